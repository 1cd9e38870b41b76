"""The position as numbers for learning, from a concealed record. Seats are counted from the viewer."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from reihum.core.jit import rule
from reihum.core.record import Record
from reihum_ninety_nine.pieces import COPIES, HAND, LIMIT, MAX_PLAYERS, MOST_PENALTIES, PACK, PENALTY_LIMIT, RANKS

_TABLE: Final = 4  # total, clockwise?, stock, penalty points that end the match
_SEAT: Final = 4  # there, to move, hand size, penalty points

OBSERVATION: Final = {"table": _TABLE, "seats": MAX_PLAYERS * _SEAT, "own": RANKS, "laid": RANKS}


@rule
def observe(s: Record, viewer: int, out: NDArray[np.float32]) -> None:
    """Fill ``out``: the table, the seats, the own hand, what was laid."""
    out[:] = 0.0
    out[0] = s.total / LIMIT
    out[1] = s.direction > 0
    out[2] = s.stock_left / PACK
    out[3] = s.options[PENALTY_LIMIT] / MOST_PENALTIES
    at = _TABLE
    first = max(viewer, 0)
    for i in range(s.players):
        seat = (first + i) % s.players
        out[at + i * _SEAT] = 1.0
        out[at + i * _SEAT + 1] = s.to_move == seat
        out[at + i * _SEAT + 2] = s.held[seat] / HAND
        out[at + i * _SEAT + 3] = s.penalties[seat] / MOST_PENALTIES
    at += MAX_PLAYERS * _SEAT
    for rank in range(1, RANKS + 1):
        if viewer >= 0:
            out[at + rank - 1] = s.hands[viewer, rank] / HAND
        out[at + RANKS + rank - 1] = s.laid[rank] / COPIES
