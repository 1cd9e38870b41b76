"""How many decisions a second each research interface brings, as a table for docs/research.md.

    python examples/speed.py --seconds 3

Random legal moves everywhere; opponents are uniform, so that the interfaces are measured and not the bots. "engine" is
the batch engine by itself. Seconds are of processor time on one core, so that other work on the machine does not count.
"""

import argparse
import datetime
import importlib
import platform
import time
from collections.abc import Callable, Iterator
from importlib.metadata import version
from typing import Any

import gymnasium
import numpy as np

import reihum
from reihum.envs import openspiel
from reihum.envs.gym import id_of
from reihum.envs.openspiel.search import CompiledRollouts, OpenSpielBot
from reihum.games import rules_of

GAMES_AT_ONCE = 256


def draw(legal: Any, luck: np.random.Generator) -> int:
    """One of the legal moves, quicker than numpy's choice."""
    return int(legal[int(luck.random() * len(legal))])


def engine(name: str) -> Iterator[int]:
    """Whole random games inside the engine."""
    for seed in range(1_000_000):
        yield reihum.game(name).batch(GAMES_AT_ONCE, seed).playout()


def pettingzoo(name: str) -> Iterator[int]:
    """An agent loop as in PettingZoo's documentation."""
    env = importlib.import_module(f"reihum.envs.{name}_v{rules_of(name).version}").env()
    luck = np.random.default_rng(1)
    for seed in range(1_000_000):
        env.reset(seed=seed)
        for _ in env.agent_iter():
            observation, _, over, _, _ = env.last()
            env.step(None if over else draw(np.flatnonzero(observation["action_mask"]), luck))
            yield 1


def solo(name: str) -> Iterator[int]:
    """Gymnasium, one table."""
    env = gymnasium.make(id_of(name), opponents="uniform")
    luck = np.random.default_rng(1)
    while True:
        observation, _ = env.reset(seed=int(luck.integers(2**31)))
        over = False
        while not over:
            observation, _, over, _, _ = env.step(draw(np.flatnonzero(observation["action_mask"]), luck))
            yield 0
        yield len(env.unwrapped.match.moves)  # type: ignore[attr-defined] # of all seats


def vector(name: str) -> Iterator[int]:
    """Gymnasium, many tables in one array."""
    env = gymnasium.make_vec(id_of(name), num_envs=GAMES_AT_ONCE, opponents="uniform")
    luck = np.random.default_rng(1)
    observation, _ = env.reset(seed=1)
    while True:
        ratings = luck.random(observation["action_mask"].shape, np.float32)
        observation, *_ = env.step((ratings * observation["action_mask"]).argmax(1))
        yield GAMES_AT_ONCE  # of the learner alone; the bots' come on top


def spiel(name: str) -> Iterator[int]:
    """OpenSpiel, decisions of a random game (chance nodes are played, not counted)."""
    game = openspiel.load(name)
    luck = np.random.default_rng(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(int(luck.random() * len(state.chance_outcomes())))
                yield 0
            else:
                state.apply_action(draw(state.legal_actions(), luck))
                yield 1


def search(name: str) -> Iterator[int]:
    """Simulations of OpenSpiel's IS-MCTS with compiled rollouts, over the decisions of a game."""
    game = reihum.game(name)
    bot = OpenSpielBot(game, seconds=0.1, evaluator=CompiledRollouts())
    for seed in range(1_000_000):
        match = game.start(seed)
        while not match.is_over:
            if len(match.legal()) == 1:
                match.play(match.legal()[0])
                continue
            match.play(bot.choose(match.concealed(match.to_move)))
            yield bot.simulations


INTERFACES: dict[str, Callable[[str], Iterator[int]]] = {
    "engine": engine,
    "PettingZoo": pettingzoo,
    "Gymnasium, one table": solo,
    f"Gymnasium, {GAMES_AT_ONCE} tables": vector,
    "OpenSpiel": spiel,
    "OpenSpiel IS-MCTS, simulations": search,
}


def speed(steps: Iterator[int], seconds: float) -> float:
    """Steps a second; what has to be compiled is compiled before the clock starts."""
    warm_until = time.process_time() + seconds / 3
    while next(steps) == 0 or time.process_time() < warm_until:
        pass
    total, start = 0, time.process_time()
    while (elapsed := time.process_time() - start) < seconds:
        total += next(steps)
    return total / elapsed


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--games", nargs="+", default=list(reihum.GAMES), choices=reihum.GAMES)
    wanted = parser.parse_args()
    versions = ", ".join(f"{package} {version(package)}" for package in ("pettingzoo", "gymnasium", "open_spiel"))
    print(f"{datetime.date.today()}, one core, Python {platform.python_version()}, {versions}\n")
    print("| decisions/s | " + " | ".join(rules_of(name).title for name in wanted.games) + " |")
    print("| --- |" + " ---: |" * len(wanted.games))
    for name in wanted.games:
        reihum.game(name).engine.warm()
    for label, interface in INTERFACES.items():
        figures = [speed(interface(name), wanted.seconds) for name in wanted.games]
        print(f"| {label} | " + " | ".join(f"{figure:,.0f}" for figure in figures) + " |", flush=True)


if __name__ == "__main__":
    main()
