"""The record: the whole state of a game as one fixed-size numpy record.

Every game's record starts with the same header, so that matches, bots and servers can drive any game without
knowing its rules. What follows the header is the game's own.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Record = Any
"""One game's state: an element of an array with the game's dtype. Rules read it as ``s.field[i, j]``."""

Buffer = NDArray[np.uint8]
"""The bytes of one record, or of many one after the other."""

MAX_BYTES: Final = 8192
MAX_PLAYERS: Final = 5
OPTION_SLOTS: Final = 8
VERSION_SLOT: Final = OPTION_SLOTS - 1
"""The last slot of a record's ``options`` tells by which version of the rules it is played; 0 is the first."""
KEY_WORDS: Final = 8
BLOCK_WORDS: Final = 16

OVER: Final = -1
"""``to_move`` of a game that has ended."""
SPECTATOR: Final = -1
"""The viewer who has no seat and sees only what lies open."""
TRUTH: Final = -2
"""``viewer`` of a record that conceals nothing."""
DRAWN: Final = -1
"""``start_option`` when the start seat is drawn by the seed."""

# Numbers of the header are 64 bits wide: interpreted, numpy's 16-bit numbers overflow where compiled ones widen.
HEADER: Final[list[tuple[Any, ...]]] = [
    # Chance (reihum.core.chance), in 32-bit words.
    ("key", "<i8", (KEY_WORDS,)),
    ("block", "<i8"),  # number of the next block of the key stream
    ("words", "<i8", (BLOCK_WORDS,)),  # the current block
    ("used", "<i8"),  # how many of its words are used up
    # Course of the game.
    ("revealed", "<i8"),  # goes up with every draw and every reveal: what cannot be undone
    ("turn", "<i8"),  # turns begun, counted from 1
    ("players", "<i8"),
    ("start_option", "<i8"),  # the seat that starts, or DRAWN
    ("start", "<i8"),  # the seat that did start
    ("to_move", "<i8"),  # the seat asked for the next move, or OVER
    ("phase", "<i8"),  # the game's own phases, 0 first
    ("concurrent", "<i8"),  # 1 while seats choose together, unseen by each other
    ("viewer", "<i8"),  # TRUTH, or for whose eyes the record was concealed
    ("options", "<i8", (OPTION_SLOTS,)),  # in the order of the game's option list
]

HEADER_BYTES: Final = np.dtype(HEADER).itemsize
PLACES: Final = {name: np.dtype(HEADER[:index]).itemsize // 8 for index, (name, *_) in enumerate(HEADER)}
"""Where the fields of the header lie in a record, in numbers of eight bytes: they can be read without its dtype."""


def header(record: Buffer, name: str) -> int:
    """A number of a record's header, such as ``to_move``, from the record's bytes."""
    return record[:HEADER_BYTES].view(np.int64).item(PLACES[name])


def record_dtype(*fields: tuple[Any, ...]) -> np.dtype[Any]:
    """The dtype of a game's record: the header, then the game's own fields."""
    for field in fields:
        try:
            np.dtype([field])
        except (TypeError, ValueError) as error:
            raise ValueError(f"the field {field!r} is none that numpy knows: {error}") from None
    plain = np.dtype([*HEADER, *fields], align=True)
    shadowed = [name for name in plain.names or () if hasattr(np.record, name)]
    if shadowed:  # the interpreted build would read numpy's attribute instead of the field
        raise ValueError(f"numpy's records already have attributes of these names: {', '.join(shadowed)}")
    if plain.itemsize > MAX_BYTES:
        raise ValueError(f"a record of {plain.itemsize} bytes is larger than {MAX_BYTES}")
    return np.dtype((np.record, plain))
