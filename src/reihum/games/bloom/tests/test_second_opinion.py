"""The engine against brute force: every complete turn of thousands of positions, by both."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from reihum.core.chance import key_of_seed
from reihum.core.game import Game
from reihum.core.record import Buffer
from reihum.games.bloom import RULES
from reihum.games.bloom.tests import naive, positions

TURN, DRAW, ROW, ADD = 0, 2, 4, 5  # phases, as the record numbers them
MOVES = list(RULES.moves)
RANDOM, MADE_UP = 4_750, 300  # positions


class Reader:
    """Reads plain positions out of records and lists all turns that the engine's small moves lead to."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.mask = np.zeros(len(MOVES), np.bool_)
        self.numbers = np.zeros(len(MOVES), np.int64)

    def legal(self, record: Buffer) -> list[str]:
        count = self.game.engine.list_legal(record, self.mask, self.numbers)
        return [MOVES[number] for number in self.numbers[:count].tolist()]

    def legal_at_turn(self, record: Buffer) -> list[str]:
        """What the seat to move could do if its turn began now."""
        copy = record.copy()
        copy.view(RULES.dtype)["phase"] = TURN
        return self.legal(copy)

    def after(self, record: Buffer, move: str) -> Buffer:
        copy = record.copy()
        self.game.engine.play_one(copy, RULES.moves_by_text[move])
        return copy

    def position(self, record: Buffer) -> naive.Position:
        s = fields(record)
        may_add = not self.game.options["own_row_first"] or s["to_move"] in s["owner"][: s["rows"]]
        display = tuple(n for n in s["display"].tolist() if n > 0)
        return naive.Position(rows(s), stock(s), display, int(s["left"]), bool(may_add))

    def turns(self, record: Buffer) -> set[tuple[object, ...]]:
        found: set[tuple[object, ...]] = set()
        for move in self.legal(record):
            if move == "pass":
                found.add(("pass",))
            elif move == "draw" or move.startswith("take"):
                found |= self.draws(record, move)
            else:
                self.explore(self.after(record, move), found, set())
        return found

    def draws(self, record: Buffer, move: str) -> set[tuple[object, ...]]:
        one = drawn(move)
        after = self.after(record, move)
        if fields(after)["phase"] != DRAW:
            return {("draw", one)}
        return {("draw", one) if again == "done" else ("draw", one, drawn(again)) for again in self.legal(after)}

    def explore(self, record: Buffer, found: set[tuple[object, ...]], seen: set[bytes]) -> None:
        name = record.tobytes()
        if name in seen:
            return
        seen.add(name)
        s = fields(record)
        phase = s["phase"]
        if phase == TURN:
            found.add(("swap", rows(s), stock(s)))
            return
        moves = self.legal(record)
        assert moves, "a turn begun can be completed"
        for move in moves:
            if move != "done":
                self.explore(self.after(record, move), found, seen)
            elif phase == ROW:
                found.add(("row", rows(s), stock(s), int(s["robbed"])))
            else:
                found.add(("add", rows(s), stock(s)))


def fields(record: Buffer) -> Any:
    return record.view(RULES.dtype)[0]


def rows(s: Any) -> tuple[naive.Row, ...]:
    """All rows, the one that is being laid among them."""
    tiles = plain(s["tiles"][: s["tiles_used"]].tolist())
    lengths = s["length"].tolist()
    found: list[naive.Row] = []
    start = 0
    while start < len(tiles):
        found.append(tiles[start : start + lengths[len(found)]])
        start += len(found[-1])
    return tuple(found)


def stock(s: Any) -> naive.Row:
    seat = s["to_move"]
    return naive.in_order((*numbers_of(s, seat), *["J"] * int(s["jokers"][seat])))


def numbers_of(s: Any, seat: int) -> list[int]:
    """The numbered tiles of a seat, ascending."""
    low, high = s["own"][seat].tolist()
    bits = low | high << 50
    numbers = []
    while bits:
        lowest = bits & -bits
        numbers.append(lowest.bit_length())
        bits ^= lowest
    return numbers


def plain(tiles: list[int]) -> naive.Row:
    return tuple("J" if tile == 0 else tile for tile in tiles)


def drawn(move: str) -> naive.Tile:
    return "hidden" if move == "draw" else int(move.split()[1])


def trim(game: Game, record: Buffer, keep: int, dry: bool, luck: random.Random) -> None:
    """Leave the seat to move a few tiles, so that brute force ends; ``dry`` empties pool and display as well."""
    s = fields(record)
    seat = int(s["to_move"])
    other = (seat + 1) % game.players
    numbers = numbers_of(s, seat)
    luck.shuffle(numbers)
    surplus = numbers[keep:]
    if dry:
        surplus += [n for n in s["display"].tolist() if n > 0] + s["pool"][: s["left"]].tolist()
        s["display"] = -1
        s["pool"] = -1
        s["shown"] = s["left"] = 0
    for n in numbers[keep:]:
        s["own"][seat, (n - 1) // 50] ^= 1 << (n - 1) % 50
        s["stock"][seat] -= 1
    s["known"] = 0
    s["known_jokers"] = 0
    for n in surplus:
        s["stock"][other] += 1
        if n == 0:
            s["jokers"][other] += 1
        else:
            s["own"][other, (n - 1) // 50] |= 1 << (n - 1) % 50


def compare(reader: Reader, record: Buffer) -> int:
    """Both opinions on a position; how many turns it has."""
    assert reader.game.engine.audit_one(record) == 0
    position = reader.position(record)
    by_engine = reader.turns(record)
    by_force = naive.turns(position)
    assert by_engine == by_force, f"{position}\nonly engine: {by_engine - by_force}\nonly force: {by_force - by_engine}"
    return len(by_force)


def random_play(luck: random.Random, wanted: int) -> Iterator[tuple[Reader, Buffer]]:
    """Positions of random games, more laying than drawing; the stocks trimmed."""
    while wanted > 0:
        options = {"own_row_first": luck.random() < 0.3, "rounds": 1}
        reader = Reader(Game(RULES, luck.randint(2, 5), options))
        record = reader.game.deal(key_of_seed(str(luck.random())))
        header: Any = record.view(RULES.dtype)
        while header["to_move"][0] >= 0 and wanted > 0:
            if header["phase"][0] == TURN and luck.random() < 0.5:
                wanted -= 1
                copy = record.copy()
                trim(reader.game, copy, luck.randint(1, 7), luck.random() < 0.4, luck)
                yield reader, copy
            moves = reader.legal(record)
            laying = [move for move in moves if not move.startswith(("take", "draw", "done"))]
            move = luck.choice(laying if laying and luck.random() < 0.7 else moves)
            reader.game.engine.play_one(record, RULES.moves_by_text[move])


def walk(luck: random.Random, free: set[int], length: int) -> list[int]:
    """A row of free tiles from a random start, some of them jokers (0); shorter if it cannot be that long."""
    tiles: list[int] = []
    value = luck.randint(1, 100)
    while len(tiles) < length:
        number = (value - 1) % 100 + 1
        if number in free and luck.random() > 0.12:
            tiles.append(number)
        elif 0 in free and luck.random() < 0.5:
            tiles.append(0)
        elif not tiles:
            value = luck.randint(1, 100)
            continue
        else:
            break
        value += luck.choice((1, 2)) if length < 40 else luck.choice((2, 2, 2, 1))
    return tiles


def made_up(luck: random.Random, wanted: int) -> Iterator[tuple[Reader, Buffer]]:
    """Positions made by hand, rich in jokers, close neighbours and rows of nearly a whole lap."""
    readers = {first: Reader(Game(RULES, 2, {"own_row_first": first})) for first in (False, True)}
    while wanted > 0:
        rest = [*range(1, 101), 0, 0, 0, 0]
        drawing = ""
        for _ in range(luck.choice((1, 1, 2, 3))):
            tiles = walk(luck, set(rest), luck.choice((3, 4, 4, 5, 5, 6, 7, 8, 5, 6, 60)))
            if tiles.count(0) > rest.count(0) or not naive.is_row(plain(tiles)):
                continue
            for tile in tiles:
                rest.remove(tile)
            drawing += f"row {luck.choice('AB')}: {text(tiles)}\n"
        stock = near(luck, drawing, rest)
        dry = luck.random() < 0.5
        drawing += f"A: {text(stock)}\nB: {'*' if dry else ''}\n"
        reader = readers[luck.random() < 0.3]
        yield reader, positions.record(reader.game, drawing).view(np.uint8)
        wanted -= 1


def near(luck: random.Random, drawing: str, rest: list[int]) -> list[int]:
    """A small stock, mostly close to what lies there."""
    lying = [int(word) for word in drawing.replace(":", " ").split() if word.isdigit()]
    middle = luck.choice(lying) if lying else luck.randint(1, 100)
    close = [tile for tile in rest if tile and min((tile - middle) % 100, (middle - tile) % 100) <= 7]
    jokers = luck.choice((0, 0, 0, 1, 1, 2)) if rest.count(0) >= 2 else 0
    stock = luck.sample(close, min(len(close), luck.randint(0, 4 - jokers)))
    others = [tile for tile in rest if tile and tile not in stock]
    return [0] * jokers + stock + luck.sample(others, luck.randint(1, 2))


def text(tiles: list[int]) -> str:
    return " ".join("J" if tile == 0 else str(tile) for tile in tiles)


def test_random_games() -> None:
    luck = random.Random(1)
    turns = [compare(reader, record) for reader, record in random_play(luck, RANDOM)]
    assert len(turns) + MADE_UP >= 5_000
    assert sum(turns) > 9 * RANDOM


@pytest.mark.parametrize("wanted", [MADE_UP, pytest.param(5_000, marks=pytest.mark.long)])
def test_made_up_positions(wanted: int) -> None:
    luck = random.Random(wanted)
    turns = [compare(reader, record) for reader, record in made_up(luck, wanted)]
    assert len(turns) == wanted
    assert sum(turns) > 9 * wanted
