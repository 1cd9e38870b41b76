"""SQLite: exactly one writing connection in a thread of its own, with group commit; readers are read-only.

Batches that wait while a commit is on its way to the disk are committed together with the next one: the disk is waited
for once a group, not once a move. WAL lets readers go on meanwhile.
"""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from reihum.server.store.database import Conflict, Row, Statement, StoreError, Unavailable
from reihum.server.store.schema import VERSION, VERSION_TABLE, ddl, newer_than_known

_READERS: Final = 2
_BUSY_MS: Final = 5_000
_CHECKPOINT_PAGES: Final = 4_000
_GROUP: Final = 512  # batches at most in one commit

_Job = tuple[tuple[Statement, ...], "asyncio.Future[list[list[Row]]]"]


class Sqlite:
    """One SQLite file."""

    kind = "sqlite"

    def __init__(self, path: str) -> None:
        self.path = path
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._local = threading.local()
        self._connections: list[sqlite3.Connection] = []
        self._readers = ThreadPoolExecutor(_READERS, "reihum-read")
        self._writer = threading.Thread(target=self._write_all, name="reihum-write", daemon=True)
        self._closed = False

    @classmethod
    async def open(cls, path: str) -> "Sqlite":
        """Open a file, create it if it is not there, and bring its schema up to date."""
        await asyncio.to_thread(prepare, path)
        database = cls(path)
        database._writer.start()
        return database

    # Reading

    async def read(self, sql: str, *values: Any) -> list[Row]:
        return await self._loop.run_in_executor(self._readers, self._read, sql, values)

    def _read(self, sql: str, values: tuple[Any, ...]) -> list[Row]:
        connection: sqlite3.Connection | None = getattr(self._local, "connection", None)
        try:
            if connection is None:
                connection = self._local.connection = sqlite3.connect(
                    f"{Path(self.path).absolute().as_uri()}?mode=ro",
                    uri=True,
                    isolation_level=None,
                    check_same_thread=False,  # closed by whoever closes the database
                )
                connection.execute(f"PRAGMA busy_timeout={_BUSY_MS}")
                self._connections.append(connection)
            return connection.execute(_placeholders(sql), values).fetchall()
        except sqlite3.Error as error:
            raise Unavailable(f"The database {self.path} cannot be read: {error}") from error

    # Writing

    async def write(self, *batch: Statement) -> list[list[Row]]:
        if self._closed:
            raise Unavailable("The server is shutting down.")
        future: asyncio.Future[list[list[Row]]] = self._loop.create_future()
        self._jobs.put((batch, future))
        return await future

    async def writable(self) -> bool:
        try:
            await self.write(Statement("UPDATE schema_version SET version = version"))
        except Unavailable:
            return False
        return True

    def _write_all(self) -> None:
        connection = connect(self.path)
        try:
            closing = False
            while not closing:
                job = self._jobs.get()
                group: list[_Job] = []
                while True:
                    if job is None:
                        closing = True
                        break
                    group.append(job)
                    if len(group) >= _GROUP:
                        break
                    try:
                        job = self._jobs.get_nowait()
                    except queue.Empty:
                        break
                if group:
                    self._answer(_commit(connection, [batch for batch, _ in group], self.path), group)
        finally:
            connection.close()

    def _answer(self, answers: list[list[list[Row]] | Exception], group: list[_Job]) -> None:
        def settle() -> None:
            for answer, (_, future) in zip(answers, group, strict=True):
                if future.done():
                    continue
                if isinstance(answer, Exception):
                    future.set_exception(answer)
                else:
                    future.set_result(answer)

        with contextlib.suppress(RuntimeError):  # the loop was closed without waiting for answers
            self._loop.call_soon_threadsafe(settle)

    # Housekeeping

    async def backup(self, path: str) -> None:
        await asyncio.to_thread(backup, self.path, path)

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        for connection in self._connections:
            connection.close()


def connect(path: str) -> sqlite3.Connection:
    """The writing connection: a commit has reached the disk when it returns."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    for pragma in (
        f"busy_timeout={_BUSY_MS}",
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"wal_autocheckpoint={_CHECKPOINT_PAGES}",
    ):
        connection.execute(f"PRAGMA {pragma}")
    return connection


def prepare(path: str) -> None:
    """Create or migrate a file, or say clearly why it cannot be used."""
    with _explained(path):
        Path(path).absolute().parent.mkdir(parents=True, exist_ok=True)
        with contextlib.closing(connect(path)) as connection:
            damage = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            if damage != "ok":
                raise StoreError(f"The database {path} is damaged: {damage}. Restore a back-up (reihum admin restore).")
            migrate(connection)


def migrate(connection: sqlite3.Connection, target: int = VERSION) -> None:
    """Bring the schema forwards to ``target``, each version in a transaction of its own."""
    connection.execute(VERSION_TABLE)
    while True:
        connection.execute("BEGIN IMMEDIATE")
        (version,) = connection.execute("SELECT coalesce(max(version), 0) FROM schema_version").fetchone()
        if version > VERSION:
            connection.execute("ROLLBACK")
            raise StoreError(newer_than_known(version))
        if version >= target:
            connection.execute("ROLLBACK")
            return
        for statement in ddl(version + 1, by_key="WITHOUT ROWID"):
            connection.execute(statement)
        connection.execute("DELETE FROM schema_version")
        connection.execute("INSERT INTO schema_version VALUES (?)", (version + 1,))
        connection.execute("COMMIT")


def backup(source: str, target: str) -> None:
    """Copy a database to a new file while others read and write it."""
    with (
        _explained(source),
        contextlib.closing(sqlite3.connect(f"{Path(source).absolute().as_uri()}?mode=ro", uri=True)) as original,
        contextlib.closing(sqlite3.connect(target)) as copy,
    ):
        original.backup(copy)


@contextlib.contextmanager
def _explained(path: str) -> Iterator[None]:
    try:
        yield
    except sqlite3.OperationalError as error:
        if "locked" in str(error):
            raise StoreError(f"The database {path} is locked by another program. Stop it, or wait.") from error
        raise StoreError(
            f"The database {path} cannot be opened or written: {error}. Check that the folder exists, is writable and "
            "has room."
        ) from error
    except sqlite3.DatabaseError as error:
        raise StoreError(
            f"The database {path} is damaged or no SQLite file: {error}. Restore a back-up (reihum admin restore)."
        ) from error
    except OSError as error:
        raise StoreError(f"The folder of the database {path} cannot be made: {error.strerror}.") from error


def _commit(
    connection: sqlite3.Connection, batches: list[tuple[Statement, ...]], path: str
) -> list[list[list[Row]] | Exception]:
    """Write batches in one transaction. One that conflicts leaves nothing; the others are kept."""
    answers: list[list[list[Row]] | Exception] = []
    try:
        connection.execute("BEGIN IMMEDIATE")
        for batch in batches:
            answers.append(_run(connection, batch))
        connection.execute("COMMIT")
    except sqlite3.Error as error:  # full disk, lost file, foreign lock: nothing of the group was kept
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        problem = Unavailable(f"The database {path} cannot be written: {error}")
        return [answer if isinstance(answer, Exception) else problem for answer in _filled(answers, batches, problem)]
    return answers


def _filled(
    answers: list[list[list[Row]] | Exception], batches: list[tuple[Statement, ...]], problem: Exception
) -> list[list[list[Row]] | Exception]:
    return answers + [problem] * (len(batches) - len(answers))


def _run(connection: sqlite3.Connection, batch: tuple[Statement, ...]) -> list[list[Row]] | Exception:
    rows: list[list[Row]] = []
    alone = len(batch) == 1 and batch[0].expect is None  # a single statement undoes itself when it fails
    if not alone:
        connection.execute("SAVEPOINT batch")
    try:
        for sql, values, expect in batch:
            cursor = connection.execute(_placeholders(sql), values)
            rows.append(cursor.fetchall() if cursor.description else [])
            if expect is not None and len(rows[-1]) != expect:
                raise Conflict("expect")
    except (sqlite3.IntegrityError, Conflict) as error:
        if not alone:
            connection.execute("ROLLBACK TO batch")
            connection.execute("RELEASE batch")
        return error if isinstance(error, Conflict) else Conflict(str(error))
    if not alone:
        connection.execute("RELEASE batch")
    return rows


def _placeholders(sql: str, cache: dict[str, str] = {}) -> str:  # noqa: B006 - one translation a statement
    known = cache.get(sql)
    if known is None:
        known = cache[sql] = sql.replace("$", "?")
    return known
