"""The rules: setting up, what is legal, what a move does, the score.

Plain functions over the record, marked with ``rule``: they run as Python (``REIHUM_JIT=0``), compiled, and in browsers.
So they are written in simple Python: numbers, arrays, loops. A turn of several moves is written as several small ones,
each of which can always be completed.
"""

import numpy as np
from numpy.typing import NDArray

from reihum.core.chance import draw
from reihum.core.jit import rule
from reihum.core.ranking import HIGH_WINS, write_ranks
from reihum.core.record import DRAWN, OVER, Record
from reihum.core.rules import Mask
from reihum_sketch.pieces import CARDS, FIRST_CARD, HAND, HAND_SIZE, PILE, STACK

# Set-up


@rule
def setup(s: Record) -> None:
    """K3: deal three cards each and choose who begins."""
    s.start = draw(s, s.players) if s.start_option == DRAWN else s.start_option
    s.stack_left = CARDS
    for seat in range(s.players):
        for _ in range(HAND_SIZE):
            _draw_card(s, seat)
    s.to_move = s.start
    s.turn = 1


@rule
def _draw_card(s: Record, seat: int) -> None:
    """One card of the stack, each as likely: a stack has no order until somebody draws."""
    left = draw(s, s.stack_left)  # counts as a reveal: what was drawn is not taken back
    for card in range(FIRST_CARD, CARDS + 1):
        if s.place[card] == STACK:
            if left == 0:
                s.place[card] = HAND + seat
                break
            left -= 1
    s.stack_left -= 1
    s.held[seat] += 1


# Legal moves


@rule
def legal(s: Record, mask: Mask) -> int:
    """Mark the legal moves of the seat to move; how many they are."""
    mask[:] = False
    count = 0
    for card in range(FIRST_CARD, CARDS + 1):
        if s.place[card] == HAND + s.to_move:  # K4
            mask[card - FIRST_CARD] = True
            count += 1
    return count


# Moves


@rule
def play(s: Record, move: int) -> None:
    """Play a legal move."""
    seat = s.to_move
    card = move + FIRST_CARD
    s.place[card] = PILE  # K4
    s.held[seat] -= 1
    s.revealed += 1  # a card of the hand is shown
    if s.top != 0 and card > s.top:  # K5
        s.points[seat] += 1
    s.top = card
    if s.stack_left > 0:
        _draw_card(s, seat)
    following = (seat + 1) % s.players
    s.to_move = following if s.held[following] > 0 else OVER  # K6
    s.turn += 1


# Score


@rule
def scores(s: Record, out: NDArray[np.int64]) -> None:
    """K6: points, and ranks in which equal points share a place."""
    for seat in range(s.players):
        out[0, seat] = s.points[seat]
    write_ranks(out, s.players, HIGH_WINS)
