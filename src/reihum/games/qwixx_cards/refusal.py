"""Why a move is not allowed: the clause and a sentence that helps. Legality is decided in `rules.legal` alone."""

from reihum.core.bits import count_bits
from reihum.core.jit import rule
from reihum.core.record import OVER, Record
from reihum.core.writer import Page, close_refusal, close_text, digits, letters, number, open_refusal, open_text
from reihum.games.qwixx_cards.pieces import (
    CHOOSE,
    DISPLAY,
    DONE,
    HAND,
    JOKER,
    JOKERS_OPTION,
    KINDS,
    LAY_JOKER,
    LOCK,
    LOWEST,
    MARK_ROW,
    MARKS_BEFORE_LAST,
    NOTHING,
    PLACE,
    ROWS,
    SKIP,
    TAKE,
    TAKE_NUMBER,
    laid_by_move,
    number_at,
    number_of,
)
from reihum.games.qwixx_cards.rules import can_mark, is_passed, laid_cards
from reihum.games.qwixx_cards.writing import write_card, write_colour, write_numbers


@rule
def refuse(s: Record, move: int, out: Page) -> None:
    """Write why the seat to move may not play this move now; the record is concealed for that seat."""
    if s.to_move == OVER:
        _refuse_plainly(out, b"Q16", b"refuse-over")
    elif s.phase == TAKE:
        _refuse_in_take(s, move, out)
    elif s.phase == CHOOSE:
        _refuse_in_choose(s, move, out)
    elif move < MARK_ROW:
        _refuse_plainly(out, b"Q9", b"refuse-hand-full")
    elif move <= SKIP:
        _refuse_plainly(out, b"Q11", b"refuse-choice-is-over")
    elif move == DONE:
        _refuse_plainly(out, b"Q12", b"refuse-play-one")
    elif move >= LAY_JOKER and s.options[JOKERS_OPTION] == 0:
        _refuse_plainly(out, b"Q3", b"refuse-no-jokers")
    else:
        _refuse_card(s, move, out)


@rule
def _refuse_plainly(out: Page, clause: bytes, name: bytes) -> None:
    open_refusal(out, clause, name)
    close_refusal(out)


@rule
def _refuse_number(out: Page, clause: bytes, name: bytes, which: int) -> None:
    open_refusal(out, clause, name)
    number(out, b"number", which)
    close_refusal(out)


# The first step


@rule
def _refuse_in_take(s: Record, move: int, out: Page) -> None:
    if move < MARK_ROW:
        open_refusal(out, b"Q9", b"refuse-not-in-display")
        number(out, b"number", move - TAKE_NUMBER + LOWEST)
        _write_display(s, out)
    else:
        open_refusal(out, b"Q9", b"refuse-take-first")
        number(out, b"missing", HAND - count_bits(s.hand[s.active]))
    close_refusal(out)


@rule
def _write_display(s: Record, out: Page) -> None:
    """The backs that lie there in one text: ``11, 3``."""
    open_text(out, b"shown")
    first = True
    for place in range(DISPLAY):
        if s.display[place] != NOTHING:
            if not first:
                letters(out, b", ")
            digits(out, number_of(s.display[place]))
            first = False
    close_text(out)


# The second step


@rule
def _refuse_in_choose(s: Record, move: int, out: Page) -> None:
    if move < MARK_ROW:
        _refuse_number(out, b"Q9", b"refuse-taking-is-over", number_of(s.top))
    elif move >= DONE:
        _refuse_number(out, b"Q11", b"refuse-decide-first", number_of(s.top))
    else:
        colour = min(move - MARK_ROW, ROWS - 1)  # nobody is refused to skip
        _refuse_mark(out, s.rows[s.to_move, colour], colour, PLACE[colour, s.top // KINDS])


@rule
def _refuse_mark(out: Page, row: int, colour: int, place: int) -> None:
    if row & LOCK:
        open_refusal(out, b"Q7", b"refuse-locked")
    elif is_passed(row, place):
        open_refusal(out, b"Q5", b"refuse-passed")
        number(out, b"last", number_at(colour, _last_mark(row)))
    else:
        open_refusal(out, b"Q6", b"refuse-last-number")
        number(out, b"marks", count_bits(row))
        number(out, b"needed", MARKS_BEFORE_LAST)
    write_colour(out, b"colour", colour)
    number(out, b"number", number_at(colour, place))
    close_refusal(out)


@rule
def _last_mark(row: int) -> int:
    place = 0
    while row >> (place + 1) != 0:
        place += 1
    return place


# The third step


@rule
def _refuse_card(s: Record, move: int, out: Page) -> None:
    colour, place, card = laid_by_move(move)
    row = s.rows[s.active, colour]
    if (laid_cards(s) >> card) & 1:
        open_refusal(out, b"Q12", b"refuse-laid-already")
        write_card(out, b"card", card)
        close_refusal(out)
    elif not (s.hand[s.active] >> card) & 1:
        open_refusal(out, b"Q12", b"refuse-not-in-hand")
        write_card(out, b"card", card)
        close_refusal(out)
    elif s.laid_count != 0 and colour != s.laid_colour:
        open_refusal(out, b"Q12", b"refuse-other-colour")
        write_colour(out, b"colour", s.laid_colour)
        write_card(out, b"card", card)
        close_refusal(out)
    elif s.laid_count != 0 and place <= _last_place(s):
        _refuse_order(s, place, card, out)
    elif can_mark(row, place):
        open_refusal(out, b"Q13", b"refuse-gap")
        number(out, b"number", number_of(card))
        write_numbers(out, b"marks", colour, s.crossed)
        close_refusal(out)
    else:
        _refuse_mark(out, row, colour, place)


@rule
def _last_place(s: Record) -> int:
    """Where in its row the last card laid stands."""
    return PLACE[s.laid_colour, s.laid[s.laid_count - 1] // KINDS]


@rule
def _refuse_order(s: Record, place: int, card: int, out: Page) -> None:
    """Refuse a card that is not behind the last one laid."""
    last = s.laid[s.laid_count - 1]
    if place < _last_place(s) or last % KINDS == JOKER:  # a joker lies behind the card of its number
        open_refusal(out, b"Q12", b"refuse-row-order")
        write_card(out, b"card", card)
    else:
        open_refusal(out, b"Q12", b"refuse-marked-once")
        number(out, b"number", number_of(card))
    write_card(out, b"last", last)
    close_refusal(out)
