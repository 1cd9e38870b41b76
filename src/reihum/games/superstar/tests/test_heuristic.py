"""The heuristic: it knows only what its seat may know, and it plays well."""

import random

import numpy as np
import pytest

from reihum.bots.base import bot_engine
from reihum.core.chance import key_of_seed
from reihum.core.game import Game
from reihum.core.match import Match
from reihum.games.superstar import RULES
from reihum.games.superstar.tests.positions import legal, position


def ratings(match: Match) -> dict[str, float]:
    """The rating of every legal move of the seat to move."""
    out = np.zeros(-(-len(RULES.moves) // 8) * 8)
    bot_engine(RULES).rate_one(match.concealed(match.to_move), out)
    return {text: float(out[RULES.moves_by_text[text]]) for text in legal(match)}


def best(match: Match) -> str:
    rated = ratings(match)
    return max(rated, key=lambda text: rated[text])


@pytest.mark.parametrize("players", [2, 3, 5])
def test_ratings_depend_only_on_what_the_seat_may_know(players: int) -> None:
    game = Game(RULES, players, {"voluntary_pass": players == 3})
    engine, bots = game.engine, bot_engine(RULES)
    size = -(-len(RULES.moves) // 8) * 8
    luck = random.Random(players)
    for number in range(4):
        match = Match(game, game.key(number))
        while not match.is_over:
            truth, known, dealt = np.zeros(size), np.zeros(size), np.zeros(size)
            bots.rate_one(np.frombuffer(match.to_bytes(), np.uint8).copy(), truth)
            concealed = match.concealed(match.to_move)
            bots.rate_one(concealed.copy(), known)
            assert np.array_equal(truth, known)
            engine.redeal_one(concealed, match.to_move, key_of_seed(luck.randrange(10**9)))
            bots.rate_one(concealed, dealt)
            assert np.array_equal(truth, dealt)
            match.play(luck.choice(match.legal()))


def test_a_card_nobody_can_answer_is_worth_the_round() -> None:
    match = position("""
        A>  11 20 49
        B   7 8
        pile B18
        discard 50
    """)
    assert ratings(match)["play 49"] == 1.0


def test_weak_cards_are_played_off_while_strong_ones_wait() -> None:
    match = position("""
        A>  13 30 31 47 49
        B   7 8 21 23 24
        pile B12
    """)
    assert best(match) == "play 13"


def test_a_forced_pass_is_remembered_in_the_next_round() -> None:
    """A had to pass on 22 and kept four cards: high cards shut it out more surely than if nothing were known."""
    match = position("""
        A>  1 4 11 13
        B   30 40
        pile B22
    """)
    match.play("pass")
    match.play("done")
    ignorant = np.frombuffer(match.to_bytes(), np.uint8).copy()
    ignorant.view(RULES.dtype)["avoid"] = 0
    known, unknown = ratings(match), ratings(Match.at(match.game, ignorant))
    assert known["play 30"] > unknown["play 30"]
    assert known["play 40"] > unknown["play 40"]


def test_poor_cards_are_exchanged_and_strong_ones_kept() -> None:
    match = position("""
        A   40 41 42 43 44
        B>  1 3 47 49 J
        won A
    """)
    chosen = []
    while match.to_move == 1:
        chosen.append(best(match))
        match.play(chosen[-1])
    assert chosen[:2] == ["discard 1", "discard 3"]
    assert chosen[-1] == "done"
    assert not {"discard 47", "discard 49"} & set(chosen)


def test_voluntary_passes_are_not_wasted() -> None:
    match = position(
        """
        A>  20 31 40
        B   4 49
        pile B10
        """,
        voluntary_pass=True,
    )
    assert best(match) != "pass"


@pytest.mark.parametrize(("voluntary_pass", "share"), [(False, 0.66), (True, 0.85)])
def test_greedy_wins_clearly_more_than_half_against_uniform(voluntary_pass: bool, share: float) -> None:
    game = Game(RULES, 2, {"voluntary_pass": voluntary_pass})
    won = 0
    luck = np.array([12345])
    games = 400
    for number in range(games):
        record = game.deal(key_of_seed(f"greedy {number}"))
        greedy = number % 2
        bot_engine(RULES).play_match(record, np.array([1 - greedy, greedy]), luck)
        won += int(record.view(RULES.dtype)["tokens"][0, greedy] == 3)
    assert won / games >= share
