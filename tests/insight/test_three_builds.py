"""A review is the same to the byte compiled, in a browser's module, and interpreted."""

import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import reihum
from reihum.bots.continuing import SUMS
from reihum.bots.engine import bot_engine
from reihum.bots.levels import settings_of_level
from reihum.bots.reviews.accounts import LEDGER
from reihum.core.chance import key_of_seed
from reihum.core.jit import COMPILED
from reihum.core.registry import rules_of
from reihum.core.writer import new_page, text_of
from reihum.insight.steps import steps_of
from tests.core.browser_module import BrowserModule

from .matches import LIMITS

Call = Callable[..., Any]
MOVES = 400
"""No match of these is longer."""


def told(name: str, call: Call, deals: int, playouts: int, finders: tuple[str, ...]) -> str:
    """What is found of some steps of a match, by entry points that are called as is said."""
    rules = rules_of(name)
    game = reihum.game(name, players=2, **LIMITS.get(name, {}))
    match = game.start(seed="builds")
    for number in range(MOVES):
        if match.is_over:
            break
        legal = match.legal()
        match.play(legal[number * 7 % len(legal)])
    assert match.is_over
    key = key_of_seed("builds")
    steps = list(steps_of(match))
    levels = [settings_of_level(level, rules) for level in finders]
    tunings = np.array([number for level in levels for number in level["tuning"]], np.float64)
    limits = np.array([number for level in levels for number in level["limits"]], np.int64)
    mind = np.zeros(max([level["bytes"] for level in levels], default=0), np.uint8)
    budget = np.array([playouts, playouts, 2 * playouts], np.int64)
    parts: list[str] = []
    sums = np.zeros((len(steps), SUMS))
    chosen = range(0, len(steps), max(1, len(steps) // 4))
    for number in chosen:
        step, found = steps[number], np.zeros(SUMS)
        call("measure_step", step.record.copy(), step.seat, step.moves, step.length, key, 0, playouts, found)
        if not step.is_forced:
            page = new_page()
            given = (step.concealed.copy(), step.moves, step.length, budget, key, mind, tunings, limits)
            call("write_decision", *given, found, page)
            parts.append(text_of(page).decode())
        sums[number] = found
        chances = np.zeros(SUMS)
        call("measure_chances", step.concealed.copy(), key, 0, playouts, chances)
        parts.append(chances.tobytes().hex())
    start = np.zeros(SUMS)
    call("measure_start", game.template(), key, 0, deals, start)
    about = np.concatenate([steps[number].about for number in chosen])
    ledger = np.zeros(len(chosen) * LEDGER, np.int64)
    everything = np.concatenate([sums[number] for number in chosen])
    final = np.frombuffer(match.to_bytes(), np.uint8).copy()
    call("fill_ledger", final, about, everything, ledger)
    page = new_page()
    call("write_step", about, ledger, 2, 0, page)
    parts.append(text_of(page).decode())
    call("write_summary", about, everything, ledger, start, 2, page)
    parts.append(text_of(page).decode())
    return "\n".join([*parts, everything.tobytes().hex()])


def told_here(name: str, *how: Any) -> str:
    engine = bot_engine(rules_of(name))
    return told(name, lambda entry, *given: getattr(engine, entry)(*given), *how)


def show(name: str) -> None:
    print(told_here(name, 2, 4, ()))


@pytest.mark.skipif(not COMPILED, reason="modules are compiled")
@pytest.mark.parametrize("name", reihum.GAMES)
def test_a_browser_finds_the_same(name: str) -> None:
    how = (16, 64, ("hard", "expert"))
    module = BrowserModule(rules_of(name))
    try:
        assert told(name, module.call, *how) == told_here(name, *how)
    finally:
        module.close()


@pytest.mark.skipif(not COMPILED, reason="it is compared with the compiled build")
@pytest.mark.parametrize("name", reihum.GAMES)
def test_plain_python_finds_the_same(name: str) -> None:
    code = f"from tests.insight.test_three_builds import show; show({name!r})"
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "REIHUM_JIT": "0"}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == told_here(name, 2, 4, ())
