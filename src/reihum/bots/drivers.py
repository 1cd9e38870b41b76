"""The simple bots, bound to a game like `reihum.core.drivers`; ``rate`` stands for the game's heuristic."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from reihum.core.drivers import copy_record, random_move
from reihum.core.record import OVER, Buffer, Record
from reihum.core.unbound import DTYPE, MOVES, PADDED, SIZE, Ints, Mask, conceal, legal, play, unbound

rate: Any = unbound

_UNIFORM = 0
_WORST = -1e300


def choose_uniform(record: Buffer, luck: Ints) -> int:
    """Any legal move."""
    mask = np.zeros(PADDED, np.bool_)
    return random_move(mask, legal(record.view(DTYPE)[0], mask), luck)


def rate_one(record: Buffer, out: NDArray[np.float64]) -> int:
    """Rate the legal moves; illegal ones get the worst rating. Returns how many are legal."""
    s = record.view(DTYPE)[0]
    mask = np.zeros(PADDED, np.bool_)
    count = legal(s, mask)
    rate(s, mask, out)
    for move in range(MOVES):
        if not mask[move]:
            out[move] = _WORST
    return count


def best_move(s: Record, mask: Mask, ratings: NDArray[np.float64], luck: Ints) -> int:
    """The legal move with the best rating; between equal ones luck decides."""
    legal(s, mask)
    rate(s, mask, ratings)
    best = _WORST
    for move in range(MOVES):
        if mask[move] and ratings[move] > best:
            best = ratings[move]
    count = 0
    for move in range(MOVES):
        mask[move] = mask[move] and ratings[move] >= best
        count += mask[move]
    return random_move(mask, count, luck)


def choose_greedy(record: Buffer, luck: Ints) -> int:
    """The move that the heuristic rates best."""
    return best_move(record.view(DTYPE)[0], np.zeros(PADDED, np.bool_), np.zeros(PADDED, np.float64), luck)


def play_match(record: Buffer, levels: Ints, luck: Ints) -> int:
    """Play a set-up game to its end, level 0 (uniform) or 1 (greedy) by seat; how many decisions it took.

    Greedy seats are asked on a concealed copy, like everywhere.
    """
    s = record.view(DTYPE)[0]
    copy = np.zeros(SIZE, np.uint8)
    mask = np.zeros(PADDED, np.bool_)
    ratings = np.zeros(PADDED, np.float64)
    decisions = 0
    while s.to_move != OVER:
        if levels[s.to_move] == _UNIFORM:
            move = random_move(mask, legal(s, mask), luck)
        else:
            copy_record(record, copy)
            c = copy.view(DTYPE)[0]
            conceal(c, s.to_move)
            move = best_move(c, mask, ratings, luck)
        play(s, move)
        decisions += 1
    return decisions
