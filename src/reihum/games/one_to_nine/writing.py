"""How the pieces and moves are written for people: ``R5`` (a card or its field), ``N5``, ``R3–7`` (a claim)."""

from typing import Final

from reihum.core.bits import count_bits, lowest_bit
from reihum.core.jit import rule
from reihum.core.writer import Page, close_text, digits, letters, letters_of, open_text, word, words
from reihum.games.one_to_nine.claims import cells_of, colour_of, field_of, is_foursome
from reihum.games.one_to_nine.pieces import (
    CLAIM_FOURSOME,
    FIELDS,
    JOKER,
    KINDS,
    MOVES,
    NUMBER_JOKER,
    NUMBERS,
    PLAY_JOKER,
    PLAY_NUMBER,
    PLAY_PLUS_THREE,
    PLUS_THREE,
    SWAP_NUMBER,
    card_text,
)

CARD_TEXTS: Final = words([card_text(kind) for kind in range(KINDS)])  # a field is called like its card
MOVE_TEXTS: Final = words(MOVES)

_DASH: Final = "–".encode()
_QUOTE: Final = ord('"')


@rule
def card_played(move: int) -> int:
    """The card of a move that plays a single one."""
    if move == PLAY_PLUS_THREE:
        return PLUS_THREE
    if move >= SWAP_NUMBER:
        return NUMBER_JOKER + move - SWAP_NUMBER
    if move >= PLAY_JOKER:
        return JOKER
    if move >= PLAY_NUMBER:
        return NUMBER_JOKER + field_played(move) % NUMBERS
    return move


@rule
def field_played(move: int) -> int:
    """The field of a move that plays a single card and names one."""
    return move % FIELDS


@rule
def write_card(out: Page, name: bytes, kind: int) -> None:
    """A card, or a field: ``R5``."""
    word(out, name, CARD_TEXTS, kind)


@rule
def next_card(out: Page, kind: int) -> None:
    """Go on with a card, or a field, in a text that lists some: ``R5, R6``."""
    if out.text[out.length - 1] != _QUOTE:
        letters(out, b", ")
    letters_of(out, CARD_TEXTS, kind)


@rule
def write_cells(out: Page, name: bytes, claim: int, cells: int) -> None:
    """The fields of some cells of a claim, in one text: ``R5, R6``."""
    open_text(out, name)
    for cell in range(NUMBERS):
        if (cells >> cell) & 1:
            next_card(out, field_of(claim, cell))
    close_text(out)


@rule
def write_claim(out: Page, claim: int) -> None:
    """The name of a claim: ``R3–7`` or ``5s``."""
    if is_foursome(claim):
        open_text(out, b"claim")
        digits(out, claim - CLAIM_FOURSOME + 1)
        letters(out, b"s")
        close_text(out)
    else:
        write_run(out, b"claim", colour_of(claim), cells_of(claim))


@rule
def write_run(out: Page, name: bytes, colour: int, cells: int) -> None:
    """A run of a colour from the lowest of its cells to the highest: ``R3–7``."""
    low = lowest_bit(cells)
    open_text(out, name)
    letters_of(out, CARD_TEXTS, colour * NUMBERS + low)
    letters(out, _DASH)
    digits(out, low + count_bits(cells))
    close_text(out)
