"""What a turn begun says about the stock behind it: it can be completed.

When others are to imagine the hidden tiles of a seat in the middle of its turn, it must be dealt what it needs to go
on: a tile for the joker it swaps, for the row it adds to, or for the new row that lies half finished.
"""

from typing import Any, Final

import numpy as np

from reihum.core.chance import below
from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.core.rules import Mask
from reihum.games.bloom.actions import swap_fits
from reihum.games.bloom.bits import HALF, has, ring, way, wide
from reihum.games.bloom.dealing import give, may_hold, missing_tiles, take_back
from reihum.games.bloom.newrow import completes
from reihum.games.bloom.pieces import ADD, EMPTY, JOKER, NUMBERS, ROB, ROW, ROW_MINIMUM, STEP, SWAP, TILES
from reihum.games.bloom.rows import is_row, row_at
from reihum.games.bloom.rules import legal

_SKETCHES: Final = 200
_NO_SECOND: Final = -2


@rule
def is_committed(s: Record) -> bool:
    """Whether the turn has come to a point from which the stock must help it on."""
    phase = s.phase
    return phase in (SWAP, ROB, ROW) or (phase == ADD and s.added == 0)


@rule
def reserve(s: Record, mask: Mask) -> None:
    """Give the seat to move, out of the unseen tiles, what it needs. ``mask`` is scratch space."""
    if s.phase in (SWAP, ADD):
        _reserve_one(s, mask)
        return
    needed = np.zeros(TILES, np.int64)
    for attempt in range(_SKETCHES):
        count = _sketch(s, attempt, needed)
        if count >= 0:
            for i in range(count):
                _hand_out(s, needed[i])
            return


@rule
def _reserve_one(s: Record, mask: Mask) -> None:
    """A tile that takes the joker's place, or can be added to the row chosen."""
    seat = int(s.to_move)
    size = _unseen(s)
    offset = below(s, size)
    for i in range(size):
        tile = wide(s.pool[(offset + i) % size])
        if not may_hold(s, seat, tile):
            continue
        if s.phase == SWAP:
            cell = int(s.swap_cell)
            fits = tile != JOKER and swap_fits(s, row_at(s, cell), cell, tile)
        elif tile == JOKER:
            fits = s.takes_joker[s.target] != 0
        else:
            fits = has(int(s.fit[s.target, 0]), int(s.fit[s.target, 1]), tile)
        if fits:
            give(s, seat, tile)
            goes_on = legal(s, mask) > 0
            take_back(s, seat, tile)
            if goes_on:
                _hand_out(s, tile)
                return


@rule
def _unseen(s: Record) -> int:
    size = 0
    while size < TILES and s.pool[size] != EMPTY:
        size += 1
    return size


@rule
def _hand_out(s: Record, tile: int) -> None:
    """An unseen tile goes from the pool to the seat to move."""
    last = _unseen(s) - 1
    cell = 0
    while s.pool[cell] != tile:
        cell += 1
    s.pool[cell] = s.pool[last]
    s.pool[last] = EMPTY
    give(s, int(s.to_move), tile)


@rule
def _sketch(s: Record, attempt: int, needed: Any) -> int:
    """Imagine how the new row may be completed; which unseen tiles that takes, and how many (−1: it came to nothing).

    Every other attempt takes the widest steps, so that few tiles are needed; the others take any.
    """
    seat = int(s.to_move)
    low = int(s.own[seat, 0])
    high = int(s.own[seat, 1])
    own_jokers = int(s.jokers[seat])
    unseen_jokers = 0
    for cell in range(_unseen(s)):
        tile = wide(s.pool[cell])
        if not may_hold(s, seat, tile):
            continue
        if tile == JOKER:
            unseen_jokers += 1
        elif tile <= HALF:
            low |= 1 << (tile - 1)
        else:
            high |= 1 << (tile - 1 - HALF)
    loot = int(s.loot[0])
    loot_too = int(s.loot[1])
    due = int(s.loot_jokers)
    if s.phase == ROB:
        second = _second_robbery(s)
        if second == EMPTY:
            return -1
        if second == JOKER:
            due += 1
        elif second != _NO_SECOND:
            loot_too = second
    room = missing_tiles(s, seat)
    tail = int(s.tail)
    trail = int(s.trail)
    reach = int(s.reach)
    count = wide(s.length[s.rows])
    used = 0
    while tail == 0 or count < ROW_MINIMUM or loot != 0 or loot_too != 0 or due > 0:
        jokers = due + own_jokers + min(unseen_jokers, room - used)
        first = trail + 1 if tail != 0 else 1
        last = STEP * (trail + 1) if tail != 0 else NUMBERS
        turn = 0 if attempt % 2 == 0 and tail != 0 else below(s, last - first + 1)
        tile = EMPTY
        for i in range(last - first + 1):
            number = ring(tail + last - (turn + i) % (last - first + 1))
            if not (has(low, high, number) or number in (loot, loot_too)):
                continue
            covered = trail if tail == 0 else reach + way(tail, number)
            one = 0 if number == loot else loot
            two = 0 if number == loot_too else loot_too
            if completes(low, high, jokers, due, one, two, number, 0, count + 1, covered):
                tile = number
                break
        if tile != EMPTY:
            reach = trail if tail == 0 else reach + way(tail, tile)
            tail = tile
            trail = 0
            if tile == loot:
                loot = 0
            elif tile == loot_too:
                loot_too = 0
            elif not has(int(s.own[seat, 0]), int(s.own[seat, 1]), tile):
                needed[used] = tile
                used += 1
        elif jokers > 0 and tail != 0:
            trail += 1
            if due > 0:
                due -= 1
            elif own_jokers > 0:
                own_jokers -= 1
            else:
                unseen_jokers -= 1
                needed[used] = JOKER
                used += 1
            if not completes(low, high, jokers - 1, due, loot, loot_too, tail, trail, count + 1, reach):
                return -1
        else:
            return -1
        count += 1
        if used > room:
            return -1
    return used


@rule
def _second_robbery(s: Record) -> int:
    """A guess at the tile robbed next, or at none (the row must then be whole); EMPTY for a guess that cannot be."""
    row = int(s.target)
    begin = wide(s.begin[row])
    end = begin + wide(s.length[row])
    cell = int(s.rob_cell) + below(s, end - int(s.rob_cell) + 1)
    if cell == end:
        return _NO_SECOND if is_row(s, begin, end, -1, -1) else EMPTY
    tile = wide(s.tiles[cell])
    if tile == JOKER and cell > begin and s.tiles[cell - 1] == JOKER:
        return EMPTY  # the first of jokers side by side stands for all
    return tile if is_row(s, begin, end, cell, -1) else EMPTY
