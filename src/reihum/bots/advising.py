"""Hints: what a good player would add to a wished turn, by the game's heuristic. A driver, bound like the planner."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from reihum.core.drivers import copy_record, mark_legal
from reihum.core.planner import LONGEST, mark_joining, order_of_wish, stops
from reihum.core.record import Buffer
from reihum.core.unbound import DTYPE, MOVE_TEXTS, PADDED, SIZE, Ints, Mask, unbound
from reihum.core.writer import close_list, close_object, fraction, open_list_item, open_object_item, open_page, word

Ratings = NDArray[np.float64]

rate: Any = unbound

_CHOICES: Final = 8


def write_advice(start: Buffer, seat: int, wish: Ints, page: Buffer) -> None:
    """Write the best moves that could be added to a wish, best first, with values from 0 to 1.

    The wished turn is walked through as a good player would, up to the first move that is not wished yet. None is
    written where the wish is a whole turn already.
    """
    records = np.empty((LONGEST + 1, SIZE), np.uint8)
    masks = np.empty((LONGEST + 1, PADDED), np.bool_)
    order = np.zeros(LONGEST, np.int64)
    ratings = np.zeros(PADDED, np.float64)
    joining = np.zeros(PADDED, np.bool_)
    copy_record(start, records[0])
    length = order_of_wish(seat, wish, order, records, masks)
    out = open_page(page)
    open_list_item(out)
    for place in range(stops(seat, length, records)):
        joining[:] = False
        mark_joining(seat, order, length, place, records, masks, joining)
        s = records[place].view(DTYPE)[0]
        mark_legal(s, masks[0])
        rate(s, masks[0], ratings)
        scale(ratings, masks[0])
        best = best_joining(ratings, joining)
        # what comes next is wished already: unless something better comes before it, go on behind it
        if place < length and (best < 0 or ratings[best] <= ratings[order[place]]):
            continue
        for _ in range(_CHOICES):
            if best >= 0:
                open_object_item(out)
                word(out, b"move", MOVE_TEXTS, best)
                fraction(out, b"value", ratings[best])
                close_object(out)
                joining[best] = False
                best = best_joining(ratings, joining)
        break
    close_list(out)


def scale(ratings: Ratings, mask: Mask) -> None:
    """Scale the ratings of the legal moves so that the best is 1 and the worst 0."""
    low = 1e300
    high = -1e300
    for move in range(PADDED):
        if mask[move]:
            low = min(low, ratings[move])
            high = max(high, ratings[move])
    for move in range(PADDED):
        if mask[move]:
            ratings[move] = (ratings[move] - low) / (high - low) if high > low else 1.0


def best_joining(ratings: Ratings, joining: Mask) -> int:
    """The best-rated of the marked moves, the first of equal ones; −1 if none is marked."""
    best = -1
    for move in range(PADDED):
        if joining[move] and (best < 0 or ratings[move] > ratings[best]):
            best = move
    return best
