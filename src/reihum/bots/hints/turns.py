"""Whole turns: all small moves of a seat until somebody else is asked or something is revealed. Compiled, generic.

A turn is completed by the game's heuristic from any beginning; what is wished already stays part of it. Bound like
`bots.search.tree`.
"""

from typing import Any, Final

import numpy as np

from reihum.bots.search.tree import Fractions
from reihum.core.drivers import copy_record, mark_legal
from reihum.core.planner import LONGEST, can_go_on
from reihum.core.record import Buffer, Record
from reihum.core.unbound import DTYPE, PADDED, SIZE, Ints, Mask, play, unbound

rate: Any = unbound

MOST_TURNS: Final = 24
"""Turns that are compared at most."""


def is_same_turn(s: Record, seat: int, revealed: int, turn: int) -> bool:
    """Whether a seat is still asked in the turn that was begun, with nothing revealed since."""
    return bool(s.to_move == seat and s.revealed == revealed and s.turn == turn)


def mark_allowed(record: Buffer, seat: int, order: Ints, wished: int, place: int, mask: Mask, other: Mask) -> int:
    """Mark the legal moves after which the rest of what is wished can still be played; how many there are."""
    s = record.view(DTYPE)[0]
    count = mark_legal(s, mask)
    if place == wished:
        return count
    trial = np.empty(SIZE, np.uint8)
    for move in range(PADDED):
        if mask[move] and move != order[place]:
            copy_record(record, trial)
            t = trial.view(DTYPE)[0]
            play(t, move)
            if not can_go_on(t, seat, s.revealed, order, wished, place, other):
                mask[move] = False
                count -= 1
    return count


def best_marked(mask: Mask, ratings: Fractions) -> int:
    """The best-rated of the marked moves, the first of equal ones; −1 if none is marked."""
    best = -1
    for move in range(PADDED):
        if mask[move] and (best < 0 or ratings[move] > ratings[best]):
            best = move
    return best


def begin_trial(start: Buffer) -> tuple[Buffer, Mask, Mask, Fractions]:
    """A copy of a record to play on, room for two masks of moves, and for ratings."""
    record = np.empty(SIZE, np.uint8)
    copy_record(start, record)
    return record, np.zeros(PADDED, np.bool_), np.zeros(PADDED, np.bool_), np.zeros(PADDED, np.float64)


def complete(start: Buffer, seat: int, order: Ints, wished: int, turn: Ints, begun: int) -> int:
    """Complete a turn of which the first ``begun`` moves stand in ``turn``; its length, or 0 if it is too long.

    ``order`` holds the wished moves as they can be played; those that were not begun with are played on the way.
    """
    record, mask, other, ratings = begin_trial(start)
    s = record.view(DTYPE)[0]
    revealed = s.revealed
    number = s.turn
    place = 0
    length = 0
    while is_same_turn(s, seat, revealed, number):
        if length == LONGEST:
            return 0
        if length < begun:
            move = turn[length]
        else:
            if mark_allowed(record, seat, order, wished, place, mask, other) > 1:
                rate(s, mask, ratings)
            move = best_marked(mask, ratings)
        if place < wished and move == order[place]:
            place += 1
        turn[length] = move
        length += 1
        play(s, move)
    return length


def begin_turns(start: Buffer, seat: int, order: Ints, wished: int, turns: Ints, lengths: Ints, most: int) -> int:
    """List turns that begin with different moves, the heuristic's favourites first; how many there are."""
    mask = np.zeros(PADDED, np.bool_)
    other = np.zeros(PADDED, np.bool_)
    ratings = np.zeros(PADDED, np.float64)
    mark_allowed(start, seat, order, wished, 0, mask, other)
    rate(start.view(DTYPE)[0], mask, ratings)
    count = 0
    for _ in range(most):
        move = best_marked(mask, ratings)
        if move < 0:
            break
        mask[move] = False
        turns[count, 0] = move
        lengths[count] = complete(start, seat, order, wished, turns[count], 1)
        if lengths[count] > 0 and is_new(turns, lengths, count):
            count += 1
    return count


# Nine parameters: what is asked, and the arrays that are filled.
def vary_turn(
    start: Buffer,
    seat: int,
    order: Ints,
    wished: int,
    which: int,
    turns: Ints,
    lengths: Ints,
    count: int,
    ways: int,
) -> int:
    """Add turns that begin like one of those listed and go on otherwise, at most ``ways`` at each place.

    Returns how many turns are listed then.
    """
    record, mask, other, ratings = begin_trial(start)
    s = record.view(DTYPE)[0]
    place = 0
    for at in range(lengths[which]):
        move = turns[which, at]
        if at > 0:
            mark_allowed(record, seat, order, wished, place, mask, other)
            rate(s, mask, ratings)
            mask[move] = False
            for _ in range(ways):
                another = best_marked(mask, ratings)
                if another < 0 or count == MOST_TURNS:
                    break
                mask[another] = False
                for i in range(at):
                    turns[count, i] = turns[which, i]
                turns[count, at] = another
                lengths[count] = complete(start, seat, order, wished, turns[count], at + 1)
                if lengths[count] > 0 and is_new(turns, lengths, count):
                    count += 1
        if place < wished and move == order[place]:
            place += 1
        play(s, move)
    return count


def is_new(turns: Ints, lengths: Ints, count: int) -> bool:
    """Whether a turn differs from all before it in the list, and not only in the order of its moves."""
    for i in range(count):
        if has_same_moves(turns[i], turns[count], lengths[i], lengths[count]):
            return False
    return True


def has_same_moves(turn: Ints, other: Ints, length: int, other_length: int) -> bool:
    """Whether two turns consist of the same moves, each as often."""
    if length != other_length:
        return False
    for i in range(length):
        often = 0
        for j in range(length):
            often += int(turn[j] == turn[i]) - int(other[j] == turn[i])
        if often != 0:
            return False
    return True
