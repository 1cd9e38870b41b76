"""What happened, as told to one viewer: from the records concealed for them before and after a move.

A player is told the own steps one by one, everybody else all of a turn's steps when they come to light (`steps`). What
is told comes from the records alone: the move itself is not looked at, so nothing can leak.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from reihum.core.bits import count_bits
from reihum.core.jit import rule
from reihum.core.record import OVER, Record
from reihum.core.writer import Page, close_event, close_text, number, open_event, open_text, text
from reihum.games.bloom.pieces import (
    COUNT,
    DONE,
    DRAW_HIDDEN,
    EMPTY,
    EXTEND,
    JOKER,
    LAY,
    MAX_PLAYERS,
    PASS,
    PLACE,
    ROB_JOKER,
    SWAP_JOKER,
    TAKE,
    TAKE_JOKER,
    TILES,
    is_extend,
    is_lay,
    is_rob,
    is_take,
    robbed_tile,
)
from reihum.games.bloom.ring import next_number, wide
from reihum.games.bloom.rounds import numbers_shown, round_points, scoring_tile, stocks_lie_open
from reihum.games.bloom.rows import cell_of, row_at
from reihum.games.bloom.rules import scores
from reihum.games.bloom.steps import lays_for_swap
from reihum.games.bloom.writing import next_tile, write_row, write_tile


@rule
def events(before: Record, move: int, after: Record, out: Page) -> None:
    """Write the events of one move. A row is told when it is finished, other tiles when they change their place."""
    if before.phase == COUNT:
        _tell_next_round(after, out)
        return
    told = _complete_steps(before)
    if after.turn == before.turn and not stocks_lie_open(after):
        tell_steps(before, after, after.steps, told, _complete_steps(after), out)
        return
    tell_steps(before, after, after.last_steps, told, int(after.last_count), out)
    if after.finished > before.finished:
        _tell_round_end(after, out)
    else:
        _tell_supply(before, after, out)


@rule
def _complete_steps(s: Record) -> int:
    """How many steps of the turn under way there are to tell of: not the tile that still waits for its place."""
    return s.step_count - int(s.phase == PLACE)


@rule
def _tell_supply(before: Record, after: Record, out: Page) -> None:
    """What was turned over at the end of a turn (B8)."""
    shown_low, shown_high = numbers_shown(before)
    low, high = numbers_shown(after)
    low &= ~shown_low
    high &= ~shown_high
    if low | high != 0:
        open_event(out, b"turned")
        open_text(out, b"tiles")
        tile = next_number(low, high, 0)
        while tile > 0:
            next_tile(out, tile)
            tile = next_number(low, high, tile)
        close_text(out)
        number(out, b"count", count_bits(low) + count_bits(high))
        close_event(out)
    taken = int(after.last_steps[after.last_count - 1] == TAKE_JOKER)
    jokers = after.places - before.places + taken
    if jokers > 0:
        open_event(out, b"turned-jokers")
        number(out, b"count", jokers)
        close_event(out)


@rule
def _tell_round_end(after: Record, out: Page) -> None:
    """B16, B17."""
    index = after.finished - 1
    open_event(out, b"round-over")
    number(out, b"round", index + 1)
    close_event(out)
    for seat in range(after.players):
        open_event(out, b"round-points")
        number(out, b"seat", seat)
        number(out, b"scored", after.round_won[index, seat])
        number(out, b"left", after.round_left[index, seat])
        number(out, b"points", round_points(after, index, seat))
        close_event(out)
    if after.to_move == OVER:
        _tell_winners(after, out)
    elif after.phase != COUNT:  # the first version dealt at once
        _tell_next_round(after, out)


@rule
def _tell_next_round(after: Record, out: Page) -> None:
    open_event(out, b"next-round")
    number(out, b"seat", after.to_move)
    number(out, b"round", after.round_no)
    close_event(out)


@rule
def _tell_winners(after: Record, out: Page) -> None:
    result = np.zeros((2, MAX_PLAYERS), np.int64)
    scores(after, result)
    winners = 0
    for seat in range(after.players):
        winners += result[1, seat] == 1
    for seat in range(after.players):
        if result[1, seat] == 1:
            open_event(out, b"wins" if winners == 1 else b"shares")
            number(out, b"seat", seat)
            number(out, b"points", result[0, seat])
            close_event(out)


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
