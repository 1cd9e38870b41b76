"""What some functions of the core are in compiled code, where Python's way would cost more than the work itself."""

from collections.abc import Callable
from typing import Any, Final

from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import intrinsic
from numba.np.arrayobj import populate_array

from reihum.core import fetching, marking


@intrinsic
def _eights(context: Any, array: Any) -> Any:
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


COMPILED_AS: Final[dict[Callable[..., Any], Any]] = {marking.eights: _eights, fetching.ask_for: _ask_for}
