"""Bots of every level choose the same moves compiled and in a browser's module."""

import itertools
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import reihum
from reihum.bots.engine import bot_engine
from reihum.bots.levels import LEVELS, settings_of_level
from reihum.core.chance import key_of_seed
from reihum.core.jit import COMPILED
from reihum.core.match import Match
from reihum.core.record import Buffer
from reihum.core.rules import Rules
from tests.core.browser_module import BrowserModule

from .positions import positions

pytestmark = pytest.mark.skipif(not COMPILED, reason="modules are compiled")
AT_ONCE = 1 << 40

Call = Callable[..., int]


def choose(call: Call, rules: Rules, level: str, record: Buffer, seed: int) -> int:
    """What a bot of a level decides, with a budget of playouts and no clock."""
    settings: dict[str, Any] = settings_of_level(level, rules)
    if settings["entry"] != "think":
        return call(settings["entry"], record.copy(), np.array([seed + 1], np.int64))
    mind = np.zeros(settings["bytes"], np.uint8)
    call("begin_thinking", mind, key_of_seed(seed), np.array(settings["tuning"]), np.array(settings["limits"]))
    return call("think", mind, record.copy(), AT_ONCE)


def has_choice(match: Match) -> bool:
    """A bot that has one move only cannot choose another one."""
    return len(match.legal()) > 1


def compare(name: str, count: int, each: int) -> None:
    """Compare decisions in so many positions, at most ``each`` of one match, with every number of players."""
    rules = reihum.game(name).rules
    engine, module = bot_engine(rules), BrowserModule(rules)
    compared = 0
    try:
        for seed in itertools.count():
            players = rules.min_players + seed % (rules.max_players - rules.min_players + 1)
            decided = (
                match for match in positions(name, players, every=3 + 4 * (seed % 5), seed=seed) if has_choice(match)
            )
            for match in itertools.islice(decided, each):
                record = match.concealed(match.to_move)
                for level in LEVELS:
                    here = choose(lambda entry, *args: int(getattr(engine, entry)(*args)), rules, level, record, seed)
                    assert choose(module.call, rules, level, record, seed) == here, (level, seed, len(match.moves))
                compared += 1
                if compared == count:
                    return
    finally:
        module.close()


@pytest.mark.parametrize("name", reihum.GAMES)
def test_every_level_decides_the_same(name: str) -> None:
    compare(name, 4, each=1)


@pytest.mark.long
@pytest.mark.parametrize("name", reihum.GAMES)
def test_every_level_decides_the_same_in_five_hundred_positions(name: str) -> None:
    compare(name, 500, each=10)
