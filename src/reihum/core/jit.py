"""One source, several builds: rule functions run interpreted by Python or compiled by Numba.

The build that Python runs is chosen once a process, before the first game is imported:

* ``NUMBA_DISABLE_JIT=1`` or ``REIHUM_JIT=0`` — interpreted;
* otherwise — compiled (`reihum.core.build`).

``rule`` marks a function of the rules and leaves it as it is: only the entry points of a game's engine
(`reihum.core.engine`) run compiled. Numba is imported when the first of them is asked for.
"""

import os
from collections.abc import Callable
from typing import Any, Final, ParamSpec, TypeVar, get_args

COMPILED: Final = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0") and os.environ.get("REIHUM_JIT", "1") != "0"

P = ParamSpec("P")
T = TypeVar("T")

_MARK: Final = "is_rule"
_SELDOM: Final = "is_seldom"
_NUMBERS: Final = (None, int, float, bool)
_MAKERS: Final = frozenset({"zeros", "empty", "full", "copy", "all"})  # ``all`` compares into an array first


def rule(function: Callable[P, T]) -> Callable[P, T]:
    """Mark a function of the rules."""
    setattr(function, _MARK, True)
    return function


def is_rule(value: object) -> bool:
    """Whether something is a function of the rules."""
    return hasattr(value, _MARK)


def seldom(function: Callable[P, T]) -> Callable[P, T]:
    """Mark an entry point that is called for one person or test at a time, not in millions of games.

    What nothing else needs is compiled to be small. That is a fifth of the optimiser's time, and of a module a tenth.
    """
    setattr(function, _SELDOM, True)
    return function


def is_seldom(function: object) -> bool:
    """Whether an entry point is marked so."""
    return hasattr(function, _SELDOM)


def options_for(function: Callable[..., object]) -> dict[str, Any]:
    """How Numba is to compile a function.

    It counts who uses an array (``_nrt``), and that costs more than writing a slice of a mask does. Where a function
    neither makes an array nor returns one, all are its caller's and nobody needs to count. One that makes arrays in a
    way not listed above does not compile. With counting everywhere, Bloom's playouts run at 0.93 of the speed, and its
    batches at 0.90 (`python -m bench tricks`).
    """
    makes_arrays = not _MAKERS.isdisjoint(function.__code__.co_names)
    return {"nogil": True, "_nrt": makes_arrays or not returns_numbers(function)}


def returns_numbers(function: Callable[..., object]) -> bool:
    """Whether a function returns numbers or nothing, so that no array it makes outlives it."""
    kind = function.__annotations__.get("return", Any)
    return all(part in _NUMBERS for part in get_args(kind) or (kind,))
