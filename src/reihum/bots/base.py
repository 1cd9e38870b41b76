"""Bots by name, and what they have in common."""

from typing import Protocol

from reihum.bots.engine import bot_engine
from reihum.bots.levels import FIRST_PLAYOUTS, LEVELS, thinker_of_level
from reihum.bots.names import FIRST_EXPERT, FIRST_PREFIX, budget_of
from reihum.bots.search.thinker import Budget, Candidate, Thinker
from reihum.bots.simple import SIMPLE, SimpleBot
from reihum.core.record import Buffer
from reihum.core.rules import Rules


class Bot(Protocol):
    """A player that is a program. It is given what its seat may know, never more, and answers with a move."""

    level: str

    def choose(self, record: Buffer) -> int:
        """The number of the move for the seat to move; ``record`` is concealed for that seat.

        Any other record is refused with `reihum.bots.BadQuestion`.
        """

    def explain(self, record: Buffer) -> list[Candidate]:
        """Every legal move and what the bot thinks of it, best first."""


def make_bot(level: str, rules: Rules, seed: int | str = 0, seconds: float = 0.0) -> Bot:
    """A bot by its level, or by its budget: ``search@500`` (playouts a decision), ``search@0.5s`` (seconds).

    To compare with: ``expert@1`` is the first expert, ``first@500`` a search like it with another budget.

    The same seed brings the same decisions, unless the clock ends them.

    With ``seconds`` it answers after that time even if it would like to think on, for people who wait; what it plays
    then depends on how fast the machine is.
    """
    if level in SIMPLE:
        return SimpleBot(level, rules, seed)
    if level in LEVELS:
        return thinker_of_level(level, rules, seed, seconds)
    budget = Budget(FIRST_PLAYOUTS) if level == FIRST_EXPERT else budget_of(level)
    if seconds:
        budget = Budget(budget.playouts, min(budget.seconds or seconds, seconds))
    is_first = level == FIRST_EXPERT or level.startswith(FIRST_PREFIX)
    return Thinker(rules, budget, seed, level, bot_engine(rules).first_tuning if is_first else None)


__all__ = ["LEVELS", "Bot", "Budget", "Candidate", "bot_engine", "make_bot"]
