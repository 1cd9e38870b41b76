"""The steps of a turn as events: tiles drawn, swapped, robbed, added and laid.

All are told the same. A row is told as it lay when a step was made, though the record may be older: most people are
told a whole turn at once. What was added in this turn does not count: its player is told of every tile by itself.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.core.writer import Page, close_event, close_text, number, open_event, open_text, text
from reihum.games.bloom.bits import next_number, wide
from reihum.games.bloom.pieces import (
    DONE,
    DRAW_HIDDEN,
    EMPTY,
    EXTEND,
    JOKER,
    LAY,
    PASS,
    ROB_JOKER,
    SWAP_JOKER,
    TAKE,
    TAKE_JOKER,
    TILES,
)
from reihum.games.bloom.rounds import scoring_tile
from reihum.games.bloom.rows import cell_of, row_at
from reihum.games.bloom.steps import lays_for_swap
from reihum.games.bloom.verbs import is_extend, is_lay, is_rob, is_take, robbed_tile
from reihum.games.bloom.writing import next_tile, write_row, write_tile


@rule
def tell_steps(before: Record, after: Record, steps: Any, first: int, end: int, out: Page) -> None:
    """Write the events of those of a turn's steps that the viewer has not yet been told."""
    tiles = _tiles_of_rows(before, first)
    for at in range(first, end):
        move = wide(steps[at])
        if is_take(move):
            _open_event(before, b"takes", out)
            write_tile(out, b"tile", move - TAKE)
            close_event(out)
        elif move == DRAW_HIDDEN:
            _tell_draw(before, after, out)
        elif is_rob(move):
            cell = _find(tiles, robbed_tile(move), move - ROB_JOKER)
            _tell_change(before, b"robs", robbed_tile(move), tiles, row_at(before, cell), out)
            tiles[cell] = EMPTY
        elif lays_for_swap(steps, at):
            cell = _find(tiles, JOKER, wide(steps[at - 1]) - SWAP_JOKER)
            _tell_change(before, b"swaps", move - LAY, tiles, row_at(before, cell), out)
            tiles[cell] = move - LAY
        elif is_lay(move):
            row = _row_extended(steps, at)
            if row >= 0:
                _tell_change(before, b"adds", move - LAY, tiles, row, out)
        elif move == TAKE_JOKER:
            _open_event(before, b"takes-joker", out)
            close_event(out)
        elif move == PASS:
            _open_event(before, b"passes", out)
            close_event(out)
        elif move == DONE and _finishes_row(steps, at):
            _tell_row(before, steps, at, out)


@rule
def _open_event(before: Record, name: bytes, out: Page) -> None:
    """Something that the player of the turn does."""
    open_event(out, name)
    number(out, b"seat", before.to_move)


# Rows on the table


@rule
def _tiles_of_rows(before: Record, told: int) -> NDArray[np.int16]:
    """A copy of the table to make the steps on, without what was added in the steps that were told already."""
    tiles: NDArray[np.int16] = before.tiles.copy()
    for at in range(told):
        move = wide(before.steps[at])
        if is_lay(move) and move != LAY + JOKER and _row_extended(before.steps, at) >= 0:
            tiles[cell_of(before, move - LAY)] = EMPTY
    return tiles


@rule
def _row_extended(steps: Any, end: int) -> int:
    """The row that was chosen, before a step, to be added to (B10); −1 for none."""
    for at in range(end):
        if is_extend(wide(steps[at])):
            return wide(steps[at]) - EXTEND
    return -1


@rule
def _find(tiles: NDArray[np.int16], tile: int, which: int) -> int:
    """The cell of a number, or of a joker: the one before which ``which`` others lie."""
    for cell in range(TILES):
        if tiles[cell] == tile:
            if which <= 0:
                return cell
            which -= 1
    return -1


@rule
def _tell_change(before: Record, name: bytes, tile: int, tiles: NDArray[np.int16], row: int, out: Page) -> None:
    """What was done to a row, which is told by its owner and its ends: its number is shown nowhere but in moves."""
    owner = wide(before.owner[row])
    _open_event(before, name, out)
    write_tile(out, b"tile", tile)
    text(out, b"whose", b"own" if owner == before.to_move else b"other")
    number(out, b"owner_seat", owner)
    write_row(out, tiles, wide(before.begin[row]), wide(before.length[row]), False)
    close_event(out)


# New rows


@rule
def _finishes_row(steps: Any, at: int) -> bool:
    """Whether ``done`` comes after the last tile of a new row (B9), not after a draw, an addition or a reward."""
    return at > 0 and is_lay(wide(steps[at - 1])) and _row_extended(steps, at) < 0


@rule
def _tell_row(before: Record, steps: Any, end: int, out: Page) -> None:
    """A finished row, and what it brings."""
    flowers = 0
    for at in range(end):
        if _lays_in_row(steps, at):
            flowers += int(before.flowers[wide(steps[at]) - LAY])
    value = scoring_tile(before, flowers)
    _open_event(before, b"lays" if value > 0 else b"lays-for-nothing", out)
    open_text(out, b"tiles")
    for at in range(end):
        if _lays_in_row(steps, at):
            next_tile(out, wide(steps[at]) - LAY)
    close_text(out)
    number(out, b"flowers", flowers)
    if value > 0:
        number(out, b"value", value)
    close_event(out)


@rule
def _lays_in_row(steps: Any, at: int) -> bool:
    return is_lay(wide(steps[at])) and not lays_for_swap(steps, at)


# Draws


@rule
def _tell_draw(before: Record, after: Record, out: Page) -> None:
    """A tile drawn face down, which its player sees."""
    seat = before.to_move
    if seat != after.viewer:
        _open_event(before, b"draws", out)
    else:
        _open_event(before, b"draws-own", out)
        low = int(after.own[seat, 0] & ~before.own[seat, 0])
        high = int(after.own[seat, 1] & ~before.own[seat, 1])
        write_tile(out, b"tile", next_number(low, high, 0))  # no number: a joker
    close_event(out)
