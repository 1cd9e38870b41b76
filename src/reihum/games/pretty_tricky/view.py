"""What a board needs to draw Pretty Tricky: the sheets, the dice, and what every pair of dice would do."""

from typing import Literal, NamedTuple

import msgspec
import numpy as np

from reihum.core.record import TRUTH, Record
from reihum.core.rules import View
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

Phase = Literal["own_roll", "others", "ended"]
_PHASES: dict[int, Phase] = {OWN_ROLL: "own_roll", OTHERS: "others", ENDED: "ended"}
_SPLITS = (((0, 1), (2, 3)), ((0, 2), (1, 3)), ((0, 3), (1, 2)))
_BLUE_PAIRS = ((0, 1), (0, 2), (1, 2))
_RECONSTRUCTION = parse(DEFAULT)


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


class PrettyTrickyView(View, frozen=True, kw_only=True):
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


class _Table(NamedTuple):
    """The game's own fields as plain lists: reading a field of a record takes as long as a move."""

    boxes: list[list[int]]
    free: list[list[list[int]]]
    symbol: list[list[int]]
    ticked: list[list[int]]
    dice: list[int]
    active: int
    players: int


def view(s: Record) -> PrettyTrickyView:
    """The view of a concealed record."""
    assert s.viewer != TRUTH
    players, turn, phase = int(s.players), int(s.turn), _PHASES[int(s.phase)]
    table = _Table(
        boxes=s.sheet[:, BOXES].tolist(),
        free=s.free.tolist(),
        symbol=s.symbol.tolist(),
        ticked=s.ticked.tolist(),
        dice=s.dice.tolist(),
        active=int(s.active),
        players=players,
    )
    points, ranks = _scores(s, players)
    sheets = [_sheet(table, seat, points[seat]) for seat in range(players)]
    filled = [row.sum for row in sheets[table.active].rows if row.left == row.left_boxes and not row.symbol]
    return PrettyTrickyView(
        viewer=int(s.viewer),
        players=players,
        start=int(s.start),
        turn=turn,
        to_move=int(s.to_move),
        concurrent=bool(s.concurrent),
        points=points,
        ranks=ranks,
        round=(turn - 1) // players + 1,
        round_limit=int(s.options[ROUND_LIMIT]),
        symbols_needed=SYMBOLS_PLUS_PLAYERS - players,
        phase=phase,
        active=table.active,
        dice=table.dice,
        sheets=sheets,
        circles=s.circles.tolist(),
        waiting=filled,
        ways=[_way(table, split) for split in _SPLITS] if phase == "own_roll" else [],
        blue_pairs=[_blue_pair(table, pair) for pair in _BLUE_PAIRS] if phase != "ended" else [],
        sheet_is_reconstructed=bool((s.sheet == _RECONSTRUCTION).all()),
    )


def _scores(s: Record, players: int) -> tuple[list[int], list[int]]:
    from reihum.core.game import engine_of
    from reihum.games.pretty_tricky import RULES

    out = np.zeros((2, players), np.int64)
    engine_of(RULES).scores_one(np.frombuffer(bytearray(s.tobytes()), np.uint8), out)
    return out[0].tolist(), out[1].tolist()


def _sheet(table: _Table, seat: int, points: int) -> PrettyTrickySheet:
    left_boxes, right_boxes = table.boxes
    left_free, right_free = table.free[seat]
    symbol = table.symbol[seat]
    rows = [
        PrettyTrickyRow(
            sum=SUMS[row],
            left=left_boxes[row] - left_free[row],
            left_boxes=left_boxes[row],
            right=right_boxes[row] - right_free[row],
            right_boxes=right_boxes[row],
            symbol=bool(symbol[row]),
        )
        for row in range(ROWS)
    ]
    x = POINTS_A_SYMBOL * sum(symbol)
    ticked = [SUMS[row] for row in table.ticked[seat] if row != NONE]
    return PrettyTrickySheet(rows=rows, ticked=ticked, symbols=sum(symbol), x=x, xx=points - x)


def _way(table: _Table, split: tuple[tuple[int, int], tuple[int, int]]) -> PrettyTrickyWay:
    active = table.active
    pairs = sorted((_pair(table, pair, LEFT_HALF, [active]) for pair in split), key=lambda pair: pair.sum)
    wanted = [pair.sum for pair in pairs]
    first = table.ticked[active][0]
    if first != NONE:  # what is left of this way: the pair beside the one already ticked, unless its turn has passed
        wanted = wanted[1:] if wanted[0] == SUMS[first] else []
    free = {wish: table.free[active][LEFT_HALF][wish - LOWEST_SUM] for wish in wanted}
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


def _blue_pair(table: _Table, pair: tuple[int, int]) -> PrettyTrickyPair:
    return _pair(table, pair, RIGHT_HALF, [seat for seat in range(table.players) if seat != table.active])


def _pair(table: _Table, pair: tuple[int, int], half: int, seats: list[int]) -> PrettyTrickyPair:
    made = table.dice[pair[0]] + table.dice[pair[1]]
    with_room = [seat for seat in seats if table.free[seat][half][made - LOWEST_SUM] > 0]
    return PrettyTrickyPair(dice=list(pair), sum=made, seats=with_room)
