"""Why a move is not allowed: the clause and a sentence that helps. Legality is decided in `rules.legal` alone."""

from reihum.core.record import OVER, Record
from reihum.core.rules import Event, Refusal
from reihum.games.qwixx_cards.pieces import (
    CHOOSE,
    COLOURS,
    DONE,
    HAND,
    JOKER,
    JOKERS_OPTION,
    KINDS,
    LAST_PLACE,
    LAY,
    LAY_JOKER,
    LOCK,
    LOWEST,
    MARK_ROW,
    MARKS,
    MARKS_BEFORE_LAST,
    NOTHING,
    NUMBERS,
    PLACE,
    SKIP,
    TAKE,
    card_text,
    number_at,
)


def refuse(s: Record, move: int) -> Refusal:
    """Why the seat to move may not play this move now; the record is concealed for that seat."""
    if s.to_move == OVER:
        return _because("Q16", "refuse-over")
    if s.phase == TAKE:
        return _refuse_in_take(s, move)
    if s.phase == CHOOSE:
        return _refuse_in_choose(s, move)
    return _refuse_in_play(s, move)


def _because(clause: str, name: str, **args: str | int) -> Refusal:
    return Refusal(clause, Event(name, args))


def _refuse_in_take(s: Record, move: int) -> Refusal:
    if move < MARK_ROW:
        number = move + LOWEST
        shown = ", ".join(str(card // KINDS + LOWEST) for card in s.display.tolist() if card != NOTHING)
        return _because("Q9", "refuse-not-in-display", number=number, shown=shown)
    missing = HAND - int(s.hand[s.active]).bit_count()
    return _because("Q9", "refuse-take-first", missing=missing)


def _refuse_in_choose(s: Record, move: int) -> Refusal:
    number = int(s.top) // KINDS + LOWEST
    if move < MARK_ROW:
        return _because("Q9", "refuse-taking-is-over", number=number)
    if move >= DONE:
        return _because("Q11", "refuse-decide-first", number=number)
    colour = min(move - MARK_ROW, len(COLOURS) - 1)
    return _refuse_mark(int(s.rows[s.to_move, colour]), colour, int(PLACE[colour, number - LOWEST]))


def _refuse_mark(row: int, colour: int, place: int) -> Refusal:
    args: dict[str, str | int] = {"colour": COLOURS[colour], "number": number_at(colour, place)}
    if row & LOCK:
        return _because("Q7", "refuse-locked", **args)
    if row >> place:
        last = number_at(colour, row.bit_length() - 1)
        return _because("Q5", "refuse-passed", last=last, **args)
    marks = int(MARKS[row])
    return _because("Q6", "refuse-last-number", marks=marks, needed=MARKS_BEFORE_LAST, **args)


def _refuse_in_play(s: Record, move: int) -> Refusal:
    if move < MARK_ROW:
        return _because("Q9", "refuse-hand-full")
    if move <= SKIP:
        return _because("Q11", "refuse-choice-is-over")
    if move == DONE:
        return _because("Q12", "refuse-play-one")
    joker = move >= LAY_JOKER
    code = move - (LAY_JOKER if joker else LAY)
    colour, place = code // (2 * NUMBERS), code // 2 % NUMBERS
    if joker and not s.options[JOKERS_OPTION]:
        return _because("Q3", "refuse-no-jokers")
    number = number_at(colour, place)
    card = (number - LOWEST) * KINDS + (JOKER if joker else colour)
    laid = s.laid[: int(s.laid_count)].tolist()
    if card in laid:
        return _because("Q12", "refuse-laid-already", card=card_text(card))
    if not int(s.hand[s.active]) >> card & 1:
        return _because("Q12", "refuse-not-in-hand", card=card_text(card))
    if laid:
        if colour != s.laid_colour:
            return _because("Q12", "refuse-other-colour", colour=COLOURS[int(s.laid_colour)], card=card_text(card))
        last = laid[-1]
        last_place = int(PLACE[colour, last // KINDS])
        if (place, joker) < (last_place, last % KINDS == JOKER):
            return _because("Q12", "refuse-row-order", card=card_text(card), last=card_text(last))
        if place == last_place:
            return _because("Q12", "refuse-marked-once", number=number, last=card_text(last))
    crossed = int(s.crossed)
    row = int(s.rows[s.active, colour])
    if crossed and not row >> place and (place != LAST_PLACE or MARKS[row] >= MARKS_BEFORE_LAST):
        numbers = [number_at(colour, at) for at in range(NUMBERS) if crossed >> at & 1]
        return _because("Q13", "refuse-gap", number=number, marks=", ".join(str(mark) for mark in numbers))
    return _refuse_mark(row, colour, place)
