"""Bloom: the scoring tile, the tiles left in the stock, a robbery, and the end of the round."""

from typing import Final

from reihum.bots.hints.outcomes import DEPENDS, LESS_IS_BETTER, MORE_IS_BETTER, TurnOutcome
from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.core.unbound import Ints
from reihum.core.writer import Page, close_event, close_text, number, open_event, open_text, text
from reihum.games.bloom.pieces import (
    ADD,
    DRAW_HIDDEN,
    LAY,
    NEXT_ROUND,
    PASS,
    ROB_JOKER,
    SWAP,
    TAKE,
    TAKE_JOKER,
    is_lay,
    is_rob,
    is_take,
    robbed_tile,
)
from reihum.games.bloom.ring import wide
from reihum.games.bloom.rounds import running_points
from reihum.games.bloom.rows import cell_of, joker_cell, row_at
from reihum.games.bloom.rules import play
from reihum.games.bloom.writing import next_tile, write_row, write_tile

SPEAKS_OF_POINTS: Final = True
OUTCOMES: Final = (
    TurnOutcome("scoring", False, 0.3, MORE_IS_BETTER),
    TurnOutcome("tiles-left", False, 0.15, LESS_IS_BETTER),
    TurnOutcome("robbed", True, 1.0, LESS_IS_BETTER, True),
    TurnOutcome("round-ends", True, 1.5, DEPENDS),
)
_SCORING, _TILES_LEFT, _ROBBED, _ROUND_ENDS = range(len(OUTCOMES))


@rule
def watch(s: Record, move: int, seat: int, found: Ints, who: Ints) -> None:
    """Note who robs a row of the seat."""
    if s.to_move != seat and is_rob(move) and s.owner[row_at(s, _robbed_cell(s, move))] == seat:
        found[_ROBBED] = 1
        who[_ROBBED] = s.to_move


@rule
def is_settled(before: Record, s: Record, seat: int) -> bool:
    """Whether the seat is asked again, or the round is over."""
    return bool(s.finished != before.finished or (s.turn != before.turn and s.to_move == seat))


@rule
def count(before: Record, after: Record, later: Record, seat: int, found: Ints, who: Ints) -> None:
    """Count what the turn has won and left over, and whether the round has ended."""
    if after.finished == before.finished:
        found[_SCORING] = running_points(after, seat) - running_points(before, seat)
        found[_TILES_LEFT] = after.stock[seat]
    else:
        found[_SCORING] = after.round_won[before.finished, seat] - running_points(before, seat)
    found[_ROUND_ENDS] = int(later.finished != before.finished)


@rule
def _robbed_cell(s: Record, move: int) -> int:
    if move >= ROB_JOKER:
        return joker_cell(s, move - ROB_JOKER)
    return cell_of(s, robbed_tile(move))


# A turn in words


@rule
def tell_turn(s: Record, trial: Record, moves: Ints, length: int, out: Page) -> None:
    """Write what to do: draw, swap, rob, lay or add, each kind in one event."""
    took = False
    robbed = False
    laid = False
    begun = out.length
    for i in range(length):
        move = int(moves[i])
        if is_take(move) and not took:
            took = True
            _tell_tiles(b"do-take", TAKE, moves, i, length, out)
        elif move == DRAW_HIDDEN:
            _tell(b"do-draw", out)
        elif is_lay(move) and trial.phase == SWAP:
            open_event(out, b"do-swap")
            write_tile(out, b"tile", move - LAY)
            _write_row(trial, row_at(trial, int(trial.swap_cell)), out)
            close_event(out)
        elif is_rob(move) and not robbed:
            robbed = True
            _tell_robbing(trial, row_at(trial, _robbed_cell(trial, move)), moves, i, length, out)
        elif is_lay(move) and not laid:
            laid = True
            if trial.phase == ADD:
                open_event(out, b"do-add")
                _write_row(trial, int(trial.target), out)
                _write_tiles(LAY, moves, i, length, out)
                close_event(out)
            else:
                _tell_tiles(b"do-lay", LAY, moves, i, length, out)
        elif move == TAKE_JOKER:
            _tell(b"do-take-joker", out)
        elif move == PASS:
            _tell(b"do-pass", out)
        elif move == NEXT_ROUND:
            _tell(b"do-next", out)
        if i + 1 < length:  # the last one may reveal something
            play(trial, move)
    if out.length == begun:  # all that it does is to leave off
        _tell(b"do-done", out)


@rule
def _tell(name: bytes, out: Page) -> None:
    open_event(out, name)
    close_event(out)


@rule
def _write_row(s: Record, row: int, out: Page) -> None:
    number(out, b"owner_seat", int(s.owner[row]))
    text(out, b"whose", b"own" if s.owner[row] == s.to_move else b"other")
    write_row(out, s.tiles, wide(s.begin[row]), wide(s.length[row]), True)


@rule
def _tell_tiles(name: bytes, kind: int, moves: Ints, first: int, length: int, out: Page) -> None:
    open_event(out, name)
    _write_tiles(kind, moves, first, length, out)
    close_event(out)


@rule
def _write_tiles(kind: int, moves: Ints, first: int, length: int, out: Page) -> None:
    """Write the tiles of the moves from a place on that take (`TAKE`) or lay (`LAY`) some."""
    tiles = 0
    open_text(out, b"tiles")
    for i in range(first, length):
        move = int(moves[i])
        if (kind == TAKE and is_take(move)) or (kind == LAY and is_lay(move)):
            next_tile(out, move - kind)
            tiles += 1
    close_text(out)
    number(out, b"count", tiles)


@rule
def _tell_robbing(s: Record, row: int, moves: Ints, first: int, length: int, out: Page) -> None:
    open_event(out, b"do-rob")
    _write_row(s, row, out)
    open_text(out, b"tiles")
    for i in range(first, length):
        if is_rob(int(moves[i])):
            next_tile(out, robbed_tile(int(moves[i])))
    close_text(out)
    close_event(out)
