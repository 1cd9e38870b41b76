"""The one connection that writes to a SQLite file: when it commits, and who waits for the disk."""

import asyncio
import errno
import os
import sqlite3
import sys
import threading
import time
from pathlib import Path

import pytest

from reihum.server.store import Store, Unavailable, disk, sqlite_writer
from reihum.server.store.sqlite import Sqlite
from tests.server.test_store import entry, table

pytestmark = pytest.mark.anyio


@pytest.fixture
def slow_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """The loop does not wait for the disk itself."""
    monkeypatch.setattr(disk.Disk, "is_slow", True)


@pytest.fixture
def no_kernel(slow_disk: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A thread waits for the disk."""
    monkeypatch.setattr(disk._Kernel, "open", lambda loop: None)


async def test_the_loop_waits_for_a_quick_disk_itself_and_for_a_slow_one_not_again_so_soon(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    took, threads = 0.0, []

    def sync(file: int) -> None:
        threads.append(threading.current_thread())
        time.sleep(took)

    monkeypatch.setattr(disk, "data_sync", sync)
    monkeypatch.setattr(disk, "_SLOW_FOR_S", 0.5)
    monkeypatch.setattr(disk._Kernel, "open", lambda loop: None)
    store = await Store.open(f"sqlite:///{tmp_path}/reihum.db")
    await store.tables.create(table(), [entry(0)], [])
    for seq in range(1, 10):
        await store.tables.append(table(head=seq), entry(seq))
    loop = threading.current_thread()
    assert set(threads) == {loop}
    took = 0.05
    await store.tables.append(table(head=10), entry(10))
    await store.tables.append(table(head=11), entry(11))
    assert threads[-2] is loop
    assert threads[-1] is not loop
    took = 0.0
    await asyncio.sleep(0.5)
    await store.tables.append(table(head=12), entry(12))
    assert threads[-1] is loop
    await store.close()


async def test_small_groups_follow_each_other_at_intervals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/reihum.db")
    names = [f"t{number}" for number in range(sqlite_writer._SMALL)]
    for name in names:
        await store.tables.create(table(name), [entry(0)], [])
    interval = 60.0  # longer than the busiest machine takes for an append
    monkeypatch.setattr(sqlite_writer, "_INTERVAL_S", interval)
    assert isinstance(store.database, Sqlite)
    store.database._writer._awake_since = time.monotonic() - interval
    naps: list[float] = []
    monkeypatch.setattr("reihum.server.store.sqlite_writer.time.sleep", naps.append)
    for seq in (1, 2):
        await store.tables.append(table(names[0], head=seq), entry(seq))
    assert naps[0] == 0.0
    assert 0.0 < naps[1] <= interval
    await asyncio.gather(*(store.tables.append(table(name, head=3), entry(3)) for name in names))
    assert len(naps) == 2, "a large group is followed at once"
    await store.close()


@pytest.mark.parametrize("size", [1, sqlite_writer._SMALL, 3 * sqlite_writer._GROUP])
async def test_what_waits_when_a_store_is_closed_is_written(size: int, tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/reihum.db")
    names = [f"t{number}" for number in range(size)]
    await asyncio.gather(*(store.tables.create(table(name), [entry(0)], []) for name in names))
    appends = [asyncio.ensure_future(store.tables.append(table(name, head=1), entry(1))) for name in names]
    await asyncio.sleep(0)  # the first group is about to begin
    await store.close()
    await asyncio.wait_for(asyncio.gather(*appends), 10)
    again = await Store.open(f"sqlite:///{tmp_path}/reihum.db")
    assert [len(await again.tables.entries(name)) for name in names] == [2] * size
    await again.close()


@pytest.mark.usefixtures("no_kernel")
async def test_nobody_is_answered_before_the_disk_has_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/reihum.db")
    await store.tables.create(table(), [entry(0)], [])
    spinning, synced = threading.Event(), []

    def slow(file: int) -> None:
        spinning.wait(10)
        synced.append(os.readlink(f"/proc/self/fd/{file}"))

    monkeypatch.setattr(disk, "data_sync", slow)
    appends = [asyncio.ensure_future(store.tables.append(table(head=1), entry(1)))]
    await asyncio.sleep(0.05)  # the loop is free: this ends while the append waits
    appends.append(asyncio.ensure_future(store.tables.append(table(head=2), entry(2))))
    await asyncio.sleep(0.05)
    assert not any(append.done() for append in appends)
    assert [row.seq for row in await store.tables.entries("t")] == [0, 1], "written, but not yet on the disk"
    spinning.set()
    await asyncio.gather(*appends)
    assert [row.seq for row in await store.tables.entries("t")] == [0, 1, 2]
    assert synced == [f"{tmp_path}/reihum.db-wal"] * 2
    await store.close()


@pytest.mark.usefixtures("no_kernel")
async def test_a_disk_that_fails_is_not_written_to_any_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/reihum.db")
    await store.tables.create(table(), [entry(0)], [])

    def broken(file: int) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(disk, "data_sync", broken)
    with pytest.raises(Unavailable, match=r"disk failed .* Input/output error"):
        await store.tables.append(table(head=1), entry(1))
    monkeypatch.undo()
    with pytest.raises(Unavailable, match="until the server is started anew"):
        await store.tables.append(table(head=2), entry(2))
    assert [row.seq for row in await store.tables.entries("t")][:1] == [0], "it can still be read"
    await store.close()


@pytest.mark.usefixtures("slow_disk")
async def test_the_kernel_waits_for_the_disk_where_it_can_and_a_thread_elsewhere(tmp_path: Path) -> None:
    waiting = disk.Disk(asyncio.get_running_loop())
    assert (waiting._kernel is not None) == (sys.platform == "linux")

    async def synced(file: int) -> OSError | None:
        answer: asyncio.Future[OSError | None] = asyncio.get_running_loop().create_future()
        waiting.sync(file, answer.set_result)
        assert not answer.done()
        return await asyncio.wait_for(answer, 10)

    with (tmp_path / "file").open("wb", buffering=0) as file:
        for _ in range(3):
            file.write(b"kept")
            assert await synced(file.fileno()) is None
        inlet, outlet = os.pipe()  # the kernel takes none: the thread says what is wrong
        problem = await synced(outlet)
        assert problem is not None
        assert problem.errno == errno.EINVAL
        assert waiting._kernel is None
        assert await synced(file.fileno()) is None
    os.close(inlet)
    os.close(outlet)
    waiting.close()


@pytest.mark.usefixtures("slow_disk")
@pytest.mark.skipif(sys.platform != "linux", reason="the kernel waits nowhere else")
async def test_what_the_kernel_says_of_a_disk_that_fails_is_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Failed:
        def get_value(self) -> None:
            raise SystemError(os.strerror(errno.EIO))

    store = await Store.open(f"sqlite:///{tmp_path}/reihum.db")
    await store.tables.create(table(), [entry(0)], [])
    assert isinstance(store.database, Sqlite)
    kernel = store.database._writer._disk._kernel
    assert kernel is not None
    appending = asyncio.ensure_future(store.tables.append(table(head=1), entry(1)))
    while kernel._under_way is None:
        await asyncio.sleep(0)
    monkeypatch.setattr(kernel, "_under_way", (Failed(), kernel._under_way[1]))
    with pytest.raises(Unavailable, match=r"disk failed .* Input/output error"):
        await appending
    with pytest.raises(Unavailable, match="until the server is started anew"):
        await store.tables.append(table(head=2), entry(2))
    await store.close()


async def test_a_file_without_a_wal_is_waited_for_by_sqlite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some network drives have none."""
    connect = sqlite_writer.connect

    def without_wal(path: str) -> sqlite3.Connection:
        connection = connect(path)
        connection.execute("PRAGMA journal_mode=DELETE")
        return connection

    monkeypatch.setattr(sqlite_writer, "connect", without_wal)
    store = await Store.open(f"sqlite:///{tmp_path}/reihum.db")
    await store.tables.create(table(), [entry(0)], [])
    await store.tables.append(table(head=1), entry(1))
    assert not (tmp_path / "reihum.db-wal").exists()
    assert [row.seq for row in await store.tables.entries("t")] == [0, 1]
    await store.close()


async def test_the_wal_is_brought_into_the_file_while_the_server_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_writer, "_CHECKPOINT", 50)
    store = await Store.open(f"sqlite:///{tmp_path}/reihum.db")
    await store.tables.create(table(), [entry(0)], [])
    for seq in range(1, 1000):
        await store.tables.append(table(head=seq), entry(seq))
    for _ in range(100):
        if (tmp_path / "reihum.db").stat().st_size > 50_000:
            break
        await asyncio.sleep(0.02)
    assert (tmp_path / "reihum.db").stat().st_size > 50_000, "nothing has come from the WAL into the file"
    assert (tmp_path / "reihum.db-wal").stat().st_size < 4_000_000, "the WAL never begins anew"
    await store.close()
