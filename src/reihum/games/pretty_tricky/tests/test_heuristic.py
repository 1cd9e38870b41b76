"""The heuristic: it may know only what its seat knows, thinks a whole turn ahead, and plays well."""

import random

import numpy as np
import pytest
from numpy.typing import NDArray

from reihum.bots.base import bot_engine
from reihum.core.chance import key_of_seed
from reihum.core.game import engine_of
from reihum.core.jit import COMPILED
from reihum.core.match import Match
from reihum.core.record import Buffer
from reihum.games.pretty_tricky import RULES
from reihum.games.pretty_tricky.tests.positions import game, legal, play, position

GAMES = 300 if COMPILED else 6
UNIFORM, GREEDY = 0, 1


def ratings(record: Buffer) -> NDArray[np.float64]:
    """The rating of every legal move, all of them numbers; −∞ for the others."""
    mask, numbers = np.zeros(len(RULES.moves), np.bool_), np.zeros(len(RULES.moves), np.int64)
    engine_of(RULES).list_legal(record, mask, numbers)
    out = np.full(RULES.padded_moves, np.nan)
    bot_engine(RULES).rate_one(record, out)
    assert np.isfinite(out[: len(mask)][mask]).all()
    return np.where(mask, out[: len(mask)], -np.inf)


def best(match: Match) -> str:
    return RULES.moves[int(ratings(match.concealed(match.to_move)).argmax())]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_uses_only_what_its_seat_may_know(players: int) -> None:
    rng = random.Random(players)
    of = game(players, start=None)
    for seed in range(10 if COMPILED else 2):
        match = Match(of, key_of_seed(seed))
        while not match.is_over:
            seat = match.to_move
            truth = ratings(np.frombuffer(bytearray(match.to_bytes()), np.uint8))
            concealed = match.concealed(seat)
            assert np.array_equal(ratings(concealed), truth)
            of.engine.redeal_one(concealed, seat, key_of_seed(rng.getrandbits(32)))
            assert np.array_equal(ratings(concealed), truth)
            match.play(rng.choice(match.legal()))


@pytest.mark.parametrize("limit", [1, 2, 200])
def test_it_rates_every_position_to_the_last_round(limit: int) -> None:
    rng = random.Random(limit)
    for players in (2, 3, 4):
        match = Match(game(players, start=None, round_limit=limit), key_of_seed(limit))
        while not match.is_over:
            match.play(best(match) if match.to_move == 0 else rng.choice(match.legal()))


def test_it_finishes_a_row() -> None:
    match = position("A left  .. .. ... xx. .... .... .... ... ... .. ..", dice="1 4 4 / 6", turn=13)
    assert best(match) == "left 5"


def test_the_first_tick_is_rated_by_the_best_turn() -> None:
    """5 alone and 7 alone both finish a row; the way 5 and 10 finishes two."""
    drawing = "A left  .. .. ... xx. .... xxx. .... ... xx. .. .."
    match = position(drawing, dice="1 4 4 / 6", turn=13)
    assert best(match) == "left 5"
    assert best(play(match, "left 5")) == "left 10"
    values = ratings(match.concealed(0))
    assert legal(match) == {"left 10", "done"}
    assert values[RULES.moves_by_text["left 10"]] > values[RULES.moves_by_text["done"]] == 0


def test_it_fills_the_right_row_that_others_have_finished() -> None:
    match = position(
        """
        A left   xx .. ... ... .... .... .... ... ... .. ..
        C left   xx .. ... ... .... .... .... ... ... .. ..
        B right  x. x. ... ... .... .... .... ... ... .. ..
        """,
        dice="1 1 2 / 6",
        turn=13,
    )
    play(match, "done")
    assert legal(match) == {"right 2", "right 3", "done"}
    assert best(match) == "right 2"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_beats_random_play(players: int) -> None:
    of = game(players, start=None)
    out = np.zeros((2, players), np.int64)
    won = 0
    for seed in range(GAMES):
        greedy_seat = seed % players
        levels = np.full(players, UNIFORM)
        levels[greedy_seat] = GREEDY
        record = of.deal(key_of_seed(seed))
        bot_engine(RULES).play_match(record, levels, np.array([seed + 1]))
        of.engine.scores_one(record, out)
        won += out[1, greedy_seat] == 1
    assert won >= 0.95 * GAMES
