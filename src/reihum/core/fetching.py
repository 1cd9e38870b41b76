"""Asking for memory before it is needed.

A batch goes through megabytes of records, of which a move needs some scattered lines. The processor cannot guess them
and would wait for one after the other; asked for a little earlier, they come while the game before is played.
"""

from typing import TYPE_CHECKING, Any, Final

from reihum.core.jit import COMPILED, rule
from reihum.core.record import Buffer

LINE: Final = 64
"""Bytes that a processor fetches at once."""

if TYPE_CHECKING or not COMPILED:

    def _ask_for(buffer: Buffer, at: int) -> None:
        """Nothing to do: interpreted, other things take the time."""

else:
    from llvmlite import ir
    from numba.core import cgutils, types
    from numba.extending import intrinsic

    @intrinsic
    def _ask_for(context: Any, buffer: Any, at: Any) -> Any:
        """The processor's own instruction for it, which LLVM calls ``prefetch``. It may point past the end."""
        number = ir.IntType(32)

        def write(target: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            array = target.make_array(signature.args[0])(target, builder, arguments[0])
            place = builder.gep(array.data, [arguments[1]])
            kind = ir.FunctionType(ir.VoidType(), [place.type, number, number, number])
            prefetch = cgutils.get_or_insert_function(builder.module, kind, "llvm.prefetch.p0")
            to_read, keep_close, data = number(0), number(3), number(1)
            builder.call(prefetch, [place, to_read, keep_close, data])
            return target.get_dummy_value()

        return types.void(buffer, types.int64), write


@rule
def fetch(buffer: Buffer, begin: int, end: int) -> None:
    """Ask for some bytes of a buffer, or for bytes behind it, of which nothing comes."""
    for at in range(begin, end, LINE):
        _ask_for(buffer, at)
