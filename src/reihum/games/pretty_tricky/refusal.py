"""Why a move is not allowed, in a sentence that helps. What is allowed is decided by `rules.legal` alone."""

from reihum.core.record import Record
from reihum.core.rules import Event, Refusal
from reihum.games.pretty_tricky.pieces import (
    BLUE_DICE,
    DONE,
    ENDED,
    LEFT_HALF,
    NONE,
    OWN_ROLL,
    SUMS,
    TICK_LEFT,
    TICK_RIGHT,
)


def refuse(s: Record, move: int) -> Refusal:
    """Why this move is not legal for the seat to move."""
    if s.phase == ENDED:
        return Refusal("P8", Event("refuse-over"))
    if move == DONE:  # P4 and P5 always allow it
        raise ValueError("'done' is never refused")
    dice = s.dice.tolist()
    if s.phase == OWN_ROLL:
        if move >= TICK_RIGHT:
            return Refusal("P4", Event("refuse-right-half", {"sum": SUMS[move - TICK_RIGHT]}))
        return _refuse_own_roll(s, dice, SUMS[move - TICK_LEFT])
    if move < TICK_RIGHT:
        return Refusal("P5", Event("refuse-left-half", {"sum": SUMS[move - TICK_LEFT]}))
    return _refuse_others(s, dice, SUMS[move - TICK_RIGHT])


def _refuse_own_roll(s: Record, dice: list[int], wanted: int) -> Refusal:
    first = int(s.ticked[s.active, 0])
    full = s.free[s.active, LEFT_HALF, SUMS.index(wanted)] == 0
    if first == NONE:
        if full and wanted in _sums(dice):
            return Refusal("P4", Event("refuse-left-full", {"row": wanted}))
        return Refusal("P4", Event("refuse-no-pair", {"row": wanted, "dice": _listed(sorted(dice))}))
    other = sum(dice) - SUMS[first]
    if wanted != other:
        return Refusal("P4", Event("refuse-other-pair", {"row": wanted, "first": SUMS[first], "other": other}))
    if full:
        return Refusal("P4", Event("refuse-left-full", {"row": wanted}))
    return Refusal("P4", Event("refuse-order", {"row": wanted, "first": SUMS[first]}))


def _refuse_others(s: Record, dice: list[int], wanted: int) -> Refusal:
    blue = dice[:BLUE_DICE]
    if wanted in _sums(blue):
        return Refusal("P5", Event("refuse-right-full", {"row": wanted}))
    offered = _listed(sorted(_sums(blue)))
    if wanted in _sums(dice):
        return Refusal("P5", Event("refuse-red", {"row": wanted, "offered": offered}))
    return Refusal("P5", Event("refuse-no-blue-pair", {"row": wanted, "offered": offered}))


def _sums(dice: list[int]) -> set[int]:
    return {one + other for index, one in enumerate(dice) for other in dice[:index]}


def _listed(numbers: list[int]) -> str:
    return ", ".join(map(str, numbers))
