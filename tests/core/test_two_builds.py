"""Two builds, one game: compiled and interpreted rules give the same bytes, move by move."""

import os
import subprocess
import sys

import pytest

import reihum
from reihum.core.jit import COMPILED
from tests.core.trace import trace


def trace_of_the_other_build(name: str) -> list[str]:
    environment = {**os.environ, "REIHUM_JIT": "0" if COMPILED else "1", "PYTHONWARNINGS": "error"}
    done = subprocess.run(
        [sys.executable, "-m", "tests.core.trace", name], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize("name", reihum.GAMES)
def test_compiled_and_interpreted_traces_are_equal(name: str) -> None:
    here, there = list(trace(name)), trace_of_the_other_build(name)
    assert len(here) > 100
    for one, other in zip(here, there, strict=True):
        assert one == other
