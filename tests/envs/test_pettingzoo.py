"""Every game passes PettingZoo's own tests, and its environment is the game and nothing else."""

import importlib
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import reihum
from reihum.core.match import Match
from reihum.envs.rewards import rewards_of
from reihum.games import rules_of

# PettingZoo's api_test warns at every environment with a mask beside its numbers that it does not know by name, and at
# the masks of agents who have nothing to do any more, which are truly empty.
KNOWN_WARNINGS = [
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
]
quiet = pytest.mark.filterwarnings(*KNOWN_WARNINGS)
every_game = pytest.mark.parametrize("name", reihum.GAMES)


def module_of(name: str) -> Any:
    return importlib.import_module(f"reihum.envs.{name}_v{rules_of(name).version}")


def most_players(name: str) -> int:
    return rules_of(name).max_players


@quiet
@every_game
@pytest.mark.parametrize("full", [False, True])
def test_api(name: str, full: bool, capsys: pytest.CaptureFixture[str]) -> None:
    players = most_players(name) if full else None
    api_test(module_of(name).env(players=players), num_cycles=300)
    assert "Passed API test" in capsys.readouterr().out


@every_game
def test_seeds(name: str) -> None:
    seed_test(module_of(name).env, num_cycles=150)


@every_game
def test_render(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(module_of(name).env)
    assert "to_move" in capsys.readouterr().out  # the human mode prints


@every_game
def test_an_environment_plays_the_match_of_its_seed(name: str) -> None:
    env = module_of(name).env(players=most_players(name))
    env.reset(seed=5)
    match = reihum.game(name, players=most_players(name)).start(seed=5)
    luck = np.random.default_rng(5)
    results: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        assert not truncated
        if terminated:
            results[agent] = reward
            env.step(None)
            continue
        assert reward == 0
        assert agent == f"player_{match.to_move}"
        legal = [int(move) for move in match.legal()]
        assert np.flatnonzero(observation["action_mask"]).tolist() == legal
        assert np.array_equal(info["action_mask"], observation["action_mask"])
        assert np.array_equal(observation["observation"], numbers_of(match, match.to_move))
        move = int(luck.choice(legal))
        env.step(move)
        match.play(move)
    outcome = match.outcome
    assert outcome is not None
    assert env.unwrapped.match.to_bytes() == match.to_bytes()
    assert [results[f"player_{seat}"] for seat in range(match.game.players)] == rewards_of(outcome.ranks).tolist()


def test_a_seed_may_be_one_of_numpys_numbers() -> None:
    env = module_of("superstar").env()
    env.reset(seed=np.int64(5))
    assert env.unwrapped.match.to_bytes() == reihum.game("superstar").start(seed=5).to_bytes()


def numbers_of(match: Match, seat: int) -> Any:
    numbers = np.zeros(match.game.rules.observation_size, np.float32)
    match.game.engine.observe_one(match.concealed(seat), seat, numbers)
    return numbers


@every_game
def test_observations_hold_no_secret(name: str) -> None:
    """An agent observes the same in the true position and in any other that it could not tell from it."""
    env = module_of(name).env(players=most_players(name))
    game = env.unwrapped.game
    env.reset(seed=11)
    luck = np.random.default_rng(11)
    for step in range(60):
        match = env.unwrapped.match
        if match.is_over:
            break
        for agent in env.agents if step % 5 == 0 else []:
            seat = int(agent.removeprefix("player_"))
            seen = env.observe(agent)
            other = match.concealed(seat)
            game.engine.redeal_one(other, seat, luck.integers(0, 2**32, 8))
            env.unwrapped.match = Match.at(game, other)
            again = env.observe(agent)
            env.unwrapped.match = match
            assert np.array_equal(again["observation"], seen["observation"])
            if match.to_move == seat:
                assert np.array_equal(again["action_mask"], seen["action_mask"])
            else:
                assert not seen["action_mask"].any()
        env.step(int(luck.choice(np.flatnonzero(env.last()[0]["action_mask"]))))


def test_an_illegal_move_is_refused_with_its_clause_and_changes_nothing() -> None:
    env = module_of("superstar").env()
    env.reset(seed=1)
    before = env.unwrapped.match.to_bytes()
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(reihum.IllegalMove) as refused:
        env.step(illegal)
    assert refused.value.clause.startswith("S")
    assert env.unwrapped.match.to_bytes() == before


def test_a_living_agent_must_move() -> None:
    env = module_of("superstar").env()
    env.reset(seed=1)
    with pytest.raises(ValueError, match="is asked for a move"):
        env.step(None)


def test_players_options_and_render_modes_are_those_of_the_game() -> None:
    module = module_of("qwixx_cards")
    env = module.env(players=4, jokers=True)
    env.reset(seed=1)
    assert env.unwrapped.game.options == {"jokers": True}
    assert env.possible_agents == ["player_0", "player_1", "player_2", "player_3"]
    with pytest.raises(reihum.BadOption, match="for 2 to 5 players"):
        module.env(players=9)
    with pytest.raises(reihum.BadOption, match="no option 'tokens'"):
        module.env(tokens=3)
    with pytest.raises(reihum.BadOption, match="no render mode 'rgb'"):
        module.env(render_mode="rgb")


def test_every_game_has_exactly_one_module_named_by_the_version_of_its_rules() -> None:
    for name in reihum.GAMES:
        version = rules_of(name).version
        assert str(module_of(name).raw_env()) == f"{name}_v{version}"
        for other in (version - 1, version + 1):
            with pytest.raises(ModuleNotFoundError):
                importlib.import_module(f"reihum.envs.{name}_v{other}")
    with pytest.raises(ModuleNotFoundError):
        importlib.import_module("reihum.envs.no_such_game_v1")
