"""Gymnasium's vector environment over the batch engine."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import reihum
from reihum.envs import opponents
from reihum.envs.gym import BatchEnv, id_of
from reihum.envs.opponents import levels_of
from reihum.envs.rewards import rewards_of
from reihum.games import rules_of
from tests.marks import slow_to_compile_are_long

every_game = pytest.mark.parametrize("name", slow_to_compile_are_long)


def random_moves(observation: Any, luck: np.random.Generator) -> Any:
    """A random legal move for every game."""
    return np.array([luck.choice(np.flatnonzero(mask)) for mask in observation["action_mask"]])


@every_game
def test_steps_stay_in_the_spaces_and_finished_games_are_dealt_anew(name: str) -> None:
    env = gymnasium.make_vec(id_of(name), num_envs=12, opponents="greedy", players=rules_of(name).max_players)
    assert isinstance(env.unwrapped, BatchEnv)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    luck = np.random.default_rng(1)
    observation, _ = env.reset(seed=1)
    finished = 0
    for step in range(2_000):
        observation, rewards, over, truncated, infos = env.step(random_moves(observation, luck))
        if step < 20 or over.any():
            assert observation in env.observation_space
        assert (env.unwrapped.batch.to_move == 0).all()  # the learner is asked everywhere
        assert not truncated.any()
        assert (rewards[~over] == 0).all()
        assert ("final_obs" in infos) == over.any()
        for index in np.flatnonzero(over):
            finished += 1
            assert infos["final_obs"][index] in env.single_observation_space
            assert rewards[index] == rewards_of(infos["final_info"]["ranks"][index])[0]
        if finished >= 12:
            break
    assert finished >= 12
    env.close()


@every_game
def test_every_game_of_the_vector_is_a_match_that_can_be_played_by_hand(name: str) -> None:
    """The learner's moves and the rules alone lead to the same observations: the bots' moves are legal and no magic."""
    count = 4
    env = BatchEnv(name, num_envs=count, opponents="uniform")
    luck = np.random.default_rng(2)
    observation, _ = env.reset(seed=2)
    for _ in range(10):
        for index in range(count):
            record = env.batch.records[index : index + 1].view(np.uint8)
            match = reihum.Match.at(env.game, record)
            assert match.to_move == 0
            legal = [int(move) for move in match.legal()]
            assert np.flatnonzero(observation["action_mask"][index]).tolist() == legal
            assert env.game.engine.audit_one(record.copy()) == 0
        observation, *_ = env.step(random_moves(observation, luck))


def trace(threads: int, level: str) -> list[Any]:
    env = BatchEnv("superstar", num_envs=9, players=3, opponents=level, threads=threads)
    luck = np.random.default_rng(3)
    observation, _ = env.reset(seed=3)
    seen: list[Any] = [observation]
    for _ in range(40):
        observation, rewards, over, *_ = env.step(random_moves(observation, luck))
        seen += [observation, rewards, over]
    env.close()
    return seen


@pytest.mark.parametrize("level", ["uniform", "greedy"])
def test_the_same_seed_brings_the_same_games_whatever_the_number_of_threads(level: str) -> None:
    for one, other in zip(trace(1, level), trace(3, level), strict=True):
        np.testing.assert_equal(one, other)


def test_a_seed_may_be_one_of_numpys_numbers() -> None:
    env = BatchEnv("superstar", num_envs=3, opponents="uniform")
    seed: Any = np.int64(8)
    assert np.array_equal(env.reset(seed=seed)[0]["observation"], env.reset(seed=8)[0]["observation"])


def test_an_illegal_move_gives_up_its_own_game_only() -> None:
    env = BatchEnv("superstar", num_envs=3, opponents="uniform")
    observation, _ = env.reset(seed=1)
    moves = random_moves(observation, np.random.default_rng(1))
    moves[1] = int(np.flatnonzero(observation["action_mask"][1] == 0)[0])
    _, rewards, over, _, infos = env.step(moves)
    assert over.tolist() == [False, True, False]
    assert rewards.tolist() == [0.0, -1.0, 0.0]
    assert infos["final_info"]["illegal_move"].tolist() == [False, True, False]
    moves[:] = [10_000, -5, 10_000]  # not even numbers of the table
    assert env.step(moves)[2].all()


def test_an_illegal_move_can_be_an_error_instead_and_then_no_game_has_moved() -> None:
    env = BatchEnv("superstar", num_envs=3, opponents="uniform", illegal="raise")
    observation, _ = env.reset(seed=1)
    moves = random_moves(observation, np.random.default_rng(1))
    moves[1] = int(np.flatnonzero(observation["action_mask"][1] == 0)[0])
    before = env.batch.records.tobytes()
    with pytest.raises(reihum.IllegalMove, match="game 1 of the batch"):
        env.step(moves)
    assert env.batch.records.tobytes() == before


def test_gymnasiums_own_wrappers_work_on_it() -> None:
    env = RecordEpisodeStatistics(gymnasium.make_vec(id_of("superstar"), num_envs=8, opponents="uniform"))
    luck = np.random.default_rng(4)
    observation, _ = env.reset(seed=4)
    returns: list[float] = []
    while len(returns) < 20:
        observation, _, over, _, infos = env.step(random_moves(observation, luck))
        returns += infos["episode"]["r"][over].tolist() if over.any() else []
    assert set(returns) == {-1.0, 1.0}  # two players, and Superstar has no ties


def test_bots_that_cannot_answer_in_compiled_code_are_asked_game_by_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The way of the bots that search, walked by quick ones."""
    monkeypatch.setattr(opponents, "COMPILED_LEVELS", {})
    for one, other in zip(trace(1, "greedy"), trace(1, "greedy"), strict=True):
        np.testing.assert_equal(one, other)
    env = BatchEnv("superstar", num_envs=5, players=4, opponents=["greedy", "uniform", "greedy"])
    luck = np.random.default_rng(6)
    observation, _ = env.reset(seed=6)
    finished = 0
    while finished < 5:
        observation, _, over, *_ = env.step(random_moves(observation, luck))
        assert (env.batch.to_move == 0).all()
        finished += int(over.sum())


def test_levels_may_differ_by_seat() -> None:
    game = reihum.game("superstar", players=3)
    assert levels_of(game, 1, ["uniform", "greedy"]) == {0: "uniform", 2: "greedy"}


def test_bad_settings_are_refused_in_a_sentence() -> None:
    with pytest.raises(reihum.BadOption, match="at least one game and one thread"):
        BatchEnv("superstar", num_envs=0)
    with pytest.raises(reihum.BadOption, match="There is no bot 'gready'"):
        BatchEnv("superstar", opponents="gready")
    with pytest.raises(reihum.GameOver, match="call reset"):
        BatchEnv("superstar").step(np.zeros(1, np.int64))
    env = BatchEnv("superstar", num_envs=2, opponents="uniform")
    env.reset(seed=1)
    with pytest.raises(reihum.BadOption, match="one move for each of the 2 games"):
        env.step(np.zeros(3, np.int64))
    fractions: Any = np.zeros(2)
    with pytest.raises(reihum.BadOption, match="whole numbers"):
        env.step(fractions)
