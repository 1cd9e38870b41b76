"""The position as numbers for learning, from a concealed record. Seats are counted from the viewer."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.games.bloom.pieces import (
    DISPLAY_PLACES,
    EMPTY,
    FIRST_STOCK,
    HIGHEST_SCORING,
    JOKER,
    JOKERS,
    MAX_PLAYERS,
    MAX_ROUNDS,
    NUMBERS,
    OPTION_OWN_ROW_FIRST,
    OPTION_ROUNDS,
    PHASES,
    ROWS,
    TILES,
)
from reihum.games.bloom.ring import has
from reihum.games.bloom.rounds import running_points

_TABLE: Final = 14
_SEAT: Final = 10
_POINTS: Final = 50.0  # about what a good round brings
# Sets of numbers: own stock, display, loot, loose, and where a tile lies: row, owner (counted from the viewer), flowers
_SETS: Final = 7
_JOKER: Final = 3  # of a joker on the table: its row, and the numbers on its left and right

OBSERVATION: Final = {
    "phase": PHASES,
    "table": _TABLE,
    "seats": MAX_PLAYERS * (_SEAT + HIGHEST_SCORING),
    "scoring": HIGHEST_SCORING,
    "own": NUMBERS,
    "display": NUMBERS,
    "loot": NUMBERS,
    "loose": NUMBERS,
    "row": NUMBERS,
    "owner": NUMBERS,
    "flowers": NUMBERS,
    "known": MAX_PLAYERS * NUMBERS,
    "jokers": JOKERS * _JOKER,
}


@rule
def observe(s: Record, viewer: int, out: NDArray[np.float32]) -> None:
    """Fill ``out``: phase, table, seats, scoring tiles, sets of numbers, known stocks, jokers on the table."""
    out[:] = 0.0
    first = max(viewer, 0)
    players = int(s.players)
    out[int(s.phase)] = 1.0
    at = PHASES
    out[at] = s.round_no / MAX_ROUNDS
    out[at + 1] = s.options[OPTION_ROUNDS] / MAX_ROUNDS
    out[at + 2] = s.options[OPTION_OWN_ROW_FIRST]
    out[at + 3] = s.places / JOKERS
    out[at + 4] = s.left / TILES
    out[at + 5] = s.shown / DISPLAY_PLACES
    out[at + 6] = s.passes / MAX_PLAYERS
    out[at + 7] = s.robbed / 2
    out[at + 8] = s.added / FIRST_STOCK
    out[at + 9] = s.tail / NUMBERS
    out[at + 10] = s.trail / JOKERS
    out[at + 11] = s.loot_jokers / JOKERS
    out[at + 12] = (s.target + 1) / ROWS
    out[at + 13] = s.pending / NUMBERS
    at += _TABLE
    for i in range(players):
        seat = (first + i) % players
        out[at] = 1.0
        out[at + 1] = s.to_move == seat
        out[at + 2] = s.stock[seat] / TILES
        out[at + 3] = s.known_jokers[seat] / JOKERS
        out[at + 4] = s.own_rows[seat] / ROWS
        out[at + 5] = s.passed[seat]
        out[at + 6] = running_points(s, seat) / _POINTS
        for index in range(int(s.finished)):
            out[at + 7 + index] = (s.round_won[index, seat] - s.round_left[index, seat]) / _POINTS
        if seat == viewer:
            out[at + 9] = s.jokers[seat] / JOKERS
        for value in range(1, HIGHEST_SCORING + 1):
            out[at + _SEAT + value - 1] = s.won[seat, value] / 2
        at += _SEAT + HIGHEST_SCORING
    at = PHASES + _TABLE + MAX_PLAYERS * (_SEAT + HIGHEST_SCORING)
    for value in range(1, HIGHEST_SCORING + 1):
        out[at + value - 1] = s.scoring[value] / 2
    at += HIGHEST_SCORING
    for number in range(1, NUMBERS + 1):
        place = at + number - 1
        if viewer >= 0:
            out[place] = has(int(s.own[viewer, 0]), int(s.own[viewer, 1]), number)
        out[place + 3 * NUMBERS] = has(int(s.loose[0]), int(s.loose[1]), number)
        out[place + 6 * NUMBERS] = s.flowers[number] / HIGHEST_SCORING
        for i in range(players):
            seat = (first + i) % players
            out[place + (_SETS + i) * NUMBERS] = has(int(s.known[seat, 0]), int(s.known[seat, 1]), number)
    for place in range(DISPLAY_PLACES):
        if s.display[place] != EMPTY:
            out[at + NUMBERS + int(s.display[place]) - 1] = 1.0
    for which in range(len(s.loot)):
        if s.loot[which] != 0:
            out[at + 2 * NUMBERS + int(s.loot[which]) - 1] = 1.0
    _write_rows(s, first, at + 4 * NUMBERS, out)


@rule
def _write_rows(s: Record, first: int, at: int, out: NDArray[np.float32]) -> None:
    """Row and owner of every number on the table, and what stands beside its jokers."""
    jokers = at + (_SETS - 4) * NUMBERS + MAX_PLAYERS * NUMBERS
    players = int(s.players)
    row = 0
    for cell in range(int(s.tiles_used)):
        while row < s.rows and cell >= s.begin[row] + s.length[row]:
            row += 1
        owner = int(s.to_move) if row >= s.rows else int(s.owner[row])
        tile = int(s.tiles[cell])
        if tile == JOKER:
            out[jokers] = (row + 1) / ROWS
            if cell > 0:
                out[jokers + 1] = s.tiles[cell - 1] / NUMBERS
            if cell + 1 < s.tiles_used:
                out[jokers + 2] = s.tiles[cell + 1] / NUMBERS
            jokers += _JOKER
        else:
            out[at + tile - 1] = (row + 1) / ROWS
            out[at + NUMBERS + tile - 1] = (1 + (owner - first) % players) / MAX_PLAYERS
