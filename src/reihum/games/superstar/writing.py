"""Cards on a page, as views, events and refusals write them."""

from typing import Final

from reihum.core.bits import lowest_bit
from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.core.writer import Page, close_list, open_list, word, word_item, words
from reihum.games.superstar.pieces import COLOUR_LETTERS, COLOURS, JOKER, NO_STAR, card_text
from reihum.games.superstar.rules import star_of

CARDS: Final = words(["", *map(card_text, range(1, JOKER + 1))])  # by kind
STARS: Final = words([*COLOUR_LETTERS, "none"])  # by colour
assert NO_STAR == COLOURS


@rule
def write_card(out: Page, s: Record, kind: int) -> None:
    """A card as arguments of a message: its text and the letter of its star (or "none")."""
    word(out, b"card", CARDS, kind)
    word(out, b"star", STARS, star_of(s, kind))


@rule
def write_cards(out: Page, name: bytes, numbers: int, jokers: int) -> None:
    """A set of numbers and some jokers as a list of texts, ascending."""
    open_list(out, name)
    while numbers != 0:
        word_item(out, CARDS, lowest_bit(numbers))
        numbers &= numbers - 1
    for _ in range(jokers):
        word_item(out, CARDS, JOKER)
    close_list(out)
