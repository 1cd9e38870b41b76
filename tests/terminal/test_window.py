"""A real terminal: what Tab does, what `hint` says, and what is in sight in a small window."""

import io
import os
import pty
import re
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest
from rich.console import Console

import reihum
from reihum import Seat
from reihum.terminal.table import Quit, TerminalTable

from .shell import PLAIN

PATIENCE_S = 120


def read_until(terminal: int, wanted: str) -> str:
    """What a terminal shows up to a text; fails if it does not come."""
    seen, deadline = b"", time.monotonic() + PATIENCE_S
    while wanted not in seen.decode(errors="replace"):
        ready, _, _ = select.select([terminal], [], [], max(0, deadline - time.monotonic()))
        assert ready, f"{wanted!r} did not come: {seen.decode(errors='replace')[-800:]}"
        seen += os.read(terminal, 4096)
    return seen.decode(errors="replace")


def test_tab_completes_and_a_hint_gives_its_reason(tmp_path: Path) -> None:
    terminal, inside = pty.openpty()
    words = ["play", "superstar", "--seed", "1", "--start", "0", "--bot", "greedy", "--new", "-n", "Ada"]
    table = subprocess.Popen(
        [sys.executable, "-m", "reihum", *words],
        stdin=inside,
        stdout=inside,
        stderr=inside,
        close_fds=True,
        env={**os.environ, **PLAIN, "XDG_DATA_HOME": str(tmp_path), "TERM": "xterm"},
    )
    os.close(inside)
    try:
        read_until(terminal, "Ada> ")
        os.write(terminal, b"hi\t")
        read_until(terminal, "hint")
        os.write(terminal, b"\n")
        said = " ".join(read_until(terminal, "Ada> ").split())
        assert re.search(r"(Play|Lead) \d+", said), said
        assert re.search(r"of 100 games|next best|in \d+ of \d+ cases", said), "a reason, not a label"
        os.write(terminal, b"qu\t\n")
        read_until(terminal, "The match is kept")
    finally:
        table.kill()
        table.wait()
        os.close(terminal)


@pytest.mark.parametrize("name", reihum.GAMES)
def test_the_heading_of_the_board_is_in_sight_in_a_small_window(name: str, tmp_path: Path) -> None:
    """At 60 × 20 most boards are too high: what stands at their top is said again above the prompt."""
    game = reihum.game(name, start=0)
    match = game.start(seed=1, seats=[Seat("Ada"), *(Seat(f"Bot {seat}", "greedy") for seat in range(1, game.players))])
    console = Console(file=io.StringIO(), width=60, height=20, no_color=True, record=True)

    def ask(prompt: str) -> str:
        raise EOFError

    table = TerminalTable(match, console, tmp_path / "match.json", ask)
    with pytest.raises(Quit):
        table.run()
    table.close()
    shown = console.export_text().rstrip().splitlines()
    heading = table.draw(match.view(0), match.names(), ()).parts[0]
    top = Console(file=io.StringIO(), width=60, no_color=True, record=True)
    top.print(heading)
    first = top.export_text().splitlines()[0].strip()
    assert first in [line.strip() for line in shown[-19:]]
