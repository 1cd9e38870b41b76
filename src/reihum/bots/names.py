"""Which bots there are: the levels, searches named by their budget, and what the lab keeps to compare with."""

import re
from typing import Final

from reihum.bots.levels import LEVELS
from reihum.bots.search.thinker import Budget
from reihum.core.errors import BadOption

_PREFIX: Final = "search@"
FIRST_PREFIX: Final = "first@"
"""A search as the first ones were: by the linear evaluation, with the tuning that belongs to it."""
FIRST_EXPERT: Final = "expert@1"
"""The first expert, kept to compare with."""
_SEARCH: Final = re.compile(f"(?:{_PREFIX}|{FIRST_PREFIX})" + r"([0-9]+(?:\.[0-9]+)?)(s?)")


def no_such_bot(name: str) -> str:
    """What somebody reads who asked for a bot that does not exist."""
    return f"There is no bot '{name}'. The bots are: {', '.join(LEVELS)}."


def check_name(name: str) -> None:
    """Refuse what is neither a level nor a search with a budget."""
    if name not in LEVELS and name != FIRST_EXPERT:
        budget_of(name)


def budget_of(name: str) -> Budget:
    """The budget in the name of a search: ``search@500`` (playouts a decision), ``search@0.5s`` (seconds)."""
    if not name.startswith((_PREFIX, FIRST_PREFIX)):
        raise BadOption(
            f"{no_such_bot(name)} "
            "Or search@500 for a search with 500 playouts a decision, search@0.5s for one with half a second."
        )
    found = _SEARCH.fullmatch(name)
    if found is None or ("." in found[1] and not found[2]):
        raise BadOption(
            f"'{name}' is no search: write search@500 for 500 playouts a decision, or search@0.5s for half a second."
        )
    budget = Budget(seconds=float(found[1])) if found[2] else Budget(playouts=int(found[1]))
    budget.check()
    return budget
