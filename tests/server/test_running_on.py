"""The server keeps itself running: whatever goes wrong in the background, with the clock, the disk or a new version."""

import asyncio
import contextlib
import os
import random
import signal
import socket
import sqlite3
import time
from collections.abc import Collection
from pathlib import Path

import psutil
import pytest

from reihum.protocol.client import ApiError, Client
from reihum.server.live import caretaker
from reihum.server.live.hub import ValkeyHub
from reihum.server.operations import supervised
from reihum.server.operations.clock_jumps import HOLD_S, ClockJumps
from reihum.server.store import Store
from reihum.server.worker_process import ALIVE, WorkerProcess
from tests.server.faults import Trouble, ready_spare
from tests.server.harness import Server, Valkey, running
from tests.server.people import person, play_on, two_at_a_table
from tests.server.test_store import entry, table
from tests.waiting import GIVEN_UP_S, until

pytestmark = pytest.mark.anyio
FROZEN_S = 10.0  # twenty signs of life: no worker is kept from the processor for so long


async def test_work_in_the_background_never_ends_for_good(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervised, "AGAIN_S", 0.0)
    done: list[int] = []

    async def work() -> None:
        done.append(len(done))
        await asyncio.sleep(0)
        if len(done) % 2:
            raise ValueError("once more")

    task = supervised.supervised("a test", work)
    while len(done) < 10:
        await asyncio.sleep(0)
    assert not task.done()
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task


async def test_a_stray_byte_or_a_failing_listener_deafens_nobody(
    valkey: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(supervised, "AGAIN_S", 0.05)
    heard: list[str] = []

    async def listen(words: Collection[str]) -> None:
        heard.extend(words)
        if len(heard) == 1:
            raise RuntimeError("not this one")

    hub, other = ValkeyHub(valkey.url), ValkeyHub(valkey.url)
    await hub.start(listen)
    while not hub.connected:
        await asyncio.sleep(0.01)
    await other._client.publish("reihum:tables", b"\xff\xfe stray\xff")
    await other.start(lambda words: asyncio.sleep(0))
    async with asyncio.timeout(GIVEN_UP_S):
        while "table" not in heard:
            other.publish("table")
            await asyncio.sleep(0.05)
    await hub.close()
    await other.close()


async def test_a_clock_that_jumps_a_year_deletes_nobody(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    now, year = time.time(), 365 * 86_400.0
    ada = await store.people.add("Ada", "en", now)
    _, secret = await store.people.add_secret(ada.id, "cookie", now, expires=now + year)
    monkeypatch.setattr("reihum.server.store.people.time.time", lambda: now + year + 60)
    assert await store.people.who(secret, "cookie") is None
    await store.people.drop_expired(now + year + 60 - caretaker._GRACE_S)  # as the sweep does
    monkeypatch.undo()
    assert await store.people.who(secret, "cookie") == ada


async def test_nobody_is_taken_for_gone_because_the_clock_jumped(monkeypatch: pytest.MonkeyPatch) -> None:
    ahead, passed = 0.0, 0.0
    real_time, real_monotonic, since_boot = time.time, time.monotonic, time.clock_gettime
    monkeypatch.setattr("reihum.server.operations.clock_jumps.time.time", lambda: real_time() + passed + ahead)
    monkeypatch.setattr("reihum.server.operations.clock_jumps.time.monotonic", lambda: real_monotonic() + passed)
    monkeypatch.setattr(
        "reihum.server.operations.clock_jumps.time.clock_gettime", lambda clock: since_boot(clock) + passed
    )
    jumps = ClockJumps()
    passed += 3600.0
    assert not jumps.is_doubtful()  # an hour has passed, and the clock says so
    for ahead in (365 * 86_400.0, 0.0, -86_400.0):  # noqa: B007 - the patched clock reads it
        assert jumps.is_doubtful()
        passed += HOLD_S - 1
        assert jumps.is_doubtful()
        passed += 2
        assert not jumps.is_doubtful()


async def test_a_clean_stop_leaves_everything_in_one_file(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/reihum.db")
    await store.tables.create(table(), [entry(0)], [])
    assert len(await store.tables.entries("t")) == 1
    assert len(await store.database.read("SELECT 1 FROM entries")) == 1
    await store.close()
    assert [path.name for path in tmp_path.iterdir()] == ["reihum.db"]


async def test_a_clean_stop_of_a_server_leaves_everything_in_one_file(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/reihum.db") as server:
        name, _, sockets = await two_at_a_table(server.url)
        await play_on(sockets, random.Random(1), 8)
        assert len(list(tmp_path.iterdir())) > 1, "while it runs there is a log beside it"
        assert server.stop() == 0  # with everybody connected
    assert [path.name for path in tmp_path.iterdir()] == ["reihum.db"]
    with contextlib.closing(sqlite3.connect(tmp_path / "reihum.db")) as file:
        bodies = file.execute("SELECT body FROM entries WHERE table_id = ?", (name,)).fetchall()
    assert sum('"played"' in body for (body,) in bodies) == 8


async def test_a_broken_new_version_leaves_the_old_one_running(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    trouble = Trouble(tmp_path, monkeypatch)
    said = tmp_path / "said"
    with said.open("w") as log, running(f"sqlite:///{tmp_path}/reihum.db", log=log) as server:
        ada = await person(server.url)
        before = server.workers()
        trouble.broken.touch()
        os.kill(server.process.pid, signal.SIGHUP)
        await until(lambda: "does not serve, the old one goes on" in said.read_text())
        assert server.workers() == before
        assert (await ada.call("GET", "/session")) is not None
        trouble.broken.unlink()
        os.kill(server.process.pid, signal.SIGHUP)
        await until(lambda: not set(server.workers()) & set(before))
        assert (await ada.call("GET", "/session")) is not None


async def served_again(client: Client) -> None:
    """Wait until somebody is answered, however long that takes."""
    async with asyncio.timeout(GIVEN_UP_S):
        while True:
            with contextlib.suppress(OSError, EOFError, ApiError):
                async with asyncio.timeout(10):
                    await client.call("GET", "/session")
                    return
            await asyncio.sleep(0.1)


async def spare_takes_over(server: Server, spare: int) -> None:
    await until(lambda: server.workers() == [spare])


async def test_a_new_version_that_hangs_leaves_the_old_one_running_and_looked_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trouble = Trouble(tmp_path, monkeypatch)
    with running(f"sqlite:///{tmp_path}/reihum.db", spare=1) as server:
        ada = await person(server.url)
        (old,), spare = server.workers(), await ready_spare(server)
        trouble.hangs.touch()
        os.kill(server.process.pid, signal.SIGHUP)
        await until(lambda: len(psutil.Process(server.process.pid).children()) == 3)  # one of the new version
        assert (await ada.call("GET", "/session")) is not None
        os.kill(old, signal.SIGKILL)  # nobody made from the new version could take over
        await spare_takes_over(server, spare)
        await served_again(ada)
        # until the new version is given up
        await until(lambda: len(psutil.Process(server.process.pid).children()) == 1)
        assert server.workers() == [spare]
        trouble.hangs.unlink()
        os.kill(server.process.pid, signal.SIGHUP)
        await until(lambda: bool(server.workers()) and spare not in server.workers())
        await served_again(ada)


def test_a_worker_that_says_something_is_not_frozen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock of the test: what is added up is silence, and before the first word there may be more of it."""
    ours, theirs = socket.socketpair()
    monkeypatch.setattr(socket, "socketpair", lambda: (ours, theirs.dup()))
    worker = WorkerProcess(dict(os.environ), ours, spare=True)
    worker.kill()
    worker.process.wait()
    for passed_s, is_frozen in ((3.9, False), (0.2, True)):
        worker.hear(passed_s)
        assert worker.is_frozen(1.0) is is_frozen
    for passed_s, is_frozen in ((0.9, False), (0.9, False), (5.0, False)):
        theirs.send(ALIVE)
        worker.hear(passed_s)
        assert worker.is_frozen(1.0) is is_frozen, "it has said something since"
    for passed_s, is_frozen in ((0.6, False), (0.6, True)):
        worker.hear(passed_s)
        assert worker.is_frozen(1.0) is is_frozen
    worker.close()
    theirs.close()


async def test_a_worker_that_is_frozen_for_good_is_replaced_and_one_that_was_for_a_moment_is_not(
    tmp_path: Path,
) -> None:
    with running(f"sqlite:///{tmp_path}/reihum.db", spare=1, frozen_s=FROZEN_S) as server:
        ada = await person(server.url)
        (worker,), spare = server.workers(), await ready_spare(server)
        os.kill(worker, signal.SIGSTOP)
        await asyncio.sleep(1.0)
        os.kill(worker, signal.SIGCONT)
        await served_again(ada)
        assert server.workers() == [worker]
        assert await ready_spare(server) == spare  # one that waits gives signs of life too
        os.kill(worker, signal.SIGSTOP)
        await spare_takes_over(server, spare)
        await served_again(ada)


async def test_while_everything_was_frozen_nobody_was_silent(tmp_path: Path) -> None:
    """A laptop's lid is closed, or a container is paused: the workers are no less alive than who listens to them."""
    said = tmp_path / "said"
    with said.open("w") as log, running(f"sqlite:///{tmp_path}/reihum.db", frozen_s=FROZEN_S, log=log) as server:
        (worker,) = server.workers()
        for word, pause_s in ((signal.SIGSTOP, FROZEN_S + 1.0), (signal.SIGCONT, 0.0)):
            for process in (server.process.pid, worker):
                os.kill(process, word)
            await asyncio.sleep(pause_s)
        await served_again(Client(server.url))
        assert server.workers() == [worker]
        server.stop()  # which it does after it has listened once more
    assert "hangs" not in said.read_text()


async def test_after_a_failed_sync_the_spare_takes_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    trouble = Trouble(tmp_path, monkeypatch)
    with running(f"sqlite:///{tmp_path}/reihum.db", spare=1) as server:
        spare = await ready_spare(server)
        trouble.fails.touch()
        while trouble.fails.exists():  # somebody has something to keep
            with contextlib.suppress(OSError, EOFError, ApiError):
                await person(server.url)
        await spare_takes_over(server, spare)
        async with asyncio.timeout(GIVEN_UP_S):
            while True:
                with contextlib.suppress(OSError, EOFError, ApiError):
                    assert (await person(server.url)).person is not None
                    break
                await asyncio.sleep(0.1)
