"""Nobody sees another's turn before it can no longer be taken back, and every redeal is a game that goes on."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import numpy as np
import pytest

from reihum.core.chance import key_of_seed
from reihum.core.game import Game
from reihum.core.record import OVER, SPECTATOR, Buffer
from reihum.games.bloom import RULES
from reihum.games.bloom.pieces import ADD, DRAW, PLACE, REWARD, ROB, ROW, SWAP, TURN
from reihum.games.bloom.tests.positions import play, position, rows

POSITIONS: Final = 25_000  # for each number of players, of which there are four
LONG_POSITIONS: Final = 500_000
REDEALS: Final = 1_500
PHASES: Final = {TURN, SWAP, DRAW, ROB, ROW, ADD, PLACE, REWARD}
DRAWS: Final = np.array([text.startswith(("take", "draw")) for text in RULES.moves])


class Walk:
    """A random game, step by step; now and then only among the moves that lay something."""

    def __init__(self, game: Game, seed: str) -> None:
        self.game = game
        self.record: Buffer = game.deal(key_of_seed(seed))
        self.s: Any = self.record.view(RULES.dtype).view(np.recarray)[0]
        self._luck = random.Random(seed)
        self._mask = np.zeros(len(RULES.moves), np.bool_)
        self._numbers = np.zeros(len(RULES.moves), np.int64)

    @property
    def is_over(self) -> bool:
        return bool(self.s.to_move == OVER)

    def step(self, record: Buffer) -> None:
        """A random move in this game, or in a record that stands for it."""
        count = self.game.engine.list_legal(record, self._mask, self._numbers)
        assert count > 0
        moves = self._numbers[:count]
        laying = moves[~DRAWS[moves]]
        if len(laying) and self._luck.random() < 0.6:
            moves = laying
        self.game.engine.play_one(record, int(moves[self._luck.randrange(len(moves))]))

    def concealed(self, viewer: int, record: Buffer | None = None) -> Buffer:
        copy = (self.record if record is None else record).copy()
        self.game.engine.conceal_one(copy, viewer)
        return copy


def walks(players: int) -> Iterator[Walk]:
    for number in range(1_000_000):
        options = {"rounds": 1 + number % 2, "own_row_first": number % 4 >= 2}
        yield Walk(Game(RULES, players, options), f"veil {players} {number}")


def compare_with_the_beginning(players: int, positions: int) -> Counter[int]:
    """Conceal every position of random games that could be taken back, and compare with the turn's beginning."""
    compared: Counter[int] = Counter()
    for walk in walks(players):
        beginning: dict[int, bytes] = {}
        revealed = 0
        while not walk.is_over:
            if walk.s.step_count == 0:
                beginning = {viewer: walk.concealed(viewer).tobytes() for viewer in range(SPECTATOR, players)}
                revealed = int(walk.s.revealed)
            elif walk.s.revealed == revealed:
                for viewer in range(SPECTATOR, players):
                    if viewer != walk.s.to_move:
                        assert walk.concealed(viewer).tobytes() == beginning[viewer]
                        compared[int(walk.s.phase)] += 1
            walk.step(walk.record)
        if compared.total() >= positions:
            break
    return compared


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_turn_that_can_be_taken_back_is_not_seen_by_others(players: int) -> None:
    compared = compare_with_the_beginning(players, POSITIONS)
    assert set(compared) == PHASES


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_turn_that_can_be_taken_back_is_not_seen_by_others_in_many_more_positions(players: int) -> None:
    compare_with_the_beginning(players, LONG_POSITIONS)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_redeals_at_any_time_are_whole_games_that_end(players: int) -> None:
    engine = Game(RULES, players).engine
    luck = random.Random(players)
    dealt = 0
    for walk in walks(players):
        while not walk.is_over:
            if luck.random() < 0.1:
                viewer = luck.randrange(SPECTATOR, players)
                known = walk.concealed(viewer)
                record = known.copy()
                engine.redeal_one(record, viewer, key_of_seed(dealt))
                assert engine.audit_one(record) == 0
                assert (walk.concealed(viewer, record) == known).all()
                engine.batch_playout(record, dealt)
                assert record.view(RULES.dtype)["to_move"][0] == OVER
                assert engine.audit_one(record) == 0
                dealt += 1
            walk.step(walk.record)
        if dealt >= REDEALS:
            break


@pytest.mark.parametrize("players", [2, 4])
def test_two_worlds_in_which_different_turns_were_begun_look_alike(players: int) -> None:
    """The truth, and a redeal in which the seat to move has made other steps: no viewer can tell them apart."""
    luck = random.Random(players)
    compared = 0
    for walk in walks(players):
        while not walk.is_over:
            if luck.random() < 0.2:
                viewer = luck.choice([seat for seat in range(SPECTATOR, players) if seat != walk.s.to_move])
                known = walk.concealed(viewer)
                other = known.copy()
                walk.game.engine.redeal_one(other, viewer, key_of_seed(compared))
                world = other.view(RULES.dtype).view(np.recarray)[0]
                revealed = int(world.revealed)
                for _ in range(6):
                    walk.step(other)
                    if world.revealed != revealed or world.turn != walk.s.turn:
                        break
                    assert (walk.concealed(viewer, other) == known).all()
                    compared += 1
            walk.step(walk.record)
        if compared >= 2_000:
            break


def test_a_tile_drawn_face_down_lifts_the_veil() -> None:
    match = position("row B: 22 J 25\nA: 23 50 60\nB: 1 2 3\ndisplay: 10 33")
    play(match, "swap J1,lay 23")
    assert rows(match) == ["22 23 25"]
    assert match.view(1).rows[0].tiles == ["22", "J1", "25"]
    play(match, "draw")
    assert match.view(1).rows[0].tiles == ["22", "23", "25"]
    assert match.view(1).seats[0].known == ["J"]
    assert match.view(1).now.steps == ["swap J1", "lay 23", "draw"]


def test_what_the_stock_held_is_in_no_record_of_others() -> None:
    """The stock kept for taking a turn back must not be seen either, veiled or not."""
    for moves in ("swap J1,lay 23", "swap J1,lay 23,draw", "lay 50,lay 51,lay 52,done"):
        match = position("row B: 22 J 25\nA: 23 50 51 52 60\nB: 1 2 3\ndisplay: 10 33\nplaces: 1")
        play(match, moves)
        record = match.concealed(1).view(RULES.dtype)
        assert not record["began_own"].any()
        assert not record["began_known"].any()
        assert match.to_move == 0
