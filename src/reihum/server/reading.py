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


def forked(match: Match) -> Match:
    """A copy to play on, as ``match.copy()`` makes it, which need not find out again what is legal now.

    The names at the seats are shared: a table's match never changes them.
    """
    copy = Match.__new__(Match)
    copy.__dict__.update(match.__dict__)
    copy.moves, copy.waiting, copy._steps = match.moves.copy(), match.waiting.copy(), match._steps.copy()
    copy._mask, copy._numbers = match._mask.copy(), match._numbers.copy()
    copy._load(match._record.copy())
    return copy


def header(match: Match, name: str) -> int:
    """A number of a record's header."""
    return match._read(_PLACES[name])
