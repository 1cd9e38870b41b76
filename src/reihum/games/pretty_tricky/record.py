"""The record of a game of Pretty Tricky."""

from typing import Final

from reihum.core.record import record_dtype
from reihum.games.pretty_tricky.pieces import DICE, HALVES, PRINTS, ROWS, SEATS, TICKS

# The sizes add up to a multiple of eight bytes, so there is no padding: bytes that belong to no field are not copied
# with a record, and records are compared as bytes.
DTYPE: Final = record_dtype(
    ("sheet", "i1", (HALVES, PRINTS, ROWS)),  # what everybody's sheet prints; filled from the components
    ("free", "<i2", (SEATS, HALVES, ROWS)),  # boxes not yet ticked
    ("symbol", "<i2", (SEATS, ROWS)),  # 1 where the (!) is ticked
    ("circles", "<i2", (ROWS,)),  # ticked circles: the same on every sheet, as everybody ticks them together
    ("dice", "<i8", (DICE,)),  # three blue, one red
    ("active", "<i8"),  # the seat that rolled
    ("ticked", "<i8", (SEATS, TICKS)),  # rows ticked in this turn, or NONE
)
