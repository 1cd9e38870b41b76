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
    if s.active < 0 or s.active >= s.players or s.active != (s.start + s.turn - 1) % s.players:
        return WRONG_TURN
    if s.turn < 1 or s.turn > s.players * s.options[ROUND_LIMIT]:
        return WRONG_TURN
    if (s.phase == ENDED) != (s.to_move == OVER) or (s.phase == OWN_ROLL and s.to_move != s.active):
        return WRONG_TURN
    if s.phase == OTHERS and (s.to_move == s.active or s.to_move >= s.players):
        return WRONG_TURN

    for seat in range(s.players):
        for half in range(HALVES):
            for row in range(ROWS):
                room = s.sheet[half, BOXES, row]
                if s.players == 2:
                    room -= s.sheet[half, TWOS, row]
                elif s.players == 4:
                    room -= s.sheet[half, FOURS, row]
                if s.free[seat, half, row] < 0 or s.free[seat, half, row] > room:
                    return WRONG_BOXES

    first = s.ticked[s.active, 0]
    second = s.ticked[s.active, 1]
    if second != NONE and (first == NONE or second < first or second != other_pair(s, first)):
        return WRONG_TICKS

    for row in range(ROWS):
        symbols = 0
        for seat in range(s.players):
            # A (!) stands before every full left row, but for those of a turn that is not over yet (P7).
            full = s.free[seat, LEFT_HALF, row] == 0
            waits = s.phase != ENDED and seat == s.active and row in (first, second)
            if s.symbol[seat, row] != (1 if full and not waits else 0):
                return WRONG_SYMBOL
            symbols += s.symbol[seat, row]
        if s.circles[row] != symbols:
            return WRONG_CIRCLES

    for seat in range(s.players, SEATS):
        for row in range(ROWS):
            if s.free[seat, 0, row] != 0 or s.free[seat, 1, row] != 0 or s.symbol[seat, row] != 0:
                return TICKS_WITHOUT_SEAT
        for tick in range(TICKS):
            if s.ticked[seat, tick] != 0:
                return TICKS_WITHOUT_SEAT
    return 0
