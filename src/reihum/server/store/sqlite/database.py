"""SQLite: exactly one writing connection, with group commit (see `writer`); readers are read-only.

WAL lets readers go on while something is written. What is asked for in the same moment is read by one thread in one
go: handing a question to a thread takes longer than answering it. Of 4 to 64 asked together each takes 14 to 9 µs of
processor time, each handed over by itself 25 to 19 (six interleaved rounds).
"""

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from reihum.server.store.answers import DatabaseAnswer, give_all
from reihum.server.store.database import Append, Row, Statement, StoreError, Unavailable
from reihum.server.store.schema import VERSION, VERSION_TABLE, ddl, newer_than_known
from reihum.server.store.sqlite.batches import placeholders
from reihum.server.store.sqlite.writer import Writer, connect, data_version
from reihum.server.store.tables import append_statements

_READERS: Final = 2
PRIVATE: Final = 0o600
"""The permissions of databases and back-ups: names and moves are nobody else's business on a machine."""
_BUSY_MS: Final = 5_000
_CUTS, _CUT_AGAIN_S = 50, 0.1  # tries to cut off the log after everything was written anew, seconds between them
_QUESTIONS: Final = 64  # at most handed to a reader at once: a long one keeps the others waiting

_Question = tuple[str, tuple[Any, ...], "asyncio.Future[list[Row]]"]


class Sqlite:
    """One SQLite file."""

    kind = "sqlite"

    def __init__(self, path: str) -> None:
        self.path = path
        self._questions: list[_Question] = []
        self._loop = asyncio.get_running_loop()
        self._local = threading.local()
        self._connections: list[sqlite3.Connection] = []
        self._readers = ThreadPoolExecutor(_READERS, "reihum-read")
        self._broken: list[Callable[[], None]] = []
        self._writer = Writer(path, self._loop, self._break)
        self._version = -1  # of the data, when somebody last asked
        self._closed = False

    @classmethod
    async def open(cls, path: str, check: bool = True) -> "Sqlite":
        """Open a file, create it if it is not there, and bring its schema up to date."""
        await asyncio.to_thread(prepare, path, check)
        return cls(path)

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
                give_all([future for *_, future in asked], [closed] * len(asked))

    def _read_all(self, asked: list[_Question]) -> None:
        answers: list[DatabaseAnswer] = []
        for sql, values, _ in asked:
            try:
                answers.append(self._read(sql, values))
            except Exception as error:
                answers.append(error)
        with contextlib.suppress(RuntimeError):  # the loop was closed without waiting for answers
            self._loop.call_soon_threadsafe(give_all, [future for *_, future in asked], answers)

    def _read(self, sql: str, values: tuple[Any, ...]) -> list[Row]:
        connection: sqlite3.Connection | None = getattr(self._local, "connection", None)
        try:
            if connection is None:
                connection = self._local.connection = self._reading()
            return connection.execute(placeholders(sql), values).fetchall()
        except sqlite3.Error as error:
            raise Unavailable(f"The database {self.path} cannot be read: {error}") from error

    def _reading(self) -> sqlite3.Connection:
        """A connection to read with."""
        connection = sqlite3.connect(
            f"{Path(self.path).absolute().as_uri()}?mode=ro",
            uri=True,
            isolation_level=None,
            check_same_thread=False,  # closed by whoever closes the database
        )
        connection.execute(f"PRAGMA busy_timeout={_BUSY_MS}")
        self._connections.append(connection)
        return connection

    # Writing

    async def write(self, *batch: Statement) -> list[list[Row]]:
        rows: list[list[Row]] = await self._writer.add(batch)
        return rows

    def append(self, entry: Append) -> Awaitable[None]:
        return self._writer.add(tuple(append_statements(entry)))

    def when_broken(self, then: Callable[[], None]) -> None:
        self._broken.append(then)

    def _break(self) -> None:
        for then in self._broken:
            then()

    async def others_wrote(self) -> bool:
        before, self._version = self._version, await self._writer.add(data_version)
        return self._version != before

    # Housekeeping

    async def backup(self, path: str) -> None:
        await asyncio.to_thread(backup, self.path, path)

    async def size(self) -> int:
        return Path(self.path).stat().st_size

    async def clear_log(self) -> bool:
        return await self._writer.clear_log()

    async def scrub(self, gives_way: bool = False) -> bool:
        if not await self._writer.rewrite(gives_way):
            return False
        for _ in range(_CUTS):
            if await self.clear_log():
                return True
            await asyncio.sleep(_CUT_AGAIN_S)
        return False

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._readers.shutdown()
        for connection in self._connections:
            connection.close()
        await self._writer.close()  # the last one brings everything into the file; readers could not


def prepare(path: str, check: bool = True) -> None:
    """Create or migrate a file, or say clearly why it cannot be used; ``check`` reads all of it."""
    with _explained(path):
        Path(path).absolute().parent.mkdir(parents=True, exist_ok=True)
        with contextlib.suppress(OSError):  # it is there; or SQLite says why it cannot be
            Path(path).touch(PRIVATE, exist_ok=False)  # SQLite gives its log the same permissions
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
    try:
        Path(target).touch(PRIVATE, exist_ok=False)
    except OSError as error:
        raise StoreError(f"The copy {target} cannot be written: {error.strerror}.") from error
    try:
        with (
            _explained(source),
            contextlib.closing(sqlite3.connect(f"{Path(source).absolute().as_uri()}?mode=ro", uri=True)) as original,
            contextlib.closing(sqlite3.connect(target)) as copy,
        ):
            original.backup(copy)
    except StoreError:
        Path(target).unlink()  # half a copy is none
        raise


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
