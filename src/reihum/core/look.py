"""How a game looks beside its board: ``web/game.json`` of its package, and pictures that lie there, too.

Each colour is two, by day and by night. A game without a manifest has the colours of the page.
"""

import functools
import re
from typing import Any, Final

import msgspec

from reihum.core.errors import BadOption
from reihum.core.places import shown_path
from reihum.core.registry import file_of

MANIFEST: Final = ("web", "game.json")
_COLOUR: Final = re.compile(r"#[0-9a-f]{6}")


class Colours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The colours of a game, each by day and by night."""

    cloth: tuple[str, str] | None = None  # the table
    lid: tuple[str, str] | None = None  # the box on the shelf
    side: tuple[str, str] | None = None  # the side of the box, darker than its lid


@functools.cache
def look_of(game: str) -> Colours:
    """The look of a game; `BadOption` if its manifest says something else than colours."""
    file = file_of(game, *MANIFEST)
    if file is None:
        return Colours()
    try:
        look = msgspec.json.decode(file.read_bytes(), type=Colours)
    except msgspec.MsgspecError as error:
        raise BadOption(f"{shown_path(str(file))}: {error}") from error
    for name, colours in _colours(look):
        if not all(_COLOUR.fullmatch(colour) for colour in colours):
            raise BadOption(
                f'{shown_path(str(file))}: "{name}" is two colours, as in ["#d2dad3", "#18201e"], by day and by night.'
            )
    return look


def _colours(look: Colours) -> list[tuple[str, Any]]:
    return [(name, colours) for name, colours in msgspec.structs.asdict(look).items() if colours is not None]
