"""The record of Ninety-nine: how many cards of each rank lie where, the total, and everybody's penalty points."""

from typing import Any, Final

import numpy as np

from reihum.core.record import record_dtype
from reihum_ninety_nine.pieces import MAX_PLAYERS, RANKS

DTYPE: Final[np.dtype[Any]] = record_dtype(
    ("hands", "<i2", (MAX_PLAYERS, RANKS + 1)),  # by seat and rank; rank 0 is never used
    ("stock", "<i2", (RANKS + 1,)),  # face down; in a concealed record everything unseen
    ("laid", "<i2", (RANKS + 1,)),  # face up on the pile of this round
    ("held", "<i8", (MAX_PLAYERS,)),  # how many cards each seat holds, known to all
    ("stock_left", "<i8"),  # known to all
    ("total", "<i8"),
    ("direction", "<i8"),  # 1: clockwise, −1: the other way round
    ("top", "<i8"),  # the rank laid last in this round, or 0
    ("deals", "<i8"),
    ("penalties", "<i8", (MAX_PLAYERS,)),
)
