"""How good each move looks to who makes it: what bots begin with. Without this file all moves look alike."""

import numpy as np
from numpy.typing import NDArray

from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.core.rules import Mask
from reihum_sketch.pieces import CARDS, FIRST_CARD


@rule
def rate(s: Record, mask: Mask, out: NDArray[np.float64]) -> None:
    """Rate every legal move of the seat to move; higher is better. `s` is concealed: what the mover may know."""
    for card in range(FIRST_CARD, CARDS + 1):
        if mask[card - FIRST_CARD]:
            out[card - FIRST_CARD] = -card / CARDS  # keep high cards
            if s.top != 0 and card > s.top:
                out[card - FIRST_CARD] += 1.0  # a point
