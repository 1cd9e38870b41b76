"""One learner among bots, for Gymnasium."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import reihum
from reihum.bots import make_bot
from reihum.envs.gym import SoloEnv, id_of
from reihum.envs.rewards import rewards_of
from reihum.games import rules_of

every_game = pytest.mark.parametrize("name", reihum.GAMES)


def play_out(env: Any, seed: int) -> tuple[list[int], float]:
    """Play an episode with random legal moves: the moves and the reward."""
    luck = np.random.default_rng(seed)
    observation, _ = env.reset(seed=seed)
    moves, reward, over = [], 0.0, False
    while not over:
        moves.append(int(luck.choice(np.flatnonzero(observation["action_mask"]))))
        observation, reward, over, truncated, _ = env.step(moves[-1])
        assert not truncated
        assert over or reward == 0
    return moves, reward


@every_game
def test_check_env(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    for players in (rules_of(name).min_players, rules_of(name).max_players):
        check_env(gymnasium.make(id_of(name), players=players, opponents="uniform").unwrapped)
    assert "to_move" in capsys.readouterr().out  # it has tried the human render mode


@every_game
def test_the_bots_play_the_other_seats(name: str) -> None:
    env = gymnasium.make(id_of(name), opponents="greedy", seat=1).unwrapped
    assert isinstance(env, SoloEnv)
    moves, reward = play_out(env, 3)
    match = env.match
    outcome = match.outcome
    assert outcome is not None
    assert reward == rewards_of(outcome.ranks)[1]
    # The whole match again, by hand: the learner's moves at seat 1, a greedy bot at seat 0.
    again = reihum.game(name).start(key=key_bytes(match))
    deal = int(np.random.Generator(np.random.PCG64(3)).integers(2**63))
    bot = make_bot("greedy", again.game.rules, f"{deal}/0")
    rest = iter(moves)
    while not again.is_over:
        again.play(next(rest) if again.to_move == 1 else bot.choose(again.concealed(0)))
    assert again.moves == match.moves
    assert next(rest, None) is None


def key_bytes(match: reihum.Match) -> bytes:
    assert match.key is not None
    return match.key.astype("<u4").tobytes()


def test_the_same_seed_brings_the_same_episodes_and_another_one_others() -> None:
    env = gymnasium.make(id_of("superstar"), players=3)
    assert play_out(env, 8) == play_out(env, 8)
    assert play_out(env, 8) != play_out(env, 9)


def test_a_seed_may_be_one_of_numpys_numbers() -> None:
    env = SoloEnv("superstar", opponents="uniform")
    for kind in (np.int64, np.uint8):
        seed: Any = kind(8)
        assert np.array_equal(env.reset(seed=seed)[0]["observation"], env.reset(seed=8)[0]["observation"])
    no_number: Any = 8.0
    with pytest.raises(gymnasium.error.Error, match="Seed must be"):
        env.reset(seed=no_number)


def test_by_default_an_illegal_move_gives_the_game_up() -> None:
    env = gymnasium.make(id_of("superstar"))
    observation, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert "is not allowed now (S" in info["illegal_move"]
    with pytest.raises(reihum.GameOver):
        env.step(int(np.flatnonzero(observation["action_mask"])[0]))
    env.reset()
    assert env.step(int(np.flatnonzero(env.unwrapped._info()["action_mask"])[0]))[1] == 0  # type: ignore[attr-defined]  # of our own environment


def test_an_illegal_move_can_be_an_error_instead() -> None:
    env = gymnasium.make(id_of("superstar"), illegal="raise")
    observation, _ = env.reset(seed=1)
    with pytest.raises(reihum.IllegalMove):
        env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    env.step(int(np.flatnonzero(observation["action_mask"])[0]))  # nothing happened, so the game goes on


def test_an_opponent_may_be_a_search_with_a_budget() -> None:
    env = SoloEnv("superstar", opponents="search@3")
    _, info = env.reset(seed=1)
    env.step(int(np.flatnonzero(info["action_mask"])[0]))


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"opponents": "search@0"}, "at least one playout"),
        ({"opponents": "grandmaster"}, "There is no bot 'grandmaster'"),
        ({"opponents": ["uniform"], "players": 3}, "There are 2 opponents, but 1 levels were given"),
        ({"seat": 2}, "seat must be 0 to 1, not 2"),
        ({"illegal": "ignore"}, "'lose' or 'raise', not 'ignore'"),
        ({"render_mode": "rgb_array"}, "There is no render mode 'rgb_array'"),
        ({"players": 17}, "is for 2 to"),
    ],
)
def test_bad_settings_are_refused_in_a_sentence(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(reihum.BadOption, match=sentence):
        SoloEnv("superstar", **wrong)
