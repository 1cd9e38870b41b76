"""What a person sees of the table: a view from a concealed record."""

from typing import Any, Final

import msgspec
import numpy as np

from reihum.core.game import engine_of
from reihum.core.record import OVER, TRUTH, WATCHER, Record
from reihum.core.rules import View
from reihum.games.bloom.bits import HALF
from reihum.games.bloom.components import DEFAULT, parse
from reihum.games.bloom.pieces import (
    ADD,
    DRAW,
    EMPTY,
    HIGHEST_SCORING,
    JOKER,
    MOVES,
    OPTION_OWN_ROW_FIRST,
    OPTION_ROUNDS,
    PLACE,
    REWARD,
    ROB,
    ROW,
    SWAP,
    TURN,
    tile_name,
)

PHASES: Final = {
    TURN: "turn",
    SWAP: "swap",
    DRAW: "draw",
    ROB: "rob",
    ROW: "row",
    ADD: "add",
    PLACE: "place",
    REWARD: "reward",
}
_RECONSTRUCTED: Final = parse(DEFAULT).tolist()


class BloomRow(msgspec.Struct, frozen=True, kw_only=True):
    """A row on the table. A joker is named as in moves, by its number on the table: "J1" to "J4"."""

    number: int  # as in moves: 1 for the row laid first
    owner: int
    tiles: list[str]
    flowers: int


class BloomSeat(msgspec.Struct, frozen=True, kw_only=True):
    """What lies open at a seat."""

    stock: int  # tiles in the stock
    known: list[str]  # those of them that everybody saw coming
    tiles: list[str] | None  # the whole stock: the viewer's own, and everybody's after the end
    taken: list[int]  # scoring tiles of this round
    own_rows: int  # rows laid in this round
    passed: bool  # had to pass in this round
    rounds: list[int]  # points of the rounds that are over
    scored: list[int]  # the scoring tiles in them,
    left: list[int]  # and the flowers left in the stock


class BloomTurn(msgspec.Struct, frozen=True, kw_only=True):
    """A turn that is under way."""

    row: int | None  # the row added to, swapped in or robbed
    joker: str | None  # the joker that is to be swapped
    laid: list[str]  # the new row so far
    loot: list[str]  # robbed tiles that must still be laid
    robbed: int
    added: int
    pending: str | None  # the tile that needs a place
    flowers: int  # on the new row so far
    wins: int  # the scoring tile they would bring; 0 for none
    steps: list[str]  # moves made so far, as far as the viewer may see them; without the places of added tiles


class BloomView(View, frozen=True, kw_only=True):
    """The table of Bloom. Tiles are written as in moves: "17", and "J" for a joker in a stock."""

    phase: str  # turn, swap, draw, rob, row, add, place, reward or over
    round: int
    rounds: int
    display: list[int]
    joker_places: int  # jokers lying there
    pool: int
    scoring: list[int]  # scoring tiles left, ascending
    rows: list[BloomRow]
    seats: list[BloomSeat]
    stock: list[str]  # the viewer's own, ascending, jokers last; none for a watcher
    now: BloomTurn
    last: list[str]  # the moves of the turn before, without the places of added tiles
    flowers: list[int]  # by number; 0 for the joker
    own_row_first: bool
    reconstructed: bool  # whether the flowers are our reconstruction rather than a table that was given


def view(s: Record) -> BloomView:
    """The view of the viewer for whom the record was concealed."""
    assert s.viewer != TRUTH, "a view is made from a concealed record only"
    players, viewer = int(s.players), int(s.viewer)
    over = s.to_move == OVER
    points, ranks = _scores(s, players)
    names = _tile_names(s)
    flowers: list[int] = s.flowers.tolist()
    return BloomView(
        viewer=viewer,
        players=players,
        start=int(s.start),
        turn=int(s.turn),
        to_move=int(s.to_move),
        concurrent=False,
        points=points,
        ranks=ranks,
        phase="over" if over else PHASES[int(s.phase)],
        round=int(s.round_no),
        rounds=int(s.options[OPTION_ROUNDS]),
        display=sorted(int(tile) for tile in s.display if tile != EMPTY),
        joker_places=int(s.places),
        pool=int(s.left),
        scoring=_values(s.scoring),
        rows=[_row(s, row, names, flowers) for row in range(int(s.rows))],
        seats=[_seat(s, seat, seat == viewer or over) for seat in range(players)],
        stock=[] if viewer == WATCHER else stock_of(s, viewer),
        now=_turn(s, names, flowers),
        last=_moves(s.last_steps, s.last_count),
        flowers=flowers,
        own_row_first=bool(s.options[OPTION_OWN_ROW_FIRST]),
        reconstructed=flowers == _RECONSTRUCTED,
    )


def _scores(s: Record, players: int) -> tuple[list[int], list[int]]:
    from reihum.games.bloom import RULES

    out = np.zeros((2, players), np.int64)
    engine_of(RULES).scores_one(np.frombuffer(s.tobytes(), np.uint8).copy(), out)
    return out[0].tolist(), out[1].tolist()


def _tile_names(s: Record) -> list[str]:
    """The tiles on the table cell by cell; jokers numbered from the first row on."""
    names = []
    jokers = 0
    for tile in s.tiles[: int(s.tiles_used)].tolist():
        jokers += tile == JOKER
        names.append(f"J{jokers}" if tile == JOKER else str(tile))
    return names


def _cells(s: Record, row: int) -> slice:
    begin = int(s.begin[row])
    return slice(begin, begin + int(s.length[row]))


def _row(s: Record, row: int, names: list[str], flowers: list[int]) -> BloomRow:
    cells = _cells(s, row)
    return BloomRow(
        number=row + 1,
        owner=int(s.owner[row]),
        tiles=names[cells],
        flowers=sum(flowers[tile] for tile in s.tiles[cells].tolist()),
    )


def _seat(s: Record, seat: int, whole: bool) -> BloomSeat:
    finished = range(int(s.finished))
    return BloomSeat(
        stock=int(s.stock[seat]),
        known=_tiles(s.known[seat], s.known_jokers[seat]),
        tiles=stock_of(s, seat) if whole else None,
        taken=_values(s.won[seat]),
        own_rows=int(s.own_rows[seat]),
        passed=bool(s.passed[seat]),
        rounds=[int(s.round_won[index, seat] - s.round_left[index, seat]) for index in finished],
        scored=[int(s.round_won[index, seat]) for index in finished],
        left=[int(s.round_left[index, seat]) for index in finished],
    )


def stock_of(s: Record, seat: int) -> list[str]:
    """What the record holds of a stock, ascending, jokers last."""
    return _tiles(s.own[seat], s.jokers[seat])


def _tiles(numbers: Any, jokers: Any) -> list[str]:
    found = [
        str(1 + half * HALF + bit)
        for half, bits in enumerate((int(numbers[0]), int(numbers[1])))
        for bit in range(HALF)
        if bits >> bit & 1
    ]
    return found + ["J"] * int(jokers)


def _values(counts: Any) -> list[int]:
    return [value for value in range(1, HIGHEST_SCORING + 1) for _ in range(int(counts[value]))]


def _moves(steps: Any, count: Any) -> list[str]:
    return [MOVES[move] for move in steps[: int(count)].tolist()]


def _turn(s: Record, names: list[str], flowers: list[int]) -> BloomTurn:
    phase = int(s.phase)
    laid: list[str] = []
    count = 0
    if phase in (ROB, ROW) and s.to_move != OVER:
        cells = slice(len(names) - int(s.length[int(s.rows)]), len(names)) if s.length[int(s.rows)] else slice(0, 0)
        laid = names[cells]
        count = sum(flowers[tile] for tile in s.tiles[cells].tolist())
    value = min(count, HIGHEST_SCORING)
    while value > 0 and s.scoring[value] == 0:  # B12: the next lower one
        value -= 1
    swap_row = None
    if phase == SWAP:
        cell = int(s.swap_cell)
        swap_row = next(row for row in range(int(s.rows)) if s.begin[row] <= cell < s.begin[row] + s.length[row])
    target = swap_row if phase == SWAP else (int(s.target) if s.target >= 0 else None)
    return BloomTurn(
        row=None if target is None else target + 1,
        joker=names[int(s.swap_cell)] if phase == SWAP else None,
        laid=laid,
        loot=[str(number) for number in s.loot.tolist() if number] + ["J"] * int(s.loot_jokers),
        robbed=int(s.robbed),
        added=int(s.added),
        pending=tile_name(int(s.pending)) if phase == PLACE else None,
        flowers=count,
        wins=value,
        steps=_moves(s.steps, s.step_count),
    )
