"""What happened between two positions as the same viewer knows them, for the log.

Told from the two concealed records alone. The move is not used: in the second and third step it may say what the viewer
must not know yet.
"""

import numpy as np

from reihum.core.bits import count_bits, nth_bit
from reihum.core.jit import rule
from reihum.core.record import MAX_PLAYERS, Record
from reihum.core.writer import Page, close_event, close_text, letters, letters_of, number, open_event, open_text
from reihum.games.qwixx_cards.pieces import (
    CHOOSE,
    CHOSE_ROW,
    CHOSE_SKIP,
    JOKER,
    KINDS,
    LOCK,
    LOWEST,
    PENDING,
    PLACE,
    PLAY,
    ROWS,
    TAKE,
    count_of,
    number_of,
)
from reihum.games.qwixx_cards.rules import ends_by_locks, ends_by_misses, scores
from reihum.games.qwixx_cards.view import ENDED, choice_of, phase_of
from reihum.games.qwixx_cards.writing import CARD_TEXTS, write_card, write_colour, write_numbers


@rule
def events(before: Record, move: int, after: Record, out: Page) -> None:
    """Write what a move brought about, as far as the viewer saw it."""
    was = phase_of(before)
    now = phase_of(after)
    if was == TAKE:
        _tell_take(before, after, out)
    elif was == CHOOSE and now == CHOOSE:
        _tell_own_choice(before, after, out)
    elif was == CHOOSE:
        _tell_choices(before, after, out)
    elif was == PLAY and now == PLAY:
        _tell_card_laid(before, after, out)
    elif was == PLAY:
        _tell_play(before, after, out)
    if now == ENDED and was != ENDED:
        _tell_end(after, out)


@rule
def _tell_seat(out: Page, name: bytes, seat: int) -> None:
    open_event(out, name)
    number(out, b"seat", seat)
    close_event(out)


@rule
def _tell_number(out: Page, name: bytes, seat: int, which: int) -> None:
    open_event(out, name)
    number(out, b"seat", seat)
    number(out, b"number", which)
    close_event(out)


@rule
def _round_the_table(s: Record, step: int) -> int:
    """The seat this many steps after the active one."""
    return (s.active + step) % s.players


# The first step


@rule
def _tell_take(before: Record, after: Record, out: Page) -> None:
    seat = before.active
    if before.viewer == seat:
        card = nth_bit(after.hand[seat] & ~before.hand[seat], 0)
        open_event(out, b"take-own")
        number(out, b"seat", seat)
        number(out, b"number", number_of(card))
        write_card(out, b"card", card)
        close_event(out)
    else:
        _tell_number(out, b"take", seat, _number_taken(before.hand[seat], after.hand[seat]))
    if after.shuffles > before.shuffles:
        open_event(out, b"reshuffle")
        number(out, b"count", count_bits(before.discard))
        close_event(out)
    if phase_of(after) == CHOOSE:
        _tell_number(out, b"announce", seat, number_of(after.top))


@rule
def _number_taken(before: int, after: int) -> int:
    """The number of which a hand has got one more: of a concealed hand nothing else is known."""
    index = 0
    while count_of(after, index) == count_of(before, index):
        index += 1
    return index + LOWEST


# The second step


@rule
def _tell_own_choice(before: Record, after: Record, out: Page) -> None:
    choice = choice_of(after)
    if choice == PENDING or choice_of(before) != PENDING:
        return  # somebody else has chosen, unseen
    if choice == CHOSE_SKIP:
        _tell_number(out, b"choose-skip", after.viewer, number_of(after.top))
    else:
        _tell_row(out, b"choose-row", after.viewer, number_of(after.top), choice - CHOSE_ROW)


@rule
def _tell_row(out: Page, name: bytes, seat: int, which: int, colour: int) -> None:
    open_event(out, name)
    number(out, b"seat", seat)
    number(out, b"number", which)
    write_colour(out, b"colour", colour)
    close_event(out)


@rule
def _tell_choices(before: Record, after: Record, out: Page) -> None:
    announced = number_of(before.top)
    for step in range(before.players):
        seat = _round_the_table(before, step)
        marked = False
        for colour in range(ROWS):
            added = after.rows[seat, colour] & ~before.rows[seat, colour]
            if added != 0:
                marked = True
                _tell_row(out, b"mark", seat, announced, colour)
                _tell_lock(out, seat, colour, added)
        if not marked:
            _tell_number(out, b"skip", seat, announced)


@rule
def _tell_lock(out: Page, seat: int, colour: int, added: int) -> None:
    """Tell of a lock among the bits added to a row."""
    if added & LOCK:
        open_event(out, b"lock")
        number(out, b"seat", seat)
        write_colour(out, b"colour", colour)
        close_event(out)


# The third step


@rule
def _tell_card_laid(before: Record, after: Record, out: Page) -> None:
    if after.laid_count == before.laid_count:
        return  # somebody else has laid a card, unseen
    last = after.laid_count - 1
    card = after.laid[last]
    twin = last > 0 and after.laid[last - 1] // KINDS == card // KINDS  # what is marked was so with the first of them
    crossed = not twin and (after.crossed >> PLACE[after.laid_colour, card // KINDS]) & 1 != 0
    if card % KINDS == JOKER:
        open_event(out, b"lay-joker-mark" if crossed else b"lay-joker")
    else:
        open_event(out, b"lay-mark" if crossed else b"lay")
    number(out, b"seat", after.laid_by)
    write_card(out, b"card", card)
    write_colour(out, b"colour", after.laid_colour)
    close_event(out)


@rule
def _tell_play(before: Record, after: Record, out: Page) -> None:
    seat = before.active
    open_event(out, b"play" if after.crossed == 0 else b"play-mark")
    number(out, b"seat", seat)
    _write_laid(after, out)
    if after.crossed != 0:
        write_colour(out, b"colour", after.laid_colour)
        write_numbers(out, b"numbers", after.laid_colour, after.crossed)
    close_event(out)
    _tell_lock(out, seat, after.laid_colour, after.crossed)
    if after.misses[seat] > before.misses[seat]:
        open_event(out, b"miss")
        number(out, b"seat", seat)
        number(out, b"misses", after.misses[seat])
        close_event(out)


@rule
def _write_laid(s: Record, out: Page) -> None:
    """The cards of the play in one text: ``R4, R5``."""
    open_text(out, b"cards")
    for i in range(s.laid_count):
        if i > 0:
            letters(out, b", ")
        letters_of(out, CARD_TEXTS, s.laid[i])
    close_text(out)


# The end


@rule
def _tell_end(s: Record, out: Page) -> None:
    for step in range(s.players):
        seat = _round_the_table(s, step)
        if ends_by_locks(s, seat):
            _tell_seat(out, b"end-locks", seat)
        if ends_by_misses(s, seat):
            _tell_seat(out, b"end-misses", seat)
    result = np.zeros((2, MAX_PLAYERS), np.int64)
    scores(s, result)
    winners = 0
    for seat in range(s.players):
        winners += result[1, seat] == 1
    for seat in range(s.players):
        if result[1, seat] == 1:
            open_event(out, b"win" if winners == 1 else b"win-shared")
            number(out, b"seat", seat)
            number(out, b"points", result[0, seat])
            close_event(out)
