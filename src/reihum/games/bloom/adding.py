"""Adding to a row (B10)."""

from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.core.rules import Mask
from reihum.games.bloom.actions import mark_tiles
from reihum.games.bloom.bits import wide
from reihum.games.bloom.pieces import ADD, AFTER_JOKER, AFTER_NUMBER, DONE, FIRST, JOKER, LAY, PLACE
from reihum.games.bloom.rounds import spend
from reihum.games.bloom.rows import cell_of, insert, joker_cell, jokers_before, next_place, only_place
from reihum.games.bloom.steps import note_touched
from reihum.games.bloom.survey import survey
from reihum.games.bloom.turns import end_turn


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
