"""What a result needs to be comparable: machine, commit, versions, time."""

import json
import os
import platform
import subprocess
import time
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

RESULTS = Path(__file__).parent / "results"


def stamp() -> dict[str, Any]:
    packages = {}
    for name in ("numba", "numpy", "open_spiel", "pgx", "jax"):
        try:
            packages[name] = version(name)
        except PackageNotFoundError:
            continue
    return {
        "date": time.strftime("%Y-%m-%d"),
        "commit": _commit(),
        "cpu": _cpu(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "million_additions_ms": _million_additions_ms(),
        "packages": packages,
    }


def _million_additions_ms() -> float:
    """How fast this machine runs this Python just now, the best of some tries: shared machines change by a factor."""
    taken = []
    for _ in range(5):
        begin, total = time.perf_counter(), 0
        for number in range(1_000_000):
            total += number
        taken.append(time.perf_counter() - begin)
    return round(min(taken) * 1e3, 1)


def _commit() -> str:
    done = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    return done.stdout.strip() or "none"


def _cpu() -> str:
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor()


def keep(name: str, result: dict[str, Any]) -> Path:
    """Write a result to bench/results; the newest one is kept in the repository."""
    RESULTS.mkdir(exist_ok=True)
    path = RESULTS / f"{name}.json"
    path.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")
    return path
