"""The board of a game that draws none: everything its view says, by name."""

from collections.abc import Collection, Sequence
from typing import Any, Final

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from reihum.core.rules import View
from reihum.terminal.room import Board, Firm, last_wrapped, shortened
from reihum.terminal.words import say

_COMMON: Final = frozenset(field.name for field in msgspec.structs.fields(View))
_NAME_WIDTH: Final = 12


def draw(view: View, names: Sequence[str], legal: Collection[str] = ()) -> RenderableType:
    """All seats with what each of them has, then what lies on the table; the legal moves are listed below it."""
    said: dict[str, Any] = {
        name: value for name, value in msgspec.to_builtins(view).items() if name not in _COMMON and value is not None
    }
    by_seat = {name: value for name, value in said.items() if isinstance(value, list) and len(value) == view.players}
    rows = [[Text(_spaced(name), "dim"), Text(_told(said[name]))] for name in said if name not in by_seat]
    parts: list[RenderableType] = [_seats(view, names, by_seat)]
    if rows:
        parts += [Text(), last_wrapped(rows)]
    if 0 <= view.to_move < view.players:
        asked = say("your-turn") if view.to_move == view.viewer else say("turn-of", name=_name(names, view.to_move))
        parts += [Text(), Text(asked, "bold")]
    return Board(*parts)


def _seats(view: View, names: Sequence[str], by_seat: dict[str, list[Any]]) -> RenderableType:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_row(Text(), Text(say("column-points"), "dim"), *(Text(_spaced(name), "dim") for name in by_seat))
    for seat in range(view.players):
        is_asked = seat == view.to_move
        name = Text().append("▶ " if is_asked else "  ", "bold yellow")
        name.append(_name(names, seat), "bold" if is_asked else "")
        table.add_row(name, Text(str(view.points[seat])), *(Text(_told(value[seat])) for value in by_seat.values()))
    return Firm(table)


def _name(names: Sequence[str], seat: int) -> str:
    return shortened(names[seat], _NAME_WIDTH)


def _spaced(name: str) -> str:
    return name.replace("_", " ")


def _told(value: Any) -> str:
    """A value of a view in characters: lists with commas, parts by name."""
    if value is None:
        return "–"
    if isinstance(value, bool):
        return "✓" if value else "–"
    if isinstance(value, dict):
        return ", ".join(f"{_spaced(str(name))} {_told(part)}" for name, part in value.items())
    if isinstance(value, list):
        joint = "; " if any(isinstance(part, list | dict) for part in value) else ", "
        return joint.join(map(_told, value)) or "–"
    return str(value)
