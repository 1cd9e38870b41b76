"""What positions and turns are worth, measured by the compiled side of the bots (`reihum.bots.continuing`)."""

import functools
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from reihum.bots.continuing import SUMS, TO_THE_END
from reihum.bots.engine import bot_engine, evaluation_of
from reihum.bots.hints.hint import Hint, read_hint
from reihum.bots.hints.turns import MOST_TURNS
from reihum.bots.levels import settings_of_level
from reihum.core.chance import Key, key_of_seed
from reihum.core.planner import LONGEST
from reihum.core.record import Buffer, header
from reihum.core.rules import Event, Rules
from reihum.core.writer import new_page, text_of
from reihum.insight.results import Effort
from reihum.insight.steps import ReviewStep

Turn = tuple[int, ...]
"""The small moves of a whole turn; none of them stands for the turn that the heuristic plays."""
Sums = NDArray[np.float64]
"""What was measured of a step (see `reihum.bots.continuing`)."""

USUAL: Final[Turn] = ()
_FINDERS: Final = ("hard", "expert")
"""A turn is great if the first of these levels misses it and the second finds it."""


_COMPARED: Final = 1024  # playouts


class _Told(msgspec.Struct):
    moves: list[str]
    told: list[Event]


class Insight:
    """What positions and turns of a game are worth."""

    def __init__(self, rules: Rules) -> None:
        self.compiled = bot_engine(rules)
        self._reach: int = getattr(evaluation_of(rules), "REVIEW_TURNS", TO_THE_END)
        levels = [settings_of_level(level, rules) for level in _FINDERS]
        self._mind_bytes = max(level["bytes"] for level in levels)
        self._tunings = np.array([number for level in levels for number in level["tuning"]], np.float64)
        self._limits = np.array([number for level in levels for number in level["limits"]], np.int64)

    def values(
        self, record: Buffer, seat: int, is_redealt: bool, turns: list[Turn], seed: str, first: int, playouts: int
    ) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """What every seat has of the win in so many playouts (see `reihum.bots.continuing.continue_from`)."""
        players = header(record, "players")
        now = np.zeros((playouts, players))
        after = np.zeros((playouts, len(turns), players))
        listed, lengths = _listed(turns)
        reach = max(players, self._reach)
        self.compiled.continue_from(
            record, seat, is_redealt, listed, lengths, reach, key_of_seed(seed), first, now, after
        )
        return now, after

    def best_turns(self, concealed: Buffer, seat: int, playouts: int) -> list[Turn]:
        """The best turns of a seat as far as it can know, best first; different ones, four at most."""
        turns, lengths = np.zeros((MOST_TURNS, LONGEST), np.int64), np.zeros(MOST_TURNS, np.int64)
        best = np.zeros(MOST_TURNS, np.int64)
        order = np.zeros(LONGEST, np.int64)
        count = self.compiled.choose_turns(concealed, seat, order, 0, playouts, turns, lengths, best)
        return [tuple(turns[i, : lengths[i]].tolist()) for i in best[:count]]

    def told(self, concealed: Buffer, turn: Turn) -> tuple[list[str], list[Event]]:
        """A turn as one would type its moves, and in events (`bots.hints.hint` has their words)."""
        page = new_page()
        self.compiled.tell_one(concealed, np.array([*turn, 0], np.int64), len(turn), page)
        told = msgspec.json.decode(text_of(page), type=_Told)
        return told.moves, told.told

    def comparison(self, concealed: Buffer, seat: int, better: Turn, played: Turn) -> Hint:
        """What speaks for a better turn beside another one, told like a hint."""
        page = new_page()
        self.compiled.compare_turns(concealed, seat, *_listed([better, played]), _COMPARED, page)
        return read_hint(text_of(page))

    def weighed(self, step: ReviewStep, effort: Effort, key: Key) -> tuple[Sums, bytes | None]:
        """What was measured of a step, and its decision as JSON; none where nothing else could be done."""
        sums = np.zeros(SUMS)
        length = 0 if step.is_forced and not step.drew else step.length
        self.compiled.measure_step(step.record, step.seat, step.moves, length, key, 0, effort.position, sums)
        return sums, None if step.is_forced else self.decision(step, effort, key, sums)

    def decision(self, step: ReviewStep, effort: Effort, key: Key, sums: Sums) -> bytes:
        """The decision of a step as JSON; what it gave and lost is added to the sums."""
        page = new_page()
        budget = np.array([effort.choosing, effort.comparing, effort.most], np.int64)
        mind = np.zeros(self._mind_bytes if effort.great else 0, np.uint8)
        limits = self._limits if effort.great else self._limits[:0]
        self.compiled.write_decision(
            step.concealed, step.moves, step.length, budget, key, mind, self._tunings, limits, sums, page
        )
        return text_of(page)

    def starting_chances(self, template: Buffer, key: Key, deals: int) -> Sums:
        """Every seat's winning chance before anything is dealt: of as many deals, a playout each."""
        sums = np.zeros(SUMS)
        self.compiled.measure_start(template, key, 0, deals, sums)
        return sums


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
