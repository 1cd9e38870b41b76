"""What several tests are marked with, and which games they are about."""

import pytest

import reihum
from reihum.core.registry import rule_files
from reihum.core.rules import Trait
from reihum.games import rules_of

_SLOW_TO_COMPILE = 60_000  # bytes of rules


def games_with(trait: Trait) -> list[str]:
    """The games that have a trait."""
    return [name for name in reihum.GAMES if trait in rules_of(name).traits]


def games_without(trait: Trait) -> list[str]:
    """The games that do not have a trait."""
    return [name for name in reihum.GAMES if trait not in rules_of(name).traits]


def _is_slow_to_compile(name: str) -> bool:
    return sum(path.stat().st_size for path in rule_files(rules_of(name))) > _SLOW_TO_COMPILE


slow_to_compile_are_long = [
    pytest.param(name, marks=pytest.mark.long if _is_slow_to_compile(name) else ()) for name in reihum.GAMES
]
"""Every game, those that compile for a minute in the long mode only: for tests that need a build of their own."""
