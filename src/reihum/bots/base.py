"""Bots by name, and what they have in common."""

import functools
import hashlib
import importlib
from pathlib import Path
from typing import Any, Final

import numpy as np

from reihum.bots import drivers
from reihum.core import drivers as core_drivers
from reihum.core.engine import EntryPoints, bind, sources_of
from reihum.core.errors import BadOption
from reihum.core.record import TRUTH, Buffer
from reihum.core.rules import Rules

LEVELS: Final = {
    "uniform": "plays any legal move: a baseline, not an opponent",
    "greedy": "looks one turn ahead with a good player's rules of thumb",
}

_SIGNATURES: Final = {
    "choose_uniform": "int64(uint8[::1], int64[::1])",
    "choose_greedy": "int64(uint8[::1], int64[::1])",
    "rate_one": "int64(uint8[::1], float64[::1])",
    "play_match": "int64(uint8[::1], int64[::1], int64[::1])",
}


class BotEngine(EntryPoints):
    """The entry points of a game's bots (see `reihum.bots.drivers`)."""

    choose_uniform: Any
    choose_greedy: Any
    rate_one: Any
    play_match: Any

    def __init__(self, rules: Rules) -> None:
        heuristic = importlib.import_module(f"reihum.bots.heuristics.{rules.name}")
        namespace = bind(drivers, rules, bind(core_drivers, rules), rate=heuristic.rate)
        here = Path(__file__).parent
        sources = (*sources_of(rules.name), here / "drivers.py", here / "heuristics" / f"{rules.name}.py")
        super().__init__(f"{rules.name}-bots", namespace, _SIGNATURES, sources)


@functools.cache
def bot_engine(rules: Rules) -> BotEngine:
    """The bots' engine of a game, one a process."""
    return BotEngine(rules)


class Bot:
    """A player that is a program. It is given what its seat may know, never more, and answers with a move."""

    def __init__(self, level: str, rules: Rules, seed: int | str = 0) -> None:
        self.level = level
        self._dtype = rules.dtype
        self._choose = getattr(bot_engine(rules), f"choose_{level}")
        digest = hashlib.sha256(f"{level} {seed}".encode()).digest()
        self._luck = np.array([int.from_bytes(digest[:4], "little") | 1], np.int64)

    def choose(self, record: Buffer) -> int:
        """The number of the move for the seat to move; ``record`` is concealed for that seat."""
        if record.view(self._dtype)["viewer"][0] == TRUTH:
            raise ValueError("a bot is given a concealed record, never the truth")
        return int(self._choose(record, self._luck))


def make_bot(level: str, rules: Rules, seed: int | str = 0) -> Bot:
    """A bot by its level, reproducible by its seed."""
    if level not in LEVELS:
        raise BadOption(f"There is no bot '{level}'. The bots are: {', '.join(LEVELS)}.")
    return Bot(level, rules, seed)
