"""What several tests are marked with."""

import pytest

import reihum

slow_to_compile_are_long = [
    pytest.param(name, marks=pytest.mark.long if name in ("one_to_nine", "bloom", "qwixx_cards") else ())
    for name in reihum.GAMES
]
"""Every game, those that compile for a minute in the long mode only: for tests that need a build of their own."""
