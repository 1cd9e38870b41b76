"""Hashes of 32 bits: numbers that spread well, alike in every build."""

from typing import Final

from reihum.core.build.marking import eights
from reihum.core.jit import rule
from reihum.core.record import Buffer

MASK32: Final = 0xFFFFFFFF
MIX: Final = 0x9E3779B1  # odd, bits well spread: turns neighbouring numbers into distant ones


@rule
def mix(number: int, more: int) -> int:
    """A hash and one more number."""
    return ((number ^ (more & MASK32)) * MIX) & MASK32


@rule
def mix_record(number: int, record: Buffer, salt: int) -> int:
    """A hash and every bit of a record; with another salt it is another hash."""
    numbers = eights(record)
    for i in range(len(numbers)):
        more = int(numbers[i])
        # Both halves one after the other: folded into one, 0 and -1 (a seat to move, and nobody) would be the same.
        number = (mix(mix(number, more), more >> 32) + salt) & MASK32
    return number
