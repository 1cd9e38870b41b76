"""Pretty Tricky as numbers for learning, seen from a seat.

Seats are rotated so that the viewer comes first, and filled up to four. For each seat: whether it exists, is to move,
rolled, began the game; its X, XX and (!); and for each of its rows what is ticked and free on both halves and the (!).
Then, for all: circles, sums of all dice, sums of the blue dice, the first tick of this turn, the dice, the phase, and
how far the game has come.
"""

from typing import Any, Final

from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.games.pretty_tricky.components import MAX_BOXES
from reihum.games.pretty_tricky.pieces import (
    BLUE_DICE,
    BOXES,
    DICE,
    ENDED,
    FACES,
    HALVES,
    LOWEST_SUM,
    NONE,
    POINTS_A_SYMBOL,
    RIGHT_HALF,
    ROUND_LIMIT,
    ROWS,
    SEATS,
    SYMBOLS_PLUS_PLAYERS,
)

_SEAT_FACTS: Final = 7
_ROW_FACTS: Final = 5
_PHASES: Final = 3
_SEAT_NUMBERS: Final = _SEAT_FACTS + _ROW_FACTS * ROWS
_ROUNDS: Final = 50  # what counts as a long game
_MOST_POINTS: Final = 22.0  # an X or XX beyond this is rare

OBSERVATION: Final = {
    "seats": SEATS * _SEAT_NUMBERS,
    **dict.fromkeys(("circles", "sums", "blue_sums", "first_tick"), ROWS),
    "dice": DICE * FACES,
    "phase": _PHASES,
    "progress": 2,
}


@rule
def observe(s: Record, viewer: int, out: Any) -> None:
    """Write what the viewer of a concealed record sees."""
    out[:] = 0.0
    me = max(viewer, 0)  # a spectator looks from seat 0
    needed = SYMBOLS_PLUS_PLAYERS - s.players
    most = 0
    for place in range(s.players):
        seat = (me + place) % s.players
        at = place * _SEAT_NUMBERS
        symbols = 0
        xx = 0
        for row in range(ROWS):
            here = at + _SEAT_FACTS + _ROW_FACTS * row
            for half in range(HALVES):
                free = s.free[seat, half, row]
                out[here + 2 * half] = (s.sheet[half, BOXES, row] - free) / MAX_BOXES
                out[here + 2 * half + 1] = free / MAX_BOXES
            out[here + 4] = s.symbol[seat, row]
            symbols += s.symbol[seat, row]
            if s.free[seat, RIGHT_HALF, row] == 0:
                xx += s.circles[row]
        out[at] = 1.0
        out[at + 1] = 1.0 if seat == s.to_move else 0.0
        out[at + 2] = 1.0 if seat == s.active else 0.0
        out[at + 3] = 1.0 if seat == s.start else 0.0
        out[at + 4] = POINTS_A_SYMBOL * symbols / _MOST_POINTS
        out[at + 5] = xx / _MOST_POINTS
        out[at + 6] = symbols / needed
        most = max(most, symbols)

    at = SEATS * _SEAT_NUMBERS
    for row in range(ROWS):
        out[at + row] = s.circles[row] / SEATS
    at += ROWS
    total = s.dice[0] + s.dice[1] + s.dice[2] + s.dice[3]
    if s.phase != ENDED:
        for die in range(1, DICE):
            pair = s.dice[0] + s.dice[die]
            out[at + pair - LOWEST_SUM] = 1.0
            out[at + total - pair - LOWEST_SUM] = 1.0
        for left_out in range(BLUE_DICE):
            out[at + ROWS + s.dice[0] + s.dice[1] + s.dice[2] - s.dice[left_out] - LOWEST_SUM] = 1.0
    at += 2 * ROWS
    first = s.ticked[s.active, 0]
    if first != NONE:
        out[at + first] = 1.0
    at += ROWS
    for die in range(DICE):
        out[at + FACES * die + s.dice[die] - 1] = 1.0
    at += DICE * FACES
    out[at + s.phase] = 1.0
    at += _PHASES
    out[at] = most / needed
    out[at + 1] = min(1.0, s.turn / (s.players * min(_ROUNDS, s.options[ROUND_LIMIT])))
