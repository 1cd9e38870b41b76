"""Marking moves from sets of bits, 56 at a time.

Where the moves that are legal are known as bits, a word holds those of 56 neighbouring moves; each of its bytes becomes
eight marks by a table, without a branch. (56 and not 64, so that a word is never negative: both builds shift it alike.)
"""

from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from reihum.core.jit import COMPILED, rule

Ints = NDArray[np.int64]

WORD: Final = 56

_WORD_BITS: Final = (1 << WORD) - 1
_GROUPS: Final = WORD // 8
EACH_BYTE: Final = 0x0101010101010101  # times this, the eighth byte of a number becomes the sum of its bytes
_MARKS: Final = np.array(  # by byte: eight bytes, 1 where it has a bit
    [sum(1 << (8 * i) for i in range(8) if (byte >> i) & 1) for byte in range(256)], np.int64
)

if TYPE_CHECKING or not COMPILED:

    def eights(array: NDArray[Any]) -> Ints:
        """Marks, or other bytes, seen as 64-bit numbers; eight make one."""
        return array.view(np.int64)

else:
    from numba.core import types
    from numba.extending import intrinsic
    from numba.np.arrayobj import populate_array

    @intrinsic
    def eights(context: Any, array: Any) -> Any:
        """Numba's own ``view`` is a call that asks what is certain here, and takes as long as marking does."""
        if array.ndim != 1 or array.layout != "C":
            return None  # does not compile: bytes that lie apart make no number
        kind = types.Array(types.int64, 1, "C")

        def write(target: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            given = target.make_array(signature.args[0])(target, builder, arguments[0])
            seen = target.make_array(kind)(target, builder)
            size = given.nitems.type(8)
            populate_array(
                seen,
                data=builder.bitcast(given.data, seen.data.type),
                shape=[builder.udiv(given.nitems, size)],
                strides=[size],
                itemsize=size,
                meminfo=given.meminfo,
                parent=given.parent,
            )
            if target.enable_nrt:
                target.nrt.incref(builder, kind, seen._getvalue())
            return seen._getvalue()

        return kind(array), write


@rule
def within(word: int, first: int, bits: int) -> int:
    """Of the moves ``first`` + i, one for each bit i that is set, those that lie within a word, as its bits."""
    shift = first - word * WORD
    if shift < 0:
        return bits >> -shift
    return (bits << shift) & _WORD_BITS


@rule
def mark_word(groups: Ints, word: int, bits: int) -> int:
    """Mark the moves of a word, and unmark its others; a number whose bytes together are how many there are.

    ``groups`` are the `eights` of a mask, or of a part of it from a multiple of eight on.
    """
    marked = 0
    for group in range(_GROUPS):
        marks = int(_MARKS[(bits >> (8 * group)) & 0xFF])
        groups[word * _GROUPS + group] = marks
        marked += marks
    return marked


@rule
def sum_of_bytes(number: int) -> int:
    """The sum of a number's bytes, as long as it is less than 256."""
    return ((number * EACH_BYTE) >> 56) & 0xFF
