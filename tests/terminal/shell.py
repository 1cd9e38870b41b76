"""How the tests use the terminal: as a process, as a command run in this one, or as a table with its answers."""

import io
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from rich.console import Console

from reihum.core.match import Match
from reihum.terminal.table import Quit, TerminalTable

PLAIN = {"COLUMNS": "80", "NO_COLOR": "1", "LC_ALL": "C.UTF-8"}
"""A window of 80 columns without colours, and no wish for a language."""


def reihum_command(*words: str, answers: str | bytes = "", home: Path, **env: str) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [sys.executable, "-m", "reihum", *words],
        input=answers if isinstance(answers, bytes) else answers.encode(),
        capture_output=True,
        timeout=240,
        check=False,
        env={**os.environ, **PLAIN, "XDG_DATA_HOME": str(home), **env},
    )
    return subprocess.CompletedProcess(
        done.args, done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode()
    )


def at_the_table(match: Match, answers: Sequence[str], kept: Path) -> str:
    """What somebody reads who gives these answers and then closes the window."""
    waiting = iter(answers)

    def ask(prompt: str) -> str:
        try:
            return next(waiting)
        except StopIteration:
            raise EOFError from None

    console = Console(file=io.StringIO(), width=80, no_color=True, record=True)
    table = TerminalTable(match, console, kept, ask)
    try:
        table.run()
    except Quit:
        pass
    finally:
        table.close()
    return console.export_text()


class Printed(NamedTuple):
    code: int | str | None
    out: str
    err: str
