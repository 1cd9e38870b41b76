"""Marking moves from sets of bits, 56 at a time.

Most moves of an action are known as bits: the fields that are free, the cards held, the intervals that can be claimed.
A word holds the bits of 56 neighbouring moves; each of its bytes becomes eight marks by a table. (56 and not 64, so
that a word is never negative: both builds shift it alike.)
"""

from typing import Final

import numpy as np

from reihum.core.jit import rule
from reihum.core.rules import Mask
from reihum.games.one_to_nine.pieces import FILL

WORD: Final = 56
WORDS: Final = -(-FILL // WORD)  # for all moves but fills
MARKED_BY_WORDS: Final = WORDS * WORD

_WORD_BITS: Final = (1 << WORD) - 1
_GROUPS: Final = WORD // 8
_EACH_BYTE: Final = 0x0101010101010101  # times this, the eighth byte of a number becomes the sum of its bytes
_MARKS: Final = np.array(  # by byte: eight bytes, 1 where it has a bit
    [sum(1 << (8 * i) for i in range(8) if (byte >> i) & 1) for byte in range(256)], np.int64
)


@rule
def within(word: int, first: int, bits: int) -> int:
    """Of the moves ``first`` + i, one for each bit i that is set, those that lie within a word, as its bits."""
    shift = first - word * WORD
    if shift < 0:
        return bits >> -shift
    return (bits << shift) & _WORD_BITS


@rule
def mark_word(mask: Mask, word: int, bits: int) -> int:
    """Mark the moves of a word, and unmark its others; a number whose bytes together are how many there are."""
    groups = mask[:MARKED_BY_WORDS].view(np.int64)
    marked = 0
    for group in range(_GROUPS):
        marks = int(_MARKS[(bits >> (8 * group)) & 0xFF])
        groups[word * _GROUPS + group] = marks
        marked += marks
    return marked


@rule
def sum_of_bytes(number: int) -> int:
    """The sum of a number's bytes, as long as it is less than 256."""
    return ((number * _EACH_BYTE) >> 56) & 0xFF
