"""Bots that answer in many games at once, bound to a game like `reihum.core.drivers`.

``best_move`` and ``random_move`` are those of the bots and of the core, bound before.
"""

from typing import Final

import numpy as np

from reihum.bots.drivers import best_move
from reihum.core.drivers import copy_record, random_move
from reihum.core.record import OVER, Buffer
from reihum.core.unbound import DTYPE, PADDED, SIZE, Ints, conceal, legal, play

UNIFORM: Final = 0
GREEDY: Final = 1


def answer(records: Buffer, learner: int, levels: Ints, luck: Ints) -> None:
    """Play in every game until the learner's seat is asked or the game is over; ``luck`` holds a number a game."""
    copy = np.zeros(SIZE, np.uint8)
    mask = np.zeros(PADDED, np.bool_)
    ratings = np.zeros(PADDED, np.float64)
    for i in range(len(records) // SIZE):
        record = records[i * SIZE : (i + 1) * SIZE]
        s = record.view(DTYPE)[0]
        own_luck = luck[i : i + 1]
        while s.to_move not in (OVER, learner):
            if levels[s.to_move] == UNIFORM:
                move = random_move(mask, legal(s, mask), own_luck)
            else:
                copy_record(record, copy)
                c = copy.view(DTYPE)[0]
                conceal(c, s.to_move)
                move = best_move(c, mask, ratings, own_luck)
            play(s, move)
