"""Bloom as a good player sees it: wait for a row that pays, rob what completes one, and be rid of tiles in time.

Uses the own stock and what lies open. A row is judged by the scoring tile it brings and by the flowers it takes off the
own stock; drawing is judged by what a tile would join, adding by what it is rid of. The fewer tiles another player has
left, the more being rid of tiles counts.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from reihum.core.bits import count_bits, lowest_bit
from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.core.rules import Mask
from reihum.games.bloom.pieces import (
    ADD,
    DISPLAY_PLACES,
    DONE,
    DRAW,
    DRAW_HIDDEN,
    EMPTY,
    EXTEND,
    FIRST,
    JOKER,
    LAY,
    NEXT_ROUND,
    NUMBERS,
    PASS,
    PLACE,
    REWARD,
    ROB,
    ROB_JOKER,
    ROB_NUMBER,
    ROW,
    ROW_MINIMUM,
    STEP,
    SWAP,
    SWAP_JOKER,
    TAKE,
    TAKE_JOKER,
    TURN,
)
from reihum.games.bloom.ring import HALF, has, near, ring, wide
from reihum.games.bloom.rounds import flowers_of, scoring_tile

# Weights. A point is worth 1.
RID: Final = 0.45  # a flower that leaves the stock
HURRY: Final = 0.12  # more of that for every tile that the nearest rival has fewer than SAFE
SAFE: Final = 8
OUT: Final = 6.0  # laying the last tile ends the round
WAIT: Final = 4.6  # what a turn of drawing is worth
JOINS: Final = 0.9  # for every own tile that a drawn one stands beside
SECOND: Final = 1.5  # a second tile drawn beside none: it is more to lay, and more to be left with
ADDING: Final = 1.2  # adding to a row keeps the turn but brings no scoring tile
SWAP_FIRST: Final = 50.0  # a joker for a number is always a gain, and costs no turn
JOKER_WORTH: Final = 2.5  # a joker spent in a row

BIG: Final = 1 << 20  # more than all flowers together


@rule
def rate(s: Record, mask: Mask, out: NDArray[np.float64]) -> None:
    """Rate every legal move of the seat to move; higher is better."""
    phase = s.phase
    if phase == TURN:
        _rate_turn(s, mask, out)
    elif phase == DRAW:
        seat = int(s.to_move)
        _rate_draw(s, int(s.own[seat, 0]), int(s.own[seat, 1]), out)
        out[DONE] = SECOND
    elif phase in (ROW, ROB):
        _rate_row(s, mask, out)
    elif phase == ADD:
        _rate_lay(s, mask, out)
        out[DONE] = 0.0
    elif phase == SWAP:
        _rate_lay(s, mask, out)
    elif phase == PLACE:
        for move in range(FIRST, len(out)):
            out[move] = 0.0
    elif phase == REWARD:
        out[TAKE_JOKER] = 1.0
        out[DONE] = 0.0
    else:
        out[NEXT_ROUND] = 0.0


@rule
def _rid(s: Record) -> float:
    """What a flower off the own stock is worth now."""
    seat = int(s.to_move)
    fewest = SAFE
    for other in range(int(s.players)):
        if other != seat:
            fewest = min(fewest, int(s.stock[other]))
    return RID + HURRY * (SAFE - fewest)


@rule
def _company(low: int, high: int, number: int) -> int:
    """How many numbers of a set stand one or two steps from a number."""
    count = 0
    for step in range(1, STEP + 1):
        count += has(low, high, ring(number + step))
        count += has(low, high, ring(number - step))
    return count


@rule
def _worth(s: Record, tiles: int, flowers: int, spent: int, own_flowers: int, rid: float) -> float:
    """The worth of a row of this many tiles and flowers, this many from the seat's stock; −1 if it is none."""
    if tiles < ROW_MINIMUM:
        return -1.0
    worth = scoring_tile(s, flowers) + rid * own_flowers
    if spent == s.stock[s.to_move]:
        worth += OUT
    return worth


@rule
def _row_worth(s: Record, low: int, high: int, number: int, rid: float, loot: int, loot_too: int) -> float:
    """The worth of the longest row upwards from a number, of own tiles and loot; −1 if it is none."""
    flowers = 0
    own = 0
    tiles = 0
    held = 0
    while number != 0 and tiles < NUMBERS:
        tiles += 1
        flowers += int(s.flowers[number])
        if number in (loot, loot_too):
            held += 1
        else:
            own += int(s.flowers[number])
        following = 0
        for step in range(1, STEP + 1):
            near_by = ring(number + step)
            if following == 0 and (has(low, high, near_by) or near_by in (loot, loot_too)):
                following = near_by
        number = following
    if held < (loot != 0) + (loot_too != 0):
        return -1.0
    return _worth(s, tiles, flowers, tiles - held, own, rid)


@rule
def _lowest_of_run(low: int, high: int, number: int) -> int:
    """Where the row through a number begins: down in steps of one or two as long as there are own tiles."""
    for _ in range(NUMBERS):
        below = 0
        for step in range(1, STEP + 1):
            if below == 0 and has(low, high, ring(number - step)):
                below = ring(number - step)
        if below == 0:
            break
        number = below
    return number


@rule
def _rate_rows(s: Record, low: int, high: int, rid: float, mask: Mask, out: NDArray[np.float64]) -> None:
    """Rate every way to begin a row, by the whole run of own tiles that it belongs to.

    One walk down the numbers knows for each the run of own tiles above it, one walk up the run below: no run is walked
    twice. A run is written as its flowers plus BIG for every tile, so that one number carries both; what the first walk
    finds for a tile to be robbed waits in ``out`` for the second.
    """
    one = 0  # the run that begins one step further on,
    two = 0  # and two
    for lap in range(2):  # the ring closes: a first lap, near its end, finds the runs that go past it
        for number in range(NUMBERS if lap == 1 else NUMBERS // 4, 0, -1):
            onward = one if one != 0 else two
            run = 0
            if has(low, high, number):
                run = onward + BIG + int(s.flowers[number])
                if lap == 1 and mask[LAY + number]:
                    out[LAY + number] = _worth(s, run // BIG, run % BIG, run // BIG, run % BIG, rid)
            elif lap == 1 and mask[ROB_NUMBER + number]:
                out[ROB_NUMBER + number] = onward
            two = one
            one = run
    one = 0
    two = 0
    for lap in range(2):
        for number in range(1 if lap == 1 else NUMBERS - NUMBERS // 4, NUMBERS + 1):
            onward = one if one != 0 else two
            run = 0
            if has(low, high, number):
                run = onward + BIG + int(s.flowers[number])
            elif lap == 1 and mask[ROB_NUMBER + number]:
                onward += int(out[ROB_NUMBER + number])
                tiles = onward // BIG
                own = onward % BIG
                worth = _worth(s, tiles + 1, own + int(s.flowers[number]), tiles, own, rid)
                out[ROB_NUMBER + number] = worth if worth >= 0 else 1.0
            two = one
            one = run


@rule
def _rate_turn(s: Record, mask: Mask, out: NDArray[np.float64]) -> None:
    seat = int(s.to_move)
    low, high = int(s.own[seat, 0]), int(s.own[seat, 1])
    rid = _rid(s)
    _rate_draw(s, low, high, out)
    _rate_rows(s, low, high, rid, mask, out)
    out[PASS] = 0.0
    out[LAY + JOKER] = -2.0
    for move in range(ROB_JOKER, SWAP_JOKER):
        out[move] = 0.5
    for move in range(SWAP_JOKER, EXTEND):
        out[move] = SWAP_FIRST
    near_low, near_high = near(low, high)
    for row in range(int(s.rows)):
        if mask[EXTEND + row]:
            a, b = low & int(s.fit[row, 0]), high & int(s.fit[row, 1])
            flowers = flowers_of(s, a, b) + flowers_of(s, a & ~near_low, b & ~near_high)  # who stands alone goes first
            worth = ADDING + rid * flowers
            if count_bits(a) + count_bits(b) == s.stock[seat]:
                worth += OUT
            out[EXTEND + row] = worth


@rule
def _rate_draw(s: Record, low: int, high: int, out: NDArray[np.float64]) -> None:
    """A tile that joins own ones is worth having; one that may be a joker or anything is worth the average."""
    base = WAIT if s.phase == TURN else SECOND
    out[DRAW_HIDDEN] = base + 0.5 * JOINS if s.phase == TURN else base - 0.1
    for place in range(DISPLAY_PLACES):
        number = wide(s.display[place])
        if number != EMPTY:
            company = _company(low, high, number)
            gain = JOINS * company + 0.1 * s.flowers[number] if company > 0 else -0.3 * s.flowers[number]
            out[TAKE + number] = base + gain


@rule
def _rate_row(s: Record, mask: Mask, out: NDArray[np.float64]) -> None:
    """Lay every number on the way; a joker only where nothing else goes on, or to lay the last tiles."""
    seat = int(s.to_move)
    low, high = int(s.own[seat, 0]), int(s.own[seat, 1])
    rid = _rid(s)
    loot, loot_too = int(s.loot[0]), int(s.loot[1])
    begun = s.tail != 0 or s.trail != 0
    if s.tail != 0:
        for step in range(1, STEP * (int(s.trail) + 1) + 1):
            out[LAY + ring(int(s.tail) + step)] = 20.0 - step
    else:
        for number in range(1, NUMBERS + 1):
            if mask[LAY + number]:
                out[LAY + number] = 20.0 - number if begun else _row_worth(s, low, high, number, rid, loot, loot_too)
    if s.phase == ROB:
        row = int(s.target)
        for cell in range(int(s.rob_cell), wide(s.begin[row]) + wide(s.length[row])):
            number = wide(s.tiles[cell])
            if number != JOKER and mask[ROB_NUMBER + number]:
                begin = _lowest_of_run(low, high, min(number, loot) if loot != 0 else number)
                worth = _row_worth(s, low, high, begin, rid, loot, number) if loot != 0 else 0.0
                out[ROB_NUMBER + number] = worth
    out[DONE] = 5.0
    last_tiles = s.stock[seat] == s.jokers[seat]
    out[LAY + JOKER] = 6.0 if last_tiles else -JOKER_WORTH
    for move in range(ROB_JOKER, SWAP_JOKER):
        out[move] = -0.5


@rule
def _rate_lay(s: Record, mask: Mask, out: NDArray[np.float64]) -> None:
    """Which own tile to give away: the ones that stand alone, with many flowers; jokers only to lay the last tiles."""
    seat = int(s.to_move)
    low, high = int(s.own[seat, 0]), int(s.own[seat, 1])
    for half in range(2):
        bits = low if half == 0 else high
        while bits != 0:
            number = 1 + half * HALF + lowest_bit(bits)
            bits &= bits - 1
            if mask[LAY + number]:
                out[LAY + number] = 3.0 + s.flowers[number] - _company(low, high, number)
    out[LAY + JOKER] = 1.0 if s.stock[seat] == s.jokers[seat] else -1.0
