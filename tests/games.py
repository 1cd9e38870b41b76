"""The games that a generic test is about: all that are installed, or those that bring what it looks at."""

from reihum.core.registry import NAMES, OURS, folder_of, rules_of
from reihum.core.rules import Trait


def bringing(*path: str) -> list[str]:
    """Return ours, which must have that file or folder, and of the others those that do."""
    return [name for name in NAMES if name in OURS or folder_of(rules_of(name)).joinpath(*path).exists()]


def has_long_turns(name: str) -> bool:
    """Whether some turns of a game are several small moves."""
    return Trait.LONG_TURNS in rules_of(name).traits
