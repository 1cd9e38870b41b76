"""The front end: what Numba makes of some entry points and all rules behind them, before any machine is thought of."""

import contextlib
import gc
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any, Final

import llvmlite.binding as llvm
from numba.core import sigutils, types
from numba.core.compiler_lock import global_compiler_lock

from reihum.core.build.target import LibraryPart, rule_of
from reihum.core.jit import is_seldom

# Numba makes the __all__ of its types at run time
_WITHOUT_ARRAYS: tuple[Any, ...] = (types.Number, types.Boolean, types.NoneType)  # type: ignore[attr-defined]

SMALL: Final = "optsize"
"""LLVM's attribute of functions that are to be small."""

_NEVER: Final = 1_000_000


@global_compiler_lock
def lower(function: Callable[..., Any], signature: str) -> Any:
    """What Numba knows of a lowered entry point. Rules that others call as well are lowered once a process."""
    rule = rule_of(function)
    rule.compile(signature)
    lowered = rule.overloads[tuple(sigutils.normalize_signature(signature)[0])]
    lowered.library.is_seldom = is_seldom(function)
    return lowered


def lower_all(entries: Mapping[str, tuple[Callable[..., Any], str]]) -> dict[str, Any]:
    """The same for entry points by name."""
    with _old_things_left_alone():
        return {name: lower(*entry) for name, entry in entries.items()}


@contextlib.contextmanager
def _old_things_left_alone() -> Iterator[None]:
    """Collect garbage among new objects only: to go through all that Numba keeps takes a tenth of the time."""
    young, middle, old = gc.get_threshold()
    gc.set_threshold(young, middle, _NEVER)
    try:
        yield
    finally:
        gc.set_threshold(young, middle, old)


def linked(lowered: Collection[Any]) -> Any:
    """All code behind some lowered entry points as one module, each function once."""
    whole = llvm.parse_assembly(str(LibraryPart.targetdescr.target_context.create_module("rules")))
    for library in _libraries(lowered):
        whole.link_in(library._final_module, preserve=True)
    often = _libraries(entry for entry in lowered if not entry.library.is_seldom)
    names = {function.name for library in often for function in library._final_module.functions}
    for function in whole.functions:
        if not function.is_declaration and function.name not in names:
            function.add_function_attribute(SMALL)
    return whole


def without_arrays(lowered: Iterable[Any]) -> set[str]:
    """The symbols of functions that return nothing but a number: no array they make outlives them."""
    described = (library.description for library in _libraries(lowered))
    return {
        description.llvm_func_name
        for description in described
        if description is not None and isinstance(description.restype, _WITHOUT_ARRAYS)
    }


def _libraries(lowered: Iterable[Any]) -> dict[Any, None]:
    libraries: dict[Any, None] = {}
    for entry in lowered:
        libraries |= entry.library.closure()
    return libraries
