"""Bots that think in processes of their own, and what happens when such a process ends."""

import io
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest

import reihum
from reihum import Match, Seat
from reihum.bots.engine import bot_engine
from reihum.bots.hints.hint import BUDGET
from reihum.games import rules_of
from reihum.terminal.thinking import DistantBot, DistantMind, NoAnswer
from reihum.terminal.words import speak

from .shell import PLAIN, Printed

LEVEL = "search@4"


@pytest.fixture
def match() -> Match:
    return reihum.game("superstar", players=2, start=0).start(seed=1)


@pytest.fixture
def bot() -> Iterator[DistantBot]:
    bot = DistantBot(LEVEL, rules_of("superstar"), "1")
    yield bot
    bot.close()


def bot_processes(of: int) -> list[psutil.Process]:
    """The processes of bots that a process has started."""
    return [child for child in psutil.Process(of).children() if "reihum.protocol.bot_process" in child.cmdline()]


def kill(process: psutil.Process) -> None:
    process.kill()
    while process.is_running() and process.status() != psutil.STATUS_ZOMBIE:
        time.sleep(0.01)


def test_a_process_that_ended_is_started_anew_and_asked_the_same(bot: DistantBot, match: Match) -> None:
    record = match.concealed(0)
    answer = bot.choose(record)
    (first,) = bot_processes(os.getpid())
    kill(first)
    assert bot.choose(record) == answer
    (second,) = bot_processes(os.getpid())
    assert second.pid != first.pid


def test_a_process_that_ends_while_it_thinks_is_replaced(bot: DistantBot, match: Match) -> None:
    """It is stopped before it is asked, so that it is sure to have the question and no answer when it ends."""
    record = match.concealed(0)
    answer = bot.choose(record)
    (first,) = bot_processes(os.getpid())
    first.suspend()
    killer = subprocess.Popen(["sh", "-c", f"sleep 0.3; kill -9 {first.pid}"])
    assert bot.choose(record) == answer
    killer.wait()


def test_two_processes_that_end_are_told_in_a_sentence(
    bot: DistantBot, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", "false")
    with pytest.raises(NoAnswer, match="ended before it had answered, and so did the next one"):
        bot.choose(match.concealed(0))


def test_what_a_bot_cannot_think_about_is_told_in_a_sentence(bot: DistantBot, match: Match) -> None:
    with pytest.raises(NoAnswer, match="could not think: "):
        bot.choose(match.concealed(0)[:-1])


def test_hints_are_thought_out_by_compiled_rules_if_there_are_any(match: Match) -> None:
    rules = match.game.rules
    if not bot_engine(rules).is_warm:
        pytest.skip("nothing is compiled")
    mind = DistantMind(rules)
    try:
        assert mind.hint(match.concealed(0)).playouts == BUDGET[1]
    finally:
        mind.close()
    assert not bot_processes(os.getpid())


def test_a_failure_is_told_in_the_language_spoken(
    bot: DistantBot, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", "false")
    speak("de")
    with pytest.raises(NoAnswer, match="endete ohne Antwort"):
        bot.choose(match.concealed(0))


def test_a_match_whose_bot_fails_is_kept(
    command: Callable[..., Printed], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", "false")
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 20))
    done = command("play", "superstar", "--start", "0", "--bot", LEVEL)
    assert done.code == 2
    assert "The match is kept. Go on with: reihum play superstar" in " ".join(done.err.split())
    assert json.loads((tmp_path / "reihum" / "superstar.json").read_text())["moves"]


def test_a_table_goes_on_after_the_end_of_a_process(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    seats = [Seat("Ada"), Seat("Bot", LEVEL)]
    reihum.game("superstar", players=2, start=0).start(seed=1, seats=seats).save(path)
    table = subprocess.Popen(
        [sys.executable, "-m", "reihum", "play", "--resume", str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **PLAIN},
    )
    assert table.stdin is not None
    while not bot_processes(table.pid):
        table.stdin.write("1\n")
        table.stdin.flush()
        time.sleep(0.2)
    kill(bot_processes(table.pid)[0])
    said, errors = table.communicate("1\n" * 4000, timeout=240)
    assert table.returncode == 0, errors
    assert not errors
    assert "The end" in said
