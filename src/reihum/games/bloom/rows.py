"""Rows (B11): when a sequence of tiles is one, what may be added, swapped or taken, and the cells they lie in.

Between two neighbouring numbers of a row with g jokers between them the way is g + 1 to 2 (g + 1): each step is one or
two. Jokers at the ends have no number beyond them, so only the lap limits them. That is all there is to a row; no
values are ever chosen for jokers.
"""

from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.games.bloom.bits import put_in, ring, take_out, way, wide
from reihum.games.bloom.pieces import EMPTY, JOKER, LAP, ROW_MINIMUM, STEP


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
            if distance < jokers + 1 or distance > STEP * (jokers + 1):
                return False
            span += distance
        last = tile
        jokers = 0
    return count >= ROW_MINIMUM and last != 0 and span + jokers <= LAP


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
        if left_way < left_jokers + 1 or left_way > STEP * (left_jokers + 1):
            return False
    right_way = 0
    if right < end:
        right_way = way(number, wide(s.tiles[right]))
        if right_way < right_jokers + 1 or right_way > STEP * (right_jokers + 1):
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
def survey(s: Record, row: int) -> None:
    """Bring up to date what follows from a row: its span, what may be added, which numbers lie loose."""
    begin = wide(s.begin[row])
    end = begin + wide(s.length[row])
    fit = s.fit[row]
    fit[0] = 0
    fit[1] = 0
    first_cell = begin
    while s.tiles[first_cell] == JOKER:
        first_cell += 1
    lead = first_cell - begin
    first = wide(s.tiles[first_cell])
    long_enough = end - begin > ROW_MINIMUM
    take_out(s.loose, first)
    last = first
    last_way = -1  # to the last number from the one before it, with so many jokers between
    last_jokers = 0
    jokers = 0  # since the last number
    numbers_way = 0
    room = False  # for a joker in between
    for cell in range(first_cell + 1, end):
        tile = wide(s.tiles[cell])
        if tile == JOKER:
            jokers += 1
            continue
        distance = way(last, tile)
        if jokers == 0:
            if distance == STEP:
                put_in(fit, ring(last + 1))
                room = True
        else:
            room = room or distance > jokers + 1
            _fit_between(fit, last, distance, jokers)
        if long_enough and (last_way < 0 or last_way + distance <= STEP * (last_jokers + jokers + 1)):
            put_in(s.loose, last)
        take_out(s.loose, tile)
        numbers_way += distance
        last_way = distance
        last_jokers = jokers
        last = tile
        jokers = 0
    if long_enough and last_way >= 0:
        put_in(s.loose, last)
    for between in range(lead + 1):
        for offset in range(between + 1, STEP * (between + 1) + 1):
            if lead - between + offset + numbers_way + jokers <= LAP:
                put_in(fit, ring(first - offset))
    for between in range(jokers + 1):
        for offset in range(between + 1, STEP * (between + 1) + 1):
            if lead + numbers_way + offset + jokers - between <= LAP:
                put_in(fit, ring(last + offset))
    span = lead + numbers_way + jokers
    s.span[row] = span
    s.takes_joker[row] = 1 if room or span < LAP else 0


@rule
def _fit_between(fit: object, last: int, distance: int, jokers: int) -> None:
    """The numbers that fit among the jokers between two neighbouring numbers."""
    for offset in range(1, distance):
        for left in range(jokers + 1):
            right = jokers - left
            if left < offset <= STEP * (left + 1) and right < distance - offset <= STEP * (right + 1):
                put_in(fit, ring(last + offset))


@rule
def insert(s: Record, row: int, cell: int, tile: int) -> None:
    """Put a tile before a cell of a row; what lies behind it moves up."""
    for i in range(int(s.tiles_used), cell, -1):
        s.tiles[i] = s.tiles[i - 1]
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
    for i in range(cell, int(s.tiles_used)):
        s.tiles[i] = s.tiles[i + 1]
    s.tiles[int(s.tiles_used)] = EMPTY
    s.length[row] -= 1
    for other in range(row + 1, int(s.rows)):
        s.begin[other] -= 1
    if tile == JOKER:
        s.row_jokers[row] -= 1
        s.table_jokers -= 1
    else:
        take_out(s.loose, tile)
    return tile


@rule
def row_at(s: Record, cell: int) -> int:
    """The row in which a cell lies."""
    row = 0
    while cell >= wide(s.begin[row]) + wide(s.length[row]):
        row += 1
    return row


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
