"""Sets as the bits of one number: how many members a set has, its lowest one, its n-th one.

Compiled, the first two are one instruction of the processor each (`reihum.core.build.intrinsics`). A set has no member
above 62, so that its number is never negative and all builds shift it alike.
"""

from typing import Final

from reihum.core.jit import rule

_CHUNK: Final = 8
_CHUNK_BITS: Final = (1 << _CHUNK) - 1
_WORD: Final = 64


def count_bits(bits: int) -> int:
    """How many bits are set."""
    return int(bits).bit_count()


def lowest_bit(bits: int) -> int:
    """The place of the lowest bit of a set that is not empty; what it is of an empty one differs between builds."""
    return (int(bits) & -int(bits)).bit_length() - 1


@rule
def nth_bit(bits: int, n: int) -> int:
    """The place of the n-th lowest bit, counted from 0; -1 if the set, that of a damaged record, has not so many."""
    for place in range(0, _WORD, _CHUNK):
        here = count_bits(bits & _CHUNK_BITS)
        if 0 <= n < here:
            for _ in range(n):
                bits &= bits - 1
            return place + lowest_bit(bits)
        n -= here
        bits >>= _CHUNK
    return -1
