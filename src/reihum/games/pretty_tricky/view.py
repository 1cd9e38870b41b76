"""What a board needs to draw Pretty Tricky: the sheets, the dice, and what every pair of dice would do."""

import operator
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
    seats = range(players)
    free = [shorts(raw[_FREE[seat]]) for seat in seats]
    symbols = [shorts(raw[_SYMBOL[seat]]) for seat in seats]
    ticked = [longs(raw[_TICKED[seat]]) for seat in seats]
    points, ranks = standing(engine_for("pretty_tricky"), s)
    rows = _rows(printed)
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
        sheets=[_sheet(rows, free[seat], symbols[seat], ticked[seat], points[seat]) for seat in seats],
        circles=shorts(raw[_CIRCLES]),
        waiting=_waiting(free[active], symbols[active]),
        ways=_ways(dice, active, free[active], ticked[active][0]) if phase == "own_roll" else [],
        blue_pairs=_blue_pairs(dice, active, free) if phase != "ended" else [],
        sheet_is_reconstructed=printed == _RECONSTRUCTION,
    )


def _sheet(
    rows: list["_Row"], free: list[int], symbols: list[int], ticked: list[int], points: int
) -> PrettyTrickySheet:
    ticks = sum(symbols)
    x = POINTS_A_SYMBOL * ticks
    boxes = zip(free, free[ROWS:], symbols, strict=False)  # the left half of ``free`` beside its right half
    return PrettyTrickySheet(
        rows=list(map(operator.getitem, rows, boxes)),
        ticked=[SUMS[row] for row in ticked if row != NONE],
        symbols=ticks,
        x=x,
        xx=points - x,
    )


class _Row(dict[tuple[int, int, int], PrettyTrickyRow]):
    """A row of the printed sheet in all its states: by free boxes on the left and on the right, and by its (!)."""

    def __init__(self, total: int, left_boxes: int, right_boxes: int) -> None:
        self._printed = total, left_boxes, right_boxes

    def __missing__(self, state: tuple[int, int, int]) -> PrettyTrickyRow:
        total, left_boxes, right_boxes = self._printed
        left_free, right_free, symbol = state
        found = self[state] = PrettyTrickyRow(
            sum=total,
            left=left_boxes - left_free,
            left_boxes=left_boxes,
            right=right_boxes - right_free,
            right_boxes=right_boxes,
            symbol=bool(symbol),
        )
        return found


@kept
def _rows(printed: bytes) -> list[_Row]:
    shape = DTYPE["sheet"].shape
    boxes: list[list[int]] = np.frombuffer(printed, np.int8).reshape(shape)[:, BOXES].tolist()
    return list(map(_Row, SUMS, boxes[LEFT_HALF], boxes[RIGHT_HALF]))


def _waiting(free: list[int], symbols: list[int]) -> list[int]:
    """Rows that are full on the left and have no (!) yet."""
    left = zip(SUMS, free, symbols, strict=False)
    return [row for row, boxes, ticked in left if boxes == 0 and not ticked]


def _ways(dice: list[int], active: int, free: list[int], first: int) -> list[PrettyTrickyWay]:
    """``first`` is the row that was ticked first in this turn; ``free`` the left rows of the seat that rolled."""
    found = []
    for low, high, sums in _splits(*dice):
        room = min(3, free[sums[0] - LOWEST_SUM]), min(3, free[sums[1] - LOWEST_SUM])  # two are ticked at most
        wanted = 0 if first == NONE else 1 if SUMS[first] == sums[0] else 2
        found.append(_way(low, high, sums, room, active, wanted))
    return found


@kept
def _splits(*dice: int) -> list[tuple[_Pair, _Pair, tuple[int, int]]]:
    """The three ways to make two pairs of the dice, the lower sum first, and the sums."""
    found = []
    for split in _SPLITS:
        low, high = sorted(split, key=lambda pair: dice[pair[0]] + dice[pair[1]])
        found.append((low, high, (dice[low[0]] + dice[low[1]], dice[high[0]] + dice[high[1]])))
    return found


@kept
def _way(
    low: _Pair, high: _Pair, sums: tuple[int, int], room: tuple[int, int], active: int, wanted: int
) -> PrettyTrickyWay:
    """``wanted``: the first sum that can still be ticked; 1 if the lower one is, 2 if neither can be any more."""
    pairs = [
        _pair(pair, made, (active,) if boxes else ()) for pair, made, boxes in zip((low, high), sums, room, strict=True)
    ]
    free = dict(zip(sums, room, strict=True))
    ticks: list[int] = []
    for wish in sums[wanted:]:
        if free[wish] > 0:
            free[wish] -= 1
            ticks.append(wish)
    return PrettyTrickyWay(
        pairs=pairs,
        ticks=ticks,
        finishes=sorted({tick for tick in ticks if free[tick] == 0}),
        moves=[f"left {tick}" for tick in ticks],
    )


def _blue_pairs(dice: list[int], active: int, free: list[list[int]]) -> list[PrettyTrickyPair]:
    """``free`` are the rows of all seats; those who did not roll tick the right ones."""
    found = []
    for first, second in _BLUE_PAIRS:
        made = dice[first] + dice[second]
        row = ROWS + made - LOWEST_SUM
        seats = [seat for seat, boxes in enumerate(free) if boxes[row] > 0 and seat != active]
        found.append(_pair((first, second), made, tuple(seats)))
    return found


@kept
def _pair(pair: _Pair, made: int, seats: tuple[int, ...]) -> PrettyTrickyPair:
    return PrettyTrickyPair(dice=list(pair), sum=made, seats=list(seats))
