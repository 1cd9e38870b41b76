"""The rules of thumb: they know only what their seat may know, and they play well."""

from collections.abc import Iterator

import numpy as np
import pytest

from reihum.bots.base import bot_engine
from reihum.core.chance import key_of_seed
from reihum.core.game import Game
from reihum.core.match import Match
from reihum.core.record import Buffer
from reihum.games.qwixx_cards import RULES
from reihum.games.qwixx_cards.tests.positions import at

MOVES = len(RULES.moves)
UNIFORM, GREEDY = 0, 1


def ratings(record: Buffer) -> list[float]:
    out = np.full(RULES.padded_moves, np.nan)
    bot_engine(RULES).rate_one(record, out)
    return [float(rating) for rating in out[:MOVES]]


def best(match: Match) -> str:
    rated = ratings(match.concealed(match.to_move))
    return max(match.legal(), key=lambda move: rated[int(move)]).text


def positions() -> Iterator[Match]:
    luck = np.random.default_rng(5)
    for number in range(12):
        game = Game(RULES, 2 + number % 4, {"jokers": number % 2 == 0})
        match = Match(game, game.key(number))
        while not match.is_over:
            yield match
            match.play(luck.choice(match.legal()))


def test_it_uses_only_what_the_seat_may_know() -> None:
    for number, match in enumerate(positions()):
        seat = match.to_move
        concealed = match.concealed(seat)
        rated = ratings(concealed)
        assert not np.isnan([rated[int(move)] for move in match.legal()]).any()
        assert ratings(np.frombuffer(match.to_bytes(), np.uint8).copy()) == rated
        dealt = concealed.copy()
        match.game.engine.redeal_one(dealt, seat, key_of_seed(number))
        assert ratings(dealt) == rated


def test_it_begins_with_the_first_card_of_the_best_play() -> None:
    match = at("step play, seat 0\n0 hand R4 R5 R6 B3 G2\n  R xx.........")
    for move in ("cross R4", "cross R5", "cross R6"):
        assert best(match) == move
        match.play(move)


def test_it_marks_a_bad_number_rather_than_miss() -> None:
    match = at("step play, seat 0\n0 hand R6 Y3 Y2 B11 B12\n  Y xxx........\n  B xx.........\n")
    assert best(match) == "cross R6"


def test_it_locks_a_second_row_when_ahead_and_not_when_behind() -> None:
    picture = "step choose, seat 0\ntop R12\n0 hand B2 B3 B4 Y2 G9\n  R xxxxx......\n  G xxxxx.....x#\n1\n  {rows}"
    assert best(at(picture.format(rows="Y x.........."))) == "mark R"
    behind = "Y xxxxxxxxxx.\n  R xxxxxxxxxx."
    assert best(at(picture.format(rows=behind))) != "mark R"


def test_it_takes_the_number_it_can_use() -> None:
    match = at(
        """
        step take, seat 0
        top R8
        display G7 B7 Y2 R12
        0 hand R4 R5 Y6 B8
          R xx.........
          Y xxx........
          G xxx........
          B xx.........
        """
    )
    assert best(match) == "take 7"


@pytest.mark.parametrize("jokers", [False, True])
def test_it_beats_random_play(jokers: bool) -> None:
    game = Game(RULES, 2, {"jokers": jokers})
    luck = np.array([12345], np.int64)
    games, won = 300, 0.0
    out = np.zeros((2, 2), np.int64)
    for number in range(games):
        record = game.deal(key_of_seed(f"greedy {number}"))
        seat = number % 2
        levels = np.array([GREEDY if seat == 0 else UNIFORM, GREEDY if seat == 1 else UNIFORM], np.int64)
        bot_engine(RULES).play_match(record, levels, luck)
        game.engine.scores_one(record, out)
        won += out[0, seat] > out[0, 1 - seat]
    assert won / games >= 0.95
