"""The engine and a naive brute force must agree on every complete turn of thousands of positions."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from reihum.core.chance import key_of_seed
from reihum.core.game import Game
from reihum.core.jit import COMPILED
from reihum.core.record import OVER, Buffer
from reihum.games.one_to_nine import RULES
from reihum.games.one_to_nine.tests.naive import FIELDS, Position, Result, Turn, all_turns

CARDS = [*FIELDS, *(f"N{n}" for n in range(1, 10)), "+3", "J"]
POSITIONS_EACH = 1750 if COMPILED else 30
MANY_CARDS = 11  # larger hands have thousands of turns and take too long for brute force


def position_of(s: Any) -> Position:
    """A record as plain data."""
    seat = int(s["to_move"])
    return Position(
        board=board_of(s),
        hand=hand_of(s, seat),
        small=int(s["small"][seat]),
        big=int(s["big"][seat]),
        small_supply=int(s["small_supply"]),
        joker_supply=int(s["joker_supply"]),
        drawable=int(s["stack_left"] + s["discard_count"]),
        top=CARDS[s["discard_top"]] if s["discard_top"] >= 0 else None,
    )


def board_of(s: Any) -> dict[str, str]:
    lying = zip(FIELDS, s["board"].tolist(), strict=True)
    return {field: (field, "N" + field[1], "J")[filler - 1] for field, filler in lying if filler}


def hand_of(s: Any, seat: int) -> Counter[str]:
    return Counter({card: count for card, count in zip(CARDS, s["hand"][seat].tolist(), strict=True) if count})


class Turns:
    """All complete turns that the engine's small moves lead to."""

    def __init__(self, game: Game) -> None:
        self.engine = game.engine
        self.mask = np.zeros(len(RULES.moves), np.bool_)
        self.numbers = np.zeros(len(RULES.moves), np.int64)

    def legal(self, record: Buffer) -> list[int]:
        count = self.engine.list_legal(record, self.mask, self.numbers)
        moves: list[int] = self.numbers[:count].tolist()
        return moves

    def of(self, record: Buffer) -> dict[Turn, Result]:
        found: dict[Turn, Result] = {}
        start = view(record)
        self._walk(record, start, [], found)
        return found

    def _walk(self, record: Buffer, start: Any, texts: list[str], found: dict[Turn, Result]) -> None:
        for move in self.legal(record):
            after = record.copy()
            self.engine.play_one(after, move)
            path = [*texts, RULES.moves[move]]
            s = view(after)
            if s["to_move"] == start["to_move"] and s["turn"] == start["turn"]:
                self._walk(after, start, path, found)
                continue
            turn = turn_of(start, path)
            assert turn not in found, f"two ways to the same turn: {path}"
            found[turn] = result_of(start, s, path)


def view(record: Buffer) -> Any:
    return record.view(RULES.dtype)[0]


def turn_of(start: Any, path: list[str]) -> Turn:
    words = path[0].split()
    if words[0] == "draw":
        return "draw", frozenset()
    if words[0] == "claim":
        laid = frozenset(filled(text) for text in path[1:])
        what = words[1]
        if what.endswith("s"):
            return f"foursome {what[0]}", laid
        if what.endswith("1-9"):
            return f"long run {what[0]}", laid
        return f"short run {what[0]}{what[1]} {what[0]}{what[3]}", laid
    card = words[1]
    if card == "J":
        return "lay", frozenset({(words[2], card)})
    if card.startswith("N") and len(words) == 3:
        return "lay", frozenset({(words[2] + card[1], card)})
    if card in FIELDS and start["board"][FIELDS.index(card)] == 0:
        return "lay", frozenset({(card, card)})
    return f"discard {card}", frozenset()


def filled(text: str) -> tuple[str, str]:
    _, field, filler = text.split()
    return field, {"card": field, "number": "N" + field[1], "joker": "J", "star": "star"}[filler]


def result_of(start: Any, s: Any, path: list[str]) -> Result:
    """What the engine made of a turn, cards drawn and turned taken off again."""
    seat = int(start["to_move"])
    board = board_of(s)
    for field in s["last_landed"].tolist():
        if field >= 0:
            del board[FIELDS[field]]
    before, after = hand_of(start, seat), hand_of(s, seat)
    words = path[0].split()
    drawn = 0
    if words[0] != "claim":
        kept = before - Counter(words[1:2])
        kept["J"] += int(start["joker_supply"] - s["joker_supply"])
        assert not kept - after
        drawn = (after - kept).total()
        after = kept
    return Result(
        board=frozenset(board.items()),
        hand=frozenset((+after).items()),
        drawn=drawn,
        small=int(s["small"][seat]),
        big=int(s["big"][seat]),
        small_supply=int(s["small_supply"]),
        joker_supply=int(s["joker_supply"]),
    )


def scramble(s: Any, luck: np.random.Generator) -> None:
    """Move stars about, so that long runs, the third big star and short supplies occur often."""
    share = int(luck.integers(5))
    for seat in range(s["players"]):
        s["small_supply"] += s["small"][seat]
        s["small"][seat] = 0
    if share == 0:
        s["small"][(s["to_move"] + 1) % s["players"]] = 39 - int(luck.integers(3))
    else:
        s["small"][s["to_move"]] = int(luck.integers(6))
    s["small_supply"] -= s["small"].sum()
    if share == 1:
        s["big_supply"] += s["big"][s["to_move"]] - 2
        s["big"][s["to_move"]] = 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_complete_turn_and_its_result(players: int) -> None:
    game = Game(RULES, players)
    turns = Turns(game)
    luck = np.random.default_rng(players)
    checked, seed, claimed, bonus = 0, 0, Counter[str](), 0
    while checked < POSITIONS_EACH:
        seed += 1
        record = game.deal(key_of_seed(f"{players}/{seed}"))
        eagerness = luck.random()
        s = view(record)
        while s["to_move"] != OVER and s["turn"] < 90 and checked < POSITIONS_EACH:
            if s["phase"] == 0 and s["hand_count"][s["to_move"]] <= MANY_CARDS and luck.random() < 0.3:
                looked_at = record.copy()
                if luck.random() < 0.5:
                    scramble(view(looked_at), luck)
                    assert game.engine.audit_one(looked_at) == 0
                expected = all_turns(position_of(view(looked_at)))
                assert turns.of(looked_at) == expected
                checked += 1
                claimed.update({name.split()[0] for name, _ in expected})
                bonus += bool(view(looked_at)["discard_top"] == 45)
            moves = turns.legal(record)
            claims = [move for move in moves if RULES.moves[move].startswith("claim")]
            if claims and luck.random() < eagerness:
                moves = claims
            game.engine.play_one(record, moves[int(luck.integers(len(moves)))])
    if COMPILED:
        assert min(claimed[name] for name in ("lay", "discard", "short", "long", "foursome")) > 100
        assert bonus > 50
