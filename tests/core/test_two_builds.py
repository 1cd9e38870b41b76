"""Two builds, one game: compiled and interpreted rules give the same bytes, move by move."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import reihum


def trace(name: str, build: str) -> list[str]:
    program = Path(__file__).parent / "trace.py"
    environment = {**os.environ, "REIHUM_JIT": build, "PYTHONWARNINGS": "error"}
    done = subprocess.run(
        [sys.executable, str(program), name], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize("name", reihum.GAMES)
def test_compiled_and_interpreted_traces_are_equal(name: str) -> None:
    compiled, interpreted = trace(name, "1"), trace(name, "0")
    assert len(compiled) > 100
    for one, other in zip(compiled, interpreted, strict=True):
        assert one == other
