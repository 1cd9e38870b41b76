"""Ninety-nine as a good player sees it: lay what counts most while there is room, and keep what always fits."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.core.rules import Mask
from reihum_ninety_nine.pieces import FOUR, GIVE_UP, KING, LAY_TEN_DOWN, LIMIT, NINE
from reihum_ninety_nine.rules import rank_of, total_after

KEEP: Final = 30.0  # what it is worth to keep a card that fits whatever the total is
NARROW: Final = 0.5  # what a point of the total is worth, which leaves the next player less room


@rule
def rate(s: Record, mask: Mask, out: NDArray[np.float64]) -> None:
    """Rate every legal move of the seat to move; higher is better."""
    for move in range(GIVE_UP):
        if mask[move]:
            rank = rank_of(move)
            out[move] = NARROW * (total_after(s.total, move) - LIMIT)
            if rank == FOUR or rank == KING or rank == NINE or move == LAY_TEN_DOWN:
                out[move] -= KEEP
    out[GIVE_UP] = 0.0
