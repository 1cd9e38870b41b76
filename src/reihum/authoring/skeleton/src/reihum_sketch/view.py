"""What a person sees of the table. Without a board of its own the game is drawn from it."""

import msgspec

from reihum.core.jit import rule
from reihum.core.record import SPECTATOR, Record
from reihum.core.rules import View
from reihum.core.writer import Page, close_list, close_object, null, number, number_item, open_list, open_object_item
from reihum_sketch.pieces import CARDS, FIRST_CARD, HAND


class SketchSeat(msgspec.Struct, frozen=True, kw_only=True):
    """What lies open at a seat."""

    cards: int  # hand size
    points: int


class SketchView(View, frozen=True, kw_only=True):
    """The table."""

    top: int | None  # the card laid last
    stack: int
    seats: list[SketchSeat]
    hand: list[int] | None  # the viewer's own


@rule
def view(s: Record, out: Page) -> None:
    """Write the fields of `SketchView` from a concealed record."""
    if s.top == 0:
        null(out, b"top")
    else:
        number(out, b"top", s.top)
    number(out, b"stack", s.stack_left)
    open_list(out, b"seats")
    for seat in range(s.players):
        open_object_item(out)
        number(out, b"cards", s.held[seat])
        number(out, b"points", s.points[seat])
        close_object(out)
    close_list(out)
    if s.viewer == SPECTATOR:
        null(out, b"hand")
    else:
        open_list(out, b"hand")
        for card in range(FIRST_CARD, CARDS + 1):
            if s.place[card] == HAND + s.viewer:
                number_item(out, card)
        close_list(out)
