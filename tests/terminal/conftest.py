import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from reihum.terminal import app
from reihum.terminal.words import speak

from .shell import PLAIN, Printed

USUAL_BUILD = {"REIHUM_JIT": "1", "NUMBA_BOUNDSCHECK": "0"}


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Commands choose a language for the whole process; they must not choose a build for it."""
    build = {name: os.environ.get(name) for name in USUAL_BUILD}
    yield
    speak("en")
    assert {name: os.environ.get(name) for name in USUAL_BUILD} == build


@pytest.fixture
def command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Callable[..., Printed]:
    """A command run in this process."""
    # Else the command would choose a build for the processes of later tests, which nothing was compiled for.
    build = {name: os.environ.get(name, usual) for name, usual in USUAL_BUILD.items()}
    for name, value in {**PLAIN, "XDG_DATA_HOME": str(tmp_path), **build}.items():
        monkeypatch.setenv(name, value)

    def run(*words: str) -> Printed:
        monkeypatch.setattr(sys, "argv", ["reihum", *words])
        with pytest.raises(SystemExit) as ended:
            app.main()
        return Printed(ended.value.code, *capsys.readouterr())

    return run
