"""The rules of Ninety-nine: setting up, what is legal, what a move does, the score.

A round ends after at most 52 cards, because cards that were laid do not come back before the next deal (N7), and every
round that ends brings somebody a penalty point (N8), so a match ends, too.
"""

import numpy as np
from numpy.typing import NDArray

from reihum.core.chance import draw
from reihum.core.jit import rule
from reihum.core.ranking import LOW_WINS, write_ranks
from reihum.core.record import DRAWN, OVER, Record
from reihum.core.rules import Mask
from reihum_ninety_nine.pieces import (
    COPIES,
    FOUR,
    GIVE_UP,
    HAND,
    JACK,
    KING,
    LAY,
    LAY_TEN_DOWN,
    LIMIT,
    NINE,
    PACK,
    PENALTY_LIMIT,
    QUEEN,
    RANKS,
    STEP,
    TEN,
)


@rule
def rank_of(move: int) -> int:
    """The rank of the card that a move lays."""
    if move == LAY_TEN_DOWN:
        return TEN
    return move - LAY


@rule
def total_after(total: int, move: int) -> int:
    """What the total becomes when a card is laid (N5); it may be above the limit."""
    if move == LAY_TEN_DOWN:
        return max(0, total - STEP)
    rank = move - LAY
    if rank == NINE:
        return LIMIT
    if rank == FOUR or rank == KING:
        return total
    if rank == JACK or rank == QUEEN:
        return total + STEP
    return total + rank


@rule
def fits(s: Record, seat: int, move: int) -> bool:
    """Whether a seat holds the card that a move lays, and the total stays at the limit or below (N6)."""
    return s.hands[seat, rank_of(move)] > 0 and total_after(s.total, move) <= LIMIT


# Set-up


@rule
def setup(s: Record) -> None:
    """Shuffle, deal three cards each and choose who begins."""
    if s.start_option == DRAWN:
        s.start = draw(s, s.players)
    else:
        s.start = s.start_option
    _deal(s)
    s.to_move = s.start
    s.turn = 1


@rule
def _deal(s: Record) -> None:
    """N3, N8: all cards are shuffled, everybody gets three, and counting begins at 0."""
    for rank in range(1, RANKS + 1):
        s.stock[rank] = COPIES
        s.laid[rank] = 0
        for seat in range(s.players):
            s.hands[seat, rank] = 0
    s.stock_left = PACK
    for seat in range(s.players):
        s.held[seat] = 0
        for _ in range(HAND):
            _draw_card(s, seat)
    s.total = 0
    s.direction = 1
    s.top = 0
    s.deals += 1


@rule
def _draw_card(s: Record, seat: int) -> None:
    luck = draw(s, s.stock_left)
    rank = 1
    while luck >= s.stock[rank]:
        luck -= s.stock[rank]
        rank += 1
    s.stock[rank] -= 1
    s.stock_left -= 1
    s.hands[seat, rank] += 1
    s.held[seat] += 1


# Legal moves


@rule
def legal(s: Record, mask: Mask) -> int:
    """Mark the legal moves; how many they are."""
    mask[:] = False
    count = 0
    for move in range(GIVE_UP):
        if fits(s, s.to_move, move):
            mask[move] = True
            count += 1
    if count == 0:  # N8: only who has no card that fits gives up
        mask[GIVE_UP] = True
        count = 1
    return count


# Moves


@rule
def play(s: Record, move: int) -> None:
    """Play a legal move."""
    if move == GIVE_UP:
        _play_give_up(s)
    else:
        _play_card(s, move)


@rule
def _play_card(s: Record, move: int) -> None:
    seat = s.to_move
    rank = rank_of(move)
    s.hands[seat, rank] -= 1
    s.held[seat] -= 1
    s.laid[rank] += 1
    s.revealed += 1  # a hand card turns face up
    s.total = total_after(s.total, move)
    s.top = rank
    if rank == FOUR:
        s.direction = -s.direction  # N5; with two players it changes nothing
    if s.stock_left > 0:  # N7: an empty stock stays empty until the next deal
        _draw_card(s, seat)
    s.to_move = (seat + s.direction) % s.players
    s.turn += 1


@rule
def _play_give_up(s: Record) -> None:
    seat = s.to_move
    s.penalties[seat] += 1
    s.revealed += 1  # it shows that nothing in the hand fits
    if s.penalties[seat] >= s.options[PENALTY_LIMIT]:
        s.to_move = OVER  # N9: the table stays as it is
        return
    _deal(s)
    s.turn += 1  # N8: who took the point begins


# Score


@rule
def scores(s: Record, out: NDArray[np.int64]) -> None:
    """Points are penalty points; fewer are better, and equal ones share a rank (N9)."""
    for seat in range(s.players):
        out[0, seat] = s.penalties[seat]
    write_ranks(out, s.players, LOW_WINS)
