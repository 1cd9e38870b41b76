"""How fast the rules are: beside OpenSpiel's C++ hearts and PGX, in one run, on one core unless said otherwise."""

import os
import pty
import random
import select
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

import reihum
from bench import drivers, peers, scaling
from reihum.core.engine import EntryPoints, bind, bound_drivers, sources_of

PLAYERS = 3
GAMES = 300  # a round of playouts
POSITIONS = 40  # positions on which copy, conceal and redeal are timed
TIMES = 20_000  # repetitions on each
BATCH = 1024
STEPS = 40


def run(rounds: int) -> dict[str, Any]:
    """All figures of the engine."""
    pairs = scaling.run(20 * rounds)  # before peers start threads of their own
    peers.ensure("pyspiel", "pgx", "jax")
    with peers.one_core():
        playouts = peers.rates(
            {"hearts": peers.hearts_playouts(150), **{name: _playouts(name) for name in reihum.GAMES}}, 5 * rounds
        )
        loops = peers.rates(
            {"hearts": peers.hearts_python_loop(60), **{name: _python_loop(name) for name in reihum.GAMES}}, 5 * rounds
        )
        # So often that games of every age are among those measured, as they are in somebody's training.
        batches = peers.rates(
            {"pgx": peers.pgx_batch(BATCH, STEPS), **{name: _batch(name) for name in reihum.GAMES}}, 7 * rounds
        )
        costs = {name: _costs(name, rounds) for name in reihum.GAMES}
    return {
        "playout_decisions_per_s": {name: round(rate) for name, rate in playouts.items()},
        "playout_vs_openspiel_hearts": _ratios(playouts, "hearts"),
        **pairs,
        "python_loop_decisions_per_s": {name: round(rate) for name, rate in loops.items()},
        "python_loop_vs_openspiel": _ratios(loops, "hearts"),
        "batch_steps_per_s": {name: round(rate) for name, rate in batches.items()},
        "batch_vs_pgx_sparrow_mahjong": _ratios(batches, "pgx"),
        "copy_us": {name: cost["copy"] for name, cost in costs.items()},
        "conceal_us": {name: cost["conceal"] for name, cost in costs.items()},
        "redeal_us": {name: cost["redeal"] for name, cost in costs.items()},
        "record_bytes": {name: reihum.game(name).rules.dtype.itemsize for name in reihum.GAMES},
        "first_prompt_cold_s": round(statistics.median(first_prompt(cold=True) for _ in range(3)), 2),
        "first_prompt_warm_s": round(statistics.median(first_prompt(cold=False) for _ in range(3)), 2),
    }


def _ratios(rates: dict[str, float], peer: str) -> dict[str, float]:
    return {name: round(rate / rates[peer], 2) for name, rate in rates.items() if name != peer}


def _playouts(name: str) -> Callable[[], int]:
    game = reihum.game(name, players=PLAYERS)
    salts = iter(range(1 << 30))

    def work() -> int:
        salt = next(salts)
        return game.batch(GAMES, seed=salt).playout(salt)  # dealing counts, as it does for hearts

    return work


def _python_loop(name: str) -> Callable[[], int]:
    game = reihum.game(name, players=PLAYERS)
    luck = random.Random(1)
    seeds = iter(range(1 << 30))

    def work() -> int:
        decisions = 0
        while decisions < 3000:
            match = game.start(seed=next(seeds))
            while match.to_move >= 0:
                match.play(luck.choice(match.legal()))
                decisions += 1
        return decisions

    return work


def _batch(name: str) -> Callable[[], int]:
    batch = reihum.game(name, players=PLAYERS).batch(BATCH, seed=1)
    salts = iter(range(1 << 30))

    def work() -> int:
        for _ in range(STEPS):
            mask = batch.legal_mask
            moves = batch.random_moves(next(salts))
            assert mask[0, moves[0]]
            batch.step(moves)
            batch.restart_finished()
        return BATCH * STEPS

    return work


def _costs(name: str, rounds: int) -> dict[str, float]:
    """Microseconds to copy, conceal and redeal a record: median over positions of random games."""
    game = reihum.game(name, players=PLAYERS)
    sources = (*sources_of(game.rules), Path(drivers.__file__))
    entries = EntryPoints(
        f"{name}-bench", bind(drivers, game.rules, bound_drivers(game.rules)), drivers.SIGNATURES, sources
    )
    key = np.arange(1, 9, dtype=np.int64)
    copy, conceal, redeal = [], [], []
    for record, viewer in _positions(game):
        base = _best(partial(entries.copy_often, record, TIMES), rounds)
        copy.append(base)
        conceal.append(_best(partial(entries.conceal_often, record, viewer, TIMES), rounds) - base)
        hidden = record.copy()
        game.engine.conceal_one(hidden, viewer)
        redeal.append(_best(partial(entries.redeal_often, hidden, viewer, key, TIMES), rounds) - base)
    return {
        "copy": round(statistics.median(copy), 3),
        "conceal": round(statistics.median(conceal), 3),
        "redeal": round(statistics.median(redeal), 3),
    }


def _best(work: Callable[[], Any], rounds: int) -> float:
    """Microseconds a repetition, the quickest of some rounds: what the code costs without the machine's other work."""
    quickest = float("inf")
    for _ in range(rounds):
        begin = time.perf_counter()
        work()
        quickest = min(quickest, time.perf_counter() - begin)
    return quickest / TIMES * 1e6


def _positions(game: reihum.Game) -> list[tuple[Any, int]]:
    luck = random.Random(5)
    found = []
    for seed in range(POSITIONS):
        match = game.start(seed=seed)
        for _ in range(luck.randrange(10, 60)):
            if not match.is_over:
                match.play(luck.choice(match.legal()))
        found.append((np.frombuffer(match.to_bytes(), np.uint8).copy(), luck.randrange(game.players)))
    return found


def first_prompt(*, cold: bool) -> float:
    """Seconds from typing ``reihum play`` and the name of a game to the first prompt, in a real terminal."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "XDG_DATA_HOME": folder, "TERM": "xterm", "COLUMNS": "80"}
        environment.pop("REIHUM_JIT", None)
        if cold:
            environment["REIHUM_CACHE_DIR"] = folder
        ours, theirs = pty.openpty()
        begin = time.perf_counter()
        process = subprocess.Popen(
            [sys.executable, "-m", "reihum", "play", reihum.GAMES[0], "--start", "0"],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment,
            start_new_session=True,
        )
        seen = b""
        while b"Guest> " not in seen:
            if not select.select([ours], [], [], 60)[0]:
                raise TimeoutError("no prompt within a minute")
            seen += os.read(ours, 65536)
        taken = time.perf_counter() - begin
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        os.close(ours)
        os.close(theirs)
    return taken
