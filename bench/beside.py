"""What a change of the server costs or buys: this tree and others, saturated in turn on the same core.

A trick is measured by leaving it out in another checkout. Processor time a move is what is compared: what else the
machine does meets all of them alike, and moves a second say the same with more noise.
"""

import contextlib
import os
import statistics
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from tests.server.harness import Server, running

from bench.peers import ROOT
from bench.server import GAME, load, stay

TABLES = 500
SECONDS = 2.0
RATES = (1000, 0)  # moves a second; 0: all that the server can


def run(rounds: int, folders: list[str]) -> dict[str, Any]:
    """Of every tree, and of how it compares with this one in the same round, what is in the middle."""
    os.environ["REIHUM_JIT"] = "1"
    trees = {"here": ROOT, **{Path(folder).name: Path(folder).resolve() for folder in folders}}
    found: dict[str, list[dict[str, float]]] = {name: [] for name in trees}
    for turn in range(rounds):
        for name in list(trees)[:: -1 if turn % 2 else 1]:
            with _worker(trees[name]) as (server, pid):
                paced, saturated = load("reihum", server.url, pid, SECONDS, TABLES, RATES, GAME)["runs"]
            found[name].append(
                {
                    "cpu_us_a_move": saturated["cpu_us_a_move"],
                    "moves_per_s": saturated["moves_per_s"],
                    "p50_ms_at_1000": paced["p50_ms"],
                    "p99_ms_at_1000": paced["p99_ms"],
                }
            )
    return {name: {measure: _of(runs, found["here"], measure) for measure in runs[0]} for name, runs in found.items()}


def _of(runs: list[dict[str, float]], here: list[dict[str, float]], measure: str) -> dict[str, Any]:
    """The median, and the quartiles of the ratios."""
    values, others = ([one[measure] for one in tree] for tree in (runs, here))
    quartiles = np.quantile(np.divide(values, others), (0.25, 0.5, 0.75))
    return {"median": round(statistics.median(values), 2), "beside_here": [round(float(part), 3) for part in quartiles]}


@contextlib.contextmanager
def _worker(tree: Path) -> Iterator[tuple[Server, int]]:
    """One worker of a tree on its core."""
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = str(tree / "src")
    try:
        with (
            tempfile.TemporaryDirectory(prefix="reihum-bench-") as folder,
            running(f"sqlite:///{folder}/reihum.db") as server,
        ):
            (pid,) = server.workers()
            stay(pid)
            yield server, pid
    finally:
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before
