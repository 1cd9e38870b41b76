"""The heuristic: it may know only what its seat knows, thinks a whole turn ahead, and plays well."""

import random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from reihum.bots.heuristics.pretty_tricky import rate
from reihum.core.chance import key_of_seed
from reihum.core.game import Game
from reihum.core.jit import COMPILED, rule
from reihum.core.match import Match
from reihum.core.record import OVER, Buffer
from reihum.games.pretty_tricky import RULES

from .positions import game, legal, play, position

GAMES = 300 if COMPILED else 6
DTYPE = RULES.dtype
legal_moves = RULES.legal


@rule
def rate_one(record: Buffer, mask: Any, out: Any) -> None:
    s = record.view(DTYPE)[0]
    legal_moves(s, mask)
    rate(s, mask, out)


def ratings(record: Buffer) -> NDArray[np.float64]:
    """The rating of every legal move; −∞ for the others."""
    mask, out = np.zeros(len(RULES.moves), np.bool_), np.full(len(RULES.moves), np.nan)
    rate_one(np.asarray(record), mask, out)
    assert np.isfinite(out[mask]).all()
    return np.where(mask, out, -np.inf)


def best(match: Match) -> str:
    return RULES.moves[int(ratings(match.concealed(match.to_move)).argmax())]


def greedy_game(of: Game, seed: int, greedy_seat: int, rng: random.Random) -> Buffer:
    record = of.deal(key_of_seed(seed))
    header = record.view(DTYPE)
    mask, numbers = np.zeros(len(RULES.moves), np.bool_), np.zeros(len(RULES.moves), np.int64)
    while header["to_move"][0] != OVER:
        if header["to_move"][0] == greedy_seat:
            move = int(ratings(record).argmax())
        else:
            move = int(rng.choice(numbers[: of.engine.list_legal(record, mask, numbers)]))
        of.engine.play_one(record, move)
    return record


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
        greedy_game(game(players, start=None, round_limit=limit), limit, 0, rng)


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
    rng = random.Random(players)
    of = game(players, start=None)
    out = np.zeros((2, players), np.int64)
    won = 0
    for seed in range(GAMES):
        of.engine.scores_one(greedy_game(of, seed, seed % players, rng), out)
        won += out[1, seed % players] == 1
    assert won >= 0.95 * GAMES
