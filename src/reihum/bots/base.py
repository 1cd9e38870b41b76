"""Bots by name, and what they have in common."""

import re
from typing import Final, Protocol

from reihum.bots.engine import bot_engine
from reihum.bots.levels import LEVELS, thinker_of_level
from reihum.bots.simple import SIMPLE, SimpleBot
from reihum.bots.thinker import Budget, Candidate, Thinker
from reihum.core.errors import BadOption
from reihum.core.record import Buffer
from reihum.core.rules import Rules

_SEARCH: Final = re.compile(r"search@([0-9]+(?:\.[0-9]+)?)(s?)")


class Bot(Protocol):
    """A player that is a program. It is given what its seat may know, never more, and answers with a move."""

    level: str

    def choose(self, record: Buffer) -> int:
        """The number of the move for the seat to move; ``record`` is concealed for that seat."""

    def explain(self, record: Buffer) -> list[Candidate]:
        """Every legal move and what the bot thinks of it, best first."""


def make_bot(level: str, rules: Rules, seed: int | str = 0, seconds: float = 0.0) -> Bot:
    """A bot by its level, or by its budget: ``search@500`` (playouts a decision), ``search@0.5s`` (seconds).

    The same seed brings the same decisions, unless the clock ends them.

    With ``seconds`` it answers after that time even if it would like to think on, for people who wait; what it plays
    then depends on how fast the machine is.
    """
    if level in SIMPLE:
        return SimpleBot(level, rules, seed)
    if level in LEVELS:
        return thinker_of_level(level, rules, seed, seconds)
    if level.startswith("search@"):
        return Thinker(rules, _budget(level, seconds), seed, level)
    raise BadOption(
        f"There is no bot '{level}'. The bots are: {', '.join(LEVELS)}; "
        "or search@500 for a search with 500 playouts a decision, search@0.5s for one with half a second."
    )


def _budget(name: str, seconds: float) -> Budget:
    """The budget in the name of a search."""
    found = _SEARCH.fullmatch(name)
    if found is None or ("." in found[1] and not found[2]):
        raise BadOption(
            f"'{name}' is no search: write search@500 for 500 playouts a decision, or search@0.5s for half a second."
        )
    if found[2]:
        wanted = float(found[1])
        return Budget(seconds=min(wanted, seconds) if seconds else wanted)
    budget = Budget(playouts=int(found[1]))
    budget.check()
    return Budget(budget.playouts, seconds)


__all__ = ["LEVELS", "Bot", "Budget", "Candidate", "bot_engine", "make_bot"]
