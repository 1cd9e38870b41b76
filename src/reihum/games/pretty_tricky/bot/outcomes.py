"""Pretty Tricky: ticks, rows finished, circles for oneself and for the others, the end."""

from typing import Final

from reihum.bots.hints.outcomes import (
    DEPENDS,
    LESS_IS_BETTER,
    MORE_IS_BETTER,
    TurnOutcome,
    is_asked_again,
    watch_nothing,
)
from reihum.core.jit import rule
from reihum.core.record import OVER, Record
from reihum.core.unbound import Ints
from reihum.core.writer import Page, close_event, number, open_event
from reihum.games.pretty_tricky.pieces import DONE, HALVES, LOWEST_SUM, NONE, ROWS, TICK_RIGHT
from reihum.games.pretty_tricky.rules import has_enough_symbols, symbols_of, xx_of

SPEAKS_OF_POINTS: Final = True
OUTCOMES: Final = (
    TurnOutcome("ticks", False, 0.5, MORE_IS_BETTER),
    TurnOutcome("rows", False, 2.0, MORE_IS_BETTER),
    TurnOutcome("own-circles", False, 1.0, MORE_IS_BETTER),
    TurnOutcome("rival-circles", False, 0.7, LESS_IS_BETTER),
    TurnOutcome("end", True, 1.5, DEPENDS),
)
_TICKS, _FINISHED, _OWN_CIRCLES, _RIVAL_CIRCLES, _END = range(len(OUTCOMES))

is_settled = is_asked_again
watch = watch_nothing


@rule
def count(before: Record, after: Record, later: Record, seat: int, found: Ints, who: Ints) -> None:
    """Count what stands on the sheets."""
    for half in range(HALVES):
        for row in range(ROWS):
            found[_TICKS] += before.free[seat, half, row] - after.free[seat, half, row]
    found[_FINISHED] = symbols_of(later, seat) - symbols_of(before, seat)
    for other in range(before.players):
        circles = xx_of(later, other) - xx_of(before, other)
        if other == seat:
            found[_OWN_CIRCLES] = circles
        else:
            found[_RIVAL_CIRCLES] += circles
    found[_END] = int(later.to_move == OVER or has_enough_symbols(later))


# A turn in words


@rule
def tell_turn(s: Record, trial: Record, moves: Ints, length: int, out: Page) -> None:
    """Write what to do: one tick, two, or none."""
    move = int(moves[0])
    if move == DONE:
        open_event(out, b"do-stop" if s.ticked[s.to_move, 0] != NONE else b"do-nothing")
    elif move >= TICK_RIGHT:
        open_event(out, b"do-right")
        number(out, b"row", move - TICK_RIGHT + LOWEST_SUM)
    elif length > 1 and moves[1] != DONE:
        open_event(out, b"do-left-two")
        number(out, b"row", move + LOWEST_SUM)
        number(out, b"second", int(moves[1]) + LOWEST_SUM)
    else:
        open_event(out, b"do-left")
        number(out, b"row", move + LOWEST_SUM)
    close_event(out)
