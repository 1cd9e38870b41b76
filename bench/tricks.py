"""What each trick of the compiled build buys: the same work with it and without it.

A process a variant compiles the batches of a game; then all of them work in turn, so that whatever else the machine
does meets them alike. Bloom by default: its records and its masks are the largest.
"""

import itertools
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

PLAYERS = 3
BATCH = 1024
STEPS = 60
PLAYOUTS = 40
NAMES = ("batch_setup", "batch_look", "batch_step", "batch_random", "batch_restart", "batch_playout")


def without_fetching() -> None:
    """Memory comes when it is asked for."""
    from reihum.core import drivers
    from reihum.core.jit import rule

    @rule
    def fetch(buffer: Any, begin: int, end: int) -> None:
        pass

    vars(drivers)["fetch"] = fetch


def without_marking() -> None:
    """Marks are written bit by bit."""
    import reihum.games.bloom.actions
    import reihum.games.one_to_nine.rules
    from reihum.core.jit import rule

    @rule
    def mark_word(groups: Any, word: int, bits: int) -> int:
        marked = 0
        for group in range(7):
            marks = 0
            for i in range(8):
                marks |= ((bits >> (8 * group + i)) & 1) << (8 * i)
            groups[word * 7 + group] = marks
            marked += marks
        return marked

    for module in (reihum.games.bloom.actions, reihum.games.one_to_nine.rules):
        vars(module)["mark_word"] = mark_word


def without_options() -> None:
    """Numba counts who uses an array, in every function."""
    from reihum.core.build import target

    vars(target)["options_for"] = lambda function: {"nogil": True, "_nrt": True}


VARIANTS: dict[str, Callable[[], None]] = {
    "with_all": lambda: None,
    "without_fetching": without_fetching,
    "without_marking": without_marking,
    "without_options_for": without_options,
}
"""The first is what the others are compared with."""


def run(rounds: int, game: str = "bloom") -> dict[str, Any]:
    """Rates beside the first variant's, medians of interleaved rounds."""
    workers = {
        name: subprocess.Popen(
            [sys.executable, "-m", "bench.tricks", game, name], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        for name in VARIANTS
    }
    rates: dict[str, dict[str, list[float]]] = {work: {name: [] for name in VARIANTS} for work in ("steps", "playouts")}
    for turn in range(5 * rounds):
        order = list(VARIANTS)[:: -1 if turn % 2 else 1]
        for work, name in itertools.product(rates, order):
            worker = workers[name]
            assert worker.stdin is not None
            assert worker.stdout is not None
            print(work, file=worker.stdin, flush=True)
            rates[work][name].append(float(worker.stdout.readline()))
    for worker in workers.values():
        worker.communicate()
    first, *others = VARIANTS
    return {
        "game": game,
        **{
            work: {name: round(statistics.median(np.divide(found[name], found[first]).tolist()), 3) for name in others}
            for work, found in rates.items()
        },
    }


def serve(game: str, variant: str) -> None:
    """Compile, then do what is read, line by line, and write its rate."""
    VARIANTS[variant]()
    from reihum.core.build import cache
    from reihum.core.chance import key_of_seed
    from reihum.core.drivers import HEAD
    from reihum.core.engine import SIGNATURES, EntryPoints, bound_drivers
    from reihum.core.game import Game
    from reihum.games import rules_of

    vars(cache)["directory"] = lambda: None
    rules = rules_of(game)
    points = EntryPoints(variant, bound_drivers(rules), {name: SIGNATURES[name] for name in NAMES}, ())
    template, seed, size = Game(rules, PLAYERS).template(), key_of_seed("1"), rules.dtype.itemsize
    records = np.zeros(BATCH * size, np.uint8)
    masks, heads = np.zeros((BATCH, rules.padded_moves), np.bool_), np.zeros((BATCH, HEAD), np.int64)
    moves = np.zeros(BATCH, np.int64)
    points.batch_setup(records, template, seed, 0)
    points.batch_look(records, masks, heads)
    dealt = BATCH
    for salt, line in enumerate(sys.stdin, 1):
        if line.strip() == "steps":
            begin = time.process_time()
            for step in range(STEPS):
                points.batch_random(masks, heads, salt * STEPS + step, moves)
                points.batch_step(records, masks, heads, moves)
                dealt += points.batch_restart(records, template, seed, dealt, masks, heads)
            done = STEPS * BATCH
        else:
            played = np.zeros(PLAYOUTS * size, np.uint8)
            points.batch_setup(played, template, seed, dealt)
            dealt += PLAYOUTS
            begin = time.process_time()
            done = points.batch_playout(played, salt)
        print(done / (time.process_time() - begin), flush=True)


if __name__ == "__main__":
    serve(*sys.argv[1:])
