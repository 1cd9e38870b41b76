"""Bots of every level choose the same moves compiled and in a browser's module; some of them interpreted, too."""

import os
import subprocess
import sys

import pytest

import reihum
from reihum.bots.levels import LEVELS
from reihum.core.jit import COMPILED
from reihum.games import rules_of
from tests.core.browser_module import BrowserModule

from .decisions import decided_here, questions

pytestmark = pytest.mark.skipif(not COMPILED, reason="modules are compiled")

POSITIONS = 20
INTERPRETED = ("uniform", "greedy")
"""Levels that do not think; how the others do is compared in `test_thinking`."""


def compare(name: str, count: int, each: int) -> None:
    rules = rules_of(name)
    module = BrowserModule(rules)
    compared = 0
    try:
        for where, asked in questions(rules, count, each):
            here, there = decided_here(rules, asked), -1
            for entry, args in asked:
                there = module.call(entry, *args)
            assert there == here, where
            compared += 1
    finally:
        module.close()
    assert compared == count * len(LEVELS)


@pytest.mark.parametrize("name", reihum.GAMES)
def test_every_level_decides_the_same(name: str) -> None:
    compare(name, POSITIONS, each=2)


@pytest.mark.long
@pytest.mark.parametrize("name", reihum.GAMES)
def test_every_level_decides_the_same_in_five_hundred_positions(name: str) -> None:
    compare(name, 500, each=10)


def decide_some(name: str) -> list[str]:
    rules = rules_of(name)
    asked = (question for question in questions(rules, 6, each=3) if question[0].startswith(INTERPRETED))
    return [f"{where}: {rules.moves[decided_here(rules, calls)]}" for where, calls in asked]


@pytest.mark.parametrize("name", reihum.GAMES)
def test_levels_decide_the_same_interpreted(name: str) -> None:
    code = f"from tests.bots.test_in_browsers import decide_some; print(*decide_some({name!r}), sep='\\n')"
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "REIHUM_JIT": "0"}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    here = decide_some(name)
    assert len(here) == 6 * len(INTERPRETED)
    assert done.stdout.splitlines() == here
