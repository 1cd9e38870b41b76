"""Runs give the same results wherever they are played, and go on where they were stopped."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import psutil
import pytest
from typer.testing import CliRunner

from reihum.core.errors import BadOption
from reihum.lab.cli import lab
from reihum.lab.errors import LabError
from reihum.lab.executors import InProcess, Processes
from reihum.lab.fingerprint import fingerprint
from reihum.lab.ledger import Ledger
from reihum.lab.play import play_task
from reihum.lab.run import Means, run
from reihum.lab.tasks import Experiment, Setup
from tests.lab.dying import die
from tests.waiting import GIVEN_UP_S, wait_until

PAIR = (("greedy", "uniform"), ("uniform", "greedy"))
EXPERIMENT = Experiment(Setup("superstar", 2), PAIR, "1", 40, detail=True)
INTERPRETED = {"REIHUM_JIT": "0"}  # a fresh process starts at once


def quiet(path: Path, workers: int = 1) -> Means:
    return Means(workers=workers, keep=path, quiet=True)


def test_any_number_of_workers_gives_the_same_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    alone = run({"x": EXPERIMENT}, quiet(tmp_path / "1.jsonl"))
    monkeypatch.setenv("REIHUM_JIT", "0")  # of the workers; this process has its build
    together = run({"x": EXPERIMENT}, quiet(tmp_path / "3.jsonl", workers=3))
    assert alone["x"] == together["x"]
    assert [game.deal for game in alone["x"][::2]] == list(range(40))


def test_a_finished_run_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = run({"x": EXPERIMENT}, quiet(tmp_path / "kept.jsonl"))

    def refuse(*_: object) -> None:
        raise AssertionError("played again")

    monkeypatch.setattr("reihum.lab.executors.play_task", refuse)
    assert run({"x": EXPERIMENT}, quiet(tmp_path / "kept.jsonl"))["x"] == first["x"]


def test_more_games_go_on_from_those_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few = Experiment(Setup("superstar", 2), PAIR, "1", 40)
    many = Experiment(Setup("superstar", 2), PAIR, "1", 60)
    run({"x": few}, quiet(tmp_path / "kept.jsonl"))
    played = []

    def note(task: object) -> object:
        played.append(task)
        return play_task(task)  # type: ignore[arg-type]  # passed on

    monkeypatch.setattr("reihum.lab.executors.play_task", note)
    run({"x": many}, quiet(tmp_path / "kept.jsonl"))
    assert len(played) == len(many.tasks()) - len(few.tasks())


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    whole = run({"x": EXPERIMENT}, quiet(path))
    data = path.read_bytes()
    path.write_bytes(data[: len(data) * 2 // 3])
    assert run({"x": EXPERIMENT}, quiet(path))["x"] == whole["x"]
    lines = path.read_bytes().splitlines()
    assert len(lines) == len(EXPERIMENT.tasks()) + 1
    assert all(json.loads(line) for line in lines)


def test_a_damaged_line_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    whole = run({"x": EXPERIMENT}, quiet(path))
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:2], b"{\x00\xff}\n", *lines[3:]]))
    assert run({"x": EXPERIMENT}, quiet(path))["x"] == whole["x"]


def test_results_of_another_version_are_not_used(tmp_path: Path) -> None:
    task = EXPERIMENT.tasks()[0]
    ledger = Ledger(tmp_path / "kept.jsonl")
    ledger.add(task, play_task(task))
    again = Ledger(tmp_path / "kept.jsonl")
    assert again.find(task, fingerprint("superstar")) is not None
    assert again.find(task, "another version") is None


@pytest.mark.parametrize("content", ["my diary\n", '{"kind": "shopping list"}\n', "x"])
def test_another_file_is_left_alone(tmp_path: Path, content: str) -> None:
    path = tmp_path / "diary.txt"
    path.write_text(content)
    with pytest.raises(LabError, match="is no file of finished tasks"):
        run({"x": EXPERIMENT}, quiet(path))
    assert path.read_text() == content


def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(LabError, match="cannot be kept"):
        run({"x": EXPERIMENT}, quiet(tmp_path / "file" / "kept.jsonl"))


def test_a_worker_that_dies_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REIHUM_JIT", "0")
    path = tmp_path / "kept.jsonl"
    killed: list[int] = []

    def kill_one() -> None:
        while not (path.exists() and len(path.read_bytes().splitlines()) > 1):
            time.sleep(0.02)
        victim = next(child for child in psutil.Process().children() if "spawn_main" in " ".join(child.cmdline()))
        victim.kill()
        killed.append(victim.pid)

    killer = threading.Thread(target=kill_one, daemon=True)
    killer.start()
    found = run({"x": EXPERIMENT}, quiet(path, workers=2))
    killer.join()
    assert killed
    assert found["x"] == [game for task in EXPERIMENT.tasks() for game in play_task(task).games]


def test_workers_that_only_die_end_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REIHUM_JIT", "0")
    monkeypatch.setattr("reihum.lab.executors.work_off", die)
    with pytest.raises(LabError, match="died 3 times without finishing a task"):
        list(Processes(1).play(EXPERIMENT.tasks()[:1]))


def test_no_worker_is_refused() -> None:
    with pytest.raises(BadOption, match="At least one worker"):
        Means(workers=0).executor()
    assert isinstance(Means(workers=1).executor(), InProcess)


AS_IN_A_TERMINAL = (
    "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL); os.execv(sys.executable, sys.argv[1:])"
)
"""A program that is started in the background ignores Ctrl-C, and so would everything that it starts."""

ARENA = ["lab", "arena", "--game", "superstar", "--bots", "greedy,uniform", "--json", "--games"]


def test_ctrl_c_leaves_a_clean_state_and_the_same_command_goes_on(tmp_path: Path) -> None:
    environment = {**os.environ, **INTERPRETED, "XDG_CACHE_HOME": str(tmp_path)}
    for games in (140, 700, 3500):  # if a run was over before Ctrl-C came, a longer one is tried
        command = [sys.executable, "-m", "reihum", *ARENA, str(games), "--workers", "2"]
        process = subprocess.Popen(
            [sys.executable, "-c", AS_IN_A_TERMINAL, *command],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        wait_until(lambda: process.poll() is not None or _kept(tmp_path) > 0)  # noqa: B023 - called at once
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the command and to its workers
        out, err = process.communicate(timeout=GIVEN_UP_S)
        if process.returncode != 0:
            break
    assert process.returncode == 130
    assert out == ""
    assert "the same command goes on from there" in err
    assert "Traceback" not in err
    assert 1 <= _kept(tmp_path) < games // 20  # tasks of twenty games
    # Python's own helper process notices a little later that it is alone
    wait_until(lambda: not any(_belongs_to(other, process.pid) for other in psutil.process_iter()))

    again = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=GIVEN_UP_S, check=True)
    more = [str(games), "--workers", "1", "--keep", str(tmp_path / "here.jsonl")]
    here = CliRunner().invoke(lab, [*ARENA[1:], *more], catch_exceptions=False)
    assert again.stdout == here.stdout
    assert not _ledgers(tmp_path), "a complete run leaves nothing behind"


def _ledgers(cache: Path) -> list[Path]:
    return list((cache / "reihum" / "lab").glob("*.jsonl"))


def _kept(cache: Path) -> int:
    """How many tasks are kept: each is a line, after a first one that says what for."""
    return sum(len(ledger.read_bytes().splitlines()) - 1 for ledger in _ledgers(cache))


def _belongs_to(process: psutil.Process, group: int) -> bool:
    try:
        return os.getpgid(process.pid) == group and process.status() != psutil.STATUS_ZOMBIE
    except (ProcessLookupError, psutil.NoSuchProcess):
        return False
