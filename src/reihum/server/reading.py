"""Reading a match quickly: what is asked for with every move."""

import functools
import struct
from typing import Any, Final

import numpy as np

from reihum.core.match import Match
from reihum.core.rules import View

_NUMBER: Final = struct.Struct("=q")


def view_of(match: Match, viewer: int) -> View:
    """What a viewer may know, as ``match.view(viewer)`` says it, from the concealed record as always."""
    return match.game.rules.view(match.concealed(viewer))


def forked(match: Match) -> Match:
    """A copy to play on, which need not find out again what is legal now."""
    copy = match.copy()
    if match._count >= 0:
        copy._mask[:] = match._mask
        copy._numbers[:] = match._numbers
        copy._count = match._count
    return copy


def header(match: Match, name: str) -> int:
    """A number of a record's header."""
    return int(_NUMBER.unpack_from(match._record.data, _offsets(match.game.rules.dtype)[name])[0])


@functools.cache
def _offsets(dtype: np.dtype[Any]) -> dict[str, int]:
    return {name: offset for name, (_, offset, *_) in (dtype.fields or {}).items()}
