"""The rules of thumb: strong against chance, and blind to what is hidden."""

from typing import Any

import numpy as np
import pytest

from reihum.bots.base import bot_engine
from reihum.core.chance import key_of_seed
from reihum.core.game import Game
from reihum.core.jit import COMPILED
from reihum.core.match import Match
from reihum.core.record import Buffer
from reihum.games.one_to_nine import RULES
from reihum.games.one_to_nine.tests.positions import position, record

GREEDY, UNIFORM = 1, 0
GAMES = 400 if COMPILED else 4
POSITIONS = 600 if COMPILED else 30


def ratings(record: Buffer) -> tuple[float, ...]:
    out = np.zeros(-(-len(RULES.moves) // 8) * 8, np.float64)
    bot_engine(RULES).rate_one(record, out)
    return tuple(out[: len(RULES.moves)].tolist())


def best(match: Match) -> str:
    rated = ratings(match.concealed(match.to_move))
    return RULES.moves[max(range(len(rated)), key=rated.__getitem__)]


def test_greedy_beats_chance() -> None:
    game = Game(RULES, 2)
    won = 0.0
    for number in range(GAMES):
        seat = number % 2
        record = game.deal(key_of_seed(number))
        levels = np.array([UNIFORM, UNIFORM], np.int64)
        levels[seat] = GREEDY
        bot_engine(RULES).play_match(record, levels, np.array([number + 1], np.int64))
        out = np.zeros((2, 2), np.int64)
        game.engine.scores_one(record, out)
        winners = np.flatnonzero(out[1] == 1)
        won += (seat in winners) / len(winners)
    assert won / GAMES >= 0.8


@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_what_the_seat_may_know_is_rated(players: int) -> None:
    game = Game(RULES, players)
    luck = np.random.default_rng(players)
    checked = 0
    seed = 0
    mask, numbers = np.zeros(len(RULES.moves), np.bool_), np.zeros(len(RULES.moves), np.int64)
    while checked < POSITIONS:
        seed += 1
        true = game.deal(key_of_seed(f"blind {seed}"))
        s: Any = true.view(RULES.dtype).view(np.recarray)[0]
        while s.to_move >= 0 and checked < POSITIONS:
            if luck.random() < 0.2:
                seat = int(s.to_move)
                known = true.copy()
                game.engine.conceal_one(known, seat)
                world = known.copy()
                game.engine.redeal_one(world, seat, key_of_seed(checked))
                assert ratings(true) == ratings(known) == ratings(world)
                checked += 1
            count = game.engine.list_legal(true, mask, numbers)
            game.engine.play_one(true, int(numbers[luck.integers(count)]))


def test_the_third_big_star_is_taken() -> None:
    match = position("R  . 2 3 4 5 6 7 8 .\nG  1 2 3 4 5 . . . .", "R1 G6 +3", big=(2, 2), small=(1, 1))
    assert best(match) == "claim R1-9"


def test_a_claim_uses_what_is_worth_least() -> None:
    match = position("R  . . 3 4 5 . . . .", "R6 N6 J")
    match.play("claim R3-6")
    assert best(match) == "fill R6 card"


def test_the_longer_of_two_runs_is_claimed() -> None:
    match = position("R  . . 3 4 5 . . . .", "R6 R7 B1")
    rated = ratings(match.concealed(0))
    assert rated[RULES.moves_by_text["claim R3-7"]] > rated[RULES.moves_by_text["claim R3-6"]]


def test_a_card_without_a_field_becomes_a_joker() -> None:
    match = position("R  . . 3 . . . . . .", "R3 G5 Y8")
    assert best(match) == "play R3"


def test_no_run_is_laid_out_for_the_next_player() -> None:
    match = position("R  . . 3 4 5 . . . .", "R7 Y1", "B1 B2 B3")
    assert best(match) != "play R7"
    assert record(match)[0].hand_count[0] == 2
