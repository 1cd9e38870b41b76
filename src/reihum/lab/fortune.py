"""What results owe to chance, and results without it (the idea of AIVAT).

Whatever the deal was, and whatever a move drew, the position is played on by the heuristic from what came of it, and
from what might have come as well. The difference is nobody's merit, and nothing on average, however badly the heuristic
plays; but whoever won much had much of it. So results are told less a part of it, and are surer by as much as chance
explains of them. How large a part is best follows from the other half of the deals: a result has no say in what is
taken from it.

All positions of a match are played on with the same luck, turn by turn: what was lucky in the playouts of one is taken
back by the next, so that few of them are enough. What hidden cards made of a good choice is not taken off: that is
nothing on average only for who draws no conclusions from what others did, and a better player might.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from reihum.core.match import Match
from reihum.core.record import Buffer, header
from reihum.lab.rollouts import Rollouts, reach_of_reviews
from reihum.lab.statistics import Floats

PLAYOUTS: Final = 32
"""Of what was drawn, and of what might have been."""
_DIGITS: Final = 5


class Luck(NamedTuple):
    """By seat, the part of the win that the deal and that all draws of a finished match have brought.

    The deal is judged beside equal chances: on average over the seats it is nothing.
    """

    deal: NDArray[np.float64]
    draws: NDArray[np.float64]


def owed_to_chance(match: Match, seed: str, playouts: int = PLAYOUTS) -> tuple[float, ...]:
    """By seat, the part of the win that chance has brought; in all it is 0."""
    luck = luck_of(match, seed, playouts)
    return tuple(round(float(part), _DIGITS) for part in luck.deal + luck.draws)


def luck_of(match: Match, seed: str, playouts: int = PLAYOUTS) -> Luck:
    """What chance has brought in a finished match."""
    worth = Rollouts(match.game, playouts, f"fortune {seed}", reach_of_reviews(match.game))
    again = Match.at(match.game, match.origin())
    before = _bytes_of(again)
    deal = worth.of(before) - 1 / match.game.players
    draws = np.zeros_like(deal)
    for move in match.moves:
        again.play(move)
        after = _bytes_of(again)
        if _has_drawn(before, after):
            draws += worth.of(after) - worth.after(before, int(move))
        before = after
    return Luck(deal, draws)


def _bytes_of(match: Match) -> Buffer:
    return np.frombuffer(match.to_bytes(), np.uint8).copy()


def _has_drawn(before: Buffer, after: Buffer) -> bool:
    return any(header(before, name) != header(after, name) for name in ("block", "used"))


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
