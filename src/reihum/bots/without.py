"""What bots do with a game that says nothing to them: all moves are rated alike, and playouts go on to the end.

Serves in the place of a game's ``bot/heuristic.py``, ``bot/evaluation.py`` or ``bot/outcomes.py`` if there is none.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from reihum.bots.hints.outcomes import DEPENDS, TurnOutcome, is_asked_again, watch_nothing
from reihum.bots.judgement.evaluation import load_weights
from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.core.rules import Mask
from reihum.core.unbound import Ints

# No heuristic


@rule
def rate(s: Record, mask: Mask, out: NDArray[np.float64]) -> None:
    """Rate all moves alike: between equal ones luck decides."""
    out[:] = 0.0


# No evaluation

FEATURES: Final = ("constant",)
WIN_WEIGHTS, POINT_WEIGHTS = load_weights(__package__, FEATURES)
TUNING: Final = (0.8, 1.0, 1.0, 1e6, 0.0, 0.0)
"""Playouts have no end but that of the game: its result is the only judgement there is."""


@rule
def describe(s: Record, seat: int, out: Any) -> None:
    """Describe every position alike."""
    out[0] = 1.0


@rule
def is_calm(s: Record) -> bool:
    """Whether a position at the beginning of a turn can be judged; if not, playouts go on to one that can."""
    return True


# No outcomes: one that never happens, as arrays without a place for any could not be compiled

SPEAKS_OF_POINTS: Final = True
OUTCOMES: Final = (TurnOutcome("nothing", False, 0.0, DEPENDS),)
watch = watch_nothing
is_settled = is_asked_again


@rule
def count(before: Record, after: Record, later: Record, seat: int, found: Ints, who: Ints) -> None:
    """Count nothing."""
