"""The five games. Each is a package of this folder that offers its `Rules` as ``RULES``."""

import difflib
import functools
import importlib
from typing import Final

from reihum.core.errors import BadOption
from reihum.core.rules import Rules

NAMES: Final = ("one_to_nine", "bloom", "qwixx_cards", "pretty_tricky", "superstar")


@functools.cache
def rules_of(name: str) -> Rules:
    """The rules of a game by its name."""
    if name not in NAMES:
        near = difflib.get_close_matches(name, NAMES, n=1)
        hint = f" Did you mean '{near[0]}'?" if near else ""
        raise BadOption(f"There is no game '{name}'.{hint} The games are: {', '.join(NAMES)}.")
    rules: Rules = importlib.import_module(f"reihum.games.{name}").RULES
    return rules
