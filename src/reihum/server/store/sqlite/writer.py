"""The one connection that writes to a SQLite file: a thread, and group commit.

What the event loop is given in one round goes to the thread together; it writes that in one transaction and waits for
the disk, and what comes meanwhile is the next group. SQLite itself does not wait for the disk (``synchronous=NORMAL``),
it keeps its log (WAL) in order: the thread waits, so that a disk that fails is told from a statement that does.

In one interleaved run (two rounds, 1,000 clients, a shared machine) this kept 2,950 and 3,134 moves a second, with a
p99 of 9 and 12 ms at 1,000 a second; commits and waits in the event loop, which were here before, 2,373 and 2,678, 16
and 37 ms. In another run, in which this thread also brought the WAL into the file, p99 was 30 to 127 ms.
"""

import asyncio
import contextlib
import functools
import logging
import os
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from reihum.server.store.answers import DatabaseAnswer, give_all
from reihum.server.store.database import Conflict, Statement, Unavailable
from reihum.server.store.sqlite.batches import run_batch

_log = logging.getLogger("reihum.store")
_BUSY_S: Final = 5.0  # to wait for another program that writes
_RETRY_S: Final = 0.005
# Of the newest pages of logs and indexes. 32 MiB kept 2,451 and 2,500 moves a second, this 2,449 and 2,885.
_CACHE_KIB: Final = 4 * 1024
_GROUP: Final = 256  # jobs at most in one commit
_STEPS: Final = 1_000  # of SQLite's own program between two looks whether to give way: a fraction of a millisecond
_CHECKPOINT: Final = 2_000  # jobs after which the WAL is brought into the file

Batch = tuple[Statement, ...]
Task = Callable[[sqlite3.Connection], Any]
"""Something else to be done by the thread, between two groups."""
_Job = tuple[Batch | Task, "asyncio.Future[Any]"]

_data_sync: Final = getattr(os, "fdatasync", os.fsync)  # not everywhere


class Writer:
    """Does what it is given, in groups: in each first batches, then whatever else."""

    def __init__(self, path: str, loop: asyncio.AbstractEventLoop, when_broken: Callable[[], None]) -> None:
        self.path = path
        self._loop = loop
        self._when_broken = when_broken
        self._connection = connect(path)
        self._has_wal = self._connection.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
        if self._has_wal:  # on some network drives there is none
            self._connection.execute("PRAGMA synchronous=NORMAL")
        self._wal: int | None = None  # the log's file, for the disk
        self._waiting: list[_Job] = []  # for the next group
        self._is_busy = False  # a group is under way
        self._thread = ThreadPoolExecutor(1, "reihum-write")
        self._failed: Unavailable | None = None  # once the disk has failed, nobody knows what it has
        self._since_checkpoint = 0
        self._checkpointer = ThreadPoolExecutor(1, "reihum-checkpoint")
        self._closed = False

    def add(self, job: Batch | Task) -> "asyncio.Future[Any]":
        """Do a job; its answer comes when it is durable."""
        answer: asyncio.Future[Any] = self._loop.create_future()
        if self._closed:
            answer.set_exception(Unavailable("The server is shutting down."))
            return answer
        self._waiting.append((job, answer))
        if len(self._waiting) == 1 and not self._is_busy:
            self._loop.call_soon(self._begin)  # at the end of this round of the loop
        return answer

    async def clear_log(self) -> bool:
        """Bring the WAL into the file while commits go on, then cut it off; False if somebody reads it just now."""
        if not self._closed:
            await self._loop.run_in_executor(self._checkpointer, self._bring_in_beside)
        return bool(await self.add(_cut_log))

    async def rewrite(self, gives_way: bool) -> bool:
        """Write the whole file anew; False if that was given up because somebody wanted to write meanwhile."""
        return bool(await self.add(functools.partial(_rewrite, self._has_more_to_write if gives_way else None)))

    def _has_more_to_write(self) -> bool:
        return any(not callable(job) for job, _ in tuple(self._waiting))

    def _begin(self) -> None:
        """Hand over what waits, unless a group is under way: then its end does it."""
        if self._waiting and not self._is_busy:
            group, self._waiting = self._waiting[:_GROUP], self._waiting[_GROUP:]
            self._is_busy = True
            self._thread.submit(self._do, group)

    def _end(self, group: list[_Job], answers: list[DatabaseAnswer]) -> None:
        self._is_busy = False
        self._begin()  # first, so that the disk works while others are told
        give_all((answer for _, answer in group), answers)

    async def close(self) -> None:
        """Write what waits, take nothing more, and let go."""
        if self._closed:
            return
        self._closed = True
        self._begin()
        while self._is_busy or self._waiting:
            await asyncio.sleep(_RETRY_S)
        await asyncio.to_thread(self._checkpointer.shutdown)
        await asyncio.to_thread(self._thread.shutdown)
        if self._wal is not None:
            os.close(self._wal)
        self._connection.close()

    # In the thread

    def _do(self, group: list[_Job]) -> None:
        written = [job for job, _ in group if not callable(job)]
        of_written = iter(self._write(written) if written else ())
        answers = [self._try(job) if callable(job) else next(of_written) for job, _ in group]
        self._since_checkpoint += len(group)
        if self._since_checkpoint >= _CHECKPOINT:
            self._since_checkpoint = 0
            self._checkpointer.submit(self._checkpoint)
        with contextlib.suppress(RuntimeError):  # the loop was closed without waiting for answers
            self._loop.call_soon_threadsafe(self._end, group, answers)

    def _checkpoint(self) -> None:
        """In a thread of its own: bring the WAL into the file while commits go on. What they wrote meanwhile is brought
        by the thread that writes, which is short, so that the WAL begins anew.
        """
        if self._bring_in_beside():
            self._thread.submit(self._try, _bring_in)

    def _bring_in_beside(self) -> bool:
        with contextlib.suppress(sqlite3.Error), contextlib.closing(connect(self.path)) as connection:
            _bring_in(connection)
            return True
        return False  # another time

    def _try(self, task: Task) -> DatabaseAnswer:
        try:
            return task(self._connection)
        except sqlite3.Error as error:
            return Unavailable(f"The database {self.path} cannot be used: {error}")

    def _write(self, batches: list[Batch]) -> list[DatabaseAnswer]:
        """Commit batches together and wait for the disk."""
        if self._failed is not None:
            return [self._failed] * len(batches)
        answers = self._commit(batches)
        if not self._has_wal or all(isinstance(answer, Exception) for answer in answers):
            return answers
        try:
            if self._wal is None:
                self._wal = os.open(f"{self.path}-wal", os.O_RDWR)
            _data_sync(self._wal)
        except OSError as error:
            self._failed = Unavailable(
                f"The disk failed to keep what was written to the database {self.path}: {error.strerror}. "
                "This worker writes nothing more and ends; another one reads what is there."
            )
            self._loop.call_soon_threadsafe(self._when_broken)
            return [self._failed] * len(batches)
        return answers

    def _commit(self, batches: list[Batch]) -> list[DatabaseAnswer]:
        """Do batches in one transaction. One that conflicts leaves nothing; the others are kept."""
        connection = self._connection
        answers: list[DatabaseAnswer] = [None] * len(batches)
        try:
            connection.execute("BEGIN IMMEDIATE")
            for place, batch in enumerate(batches):
                answers[place] = run_batch(connection, batch)
            connection.execute("COMMIT")
        except Exception as error:  # full disk, lost file, foreign lock: nothing of the group was kept
            if not isinstance(error, sqlite3.Error):
                _log.exception("batches could not be written")
            with contextlib.suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            problem = Unavailable(f"The database {self.path} cannot be written: {error}")
            return [answer if isinstance(answer, Conflict) else problem for answer in answers]
        return answers


def data_version(connection: sqlite3.Connection) -> int:
    """A number that changes when another connection has written."""
    return int(connection.execute("PRAGMA data_version").fetchone()[0])


def _bring_in(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA wal_checkpoint(PASSIVE)")


def _cut_log(connection: sqlite3.Connection) -> bool:
    """Cut off the WAL. Somebody who reads just now keeps it: everybody's moves wait here, so that is not waited for."""
    connection.execute("PRAGMA busy_timeout=0")
    try:
        return not connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
    finally:
        connection.execute(f"PRAGMA busy_timeout={_BUSY_S * 1000:.0f}")


def _rewrite(is_wanted: Callable[[], bool] | None, connection: sqlite3.Connection) -> bool:
    """Write the whole file anew.

    What is deleted is overwritten with zeros at once (``secure_delete``), but the WAL has it until it is cut off, and
    pages that were once split have copies in their gaps until the file is written anew.

    It is given up when this thread ``is_wanted``, but for its second half, which SQLite does without asking.
    """
    connection.set_progress_handler(is_wanted, _STEPS)
    try:
        connection.execute("VACUUM")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT:
            return False
        raise
    finally:
        connection.set_progress_handler(None, _STEPS)
    return True


def connect(path: str) -> sqlite3.Connection:
    """A connection that writes: a commit has reached the disk when it returns."""
    connection = sqlite3.connect(path, _BUSY_S, isolation_level=None, check_same_thread=False)
    _use_wal(connection)
    for pragma in (
        "synchronous=FULL",
        "foreign_keys=ON",
        "secure_delete=ON",  # what people delete is gone from the file, too
        "wal_autocheckpoint=0",
        f"cache_size=-{_CACHE_KIB}",
    ):
        connection.execute(f"PRAGMA {pragma}")
    return connection


def _use_wal(connection: sqlite3.Connection) -> None:
    """SQLite itself does not wait here when several begin a file."""
    until = time.monotonic() + _BUSY_S
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(_RETRY_S)
        else:
            return
