"""A match taken apart into its steps: the whole turns of its seats. Compiled, bound like `bots.hints.turns`."""

from typing import Final

import numpy as np

from reihum.bots.hints.turns import is_same_turn
from reihum.core.jit import seldom
from reihum.core.planner import LONGEST
from reihum.core.record import Buffer
from reihum.core.unbound import DTYPE, PADDED, Ints, legal, play

# What is told of a step, in this order.
SEAT: Final = 0
FIRST_MOVE: Final = 1  # moves of the match before it
LENGTH: Final = 2
IS_FORCED: Final = 3  # no other move was legal at any place of it
DREW: Final = 4  # something was revealed by it
ABOUT: Final = 5
"""Numbers a step."""


@seldom
def take_step(record: Buffer, moves: Ints, first: int, about: Ints) -> int:
    """Play the whole turn of which move number ``first`` of a match is the first one, and tell about it; its length."""
    s = record.view(DTYPE)[0]
    mask = np.zeros(PADDED, np.bool_)
    seat = s.to_move
    revealed = s.revealed
    turn = s.turn
    is_forced = 1
    length = 0
    while True:
        if legal(s, mask) != 1:
            is_forced = 0
        play(s, moves[first + length])
        length += 1
        if first + length == len(moves) or length == LONGEST or not is_same_turn(s, seat, revealed, turn):
            break
    about[SEAT] = seat
    about[FIRST_MOVE] = first
    about[LENGTH] = length
    about[IS_FORCED] = is_forced
    about[DREW] = 1 if s.revealed != revealed else 0
    return length
