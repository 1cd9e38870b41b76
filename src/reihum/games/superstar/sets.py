"""Sets of kinds as the bits of an integer: size, lowest, n-th.

Only additions, shifts and masks on numbers below 2⁵², so that all builds compute the same without overflow.
"""

from typing import Final

import numpy as np

from reihum.core.jit import rule
from reihum.games.superstar.pieces import JOKER

# The remainders of 2⁰, 2¹, … modulo 67 are all different: a bit's place is found by one division.
_MODULUS: Final = 67
_PLACE: Final = np.zeros(_MODULUS, np.int64)
for _kind in range(JOKER + 1):
    _PLACE[(1 << _kind) % _MODULUS] = _kind


@rule
def lowest(cards: int) -> int:
    """The lowest kind of a set that is not empty."""
    return _PLACE[(cards & -cards) % _MODULUS]


@rule
def size_of(cards: int) -> int:
    """How many kinds a set has."""
    x = cards - ((cards >> 1) & 0x5555555555555)
    x = (x & 0x3333333333333) + ((x >> 2) & 0x3333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F
    x += x >> 8
    x += x >> 16
    x += x >> 32
    return x & 0x7F


@rule
def nth(cards: int, n: int) -> int:
    """The n-th lowest kind of a set, counted from 0."""
    for _ in range(n):
        cards &= cards - 1
    return lowest(cards)
