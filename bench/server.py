"""How much the server bears: durable moves a second, time until everybody sees them, memory, recovery.

The server under load is one worker on one core; the load program (`bench.load`) has a core of its own. It plays Pretty
Tricky, the simplest of the five: nothing is hidden, as in the game that boardgame.io's server is asked to play by the
same program in the same run, with the store that comes with it, which does not wait for the disk. What a move of each
of every game costs is measured too. On a machine that others use as well, the figures of a single round say little:
rates are driven in several, and the load average stands beside them.
"""

import asyncio
import contextlib
import json
import operator
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil
import uvloop
from tests.server.harness import Postgres, Server, Valkey, free_port, running, wait_until_open

from bench.load import reihum_tables
from bench.load.wire import Http
from bench.peers import ROOT

TABLES = 1000  # of two people
ROUNDS = 3
RATES = (500, 1000, 2000)  # moves a second, before all that the server can
GAME = "pretty_tricky"
IDLE = 2000
RUNNING = 10_000
_SETTING_UP = 8  # tables at once
_SERVER_CORE, _LOAD_CORE = 0, 1


def run(rounds: int) -> dict[str, Any]:
    """All figures of the server; every load is driven for so many seconds, our own in several rounds."""
    seconds = 2.0 * rounds
    os.environ["REIHUM_JIT"] = "1"
    subprocess.run([Path(sys.executable).parent / "reihum", "warm"], check=True, stdout=subprocess.DEVNULL)
    load_before = os.getloadavg()[0]
    growth = _sqlite(seconds)
    at_2000 = next(run for run in growth if run["rate"] == RATES[-1])
    saturated = growth[-1]
    with _boardgame() as (url, pid):
        before = _kib(pid)
        peer = load("boardgame", url, pid, seconds, 200, (200, 0))
        peer_kib = (_kib(pid) - before) / 200
    peer_best = peer["runs"][-1]
    return {
        "moves_per_s": saturated["moves_per_s"],
        "p99_ms": at_2000["p99_ms"],
        "p99_at_moves_per_s": at_2000["moves_per_s"],
        "clients": 2 * TABLES,
        "growth": growth,
        "cpu_us_a_move": _games(seconds / 2),
        **_memory(),
        "postgresql_two_workers": _postgres(seconds),
        "recovery": uvloop.run(_recovery()),
        "boardgame_io": {
            "moves_per_s": peer_best["moves_per_s"],
            "p99_ms": peer["runs"][0]["p99_ms"],
            "p99_at_moves_per_s": peer["runs"][0]["moves_per_s"],
            "match_kib": round(peer_kib, 1),
            "growth": peer["runs"],
        },
        "moves_vs_boardgame_io": round(saturated["moves_per_s"] / peer_best["moves_per_s"], 2),
        "disk_sync_ms": _sync_ms(),
        "load_average": [round(load_before, 2), round(os.getloadavg()[0], 2)],  # before and after
    }


def load(
    server: str, url: str, pid: int, seconds: float, tables: int, rates: tuple[float, ...], games: str = ""
) -> dict[str, Any]:
    """What the load program measured."""
    command = [sys.executable, "-m", "bench.load", server, url, "--tables", str(tables), "--seconds", str(seconds)]
    command += ["--pid", str(pid), "--games", games, *(part for rate in rates for part in ("--rate", str(rate)))]
    if (os.cpu_count() or 1) > _LOAD_CORE:
        command += ["--core", str(_LOAD_CORE)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
    if done.returncode:
        raise RuntimeError(done.stderr[-3000:])
    measured: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return measured


@contextlib.contextmanager
def _worker(**settings: Any) -> Iterator[tuple[Server, int]]:
    """One worker on its core, with SQLite."""
    with (
        tempfile.TemporaryDirectory(prefix="reihum-bench-") as folder,
        running(f"sqlite:///{folder}/reihum.db", **settings) as server,
    ):
        (pid,) = server.workers()
        stay(pid)
        yield server, pid


def stay(pid: int) -> None:
    """Keep a server with all its threads on one core."""
    for thread in psutil.Process(pid).threads():
        psutil.Process(thread.id).cpu_affinity([_SERVER_CORE])


def _kib(pid: int) -> float:
    """Memory that only this process has."""
    return float(psutil.Process(pid).memory_full_info().uss) / 1024


def _sqlite(seconds: float) -> list[dict[str, Any]]:
    """Every rate in some rounds, each with a new server: of each the middle round, and what was measured in all."""
    rounds = []
    for _ in range(ROUNDS):
        with _worker() as (server, pid):
            rounds.append(load("reihum", server.url, pid, seconds / 2, TABLES, (*RATES, 0), GAME)["runs"])
    found = []
    for runs in zip(*rounds, strict=True):
        measure = "p99_ms" if runs[0]["rate"] else "moves_per_s"
        middle = sorted(runs, key=operator.itemgetter(measure))[len(runs) // 2]
        found.append({**middle, f"{measure}_of_rounds": [run[measure] for run in runs]})
    return found


def _games(seconds: float) -> dict[str, int]:
    """Processor time a move of each game, the server saturated."""
    taken = {}
    for game in reihum_tables.GAMES:
        with _worker() as (server, pid):
            (run,) = load("reihum", server.url, pid, seconds, TABLES, (0,), game)["runs"]
        taken[game] = run["cpu_us_a_move"]
    return taken


def _memory() -> dict[str, float]:
    with _worker() as (server, pid):
        idle = uvloop.run(_idle_kib(server.url, pid))
    with _worker() as (server, pid):
        table = uvloop.run(_table_kib(server.url, pid))
    return {"idle_kib": round(idle, 1), "table_kib": round(table, 1)}


async def _idle_kib(url: str, pid: int) -> float:
    """What a connection costs that only watches."""
    (seats,) = await reihum_tables.set_up(url, 1, ("pretty_tricky",))
    spectators = [reihum_tables.ReihumSeat(seats[0].table, -1, {"Origin": url}) for _ in range(IDLE + 20)]
    await reihum_tables.connect_all(url, spectators[:20])  # what the first ones load is not counted
    before = _kib(pid)
    await reihum_tables.connect_all(url, spectators[20:])
    await asyncio.sleep(1.0)
    return (_kib(pid) - before) / IDLE


async def _table_kib(url: str, pid: int) -> float:
    """What a running table costs: all games, evenly."""
    games = reihum_tables.GAMES
    await _set_up_local(url, len(games), games)
    before = _kib(pid)
    await _set_up_local(url, RUNNING, games)
    return (_kib(pid) - before) / RUNNING


async def _set_up_local(url: str, tables: int, games: tuple[str, ...]) -> None:
    wanted = iter(range(tables))

    async def work() -> None:
        http = Http(url)
        _, answered = await http.post("/api/v1/session", {"name": "Host"}, {"Origin": url})
        who = {"Origin": url, "Cookie": answered["set-cookie"].split(";")[0]}
        for number in wanted:
            game = games[number % len(games)]
            others = [{"kind": "local", "name": f"Guest {seat}"} for seat in range(1, reihum_tables.PLAYERS[game])]
            made, _ = await http.post("/api/v1/tables", {"game": game, "seats": [{"kind": "me"}, *others]}, who)
            await http.post(f"/api/v1/tables/{made['id']}/commands", {"type": "start", "id": "start"}, who)
        http.close()

    await asyncio.gather(*(work() for _ in range(_SETTING_UP)))


def _postgres(seconds: float) -> dict[str, Any]:
    """Two workers, PostgreSQL and Valkey between them, the load program beside: all on the cores there are.

    A move by itself takes all of these together some 2 ms of processor time, one of many 0.4 ms. On two cores moves at
    the paced rate therefore wait until enough of them come together, which is what its p99 shows; no hint is lost. How
    far a worker is behind at a rate that the cores bear is tested (tests/server/test_falling_behind.py).
    """
    database, broker = Postgres(), Valkey()
    try:
        with running(database.new_database(), broker=broker.url, workers=2) as server:
            rates = (RATES[-1], 0)
            paced, saturated = load("reihum", server.url, server.workers()[0], seconds, TABLES, rates, GAME)["runs"]
            return {
                "moves_per_s": saturated["moves_per_s"],
                "paced": {name: paced[name] for name in ("moves_per_s", "p50_ms", "p99_ms")},
                "saturated": {name: saturated[name] for name in ("p50_ms", "p99_ms")},
            }
    finally:
        broker.close()
        database.close()


async def _recovery() -> dict[str, float]:
    """A worker is killed: how long until a table goes on, and until all clients have resumed."""
    with _worker(spare=1) as (server, pid):
        seated = await reihum_tables.set_up(server.url, IDLE // 2, ("pretty_tricky", "qwixx_cards"))
        seats = [seat for table in seated for seat in table]
        await reihum_tables.connect_all(server.url, seats)
        lost = asyncio.Event()
        seats[0].wire.lost = lost.set
        began = time.perf_counter()
        psutil.Process(pid).kill()
        await lost.wait()
        first = await _until_back(server.url, seats[0])
        new = psutil.Process(server.workers()[0])
        before, resuming = new.cpu_times(), time.perf_counter()
        await reihum_tables.connect_all(server.url, seats[1:], since_seen=True)
        resumed, after = time.perf_counter() - resuming, new.cpu_times()
        spent = after.user + after.system - before.user - before.system
        return {
            "first_table_goes_on_s": round(first - began, 2),
            "clients": len(seats),
            "all_clients_resumed_s": round(resumed, 2),
            "cpu_us_a_client": round(spent / len(seats) * 1e6),
        }


async def _until_back(url: str, seat: reihum_tables.ReihumSeat) -> float:
    while True:
        with contextlib.suppress(OSError):
            await seat.connect(url, seat.number)
            await seat.shown.wait()
            return time.perf_counter()
        await asyncio.sleep(0.02)


@contextlib.contextmanager
def _boardgame() -> Iterator[tuple[str, int]]:
    """boardgame.io's server on the same core."""
    home = Path(__file__).parent / "boardgame"
    if not (home / "node_modules").exists():
        subprocess.run(
            ["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd=home, check=True, stdout=sys.stderr
        )
    port = _two_free_ports()
    folder = tempfile.mkdtemp(prefix="reihum-boardgame-")
    process = subprocess.Popen(
        ["node", "server.js", str(port), str(port + 1), folder], cwd=home, stdout=subprocess.DEVNULL
    )
    try:
        stay(process.pid)
        wait_until_open(port, process)
        yield f"http://127.0.0.1:{port}", process.pid
    finally:
        process.terminate()
        process.wait()
        shutil.rmtree(folder, ignore_errors=True)


def _two_free_ports() -> int:
    """The first of two neighbouring ports: the load program expects the lobby behind the game."""
    while True:
        port = free_port()
        with contextlib.suppress(OSError, OverflowError), socket.socket() as second:
            second.bind(("127.0.0.1", port + 1))
            return port


def _sync_ms() -> float:
    """How long this disk takes to keep something: no durable move can be quicker."""
    with tempfile.NamedTemporaryFile() as file:
        taken = []
        for _ in range(100):
            file.write(b"x" * 4096)
            file.flush()
            began = time.perf_counter()
            os.fdatasync(file.fileno())
            taken.append(time.perf_counter() - began)
    return round(sorted(taken)[50] * 1e3, 2)
