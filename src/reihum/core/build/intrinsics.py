"""What some functions of the core are in compiled code, where Python's way would cost more than the work itself."""

from collections.abc import Callable
from typing import Any, Final

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.imputils import Registry, impl_ret_borrowed
from numba.extending import intrinsic
from numba.np.arrayobj import get_itemsize, populate_array

from reihum.core import bits
from reihum.core.build import fetching, marking


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


@intrinsic
def _count_bits(context: Any, number: Any) -> Any:
    def write(target: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), write


@intrinsic
def _lowest_bit(context: Any, number: Any) -> Any:
    def write(target: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), write


COMPILED_SO: Final = Registry("reihum")
"""Operations that Numba compiles as well, but with more ado."""


@COMPILED_SO.lower("array.view", types.uint8[::1], types.DTypeSpec)
def _view(target: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    """Bytes seen as records or numbers. Numba's own asks what is certain here, with two more functions each time."""
    given = target.make_array(signature.args[0])(target, builder, arguments[0])
    kind = signature.return_type
    seen = target.make_array(kind)(target, builder)
    size = given.nitems.type(get_itemsize(target, kind))
    left_over = builder.icmp_unsigned("!=", builder.urem(given.nitems, size), size.type(0))
    with builder.if_then(left_over, likely=False):
        target.call_conv.return_user_exc(builder, ValueError, ("the bytes are no whole number of such things",))
    count = builder.udiv(given.nitems, size)
    populate_array(
        seen,
        data=builder.bitcast(given.data, seen.data.type),
        shape=[count],
        strides=[size],
        itemsize=size,
        meminfo=given.meminfo,
        parent=given.parent,
    )
    return impl_ret_borrowed(target, builder, kind, seen._getvalue())


COMPILED_AS: Final[dict[Callable[..., Any], Any]] = {
    bits.count_bits: _count_bits,
    bits.lowest_bit: _lowest_bit,
    marking.eights: _eights,
    fetching.ask_for: _ask_for,
}
