"""How tiles and rows are written for people: ``17``, ``J`` (``J2`` on the table), ``34–44`` or ``50–51–J`` (a row)."""

from typing import Any, Final

from reihum.core.jit import rule
from reihum.core.writer import Page, close_text, letters, letters_of, open_text, word, words
from reihum.games.bloom.pieces import JOKER, JOKERS, MOVES, NUMBERS, tile_name
from reihum.games.bloom.ring import wide

TILE_TEXTS: Final = words([tile_name(tile) for tile in range(NUMBERS + 1)])
JOKER_TEXTS: Final = words([f"J{number}" for number in range(1, JOKERS + 1)])  # jokers on the table, by number
MOVE_TEXTS: Final = words(MOVES)

DASH: Final = "–".encode()
_QUOTE: Final = ord('"')


@rule
def write_tile(out: Page, name: bytes, tile: int) -> None:
    """A tile: ``17`` or ``J``."""
    word(out, name, TILE_TEXTS, tile)


@rule
def next_tile(out: Page, tile: int) -> None:
    """Go on with a tile in a text that lists some: ``17, 18, J``."""
    if out.text[out.length - 1] != _QUOTE:
        letters(out, b", ")
    letters_of(out, TILE_TEXTS, tile)


@rule
def write_row(out: Page, tiles: Any, begin: int, length: int, as_it_lies: bool) -> None:
    """A row as people tell it from others: by its outermost numbers, ``34–44``.

    Of a row as it lies on the table jokers outside of them are named, too: ``50–51–J``. Of what happened to a row they
    are not, for it may be told when other jokers lie there already.
    """
    first = JOKER
    last = JOKER
    for cell in range(begin, begin + length):
        if tiles[cell] > JOKER:
            last = wide(tiles[cell])
            if first == JOKER:
                first = last
    open_text(out, b"row")
    if as_it_lies and tiles[begin] == JOKER:
        letters_of(out, TILE_TEXTS, JOKER)
        letters(out, DASH)
    letters_of(out, TILE_TEXTS, first)
    if last != first:
        letters(out, DASH)
        letters_of(out, TILE_TEXTS, last)
    if as_it_lies and tiles[begin + length - 1] == JOKER:
        letters(out, DASH)
        letters_of(out, TILE_TEXTS, JOKER)
    close_text(out)
