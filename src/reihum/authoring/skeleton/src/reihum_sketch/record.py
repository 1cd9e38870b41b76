"""The record: the whole state of a game. Pieces in arrays of `<i2`, counters as `<i8`.

Every record begins with a header (`reihum.core.record`): `players`, `to_move`, `turn`, `phase`, `revealed` and others.
"""

from typing import Any, Final

import numpy as np

from reihum.core.record import record_dtype
from reihum_sketch.pieces import CARDS, MAX_PLAYERS

DTYPE: Final[np.dtype[Any]] = record_dtype(
    ("place", "<i2", (CARDS + 1,)),  # where each card is, by its number; 0 is never used
    ("held", "<i8", (MAX_PLAYERS,)),  # how many cards each seat holds: known to all, so it stays in concealed records
    ("stack_left", "<i8"),
    ("top", "<i8"),  # the card on top of the pile, or 0
    ("points", "<i8", (MAX_PLAYERS,)),
)
