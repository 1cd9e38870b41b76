"""Compiled code is kept on disk; what one process kept serves any other, in any company."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import reihum
from reihum.core import drivers
from reihum.core.engine import Engine, bind
from reihum.core.registry import rule_files, rules_of

GAMES = sorted(reihum.GAMES, key=lambda name: sum(path.stat().st_size for path in rule_files(rules_of(name))))[:2]
"""Those that compile quickest."""
DEAL = """
import sys, reihum
for name in sys.argv[1:]:
    reihum.game(name).key(seed=1)  # through drivers that call drivers
"""


def _deal(cache: Path, *games: str) -> None:
    environment = {**os.environ, "REIHUM_CACHE_DIR": str(cache), "REIHUM_JIT": "1"}
    subprocess.run([sys.executable, "-c", DEAL, *games], env=environment, check=True)


def test_no_two_games_have_drivers_of_one_name() -> None:
    """Numba makes linker symbols of these names."""
    names = {bind(drivers, rules_of(game))["batch_setup"].__qualname__ for game in GAMES}
    assert len(names) == len(GAMES)


@pytest.mark.long
def test_games_compiled_by_different_processes_run_side_by_side(tmp_path: Path) -> None:
    """Each is the first thing its process compiles, so Numba numbers them alike."""
    for game in GAMES:
        _deal(tmp_path, game)
    _deal(tmp_path, *GAMES)


def test_checks_of_bounds_that_are_off_are_as_good_as_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was compiled without them is found, and what was compiled with them is not taken for it."""
    kept = []
    for asked in (None, "", "0", "1"):
        monkeypatch.delenv("NUMBA_BOUNDSCHECK", raising=False)
        if asked is not None:
            monkeypatch.setenv("NUMBA_BOUNDSCHECK", asked)
        kept.append(Engine(rules_of(GAMES[0]))._stem)
    usual, empty, off, checked = kept
    assert usual == empty == off != checked
