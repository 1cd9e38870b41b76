"""The one connection that writes to a SQLite file, and when it writes.

What is to be written in one round of the event loop is committed together, by the loop itself: as long as the disk is
quick, handing work to a thread and waiting for the interpreter costs more than the disk does. If the disk is slow, if
the file is locked by another program, or if a batch is being written already, a thread writes, and what comes meanwhile
waits for its next commit.

The log of SQLite (WAL) is brought into the file by a thread with a connection of its own, so that no commit waits for
it; what was written meanwhile is little, and commits wait for that, the loop's own for a few milliseconds at most.
"""

import asyncio
import contextlib
import itertools
import queue
import sqlite3
import threading
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from reihum.server.store.answers import Answer, Then, settle
from reihum.server.store.appending import append_each, append_together, run_batch
from reihum.server.store.database import Append, Conflict, Statement, Unavailable

_BUSY_S: Final = 5.0  # to wait for another program that writes
_RETRY_S: Final = 0.005
_LOCK_S: Final = 0.01  # to wait for the end of a checkpoint, before the thread does
_CACHE_KIB: Final = 32 * 1024  # of the newest pages of logs and indexes
_STATEMENTS: Final = 256  # kept prepared
_GROUP: Final = 512  # jobs at most in one commit
_SLOW_S: Final = 0.005  # a disk that takes longer than this to keep something is none for the loop to wait for
_JOB_S: Final = 0.000_02  # of a commit's time that is work, not waiting, for each job
_REMEMBERED: Final = 8  # commits over which the disk's time is averaged
_CHECKPOINT: Final = 2_000  # jobs after which the WAL is brought into the file

_Job = tuple["tuple[Statement, ...] | Append", Then]


class Writer:
    """Commits what it is given, in the order in which it was given."""

    def __init__(self, path: str, loop: asyncio.AbstractEventLoop) -> None:
        self.path = path
        self._loop = loop
        self._connection = connect(path)
        self._connection.execute("PRAGMA busy_timeout=0")  # who waits for other programs, waits in `_done`
        self._lock = threading.Lock()  # held by who uses the connection
        self._waiting: list[_Job] = []  # for the end of this round of the loop
        self._queue: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()  # for the thread
        self._queued = 0  # of these how many have not been answered
        self._disk_s = 0.0  # how long the disk takes lately
        self._since_checkpoint = 0
        self._checkpointer = ThreadPoolExecutor(1, "reihum-checkpoint")
        self._is_checkpointing = False
        self._closed = False
        self._thread = threading.Thread(target=self._write_all, name="reihum-write", daemon=True)
        self._thread.start()

    def add(self, job: "tuple[Statement, ...] | Append", then: Then) -> None:
        """Write a batch of statements or an append; ``then`` is called with the answer, later, when it is durable."""
        if self._closed:
            self._loop.call_soon(then, Unavailable("The server is shutting down."))
            return
        self._waiting.append((job, then))
        if len(self._waiting) == 1:
            self._loop.call_soon(self._write_waiting)

    async def close(self) -> None:
        """Write what waits, and let go."""
        if self._closed:
            return
        self._closed = True
        self._write_waiting()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        await asyncio.to_thread(self._checkpointer.shutdown)
        self._connection.close()

    def _write_waiting(self) -> None:
        """The end of a round of the loop."""
        group, self._waiting = self._waiting, []
        if not group:
            return
        # What the thread has not finished comes first: nothing may overtake it.
        if self._disk_s > _SLOW_S or self._queued or len(group) > _GROUP or not self._lock.acquire(timeout=_LOCK_S):
            self._hand_over(group)
            return
        try:
            answers = self._commit([job for job, _ in group], patience=0.0)
        finally:
            self._lock.release()
        if answers is None:
            self._hand_over(group)
        else:
            self._settle(answers, group)

    def _hand_over(self, group: list[_Job]) -> None:
        self._queued += len(group)
        for job in group:
            self._queue.put(job)

    def _write_all(self) -> None:
        closing = False
        while not closing:
            job = self._queue.get()
            group: list[_Job] = []
            while True:
                if job is None:
                    closing = True
                    break
                group.append(job)
                if len(group) >= _GROUP:
                    break
                try:
                    job = self._queue.get_nowait()
                except queue.Empty:
                    break
            if group:
                with self._lock:
                    answers = self._commit([job for job, _ in group], patience=_BUSY_S)
                with contextlib.suppress(RuntimeError):  # the loop was closed without waiting for answers
                    self._loop.call_soon_threadsafe(self._written, answers, group)

    def _written(self, answers: list[Answer] | None, group: list[_Job]) -> None:
        """The thread has written a group."""
        assert answers is not None, "there was time to wait for other programs"
        self._queued -= len(group)
        self._settle(answers, group)

    def _settle(self, answers: list[Answer], group: list[_Job]) -> None:
        settle(answers, (then for _, then in group))
        self._since_checkpoint += len(group)
        if self._since_checkpoint >= _CHECKPOINT and not self._is_checkpointing and not self._closed:
            self._since_checkpoint = 0
            self._is_checkpointing = True
            self._checkpointer.submit(self._checkpoint)

    def _commit(self, jobs: "list[tuple[Statement, ...] | Append]", patience: float) -> list[Answer] | None:
        """Do jobs in one transaction. One that conflicts leaves nothing; the others are kept.

        None if another program has locked the file and there is no time to wait for it.
        """
        connection = self._connection
        answers: list[Answer] = [None] * len(jobs)
        appends = [job for job in jobs if isinstance(job, Append)]
        try:
            if not _done(connection, "BEGIN IMMEDIATE", patience):
                return None
            conflicts: Iterable[Conflict | None] = itertools.repeat(None)
            if not append_together(connection, appends):  # begin anew, and find out which of them it is
                connection.execute("ROLLBACK")
                if not _done(connection, "BEGIN IMMEDIATE", patience):
                    return None
                conflicts = append_each(connection, appends)
            of_appends = iter(conflicts)
            for place, job in enumerate(jobs):
                answers[place] = next(of_appends) if isinstance(job, Append) else run_batch(connection, job)
            began = time.monotonic()
            connection.execute("COMMIT")
        except sqlite3.Error as error:  # full disk, lost file, foreign lock: nothing of the group was kept
            with contextlib.suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            problem = Unavailable(f"The database {self.path} cannot be written: {error}")
            return [answer if isinstance(answer, Conflict) else problem for answer in answers]
        taken = time.monotonic() - began - len(jobs) * _JOB_S
        self._disk_s += (taken - self._disk_s) / _REMEMBERED
        return answers

    # The WAL

    def _checkpoint(self) -> None:
        """In a thread: bring the WAL into the file while commits go on, and then, while they wait, what they wrote
        meanwhile, so that the WAL begins anew.
        """
        with contextlib.suppress(sqlite3.Error), contextlib.closing(connect(self.path)) as connection:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
            with self._lock:
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        self._is_checkpointing = False


def connect(path: str) -> sqlite3.Connection:
    """A connection that writes: a commit has reached the disk when it returns."""
    connection = sqlite3.connect(
        path, _BUSY_S, isolation_level=None, check_same_thread=False, cached_statements=_STATEMENTS
    )
    _done(connection, "PRAGMA journal_mode=WAL", _BUSY_S)  # SQLite itself does not wait here when several begin a file
    for pragma in (
        "synchronous=FULL",
        "foreign_keys=ON",
        "wal_autocheckpoint=0",
        f"cache_size=-{_CACHE_KIB}",
    ):
        connection.execute(f"PRAGMA {pragma}")
    return connection


def _done(connection: sqlite3.Connection, sql: str, patience: float) -> bool:
    """Do what needs the file for itself; False if another program has it and there is no time to wait."""
    until = time.monotonic() + patience
    while True:
        try:
            connection.execute(sql)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:  # the other bits say with what
                raise
            if not patience:
                return False
            if time.monotonic() > until:
                raise
            time.sleep(_RETRY_S)
        else:
            return True
