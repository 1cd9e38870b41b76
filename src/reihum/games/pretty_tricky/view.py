"""What a board needs to draw Pretty Tricky: the sheets, the dice, and what every pair of dice would do."""

import functools
import itertools
import operator
from typing import Final, Literal

import msgspec
import numpy as np

from reihum.core.record import Record
from reihum.games.open_view import OpenView
from reihum.games.plain import Layout, kept, seat_slices
from reihum.games.pretty_tricky.components import DEFAULT, parse
from reihum.games.pretty_tricky.pieces import (
    BOXES,
    ENDED,
    HALVES,
    LEFT_HALF,
    LOWEST_SUM,
    NONE,
    OTHERS,
    OWN_ROLL,
    POINTS_A_SYMBOL,
    RIGHT_HALF,
    ROUND_LIMIT,
    ROWS,
    SEATS,
    SUMS,
    SYMBOLS_PLUS_PLAYERS,
    TICKS,
)
from reihum.games.pretty_tricky.record import DTYPE

Phase = Literal["own_roll", "others", "ended"]
_PHASES: dict[int, Phase] = {OWN_ROLL: "own_roll", OTHERS: "others", ENDED: "ended"}
_Pair = tuple[int, int]
_Numbers = tuple[int, ...]
_SPLITS = tuple((one, other, one + other) for one, other in (((0, 1), (2, 3)), ((0, 2), (1, 3)), ((0, 3), (1, 2))))
_FEW = tuple(min(boxes, 3) for boxes in range(128))  # free boxes; a turn ticks two, so more than three are alike
_LEFT_MOVES = {row: f"left {row}" for row in SUMS}
_BLUE_PAIRS = ((0, 1), (0, 2), (1, 2))
_RECONSTRUCTION = parse(DEFAULT).astype(DTYPE["sheet"].base).tobytes()
_LAYOUT: Final = Layout(DTYPE)
_PLAYERS: Final = _LAYOUT.place("players").start  # the first of its bytes says it all
_READERS: Final = tuple(  # by the number of players
    _LAYOUT.reader(
        *("viewer", "start", "turn", "to_move", "concurrent", "options", "phase"),
        *("*sheet", "active", "dice", "circles", "free", "symbol", "ticked"),
        by_seat=("free", "symbol", "ticked"),
        players=players,
    )
    for players in range(SEATS + 1)
)
# A seat's part of what is read by seats.
_FREE: Final = seat_slices(HALVES * ROWS)
_SYMBOL: Final = seat_slices(ROWS)
_TICKED: Final = seat_slices(TICKS)


class PrettyTrickySheet(msgspec.Struct, frozen=True, kw_only=True):
    """One player's sheet. ``ticked`` are the rows ticked in this turn: left for who rolled, right for the others."""

    left: list[int]  # ticked boxes by row, from 2 to 12
    right: list[int]
    symbols: list[int]  # the rows whose (!) is ticked
    ticked: list[int]
    x: int
    xx: int


class PrettyTrickyPair(msgspec.Struct, frozen=True, kw_only=True):
    """Two dice (numbers 0 to 2 are blue, 3 is red) and their sum. ``seats``: whose row of that sum has a free box.

    In a way of pairing all four dice these are left rows, and only the seat that rolled can be among them; in a pair of
    blue dice they are right rows of the others.
    """

    dice: list[int]
    sum: int
    seats: list[int]


class PrettyTrickyWay(msgspec.Struct, frozen=True, kw_only=True):
    """One of the three ways to make two pairs, the lower sum first, and what it would do for the seat that rolled."""

    pairs: list[PrettyTrickyPair]
    ticks: list[int]  # rows it would tick from here on, lowest first
    finishes: list[int]  # left rows that would then be full
    moves: list[str]  # the moves that make these ticks; none if this way is not open any more


class PrettyTrickyView(OpenView, frozen=True, kw_only=True):
    """A position of Pretty Tricky. Nothing on the table is hidden, so all viewers see the same."""

    round: int
    round_limit: int
    symbols_needed: int
    phase: Phase
    active: int  # the seat that rolled
    dice: list[int]  # three blue, one red
    left_boxes: list[int]  # on every sheet, by row, from 2 to 12
    right_boxes: list[int]
    sheets: list[PrettyTrickySheet]
    circles: list[int]  # by row, from 2 to 12
    waiting: list[int]  # rows the active player has filled in this turn: symbol and circles come at its end
    ways: list[PrettyTrickyWay]  # while the active player ticks
    blue_pairs: list[PrettyTrickyPair]  # while the others tick
    sheet_is_reconstructed: bool


def view(s: Record) -> PrettyTrickyView:
    """The view of a concealed record."""
    raw = s.tobytes()
    players = raw[_PLAYERS]
    viewer, start, turn, to_move, concurrent, options, phase, *own = _READERS[players](raw)
    printed, active, dice, circles, free, symbol, ticked = own
    points, ranks = _LAYOUT.standing("pretty_tricky", raw, players)
    boxes = _boxes(printed)
    sheets = [
        _sheet(boxes, free[_FREE[seat]], symbol[_SYMBOL[seat]], ticked[_TICKED[seat]], points[seat])
        for seat in range(players)
    ]
    left = free[_FREE[active]][:ROWS]
    return PrettyTrickyView(
        viewer=viewer,
        players=players,
        start=start,
        turn=turn,
        to_move=to_move,
        concurrent=bool(concurrent),
        points=points,
        ranks=ranks,
        round=(turn - 1) // players + 1,
        round_limit=options[ROUND_LIMIT],
        symbols_needed=SYMBOLS_PLUS_PLAYERS - players,
        phase=_PHASES[phase],
        active=active,
        dice=list(dice),
        left_boxes=boxes[:ROWS],
        right_boxes=boxes[ROWS:],
        sheets=sheets,
        circles=list(circles),
        waiting=_waiting(left, sheets[active].symbols),
        ways=_ways(dice, active, left, ticked[_TICKED[active]][0]) if phase == OWN_ROLL else [],
        blue_pairs=_blue_pairs(dice, active, [free[_FREE[seat]] for seat in range(players)]) if phase == OTHERS else [],
        sheet_is_reconstructed=printed == _RECONSTRUCTION,
    )


def _sheet(boxes: list[int], free: _Numbers, symbol: _Numbers, ticked: _Numbers, points: int) -> PrettyTrickySheet:
    ticks = list(map(operator.sub, boxes, free))
    symbols = list(itertools.compress(SUMS, symbol))
    x = POINTS_A_SYMBOL * len(symbols)
    return PrettyTrickySheet(
        left=ticks[:ROWS],
        right=ticks[ROWS:],
        symbols=symbols,
        ticked=[SUMS[row] for row in ticked if row != NONE],
        x=x,
        xx=points - x,
    )


@kept
def _boxes(printed: bytes) -> list[int]:
    """The boxes of the left half, by row, and then those of the right half."""
    shape = DTYPE["sheet"].shape
    halves: list[list[int]] = np.frombuffer(printed, np.int8).reshape(shape)[:, BOXES].tolist()
    return halves[LEFT_HALF] + halves[RIGHT_HALF]


def _waiting(left: _Numbers, symbols: list[int]) -> list[int]:
    """Rows that are full on the left and have no (!) yet. ``left`` are free boxes; a row with its (!) is full."""
    if left.count(0) == len(symbols):
        return []
    return [row for row, boxes in zip(SUMS, left, strict=True) if boxes == 0 and row not in symbols]


def _ways(dice: _Numbers, active: int, left: _Numbers, first: int) -> list[PrettyTrickyWay]:
    """``first`` is the row that was ticked first in this turn; ``left`` are free boxes of the seat that rolled."""
    found, mine, ticked = [], (active,), 0 if first == NONE else SUMS[first]
    for low, high, (a, b, c, d) in _SPLITS:
        low_sum, high_sum = dice[a] + dice[b], dice[c] + dice[d]
        if low_sum > high_sum:
            low, high, low_sum, high_sum = high, low, high_sum, low_sum
        low_free, high_free = _FEW[left[low_sum - LOWEST_SUM]], _FEW[left[high_sum - LOWEST_SUM]]
        ticks, finishes, moves = _ticks(low_sum, low_free, high_sum, high_free, ticked)
        pairs = [_pair(low, low_sum, mine if low_free else ()), _pair(high, high_sum, mine if high_free else ())]
        found.append(PrettyTrickyWay(pairs=pairs, ticks=ticks, finishes=finishes, moves=moves))
    return found


@kept
def _ticks(low: int, low_free: int, high: int, high_free: int, ticked: int) -> tuple[list[int], list[int], list[str]]:
    """What a way with these sums ticks and finishes, and by which moves, if this row (0: none) is ticked already."""
    ticks, finishes = [], []
    if not ticked and low_free:
        ticks.append(low)
        if low == high:
            high_free -= 1
        elif low_free == 1:
            finishes.append(low)
    if high_free and ticked in (0, low):
        ticks.append(high)
        high_free -= 1
    if high in ticks and not high_free:
        finishes.append(high)
    return ticks, finishes, [_LEFT_MOVES[tick] for tick in ticks]


def _blue_pairs(dice: _Numbers, active: int, free: list[_Numbers]) -> list[PrettyTrickyPair]:
    """``free`` are the rows of all seats; those who did not roll tick the right ones."""
    found = []
    for first, second in _BLUE_PAIRS:
        made = dice[first] + dice[second]
        row = ROWS + made - LOWEST_SUM
        seats = [seat for seat, boxes in enumerate(free) if boxes[row] > 0 and seat != active]
        found.append(_pair((first, second), made, tuple(seats)))
    return found


@functools.cache
def _pair(pair: _Pair, made: int, seats: _Numbers) -> PrettyTrickyPair:
    return PrettyTrickyPair(dice=list(pair), sum=made, seats=list(seats))
