"""The rules of thumb: they know only what their seat may know, and they play well."""

import random

import numpy as np

from reihum.bots.base import bot_engine
from reihum.core.chance import key_of_seed
from reihum.core.game import Game
from reihum.core.match import Match
from reihum.core.record import Buffer
from reihum.games.bloom import RULES
from reihum.games.bloom.tests.positions import position

MOVES = len(RULES.moves)
UNIFORM, GREEDY = 0, 1


def ratings(record: Buffer) -> list[float]:
    out = np.full(RULES.padded_moves, np.nan)
    bot_engine(RULES).rate_one(record, out)
    return [float(rating) for rating in out[:MOVES]]


def best(match: Match) -> str:
    rated = ratings(match.concealed(match.to_move))
    return max(match.legal(), key=lambda move: rated[int(move)]).text


def test_it_uses_only_what_the_seat_may_know() -> None:
    luck = random.Random(5)
    for number in range(8):
        game = Game(RULES, 2 + number % 4)
        match = Match(game, game.key(number))
        for _ in range(120):
            seat = match.to_move
            concealed = match.concealed(seat)
            rated = ratings(concealed)
            assert not np.isnan([rated[int(move)] for move in match.legal()]).any()
            assert ratings(np.frombuffer(match.to_bytes(), np.uint8).copy()) == rated
            dealt = concealed.copy()
            match.game.engine.redeal_one(dealt, seat, key_of_seed(number))
            assert ratings(dealt) == rated
            match.play(luck.choice(match.legal()))
            if match.is_over:
                break


def test_it_lays_a_row_that_pays_and_waits_for_one_that_does_not() -> None:
    rich = position("A: 54 55 56 58 80\nB: 1 2 3 20 30 40 60 70\ndisplay: 10 33")
    assert best(rich) == "lay 54"
    poor = position("A: 1 2 3 20 31 42 56 64 71\nB: 4 7 9 11 30 40 60 70\ndisplay: 19 33")
    assert best(poor).startswith(("take", "draw"))


def test_it_takes_the_tile_that_joins_its_own() -> None:
    match = position("A: 20 21 50 70 90\nB: 1 2 3 4 30 40 60 73\ndisplay: 10 22 36")
    assert best(match) == "take 22"


def test_it_lays_the_whole_run_before_it_is_done() -> None:
    match = position("A: 54 55 56 58 80\nB: 1 2 3 20 30 40 60 70\ndisplay: 10 33")
    for move in ("lay 54", "lay 55", "lay 56", "lay 58", "done"):
        assert best(match) == move
        match.play(move)


def test_it_swaps_a_joker_and_takes_the_reward() -> None:
    assert best(position("row B: 22 J 25\nA: 23 50 60\nB: 1 2 3")) == "swap J1"
    reward = position("A: 1 2 3 50\nB: 7 8 9\nplaces: 1")
    for move in ("lay 1", "lay 2", "lay 3", "done"):
        reward.play(move)
    assert best(reward) == "joker"


def test_it_beats_random_play() -> None:
    game = Game(RULES, 2, {"rounds": 1})
    won = 0
    games = 200
    for number in range(games):
        record = game.deal(game.key("duel", number))
        seat = number % 2
        levels = np.array([GREEDY if player == seat else UNIFORM for player in range(2)], np.int64)
        bot_engine(RULES).play_match(record, levels, np.array([number + 1], np.int64))
        out = np.zeros((2, 2), np.int64)
        game.engine.scores_one(record, out)
        won += out[1, seat] == 1
    assert won >= 0.9 * games
