"""Secrets: what a viewer may know (conceal), what the rest might be (redeal), and whether the box is whole (audit).

A viewer knows the own stock, and of every other stock its size, the tiles that came into it openly, and what a forced
pass (B14) has shown. A turn of somebody else is not seen until it can no longer be taken back (`steps`), so nobody has
to imagine a stock that fits to half a turn. All tiles never seen lie, sorted, in the pool of a concealed record.

What a redeal holds after a forced pass: no stock is dealt a tile that its player, at the pass, could have used alone
(always); no stock is dealt a new row of its own, and whoever passed since the table last changed is dealt nothing
that allows an action on it (`dealing`; found by dealing anew and by exchanging tiles, and given up after very many
exchanges). Not remembered is what older passes tell about robbing from tables of the past.
"""

import numpy as np
from numpy.typing import NDArray

from reihum.core.chance import forget_stream, start_stream
from reihum.core.jit import rule
from reihum.core.record import TRUTH, Record
from reihum.games.bloom.bits import ALL, HALF, has, size_of, wide
from reihum.games.bloom.dealing import deal_unseen, gather_unseen
from reihum.games.bloom.jokers import survey_jokers
from reihum.games.bloom.pieces import (
    DISPLAY_PLACES,
    DOUBLED_SCORING,
    EMPTY,
    HIGHEST_SCORING,
    JOKER,
    JOKERS,
    MAX_PLAYERS,
    PAIRS,
    ROB,
    ROB_LIMIT,
    ROWS,
    TILES,
)
from reihum.games.bloom.rounds import stocks_lie_open
from reihum.games.bloom.rows import is_row
from reihum.games.bloom.survey import survey
from reihum.games.bloom.veil import take_back_turn


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
    low = 0
    high = 0
    jokers = int(s.places + s.loot_jokers)
    tiles = jokers
    for source in range(4):
        for cell in range(TILES):
            tile = EMPTY
            if source == 0:
                tile = wide(s.pool[cell])
                if (tile != EMPTY) != (cell < s.left):
                    return 1
            elif source == 1:
                tile = wide(s.tiles[cell])
                if (tile != EMPTY) != (cell < s.tiles_used):
                    return 2
            elif source == 2 and cell < DISPLAY_PLACES:
                tile = wide(s.display[cell])
                if tile == JOKER:
                    return 3
            elif source == 3 and cell < ROB_LIMIT and s.loot[cell] != 0:
                tile = int(s.loot[cell])
            if tile == EMPTY:
                continue
            tiles += 1
            if tile == JOKER:
                jokers += 1
            elif has(low, high, tile):
                return 4
            elif tile <= HALF:
                low |= 1 << (tile - 1)
            else:
                high |= 1 << (tile - 1 - HALF)
    for seat in range(MAX_PLAYERS):
        own_low = int(s.own[seat, 0])
        own_high = int(s.own[seat, 1])
        if (own_low & low) | (own_high & high) != 0:
            return 4
        low |= own_low
        high |= own_high
        if s.stock[seat] != s.jokers[seat] + size_of(own_low) + size_of(own_high):
            return 5
        if (s.known[seat, 0] & ~own_low) | (s.known[seat, 1] & ~own_high) != 0:
            return 6
        if s.known_jokers[seat] > s.jokers[seat]:
            return 6
        jokers += int(s.jokers[seat])
        tiles += int(s.stock[seat])
    if tiles != TILES or jokers != JOKERS or low & high != ALL:
        return 4
    for value in range(1, HIGHEST_SCORING + 1):
        there = int(s.scoring[value])
        for seat in range(MAX_PLAYERS):
            there += int(s.won[seat, value])
        if there != (2 if value <= DOUBLED_SCORING else 1):
            return 7
    return _audit_rows(s)


@rule
def _audit_rows(s: Record) -> int:
    cell = 0
    jokers = 0
    for row in range(int(s.rows)):
        if s.begin[row] != cell:
            return 8
        end = cell + wide(s.length[row])
        if not is_row(s, cell, end, -1, -1) and not (s.phase == ROB and row == s.target):
            return 9
        inside = 0
        for i in range(cell, end):
            inside += s.tiles[i] == JOKER
        if s.row_jokers[row] != inside:
            return 10
        jokers += inside
        cell = end
    while cell < s.tiles_used:  # the row that is being laid
        jokers += s.tiles[cell] == JOKER
        cell += 1
    if jokers != s.table_jokers:
        return 10
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
    return 0 if np.all(_kept_of_rows(s) == kept) else 11


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
