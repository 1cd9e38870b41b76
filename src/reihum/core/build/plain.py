"""The compiled build by Numba's public means alone, for versions of Numba whose insides `target` does not know.

Every entry point is made by ``njit`` when it is first asked for, with all the rules it needs. To call each other, rules
need compiled functions where their globals hold plain ones, so each is made anew over globals that do. Numba's own
cache keeps the result, in a folder named by the hash of everything that goes into it. All this takes several times as
long as `native`, and no way leads from here to WebAssembly.
"""

import contextlib
import dis
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import FunctionType
from typing import Any, Final

import numpy as np
from numba import config, njit
from numpy.typing import NDArray

from reihum.core import bits
from reihum.core.build import fetching, marking
from reihum.core.files import write_whole
from reihum.core.jit import is_rule

_OPTIONS: Final = {"nogil": True, "error_model": "numpy"}


class Plain:
    """Entry points made one by one; the file says that all of them are kept."""

    def __init__(self, file: Path | None, entries: Mapping[str, tuple[Callable[..., Any], str]]) -> None:
        self._file = file
        self._entries = entries

    def entry(self, name: str, function: Callable[..., Any], signature: str) -> Any:
        """An entry point that takes arguments of this signature only."""
        with _kept_in(None if self._file is None else self._file.with_suffix("")):
            entry = njit(signature, cache=self._file is not None, **_OPTIONS)(_over_compiled(function))
        entry.disable_compile()
        return entry

    def complete(self) -> None:
        """Compile all."""
        for name, (function, signature) in self._entries.items():
            self.entry(name, function, signature)
        if self._file is not None:
            write_whole(self._file, b"")


@contextlib.contextmanager
def _kept_in(folder: Path | None) -> Iterator[None]:
    """Let Numba keep what is compiled meanwhile in a folder."""
    before = config.CACHE_DIR
    if folder is not None:
        config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before


_compiled: dict[Callable[..., Any], Any] = {}


def _compiled_rule(function: Callable[..., Any]) -> Any:
    """A rule as Numba knows it: one object a process."""
    if function not in _compiled:
        _compiled[function] = njit(**_OPTIONS)(_over_compiled(function))
    return _compiled[function]


def _over_compiled(function: Callable[..., Any]) -> FunctionType:
    """The same function over globals in which the rules it calls are compiled ones."""
    assert isinstance(function, FunctionType)
    namespace = dict(function.__globals__)
    for step in dis.get_instructions(function):
        if step.opname == "LOAD_GLOBAL":
            value = namespace.get(step.argval)
            if callable(value) and is_rule(value):
                namespace[step.argval] = _compiled_rule(value)
            elif isinstance(value, FunctionType) and value in _COMPILED_AS:
                namespace[step.argval] = _COMPILED_AS[value]
    copy = FunctionType(function.__code__, namespace, function.__name__, function.__defaults__)
    copy.__qualname__ = function.__qualname__
    copy.__module__ = function.__module__
    return copy


@njit(**_OPTIONS)
def _count_bits(number: int) -> int:
    """By pairs, then by fours, then by bytes, which a multiplication adds up in the highest one."""
    pairs = number - ((number >> 1) & 0x5555555555555555)
    fours = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    return (((fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F) * 0x0101010101010101) >> 56


@njit(**_OPTIONS)
def _lowest_bit(number: int) -> Any:
    return _count_bits((number & -number) - 1)


@njit(**_OPTIONS)
def _eights(array: NDArray[Any]) -> Any:
    return array.view(np.int64)


@njit(**_OPTIONS)
def _ask_for(buffer: NDArray[Any], at: int) -> None:
    pass


_COMPILED_AS: Final[Mapping[Callable[..., Any], Any]] = {
    bits.count_bits: _count_bits,
    bits.lowest_bit: _lowest_bit,
    marking.eights: _eights,
    fetching.ask_for: _ask_for,
}
