"""Laying tiles in a new row, with tiles robbed for it or without (B9, B12, B13), and adding to a row (B10)."""

from reihum.core.bits import lowest_bit
from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.core.rules import Mask
from reihum.games.bloom.actions import mark_tiles
from reihum.games.bloom.completing import first_numbers, joker_continues, number_continues, pair_has_company
from reihum.games.bloom.pieces import (
    ADD,
    AFTER_JOKER,
    AFTER_NUMBER,
    DONE,
    FIRST,
    JOKER,
    LAP,
    LAY,
    PLACE,
    REWARD,
    ROB_JOKER,
    ROB_LIMIT,
    ROB_NUMBER,
    ROW,
    ROW_MINIMUM,
    STEP,
)
from reihum.games.bloom.ring import HALF, has, near, ring, way, wide
from reihum.games.bloom.rounds import flowers_on, scoring_tile, spend
from reihum.games.bloom.rows import (
    cell_of,
    insert,
    is_row,
    joker_cell,
    jokers_before,
    next_place,
    only_place,
    remove,
    row_at,
)
from reihum.games.bloom.steps import note_touched
from reihum.games.bloom.survey import survey
from reihum.games.bloom.turns import end_turn


@rule
def legal_rob(s: Record, mask: Mask) -> int:
    """A second tile from the same row, further right; or begin to lay, if the row robbed is one."""
    seat = int(s.to_move)
    low = int(s.own[seat, 0])
    high = int(s.own[seat, 1])
    near_low, near_high = near(low, high)
    row = int(s.target)
    begin = wide(s.begin[row])
    end = begin + wide(s.length[row])
    whole = is_row(s, begin, end, -1, -1)  # then the row was surveyed: of its numbers it is known which lie loose
    count = 0
    first = int(s.loot[0])  # 0, a joker, if no number was robbed
    which = ROB_JOKER + jokers_before(s, int(s.rob_cell))
    for cell in range(int(s.rob_cell), end):
        tile = wide(s.tiles[cell])
        move = ROB_NUMBER + tile
        if tile == JOKER:
            move = which
            which += 1
            if cell > begin and s.tiles[cell - 1] == JOKER:
                continue  # jokers side by side are alike
        elif whole and not has(int(s.loose[0]), int(s.loose[1]), tile):
            continue
        if pair_has_company(low, high, near_low, near_high, int(s.jokers[seat]), first, tile):
            if (whole and tile != JOKER) or is_row(s, begin, end, cell, -1):
                mask[move] = True
                count += 1
    if whole:
        count += legal_row(s, mask)
    return count


@rule
def play_rob(s: Record, move: int) -> None:
    """Take a tile out of its row; it has to be laid in the new one."""
    if move >= ROB_JOKER:
        cell = joker_cell(s, move - ROB_JOKER)
    else:
        cell = cell_of(s, move - ROB_NUMBER)
    note_touched(s, cell)
    row = row_at(s, cell)
    tile = remove(s, row, cell)
    if tile == JOKER:
        s.loot_jokers += 1
    elif s.loot[0] == 0:
        s.loot[0] = tile
    else:
        s.loot[1] = tile
    s.target = row
    s.rob_cell = cell
    s.robbed += 1
    if is_row(s, wide(s.begin[row]), wide(s.begin[row]) + wide(s.length[row]), -1, -1):
        survey(s, row)
    if s.robbed == ROB_LIMIT:
        s.phase = ROW


@rule
def legal_row(s: Record, mask: Mask) -> int:
    """The next tile from left to right, as long as the row can still be completed."""
    seat = int(s.to_move)
    low = int(s.own[seat, 0])
    high = int(s.own[seat, 1])
    jokers = int(s.jokers[seat]) + int(s.loot_jokers)
    tail = int(s.tail)
    trail = int(s.trail)
    count = 0
    if tail != 0:
        complete = s.length[s.rows] >= ROW_MINIMUM and s.loot[0] == 0 and s.loot[1] == 0 and s.loot_jokers == 0
        for step in range(trail + 1, STEP * (trail + 1) + 1):
            number = ring(tail + step)
            if has(low, high, number) or number == s.loot[0] or number == s.loot[1]:
                if complete:
                    if s.reach + step > LAP:
                        continue
                elif not number_continues(s, low, high, jokers, number):
                    continue
                mask[LAY + number] = True
                count += 1
        if complete:
            mask[DONE] = True
            count += 1
    else:
        first_low, first_high = first_numbers(s, low, high, jokers + trail)
        for half in range(2):
            bits = first_low if half == 0 else first_high
            while bits != 0:
                number = 1 + half * HALF + lowest_bit(bits)
                bits &= bits - 1
                if number_continues(s, low, high, jokers, number):
                    mask[LAY + number] = True
                    count += 1
    if jokers > 0 and joker_continues(s, low, high, jokers):
        mask[LAY + JOKER] = True
        count += 1
    return count


@rule
def play_row(s: Record, move: int) -> None:
    """Lay the next tile of the new row, or finish it."""
    if move == DONE:
        _finish_row(s)
        return
    seat = int(s.to_move)
    row = int(s.rows)
    if s.length[row] == 0:
        s.begin[row] = s.tiles_used
    tile = move - LAY
    insert(s, row, int(s.tiles_used), tile)
    if tile == JOKER:
        s.trail += 1
        if s.loot_jokers > 0:
            s.loot_jokers -= 1
        else:
            spend(s, seat, tile)
        return
    if tile == s.loot[0]:
        s.loot[0] = 0
    elif tile == s.loot[1]:
        s.loot[1] = 0
    else:
        spend(s, seat, tile)
    s.reach = s.trail if s.tail == 0 else s.reach + way(int(s.tail), tile)
    s.tail = tile
    s.trail = 0


@rule
def _finish_row(s: Record) -> None:
    """B12, B13, B15."""
    seat = int(s.to_move)
    row = int(s.rows)
    s.rows += 1
    s.owner[row] = seat
    s.own_rows[seat] += 1
    survey(s, row)
    value = scoring_tile(s, flowers_on(s, row))
    note_touched(s, value)
    if value > 0:
        s.scoring[value] -= 1
        s.won[seat, value] += 1
    if s.stock[seat] > 0 and s.robbed == 0 and s.length[row] == ROW_MINIMUM and s.places > 0:
        s.phase = REWARD
    else:
        end_turn(s)


@rule
def legal_add(s: Record, mask: Mask) -> int:
    """The tiles that fit, or enough."""
    seat = int(s.to_move)
    row = int(s.target)
    low = int(s.own[seat, 0] & s.fit[row, 0])
    high = int(s.own[seat, 1] & s.fit[row, 1])
    joker = int(s.jokers[seat] > 0) & wide(s.takes_joker[row])
    is_done = s.added > 0
    mask[DONE] = is_done
    return mark_tiles(mask, joker, low, high) + int(is_done)


@rule
def play_add(s: Record, move: int) -> None:
    """Add a tile; if several places would do, its player is asked for one."""
    if move == DONE:
        end_turn(s)
        return
    row = int(s.target)
    tile = move - LAY
    cell = only_place(s, row, tile)
    if cell < 0:
        s.pending = tile
        s.phase = PLACE
    else:
        _add(s, row, cell, tile)


@rule
def _add(s: Record, row: int, cell: int, tile: int) -> None:
    note_touched(s, cell)
    spend(s, int(s.to_move), tile)
    insert(s, row, cell, tile)
    survey(s, row)
    s.added += 1


@rule
def legal_place(s: Record, mask: Mask) -> int:
    """The places for a tile, each named by the tile on its left."""
    row = int(s.target)
    tile = int(s.pending)
    begin = wide(s.begin[row])
    count = 0
    cell = next_place(s, row, tile, begin)
    while cell >= 0:
        mask[_place_move(s, row, cell)] = True
        count += 1
        cell = next_place(s, row, tile, cell + 1)
    return count


@rule
def _place_move(s: Record, row: int, cell: int) -> int:
    """The move that names the place before a cell: by the tile on its left."""
    if cell == s.begin[row]:
        return FIRST
    if s.tiles[cell - 1] != JOKER:
        return AFTER_NUMBER + wide(s.tiles[cell - 1])
    return AFTER_JOKER + jokers_before(s, cell - 1)


@rule
def play_place(s: Record, move: int) -> None:
    """The tile comes to the place chosen."""
    row = int(s.target)
    if move == FIRST:
        cell = wide(s.begin[row])
    elif move >= AFTER_JOKER:
        cell = joker_cell(s, move - AFTER_JOKER) + 1
    else:
        cell = cell_of(s, move - AFTER_NUMBER) + 1
    _add(s, row, cell, int(s.pending))
    s.pending = 0
    s.phase = ADD
