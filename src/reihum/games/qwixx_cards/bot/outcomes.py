"""Qwixx: numbers marked and skipped, a lock in reach, a miss, the end."""

from typing import Final

from reihum.bots.hints.outcomes import (
    DEPENDS,
    LESS_IS_BETTER,
    MORE_IS_BETTER,
    TurnOutcome,
    is_asked_again,
    watch_nothing,
)
from reihum.core.bits import count_bits
from reihum.core.jit import rule
from reihum.core.record import OVER, Record
from reihum.core.unbound import Ints
from reihum.core.writer import Page, close_event, close_text, letters, letters_of, number, open_event, open_text
from reihum.games.qwixx_cards.pieces import (
    DONE,
    LAST_PLACE,
    LAY,
    LOCK,
    LOWEST,
    MARK_ROW,
    MARKS_BEFORE_LAST,
    NUMBERS,
    ROWS,
    SKIP,
    TAKE_NUMBER,
    laid_by_move,
    number_of,
)
from reihum.games.qwixx_cards.writing import CARD_TEXTS, write_colour, write_numbers

SPEAKS_OF_POINTS: Final = True
OUTCOMES: Final = (
    TurnOutcome("marks", False, 0.5, MORE_IS_BETTER),
    TurnOutcome("skipped", False, 0.4, LESS_IS_BETTER),
    TurnOutcome("lock-in-reach", True, 1.5, MORE_IS_BETTER),
    TurnOutcome("miss", True, 2.0, LESS_IS_BETTER),
    TurnOutcome("end", True, 1.5, DEPENDS),
    TurnOutcome("lock", True, 1.5, MORE_IS_BETTER, is_feat=True),
)
_MARKED, _SKIPPED, _LOCK_IN_REACH, _MISS, _END, _LOCKED = range(len(OUTCOMES))

is_settled = is_asked_again
watch = watch_nothing


@rule
def count(before: Record, after: Record, later: Record, seat: int, found: Ints, who: Ints) -> None:
    """Count what stands on the seat's sheet."""
    reached = 0
    for colour in range(ROWS):
        old = int(before.rows[seat, colour])
        now = int(after.rows[seat, colour])
        then = int(later.rows[seat, colour])
        numbers = (1 << NUMBERS) - 1
        found[_MARKED] += count_bits(then & numbers) - count_bits(old & numbers)
        found[_SKIPPED] += (
            _open_places(old) - _open_places(now) - (count_bits(now & numbers) - count_bits(old & numbers))
        )
        reached += int(_can_lock(then)) - int(_can_lock(old))
        if now & LOCK and not old & LOCK:
            found[_LOCKED] = 1
    found[_LOCK_IN_REACH] = int(reached > 0)
    found[_MISS] = int(later.misses[seat] > before.misses[seat])
    found[_END] = int(later.to_move == OVER)


@rule
def _open_places(row: int) -> int:
    """How many numbers lie right of the last mark of a row."""
    place = NUMBERS
    while place > 0 and not (row >> (place - 1)) & 1:
        place -= 1
    return NUMBERS - place


@rule
def _can_lock(row: int) -> bool:
    """Whether a row has marks enough for its last number, or is locked."""
    return bool(row & LOCK or (count_bits(row) >= MARKS_BEFORE_LAST and not (row >> LAST_PLACE) & 1))


# A turn in words


@rule
def tell_turn(s: Record, trial: Record, moves: Ints, length: int, out: Page) -> None:
    """Write what to do: take, mark or leave out, or the cards to play."""
    move = int(moves[0])
    if move < MARK_ROW:
        open_event(out, b"do-take")
        number(out, b"number", move - TAKE_NUMBER + LOWEST)
        close_event(out)
    elif move < SKIP:
        open_event(out, b"do-mark")
        write_colour(out, b"colour", move - MARK_ROW)
        number(out, b"number", number_of(s.top))
        close_event(out)
    elif move == SKIP:
        open_event(out, b"do-skip")
        number(out, b"number", number_of(s.top))
        close_event(out)
    elif move == DONE:
        open_event(out, b"do-done")
        close_event(out)
    else:
        _tell_play(moves, length, out)


@rule
def _tell_play(moves: Ints, length: int, out: Page) -> None:
    colour = 0
    crossed = 0
    for i in range(length):
        if moves[i] >= LAY:
            colour, place, _ = laid_by_move(int(moves[i]))
            if (moves[i] - LAY) & 1:
                crossed |= 1 << place
    open_event(out, b"do-play-mark" if crossed != 0 else b"do-play")
    open_text(out, b"cards")
    for i in range(length):
        if moves[i] >= LAY:
            _, place, card = laid_by_move(int(moves[i]))
            if i > 0:
                letters(out, b", ")
            letters_of(out, CARD_TEXTS, card)
    close_text(out)
    write_colour(out, b"colour", colour)
    write_numbers(out, b"numbers", colour, crossed)
    close_event(out)
