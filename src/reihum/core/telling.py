"""What a game says to people, read back from the JSON that its rules write: views, events, refusals.

Everything here is made from concealed records (`Match.concealed`). The bytes go to browsers as they are; Python gets
the game's typed structs.
"""

import functools
from typing import Any

import msgspec

from reihum.core.engine import Engine
from reihum.core.game import engine_of
from reihum.core.record import TRUTH, Buffer, header
from reihum.core.rules import Event, Refusal, Rules, View
from reihum.core.writer import new_page, text_of

_events = msgspec.json.Decoder(list[Event])
_refusal = msgspec.json.Decoder(Refusal)


@functools.cache
def _views(kind: type[View]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def _engine(rules: Rules, record: Buffer) -> Engine:
    if header(record, "viewer") == TRUTH:
        raise ValueError("people are told of concealed records only")
    return engine_of(rules)


def view_json(rules: Rules, concealed: Buffer) -> bytes:
    """What the viewer of a record sees, as JSON."""
    page = new_page()
    _engine(rules, concealed).write_view(concealed, page)
    return text_of(page)


def view_of(rules: Rules, concealed: Buffer) -> Any:
    """What the viewer of a record sees, as the game's typed view."""
    return _views(rules.view_type).decode(view_json(rules, concealed))


def events_json(rules: Rules, before: Buffer, move: int, after: Buffer) -> bytes:
    """What a viewer saw of a move, as a list in JSON: from the records as they knew them before and after it."""
    page = new_page()
    _engine(rules, before)
    _engine(rules, after).write_events(before, move, after, page)
    return text_of(page)


def events_of(rules: Rules, before: Buffer, move: int, after: Buffer) -> list[Event]:
    """What a viewer saw of a move."""
    return _events.decode(events_json(rules, before, move, after))


def refusal_of(rules: Rules, concealed: Buffer, move: int) -> Refusal:
    """Why a move is not legal for the seat that is asked, from its own concealed record."""
    if not 0 <= move < len(rules.moves):
        raise ValueError(f"{rules.title} has no move {move}")
    page = new_page()
    _engine(rules, concealed).write_refusal(concealed, move, page)
    return _refusal.decode(text_of(page))
