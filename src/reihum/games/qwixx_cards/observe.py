"""Fixed-shape numbers for learning, from a concealed record.

In this order, seats rotated so that the viewer comes first:

* for each of five seats: seated, active, asked now, misses / 4, hand size / 5, the four rows (eleven places and the
  lock each), the backs held by number, first those of the present stack, then older ones (/ 2);
* own hand (one a card); own play being made (one a card), its colour, the places marked with it;
* discard pile (one a card); cards that may lie in the stack (one a card);
* display by number (/ 2), announced number; phase; own choice of Q11 (none, four rows, skip);
* the active player has marked; jokers in the game; stack size / 55; turns / 100.
"""

from typing import Any, Final

from reihum.core.bits import count_bits
from reihum.core.jit import rule
from reihum.core.record import OVER, SPECTATOR, Record
from reihum.games.qwixx_cards.pieces import (
    CARDS,
    CHOSE_SKIP,
    DISPLAY,
    HAND,
    JOKERS_OPTION,
    KINDS,
    MAX_PLAYERS,
    MISSES_TO_END,
    NOTHING,
    NUMBERS,
    PLAY,
    ROW_BITS,
    ROWS,
)

_SEAT: Final = 5 + ROWS * ROW_BITS + 2 * NUMBERS
_CHOICES: Final = CHOSE_SKIP + 1
_PHASES: Final = 3
OBSERVATION: Final = {
    "seats": MAX_PLAYERS * _SEAT,
    "own": CARDS,
    "play": CARDS,
    "play_colour": ROWS,
    "play_marks": ROW_BITS,
    "discarded": CARDS,
    "stack": CARDS,
    "display": NUMBERS,
    "announced": NUMBERS,
    "phase": _PHASES,
    "choice": _CHOICES,
    "table": 4,
}


@rule
def observe(s: Record, viewer: int, out: Any) -> None:
    """Write the observation of a viewer; a spectator sees as from seat 0, without hidden cards."""
    out[:] = 0.0
    first = 0 if viewer == SPECTATOR else viewer
    for turned in range(s.players):
        _write_seat(s, (first + turned) % s.players, turned * _SEAT, out)
    at = MAX_PLAYERS * _SEAT
    making = viewer != SPECTATOR and viewer == s.active and s.phase == PLAY and s.to_move != OVER and s.laid_count > 0
    known = s.discard
    if viewer != SPECTATOR:
        known |= s.hand[viewer]
        for card in range(CARDS):
            out[at + card] = (s.hand[viewer] >> card) & 1
    at += CARDS
    if making:
        for i in range(s.laid_count):
            out[at + s.laid[i]] = 1.0
        out[at + CARDS + s.laid_colour] = 1.0
        for bit in range(ROW_BITS):
            out[at + CARDS + ROWS + bit] = (s.crossed >> bit) & 1
    at += CARDS + ROWS + ROW_BITS
    game = s.discard | s.stack | (1 << s.top)
    for seat in range(s.players):
        game |= s.hand[seat]
    for place in range(DISPLAY):
        if s.display[place] != NOTHING:
            game |= 1 << s.display[place]
    for card in range(CARDS):
        out[at + card] = (s.discard >> card) & 1
        if ((game & ~known) >> card) & 1 and s.shuffle_of[card] == s.shuffles:
            out[at + CARDS + card] = 1.0
    at += 2 * CARDS
    for place in range(DISPLAY):
        if s.display[place] != NOTHING:
            out[at + s.display[place] // KINDS] += 0.5
    at += NUMBERS
    out[at + s.top // KINDS] = 1.0
    at += NUMBERS
    if s.to_move != OVER:
        out[at + s.phase] = 1.0
    at += _PHASES
    if viewer != SPECTATOR:
        out[at + s.choice[viewer]] = 1.0
    at += _CHOICES
    out[at] = s.marked
    out[at + 1] = s.options[JOKERS_OPTION]
    out[at + 2] = (s.stack_size + 1) / CARDS
    out[at + 3] = min(s.turn / 100.0, 1.0)


@rule
def _write_seat(s: Record, seat: int, at: int, out: Any) -> None:
    """What lies open at a seat."""
    out[at] = 1.0
    out[at + 1] = 1.0 if seat == s.active else 0.0
    out[at + 2] = 1.0 if seat == s.to_move else 0.0
    out[at + 3] = s.misses[seat] / MISSES_TO_END
    out[at + 4] = count_bits(s.hand[seat]) / HAND
    at += 5
    for colour in range(ROWS):
        for bit in range(ROW_BITS):
            out[at + bit] = (s.rows[seat, colour] >> bit) & 1
        at += ROW_BITS
    for card in range(CARDS):
        if (s.hand[seat] >> card) & 1:
            older = 0 if s.shuffle_of[card] == s.shuffles else NUMBERS
            out[at + older + card // KINDS] += 0.5
