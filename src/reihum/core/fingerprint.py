"""One number a game: a hash of all that the rules say and do while it is played at random.

Interpreted, compiled and in a browser the same games must have the same numbers. So millions of positions are compared
by a few numbers, and a difference is found by looking into the game whose number differs.
"""

import numpy as np

from reihum.core.build.marking import eights
from reihum.core.drivers import (
    copy_record,
    deal,
    list_marked,
    look_one,
    next_luck,
    write_events,
    write_refusal,
    write_view,
)
from reihum.core.jit import seldom
from reihum.core.mixing import MASK32, mix, mix_record
from reihum.core.planner import write_plan
from reihum.core.record import MAX_PLAYERS, OVER, Buffer
from reihum.core.unbound import DTYPE, MOVES, PADDED, SIZE, Ints, Mask, legal, play, scores
from reihum.core.writer import PAGE_BYTES

_WISHED = 3
_REFUSED = 4  # moves that are asked about in every position


@seldom
def fingerprint(template: Buffer, seed: Ints, first: int, most: int, out: Ints) -> None:
    """Play as many games as ``out`` has room for, each at most this many moves long, and write their numbers.

    Game i gets block ``first`` + i of the seed's stream as its key, as in a batch.
    """
    block = np.zeros(16, np.int64)
    record = np.zeros(SIZE, np.uint8)
    known = np.zeros((MAX_PLAYERS + 1, SIZE), np.uint8)  # by viewer, a spectator last
    after = np.zeros(SIZE, np.uint8)
    page = np.zeros(PAGE_BYTES, np.uint8)
    mask = np.zeros(PADDED, np.bool_)
    moves = np.zeros(PADDED, np.int64)
    wish = np.zeros(_WISHED, np.int64)
    result = np.zeros((2, MAX_PLAYERS), np.int64)
    for i in range(len(out)):
        deal(record, template, seed, first + i, block)
        s = record.view(DTYPE)[0]
        luck = (int(block[8]) & MASK32) | 1
        number = mix_record(0, record, 0)
        for viewer in range(-1, s.players):
            look_one(record, viewer, known[viewer])
            write_view(known[viewer], page)
            number = mix_record(hash_page(page, number), known[viewer], 0)
        played = 0
        while s.to_move != OVER and played < most:
            played += 1
            mask[:] = False
            count = legal(s, mask)
            list_marked(mask, moves)
            for j in range(count):
                number = mix(number, int(moves[j]))
            luck = next_luck(luck)
            number = say(known, s.to_move, mask, moves, count, luck, wish, page, number)
            move = moves[(luck * count) >> 32]
            play(s, move)
            number = mix_record(number, record, 0)
            for viewer in range(-1, s.players):
                look_one(record, viewer, after)
                write_view(after, page)
                number = mix_record(hash_page(page, number), after, 0)
                write_events(known[viewer], move, after, page)
                number = hash_page(page, number)
                copy_record(after, known[viewer])
            scores(s, result)
            for seat in range(s.players):
                number = mix(mix(number, int(result[0, seat])), int(result[1, seat]))
        out[i] = number


# Nine parameters: scratch space is made once for all games and handed over, and records hold none.
def say(
    known: Buffer, seat: int, mask: Mask, moves: Ints, count: int, luck: int, wish: Ints, page: Buffer, number: int
) -> int:
    """Let the rules refuse some moves, and plan some, of which one may be illegal."""
    refused = -1
    for _ in range(_REFUSED):
        luck = next_luck(luck)
        refused = illegal_from(luck % MOVES, mask)
        if refused >= 0:
            write_refusal(known[seat], refused, page)
            number = hash_page(page, number)
    for i in range(_WISHED):
        luck = next_luck(luck)
        wish[i] = moves[(luck * count) >> 32]
    if luck & 1 and refused >= 0:
        wish[_WISHED - 1] = refused
    write_plan(known[seat], seat, wish[: 1 + luck % _WISHED], page)
    return hash_page(page, number)


def illegal_from(first: int, mask: Mask) -> int:
    """The first illegal move from a number on, going round; −1 if all moves are legal."""
    for i in range(MOVES):
        move = (first + i) % MOVES
        if not mask[move]:
            return int(move)
    return -1


def hash_page(page: Buffer, number: int) -> int:
    """A hash and what was written on a page."""
    length = int(eights(page)[0])
    for i in range(8, 8 + length):
        number = mix(number, int(page[i]))
    return number
