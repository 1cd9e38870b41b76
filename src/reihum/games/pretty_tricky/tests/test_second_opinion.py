"""The engine and the brute force of `naive` must see the same turns: all of them, and no others."""

import functools
import random
import struct
from typing import Any

import numpy as np
import pytest

from reihum.core.chance import key_of_seed
from reihum.core.game import Game
from reihum.core.jit import COMPILED
from reihum.core.record import OVER, Buffer
from reihum.games.pretty_tricky import RULES
from reihum.games.pretty_tricky.tests.naive import Result, Sheet, Table, Ticks, all_turns

# By players, of each sheet and round limit. One turn of four players has up to 640 results, one of two up to 40.
POSITIONS = {2: 1060, 3: 150, 4: 50} if COMPILED else {2: 4, 3: 2, 4: 1}

FIELDS = RULES.dtype.fields
assert FIELDS is not None
# The fields free, symbol and circles follow each other: 88, 44 and 11 numbers of 16 bits.
SEEN = slice(FIELDS["free"][1], FIELDS["free"][1] + 2 * (88 + 44 + 11))

ROUND_LIMITS = [200, 6]
OTHER_SHEET = {
    "left_boxes": [1, 2, 2, 1, 3, 2, 6, 1, 2, 3, 2],
    "left_twos": [0, 1, 0, 0, 1, 0, 1, 0, 0, 1, 0],
    "left_fours": [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0],
    "right_boxes": [1, 1, 2, 3, 2, 5, 1, 2, 1, 2, 1],
    "right_twos": [0, 0, 0, 2, 1, 1, 0, 1, 0, 0, 0],
    "right_fours": [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0],
}
SHEETS = [None, OTHER_SHEET]


class Explorer:
    """Plays small moves on bytes and lists every complete turn."""

    def __init__(self, game: Game) -> None:
        self.engine = game.engine
        self.players = game.players
        self.mask = np.zeros(len(RULES.moves), np.bool_)
        self.numbers = np.zeros(len(RULES.moves), np.int64)
        self.scores = np.zeros((2, game.players), np.int64)

    def moves(self, record: Buffer) -> list[int]:
        count = self.engine.list_legal(record, self.mask, self.numbers)
        moves: list[int] = self.numbers[:count].tolist()
        return moves

    def turns(self, record: Buffer) -> list[bytes]:
        """What the table looks like after each complete turn; every sequence of moves once."""
        turn = fields(record)["turn"]
        ends: list[bytes] = []
        stack = [record]
        while stack:
            here = stack.pop()
            for move in self.moves(here):
                there = here.copy()
                self.engine.play_one(there, move)
                s = fields(there)
                if s["turn"] == turn and s["to_move"] != OVER:
                    stack.append(there)
                else:
                    self.engine.scores_one(there, self.scores)
                    ends.append(self.table_as_bytes(there))
        return ends

    def table_as_bytes(self, record: Buffer) -> bytes:
        """All that anybody can see; taken as bytes, because it is asked for a million times."""
        over = bool(fields(record)["to_move"] == OVER)
        return record[SEEN].tobytes() + bytes([over]) + self.scores.tobytes()


def fields(record: Buffer) -> Any:
    return record.view(RULES.dtype)[0]


def plain(record: Buffer, round_limit: int) -> Table:
    """A record as the plain data that `naive` knows."""
    s = fields(record)
    boxes = s["sheet"][:, 0]
    sheets = tuple(
        Sheet(
            row_of(boxes[0] - s["free"][seat, 0]),
            row_of(boxes[1] - s["free"][seat, 1]),
            frozenset(row for row, symbol in enumerate(s["symbol"][seat], start=2) if symbol),
        )
        for seat in range(int(s["players"]))
    )
    one, two, three, red = s["dice"].tolist()
    return Table(
        boxes_left=row_of(boxes[0]),
        boxes_right=row_of(boxes[1]),
        sheets=sheets,
        circles=row_of(s["circles"]),
        active=int(s["active"]),
        start=int(s["start"]),
        turn=int(s["turn"]),
        round_limit=round_limit,
        blue=(one, two, three),
        red=red,
    )


def row_of(numbers: Any) -> Ticks:
    return tuple(int(number) for number in numbers)


class AsBytes:
    """Results of `naive` in the form of `Explorer.table_as_bytes`; what they have in common is packed once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.free = functools.cache(self._free)
        self.symbols = functools.cache(self._symbols)

    def _free(self, sheet: Sheet) -> bytes:
        boxes = (*self.table.boxes_left, *self.table.boxes_right)
        ticks = (*sheet.left, *sheet.right)
        return struct.pack("<22h", *(room - ticked for room, ticked in zip(boxes, ticks, strict=True)))

    def _symbols(self, sheet: Sheet) -> bytes:
        return struct.pack("<11h", *(row in sheet.symbols for row in range(2, 13)))

    def of(self, result: Result) -> bytes:
        free = b"".join(map(self.free, result.sheets)).ljust(4 * 22 * 2, b"\0")
        symbols = b"".join(map(self.symbols, result.sheets)).ljust(4 * 11 * 2, b"\0")
        numbers = (*result.circles, result.over, *result.points, *result.ranks)
        return free + symbols + struct.pack(f"<11h?{2 * len(result.points)}q", *numbers)


def begins(game: Game, wanted: int, rng: random.Random) -> list[Buffer]:
    """Positions before a turn, reached by play that rarely gives up, so that rows fill and the game ends."""
    explorer = Explorer(game)
    found: list[Buffer] = []
    while len(found) < wanted:
        record = game.deal(key_of_seed(rng.getrandbits(32)))
        patience = rng.choice((0.0, 0.1, 0.5))
        turn = 0
        while fields(record)["to_move"] != OVER:
            if fields(record)["turn"] != turn:
                turn = int(fields(record)["turn"])
                found.append(record.copy())
            moves = explorer.moves(record)
            ticks = moves[:-1]
            game.engine.play_one(record, rng.choice(ticks) if ticks and rng.random() >= patience else moves[-1])
    return found[:wanted]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("sheet", SHEETS, ids=["sheet", "other sheet"])
@pytest.mark.parametrize("round_limit", ROUND_LIMITS)
def test_the_engine_and_the_brute_force_see_the_same_turns(
    players: int, sheet: dict[str, list[int]] | None, round_limit: int
) -> None:
    rng = random.Random(f"{players} {round_limit} {sheet}")
    game = Game(RULES, players, {"round_limit": round_limit}, components=sheet)
    explorer = Explorer(game)
    ends = 0
    for record in begins(game, POSITIONS[players], rng):
        table = plain(record, round_limit)
        results = all_turns(table)
        expected = set(map(AsBytes(table).of, results))
        reached = explorer.turns(record)
        assert set(reached) == expected, table
        assert len(reached) == len(expected), f"a turn can be entered in two orders: {table}"
        ends += any(result.over for result in results)
    if COMPILED:
        assert sum(POSITIONS.values()) * len(SHEETS) * len(ROUND_LIMITS) >= 5_000
        assert ends > 0, "no position let the game end"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_sheets_before_the_game_are_those_of_the_rules_page(players: int) -> None:
    boxes = (2, 2, 3, 3, 4, 4, 4, 3, 3, 2, 2)
    left = (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1) if players == 4 else (0,) * 11
    right = (0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0) if players == 2 else (0,) * 11
    table = plain(Game(RULES, players).deal(key_of_seed(players)), 200)
    assert (table.boxes_left, table.boxes_right) == (boxes, boxes)
    assert table.sheets == (Sheet(left, right, frozenset()),) * players
    assert table.circles == (0,) * 11
