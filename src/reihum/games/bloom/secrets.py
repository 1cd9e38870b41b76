"""Secrets: what a viewer may know (conceal), what the rest might be (redeal), and whether the box is whole (audit).

A viewer knows the own stock, and of every other stock its size, the tiles that came into it openly, and what a forced
pass (B14) has shown. A turn of somebody else is not seen until it can no longer be taken back (`steps`), so nobody has
to imagine a stock that fits to half a turn. All tiles never seen lie, sorted, in the pool of a concealed record.

What a redeal holds after a forced pass: no stock is dealt a tile that its player, at the pass, could have used alone
(always); no stock is dealt a new row of its own, and whoever passed since the table last changed is dealt nothing
that allows an action on it (`redealing`; found by dealing anew and by exchanging tiles, and given up after very many
exchanges). Not remembered is what older passes tell about robbing from tables of the past.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from reihum.core.bits import count_bits
from reihum.core.chance import forget_stream, start_stream
from reihum.core.jit import rule
from reihum.core.record import TRUTH, Record
from reihum.games.bloom.pieces import (
    DISPLAY_PLACES,
    DOUBLED_SCORING,
    EMPTY,
    HIGHEST_SCORING,
    JOKER,
    JOKERS,
    MAX_PLAYERS,
    NUMBERS,
    PAIRS,
    ROB,
    ROB_LIMIT,
    ROWS,
    TILES,
)
from reihum.games.bloom.redealing import deal_unseen, gather_unseen
from reihum.games.bloom.ring import next_number, wide
from reihum.games.bloom.rounds import stocks_lie_open
from reihum.games.bloom.rows import is_row
from reihum.games.bloom.survey import survey
from reihum.games.bloom.survey_jokers import survey_jokers
from reihum.games.bloom.turns import take_back_turn

# What an audit may find
_CELLS: Final = 1
_DISPLAY: Final = 2
_STOCKS: Final = 3
_TILES: Final = 4
_SCORING: Final = 5
_ROWS: Final = 6
_TABLE_JOKERS: Final = 7
_SURVEY: Final = 8


@rule
def conceal(s: Record, viewer: int) -> None:
    """Leave in the record only what the viewer may know."""
    if s.veiled != 0 and viewer != s.to_move:
        take_back_turn(s)
    gather_unseen(s, viewer)
    forget_stream(s)
    s.viewer = viewer


@rule
def redeal(s: Record, viewer: int, key: NDArray[np.int64]) -> None:
    """Turn a concealed record into a full one that its viewer could not tell from the truth."""
    start_stream(s, key)
    s.viewer = TRUTH
    if not stocks_lie_open(s):
        deal_unseen(s, viewer)


@rule
def audit(s: Record) -> int:
    """0 if every tile of the box is in exactly one place and all counts agree; else what is wrong."""
    found = np.zeros(NUMBERS + 1, np.int64)  # by tile: the joker, then the numbers
    found[JOKER] = s.places + s.loot_jokers
    if not _count_cells(s.pool, int(s.left), found) or not _count_cells(s.tiles, int(s.tiles_used), found):
        return _CELLS
    for place in range(DISPLAY_PLACES):
        tile = wide(s.display[place])
        if tile == JOKER:
            return _DISPLAY
        if tile != EMPTY:
            found[tile] += 1
    for which in range(ROB_LIMIT):
        if s.loot[which] != 0:
            found[s.loot[which]] += 1
    for seat in range(MAX_PLAYERS):
        if not _count_stock(s, seat, found):
            return _STOCKS
    if found[JOKER] != JOKERS or np.any(found[1:] != 1):
        return _TILES
    if not _every_scoring_tile_is_there(s):
        return _SCORING
    return _audit_rows(s)


@rule
def _count_cells(cells: Any, used: int, found: NDArray[np.int64]) -> bool:
    """Count the tiles that lie in the first ``used`` cells. Whether there are tiles in all of them, and in no other."""
    for cell in range(TILES):
        tile = wide(cells[cell])
        if (tile != EMPTY) != (cell < used):
            return False
        if tile != EMPTY:
            found[tile] += 1
    return True


@rule
def _count_stock(s: Record, seat: int, found: NDArray[np.int64]) -> bool:
    """Count the tiles of a stock. Whether they are as many as it says, and what is known of it lies in it."""
    low = int(s.own[seat, 0])
    high = int(s.own[seat, 1])
    number = next_number(low, high, 0)
    while number > 0:
        found[number] += 1
        number = next_number(low, high, number)
    found[JOKER] += s.jokers[seat]
    if s.stock[seat] != s.jokers[seat] + count_bits(low) + count_bits(high):
        return False
    if (s.known[seat, 0] & ~low) | (s.known[seat, 1] & ~high) != 0:
        return False
    return s.known_jokers[seat] <= s.jokers[seat]


@rule
def _every_scoring_tile_is_there(s: Record) -> bool:
    """B3."""
    for value in range(1, HIGHEST_SCORING + 1):
        there = int(s.scoring[value])
        for seat in range(MAX_PLAYERS):
            there += int(s.won[seat, value])
        if there != (2 if value <= DOUBLED_SCORING else 1):
            return False
    return True


@rule
def _audit_rows(s: Record) -> int:
    cell = 0
    jokers = 0
    for row in range(int(s.rows)):
        if s.begin[row] != cell:
            return _ROWS
        end = cell + wide(s.length[row])
        if not is_row(s, cell, end, -1, -1) and not (s.phase == ROB and row == s.target):
            return _ROWS
        inside = 0
        for i in range(cell, end):
            inside += s.tiles[i] == JOKER
        if s.row_jokers[row] != inside:
            return _TABLE_JOKERS
        jokers += inside
        cell = end
    while cell < s.tiles_used:  # the row that is being laid
        jokers += s.tiles[cell] == JOKER
        cell += 1
    if jokers != s.table_jokers:
        return _TABLE_JOKERS
    return 0 if s.phase == ROB else _audit_survey(s)  # a row that is being robbed is not surveyed before it is one


@rule
def _audit_survey(s: Record) -> int:
    """Survey all rows anew and compare with what was kept. Changes a record only if they differ."""
    kept = _kept_of_rows(s)
    s.loose[:] = 0
    s.pairs[:] = 0
    for row in range(int(s.rows)):
        survey(s, row)
    survey_jokers(s)
    return 0 if np.all(_kept_of_rows(s) == kept) else _SURVEY


@rule
def _kept_of_rows(s: Record) -> NDArray[np.int64]:
    """Everything that the survey keeps, in one list."""
    kept = np.zeros(4 * ROWS + 2 * (1 + PAIRS + 2 * JOKERS) + 3, np.int64)
    kept[0] = s.surveyed_jokers
    kept[1] = s.loose_jokers
    kept[2] = s.joker_pairs
    at = 3
    for half in range(2):
        kept[at] = s.loose[half]
        at += 1
        for kind in range(PAIRS):
            kept[at] = s.pairs[kind, half]
            at += 1
        for joker in range(JOKERS):
            kept[at] = s.swaps[joker, half]
            kept[at + 1] = s.mates[joker, half]
            at += 2
        for row in range(ROWS):
            kept[at] = s.fit[row, half]
            at += 1
    for row in range(ROWS):
        kept[at] = s.span[row]
        kept[at + 1] = s.takes_joker[row]
        at += 2
    return kept
