"""What a person sees of the table: a view from a concealed record."""

import msgspec

from reihum.core.jit import rule
from reihum.core.record import SPECTATOR, Record
from reihum.core.rules import View
from reihum.core.writer import (
    Page,
    close_list,
    close_object,
    null,
    number,
    open_list,
    open_object_item,
    truth,
    word,
)
from reihum_ninety_nine.pieces import PENALTY_LIMIT
from reihum_ninety_nine.writing import CARDS, write_hand


class NinetyNineSeat(msgspec.Struct, frozen=True, kw_only=True):
    """What lies open at a seat."""

    cards: int  # hand size
    penalties: int


class NinetyNineView(View, frozen=True, kw_only=True):
    """The table of Ninety-nine. Cards are written as in moves: "A", "7", "10", "K"."""

    round: int
    total: int
    top: str | None  # the card laid last in this round
    clockwise: bool
    stock: int
    penalty_limit: int
    seats: list[NinetyNineSeat]
    hand: list[str] | None  # the viewer's own


@rule
def view(s: Record, out: Page) -> None:
    """Write the fields of `NinetyNineView` from a concealed record."""
    number(out, b"round", s.deals)
    number(out, b"total", s.total)
    if s.top == 0:
        null(out, b"top")
    else:
        word(out, b"top", CARDS, s.top)
    truth(out, b"clockwise", s.direction > 0)
    number(out, b"stock", s.stock_left)
    number(out, b"penalty_limit", s.options[PENALTY_LIMIT])
    open_list(out, b"seats")
    for seat in range(s.players):
        open_object_item(out)
        number(out, b"cards", s.held[seat])
        number(out, b"penalties", s.penalties[seat])
        close_object(out)
    close_list(out)
    if s.viewer == SPECTATOR:
        null(out, b"hand")
    else:
        write_hand(out, b"hand", s, s.viewer)
