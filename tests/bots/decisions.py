"""Decisions of every level, to be asked for in any build: the calls of entry points that lead to them."""

import itertools
from collections.abc import Iterator
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from reihum.bots.engine import bot_engine
from reihum.bots.levels import LEVELS, settings_of_level
from reihum.core.chance import key_of_seed
from reihum.core.record import Buffer
from reihum.core.rules import Rules
from tests.core.browser_module import Argument, Kept

from .positions import positions

AT_ONCE: Final = 1 << 40

Calls = list[tuple[str, list[Argument]]]


def calls(rules: Rules, level: str, record: Buffer, seed: int) -> Calls:
    """What to call so that a bot of a level decides, with a budget of playouts and no clock; the last call answers."""
    settings: dict[str, Any] = settings_of_level(level, rules)
    if settings["entry"] != "think":
        return [(settings["entry"], [record.copy(), np.array([seed + 1], np.int64)])]
    mind = Kept("mind", settings["bytes"])
    limits: NDArray[Any] = np.array(settings["limits"])
    begin: list[Argument] = [mind, key_of_seed(seed), np.array(settings["tuning"]), limits]
    return [("begin_thinking", begin), ("think", [mind, record.copy(), AT_ONCE])]


def decided_here(rules: Rules, asked: Calls) -> int:
    """What this build decides."""
    kept: dict[str, Buffer] = {}
    move = -1
    for entry, args in asked:
        given = [
            kept.setdefault(arg.name, np.zeros(arg.size, np.uint8))
            if isinstance(arg, Kept)
            else arg.copy()
            if isinstance(arg, np.ndarray)
            else arg
            for arg in args
        ]
        move = int(getattr(bot_engine(rules), entry)(*given))
    return move


def questions(rules: Rules, count: int, each: int) -> Iterator[tuple[str, Calls]]:
    """What every level is asked in so many positions, at most ``each`` of one match, with every number of players.

    A bot that has one move only cannot choose another one: there is always a choice. Each comes with where it is.
    """
    found = 0
    for seed in itertools.count():
        players = rules.min_players + seed % (rules.max_players - rules.min_players + 1)
        every = 3 + 4 * (seed % 5)
        decided = (match for match in positions(rules.name, players, every, seed) if len(match.legal()) > 1)
        for match in itertools.islice(decided, each):
            record = match.concealed(match.to_move)
            for level in LEVELS:
                yield f"{level}, seed {seed}, move {len(match.moves)}", calls(rules, level, record, seed)
            found += 1
            if found == count:
                return
