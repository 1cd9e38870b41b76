"""The engine's complete turns against a brute force written straight from the clauses."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from reihum.core.chance import key_of_seed
from reihum.core.game import Game
from reihum.core.record import OVER, Buffer
from reihum.games.qwixx_cards import RULES
from reihum.games.qwixx_cards.tests import naive

COLOURS = {"R": "red", "Y": "yellow", "G": "green", "B": "blue", "J": "J"}
WORDS = ["red", "yellow", "green", "blue"]
TAKE, CHOOSE, PLAY = range(3)
PLAYERS = [2, 3, 5]
PLAYED, MADE_UP = 500, 1_050  # positions before a play, of each test below
assert 2 * (len(PLAYERS) * PLAYED + MADE_UP) >= 5_000


class Table:
    """A game's engine over bytes, with its scratch space."""

    def __init__(self, players: int, jokers: bool) -> None:
        self.game = Game(RULES, players, {"jokers": jokers})
        self.engine = self.game.engine
        self.mask = np.zeros(len(RULES.moves), np.bool_)
        self.numbers = np.zeros(len(RULES.moves), np.int64)

    def legal(self, record: Buffer) -> list[int]:
        count = self.engine.list_legal(record, self.mask, self.numbers)
        return self.numbers[:count].tolist()

    def after(self, record: Buffer, move: int) -> Buffer:
        copy = record.copy()
        self.engine.play_one(copy, move)
        return copy

    def complete(self, record: Buffer, turn: int, phase: int) -> Iterator[tuple[list[str], Buffer]]:
        """Every sequence of small moves that finishes a step of a turn, and where it leads."""
        for move in self.legal(record):
            then = self.after(record, move)
            s = read(then)
            text = RULES.moves[move]
            if s["to_move"] == OVER or s["turn"] != turn or s["phase"] != phase:
                yield [text], then
            else:
                for texts, end in self.complete(then, turn, phase):
                    yield [text, *texts], end


def read(record: Buffer) -> Any:
    return record.view(RULES.dtype)[0]


def sheet_of(s: Any, seat: int) -> naive.Sheet:
    return {colour: row_of(s, seat, colour) for colour in WORDS}


def row_of(s: Any, seat: int, colour: str) -> naive.Row:
    bits = int(s["rows"][seat, WORDS.index(colour)])
    marks: list[int | str] = [number for place, number in enumerate(naive.PRINTED[colour]) if bits >> place & 1]
    return (*marks, "lock") if bits >> 11 else tuple(marks)


def hand_of(s: Any, seat: int) -> list[naive.Card]:
    bits = int(s["hand"][seat])
    return [([*WORDS, "J"][card % 5], card // 5 + 2) for card in range(55) if bits >> card & 1]


def compare_takes(table: Table, record: Buffer) -> None:
    s = read(record)
    display = [int(card) // 5 + 2 for card in s["display"] if card >= 0]
    needed = 5 - len(hand_of(s, int(s["active"])))
    found = [
        tuple(int(text.removeprefix("take ")) for text in texts)
        for texts, _ in table.complete(record, int(s["turn"]), TAKE)
    ]
    assert len(found) == len(set(found))
    assert set(found) == naive.takes(display, needed)


def compare_choices(table: Table, record: Buffer) -> None:
    s = read(record)
    texts = [RULES.moves[move] for move in table.legal(record)]
    found = {COLOURS[text[-1]] if text != "skip" else "skip" for text in texts}
    assert found == naive.choices(sheet_of(s, int(s["to_move"])), int(s["top"]) // 5 + 2)


def compare_plays(table: Table, record: Buffer) -> Counter[str]:
    """Compare all plays of a position; what was interesting in them."""
    s = read(record)
    seat, turn = int(s["active"]), int(s["turn"])
    found = []
    for texts, end in table.complete(record, turn, PLAY):
        cards = [text.split()[1:] for text in texts if text != "done"]
        colour = COLOURS[cards[0][-1][0]]
        then = read(end)
        found.append(
            naive.Turn(
                colour,
                frozenset((COLOURS[name[0]], int(name[1:])) for name, *_ in cards),
                row_of(then, seat, colour),
                int(then["misses"][seat]),
                bool(then["to_move"] == OVER),
            )
        )
    expected = naive.plays(hand_of(s, seat), sheet_of(s, seat), int(s["misses"][seat]), bool(s["marked"]))
    assert set(found) == expected
    assert len(found) == len(expected)  # every turn has exactly one sequence of small moves
    seen: Counter[str] = Counter(["positions"])
    seen["turns"] += len(found)
    seen["locks"] += any("lock" in turn.row and "lock" not in row_of(s, seat, turn.colour) for turn in found)
    seen["ends"] += any(turn.over for turn in found)
    seen["twins"] += any(len({number for _, number in turn.cards}) < len(turn.cards) for turn in found)
    return seen


def weight(text: str) -> float:
    # Crossing and marking lead to long rows, where the hard parts are.
    return 4.0 if text.startswith(("cross", "mark")) else 1.0


@pytest.mark.parametrize("jokers", [False, True])
@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_have_the_turns_of_the_clauses(players: int, jokers: bool) -> None:
    table = Table(players, jokers)
    luck = np.random.default_rng([players, jokers])
    weights = np.array([weight(text) for text in RULES.moves])
    seen: Counter[str] = Counter()
    takes = choices = game = 0
    while seen["positions"] < PLAYED:
        game += 1
        record = table.game.deal(key_of_seed(f"second opinion {game}"))
        while read(record)["to_move"] != OVER:
            s = read(record)
            if s["phase"] == PLAY and s["laid_count"] == 0:
                seen += compare_plays(table, record)
            elif s["phase"] == CHOOSE:
                compare_choices(table, record)
                choices += 1
            elif s["phase"] == TAKE and takes < 200 and len(hand_of(s, int(s["active"]))) < 5:
                compare_takes(table, record)
                takes += 1
            moves = np.array(table.legal(record))
            share = weights[moves] / weights[moves].sum()
            table.engine.play_one(record, int(luck.choice(moves, p=share)))
    assert choices > 500
    assert takes == 200


@pytest.mark.parametrize("jokers", [False, True])
def test_random_sheets_have_the_turns_of_the_clauses(jokers: bool) -> None:
    table = Table(2, jokers)
    luck = np.random.default_rng(11 + jokers)
    seen: Counter[str] = Counter()
    for number in range(MADE_UP):
        record = table.game.deal(key_of_seed(f"sheets {number}"))
        while read(record)["phase"] != PLAY:
            table.engine.play_one(record, table.legal(record)[0])
        s = read(record)
        seat = int(s["active"])
        for row in range(4):
            reached = int(luck.integers(12))  # how far the row is filled, and how densely
            bits = sum(1 << place for place in range(min(reached, 10)) if luck.random() < 0.7)
            if reached == 11 and bits.bit_count() >= 5:
                bits |= 0b11 << 10
            s["rows"][seat, row] = bits
        locked = [row for row in range(4) if s["rows"][seat, row] >> 11]
        for row in locked[1:]:  # two locks would have ended the game
            s["rows"][seat, row] &= 0b1111111111
        s["misses"][seat] = luck.integers(4)
        s["marked"] = luck.integers(2)
        assert table.engine.audit_one(record) == 0
        seen += compare_plays(table, record)
    assert seen["locks"] > 50
    assert seen["ends"] > 50
    assert not jokers or seen["twins"] > 50
