"""How pieces are written for people: cards and colours by their letters, the numbers of a row one after the other."""

from typing import Final

from reihum.core.jit import rule
from reihum.core.writer import Page, close_text, digits, letters, open_text, word, words
from reihum.games.qwixx_cards.pieces import CARDS, COLOURS, NUMBERS, card_text, number_at

CARD_TEXTS: Final = words([card_text(card) for card in range(CARDS)])
COLOUR_TEXTS: Final = words(COLOURS)


@rule
def write_card(out: Page, name: bytes, card: int) -> None:
    """A card: ``R5``."""
    word(out, name, CARD_TEXTS, card)


@rule
def write_colour(out: Page, name: bytes, colour: int) -> None:
    """A colour: ``R``."""
    word(out, name, COLOUR_TEXTS, colour)


@rule
def write_numbers(out: Page, name: bytes, colour: int, places: int) -> None:
    """The numbers at some places of a row (bits) in one text: ``4, 5``."""
    open_text(out, name)
    first = True
    for place in range(NUMBERS):
        if (places >> place) & 1:
            if not first:
                letters(out, b", ")
            digits(out, number_at(colour, place))
            first = False
    close_text(out)
