"""What a view of One to 9 shows of claims: those that may be made, the one being filled, and the last action."""

from typing import Final

from reihum.core.jit import rule
from reihum.core.record import OVER, Record
from reihum.core.writer import (
    Page,
    close_list,
    close_object,
    null,
    number,
    open_list,
    open_object,
    open_object_item,
    text,
    truth,
    word,
    word_item,
    words,
)
from reihum.games.one_to_nine.claims import (
    cells_of,
    field_of,
    free_cells,
    next_gap,
    possible_claims,
    possible_fillers,
    stars_for,
)
from reihum.games.one_to_nine.pieces import (
    BY_CARD,
    BY_STAR,
    CLAIM_FOURSOME,
    CLAIM_LONG,
    CLAIM_SHORT,
    FILLERS,
    FILLING,
    FREE,
    INTERVAL_COUNT,
    NOTHING,
    NUMBERS,
)
from reihum.games.one_to_nine.writing import CARD_TEXTS, MOVE_TEXTS, write_card

FILLER_TEXTS: Final = words(FILLERS)  # by filler − 1


@rule
def write_claims(s: Record, out: Page) -> None:
    """What the viewer may claim now."""
    open_list(out, b"claims")
    if s.viewer == s.to_move and s.to_move != OVER and s.phase != FILLING:
        short, short_too, foursomes, long = possible_claims(s, s.to_move)
        _claim_items(s, out, CLAIM_SHORT, short)
        _claim_items(s, out, CLAIM_SHORT + 2 * INTERVAL_COUNT, short_too)
        _claim_items(s, out, CLAIM_FOURSOME, foursomes)
        _claim_items(s, out, CLAIM_LONG, long)
    close_list(out)


@rule
def _claim_items(s: Record, out: Page, first: int, claims: int) -> None:
    """The claims ``first`` + i, one for each bit i that is set."""
    claim = first
    while claims:
        if claims & 1:
            open_object_item(out)
            _claim_fields(s, out, claim)
            close_object(out)
        claims >>= 1
        claim += 1


@rule
def _claim_fields(s: Record, out: Page, claim: int) -> None:
    word(out, b"move", MOVE_TEXTS, claim)
    if claim >= CLAIM_LONG:
        text(out, b"kind", b"long")
    elif claim >= CLAIM_FOURSOME:
        text(out, b"kind", b"foursome")
    else:
        text(out, b"kind", b"short")
    _write_fields(out, b"fields", claim, cells_of(claim))
    _write_fields(out, b"gaps", claim, free_cells(s, claim))
    number(out, b"small_stars", stars_for(s, claim))
    number(out, b"big_stars", int(claim >= CLAIM_LONG))


@rule
def _write_fields(out: Page, name: bytes, claim: int, cells: int) -> None:
    """The fields of some cells of a claim."""
    open_list(out, name)
    for cell in range(NUMBERS):
        if (cells >> cell) & 1:
            word_item(out, CARD_TEXTS, field_of(claim, cell))
    close_list(out)


@rule
def write_filling(s: Record, out: Page) -> None:
    """The viewer's own claim while it is being filled."""
    if s.phase != FILLING:
        null(out, b"filling")
        return
    open_object(out, b"filling")
    open_object(out, b"claim")
    _claim_fields(s, out, s.claim)
    close_object(out)
    open_list(out, b"filled")
    for cell in range(NUMBERS):
        _filled_item(out, s.claim, cell, s.staged[cell])
    close_list(out)
    write_card(out, b"next_field", next_gap(s))
    open_list(out, b"fillers")
    fillers = possible_fillers(s)
    for filler in range(BY_CARD, BY_STAR + 1):
        if (fillers >> filler) & 1:
            word_item(out, FILLER_TEXTS, filler - 1)
    close_list(out)
    number(out, b"jokers_left", s.spare_jokers)
    number(out, b"stars_left", s.spare_stars)
    close_object(out)


@rule
def _filled_item(out: Page, claim: int, cell: int, filler: int) -> None:
    """A cell of a claim and what fills it, if anything does."""
    if filler != FREE:
        open_object_item(out)
        write_card(out, b"field", field_of(claim, cell))
        word(out, b"filler", FILLER_TEXTS, filler - 1)
        close_object(out)


@rule
def write_last(s: Record, out: Page) -> None:
    """The last action of the game, as everybody saw it."""
    if s.last_seat == NOTHING:
        null(out, b"last")
        return
    open_object(out, b"last")
    number(out, b"seat", s.last_seat)
    word(out, b"move", MOVE_TEXTS, s.last_move)
    is_claim = s.last_move >= CLAIM_SHORT
    _write_fields(out, b"fields", s.last_move, cells_of(s.last_move) if is_claim else 0)
    open_list(out, b"filled")
    for cell in range(NUMBERS):
        _filled_item(out, s.last_move, cell, s.last_fill[cell])  # nothing but a claim fills cells
    close_list(out)
    number(out, b"small_stars", s.last_small)
    truth(out, b"bonus", s.last_bonus != 0)
    number(out, b"turned", s.last_turned)
    open_list(out, b"landed")
    for i in range(len(s.last_landed)):
        if s.last_landed[i] != NOTHING:
            word_item(out, CARD_TEXTS, s.last_landed[i])
    close_list(out)
    close_object(out)
