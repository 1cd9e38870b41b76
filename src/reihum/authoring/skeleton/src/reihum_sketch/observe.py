"""The position as numbers for learning, from a concealed record. Seats are counted from the viewer."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from reihum.core.jit import rule
from reihum.core.record import Record
from reihum_sketch.pieces import CARDS, FIRST_CARD, HAND, HAND_SIZE, MAX_PLAYERS, PILE

_TABLE: Final = 2  # top card, stack
_SEAT: Final = 4  # there, to move, hand size, points

OBSERVATION: Final = {"table": _TABLE, "seats": MAX_PLAYERS * _SEAT, "own": CARDS, "laid": CARDS}
"""The parts, in their order, and how many numbers each has."""


@rule
def observe(s: Record, viewer: int, out: NDArray[np.float32]) -> None:
    """Fill ``out`` with numbers between 0 and 1."""
    out[:] = 0.0
    out[0] = s.top / CARDS
    out[1] = s.stack_left / CARDS
    at = _TABLE
    first = max(viewer, 0)
    for i in range(s.players):
        seat = (first + i) % s.players
        out[at + i * _SEAT] = 1.0
        out[at + i * _SEAT + 1] = s.to_move == seat
        out[at + i * _SEAT + 2] = s.held[seat] / HAND_SIZE
        out[at + i * _SEAT + 3] = s.points[seat] / CARDS
    at += MAX_PLAYERS * _SEAT
    for card in range(FIRST_CARD, CARDS + 1):
        if viewer >= 0 and s.place[card] == HAND + viewer:
            out[at + card - FIRST_CARD] = 1.0
        if s.place[card] == PILE:
            out[at + CARDS + card - FIRST_CARD] = 1.0
