"""The gate for secrets: what a viewer may know, deals that the viewer could not tell from the truth, and the audit."""

import numpy as np
from numpy.typing import NDArray

from reihum.core.chance import below, forget_stream, start_stream
from reihum.core.jit import rule
from reihum.core.record import OVER, TRUTH, Record
from reihum_ninety_nine.pieces import COPIES, GIVE_UP, HAND, LIMIT, MAX_PLAYERS, PENALTY_LIMIT, RANKS
from reihum_ninety_nine.rules import fits, rank_of


@rule
def conceal(s: Record, viewer: int) -> None:
    """Put everything that the viewer has not seen together: the stock and the other hands. Their sizes stay known."""
    for seat in range(s.players):
        if seat != viewer:
            for rank in range(1, RANKS + 1):
                s.stock[rank] += s.hands[seat, rank]
                s.hands[seat, rank] = 0
    forget_stream(s)
    s.viewer = viewer


@rule
def redeal(s: Record, viewer: int, key: NDArray[np.int64]) -> None:
    """Deal the unseen cards to the other hands, each as likely; what is left is the stock.

    When the match is over, the hand of who gave up last holds nothing that fits: it is dealt first, out of such cards.
    """
    start_stream(s, key)
    s.viewer = TRUTH
    loser = -1
    if s.to_move == OVER:
        for seat in range(s.players):
            if s.penalties[seat] >= s.options[PENALTY_LIMIT]:
                loser = seat
    if loser >= 0 and loser != viewer:
        _fill(s, loser, True)
    for seat in range(s.players):
        if seat != viewer and seat != loser:
            _fill(s, seat, False)


@rule
def _fill(s: Record, seat: int, is_stuck: bool) -> None:
    """Deal a hand out of the unseen cards; one that is stuck gets only ranks that do not fit."""
    for _ in range(s.held[seat]):
        room = 0
        for rank in range(1, RANKS + 1):
            if not is_stuck or not _could_be_laid(s, seat, rank):
                room += s.stock[rank]
        luck = below(s, room)
        for rank in range(1, RANKS + 1):
            if not is_stuck or not _could_be_laid(s, seat, rank):
                if luck < s.stock[rank]:
                    s.stock[rank] -= 1
                    s.hands[seat, rank] += 1
                    break
                luck -= s.stock[rank]


@rule
def _could_be_laid(s: Record, seat: int, rank: int) -> bool:
    """Whether a card of this rank would fit if the seat held one."""
    s.hands[seat, rank] += 1
    is_possible = False
    for move in range(GIVE_UP):
        if rank_of(move) == rank and fits(s, seat, move):
            is_possible = True
    s.hands[seat, rank] -= 1
    return is_possible


@rule
def audit(s: Record) -> int:
    """0 if every card of the pack is exactly once somewhere and all that is counted agrees with it."""
    in_stock = 0
    for rank in range(1, RANKS + 1):
        count = s.stock[rank] + s.laid[rank]
        for seat in range(MAX_PLAYERS):
            if s.hands[seat, rank] < 0:
                return 1
            count += s.hands[seat, rank]
        if count != COPIES or s.stock[rank] < 0 or s.laid[rank] < 0:
            return 2
        in_stock += s.stock[rank]
    if in_stock != s.stock_left:
        return 3
    for seat in range(MAX_PLAYERS):
        held = 0
        for rank in range(1, RANKS + 1):
            held += s.hands[seat, rank]
        if held != s.held[seat] or held > HAND:
            return 4
        if seat >= s.players and (held != 0 or s.penalties[seat] != 0):
            return 5
        if s.penalties[seat] >= s.options[PENALTY_LIMIT] and s.to_move != OVER:
            return 6
    if s.total < 0 or s.total > LIMIT:
        return 7
    return 0
