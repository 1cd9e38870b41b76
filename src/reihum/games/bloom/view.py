"""What a person sees of the table: a view from a concealed record."""

from typing import Final

import msgspec

from reihum.core.record import OVER, WATCHER, Record
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
from reihum.games.bloom.record import RECORD
from reihum.games.plain import Layout, Plain, kept, longs, shorts

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

_LAYOUT: Final = Layout(RECORD)
_FLOWERS: Final = _LAYOUT.place("flowers")
_DISPLAY: Final = _LAYOUT.place("display")
_SCORING: Final = _LAYOUT.place("scoring")
_TILES: Final = _LAYOUT.place("tiles")
_BEGIN: Final = _LAYOUT.place("begin")
_LENGTH: Final = _LAYOUT.place("length")
_OWNER: Final = _LAYOUT.place("owner")
_STEPS: Final = _LAYOUT.place("steps")
_LAST_STEPS: Final = _LAYOUT.place("last_steps")
_STOCK: Final = _LAYOUT.place("stock")
_JOKERS: Final = _LAYOUT.place("jokers")
_KNOWN_JOKERS: Final = _LAYOUT.place("known_jokers")
_OWN_ROWS: Final = _LAYOUT.place("own_rows")
_PASSED: Final = _LAYOUT.place("passed")
_LOOT: Final = _LAYOUT.place("loot")
_KNOWN: Final = _LAYOUT.rows("known")
_OWN: Final = _LAYOUT.rows("own")
_WON: Final = _LAYOUT.rows("won")


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


def row_name(tiles: list[str]) -> str:
    """A row as people tell it from others: by its outermost numbers, "34–44". Jokers show none."""
    numbers = [tile for tile in tiles if not tile.startswith("J")]
    return "–".join(dict.fromkeys([*numbers[:1], *numbers[-1:]]))


def view(s: Record) -> BloomView:
    """The view of the viewer for whom the record was concealed."""
    s = _LAYOUT.read(s)
    raw, players, viewer = s.raw, s.players, s.viewer
    over = s.to_move == OVER
    points, ranks = _LAYOUT.standing("bloom", s.raw, s.players)
    flowers = _flowers(raw[_FLOWERS])
    seats = [_seat_of(s, seat, seat == viewer or over) for seat in range(players)]
    return BloomView(
        viewer=viewer,
        players=players,
        start=s.start,
        turn=s.turn,
        to_move=s.to_move,
        concurrent=False,
        points=points,
        ranks=ranks,
        phase="over" if over else PHASES[s.phase],
        round=s.round_no,
        rounds=s.options[OPTION_ROUNDS],
        display=_display(raw[_DISPLAY]),
        joker_places=s.places,
        pool=s.left,
        scoring=_values(raw[_SCORING]),
        rows=_rows(raw[_TILES], raw[_BEGIN], raw[_LENGTH], raw[_OWNER], s.rows, raw[_FLOWERS]),
        seats=seats,
        stock=[] if viewer == WATCHER else seats[viewer].tiles or [],
        now=_turn(s, flowers),
        last=_moves(raw[_LAST_STEPS], s.last_count),
        flowers=flowers,
        own_row_first=bool(s.options[OPTION_OWN_ROW_FIRST]),
        reconstructed=flowers == _RECONSTRUCTED,
    )


@kept
def _flowers(flowers: bytes) -> list[int]:
    return shorts(flowers)


@kept
def _display(tiles: bytes) -> list[int]:
    return sorted(tile for tile in shorts(tiles) if tile != EMPTY)


@kept
def _names(tiles: bytes, used: int) -> list[str]:
    """The tiles on the table cell by cell; jokers numbered from the first row on."""
    names = []
    jokers = 0
    for tile in shorts(tiles)[:used]:
        jokers += tile == JOKER
        names.append(f"J{jokers}" if tile == JOKER else str(tile))
    return names


@kept
def _rows(tiles: bytes, begin: bytes, length: bytes, owner: bytes, rows: int, flowers: bytes) -> list[BloomRow]:
    begins, lengths, owners, tile_list = shorts(begin), shorts(length), shorts(owner), shorts(tiles)
    names, on_tile = _names(tiles, begins[rows - 1] + lengths[rows - 1] if rows else 0), _flowers(flowers)
    found = []
    for row in range(rows):
        cells = slice(begins[row], begins[row] + lengths[row])
        found.append(
            BloomRow(
                number=row + 1,
                owner=owners[row],
                tiles=names[cells],
                flowers=sum(on_tile[tile] for tile in tile_list[cells]),
            )
        )
    return found


def _seat_of(s: Plain, seat: int, whole: bool) -> BloomSeat:
    raw = s.raw
    return _seat(
        longs(raw[_STOCK])[seat],
        (raw[_KNOWN[seat]], longs(raw[_KNOWN_JOKERS])[seat]),
        (raw[_OWN[seat]], longs(raw[_JOKERS])[seat]) if whole else None,
        raw[_WON[seat]],
        longs(raw[_OWN_ROWS])[seat],
        longs(raw[_PASSED])[seat],
        tuple((s.round_won[index][seat], s.round_left[index][seat]) for index in range(s.finished)),
    )


@kept
def _seat(
    stock: int,
    known: tuple[bytes, int],
    tiles: tuple[bytes, int] | None,
    taken: bytes,
    own_rows: int,
    passed: int,
    rounds: tuple[tuple[int, int], ...],
) -> BloomSeat:
    return BloomSeat(
        stock=stock,
        known=_tiles(*known),
        tiles=None if tiles is None else _tiles(*tiles),
        taken=_values(taken),
        own_rows=own_rows,
        passed=bool(passed),
        rounds=[scored - left for scored, left in rounds],
        scored=[scored for scored, _ in rounds],
        left=[left for _, left in rounds],
    )


@kept
def _tiles(numbers: bytes, jokers: int) -> list[str]:
    """What the record holds of a stock, ascending, jokers last."""
    found = [
        str(1 + half * HALF + bit) for half, bits in enumerate(longs(numbers)) for bit in range(HALF) if bits >> bit & 1
    ]
    return found + ["J"] * jokers


@kept
def _values(counts: bytes) -> list[int]:
    numbers = shorts(counts)
    return [value for value in range(1, HIGHEST_SCORING + 1) for _ in range(numbers[value])]


@kept
def _moves(steps: bytes, count: int) -> list[str]:
    return [MOVES[move] for move in shorts(steps)[:count]]


def _turn(s: Plain, flowers: list[int]) -> BloomTurn:
    phase, rows = s.phase, s.rows
    laid: list[str] = []
    count = 0
    if phase in (ROB, ROW) and s.to_move != OVER and s.length[rows]:
        names = _names(s.raw[_TILES], s.tiles_used)
        cells = slice(len(names) - s.length[rows], len(names))
        laid = names[cells]
        count = sum(flowers[tile] for tile in s.tiles[cells])
    target = s.target if s.target >= 0 else None
    joker = None
    if phase == SWAP:
        cell = s.swap_cell
        target = next(row for row in range(rows) if s.begin[row] <= cell < s.begin[row] + s.length[row])
        joker = _names(s.raw[_TILES], s.tiles_used)[cell]
    return BloomTurn(
        row=None if target is None else target + 1,
        joker=joker,
        laid=laid,
        loot=_loot(s.raw[_LOOT], s.loot_jokers),
        robbed=s.robbed,
        added=s.added,
        pending=tile_name(s.pending) if phase == PLACE else None,
        flowers=count,
        wins=_win(s, count) if count else 0,
        steps=_moves(s.raw[_STEPS], s.step_count),
    )


@kept
def _loot(numbers: bytes, jokers: int) -> list[str]:
    return [str(number) for number in longs(numbers) if number] + ["J"] * jokers


def _win(s: Plain, flowers: int) -> int:
    """The scoring tile that so many flowers bring. B12: the next lower one."""
    value = min(flowers, HIGHEST_SCORING)
    while value > 0 and s.scoring[value] == 0:
        value -= 1
    return value
