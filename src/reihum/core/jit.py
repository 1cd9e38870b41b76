"""One source, two builds: rule functions run compiled by Numba or interpreted by Python.

The build is chosen once a process, before the first game is imported:

* ``NUMBA_DISABLE_JIT=1`` or ``REIHUM_JIT=0`` — interpreted; Numba is not even imported, so a program starts at once;
* otherwise — compiled.

``rule`` marks a function of the rules. Rule functions are compiled into the entry points of a game's engine
(`reihum.core.engine`) and only those are cached on disk: loading them is quick and never compiles a rule by itself.
"""

import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, ParamSpec, TypeVar, get_args

COMPILED: Final = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0") and os.environ.get("REIHUM_JIT", "1") != "0"

P = ParamSpec("P")
T = TypeVar("T")

_NUMBERS: Final = (None, int, float, bool)
_MAKERS: Final = frozenset({"zeros", "empty", "full", "copy", "all"})  # ``all`` compares into an array first


def options_for(function: Callable[..., object]) -> dict[str, Any]:
    """How Numba is to compile a function.

    It counts who uses an array (``_nrt``), and that costs more than writing a slice of a mask does. Where a function
    neither makes an array nor returns one, all are its caller's and nobody needs to count. One that makes arrays in a
    way not listed above does not compile.
    """
    kind = function.__annotations__.get("return", Any)
    returns_numbers = all(part in _NUMBERS for part in get_args(kind) or (kind,))
    makes_arrays = not _MAKERS.isdisjoint(function.__code__.co_names)
    return {"nogil": True, "_nrt": makes_arrays or not returns_numbers}


if TYPE_CHECKING or not COMPILED:

    def rule(function: Callable[P, T]) -> Callable[P, T]:
        """Mark a function of the rules; this build leaves it to the interpreter."""
        return function

else:
    from reihum.core.linking import Rule

    def rule(function: Callable[P, T]) -> Callable[P, T]:
        """Mark a function of the rules."""
        return Rule(function, options_for(function))
