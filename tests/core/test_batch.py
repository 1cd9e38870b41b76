"""Batches: the same games as single matches, whatever the number of threads."""

from typing import Any

import numpy as np
import pytest

import reihum


@pytest.mark.parametrize("name", reihum.GAMES)
def test_a_batch_plays_the_same_games_on_one_and_two_threads(name: str) -> None:
    game = reihum.game(name, players=3)
    one, two = game.batch(50, seed=1), game.batch(50, seed=1, threads=2)
    assert one.playout(7) == two.playout(7)
    assert one.records.tobytes() == two.records.tobytes()
    assert one.over.all()
    ranks = one.scores[:, 1]
    assert (ranks.min(axis=1) == 1).all()


@pytest.mark.parametrize("threads", [1, 2])
def test_what_fails_in_a_part_is_not_taken_for_the_end(threads: int) -> None:
    batch = reihum.game("superstar", players=2).batch(50, seed=1, threads=threads)

    def fail(part: object) -> None:
        raise IndexError("out of bounds")

    with pytest.raises(IndexError, match="out of bounds"):
        batch._run(fail)


@pytest.mark.parametrize("name", reihum.GAMES)
def test_stepping_a_batch_equals_playing_single_matches(name: str) -> None:
    game = reihum.game(name, players=2)
    batch = game.batch(3, seed=5, threads=2)
    matches = [reihum.Match(game, game.key(5, index)) for index in range(3)]
    for salt in range(120):
        mask = batch.legal_mask
        moves = batch.random_moves(salt)
        for match, row, move in zip(matches, mask, moves.tolist(), strict=True):
            assert [int(legal) for legal in match.legal()] == np.flatnonzero(row).tolist()
            if not match.is_over:
                match.play(move)
        batch.step(moves)
        assert [match.to_bytes() for match in matches] == [record.tobytes() for record in batch.records]


def test_an_illegal_move_in_a_batch_plays_nothing() -> None:
    batch = reihum.game("superstar", players=2).batch(10, seed=1)
    before = batch.records.tobytes()
    moves = batch.random_moves()
    moves[6] = next(number for number, legal in enumerate(batch.legal_mask[6]) if not legal)
    with pytest.raises(reihum.IllegalMove, match="game 6 of the batch"):
        batch.step(moves)
    assert batch.records.tobytes() == before
    with pytest.raises(reihum.BadOption, match="one move for each"):
        batch.step([1, 2])


@pytest.mark.parametrize("kind", [np.float64, np.float32, np.bool_, np.complex128, np.object_, np.str_])
def test_only_whole_numbers_are_moves_of_a_batch(kind: Any) -> None:
    batch = reihum.game("superstar", players=2).batch(10, seed=1)
    before = batch.records.tobytes()
    with pytest.raises(reihum.BadOption, match="step takes whole numbers"):
        batch.step(batch.random_moves().astype(kind))
    with pytest.raises(reihum.BadOption, match="not an array of float64"):
        batch.step(batch.random_moves() + 0.7)
    with pytest.raises(reihum.BadOption, match="one move for each"):
        batch.step([])
    assert batch.records.tobytes() == before


@pytest.mark.parametrize("kind", [np.int8, np.uint8, np.int32, np.uint64, ">i8"])
def test_whole_numbers_of_every_width_are_moves_of_a_batch(kind: Any) -> None:
    game = reihum.game("pretty_tricky", players=2)
    batch, other, third = (game.batch(10, seed=1) for _ in range(3))
    moves = batch.random_moves()
    batch.step(moves)
    other.step(moves.astype(kind))
    third.step([reihum.Move(move, game.rules.moves[move]) for move in moves.tolist()])
    assert batch.records.tobytes() == other.records.tobytes() == third.records.tobytes()


def test_finished_games_are_dealt_anew_with_fresh_keys() -> None:
    batch = reihum.game("pretty_tricky", players=2).batch(5, seed=1)
    first = batch.records["key"].copy()
    assert batch.restart_finished() == 0
    batch.playout()
    assert batch.restart_finished() == 5
    assert not batch.over.any()
    keys = {key.tobytes() for key in (*first, *batch.records["key"])}
    assert len(keys) == 10


@pytest.mark.parametrize("name", reihum.GAMES)
def test_observations_have_a_fixed_shape_and_sane_numbers(name: str) -> None:
    rules = reihum.game(name).rules
    for players in range(rules.min_players, rules.max_players + 1):
        batch = reihum.game(name, players=players).batch(20, seed=2)
        for salt in range(30):
            for seat in range(-1, players):
                seen = batch.observe(seat)
                assert seen.shape == (20, rules.observation_size)
                assert np.isfinite(seen).all()
                assert np.abs(seen).max() <= 4
            batch.step(batch.random_moves(salt))


def test_sizes_are_checked() -> None:
    game = reihum.game("superstar")
    with pytest.raises(reihum.BadOption, match="at least one game"):
        game.batch(0, seed=1)
    with pytest.raises(reihum.BadOption, match="at least one thread"):
        game.batch(1, seed=1, threads=0)
    with pytest.raises(reihum.BadOption, match="no seat 5"):
        game.batch(1, seed=1).observe(5)
