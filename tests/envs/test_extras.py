"""Without the optional libraries everything else works, and the interfaces say what is missing."""

import os
import subprocess
import sys

import pytest

HIDE = """
import sys
class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {hidden!r}:
            raise ModuleNotFoundError("No module named " + repr(name), name=name)
sys.meta_path.insert(0, Hidden())
"""


def run(program: str, *hidden: str) -> str:
    """Run a program in which these libraries cannot be imported; the last line it wrote."""
    source = HIDE.format(hidden=set(hidden)) + program
    interpreted = {**os.environ, "REIHUM_JIT": "0"}  # starts at once
    result = subprocess.run(
        [sys.executable, "-c", source], check=False, capture_output=True, text=True, env=interpreted
    )
    return (result.stdout + result.stderr).strip().splitlines()[-1]


LIBRARIES = ("gymnasium", "pettingzoo", "pyspiel", "open_spiel", "matplotlib")


def test_reihum_needs_none_of_them() -> None:
    program = "import reihum, reihum.envs, reihum.bots, reihum.envs.rewards; print(len(reihum.GAMES))"
    assert run(program, *LIBRARIES) == "5"


@pytest.mark.parametrize(
    ("module", "library", "hidden"),
    [
        ("reihum.envs.bloom_v2", "PettingZoo", ["pettingzoo"]),
        ("reihum.envs.bloom_v2", "Gymnasium", ["pettingzoo", "gymnasium"]),
        ("reihum.envs.gym", "Gymnasium", ["gymnasium"]),
        ("reihum.envs.openspiel", "OpenSpiel", ["pyspiel"]),
        ("reihum.envs.openspiel.search", "OpenSpiel", ["open_spiel"]),
    ],
)
def test_a_missing_library_is_named_with_what_to_do(module: str, library: str, hidden: list[str]) -> None:
    said = run(f"import {module}", *hidden)
    assert said.endswith(f"{library} is not installed. Install the research extras: pip install 'reihum[research]'")
