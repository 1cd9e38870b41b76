"""A fingerprint of whole games, by which builds are compared: a driver, bound like `reihum.core.drivers`.

Random games are played, and everything that the rules say on the way goes into one number a game: legal moves, records,
what every viewer may know, sees and is told, why moves are refused, scores. Builds that give the same numbers play the
same games; where a number differs, that game is played again step by step.
"""

from typing import Any, Final

import numpy as np

from reihum.core.drivers import (
    copy_record,
    deal,
    look_one,
    next_luck,
    random_move,
    write_events,
    write_refusal,
    write_view,
)
from reihum.core.marking import eights
from reihum.core.record import MAX_PLAYERS, OVER, Buffer
from reihum.core.unbound import DTYPE, MOVES, PADDED, SIZE, Ints, legal, play, scores
from reihum.core.writer import PAGE

_FACTOR: Final = 0x2545F4914F6CDD1D  # odd, bits well spread
_SHIFT: Final = 29
_REFUSALS: Final = 2  # moves a step of which the reason is asked why they are not legal


def mixed(state: Any, number: Any) -> Any:
    """A hash of what was hashed before and another number. 64 bits wide: what is more falls away."""
    state = (state ^ np.int64(number)) * np.int64(_FACTOR)
    return state ^ (state >> _SHIFT)


def mixed_bytes(state: Any, buffer: Buffer, length: int) -> Any:
    """The same with the first bytes of a buffer."""
    whole = length // 8
    numbers = eights(buffer[: 8 * whole])
    for i in range(whole):
        state = mixed(state, numbers[i])
    for i in range(8 * whole, length):
        state = mixed(state, buffer[i])
    return mixed(state, length)


def mixed_page(state: Any, page: Buffer) -> Any:
    """The same with what is written on a page."""
    return mixed_bytes(state, page[8:], page.view(PAGE)[0].length)


def fingerprint(template: Buffer, seed: Ints, first: int, count: int, out: Ints) -> None:
    """Play ``count`` random games of a seed from game ``first`` on; the hash of each goes into ``out``."""
    block = np.zeros(16, np.int64)
    luck = np.zeros(1, np.int64)
    record = np.zeros(SIZE, np.uint8)
    before = np.zeros((MAX_PLAYERS + 1, SIZE), np.uint8)  # what each viewer knew, the watcher first
    known = np.zeros(SIZE, np.uint8)
    mask = np.zeros(PADDED, np.bool_)
    marks = mask.view(np.uint8)
    result = np.zeros((2, MAX_PLAYERS), np.int64)
    page = np.zeros(PAGE.itemsize, np.uint8)
    for i in range(count):
        deal(record, template, seed, first + i, block)
        luck[0] = block[15] | 1
        s = record.view(DTYPE)[0]
        state = np.int64(0)
        for viewer in range(-1, s.players):
            look_one(record, viewer, before[viewer + 1])
        while s.to_move != OVER:
            state = mixed(state, legal(s, mask))
            state = mixed_bytes(state, marks, MOVES)
            for _ in range(_REFUSALS):
                luck[0] = next_luck(luck[0])
                refused = luck[0] % MOVES
                if not mask[refused]:
                    write_refusal(before[s.to_move + 1], refused, page)
                    state = mixed_page(mixed(state, refused), page)
            move = random_move(mask, legal(s, mask), luck)
            play(s, move)
            state = mixed_bytes(state, record, SIZE)
            scores(s, result)
            for viewer in range(-1, s.players):
                look_one(record, viewer, known)
                state = mixed_bytes(state, known, SIZE)
                write_view(known, page)
                state = mixed_page(state, page)
                write_events(before[viewer + 1], move, known, page)
                state = mixed_page(state, page)
                copy_record(known, before[viewer + 1])
                if viewer >= 0:
                    state = mixed(mixed(state, result[0, viewer]), result[1, viewer])
        out[i] = state
