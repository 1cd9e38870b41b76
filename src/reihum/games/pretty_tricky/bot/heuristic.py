"""How good a move of Pretty Tricky looks to somebody who thinks one turn ahead.

A row is worth its points times the chance that it will be full in time; a tick is worth by how much it raises that. The
chance is that of enough suitable rolls in the rounds that are probably left, with a discount, because a roll that suits
suits other rows too. The weights were found by letting variants play against each other.
"""

import itertools
import math
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.core.rules import Mask
from reihum.games.pretty_tricky.components import MAX_BOXES
from reihum.games.pretty_tricky.pieces import (
    BLUE_DICE,
    DICE,
    DONE,
    FACES,
    LEFT_HALF,
    NONE,
    OWN_ROLL,
    POINTS_A_SYMBOL,
    RIGHT_HALF,
    ROUND_LIMIT,
    ROWS,
    SUMS,
    SYMBOLS_PLUS_PLAYERS,
    TICK_LEFT,
    TICK_RIGHT,
    TICKS,
)
from reihum.games.pretty_tricky.rules import other_pair

_LENGTH: Final = np.array([0, 0, 12, 10, 7])  # rounds that a game between good players takes, by their number
_LEFT_USE: Final = 0.38  # share of suitable own rolls that really go into a row
_RIGHT_USE: Final = 0.5  # the same for rolls of others
_MOST_ROUNDS: Final = 12
_MOST_TURNS: Final = 32  # of others; more make no difference


def _chance_of_sum(dice: int) -> list[float]:
    """For every row, how likely two of this many dice make its sum."""
    rolls = list(itertools.product(range(1, FACES + 1), repeat=dice))
    sums = [{one + other for one, other in itertools.combinations(roll, 2)} for roll in rolls]
    return [sum(wanted in made for made in sums) / len(rolls) for wanted in SUMS]


def _chance_of_ticks(dice: int, use: float, most_rolls: int) -> NDArray[np.float64]:
    """By rolls to come, row and free boxes: the chance that the row gets full."""
    table = np.zeros((most_rolls + 1, ROWS, MAX_BOXES + 1))
    for row, chance in enumerate(_chance_of_sum(dice)):
        hit = use * chance
        for rolls in range(most_rolls + 1):
            exactly = [math.comb(rolls, k) * hit**k * (1 - hit) ** (rolls - k) for k in range(MAX_BOXES)]
            table[rolls, row] = [1 - sum(exactly[:free]) for free in range(MAX_BOXES + 1)]
    return table


LEFT_CHANCE: Final = _chance_of_ticks(DICE, _LEFT_USE, _MOST_ROUNDS + 1)
RIGHT_CHANCE: Final = _chance_of_ticks(BLUE_DICE, _RIGHT_USE, _MOST_TURNS)


@rule
def rate(s: Record, mask: Mask, out: Any) -> None:
    """Write how good every legal move looks to the seat to move; giving up is 0."""
    rounds = rounds_left(s)
    out[DONE] = 0.0
    if s.phase == OWN_ROLL:
        _rate_own_roll(s, mask, out, rounds)
    else:
        _rate_others(s, mask, out, rounds)


@rule
def _rate_own_roll(s: Record, mask: Mask, out: Any, rounds: int) -> None:
    me = s.active
    for row in range(ROWS):
        if mask[TICK_LEFT + row]:
            free = s.free[me, LEFT_HALF, row]
            worth = _worth_of_left(s, row, rounds)
            gain = worth * (LEFT_CHANCE[rounds, row, free - 1] - LEFT_CHANCE[rounds, row, free])
            if s.ticked[me, 0] == NONE:  # with what the other pair would add
                second = other_pair(s, row)
                more = 0.0
                if second == row and free >= TICKS:
                    more = worth * (LEFT_CHANCE[rounds, row, free - 2] - LEFT_CHANCE[rounds, row, free - 1])
                elif second > row and s.free[me, LEFT_HALF, second] > 0:
                    free = s.free[me, LEFT_HALF, second]
                    more = _worth_of_left(s, second, rounds) * (
                        LEFT_CHANCE[rounds, second, free - 1] - LEFT_CHANCE[rounds, second, free]
                    )
                gain += max(more, 0.0)
            out[TICK_LEFT + row] = gain


@rule
def _worth_of_left(s: Record, row: int, rounds: int) -> float:
    """The points of a (!), and what its circle brings to the own right half and to those of the others."""
    worth = float(POINTS_A_SYMBOL)
    for seat in range(s.players):
        chance = RIGHT_CHANCE[turns_of_others(s, seat, rounds), row, s.free[seat, RIGHT_HALF, row]]
        if seat == s.active:
            worth += chance
        else:
            worth -= chance / (s.players - 1)
    return worth


@rule
def _rate_others(s: Record, mask: Mask, out: Any, rounds: int) -> None:
    me = s.to_move
    turns = turns_of_others(s, me, rounds)
    for row in range(ROWS):
        if mask[TICK_RIGHT + row]:
            circles = 0.0
            for seat in range(s.players):
                own_rolls = rounds + (1 if seat != s.active and still_rolls(s, seat) else 0)
                circles += LEFT_CHANCE[own_rolls, row, s.free[seat, LEFT_HALF, row]]
            free = s.free[me, RIGHT_HALF, row]
            out[TICK_RIGHT + row] = circles * (RIGHT_CHANCE[turns, row, free - 1] - RIGHT_CHANCE[turns, row, free])


@rule
def rounds_left(s: Record) -> int:
    """Full rounds that are probably still to come after this one."""
    needed = SYMBOLS_PLUS_PLAYERS - s.players
    most = 0
    for seat in range(s.players):
        symbols = 0
        for row in range(ROWS):
            if s.free[seat, LEFT_HALF, row] == 0:  # ticked, or will be at the end of this turn
                symbols += 1
        most = max(most, symbols)
    if most >= needed:
        return 0
    this = (s.turn - 1) // s.players
    likely = max(_LENGTH[s.players] - this, needed - most)
    return min(likely, s.options[ROUND_LIMIT] - this - 1, _MOST_ROUNDS)


@rule
def still_rolls(s: Record, seat: int) -> bool:
    """Whether this seat rolls in this round after the present turn."""
    return (seat - s.start) % s.players > (s.active - s.start) % s.players


@rule
def turns_of_others(s: Record, seat: int, rounds: int) -> int:
    """In how many turns this seat will probably still tick on its right half, the choice being made not counted."""
    turns = rounds * (s.players - 1) + (s.start - s.active - 1) % s.players
    if seat != s.active:
        if still_rolls(s, seat):
            turns -= 1
        if s.phase == OWN_ROLL:
            turns += 1
    return min(turns, _MOST_TURNS)
