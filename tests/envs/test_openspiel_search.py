"""OpenSpiel's searching bots play the games."""

import itertools
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import reihum
from reihum.bots import BadQuestion, make_bot
from reihum.envs import openspiel
from reihum.envs.openspiel.position import DEAL_NODES, OUTCOMES
from reihum.envs.openspiel.search import BudgetISMCTS, CompiledRollouts, OpenSpielBot
from reihum.games import rules_of

every_game = pytest.mark.parametrize("name", reihum.GAMES)


def first_decision(game: Any, seed: int = 1) -> Any:
    """The first state in which a player has a choice."""
    luck = np.random.default_rng(seed)
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        state.apply_action(int(luck.integers(OUTCOMES)) if state.is_chance_node() else state.legal_actions()[0])
    return state


def decide(bot: Any, state: Any, decisions: int) -> None:
    """Let a bot decide a few times for everybody."""
    luck = np.random.default_rng(2)
    while decisions and not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(luck.integers(OUTCOMES)))
            continue
        move = int(bot.step(state))
        assert move in state.legal_actions()
        state.apply_action(move)
        decisions -= 1


@every_game
def test_its_mcts_plays(name: str) -> None:
    game = openspiel.load(name, players=rules_of(name).max_players)
    bot = mcts.MCTSBot(game, 1.4, 12, CompiledRollouts(seed=1), random_state=np.random.RandomState(1))
    decide(bot, game.new_initial_state(), 6 + DEAL_NODES)


@every_game
def test_its_ismcts_plays(name: str) -> None:
    game = openspiel.load(name, players=rules_of(name).max_players)
    for by_observation in (False, True):
        bot = ismcts.ISMCTSBot(
            game,
            CompiledRollouts(seed=1),
            1.4,
            12,
            random_state=np.random.RandomState(1),
            use_observation_string=by_observation,
        )
        decide(bot, game.new_initial_state(), 4)


def test_its_own_rollouts_and_its_search_in_cpp_work_as_well() -> None:
    game = openspiel.load("superstar")
    own = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    decide(ismcts.ISMCTSBot(game, own, 1.4, 4, random_state=np.random.RandomState(1)), game.new_initial_state(), 1)
    cpp = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, 8, 10, False, 1, False)
    state = first_decision(game)
    assert cpp.mcts_search(state).best_child().action in state.legal_actions()


def test_compiled_rollouts_estimate_the_same_as_openspiels_own() -> None:
    game = openspiel.load("superstar")
    state = first_decision(game, 5)
    ours = CompiledRollouts(4_000, seed=1).evaluate(state)
    theirs = np.mean([mcts.RandomRolloutEvaluator(1, np.random.RandomState(s)).evaluate(state) for s in range(150)], 0)
    assert abs(sum(ours)) < 1e-9
    assert abs(ours[0] - theirs[0]) < 4 * (1 / 150) ** 0.5  # four standard errors of a ±1 game


def test_a_search_is_better_than_chance() -> None:
    game = reihum.game("qwixx_cards")
    searcher = OpenSpielBot(game, simulations=25, seed=1)
    uniform = make_bot("uniform", game.rules, 1)
    wins = 0
    for seed in range(10):
        match = game.start(seed)
        while not match.is_over:
            seat = match.to_move
            match.play((searcher if seat == seed % 2 else uniform).choose(match.concealed(seat)))
        assert match.outcome is not None
        wins += match.outcome.winners == (seed % 2,)
    assert wins >= 9  # 1 % by chance alone


def test_time_is_kept() -> None:
    game = openspiel.load("superstar")
    looks = itertools.count()
    bot = BudgetISMCTS(game, CompiledRollouts(), seconds=10.0, clock=lambda: float(next(looks)))
    bot.step(first_decision(game))
    assert next(looks) == 1 + 10, "it was looked at in the beginning, and until time was up"
    assert bot.simulations == 2 + 9, "two need no clock"


def test_simulations_are_counted_and_reproducible() -> None:
    game = reihum.game("superstar", players=3)
    concealed = game.start(seed=4).concealed(game.start(seed=4).to_move)
    chosen = set()
    for _ in range(2):
        bot = OpenSpielBot(game, simulations=30, seed=5)
        chosen.add(bot.choose(concealed))
        assert bot.simulations == 30
    assert len(chosen) == 1


def test_a_bot_is_given_a_budget_and_no_truth() -> None:
    game = reihum.game("superstar")
    for budget in ({}, {"seconds": -1.0}, {"simulations": -1}):
        with pytest.raises(reihum.BadOption, match="needs a budget"):
            OpenSpielBot(game, **budget)
    match = game.start(seed=1)
    with pytest.raises(ValueError, match="never the truth"):
        OpenSpielBot(game, seconds=0.01).choose(np.frombuffer(match.to_bytes(), np.uint8).copy())
    with pytest.raises(BadQuestion, match=f"but seat {match.to_move} is to move"):
        OpenSpielBot(game, seconds=0.01).choose(match.concealed(1 - match.to_move))


def test_a_process_that_used_openspiel_ends_in_peace() -> None:
    """OpenSpiel's registry outlives the interpreter; what it holds must bear that."""
    program = (
        "import os; os.environ['REIHUM_JIT'] = '0'; from reihum.envs import openspiel;"
        "state = openspiel.load('superstar').new_initial_state(); state.apply_action(1)"
    )
    result = subprocess.run([sys.executable, "-c", program], check=False, capture_output=True, text=True)
    assert (result.returncode, result.stderr) == (0, "")
