import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from reihum.terminal import app
from reihum.terminal.words import speak

from .shell import PLAIN, Printed


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    """Commands choose a language for the whole process."""
    yield
    speak("en")


@pytest.fixture
def command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Callable[..., Printed]:
    """A command run in this process."""
    build = os.environ.get("REIHUM_JIT", "1")  # else the command would choose one for the processes of later tests
    for name, value in {**PLAIN, "XDG_DATA_HOME": str(tmp_path), "REIHUM_JIT": build}.items():
        monkeypatch.setenv(name, value)

    def run(*words: str) -> Printed:
        monkeypatch.setattr(sys, "argv", ["reihum", *words])
        with pytest.raises(SystemExit) as ended:
            app.main()
        return Printed(ended.value.code, *capsys.readouterr())

    return run
