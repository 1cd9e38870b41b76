"""What results owe to chance, and results without it.

Whenever a move draws something, the game's evaluation tells what that changed beside other draws that the move might
have made as well (`reihum.bots.fortune`). Added up over a game, this is nothing on average, whatever the evaluation is
worth; but if it is worth something, whoever won much had much of it. So results are told less a part of it, and are
surer by as much as chance explains of them. How large a part is best follows from the other half of the deals: a
result has no say in what is taken from it.

What the deal itself brings is left to the seatings: every deal is played in all of them.
"""

import functools
from pathlib import Path
from typing import Any, Final

import numpy as np

from reihum.bots import fortune
from reihum.bots.engine import bound_search
from reihum.core.chance import key_of_seed
from reihum.core.engine import EntryPoints, bind
from reihum.core.match import Match
from reihum.core.record import KEY_WORDS, MAX_PLAYERS
from reihum.core.rules import Rules
from reihum.lab.statistics import Floats

OTHERS: Final = 16
"""Draws that what was drawn is judged beside."""
_SIGNATURES: Final = {"add_fortune": "int64(uint8[::1], int64, int64[::1], int64, float64[::1])"}


@functools.cache
def fortune_engine(rules: Rules) -> Any:
    """The entry point of `reihum.bots.fortune` for a game, compiled apart: only the lab asks for it."""
    bound, sources = bound_search(rules)
    return EntryPoints(
        f"{rules.name}-fortune", bind(fortune, rules, bound), _SIGNATURES, (*sources, Path(fortune.__file__))
    )


class Fortune:
    """What the seats of a match owe to chance so far."""

    def __init__(self, match: Match, seed: str) -> None:
        self._match = match
        self._engine = fortune_engine(match.game.rules)
        self._seed = key_of_seed(f"fortune {seed}")
        self._owed = np.zeros(MAX_PLAYERS)

    def before_move(self, move: int) -> None:
        """Judge what a move draws that is about to be played."""
        record = np.frombuffer(self._match.to_bytes(), np.uint8).copy()
        self._seed[KEY_WORDS - 1] = len(self._match.moves)
        self._engine.add_fortune(record, move, self._seed, OTHERS, self._owed)

    @property
    def owed(self) -> tuple[float, ...]:
        """By seat, the part of a win that chance has brought; in all it is 0."""
        return tuple(round(float(part), 5) for part in self._owed[: self._match.game.players])


def without(results: Floats, owed: Floats) -> Floats:
    """Results, one a deal, without what they owe to chance; on average they are what they were.

    >>> without(np.array([1.0, 1.0, 0.0, 0.0]), np.array([0.5, 0.5, -0.5, -0.5]))
    array([0.5, 0.5, 0.5, 0.5])
    """
    adjusted = results.astype(np.float64).copy()
    for half in (0, 1):
        adjusted[half::2] -= _weight(results[1 - half :: 2], owed[1 - half :: 2]) * owed[half::2]
    return adjusted


def _weight(results: Floats, owed: Floats) -> float:
    """How much of what is owed is best taken away, as these results tell."""
    if len(results) < 2:
        return 0.0
    about = owed - owed.mean()
    spread = float((about**2).sum())
    return float((about * results).sum()) / spread if spread > 0 else 0.0
