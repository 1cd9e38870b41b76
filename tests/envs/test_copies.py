"""Environments are copied and pickled as they stand: a copy goes on exactly as the original, and by itself."""

import copy
import multiprocessing
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from typing import Any

import gymnasium
import numpy as np
import pytest

import reihum
from reihum.envs.gym import BatchEnv, SoloEnv, id_of
from reihum.games import rules_of
from tests.marks import slow_to_compile_are_long

Way = Callable[[Any], Any]


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


every_game = pytest.mark.parametrize("name", reihum.GAMES)
every_way = pytest.mark.parametrize("again", [pickled, copy.deepcopy])


def assert_a_copy_goes_on_alike(env: Any, again: Way, go_on: Callable[[Any], Any]) -> None:
    """Twice from copies, then from the original: what is done to a copy happens neither to it nor to the next one."""
    later = go_on(again(env))
    np.testing.assert_equal(go_on(again(env)), later)
    np.testing.assert_equal(go_on(env), later)


def agents_play(env: Any, moves: int = 30) -> list[Any]:
    """Random legal moves of the environment's own sampling; all that is seen."""
    seen: list[Any] = []
    for _ in range(moves):
        if not env.agents:
            env.reset()
        agent = env.agent_selection
        observation, reward, terminated, _, info = env.last()
        action = None if terminated else env.action_space(agent).sample(info["action_mask"])
        env.step(action)
        seen += [agent, observation, reward, terminated, action]
    return [*seen, env.unwrapped.match.to_bytes(), env.unwrapped.match.moves]


@every_game
@every_way
def test_a_pettingzoo_environment(name: str, again: Way) -> None:
    env = import_module(f"reihum.envs.{name}_v{rules_of(name).version}").env(players=3)
    assert again(env).possible_agents == env.possible_agents  # before the first deal, too
    env.reset(seed=7)
    for agent in env.agents:
        env.action_space(agent).seed(1)
    for _ in range(3):
        assert_a_copy_goes_on_alike(env, again, agents_play)


def learner_plays(env: Any, moves: int = 8) -> list[Any]:
    """Random legal moves of the environment's own sampling, and the next matches after an end."""
    mask = env.unwrapped._info()["action_mask"]
    seen: list[Any] = []
    for _ in range(moves):
        observation, reward, over, _, info = env.step(env.action_space.sample(mask))
        seen += [observation, reward, over, info]
        mask = env.reset()[1]["action_mask"] if over else info["action_mask"]
    return [*seen, env.unwrapped.match.to_bytes(), env.unwrapped.match.moves]


@every_game
@every_way
def test_a_gymnasium_environment(name: str, again: Way) -> None:
    env = gymnasium.make(id_of(name), opponents=["greedy", "uniform"], players=3)
    assert again(env).unwrapped.seat == 0  # before the first deal, too
    env.reset(seed=7)
    env.action_space.seed(1)
    for _ in range(3):
        assert_a_copy_goes_on_alike(env, again, learner_plays)


@every_way
def test_a_gymnasium_environment_with_a_search(again: Way) -> None:
    env = SoloEnv("superstar", opponents="search@6")
    env.reset(seed=2)
    env.action_space.seed(1)
    learner_plays(env, 2)
    assert_a_copy_goes_on_alike(env, again, lambda env: learner_plays(env, 4))


def tables_play(env: Any, steps: int = 12) -> list[Any]:
    """A legal move in every game, the same for the same masks."""
    mask = env.unwrapped._mask
    luck = np.random.default_rng(5)
    seen: list[Any] = []
    for _ in range(steps):
        *told, infos = env.step(np.array([luck.choice(np.flatnonzero(row)) for row in mask]))
        last = infos.pop("final_obs", np.empty(0)).tolist()  # of objects, which numpy does not compare
        seen += [told, infos, last]
        mask = infos["action_mask"]
    return [*seen, env.unwrapped.batch.records.tobytes()]


@pytest.mark.parametrize("name", slow_to_compile_are_long)
@pytest.mark.parametrize("threads", [1, 2])
@every_way
def test_a_vector_environment(name: str, threads: int, again: Way) -> None:
    env = gymnasium.make_vec(id_of(name), num_envs=5, opponents="greedy", threads=threads)
    assert again(env).num_envs == 5  # before the first deal, too
    env.reset(seed=7)
    for _ in range(3):
        assert_a_copy_goes_on_alike(env, again, tables_play)
    env.close()


@every_way
def test_a_vector_environment_with_searches(again: Way) -> None:
    env = BatchEnv("superstar", num_envs=2, opponents="search@6")
    env.reset(seed=3)
    tables_play(env, 2)
    assert_a_copy_goes_on_alike(env, again, lambda env: tables_play(env, 4))


def test_an_environment_goes_on_in_another_process() -> None:
    env = gymnasium.make(id_of("superstar"), opponents="greedy", players=3)
    env.reset(seed=7)
    env.action_space.seed(1)
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as pool:
        there = pool.submit(learner_plays, env).result()
    np.testing.assert_equal(there, learner_plays(env))
