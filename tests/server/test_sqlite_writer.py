"""The one connection that writes to a SQLite file: when it commits, and who waits for the disk."""

import asyncio
import errno
import os
import sqlite3
import threading
from pathlib import Path

import pytest

from reihum.server.store import Store, Unavailable
from reihum.server.store.sqlite import writer
from tests.server.test_store import entry, table
from tests.waiting import GIVEN_UP_S, until

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("size", [1, 3 * writer._GROUP])
async def test_what_waits_when_a_store_is_closed_is_written(size: int, tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/reihum.db")
    names = [f"t{number}" for number in range(size)]
    await asyncio.gather(*(store.tables.create(table(name), [entry(0)], []) for name in names))
    appends = [asyncio.ensure_future(store.tables.append(table(name, head=1), entry(1))) for name in names]
    await asyncio.sleep(0)  # the first group is about to begin
    await store.close()
    await asyncio.wait_for(asyncio.gather(*appends), GIVEN_UP_S)
    again = await Store.open(f"sqlite:///{tmp_path}/reihum.db")
    assert [len(await again.tables.entries(name)) for name in names] == [2] * size
    await again.close()


async def test_nobody_is_answered_before_the_disk_has_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/reihum.db")
    await store.tables.create(table(), [entry(0)], [])
    begun, spinning, synced = threading.Event(), threading.Event(), []

    def slow(file: int) -> None:
        begun.set()
        spinning.wait(GIVEN_UP_S)
        synced.append(os.readlink(f"/proc/self/fd/{file}"))

    monkeypatch.setattr(writer, "_data_sync", slow)
    appends = [asyncio.ensure_future(store.tables.append(table(head=1), entry(1)))]
    await until(begun.is_set)  # the loop is free: this ends while the append waits for the disk
    appends.append(asyncio.ensure_future(store.tables.append(table(head=2), entry(2))))
    assert len(await store.database.read("SELECT 1 FROM entries")) == 2, "a thread is asked and answers meanwhile"
    assert not any(append.done() for append in appends)
    assert [row.seq for row in await store.tables.entries("t")] == [0, 1], "written, but not yet on the disk"
    spinning.set()
    await asyncio.gather(*appends)
    assert [row.seq for row in await store.tables.entries("t")] == [0, 1, 2]
    assert synced == [f"{tmp_path}/reihum.db-wal"] * 2
    await store.close()


async def test_a_disk_that_fails_is_not_written_to_any_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/reihum.db")
    await store.tables.create(table(), [entry(0)], [])

    def broken(file: int) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(writer, "_data_sync", broken)
    with pytest.raises(Unavailable, match=r"disk failed .* Input/output error"):
        await store.tables.append(table(head=1), entry(1))
    monkeypatch.undo()
    with pytest.raises(Unavailable, match="This worker writes nothing more"):
        await store.tables.append(table(head=2), entry(2))
    assert [row.seq for row in await store.tables.entries("t")][:1] == [0], "it can still be read"
    await store.close()


async def test_a_file_without_a_wal_is_waited_for_by_sqlite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some network drives have none."""
    connect = writer.connect

    def without_wal(path: str) -> sqlite3.Connection:
        connection = connect(path)
        connection.execute("PRAGMA journal_mode=DELETE")
        return connection

    monkeypatch.setattr(writer, "connect", without_wal)
    store = await Store.open(f"sqlite:///{tmp_path}/reihum.db")
    await store.tables.create(table(), [entry(0)], [])
    await store.tables.append(table(head=1), entry(1))
    assert not (tmp_path / "reihum.db-wal").exists()
    assert [row.seq for row in await store.tables.entries("t")] == [0, 1]
    await store.close()


async def test_the_wal_is_brought_into_the_file_while_the_server_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "_CHECKPOINT", 50)
    store = await Store.open(f"sqlite:///{tmp_path}/reihum.db")
    await store.tables.create(table(), [entry(0)], [])
    for seq in range(1, 1000):
        await store.tables.append(table(head=seq), entry(seq))
    await until(lambda: (tmp_path / "reihum.db").stat().st_size > 50_000)  # brought from the WAL into the file
    assert (tmp_path / "reihum.db-wal").stat().st_size < 4_000_000, "the WAL never begins anew"
    await store.close()
