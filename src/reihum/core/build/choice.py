"""Which way leads from rules to machine code: our extension of Numba's compiler, or its public means.

The extension (`target`) is made of parts that other versions of Numba may have changed. With a minor version that it
was not tested with, it first has to compile a few lines and get them right; if it cannot, or if ``REIHUM_BUILD=plain``
says so, everything is compiled by `plain`. What came of that trial is kept beside compiled code.
"""

import contextlib
import functools
import os
import sys
import warnings
from collections.abc import Callable, Mapping
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final, Protocol

import numpy as np

from reihum.core.bits import count_bits, lowest_bit
from reihum.core.build import cache
from reihum.core.build.marking import eights
from reihum.core.files import write_whole
from reihum.core.jit import rule
from reihum.core.record import Buffer, record_dtype

TESTED: Final = ("0.68",)
"""The minor versions of Numba for which the tests have passed with the extension."""

_DTYPE: Final = record_dtype()


class Code(Protocol):
    """Compiled entry points."""

    def entry(self, name: str, function: Callable[..., Any], signature: str) -> Any:
        """One of them, to be called from Python."""

    def complete(self) -> None:
        """Compile what was not asked for yet."""


@functools.cache
def why_plain() -> str:
    """Why the extension is not used; empty if it is. It may have to be tried first, which takes seconds."""
    known = _known()
    if known is not None:
        return known
    why = ""
    try:
        _try_extension()
    except Exception as error:  # whatever another version of Numba makes of it
        numba = version("numba")
        why = f"our extension of its compiler does not work with Numba {numba} ({type(error).__name__}: {error})"
        warnings.warn(f"Games take longer to compile: {why}.", RuntimeWarning, stacklevel=2)
    file = _verdict_file()
    if file is not None:
        with contextlib.suppress(OSError):  # it will be tried again
            write_whole(file, cache.sealed(why.encode(errors="replace")))
    return why


def suffix() -> str:
    """How the file is called that tells that entry points are compiled."""
    return ".plain" if why_plain() else ".native"


def known_suffix() -> str | None:
    """The same without trying anything; None if it was not tried yet, so that nothing can be compiled, either."""
    known = _known()
    return None if known is None else ".plain" if known else ".native"


def _known() -> str | None:
    """Why the extension is not used, as far as that can be said without a compiler."""
    if os.environ.get("REIHUM_BUILD", "") == "plain":
        return "REIHUM_BUILD=plain turns our extension of Numba's compiler off"
    if ".".join(version("numba").split(".")[:2]) in TESTED:
        return ""
    file = _verdict_file()
    if file is None:
        return None
    try:
        verdict = cache.unsealed(file.read_bytes())
    except OSError:
        return None
    return None if verdict is None else verdict.decode()


def _verdict_file() -> Path | None:
    """Where it is kept what came of the trial with these versions and this extension."""
    directory = cache.directory()
    if directory is None:
        return None
    versions = (sys.implementation.cache_tag, version("numpy"), version("numba"), version("llvmlite"))
    return directory / f"extension-{cache.hash_of(sorted(Path(__file__).parent.glob('*.py')), *versions)}.verdict"


def load_or_build(file: Path | None, name: str, entries: Mapping[str, tuple[Callable[..., Any], str]]) -> Code:
    """The code of some entry points, from the file if it is there."""
    if why_plain():
        from reihum.core.build.plain import Plain

        return Plain(file, entries)
    from reihum.core.build.native import load_or_build as native

    return native(file, name, entries)


def _try_extension() -> None:
    from reihum.core.build.native import load_or_build as native

    code = native(None, "trial", {"trial": (_trial, _TRIAL)})
    record = np.zeros(_DTYPE.itemsize, np.uint8)
    found = code.entry("trial", _trial, _TRIAL)(record, 5)
    if found != _trial(np.zeros_like(record), 5):
        raise ValueError(f"a trial gave {found}")


_TRIAL: Final = "int64(uint8[::1], int64)"


@rule
def _trial(record: Buffer, value: int) -> int:
    """A few lines with everything of Numba's that the extension replaces."""
    s = record.view(_DTYPE)[0]
    s.turn = _twice(value)
    room = np.zeros(64, np.uint8)
    room[8] = s.turn
    return count_bits(s.turn) * 100 + lowest_bit(s.turn) * 10 + int(eights(room)[1])


@rule
def _twice(value: int) -> int:
    return 2 * value
