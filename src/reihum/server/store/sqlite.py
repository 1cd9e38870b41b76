"""SQLite: exactly one writing connection in a thread of its own, with group commit; readers are read-only.

Batches that wait while a commit is on its way to the disk are committed together with the next one: the disk is waited
for once a group, not once a move. WAL lets readers go on meanwhile. What is asked for in the same moment is read by one
thread in one go: handing a question to a thread takes longer than answering it.
"""

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from reihum.server.store.appending import append_group, placeholders, run_batch
from reihum.server.store.database import Append, Conflict, Row, Statement, StoreError, Unavailable
from reihum.server.store.schema import VERSION, VERSION_TABLE, ddl, newer_than_known

_READERS: Final = 2
_BUSY_MS: Final = 5_000
_CHECKPOINT_PAGES: Final = 4_000
_CACHE_KIB: Final = 32 * 1024  # of the newest pages of logs and indexes
_GROUP: Final = 512  # jobs at most in one commit
_GATHER_S: Final = 0.001  # to wait for more of them, if the last commit had several
_QUESTIONS: Final = 64  # at most handed to a reader at once: a long one keeps the others waiting
_STATEMENTS: Final = 256  # kept prepared

_Job = tuple["tuple[Statement, ...] | Append", "asyncio.Future[Any]"]
_Question = tuple[str, tuple[Any, ...], "asyncio.Future[list[Row]]"]
_Answer = Any  # of a question or a batch its rows, of an append None, or an exception


class Sqlite:
    """One SQLite file."""

    kind = "sqlite"

    def __init__(self, path: str) -> None:
        self.path = path
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._questions: list[_Question] = []
        self._loop = asyncio.get_running_loop()
        self._local = threading.local()
        self._connections: list[sqlite3.Connection] = []
        self._readers = ThreadPoolExecutor(_READERS, "reihum-read")
        self._writer = threading.Thread(target=self._write_all, name="reihum-write", daemon=True)
        self._closed = False

    @classmethod
    async def open(cls, path: str, check: bool = True) -> "Sqlite":
        """Open a file, create it if it is not there, and bring its schema up to date."""
        await asyncio.to_thread(prepare, path, check)
        database = cls(path)
        database._writer.start()
        return database

    # Reading

    async def read(self, sql: str, *values: Any) -> list[Row]:
        future: asyncio.Future[list[Row]] = self._loop.create_future()
        self._questions.append((sql, values, future))
        if len(self._questions) == 1:
            self._loop.call_soon(self._ask)
        return await future

    def _ask(self) -> None:
        """Hand over what was asked for since the last time."""
        questions, self._questions = self._questions, []
        for begin in range(0, len(questions), _QUESTIONS):
            asked = questions[begin : begin + _QUESTIONS]
            try:
                self._readers.submit(self._read_all, asked)
            except RuntimeError:
                closed = Unavailable("The server is shutting down.")
                _settle([closed] * len(asked), [future for *_, future in asked])

    def _read_all(self, asked: list[_Question]) -> None:
        answers: list[_Answer] = []
        for sql, values, _ in asked:
            try:
                answers.append(self._read(sql, values))
            except Exception as error:
                answers.append(error)
        self._answer(answers, [future for *_, future in asked])

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
            return connection.execute(placeholders(sql), values).fetchall()
        except sqlite3.Error as error:
            raise Unavailable(f"The database {self.path} cannot be read: {error}") from error

    # Writing

    async def write(self, *batch: Statement) -> list[list[Row]]:
        if self._closed:
            raise Unavailable("The server is shutting down.")
        future: asyncio.Future[list[list[Row]]] = self._loop.create_future()
        self._jobs.put((batch, future))
        return await future

    def append(self, entry: Append) -> "asyncio.Future[None]":
        future: asyncio.Future[None] = self._loop.create_future()
        if self._closed:
            future.set_exception(Unavailable("The server is shutting down."))
        else:
            self._jobs.put((entry, future))
        return future

    async def writable(self) -> bool:
        try:
            await self.write(Statement("UPDATE schema_version SET version = version"))
        except Unavailable:
            return False
        return True

    def _write_all(self) -> None:
        connection = connect(self.path)
        try:
            closing = crowded = False
            while not closing:
                job = self._jobs.get()
                if crowded:  # a commit costs as much as ten moves: let more of them come together
                    time.sleep(_GATHER_S)
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
                crowded = len(group) > 1
                if group:
                    answers = _commit(connection, [job for job, _ in group], self.path)
                    self._answer(answers, [future for _, future in group])
        finally:
            connection.close()

    def _answer(self, answers: list[_Answer], futures: "list[asyncio.Future[Any]]") -> None:
        with contextlib.suppress(RuntimeError):  # the loop was closed without waiting for answers
            self._loop.call_soon_threadsafe(_settle, answers, futures)

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


def _settle(answers: list[_Answer], futures: "list[asyncio.Future[Any]]") -> None:
    for answer, future in zip(answers, futures, strict=True):
        if future.done():
            continue
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)


def connect(path: str) -> sqlite3.Connection:
    """The writing connection: a commit has reached the disk when it returns."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, cached_statements=_STATEMENTS)
    for pragma in (
        f"busy_timeout={_BUSY_MS}",
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"wal_autocheckpoint={_CHECKPOINT_PAGES}",
        f"cache_size=-{_CACHE_KIB}",
    ):
        connection.execute(f"PRAGMA {pragma}")
    return connection


def prepare(path: str, check: bool = True) -> None:
    """Create or migrate a file, or say clearly why it cannot be used; ``check`` reads all of it."""
    with _explained(path):
        Path(path).absolute().parent.mkdir(parents=True, exist_ok=True)
        with contextlib.closing(connect(path)) as connection:
            damage = connection.execute("PRAGMA quick_check(1)").fetchone()[0] if check else "ok"
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


def _commit(connection: sqlite3.Connection, jobs: list[tuple[Statement, ...] | Append], path: str) -> list[_Answer]:
    """Do jobs in one transaction. One that conflicts leaves nothing; the others are kept."""
    answers: list[_Answer] = [None] * len(jobs)
    appends = [place for place, job in enumerate(jobs) if isinstance(job, Append)]
    try:
        connection.execute("BEGIN IMMEDIATE")
        for place, job in enumerate(jobs):
            if not isinstance(job, Append):
                answers[place] = run_batch(connection, job)
        if appends:
            conflicts = append_group(connection, [jobs[place] for place in appends])  # type: ignore[misc]
            for place, conflict in zip(appends, conflicts, strict=True):
                answers[place] = conflict
        connection.execute("COMMIT")
    except sqlite3.Error as error:  # full disk, lost file, foreign lock: nothing of the group was kept
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        problem = Unavailable(f"The database {path} cannot be written: {error}")
        return [answer if isinstance(answer, Conflict) else problem for answer in answers]
    return answers
