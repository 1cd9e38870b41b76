"""What a seat may begin to do: swap a joker, lay a new row, rob for one, add to a row (B7, B9, B10, B14)."""

from typing import Final

import numpy as np

from reihum.core.bits import lowest_bit
from reihum.core.build.marking import WORD, eights, mark_word, sum_of_bytes, within
from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.core.rules import Mask
from reihum.games.bloom.completing import beginnings, company, joker_begins, joker_has_company, pair_has_company
from reihum.games.bloom.pieces import (
    EXTEND,
    FAR,
    JOKER,
    JOKERS,
    LAP,
    LAY,
    NEXT,
    NEXT_BUT_ONE,
    OPTION_OWN_ROW_FIRST,
    ROB_JOKER,
    ROB_NUMBER,
    ROUND,
    STEP,
    SWAP_JOKER,
    WITH_JOKER,
)
from reihum.games.bloom.ring import ALL, HALF, higher, lower, near, put_in, take_out, wide
from reihum.games.bloom.rows import cell_of, forget_number, is_row, joker_cell, next_swap, row_at
from reihum.games.bloom.survey import survey

# The moves that begin an action stand together, from LAY on. Where each set of them begins, counted from there:
_LAY_LOW: Final = 1
_LAY_HIGH: Final = _LAY_LOW + HALF
_ROB_LOW: Final = ROB_NUMBER + 1 - LAY
_ROB_HIGH: Final = _ROB_LOW + HALF
_ROB_JOKERS: Final = ROB_JOKER - LAY
_ROWS: Final = EXTEND - LAY
_WORDS: Final = 5  # of marks, for all of them
_TILE_WORDS: Final = 2  # for the tiles to be laid

_SURELY_OPEN = LAP - 10
"""A row this short takes a joker at its end, even after a swap has made it a little longer."""


@rule
def may_add(s: Record, seat: int) -> bool:
    """B10; with the option ``own_row_first`` only after a row of one's own."""
    return s.options[OPTION_OWN_ROW_FIRST] == 0 or s.own_rows[seat] > 0


@rule
def mark_actions(s: Record, seat: int, mask: Mask) -> int:
    """Mark every way to begin a new row or an addition; how many there are."""
    low = int(s.own[seat, 0])
    high = int(s.own[seat, 1])
    jokers = int(s.jokers[seat])
    lay_low, lay_high = beginnings(low, high, jokers)
    lay_joker = int(joker_begins(low, high, jokers))
    rob_low, rob_high, rob_jokers = _robberies(s, low, high, jokers)
    rows = _extensible_rows(s, seat, low, high, jokers)
    groups = eights(mask[LAY : LAY + _WORDS * WORD])
    marked = (
        mark_word(groups, 0, lay_joker | within(0, _LAY_LOW, lay_low) | within(0, _LAY_HIGH, lay_high))
        + mark_word(groups, 1, within(1, _LAY_HIGH, lay_high) | within(1, _ROB_LOW, rob_low))
        + mark_word(groups, 2, within(2, _ROB_LOW, rob_low) | within(2, _ROB_HIGH, rob_high))
        + mark_word(
            groups, 3, within(3, _ROB_HIGH, rob_high) | within(3, _ROB_JOKERS, rob_jokers) | within(3, _ROWS, rows)
        )
        + mark_word(groups, 4, within(4, _ROWS, rows))
    )
    return sum_of_bytes(marked)


@rule
def mark_tiles(mask: Mask, joker: int, low: int, high: int) -> int:
    """Mark own tiles to be laid, if ``joker`` is 1 a joker, too; how many there are."""
    groups = eights(mask[LAY : LAY + _TILE_WORDS * WORD])
    marked = mark_word(groups, 0, joker | within(0, _LAY_LOW, low) | within(0, _LAY_HIGH, high))
    return sum_of_bytes(marked + mark_word(groups, 1, within(1, _LAY_HIGH, high)))


@rule
def _extensible_rows(s: Record, seat: int, low: int, high: int, jokers: int) -> int:
    """B10: the rows, as bits, to which something may be added."""
    rows = 0
    if may_add(s, seat):
        joker = min(jokers, 1)
        for row in range(int(s.rows)):
            useful = (s.fit[row, 0] & low) | (s.fit[row, 1] & high) | (wide(s.takes_joker[row]) & joker)
            rows |= int(useful != 0) << row
    return rows


@rule
def _robberies(s: Record, low: int, high: int, jokers: int) -> tuple[int, int, int]:
    """B9: numbers and jokers that may be robbed alone, or together with a tile further right in the same row."""
    near_low, near_high = ALL, ALL  # with a joker of one's own every number is near enough
    linked_low, linked_high = ALL, ALL  # those that a joker can link to an own tile
    if jokers == 0:
        near_low, near_high = near(low, high)
        a, b = higher(low, high, STEP + 1)
        c, d = higher(low, high, 2 * STEP)
        e, f = lower(low, high, STEP + 1)
        g, h = lower(low, high, 2 * STEP)
        linked_low, linked_high = near_low | a | c | e | g, near_high | b | d | f | h
    a, b = company(low, high, jokers)
    rob_low = a & int(s.loose[0])
    rob_high = b & int(s.loose[1])
    # Two numbers close to each other: one of them is near an own tile.
    a, b = lower(near_low, near_high, 1)
    rob_low |= (near_low | a) & int(s.pairs[NEXT, 0])
    rob_high |= (near_high | b) & int(s.pairs[NEXT, 1])
    a, b = lower(near_low, near_high, STEP)
    rob_low |= (near_low | a) & int(s.pairs[NEXT_BUT_ONE, 0])
    rob_high |= (near_high | b) & int(s.pairs[NEXT_BUT_ONE, 1])
    # A number and a joker
    rob_low |= linked_low & int(s.pairs[WITH_JOKER, 0])
    rob_high |= linked_high & int(s.pairs[WITH_JOKER, 1])
    # Two numbers far from each other: seldom.
    a = ((near_low & int(s.pairs[FAR, 0])) | int(s.pairs[ROUND, 0])) & ~rob_low
    b = ((near_high & int(s.pairs[FAR, 1])) | int(s.pairs[ROUND, 1])) & ~rob_high
    while a != 0:
        if _has_partner(s, 1 + lowest_bit(a), low, high, near_low, near_high, jokers):
            rob_low |= a & -a
        a &= a - 1
    while b != 0:
        if _has_partner(s, 1 + HALF + lowest_bit(b), low, high, near_low, near_high, jokers):
            rob_high |= b & -b
        b &= b - 1
    # Jokers: alone, with a number, with another joker
    rob_jokers = 0
    if s.surveyed_jokers > 0:
        if joker_has_company(low, high, jokers):
            rob_jokers |= int(s.loose_jokers)
        if low | high != 0:
            rob_jokers |= int(s.joker_pairs)
        for joker in range(JOKERS):  # of those that are not there nothing is kept
            mates = (s.mates[joker, 0] & linked_low) | (s.mates[joker, 1] & linked_high)
            rob_jokers |= int(mates != 0) << joker
    return rob_low, rob_high, rob_jokers


@rule
def _has_partner(s: Record, tile: int, low: int, high: int, near_low: int, near_high: int, jokers: int) -> bool:
    """Whether a number may be robbed together with one further right."""
    cell = cell_of(s, tile)
    row = row_at(s, cell)
    begin = wide(s.begin[row])
    end = begin + wide(s.length[row])
    for other in range(cell + 1, end):
        partner = wide(s.tiles[other])
        if partner == JOKER:
            continue
        if pair_has_company(low, high, near_low, near_high, jokers, tile, partner) and is_row(
            s, begin, end, cell, other
        ):
            return True
    return False


@rule
def mark_swaps(s: Record, seat: int, mask: Mask) -> int:
    """Mark every joker on the table for which the seat holds a number that fits (B7); how many there are."""
    count = 0
    for joker in range(int(s.surveyed_jokers)):
        fits = (s.own[seat, 0] & s.swaps[joker, 0]) | (s.own[seat, 1] & s.swaps[joker, 1]) != 0
        mask[SWAP_JOKER + joker] = fits
        count += int(fits)
    return count


@rule
def exchange(s: Record, seat: int, cell: int, number: int) -> None:
    """B7: the number takes the joker's place, the joker comes into the stock."""
    row = row_at(s, cell)
    s.tiles[cell] = number
    take_out(s.own[seat], number)
    s.jokers[seat] += 1
    s.row_jokers[row] -= 1
    s.table_jokers -= 1
    survey(s, row)


@rule
def exchange_back(s: Record, seat: int, cell: int) -> None:
    """Undo an exchange."""
    row = row_at(s, cell)
    number = wide(s.tiles[cell])
    s.tiles[cell] = JOKER
    put_in(s.own[seat], number)
    s.jokers[seat] -= 1
    s.row_jokers[row] += 1
    s.table_jokers += 1
    forget_number(s, number)
    survey(s, row)


@rule
def swap_surely_leads_on(s: Record, seat: int) -> bool:
    """Whether any swap is followed by an action, because the joker won may be added to a row."""
    if may_add(s, seat):
        for row in range(int(s.rows)):
            if s.span[row] <= _SURELY_OPEN:
                return True
    return False


@rule
def can_act(s: Record, seat: int, mask: Mask) -> bool:
    """B14: whether an action other than drawing is possible, now or after swaps. Uses ``mask`` as scratch space.

    Tries swap after swap on the record itself and takes them all back. (A loop, because Numba's cache does not survive
    recursion.)
    """
    mask[:] = False
    if mark_actions(s, seat, mask) > 0:
        return True
    joker = np.zeros(JOKERS + 1, np.int64)  # by depth: the joker that is tried,
    number = np.zeros(JOKERS + 1, np.int64)  # the number tried in its place,
    cell = np.zeros(JOKERS + 1, np.int64)  # and where
    depth = 0
    found = False
    while not found:
        fits = 0
        while joker[depth] < s.table_jokers:
            cell[depth] = joker_cell(s, joker[depth])
            row = row_at(s, cell[depth])
            fits = next_swap(s, int(s.own[seat, 0]), int(s.own[seat, 1]), row, cell[depth], number[depth])
            number[depth] = fits
            if fits > 0:
                break
            joker[depth] += 1
        if fits > 0:
            if swap_surely_leads_on(s, seat):
                found = True
            else:
                exchange(s, seat, cell[depth], fits)
                depth += 1
                joker[depth] = 0
                number[depth] = 0
                found = mark_actions(s, seat, mask) > 0
        elif depth == 0:
            break
        else:
            depth -= 1
            exchange_back(s, seat, cell[depth])
    while depth > 0:
        depth -= 1
        exchange_back(s, seat, cell[depth])
    return found


@rule
def swap_leads_on(s: Record, seat: int, cell: int, number: int, mask: Mask) -> bool:
    """Whether an action is possible after a swap. Tries it and takes it back; ``mask`` is scratch space."""
    if swap_surely_leads_on(s, seat):
        return True
    exchange(s, seat, cell, number)
    found = can_act(s, seat, mask)
    exchange_back(s, seat, cell)
    return found
