"""What a board needs to draw Pretty Tricky: the sheets, the dice, and what every pair of dice would do."""

from typing import Final, Literal

import msgspec
import numpy as np

from reihum.core.record import Record
from reihum.games.open_view import OpenView
from reihum.games.plain import Layout, Plain, engine_for, kept, longs, shorts, standing
from reihum.games.pretty_tricky.components import DEFAULT, parse
from reihum.games.pretty_tricky.pieces import (
    BOXES,
    ENDED,
    LEFT_HALF,
    LOWEST_SUM,
    NONE,
    OTHERS,
    OWN_ROLL,
    POINTS_A_SYMBOL,
    RIGHT_HALF,
    ROUND_LIMIT,
    ROWS,
    SUMS,
    SYMBOLS_PLUS_PLAYERS,
)
from reihum.games.pretty_tricky.record import DTYPE

Phase = Literal["own_roll", "others", "ended"]
_PHASES: dict[int, Phase] = {OWN_ROLL: "own_roll", OTHERS: "others", ENDED: "ended"}
_Pair = tuple[int, int]
_SPLITS = (((0, 1), (2, 3)), ((0, 2), (1, 3)), ((0, 3), (1, 2)))
_BLUE_PAIRS = ((0, 1), (0, 2), (1, 2))
_RECONSTRUCTION = parse(DEFAULT).astype(DTYPE["sheet"].base).tobytes()
_LAYOUT: Final = Layout(DTYPE)
_SHEET: Final = _LAYOUT.place("sheet")
_CIRCLES: Final = _LAYOUT.place("circles")
_DICE: Final = _LAYOUT.place("dice")
_FREE: Final = _LAYOUT.rows("free")
_SYMBOL: Final = _LAYOUT.rows("symbol")
_TICKED: Final = _LAYOUT.rows("ticked")


class PrettyTrickyRow(msgspec.Struct, frozen=True, kw_only=True):
    """A row of one sheet."""

    sum: int
    left: int  # ticked boxes
    left_boxes: int
    right: int
    right_boxes: int
    symbol: bool  # the (!) is ticked


class PrettyTrickySheet(msgspec.Struct, frozen=True, kw_only=True):
    """One player's sheet. ``ticked`` are the rows ticked in this turn: left for who rolled, right for the others."""

    rows: list[PrettyTrickyRow]
    ticked: list[int]
    symbols: int
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
    sheets: list[PrettyTrickySheet]
    circles: list[int]  # by row, from 2 to 12
    waiting: list[int]  # rows the active player has filled in this turn: symbol and circles come at its end
    ways: list[PrettyTrickyWay]  # while the active player ticks
    blue_pairs: list[PrettyTrickyPair]  # while anybody ticks
    sheet_is_reconstructed: bool


def view(s: Record) -> PrettyTrickyView:
    """The view of a concealed record."""
    return _shown(_LAYOUT.read(s))


def _shown(s: Plain) -> PrettyTrickyView:
    raw = s.raw
    players, turn, active, phase = s.players, s.turn, s.active, _PHASES[s.phase]
    printed, dice = raw[_SHEET], longs(raw[_DICE])
    free = [shorts(raw[place]) for place in _FREE[:players]]
    points, ranks = standing(engine_for("pretty_tricky"), s)
    sheets = [
        _sheet(printed, raw[_FREE[seat]], raw[_SYMBOL[seat]], raw[_TICKED[seat]], points[seat])
        for seat in range(players)
    ]
    return PrettyTrickyView(
        viewer=s.viewer,
        players=players,
        start=s.start,
        turn=turn,
        to_move=s.to_move,
        concurrent=bool(s.concurrent),
        points=points,
        ranks=ranks,
        round=(turn - 1) // players + 1,
        round_limit=s.options[ROUND_LIMIT],
        symbols_needed=SYMBOLS_PLUS_PLAYERS - players,
        phase=phase,
        active=active,
        dice=dice,
        sheets=sheets,
        circles=shorts(raw[_CIRCLES]),
        waiting=_waiting(raw[_FREE[active]], raw[_SYMBOL[active]]),
        ways=_ways(dice, active, free[active], longs(raw[_TICKED[active]])[0]) if phase == "own_roll" else [],
        blue_pairs=_blue_pairs(dice, [(seat, free[seat]) for seat in range(players) if seat != active])
        if phase != "ended"
        else [],
        sheet_is_reconstructed=printed == _RECONSTRUCTION,
    )


@kept
def _sheet(printed: bytes, free: bytes, symbol: bytes, ticked: bytes, points: int) -> PrettyTrickySheet:
    left_boxes, right_boxes = _boxes(printed)
    left_free, right_free = _halves(free)
    ticks = shorts(symbol)
    x = POINTS_A_SYMBOL * sum(ticks)
    return PrettyTrickySheet(
        rows=list(map(_row, SUMS, left_boxes, left_free, right_boxes, right_free, ticks)),
        ticked=[SUMS[row] for row in longs(ticked) if row != NONE],
        symbols=sum(ticks),
        x=x,
        xx=points - x,
    )


@kept
def _waiting(free: bytes, symbol: bytes) -> list[int]:
    """Rows that are full on the left and have no (!) yet."""
    left = zip(SUMS, _halves(free)[LEFT_HALF], shorts(symbol), strict=True)
    return [row for row, boxes, ticked in left if boxes == 0 and not ticked]


@kept
def _row(row: int, left_boxes: int, left_free: int, right_boxes: int, right_free: int, symbol: int) -> PrettyTrickyRow:
    return PrettyTrickyRow(
        sum=row,
        left=left_boxes - left_free,
        left_boxes=left_boxes,
        right=right_boxes - right_free,
        right_boxes=right_boxes,
        symbol=bool(symbol),
    )


@kept
def _boxes(printed: bytes) -> tuple[list[int], list[int]]:
    """The boxes that a sheet prints, row by row, left and right."""
    shape = DTYPE["sheet"].shape
    boxes: list[list[int]] = np.frombuffer(printed, np.int8).reshape(shape)[:, BOXES].tolist()
    return boxes[LEFT_HALF], boxes[RIGHT_HALF]


def _halves(free: bytes) -> tuple[list[int], list[int]]:
    numbers = shorts(free)
    return numbers[:ROWS], numbers[ROWS:]


def _ways(dice: list[int], active: int, free: list[int], first: int) -> list[PrettyTrickyWay]:
    """``first`` is the row that was ticked first in this turn; ``free`` the left rows of the seat that rolled."""
    found = []
    for split in _SPLITS:
        low, high = sorted(split, key=lambda pair: dice[pair[0]] + dice[pair[1]])
        sums = dice[low[0]] + dice[low[1]], dice[high[0]] + dice[high[1]]
        room = min(3, free[sums[0] - LOWEST_SUM]), min(3, free[sums[1] - LOWEST_SUM])  # two are ticked at most
        found.append(_way(low, high, sums, room, active, first))
    return found


@kept
def _way(
    low: _Pair, high: _Pair, sums: tuple[int, int], room: tuple[int, int], active: int, first: int
) -> PrettyTrickyWay:
    pairs = [
        _pair(pair, made, (active,) if boxes else ()) for pair, made, boxes in zip((low, high), sums, room, strict=True)
    ]
    wanted = sums
    if first != NONE:  # what is left of this way: the pair beside the one already ticked, unless its turn has passed
        wanted = sums[1:] if sums[0] == SUMS[first] else ()  # type: ignore[assignment]
    free = dict(zip(sums, room, strict=True))
    ticks: list[int] = []
    for wish in wanted:
        if free[wish] > 0:
            free[wish] -= 1
            ticks.append(wish)
    return PrettyTrickyWay(
        pairs=pairs,
        ticks=ticks,
        finishes=sorted({tick for tick in ticks if free[tick] == 0}),
        moves=[f"left {tick}" for tick in ticks],
    )


def _blue_pairs(dice: list[int], free: list[tuple[int, list[int]]]) -> list[PrettyTrickyPair]:
    """``free`` are the right rows of those who did not roll, each with its seat."""
    found = []
    for pair in _BLUE_PAIRS:
        made = dice[pair[0]] + dice[pair[1]]
        row = ROWS + made - LOWEST_SUM
        found.append(_pair(pair, made, tuple([seat for seat, boxes in free if boxes[row] > 0])))
    return found


@kept
def _pair(pair: _Pair, made: int, seats: tuple[int, ...]) -> PrettyTrickyPair:
    return PrettyTrickyPair(dice=list(pair), sum=made, seats=list(seats))
