"""Winning chances of a position: it is played on many times by the heuristic, each time with other luck."""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from reihum.bots.engine import bot_engine, evaluation_of
from reihum.core.chance import key_of_seed
from reihum.core.game import Game
from reihum.core.planner import LONGEST
from reihum.core.record import Buffer

TO_THE_END: Final = 1_000_000
"""Turns that no game lasts."""

Chances = NDArray[np.float64]
"""What every seat has of the win."""


class Rollouts:
    """What true positions are worth to every seat if the heuristic plays on for everybody.

    Hidden cards stay where they are, as a spectator who sees every hand would judge; what is drawn from here on is new.
    The same seed brings the same luck in every position, turn by turn, so that positions of one game compare well.
    ``reach`` is after how many turns the evaluation judges, if the game is not over before.
    """

    def __init__(self, game: Game, playouts: int, seed: str, reach: int = TO_THE_END) -> None:
        self._continue = bot_engine(game.rules).continue_from
        self._reach = reach
        self._key = key_of_seed(f"rollout {seed}")
        self._now = np.zeros((playouts, game.players))
        self._after = np.zeros((playouts, 1, game.players))

    def of(self, record: Buffer) -> Chances:
        """Of a position as it is."""
        self._play_on(record, [])
        found: Chances = self._now.mean(axis=0)
        return found

    def after(self, record: Buffer, move: int) -> Chances:
        """After a move, whatever it draws."""
        self._play_on(record, [move])
        found: Chances = self._after[:, 0].mean(axis=0)
        return found

    def compare(self, concealed: Buffer, seat: int, turns: Sequence[Sequence[int]]) -> Chances:
        """Of a seat after each of some turns, by playout: as far as it can know, in the same deals for all of them."""
        after = np.zeros((len(self._now), len(turns), self._now.shape[1]))
        self._continue(
            concealed.copy(), seat, True, *_listed(turns), self._reach, self._key, 0, np.zeros_like(self._now), after
        )
        return after[:, :, seat]

    def _play_on(self, record: Buffer, moves: list[int]) -> None:
        self._continue(record.copy(), 0, False, *_listed([moves]), self._reach, self._key, 0, self._now, self._after)


def _listed(turns: Sequence[Sequence[int]]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Turns as an array, and their lengths."""
    listed = np.zeros((len(turns), LONGEST), np.int64)
    for place, turn in enumerate(turns):
        listed[place, : len(turn)] = turn
    return listed, np.array([len(turn) for turn in turns])


def reach_of_reviews(game: Game) -> int:
    """After how many turns reviews let the evaluation judge: in games where it foretells more than playing on."""
    return max(game.players, getattr(evaluation_of(game.rules), "REVIEW_TURNS", TO_THE_END))
