"""Dealing the tiles that a viewer has not seen to the stocks they may be in."""

from typing import Any, Final

import numpy as np

from reihum.core.bits import count_bits
from reihum.core.chance import below, take_unseen
from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.games.bloom.actions import can_act, mark_actions
from reihum.games.bloom.completing import beginnings
from reihum.games.bloom.pieces import EMPTY, JOKER, MAX_PLAYERS, MOVE_COUNT, NUMBERS, TILES
from reihum.games.bloom.ring import HALF, has, put_in, take_out, wide
from reihum.games.bloom.rounds import stocks_lie_open

_DEALS: Final = 4  # tried at random,
_EXCHANGES: Final = 2000  # before tiles are exchanged one pair after the other


@rule
def gather_unseen(s: Record, viewer: int) -> None:
    """Put every tile that the viewer has not seen into the pool, sorted."""
    low = 0
    high = 0
    jokers = 0
    for cell in range(TILES):
        tile = wide(s.pool[cell])
        if tile == EMPTY:
            break
        if tile == JOKER:
            jokers += 1
        elif tile <= HALF:
            low |= 1 << (tile - 1)
        else:
            high |= 1 << (tile - 1 - HALF)
    if not stocks_lie_open(s):
        for seat in range(int(s.players)):
            if seat != viewer:
                low |= int(s.own[seat, 0] & ~s.known[seat, 0])
                high |= int(s.own[seat, 1] & ~s.known[seat, 1])
                jokers += int(s.jokers[seat] - s.known_jokers[seat])
                s.own[seat, 0] = s.known[seat, 0]
                s.own[seat, 1] = s.known[seat, 1]
                s.jokers[seat] = s.known_jokers[seat]
    cell = 0
    while cell < jokers:
        s.pool[cell] = JOKER
        cell += 1
    for number in range(1, NUMBERS + 1):
        if has(low, high, number):
            s.pool[cell] = number
            cell += 1
    while cell < TILES and s.pool[cell] != EMPTY:
        s.pool[cell] = EMPTY
        cell += 1


@rule
def missing_tiles(s: Record, seat: int) -> int:
    """How many tiles a stock lacks while they lie among the unseen ones."""
    return s.stock[seat] - s.jokers[seat] - count_bits(int(s.own[seat, 0])) - count_bits(int(s.own[seat, 1]))


@rule
def deal_unseen(s: Record, viewer: int) -> None:
    """Fill the stocks from the unseen tiles; the rest stays in the pool."""
    size = int(s.left)
    constrained = False
    for seat in range(int(s.players)):
        if seat != viewer:
            size += missing_tiles(s, seat)
            constrained = constrained or s.passed[seat] != 0
    if constrained:
        _deal_after_pass(s, viewer, size)
        return
    for seat in range(int(s.players)):
        if seat != viewer:
            for _ in range(missing_tiles(s, seat)):
                give(s, seat, take_unseen(s, s.pool, size))
                size -= 1


@rule
def give(s: Record, seat: int, tile: int) -> None:
    """Put a tile into a stock that lacks one."""
    if tile == JOKER:
        s.jokers[seat] += 1
    else:
        put_in(s.own[seat], tile)


@rule
def take_back(s: Record, seat: int, tile: int) -> None:
    """Take a tile out of a stock again."""
    if tile == JOKER:
        s.jokers[seat] -= 1
    else:
        take_out(s.own[seat], tile)


@rule
def _deal_after_pass(s: Record, viewer: int, size: int) -> None:
    """Deal the tiles never seen (the pool is empty by now) as far as possible in agreement with forced passes."""
    tiles = np.empty(size, np.int64)
    holder = np.empty(size, np.int64)
    wanting = np.zeros(MAX_PLAYERS, np.int64)
    mask = np.empty(MOVE_COUNT, np.bool_)
    for seat in range(int(s.players)):
        if seat != viewer:
            wanting[seat] = missing_tiles(s, seat)
    for i in range(size):
        tiles[i] = take_unseen(s, s.pool, size - i)
        holder[i] = -1
    for i in range(size):
        _find_holder(s, tiles, holder, wanting, i)
    conflicts = 0
    for deal in range(_DEALS):
        _mix(s, tiles, holder, size)
        for i in range(size):
            give(s, int(holder[i]), int(tiles[i]))
        conflicts = 0
        for seat in range(int(s.players)):
            conflicts += _conflicts(s, viewer, seat, mask)
        if conflicts == 0:
            return
        if deal < _DEALS - 1:
            for i in range(size):
                take_back(s, int(holder[i]), int(tiles[i]))
    _settle(s, viewer, tiles, holder, size, conflicts, mask)


@rule
def _settle(s: Record, viewer: int, tiles: Any, holder: Any, size: int, conflicts: int, mask: Any) -> None:
    """Let pairs of tiles change hands as long as that makes no stock more usable, until none disagrees with a pass."""
    for _ in range(_EXCHANGES):
        if conflicts == 0:
            return
        i = below(s, size)
        j = below(s, size)
        a = int(holder[i])
        b = int(holder[j])
        if a == b or not (may_hold(s, a, tiles[j]) and may_hold(s, b, tiles[i])):
            continue
        before = _conflicts(s, viewer, a, mask) + _conflicts(s, viewer, b, mask)
        _hand_over(s, a, b, int(tiles[i]), int(tiles[j]))
        after = _conflicts(s, viewer, a, mask) + _conflicts(s, viewer, b, mask)
        if after > before:
            _hand_over(s, a, b, int(tiles[j]), int(tiles[i]))
        else:
            holder[i] = b
            holder[j] = a
            conflicts += after - before


@rule
def _hand_over(s: Record, a: int, b: int, from_a: int, from_b: int) -> None:
    take_back(s, a, from_a)
    take_back(s, b, from_b)
    give(s, a, from_b)
    give(s, b, from_a)


@rule
def may_hold(s: Record, seat: int, tile: int) -> bool:
    """Whether a forced pass leaves it possible that a stock holds a tile (B14)."""
    if tile == JOKER:
        return s.joker_barred[seat] == 0
    return not has(int(s.barred[seat, 0]), int(s.barred[seat, 1]), tile)


@rule
def _find_holder(s: Record, tiles: Any, holder: Any, wanting: Any, new: int) -> None:
    """Give a tile to a seat that wants one and may hold it; if there is none, other tiles change hands to make room."""
    players = int(s.players)
    offset = below(s, players)
    came_from = np.full(MAX_PLAYERS, -2, np.int64)  # −1: the new tile itself; else the seat that hands a tile on
    handed = np.zeros(MAX_PLAYERS, np.int64)
    queue = np.zeros(MAX_PLAYERS, np.int64)
    filled = 0
    for i in range(players):
        seat = (offset + i) % players
        if may_hold(s, seat, tiles[new]):
            came_from[seat] = -1
            handed[seat] = new
            queue[filled] = seat
            filled += 1
    at = 0
    while wanting[queue[at]] == 0:
        seat = queue[at]
        at += 1
        for i in range(new):
            if holder[i] == seat:
                for other in range(players):
                    if came_from[other] == -2 and may_hold(s, other, tiles[i]):
                        came_from[other] = seat
                        handed[other] = i
                        queue[filled] = other
                        filled += 1
    seat = queue[at]
    wanting[seat] -= 1
    while seat >= 0:
        holder[handed[seat]] = seat
        seat = came_from[seat]


@rule
def _mix(s: Record, tiles: Any, holder: Any, size: int) -> None:
    """Let random pairs of tiles change hands wherever both may: every allowed deal becomes equally likely."""
    for _ in range(4 * size):
        i = below(s, size)
        j = below(s, size)
        if may_hold(s, holder[i], tiles[j]) and may_hold(s, holder[j], tiles[i]):
            holder[i], holder[j] = holder[j], holder[i]


@rule
def _conflicts(s: Record, viewer: int, seat: int, mask: Any) -> int:
    """How much a dealt stock could have done where its player had to pass; 0 if it agrees with the pass."""
    if seat == viewer or s.passed[seat] == 0:
        return 0
    turns_ago = (int(s.to_move) - seat - 1) % int(s.players)
    if turns_ago < s.passes and s.laid == 0 and s.robbed == 0:  # the table is still the same
        mask[:] = False
        count = mark_actions(s, seat, mask)
        if count == 0 and can_act(s, seat, mask):
            count = 1
        return count
    a, b = beginnings(int(s.own[seat, 0]), int(s.own[seat, 1]), 0)
    return count_bits(a) + count_bits(b)
