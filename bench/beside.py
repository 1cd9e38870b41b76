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


def run(rounds: int, folders: list[str]) -> dict[str, Any]:
    """Of every tree the medians, and of the others how they compare with this one in the same round."""
    os.environ["REIHUM_JIT"] = "1"
    trees = {"here": ROOT, **{Path(folder).name: Path(folder).resolve() for folder in folders}}
    found: dict[str, list[dict[str, Any]]] = {name: [] for name in trees}
    for turn in range(rounds):
        for name in list(trees)[:: -1 if turn % 2 else 1]:
            with _worker(trees[name]) as (server, pid):
                (measured,) = load("reihum", server.url, pid, SECONDS, TABLES, (0,), GAME)["runs"]
                found[name].append(measured)
    return {
        name: {
            measure: round(statistics.median(one[measure] for one in runs), 1)
            for measure in ("cpu_us_a_move", "moves_per_s")
        }
        | {"cpu_beside_here": _beside(runs, found["here"])}
        for name, runs in found.items()
    }


def _beside(runs: list[dict[str, Any]], here: list[dict[str, Any]]) -> list[float]:
    """The quartiles of the ratios, round by round."""
    ratios = [one["cpu_us_a_move"] / other["cpu_us_a_move"] for one, other in zip(runs, here, strict=True)]
    return [round(float(part), 3) for part in np.quantile(ratios, (0.25, 0.5, 0.75))]


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
