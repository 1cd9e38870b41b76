"""The peers we measure ourselves against. They are installed when a benchmark first needs them."""

import contextlib
import importlib.util
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent


def ensure(*modules: str) -> None:
    """Install the peers from their lock file unless they are there."""
    if all(importlib.util.find_spec(module) for module in modules):
        return
    print("Installing the peers (requirements/bench.txt) …", file=sys.stderr)
    uv = Path(sys.executable).parent / "uv"
    lock = ROOT / "requirements" / "bench.txt"
    command = [str(uv), "pip", "install", "--quiet", "--python", sys.executable, "--require-hashes", "-r", str(lock)]
    subprocess.run(command, check=True)
    importlib.invalidate_caches()


@contextlib.contextmanager
def one_core() -> Iterator[None]:
    """Keep this process, with all threads it has, on one core; libraries like JAX would use them all."""
    cores = os.sched_getaffinity(0)
    _stay_on({min(cores)})
    try:
        yield
    finally:
        _stay_on(cores)


def _stay_on(cores: set[int]) -> None:
    for thread in os.listdir("/proc/self/task"):
        with contextlib.suppress(ProcessLookupError):
            os.sched_setaffinity(int(thread), cores)


def rates(contenders: dict[str, Callable[[], int]], rounds: int) -> dict[str, float]:
    """Things done a second by each contender: the median of interleaved rounds."""
    return {name: statistics.median(values) for name, values in all_rates(contenders, rounds).items()}


def all_rates(contenders: dict[str, Callable[[], int]], rounds: int) -> dict[str, list[float]]:
    """Things done a second by each contender in interleaved rounds, after one round to warm up."""
    for work in contenders.values():
        work()
    seen: dict[str, list[float]] = {name: [] for name in contenders}
    for _ in range(rounds):
        for name, work in contenders.items():
            begin = time.perf_counter()
            done = work()
            seen[name].append(done / (time.perf_counter() - begin))
    return seen


def hearts_playouts(games: int) -> Callable[[], int]:
    """OpenSpiel's C++ hearts, played by its own uniform bots inside C++; counts decisions."""
    import pyspiel

    game = pyspiel.load_game("hearts")
    counter = iter(range(1, 1 << 30))

    def work() -> int:
        decisions = 0
        for _ in range(games):
            seed = next(counter)
            bots = [pyspiel.make_uniform_random_bot(player, seed + player) for player in range(4)]
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, seed)
            decisions += _decisions(state)
        return decisions

    return work


def _decisions(state: Any) -> int:
    return len(state.history()) - _CHANCE_NODES


_CHANCE_NODES = 53  # hearts: the direction of the pass, and 52 cards dealt


def hearts_python_loop(games: int) -> Callable[[], int]:
    """OpenSpiel's hearts driven move by move from Python."""
    import random

    import pyspiel

    game = pyspiel.load_game("hearts")
    luck = random.Random(1)

    def work() -> int:
        decisions = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(luck.choice(actions))
                decisions += 1
            decisions -= _CHANCE_NODES
        return decisions

    return work


def pgx_batch(size: int, steps: int) -> Callable[[], int]:
    """PGX's sparrow_mahjong: a batch stepped from Python with masks, finished games dealt anew."""
    import jax
    import jax.numpy as jnp
    import pgx

    env = pgx.make("sparrow_mahjong")
    init = jax.jit(jax.vmap(env.init))
    step = jax.jit(jax.vmap(env.step))

    choose = jax.jit(lambda key, mask: jax.random.categorical(key, jnp.log(mask.astype(jnp.float32)), axis=1))
    key = jax.random.PRNGKey(0)
    state = init(jax.random.split(key, size))

    def work() -> int:
        nonlocal key, state
        for _ in range(steps):
            key, sub, fresh = jax.random.split(key, 3)
            state = step(state, choose(sub, state.legal_action_mask))
            if bool(state.terminated.all()):
                state = init(jax.random.split(fresh, size))
        state.current_player.block_until_ready()
        return size * steps

    return work
