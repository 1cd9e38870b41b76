"""Sets of numbers on the ring 1 … 100, as two halves of fifty bits: a step along the ring is a shift."""

from typing import Any, Final

import numpy as np

from reihum.core.bits import lowest_bit
from reihum.core.jit import rule
from reihum.games.bloom.pieces import NUMBERS

HALF: Final = 50
ALL: Final = (1 << HALF) - 1

# By number: its bit in the lower half or the upper half, 0 in the other one (and for the joker in both). Asked without
# a branch: nobody can guess in which half a number lies.
IN_LOW: Final = np.array([0, *(1 << _bit for _bit in range(HALF)), *[0] * HALF], np.int64)
IN_HIGH: Final = np.array([0, *[0] * HALF, *(1 << _bit for _bit in range(HALF))], np.int64)


@rule
def wide(value: Any) -> int:
    """A 16-bit number of the record as an ordinary one.

    Numba's ``int`` leaves it at 16 bits, and what is called with it would be compiled once more.
    """
    return int(np.int64(value))


@rule
def ring(number: int) -> int:
    """A number that ran over an end of the ring by less than a lap, back on it."""
    if number > NUMBERS:
        return number - NUMBERS
    if number < 1:
        return number + NUMBERS
    return number


@rule
def way(a: int, b: int) -> int:
    """How far it is upwards from ``a`` to ``b``: 0 to 99."""
    distance = b - a
    if distance < 0:
        distance += NUMBERS
    return distance


@rule
def has(low: int, high: int, number: int) -> bool:
    """Whether a number is in the set."""
    return (low & int(IN_LOW[number])) | (high & int(IN_HIGH[number])) != 0


@rule
def put_in(bits: Any, number: int) -> None:
    """Put a number into a set that stands in the record."""
    bits[0] |= IN_LOW[number]
    bits[1] |= IN_HIGH[number]


@rule
def take_out(bits: Any, number: int) -> None:
    """Take a number out of a set that stands in the record."""
    bits[0] &= ~IN_LOW[number]
    bits[1] &= ~IN_HIGH[number]


@rule
def higher(low: int, high: int, steps: int) -> tuple[int, int]:
    """Every number this many steps higher."""
    rest = HALF - steps
    return ((low << steps) & ALL) | (high >> rest), ((high << steps) & ALL) | (low >> rest)


@rule
def lower(low: int, high: int, steps: int) -> tuple[int, int]:
    """Every number this many steps lower."""
    rest = HALF - steps
    return (low >> steps) | ((high << rest) & ALL), (high >> steps) | ((low << rest) & ALL)


@rule
def above(low: int, high: int) -> tuple[int, int]:
    """The numbers one or two steps above one of the set."""
    a, b = higher(low, high, 1)
    c, d = higher(low, high, 2)
    return a | c, b | d


@rule
def below_it(low: int, high: int) -> tuple[int, int]:
    """The numbers one or two steps below one of the set."""
    a, b = lower(low, high, 1)
    c, d = lower(low, high, 2)
    return a | c, b | d


@rule
def near(low: int, high: int) -> tuple[int, int]:
    """The numbers one or two steps above or below one of the set."""
    a, b = above(low, high)
    c, d = below_it(low, high)
    return a | c, b | d


@rule
def next_number(low: int, high: int, after: int) -> int:
    """The lowest number of a set above another one (0 to begin with); 0 for none."""
    if after < HALF:
        rest = low & (ALL << after)
        if rest != 0:
            return 1 + lowest_bit(rest)
        after = HALF
    rest = high & (ALL << (after - HALF))
    return 0 if rest == 0 else 1 + HALF + lowest_bit(rest)
