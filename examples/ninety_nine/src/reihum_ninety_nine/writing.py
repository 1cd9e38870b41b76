"""Cards on a page, as views, events and refusals write them."""

from typing import Final

from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.core.writer import Page, close_list, open_list, word_item, words
from reihum_ninety_nine.pieces import RANK_TEXTS, RANKS

CARDS: Final = words(["", *RANK_TEXTS])  # by rank


@rule
def write_hand(out: Page, name: bytes, s: Record, seat: int) -> None:
    """A hand as a list of texts, ascending."""
    open_list(out, name)
    for rank in range(1, RANKS + 1):
        for _ in range(s.hands[seat, rank]):
            word_item(out, CARDS, rank)
    close_list(out)
