"""The steps of the turn under way, noted with what they touched, and those of the turn before.

A turn is veiled from its first step on: its player may take every step back, so nobody else may see them (`turns`). The
veil falls at the end of the turn, or when a tile is drawn face down; then the steps are told.
"""

from typing import Any

from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.games.bloom.pieces import (
    DRAW_HIDDEN,
    FIRST,
    TURN,
    is_lay,
    is_swap,
)
from reihum.games.bloom.ring import wide


@rule
def note_step(s: Record, move: int) -> None:
    """Note a step. With the first one the veil goes up, and what must be restored behind it is kept."""
    if s.step_count == 0:
        seat = int(s.to_move)
        s.veiled = 1
        s.began_own[0] = s.own[seat, 0]
        s.began_own[1] = s.own[seat, 1]
        s.began_jokers = s.jokers[seat]
        s.began_known[0] = s.known[seat, 0]
        s.began_known[1] = s.known[seat, 1]
        s.began_known_jokers = s.known_jokers[seat]
    if move < FIRST:  # a place belongs to the step that asked for it
        s.steps[s.step_count] = move
        s.step_count += 1
    if move == DRAW_HIDDEN:
        lift_veil(s)


@rule
def note_touched(s: Record, what: int) -> None:
    """Note what the last step touched: a cell of the table, a place of the display, or a scoring tile."""
    s.touched[s.step_count - 1] = what


@rule
def lays_for_swap(steps: Any, at: int) -> bool:
    """Whether a step lays a tile in place of a joker (B7)."""
    return at > 0 and is_lay(wide(steps[at])) and is_swap(wide(steps[at - 1]))


@rule
def lift_veil(s: Record) -> None:
    """The turn cannot be taken back any more; what the stock held before it is forgotten."""
    s.veiled = 0
    s.began_own[0] = 0
    s.began_own[1] = 0
    s.began_jokers = 0
    s.began_known[0] = 0
    s.began_known[1] = 0
    s.began_known_jokers = 0


@rule
def keep_steps(s: Record) -> None:
    """The turn is over: from now on its steps are those of the last turn."""
    for i in range(max(int(s.step_count), int(s.last_count))):
        s.last_steps[i] = s.steps[i]
    s.last_count = s.step_count


@rule
def forget_steps(s: Record) -> None:
    """A turn begins, or is taken back: there are no steps yet."""
    for i in range(int(s.step_count)):
        s.steps[i] = 0
        s.touched[i] = 0
    s.step_count = 0
    lift_veil(s)


@rule
def clear_turn(s: Record) -> None:
    """Forget what the last turn has left behind."""
    s.phase = TURN
    s.laid = 0
    s.swap_cell = 0
    s.target = -1
    s.added = 0
    s.pending = 0
    s.robbed = 0
    s.rob_cell = 0
    s.loot[:] = 0
    s.loot_jokers = 0
    s.tail = 0
    s.trail = 0
    s.reach = 0
    forget_steps(s)
