"""Secrets: Pretty Tricky has none but the dice to come. And the audit, which counts the ticks."""

from typing import Final

from reihum.core.chance import Key, forget_stream, start_stream
from reihum.core.jit import rule
from reihum.core.record import OVER, TRUTH, Record
from reihum.games.pretty_tricky.pieces import (
    BOXES,
    DICE,
    ENDED,
    FACES,
    FOURS,
    HALVES,
    LEFT_HALF,
    NONE,
    OTHERS,
    OWN_ROLL,
    ROUND_LIMIT,
    ROWS,
    SEATS,
    TICKS,
    TWOS,
)
from reihum.games.pretty_tricky.rules import other_pair

# What an audit may find
WRONG_DICE: Final = 1
WRONG_BOXES: Final = 2
WRONG_SYMBOL: Final = 3
WRONG_CIRCLES: Final = 4
WRONG_TICKS: Final = 5
WRONG_TURN: Final = 6
TICKS_WITHOUT_SEAT: Final = 7


@rule
def conceal(s: Record, viewer: int) -> None:
    """Every sheet and die lies open; only the dice to come are hidden."""
    forget_stream(s)
    s.viewer = viewer


@rule
def redeal(s: Record, viewer: int, key: Key) -> None:
    """Give a concealed record other dice to come."""
    start_stream(s, key)
    s.viewer = TRUTH


@rule
def audit(s: Record) -> int:
    """0 if the ticks, symbols, circles, dice and the course of the turn agree with each other."""
    for die in range(DICE):
        if s.dice[die] < 1 or s.dice[die] > FACES:
            return WRONG_DICE
    if not _is_turn_sound(s):
        return WRONG_TURN
    for seat in range(SEATS):
        if seat >= s.players:
            if not _is_untouched(s, seat):
                return TICKS_WITHOUT_SEAT
        elif not _has_boxes(s, seat):
            return WRONG_BOXES
    first = s.ticked[s.active, 0]
    second = s.ticked[s.active, 1]
    if second != NONE and (first == NONE or second < first or second != other_pair(s, first)):
        return WRONG_TICKS
    for row in range(ROWS):
        symbols = 0
        for seat in range(s.players):
            if s.symbol[seat, row] != _symbol_due(s, seat, row):
                return WRONG_SYMBOL
            symbols += s.symbol[seat, row]
        if s.circles[row] != symbols:
            return WRONG_CIRCLES
    return 0


@rule
def _is_turn_sound(s: Record) -> bool:
    if s.active < 0 or s.active >= s.players or s.active != (s.start + s.turn - 1) % s.players:
        return False
    if s.turn < 1 or s.turn > s.players * s.options[ROUND_LIMIT]:
        return False
    if s.phase == OTHERS:
        return s.to_move != OVER and s.to_move != s.active and s.to_move < s.players
    return (s.phase == ENDED) == (s.to_move == OVER) and (s.phase != OWN_ROLL or s.to_move == s.active)


@rule
def _has_boxes(s: Record, seat: int) -> bool:
    """Whether no row has more free boxes than the sheet shows for this many players."""
    for half in range(HALVES):
        for row in range(ROWS):
            room = s.sheet[half, BOXES, row]
            if s.players == 2:
                room -= s.sheet[half, TWOS, row]
            elif s.players == 4:
                room -= s.sheet[half, FOURS, row]
            if s.free[seat, half, row] < 0 or s.free[seat, half, row] > room:
                return False
    return True


@rule
def _symbol_due(s: Record, seat: int, row: int) -> int:
    """A (!) stands before every full left row, but for those of a turn that is not over yet (P7)."""
    full = s.free[seat, LEFT_HALF, row] == 0
    waits = s.phase != ENDED and seat == s.active and (row == s.ticked[seat, 0] or row == s.ticked[seat, 1])
    return 1 if full and not waits else 0


@rule
def _is_untouched(s: Record, seat: int) -> bool:
    """Whether nothing stands on the sheet of a seat that nobody has."""
    for row in range(ROWS):
        if s.free[seat, 0, row] != 0 or s.free[seat, 1, row] != 0 or s.symbol[seat, row] != 0:
            return False
    for tick in range(TICKS):
        if s.ticked[seat, tick] != 0:
            return False
    return True
