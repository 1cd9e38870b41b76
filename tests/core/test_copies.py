"""Games, matches and batches are copied and pickled as they stand; what is done to a copy happens to it alone."""

import copy
import dataclasses
import multiprocessing
import pickle
import random
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np
import pytest

import reihum
from reihum.core import rules as rules_module
from reihum.core.game import Game
from reihum.games import rules_of
from tests.games import has_long_turns


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


every_game = pytest.mark.parametrize("name", reihum.GAMES)
every_way = pytest.mark.parametrize("again", [pickled, copy.deepcopy, copy.copy])
Way = Callable[[Any], Any]


def all_of(match: reihum.Match) -> Any:
    """Everything that can be asked of a match."""
    game, key = match.game, match.key
    return (
        (game.name, game.players, game.options, game.start_seat, game.components),
        (None if key is None else key.tolist(), match.seats, match.origin().tobytes(), match.to_bytes()),
        ([repr(move) for move in match.moves], match.movers, repr(match.waiting)),
        (match.undoers, match.can_undo(), match.seats_to_move, [match.legal(seat) for seat in range(game.players)]),
        match.outcome,
    )


def play_on(match: reihum.Match, moves: int, seed: int) -> reihum.Match:
    """Random moves, some of them taken back."""
    luck = random.Random(seed)
    for _ in range(moves):
        if match.is_over:
            break
        match.play(luck.choice(match.legal()))
        if match.can_undo() and luck.random() < 0.3:
            match.undo()
    return match


@every_game
@every_way
def test_a_match_goes_on_from_its_copy_as_from_itself(name: str, again: Way) -> None:
    seats = [reihum.Seat("Ada"), reihum.Seat("Bo", bot="greedy"), reihum.Seat("Cy")]
    match = reihum.game(name, players=3).start(seed=4, seats=seats)
    in_mid_turn = 0
    for number in range(25):
        in_mid_turn += match.undoers == (match.to_move,)
        before = all_of(match)
        other = again(match)
        assert all_of(other) == before
        played_on = all_of(play_on(other, 6, number))
        assert all_of(match) == before, "what was done to the copy happened to the match"
        assert all_of(play_on(match, 6, number)) == played_on
        other.rewind(0)
        assert other.to_bytes() == other.origin().tobytes() == match.origin().tobytes()
    assert (in_mid_turn > 0) == has_long_turns(name)


@every_game
@every_way
def test_a_finished_match_is_over_in_its_copy(name: str, again: Way) -> None:
    match = reihum.game(name).start(seed=2)
    while not match.is_over:
        match.play(match.legal()[-1])
    other = again(match)
    assert all_of(other) == all_of(match)
    with pytest.raises(reihum.GameOver):
        other.play(0)


@every_game
@every_way
def test_a_match_from_a_position_is_copied_with_it(name: str, again: Way) -> None:
    game = reihum.game(name, players=2)
    match = reihum.Match.at(game, np.frombuffer(play_on(game.start(seed=3), 11, 1).to_bytes(), np.uint8))
    play_on(match, 5, 2)
    other = again(match)
    assert other.key is None
    assert all_of(other) == all_of(match)
    assert all_of(play_on(other, 20, 3)) == all_of(play_on(match, 20, 3))


@every_way
def test_choices_that_wait_are_copied(again: Way) -> None:
    match = reihum.game("qwixx_cards", players=3, start=0).start(seed=8)
    while len(match.seats_to_move) < 3:
        match.play(match.legal()[0])
    match.play("skip", seat=2)
    other = again(match)
    assert all_of(other) == all_of(match)
    assert str(other.undo(2)) == "skip"
    assert list(match.waiting) == [2]
    for seat in (1, 0):
        match.play("skip", seat)
    assert match.waiting == {}


@every_way
def test_a_game_is_copied_with_its_settings(again: Way) -> None:
    stars = {"stars": {"red": [1, 2], "yellow": [], "green": [], "blue": [50], "purple": []}}
    game = reihum.game("superstar", players=4, start=2, voluntary_pass=True, components=stars)
    other = again(game)
    assert repr((other, other.start_seat, other.components)) == repr((game, game.start_seat, game.components))
    assert other.template().tobytes() == game.template().tobytes()
    assert other.start(seed=5).to_bytes() == game.start(seed=5).to_bytes()
    other.components.clear()
    assert game.components == stars


@every_game
@pytest.mark.parametrize("threads", [1, 2])
@every_way
def test_a_batch_goes_on_from_its_copy_as_from_itself(name: str, threads: int, again: Way) -> None:
    batch = reihum.game(name, players=2).batch(6, seed=9, threads=threads)
    for salt in range(5):
        batch.step(batch.random_moves(salt))
    before = batch.records.tobytes()
    after = games_later(again(batch))
    assert batch.records.tobytes() == before, "what was done to the copy happened to the batch"
    assert games_later(batch) == after


def games_later(batch: reihum.Batch) -> bytes:
    """The games after some moves, and after they were played to the end and dealt anew."""
    for salt in range(5):
        assert batch.legal_mask.any()
        batch.step(batch.random_moves(salt))
    batch.playout()
    assert batch.restart_finished() == batch.count
    return batch.records.tobytes()


def test_one_game_is_one_game_in_copies_of_its_matches() -> None:
    game = reihum.game("superstar")
    first, second, same = pickled([game.start(seed=1), game.start(seed=2), game])
    assert first.game is second.game is same
    assert first.game is not game
    assert first.game.rules is game.rules


def test_rules_are_pickled_by_where_they_stand() -> None:
    rules = rules_of("bloom")
    assert pickled(rules) is rules
    assert len(pickle.dumps(rules)) < 200
    changed = dataclasses.replace(rules, title="Wilt")
    with pytest.raises(pickle.PicklingError, match="offers as RULES"):
        pickle.dumps(Game(changed, 2))
    assert copy.deepcopy(Game(changed, 2)).rules is changed
    with pytest.raises(pickle.UnpicklingError, match="version 0 of the rules of Bloom; this program has version 2"):
        rules_module._rules_at("reihum.games.bloom", 0)


def test_a_match_is_played_on_in_another_process() -> None:
    match = play_on(reihum.game("one_to_nine", players=3).start(seed=6), 12, 1)
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as pool:
        there = pool.submit(play_on, match, 15, 2).result()
        refused = pool.submit(match.play, -1).exception()
    assert all_of(there) == all_of(play_on(match, 15, 2))
    assert isinstance(refused, reihum.IllegalMove)


def test_an_illegal_move_is_told_in_full_by_its_copy() -> None:
    match = reihum.game("superstar").start(seed=1)
    with pytest.raises(reihum.IllegalMove) as refused:
        match.play(-1)
    told = pickled(refused.value)
    assert str(told) == str(refused.value)
    assert vars(told) == vars(refused.value)
