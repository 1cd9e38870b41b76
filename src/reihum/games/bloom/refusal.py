"""Why a move is not allowed now: the clause and a sentence that helps. Legality itself is decided in `rules`."""

from typing import Final

import numpy as np

from reihum.core.jit import rule
from reihum.core.record import OVER, Record
from reihum.core.writer import (
    Page,
    close_refusal,
    close_text,
    number,
    open_refusal,
    open_text,
    text,
    word,
)
from reihum.games.bloom.actions import may_add
from reihum.games.bloom.pieces import (
    ADD,
    AFTER_JOKER,
    AFTER_NUMBER,
    COUNT,
    DONE,
    DRAW,
    DRAW_HIDDEN,
    EXTEND,
    FIRST,
    JOKER,
    LAY,
    MOVES,
    NUMBERS,
    PASS,
    PHASES,
    PLACE,
    REWARD,
    ROB,
    ROB_JOKER,
    ROB_LIMIT,
    ROW,
    ROW_MINIMUM,
    SWAP,
    SWAP_JOKER,
    TAKE,
    TURN,
    is_extend,
    is_lay,
    is_rob,
    is_swap,
    is_take,
    robbed_tile,
)
from reihum.games.bloom.ring import has, way, wide
from reihum.games.bloom.rounds import has_supply
from reihum.games.bloom.rows import cell_of, is_row, joker_cell, row_at, row_of_turn, step_fits
from reihum.games.bloom.writing import JOKER_TEXTS, next_tile, write_row, write_tile

# Which verbs are answered in which phases.
_PHASES: Final = {
    "take": (TURN, DRAW),
    "draw": (TURN, DRAW),
    "rob": (TURN, ROB),
    "lay": (TURN, SWAP, ROB, ROW, ADD),
    "swap": (TURN,),
    "extend": (TURN,),
    "joker": (REWARD,),
    "pass": (TURN,),
    "first": (PLACE,),
    "after": (PLACE,),
    "done": (DRAW, ROB, ROW, ADD, REWARD),
    "next": (COUNT,),
}
_ANSWERED: Final = np.zeros((len(MOVES), PHASES), np.bool_)  # by move and phase
for _move, _text in enumerate(MOVES):
    _ANSWERED[_move, list(_PHASES[_text.split()[0]])] = True


@rule
def refuse(s: Record, move: int, out: Page) -> None:
    """Write the refusal of a move that is not legal for the seat to move, from this seat's concealed record."""
    if s.to_move == OVER:
        _refuse(out, b"B17", b"refuse-over")
    elif not _ANSWERED[move, s.phase]:
        _refuse_phase(s, out)
    elif is_take(move):
        _refuse_tile(out, b"B8", b"refuse-not-shown", move - TAKE)
    elif move == DRAW_HIDDEN:
        _refuse(out, b"B8", b"refuse-pool-empty")
    elif is_swap(move):
        _refuse_swap(s, move - SWAP_JOKER, out)
    elif is_extend(move):
        _refuse_extend(s, move - EXTEND, out)
    elif is_rob(move):
        _refuse_rob(s, move, out)
    elif is_lay(move):
        _refuse_lay(s, move - LAY, out)
    elif move == PASS:
        _refuse(out, b"B14", b"refuse-pass")
    elif move == DONE:
        _refuse_done(s, out)
    else:
        _refuse_place(s, move, out)


# Refusals of one form


@rule
def _refuse(out: Page, clause: bytes, name: bytes) -> None:
    open_refusal(out, clause, name)
    close_refusal(out)


@rule
def _refuse_tile(out: Page, clause: bytes, name: bytes, tile: int) -> None:
    open_refusal(out, clause, name)
    write_tile(out, b"tile", tile)
    close_refusal(out)


@rule
def _refuse_row(s: Record, out: Page, clause: bytes, name: bytes, row: int) -> None:
    open_refusal(out, clause, name)
    _write_row(s, row, out)
    close_refusal(out)


@rule
def _refuse_tile_and_row(s: Record, out: Page, clause: bytes, name: bytes, tile: int, row: int) -> None:
    open_refusal(out, clause, name)
    write_tile(out, b"tile", tile)
    _write_row(s, row, out)
    close_refusal(out)


@rule
def _write_row(s: Record, row: int, out: Page) -> None:
    write_row(out, s.tiles, wide(s.begin[row]), wide(s.length[row]), True)


# By phase and by verb


@rule
def _refuse_phase(s: Record, out: Page) -> None:
    """The move belongs to another phase: what this one asks for."""
    if s.phase == TURN:
        _refuse(out, b"B7", b"refuse-turn")
    elif s.phase == SWAP:
        _refuse(out, b"B7", b"refuse-swap")
    elif s.phase == DRAW:
        _refuse(out, b"B8", b"refuse-draw")
    elif s.phase == ROB:
        _refuse(out, b"B9", b"refuse-rob")
    elif s.phase == ROW:
        _refuse(out, b"B9", b"refuse-row")
    elif s.phase == ADD:
        _refuse(out, b"B10", b"refuse-add")
    elif s.phase == PLACE:
        _refuse(out, b"B10", b"refuse-place")
    elif s.phase == COUNT:
        _refuse(out, b"B15", b"refuse-count")
    else:
        _refuse(out, b"B13", b"refuse-reward")


@rule
def _refuse_swap(s: Record, which: int, out: Page) -> None:
    cell = joker_cell(s, which)
    if cell < 0:
        open_refusal(out, b"B7", b"refuse-no-joker")
        word(out, b"joker", JOKER_TEXTS, which)
        close_refusal(out)
    elif not has_supply(s):
        _refuse(out, b"B14", b"refuse-swap-last")
    else:
        _refuse_row(s, out, b"B7", b"refuse-swap-fits", row_at(s, cell))


@rule
def _refuse_extend(s: Record, row: int, out: Page) -> None:
    if row >= s.rows:
        open_refusal(out, b"B10", b"refuse-no-row")
        number(out, b"row", row + 1)
        close_refusal(out)
    elif not may_add(s, s.to_move):
        _refuse(out, b"B10", b"refuse-own-row-first")
    else:
        _refuse_row(s, out, b"B10", b"refuse-nothing-fits", row)


@rule
def _refuse_rob(s: Record, move: int, out: Page) -> None:
    tile = robbed_tile(move)
    cell = joker_cell(s, move - ROB_JOKER) if tile == JOKER else cell_of(s, tile)
    if cell < 0:
        _refuse_tile(out, b"B9", b"refuse-not-lying", tile)
    elif s.target >= 0 and s.target != row_at(s, cell):
        _refuse_tile_and_row(s, out, b"B9", b"refuse-one-row", tile, s.target)
    else:
        _refuse_robbery(s, cell, tile, out)


@rule
def _refuse_robbery(s: Record, cell: int, tile: int, out: Page) -> None:
    """Why a tile that lies in the right row may not be robbed."""
    row = row_at(s, cell)
    begin = wide(s.begin[row])
    left = wide(s.length[row]) - 1
    if s.phase == ROB and cell < s.rob_cell:
        _refuse_tile(out, b"B9", b"refuse-robbery-order", tile)
    elif is_row(s, begin, begin + left + 1, cell, -1):
        _refuse_tile(out, b"B9", b"refuse-robbery-useless", tile)
    elif left < ROW_MINIMUM:
        open_refusal(out, b"B9", b"refuse-robbery-short")
        number(out, b"left", left)
        _write_row(s, row, out)
        close_refusal(out)
    else:
        _refuse_tile_and_row(s, out, b"B9", b"refuse-robbery-gap", tile, row)


@rule
def _refuse_lay(s: Record, tile: int, out: Page) -> None:
    if not _holds(s, tile):
        _refuse_tile(out, b"B9", b"refuse-not-held", tile)
    elif s.phase == SWAP:
        _refuse_tile_and_row(s, out, b"B7", b"refuse-swap-tile", tile, row_of_turn(s))
    elif s.phase == ADD:
        _refuse_tile_and_row(s, out, b"B10", b"refuse-add-tile", tile, row_of_turn(s))
    elif s.phase == TURN:
        _refuse_tile(out, b"B11", b"refuse-begin", tile)
    elif s.phase == ROB:
        _refuse_after_robbery(s, tile, out)
    elif s.length[s.rows] == 0:
        _refuse_tile(out, b"B9", b"refuse-after-robbery", tile)
    else:
        _refuse_next(s, tile, out)


@rule
def _refuse_next(s: Record, tile: int, out: Page) -> None:
    """Why a tile cannot come next, and between which numbers the next one lies."""
    is_near = _is_near(s, tile)
    open_refusal(out, b"B11", b"refuse-next-unfinished" if is_near else b"refuse-next")
    write_tile(out, b"tile", tile)
    _write_laid(s, out)
    if not is_near:
        jokers = wide(s.trail)
        number(out, b"jokers", jokers)
        number(out, b"low", (wide(s.tail) + jokers) % NUMBERS + 1)
        number(out, b"high", (wide(s.tail) + 2 * jokers + 1) % NUMBERS + 1)
    close_refusal(out)


@rule
def _is_near(s: Record, tile: int) -> bool:
    """Whether the step from the last number laid, over the jokers behind it, is allowed (B11)."""
    return tile == JOKER or s.tail == 0 or step_fits(way(wide(s.tail), tile), wide(s.trail))


@rule
def _refuse_after_robbery(s: Record, tile: int, out: Page) -> None:
    """Why a new row cannot begin with a tile: the robbed row is torn, or the rest could not be laid."""
    begin = wide(s.begin[s.target])
    if is_row(s, begin, begin + wide(s.length[s.target]), -1, -1):
        _refuse_tile(out, b"B9", b"refuse-after-robbery", tile)
    else:
        _refuse_row(s, out, b"B9", b"refuse-robbed-row-torn", wide(s.target))


@rule
def _holds(s: Record, tile: int) -> bool:
    """Whether the seat to move has a tile to lay, of its own or robbed."""
    seat = s.to_move
    if tile == JOKER:
        return s.jokers[seat] + s.loot_jokers > 0
    return has(int(s.own[seat, 0]), int(s.own[seat, 1]), tile) or tile == s.loot[0] or tile == s.loot[1]


@rule
def _write_laid(s: Record, out: Page) -> None:
    """The new row so far."""
    row = s.rows
    begin = wide(s.begin[row])
    length = wide(s.length[row])
    open_text(out, b"laid")
    for cell in range(begin, begin + length):
        next_tile(out, wide(s.tiles[cell]))
    close_text(out)


@rule
def _refuse_done(s: Record, out: Page) -> None:
    if s.phase == ADD:
        _refuse(out, b"B10", b"refuse-done-add")
    elif s.loot[0] != 0 or s.loot[1] != 0 or s.loot_jokers > 0:
        open_refusal(out, b"B9", b"refuse-done-loot")
        _write_loot(s, out)
        close_refusal(out)
    else:
        _refuse(out, b"B11", b"refuse-done-short")


@rule
def _write_loot(s: Record, out: Page) -> None:
    """What was robbed and must still be laid."""
    open_text(out, b"tiles")
    for place in range(ROB_LIMIT):
        if s.loot[place] != 0:
            next_tile(out, s.loot[place])
    for _ in range(s.loot_jokers):
        next_tile(out, JOKER)
    close_text(out)


@rule
def _refuse_place(s: Record, move: int, out: Page) -> None:
    open_refusal(out, b"B10", b"refuse-no-place")
    write_tile(out, b"tile", s.pending)
    if move == FIRST:
        text(out, b"place", b"first")
    elif move < AFTER_JOKER:
        write_tile(out, b"place", move - AFTER_NUMBER)
    else:
        word(out, b"place", JOKER_TEXTS, move - AFTER_JOKER)
    close_refusal(out)
