"""Rows (B11): when a sequence of tiles is one, what may be added, swapped or taken, and the cells they lie in.

Between two neighbouring numbers of a row with g jokers between them the way is g + 1 to 2 (g + 1): each step is one or
two. Jokers at the ends have no number beyond them, so only the lap limits them. That is all there is to a row; no
values are ever chosen for jokers.
"""

from typing import Final

import numpy as np

from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.games.bloom.pieces import EMPTY, JOKER, LAP, PAIRS, ROW_MINIMUM, STEP, SWAP
from reihum.games.bloom.ring import IN_HIGH, IN_LOW, has, ring, take_out, way, wide

_ONE: Final = np.uint64(1)
"""For places that have no sign: one below 0 would be counted from the end, and a loop that has to ask runs singly."""


@rule
def step_fits(distance: int, jokers: int) -> bool:
    """Whether two numbers this far apart may be neighbours in a row, with this many jokers between them (B11)."""
    return jokers < distance <= STEP * (jokers + 1)


@rule
def is_row(s: Record, begin: int, end: int, skip: int, skip_too: int) -> bool:
    """Whether the cells from ``begin`` up to ``end``, without two that are skipped (−1: none), form a row."""
    count = 0
    last = 0
    jokers = 0  # since the last number, or from the beginning
    span = 0
    for cell in range(begin, end):
        if cell in (skip, skip_too):
            continue
        count += 1
        tile = wide(s.tiles[cell])
        if tile == JOKER:
            jokers += 1
            continue
        if last == 0:
            span = jokers
        else:
            distance = way(last, tile)
            if not step_fits(distance, jokers):
                return False
            span += distance
        last = tile
        jokers = 0
    return count >= ROW_MINIMUM and last != 0 and span + jokers <= LAP


@rule
def numbers_of(s: Record, begin: int, end: int) -> tuple[int, int]:
    """The numbers in some cells."""
    low, high = 0, 0
    for cell in range(begin, end):
        low |= int(IN_LOW[s.tiles[cell]])
        high |= int(IN_HIGH[s.tiles[cell]])
    return low, high


@rule
def number_fits(s: Record, row: int, left: int, right: int, number: int) -> bool:
    """Whether a number may stand between the cells ``left`` and ``right`` of a row (or outside its first or last).

    For an addition the two cells are neighbours, for a swap the joker's cell lies between them.
    """
    begin = wide(s.begin[row])
    end = begin + wide(s.length[row])
    left_jokers = 0
    while left >= begin and s.tiles[left] == JOKER:
        left -= 1
        left_jokers += 1
    right_jokers = 0
    while right < end and s.tiles[right] == JOKER:
        right += 1
        right_jokers += 1
    left_way = 0
    if left >= begin:
        left_way = way(wide(s.tiles[left]), number)
        if not step_fits(left_way, left_jokers):
            return False
    right_way = 0
    if right < end:
        right_way = way(number, wide(s.tiles[right]))
        if not step_fits(right_way, right_jokers):
            return False
    # Outside the numbers the row may grow: what led or trailed it until now is taken off its span and counted anew.
    if left < begin:
        return left_jokers + right_way + wide(s.span[row]) - (right - begin) <= LAP
    if right >= end:
        return right_jokers + left_way + wide(s.span[row]) - (end - 1 - left) <= LAP
    return True


@rule
def joker_fits(s: Record, row: int, cell: int) -> bool:
    """Whether a joker may be put before a cell of a row (or behind its last).

    Jokers side by side are alike, so only the leftmost of such places is offered: at the front, or behind a number.
    """
    begin = wide(s.begin[row])
    end = begin + wide(s.length[row])
    if cell == begin:
        return wide(s.span[row]) < LAP
    if s.tiles[cell - 1] == JOKER:
        return False
    right = cell
    while right < end and s.tiles[right] == JOKER:
        right += 1
    if right == end:
        return wide(s.span[row]) < LAP
    return way(wide(s.tiles[cell - 1]), wide(s.tiles[right])) > right - cell + 1


@rule
def next_place(s: Record, row: int, tile: int, cell: int) -> int:
    """The first cell from ``cell`` on before which a tile may be added to a row (B10); −1 if there is none."""
    end = wide(s.begin[row]) + wide(s.length[row])
    while cell <= end:
        if tile == JOKER:
            if joker_fits(s, row, cell):
                return cell
        elif number_fits(s, row, cell - 1, cell, tile):
            return cell
        cell += 1
    return -1


@rule
def only_place(s: Record, row: int, tile: int) -> int:
    """The cell before which a tile that fits may be added to a row (B10); −1 if there are several."""
    begin = wide(s.begin[row])
    end = begin + wide(s.length[row])
    if s.row_jokers[row] == 0 and tile != JOKER and s.span[row] < LAP - 2 * STEP:
        # Too short to reach round the ring, so a number has one place: outside, or below the number that is one higher.
        if way(tile, wide(s.tiles[begin])) <= STEP:
            return begin
        above = ring(tile + 1)
        cell = begin + 1
        while cell < end and s.tiles[cell] != above:
            cell += 1
        return cell
    cell = next_place(s, row, tile, begin)
    return -1 if next_place(s, row, tile, cell + 1) >= 0 else cell


@rule
def swap_fits(s: Record, row: int, cell: int, number: int) -> bool:
    """B7: whether a number may take the place of the joker in a cell."""
    return number_fits(s, row, cell - 1, cell + 1, number)


@rule
def swap_range(s: Record, row: int, cell: int) -> tuple[int, int]:
    """The first and the last number near enough to the next one in the row to take the place of the joker in a cell.

    They may lie beyond an end of the ring.
    """
    begin = wide(s.begin[row])
    left = cell - 1
    while left >= begin and s.tiles[left] == JOKER:
        left -= 1
    if left >= begin:
        return wide(s.tiles[left]) + cell - left, wide(s.tiles[left]) + STEP * (cell - left)
    right = cell + 1
    while s.tiles[right] == JOKER:
        right += 1
    return wide(s.tiles[right]) - STEP * (right - cell), wide(s.tiles[right]) - (right - cell)


@rule
def next_swap(s: Record, low: int, high: int, row: int, cell: int, start: int) -> int:
    """The first number of a set, after ``start``, that may take the place of the joker in a cell (B7); 0 for none."""
    first, last = swap_range(s, row, cell)
    best = 0
    for value in range(first, last + 1):
        number = ring(value)
        if number > start and (best == 0 or number < best) and has(low, high, number):
            if swap_fits(s, row, cell, number):
                best = number
    return best


@rule
def forget_number(s: Record, number: int) -> None:
    """A number has left its row, or the row changes: nothing is known of robbing it."""
    take_out(s.loose, number)
    for kind in range(PAIRS):
        take_out(s.pairs[kind], number)


@rule
def insert(s: Record, row: int, cell: int, tile: int) -> None:
    """Put a tile before a cell of a row; what lies behind it moves up."""
    used = int(s.tiles_used)
    for moved in range(used - cell):
        place = np.uint64(used - moved)
        s.tiles[place] = s.tiles[place - _ONE]
    s.tiles[cell] = tile
    s.tiles_used += 1
    s.length[row] += 1
    for other in range(row + 1, int(s.rows)):
        s.begin[other] += 1
    if tile == JOKER:
        s.row_jokers[row] += 1
        s.table_jokers += 1


@rule
def remove(s: Record, row: int, cell: int) -> int:
    """Take the tile out of a cell of a row; what lies behind it moves down."""
    tile = wide(s.tiles[cell])
    s.tiles_used -= 1
    for moved in range(cell, int(s.tiles_used)):
        place = np.uint64(moved)
        s.tiles[place] = s.tiles[place + _ONE]
    s.tiles[int(s.tiles_used)] = EMPTY
    s.length[row] -= 1
    for other in range(row + 1, int(s.rows)):
        s.begin[other] -= 1
    if tile == JOKER:
        s.row_jokers[row] -= 1
        s.table_jokers -= 1
    else:
        forget_number(s, tile)
    return tile


@rule
def row_at(s: Record, cell: int) -> int:
    """The row in which a cell lies."""
    row = 0
    while cell >= wide(s.begin[row]) + wide(s.length[row]):
        row += 1
    return row


@rule
def row_of_turn(s: Record) -> int:
    """The row that is added to or robbed, or in which a joker is swapped; −1 for none."""
    return row_at(s, int(s.swap_cell)) if s.phase == SWAP else int(s.target)


@rule
def cell_of(s: Record, tile: int) -> int:
    """The cell of a number that lies on the table; −1 if it lies nowhere."""
    for cell in range(int(s.tiles_used)):
        if s.tiles[cell] == tile:
            return cell
    return -1


@rule
def joker_cell(s: Record, which: int) -> int:
    """The cell of a joker on the table, counted from 0; −1 if there are not so many."""
    for cell in range(int(s.tiles_used)):
        if s.tiles[cell] == JOKER:
            if which == 0:
                return cell
            which -= 1
    return -1


@rule
def jokers_before(s: Record, cell: int) -> int:
    """How many jokers lie before a cell: the place, counted from 0, of a joker that lies in it."""
    jokers = 0
    tiles = s.tiles
    for other in range(cell):
        jokers += tiles[other] == JOKER
    return jokers
