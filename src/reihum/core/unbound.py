"""The names that stand for a game's rules in drivers, until `reihum.core.engine.bind` puts a game in their place."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from reihum.core.record import HEADER, Record
from reihum.core.writer import Page, Words, words

Mask = NDArray[np.bool_]
Ints = NDArray[np.int64]
Floats = NDArray[np.float32]


def unbound(*_: object) -> Any:
    """What an open name is until a game stands in its place."""
    raise AssertionError("a driver was called without being bound to a game")


DTYPE: np.dtype[Any] = np.dtype(HEADER)
SIZE: int = 0  # bytes of a record
MOVES: int = 0  # size of the move table
PADDED: int = 0  # the same, filled up to a multiple of 64
BETTER: int = 1  # −1 where few points win
MOVE_TEXTS: Words = words([""])  # the text of every move
setup: Callable[[Record], None] = unbound
legal: Callable[[Record, Mask], int] = unbound
play: Callable[[Record, int], None] = unbound
scores: Callable[[Record, Ints], None] = unbound
conceal: Callable[[Record, int], None] = unbound
redeal: Callable[[Record, int, Ints], None] = unbound
observe: Callable[[Record, int, Floats], None] = unbound
audit: Callable[[Record], int] = unbound
view: Callable[[Record, Page], None] = unbound
events: Callable[[Record, int, Record, Page], None] = unbound
refuse: Callable[[Record, int, Page], None] = unbound
