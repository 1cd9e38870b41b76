"""What a person sees of the table: written from a concealed record, and the types that it reads back as."""

from typing import Any, Final

import msgspec

from reihum.core.jit import rule
from reihum.core.record import OVER, SPECTATOR, Record
from reihum.core.rules import View
from reihum.core.writer import (
    Page,
    close_list,
    close_object,
    null,
    number,
    number_item,
    open_list,
    open_object,
    open_object_item,
    truth,
    word,
    word_item,
    words,
)
from reihum.games.bloom.components import DEFAULT, parse
from reihum.games.bloom.pieces import (
    HIGHEST_SCORING,
    JOKER,
    NUMBERS,
    OPTION_OWN_ROW_FIRST,
    OPTION_ROUNDS,
    PHASES,
    PLACE,
    ROB,
    ROB_LIMIT,
    ROW,
    SWAP,
)
from reihum.games.bloom.ring import next_number, wide
from reihum.games.bloom.rounds import flowers_on, numbers_shown, round_points, scoring_tile, stocks_lie_open
from reihum.games.bloom.rows import jokers_before, row_of_turn
from reihum.games.bloom.writing import JOKER_TEXTS, MOVE_TEXTS, TILE_TEXTS, write_tile

_PHASES: Final = words(["turn", "swap", "draw", "rob", "row", "add", "place", "reward", "count", "over"])  # by number
_ENDED: Final = PHASES
_RECONSTRUCTED: Final = parse(DEFAULT)


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
    tiles: list[str] | None  # the whole stock: the viewer's own, and everybody's while a round is counted
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

    phase: str  # turn, swap, draw, rob, row, add, place, reward, count (between two rounds) or over
    round: int
    rounds: int
    display: list[int]
    joker_places: int  # jokers lying there
    pool: int
    scoring: list[int]  # scoring tiles left, ascending
    rows: list[BloomRow]
    seats: list[BloomSeat]
    stock: list[str]  # the viewer's own, ascending, jokers last; none for a spectator
    now: BloomTurn
    last: list[str]  # the moves of the turn before, without the places of added tiles
    flowers: list[int]  # by number; 0 for the joker
    own_row_first: bool
    reconstructed: bool  # whether the flowers are our reconstruction rather than a table that was given


@rule
def view(s: Record, out: Page) -> None:
    """Write the view of the viewer for whom the record was concealed."""
    word(out, b"phase", _PHASES, _ENDED if s.to_move == OVER else s.phase)
    number(out, b"round", s.round_no)
    number(out, b"rounds", s.options[OPTION_ROUNDS])
    _write_display(s, out)
    number(out, b"joker_places", s.places)
    number(out, b"pool", s.left)
    _write_values(out, b"scoring", s.scoring)
    _write_rows(s, out)
    _write_seats(s, out)
    _write_stock(s, out)
    _write_turn(s, out)
    _write_moves(out, b"last", s.last_steps, s.last_count)
    _write_flowers(s, out)
    truth(out, b"own_row_first", s.options[OPTION_OWN_ROW_FIRST] != 0)
    truth(out, b"reconstructed", _is_reconstructed(s))


# The table


@rule
def _write_display(s: Record, out: Page) -> None:
    open_list(out, b"display")
    low, high = numbers_shown(s)
    tile = next_number(low, high, 0)
    while tile > 0:
        number_item(out, tile)
        tile = next_number(low, high, tile)
    close_list(out)


@rule
def _write_values(out: Page, name: bytes, counts: Any) -> None:
    """Scoring tiles, ascending."""
    open_list(out, name)
    for value in range(1, HIGHEST_SCORING + 1):
        for _ in range(counts[value]):
            number_item(out, value)
    close_list(out)


@rule
def _write_rows(s: Record, out: Page) -> None:
    open_list(out, b"rows")
    for row in range(s.rows):
        open_object_item(out)
        number(out, b"number", row + 1)
        number(out, b"owner", wide(s.owner[row]))
        open_list(out, b"tiles")
        _write_row(s, row, out)
        close_list(out)
        number(out, b"flowers", flowers_on(s, row))
        close_object(out)
    close_list(out)


@rule
def _write_row(s: Record, row: int, out: Page) -> None:
    """The tiles of a row, from left to right."""
    begin = wide(s.begin[row])
    tiles = s.tiles
    for cell in range(begin, begin + wide(s.length[row])):
        tile = wide(tiles[cell])
        if tile == JOKER:
            word_item(out, JOKER_TEXTS, jokers_before(s, cell))
        else:
            word_item(out, TILE_TEXTS, tile)


@rule
def _write_flowers(s: Record, out: Page) -> None:
    flowers = s.flowers
    open_list(out, b"flowers")
    for tile in range(NUMBERS + 1):
        number_item(out, wide(flowers[tile]))
    close_list(out)


@rule
def _is_reconstructed(s: Record) -> bool:
    flowers = s.flowers
    for tile in range(NUMBERS + 1):
        if flowers[tile] != _RECONSTRUCTED[tile]:
            return False
    return True


# Seats


@rule
def _write_seats(s: Record, out: Page) -> None:
    open_list(out, b"seats")
    for seat in range(s.players):
        open_object_item(out)
        number(out, b"stock", s.stock[seat])
        open_list(out, b"known")
        _write_tiles(out, int(s.known[seat, 0]), int(s.known[seat, 1]), s.known_jokers[seat])
        close_list(out)
        if seat == s.viewer or stocks_lie_open(s):
            open_list(out, b"tiles")
            _write_own(s, seat, out)
            close_list(out)
        else:
            null(out, b"tiles")
        _write_values(out, b"taken", s.won[seat])
        number(out, b"own_rows", s.own_rows[seat])
        truth(out, b"passed", s.passed[seat] != 0)
        _write_rounds(s, seat, out)
        close_object(out)
    close_list(out)


@rule
def _write_stock(s: Record, out: Page) -> None:
    open_list(out, b"stock")
    if s.viewer != SPECTATOR:
        _write_own(s, s.viewer, out)
    close_list(out)


@rule
def _write_own(s: Record, seat: int, out: Page) -> None:
    """The tiles of a stock."""
    _write_tiles(out, int(s.own[seat, 0]), int(s.own[seat, 1]), s.jokers[seat])


@rule
def _write_tiles(out: Page, low: int, high: int, jokers: int) -> None:
    """A set of numbers and some jokers, ascending, jokers last."""
    tile = next_number(low, high, 0)
    while tile > 0:
        word_item(out, TILE_TEXTS, tile)
        tile = next_number(low, high, tile)
    for _ in range(jokers):
        word_item(out, TILE_TEXTS, JOKER)


@rule
def _write_rounds(s: Record, seat: int, out: Page) -> None:
    """The rounds that are over."""
    open_list(out, b"rounds")
    for index in range(s.finished):
        number_item(out, round_points(s, index, seat))
    close_list(out)
    open_list(out, b"scored")
    for index in range(s.finished):
        number_item(out, s.round_won[index, seat])
    close_list(out)
    open_list(out, b"left")
    for index in range(s.finished):
        number_item(out, s.round_left[index, seat])
    close_list(out)


# The turn


@rule
def _write_turn(s: Record, out: Page) -> None:
    """The turn that is under way."""
    open_object(out, b"now")
    _write_what_it_is_about(s, out)
    flowers = 0
    open_list(out, b"laid")
    if s.phase == ROB or s.phase == ROW:
        _write_row(s, s.rows, out)
        flowers = flowers_on(s, s.rows)
    close_list(out)
    _write_loot(s, out)
    number(out, b"robbed", s.robbed)
    number(out, b"added", s.added)
    if s.phase == PLACE:
        write_tile(out, b"pending", s.pending)
    else:
        null(out, b"pending")
    number(out, b"flowers", flowers)
    number(out, b"wins", scoring_tile(s, flowers))
    _write_moves(out, b"steps", s.steps, s.step_count)
    close_object(out)


@rule
def _write_what_it_is_about(s: Record, out: Page) -> None:
    """A row and a joker, if it is about them."""
    row = row_of_turn(s)
    if row >= 0:
        number(out, b"row", row + 1)
    else:
        null(out, b"row")
    if s.phase == SWAP:
        word(out, b"joker", JOKER_TEXTS, jokers_before(s, s.swap_cell))
    else:
        null(out, b"joker")


@rule
def _write_loot(s: Record, out: Page) -> None:
    open_list(out, b"loot")
    for place in range(ROB_LIMIT):
        if s.loot[place] != 0:
            word_item(out, TILE_TEXTS, s.loot[place])
    for _ in range(s.loot_jokers):
        word_item(out, TILE_TEXTS, JOKER)
    close_list(out)


@rule
def _write_moves(out: Page, name: bytes, steps: Any, count: int) -> None:
    open_list(out, name)
    for at in range(count):
        word_item(out, MOVE_TEXTS, wide(steps[at]))
    close_list(out)
