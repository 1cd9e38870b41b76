"""Reading a match quickly: what is asked for with every move."""

from typing import Final

import numpy as np

from reihum.core.match import Match
from reihum.core.record import HEADER
from reihum.core.rules import View

_PLACES: Final = {name: np.dtype(HEADER[:index]).itemsize // 8 for index, (name, *_) in enumerate(HEADER)}
"""Where a field of the header begins, in numbers of eight bytes."""


def view_of(match: Match, viewer: int) -> View:
    """What a viewer may know, as ``match.view(viewer)`` says it, from the concealed record as always."""
    return match.game.rules.view(match.concealed(viewer))


def header(match: Match, name: str) -> int:
    """A number of a record's header."""
    return match._read(_PLACES[name])
