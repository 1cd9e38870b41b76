"""What a seat may begin to do: swap a joker, lay a new row, rob for one, add to a row (B7, B9, B10, B14)."""

import numpy as np

from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.core.rules import Mask
from reihum.games.bloom.bits import has, mark, near, put_in, ring, take_out, wide
from reihum.games.bloom.newrow import (
    beginnings,
    company,
    joker_begins,
    joker_has_company,
    pair_has_company,
)
from reihum.games.bloom.pieces import (
    EXTEND,
    JOKER,
    JOKERS,
    LAP,
    LAY,
    OPTION_OWN_ROW_FIRST,
    ROB_JOKER,
    ROB_LIMIT,
    ROB_NUMBER,
    ROW_MINIMUM,
    STEP,
    SWAP_JOKER,
)
from reihum.games.bloom.rows import is_row, joker_cell, number_fits, row_at, survey

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
    a, b = beginnings(low, high, jokers)
    count = mark(mask, LAY, a, b)
    if jokers > 0 and joker_begins(low, high, jokers):
        mask[LAY + JOKER] = True
        count += 1
    if may_add(s, seat):
        for row in range(int(s.rows)):
            if (s.fit[row, 0] & low) | (s.fit[row, 1] & high) != 0 or (jokers > 0 and s.takes_joker[row] != 0):
                mask[EXTEND + row] = True
                count += 1
    return count + _mark_robberies(s, low, high, jokers, mask)


@rule
def _mark_robberies(s: Record, low: int, high: int, jokers: int, mask: Mask) -> int:
    """B9: mark the tiles that may be robbed alone, or together with one further right in the same row."""
    a, b = company(low, high, jokers)
    count = mark(mask, ROB_NUMBER, a & int(s.loose[0]), b & int(s.loose[1]))
    near_low, near_high = near(low, high)
    jokers_before = 0
    for row in range(int(s.rows)):
        length = wide(s.length[row])
        if s.row_jokers[row] != 0:
            if length > ROW_MINIMUM:
                count += _mark_beside_jokers(s, row, jokers_before, low, high, near_low, near_high, jokers, mask)
            jokers_before += int(s.row_jokers[row])
        elif length >= ROW_MINIMUM + ROB_LIMIT:
            begin = wide(s.begin[row])
            end = begin + length
            for cell in range(begin, end - 1):
                tile = wide(s.tiles[cell])
                # The left one of two robbed tiles lies loose, or both are the last ones.
                if mask[ROB_NUMBER + tile] or not (cell == end - 2 or has(int(s.loose[0]), int(s.loose[1]), tile)):
                    continue
                # Far from all own tiles, and without a joker, it needs a partner close by.
                lonely = jokers == 0 and not has(near_low, near_high, tile)
                for other in range(cell + 1, min(end, cell + 1 + STEP) if lonely else end):
                    partner = wide(s.tiles[other])
                    if other < end - 1:
                        if not has(int(s.loose[0]), int(s.loose[1]), partner):
                            if other > begin + 1:
                                continue
                        elif other == cell + 1 and cell > begin:
                            continue
                    if pair_has_company(low, high, near_low, near_high, jokers, tile, partner):
                        mask[ROB_NUMBER + tile] = True
                        count += 1
                        break
    return count


@rule
def _mark_beside_jokers(
    s: Record, row: int, jokers_before: int, low: int, high: int, near_low: int, near_high: int, jokers: int, mask: Mask
) -> int:
    """The same for a row that holds jokers, tile by tile."""
    joker_alone = joker_has_company(low, high, jokers)
    begin = wide(s.begin[row])
    end = begin + wide(s.length[row])
    which = ROB_JOKER + jokers_before
    count = 0
    for cell in range(begin, end):
        tile = wide(s.tiles[cell])
        move = ROB_NUMBER + tile
        if tile == JOKER:
            move = which
            which += 1
            if cell > begin and s.tiles[cell - 1] == JOKER:
                continue  # jokers side by side are alike: the first one stands for all
            fine = joker_alone and is_row(s, begin, end, cell, -1)
        else:
            fine = mask[move]
            count -= fine  # it is counted already
        if not fine and end - begin >= ROW_MINIMUM + ROB_LIMIT:
            fine = _has_partner(s, row, cell, low, high, near_low, near_high, jokers)
        if fine:
            mask[move] = True
            count += 1
    return count


@rule
def _has_partner(
    s: Record, row: int, cell: int, low: int, high: int, near_low: int, near_high: int, jokers: int
) -> bool:
    """Whether a tile may be robbed together with one further right."""
    begin = wide(s.begin[row])
    end = begin + wide(s.length[row])
    tile = wide(s.tiles[cell])
    for other in range(cell + 1, end):
        partner = wide(s.tiles[other])
        before = other - 1 if other > cell + 1 else cell - 1  # the left neighbour once the first tile is gone
        if partner == JOKER and before >= begin and s.tiles[before] == JOKER:
            continue
        if pair_has_company(low, high, near_low, near_high, jokers, tile, partner) and is_row(
            s, begin, end, cell, other
        ):
            return True
    return False


@rule
def swap_fits(s: Record, row: int, cell: int, number: int) -> bool:
    """B7: whether a number may take the place of the joker in a cell."""
    return number_fits(s, row, cell - 1, cell + 1, number)


@rule
def mark_swaps(s: Record, seat: int, mask: Mask) -> int:
    """Mark every joker on the table for which the seat holds a number that fits (B7); how many there are."""
    if s.table_jokers == 0:
        return 0
    low = int(s.own[seat, 0])
    high = int(s.own[seat, 1])
    count = 0
    move = SWAP_JOKER
    for row in range(int(s.rows)):
        if s.row_jokers[row] != 0:
            begin = wide(s.begin[row])
            for cell in range(begin, begin + wide(s.length[row])):
                if s.tiles[cell] == JOKER:
                    if next_swap(s, low, high, row, cell, 0) > 0:
                        mask[move] = True
                        count += 1
                    move += 1
    return count


@rule
def next_swap(s: Record, low: int, high: int, row: int, cell: int, start: int) -> int:
    """The first number of a set, after ``start``, that may take the place of the joker in a cell (B7); 0 for none."""
    # Only numbers near the next number of the row can fit.
    begin = wide(s.begin[row])
    left = cell - 1
    while left >= begin and s.tiles[left] == JOKER:
        left -= 1
    if left >= begin:
        first = wide(s.tiles[left]) + cell - left
        last = wide(s.tiles[left]) + STEP * (cell - left)
    else:
        right = cell + 1
        while s.tiles[right] == JOKER:
            right += 1
        first = wide(s.tiles[right]) - STEP * (right - cell)
        last = wide(s.tiles[right]) - (right - cell)
    best = 0
    for value in range(first, last + 1):
        number = ring(value)
        if number > start and (best == 0 or number < best) and has(low, high, number):
            if swap_fits(s, row, cell, number):
                best = number
    return best


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
    take_out(s.loose, number)
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
