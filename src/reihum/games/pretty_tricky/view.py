"""What a board needs to draw Pretty Tricky: the sheets, the dice, and what every pair of dice would do."""

from typing import Final, Literal

import msgspec
import numpy as np

from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.core.rules import View
from reihum.core.writer import (
    Page,
    close_list,
    close_object,
    number,
    number_item,
    open_list,
    open_object_item,
    truth,
    word,
    word_item,
    words,
)
from reihum.games.pretty_tricky.components import DEFAULT, parse
from reihum.games.pretty_tricky.pieces import (
    BLUE_DICE,
    BOXES,
    DICE,
    HALVES,
    LEFT_HALF,
    LOWEST_SUM,
    MOVES,
    NONE,
    OTHERS,
    OWN_ROLL,
    PRINTS,
    RIGHT_HALF,
    ROUND_LIMIT,
    ROWS,
    TICK_LEFT,
    TICKS,
)
from reihum.games.pretty_tricky.rules import earns_symbol, pair_row, second_row, symbols_needed, x_of, xx_of

Phase = Literal["own_roll", "others", "ended"]
_PHASES: Final = words(["own_roll", "others", "ended"])  # in the order of the record's
_MOVES: Final = words(MOVES)
_SPLITS: Final = np.array([[0, 1, 2, 3], [0, 2, 1, 3], [0, 3, 1, 2]])  # two dice of a pair, two of the other one
_RECONSTRUCTION: Final = parse(DEFAULT)


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


class PrettyTrickyView(View, frozen=True, kw_only=True):
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


@rule
def view(s: Record, out: Page) -> None:
    """Write the fields of `PrettyTrickyView` from a concealed record."""
    number(out, b"round", (s.turn - 1) // s.players + 1)
    number(out, b"round_limit", s.options[ROUND_LIMIT])
    number(out, b"symbols_needed", symbols_needed(s))
    word(out, b"phase", _PHASES, s.phase)
    number(out, b"active", s.active)
    open_list(out, b"dice")
    for die in range(DICE):
        number_item(out, s.dice[die])
    close_list(out)
    _write_boxes(s, LEFT_HALF, b"left_boxes", out)
    _write_boxes(s, RIGHT_HALF, b"right_boxes", out)
    _write_sheets(s, out)
    open_list(out, b"circles")
    for row in range(ROWS):
        number_item(out, s.circles[row])
    close_list(out)
    _write_waiting(s, out)
    _write_ways(s, out)
    _write_blue_pairs(s, out)
    truth(out, b"sheet_is_reconstructed", _is_reconstructed(s))


# Sheets


@rule
def _write_boxes(s: Record, half: int, name: bytes, out: Page) -> None:
    open_list(out, name)
    for row in range(ROWS):
        number_item(out, s.sheet[half, BOXES, row])
    close_list(out)


@rule
def _write_sheets(s: Record, out: Page) -> None:
    open_list(out, b"sheets")
    for seat in range(s.players):
        open_object_item(out)
        _write_half(s, seat, LEFT_HALF, b"left", out)
        _write_half(s, seat, RIGHT_HALF, b"right", out)
        open_list(out, b"symbols")
        for row in range(ROWS):
            if s.symbol[seat, row] != 0:
                _row_item(out, row)
        close_list(out)
        open_list(out, b"ticked")
        for tick in range(TICKS):
            if s.ticked[seat, tick] != NONE:
                _row_item(out, s.ticked[seat, tick])
        close_list(out)
        number(out, b"x", x_of(s, seat))
        number(out, b"xx", xx_of(s, seat))
        close_object(out)
    close_list(out)


@rule
def _write_half(s: Record, seat: int, half: int, name: bytes, out: Page) -> None:
    """The ticked boxes of half a sheet."""
    open_list(out, name)
    for row in range(ROWS):
        number_item(out, s.sheet[half, BOXES, row] - s.free[seat, half, row])
    close_list(out)


@rule
def _write_waiting(s: Record, out: Page) -> None:
    open_list(out, b"waiting")
    for row in range(ROWS):
        if earns_symbol(s, row):
            _row_item(out, row)
    close_list(out)


@rule
def _row_item(out: Page, row: int) -> None:
    """A row by its sum."""
    number_item(out, row + LOWEST_SUM)


@rule
def _is_reconstructed(s: Record) -> bool:
    for half in range(HALVES):
        for prints in range(PRINTS):
            for row in range(ROWS):
                if s.sheet[half, prints, row] != _RECONSTRUCTION[half, prints, row]:
                    return False
    return True


# Pairs of dice


@rule
def _write_ways(s: Record, out: Page) -> None:
    """The ways to make two pairs, the lower sum of each first."""
    open_list(out, b"ways")
    if s.phase == OWN_ROLL:
        for split in range(len(_SPLITS)):
            a, b, c, d = _SPLITS[split, 0], _SPLITS[split, 1], _SPLITS[split, 2], _SPLITS[split, 3]
            if pair_row(s, a, b) <= pair_row(s, c, d):
                _write_way(s, a, b, c, d, out)
            else:
                _write_way(s, c, d, a, b, out)
    close_list(out)


@rule
def _write_way(s: Record, a: int, b: int, c: int, d: int, out: Page) -> None:
    """The pair of dice a and b with the lower sum, and the pair of c and d."""
    low = pair_row(s, a, b)
    high = pair_row(s, c, d)
    ticks_low, ticks_high = _ticks(s, low, high)
    open_object_item(out)
    open_list(out, b"pairs")
    _write_left_pair(s, a, b, out)
    _write_left_pair(s, c, d, out)
    close_list(out)
    open_list(out, b"ticks")
    if ticks_low:
        _row_item(out, low)
    if ticks_high:
        _row_item(out, high)
    close_list(out)
    _write_finishes(s, low, high, ticks_low, ticks_high, out)
    open_list(out, b"moves")
    if ticks_low:
        word_item(out, _MOVES, TICK_LEFT + low)
    if ticks_high:
        word_item(out, _MOVES, TICK_LEFT + high)
    close_list(out)
    close_object(out)


@rule
def _ticks(s: Record, low: int, high: int) -> tuple[bool, bool]:
    """Whether a way would tick its lower row, and then its higher one; after the first tick only one way goes on."""
    first = s.ticked[s.active, 0]
    if first != NONE:
        return False, first == low and second_row(s) != NONE
    ticks_low = s.free[s.active, LEFT_HALF, low] > 0
    taken = 1 if ticks_low and low == high else 0
    return ticks_low, s.free[s.active, LEFT_HALF, high] > taken


@rule
def _write_finishes(s: Record, low: int, high: int, ticks_low: bool, ticks_high: bool, out: Page) -> None:
    """The rows that these ticks would fill."""
    open_list(out, b"finishes")
    ticks = 1 if ticks_high else 0
    if ticks_low and low == high:
        ticks += 1
    elif ticks_low and s.free[s.active, LEFT_HALF, low] == 1:
        _row_item(out, low)
    if ticks > 0 and s.free[s.active, LEFT_HALF, high] == ticks:
        _row_item(out, high)
    close_list(out)


@rule
def _write_left_pair(s: Record, die: int, other: int, out: Page) -> None:
    _open_pair(s, die, other, out)
    if s.free[s.active, LEFT_HALF, pair_row(s, die, other)] > 0:
        number_item(out, s.active)
    _close_pair(out)


@rule
def _write_blue_pairs(s: Record, out: Page) -> None:
    open_list(out, b"blue_pairs")
    if s.phase == OTHERS:
        for other in range(BLUE_DICE):
            for die in range(other):
                _open_pair(s, die, other, out)
                for seat in range(s.players):
                    if seat != s.active and s.free[seat, RIGHT_HALF, pair_row(s, die, other)] > 0:
                        number_item(out, seat)
                _close_pair(out)
    close_list(out)


@rule
def _open_pair(s: Record, die: int, other: int, out: Page) -> None:
    """Two dice; seats follow."""
    open_object_item(out)
    open_list(out, b"dice")
    number_item(out, die)
    number_item(out, other)
    close_list(out)
    number(out, b"sum", pair_row(s, die, other) + LOWEST_SUM)
    open_list(out, b"seats")


@rule
def _close_pair(out: Page) -> None:
    close_list(out)
    close_object(out)
