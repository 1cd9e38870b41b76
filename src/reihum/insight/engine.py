"""What positions and turns are worth, measured by the compiled side of the bots (`reihum.bots.continuing`)."""

import functools
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from reihum.bots.engine import bot_engine, evaluation_of
from reihum.bots.hints.hint import Hint, read_hint
from reihum.bots.hints.turns import MOST_TURNS
from reihum.core.chance import key_of_seed
from reihum.core.planner import LONGEST
from reihum.core.record import Buffer, header
from reihum.core.rules import Event, Rules
from reihum.core.writer import new_page, text_of

Turn = tuple[int, ...]
"""The small moves of a whole turn; none of them stands for the turn that the heuristic plays."""

USUAL: Final[Turn] = ()
TO_THE_END: Final = 1_000_000  # turns
_COMPARED: Final = 1024  # playouts


class _Told(msgspec.Struct):
    moves: list[str]
    told: list[Event]


class Insight:
    """What positions and turns of a game are worth."""

    def __init__(self, rules: Rules) -> None:
        self._engine = bot_engine(rules)
        self._reach: int = getattr(evaluation_of(rules), "REVIEW_TURNS", TO_THE_END)

    def values(
        self, record: Buffer, seat: int, is_redealt: bool, turns: list[Turn], seed: str, first: int, playouts: int
    ) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """What every seat has of the win in so many playouts (see `reihum.bots.continuing.continue_from`)."""
        players = header(record, "players")
        now = np.zeros((playouts, players))
        after = np.zeros((playouts, len(turns), players))
        listed, lengths = _listed(turns)
        key = key_of_seed(seed)
        reach = max(players, self._reach)
        self._engine.continue_from(record, seat, is_redealt, listed, lengths, reach, key, first, now, after)
        return now, after

    def best_turns(self, concealed: Buffer, seat: int, playouts: int) -> list[Turn]:
        """The best turns of a seat as far as it can know, best first; different ones, four at most."""
        turns, lengths = np.zeros((MOST_TURNS, LONGEST), np.int64), np.zeros(MOST_TURNS, np.int64)
        best = np.zeros(MOST_TURNS, np.int64)
        order = np.zeros(LONGEST, np.int64)
        count = self._engine.choose_turns(concealed, seat, order, 0, playouts, turns, lengths, best)
        return [tuple(turns[i, : lengths[i]].tolist()) for i in best[:count]]

    def told(self, concealed: Buffer, turn: Turn) -> tuple[list[str], list[Event]]:
        """A turn as one would type its moves, and in events (`bots.hints.hint` has their words)."""
        page = new_page()
        self._engine.tell_one(concealed, np.array([*turn, 0], np.int64), len(turn), page)
        told = msgspec.json.decode(text_of(page), type=_Told)
        return told.moves, told.told

    def comparison(self, concealed: Buffer, seat: int, better: Turn, played: Turn) -> Hint:
        """What speaks for a better turn beside the one that was played, told like a hint."""
        page = new_page()
        self._engine.compare_turns(concealed, seat, *_listed([better, played]), _COMPARED, page)
        return read_hint(text_of(page))


def _listed(turns: list[Turn]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Turns as an array, and their lengths."""
    listed, lengths = np.zeros((len(turns), LONGEST), np.int64), np.zeros(len(turns), np.int64)
    for place, turn in enumerate(turns):
        listed[place, : len(turn)] = turn
        lengths[place] = len(turn)
    return listed, lengths


@functools.cache
def insight_of(rules: Rules) -> Insight:
    """The insight into a game, one a process."""
    return Insight(rules)
