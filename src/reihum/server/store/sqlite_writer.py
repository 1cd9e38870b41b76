"""The one connection that writes to a SQLite file, and when it writes.

One group of jobs is under way at a time: it is committed by the event loop itself, since handing it to a thread and
waiting for the interpreter costs more than the work, and then the disk is waited for (see `disk`). Only when it has the
group, those who wait are answered; SQLite itself does not wait (``synchronous=NORMAL``), it just keeps its log (WAL) in
order. What comes meanwhile is the next group. If another program has locked the file, a thread commits.

Small groups of moves follow each other at intervals, and the loop sleeps in between: what comes then is taken up in one
go. Waking up for every move, and a commit and a sync for every one, would cost as much again as the moves themselves.

The log is brought into the file by another thread with a connection of its own, so that no commit waits for it; what
was written meanwhile is little, and commits wait for that, the loop's own for a few milliseconds at most.
"""

import asyncio
import contextlib
import functools
import itertools
import logging
import os
import sqlite3
import threading
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from reihum.server.store.answers import Answer, Then, settle
from reihum.server.store.appending import append_each, append_together, run_batch
from reihum.server.store.database import Append, Conflict, Statement, Unavailable
from reihum.server.store.disk import Disk

_log = logging.getLogger("reihum.store")
_BUSY_S: Final = 5.0  # to wait for another program that writes
_RETRY_S: Final = 0.005
_LOCK_S: Final = 0.01  # to wait for the end of a checkpoint, before the thread does
_CACHE_KIB: Final = 32 * 1024  # of the newest pages of logs and indexes
_GROUP: Final = 256  # jobs at most in one commit
_SMALL: Final = 16  # jobs: fewer are a small group,
_INTERVAL_S: Final = 0.002  # after which the next one does not follow sooner than this
_CHECKPOINT: Final = 2_000  # jobs after which the WAL is brought into the file

_Job = tuple["tuple[Statement, ...] | Append", Then]


class _Group:
    """Jobs that are committed together. They have no answers yet if another program has locked the file."""

    __slots__ = ("answers", "jobs")

    def __init__(self, jobs: list[_Job]) -> None:
        self.jobs = jobs
        self.answers: list[Answer] | None = None

    @property
    def is_small(self) -> bool:
        return len(self.jobs) < _SMALL

    def has_moves(self) -> bool:
        """Whether anything was appended to a log."""
        return any(isinstance(job, Append) for job, _ in self.jobs)


class Writer:
    """Commits what it is given, in the order in which it was given."""

    def __init__(self, path: str, loop: asyncio.AbstractEventLoop) -> None:
        self.path = path
        self._loop = loop
        self._connection = connect(path)
        self._connection.execute("PRAGMA busy_timeout=0")  # who waits for other programs, waits in `_done`
        self._has_wal = self._connection.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
        if self._has_wal:  # on some network drives there is none
            self._connection.execute("PRAGMA synchronous=NORMAL")  # the disk is waited for in `_bring_to_disk`
        self._disk = Disk(loop)
        self._wal: int | None = None  # the log's file, for the disk
        self._lock = threading.Lock()  # held by who uses the connection
        self._waiting: list[_Job] = []  # for the next group
        self._is_busy = False  # a group is under way
        self._patient = ThreadPoolExecutor(1, "reihum-write")  # commits when another program has locked the file
        self._failed: Unavailable | None = None  # once the disk has failed, nobody knows what it has
        self._awake_since = 0.0  # when the loop has last slept
        self._since_checkpoint = 0
        self._checkpointer = ThreadPoolExecutor(1, "reihum-checkpoint")
        self._is_checkpointing = False
        self._seen = -1  # what SQLite calls the version of the data: others change it
        self._closed = False

    def others_wrote(self) -> bool:
        """Whether another connection may have written since this was asked last."""
        if self._closed or not self._lock.acquire(blocking=False):
            return True
        try:
            before, self._seen = self._seen, self._connection.execute("PRAGMA data_version").fetchone()[0]
        except sqlite3.Error:  # a command finds out what is wrong, and says it
            return True
        finally:
            self._lock.release()
        return self._seen != before

    def add(self, job: "tuple[Statement, ...] | Append", then: Then) -> None:
        """Write a batch of statements or an append; ``then`` is called with the answer, later, when it is durable."""
        if self._closed:
            self._loop.call_soon(then, Unavailable("The server is shutting down."))
            return
        self._waiting.append((job, then))
        if len(self._waiting) == 1 and not self._is_busy:
            self._loop.call_soon(self._begin)  # at the end of this round of the loop

    async def close(self) -> None:
        """Write what waits, and let go."""
        if self._closed:
            return
        self._closed = True
        self._begin()
        while self._is_busy or self._waiting:
            await asyncio.sleep(_RETRY_S)
        for thread in (self._patient, self._checkpointer):
            await asyncio.to_thread(thread.shutdown)
        self._disk.close()
        if self._wal is not None:
            os.close(self._wal)
        self._connection.close()

    def _begin(self) -> None:
        """Commit what waits, unless a group is under way: then its end does it."""
        if self._is_busy or not self._waiting:
            return
        jobs, self._waiting = self._waiting[:_GROUP], self._waiting[_GROUP:]
        self._is_busy = True
        group = _Group(jobs)
        if self._failed is not None:
            group.answers = [self._failed] * len(jobs)
        elif self._lock.acquire(timeout=_LOCK_S):
            try:
                group.answers = self._commit([job for job, _ in jobs], patience=0.0)
            finally:
                self._lock.release()
        if group.answers is not None:
            self._bring_to_disk(group)
        else:
            self._patient.submit(self._commit_patiently, group)

    def _commit_patiently(self, group: _Group) -> None:
        """In a thread."""
        with self._lock:
            group.answers = self._commit([job for job, _ in group.jobs], patience=_BUSY_S)
        with contextlib.suppress(RuntimeError):  # the loop was closed without waiting for answers
            self._loop.call_soon_threadsafe(self._bring_to_disk, group)

    def _bring_to_disk(self, group: _Group) -> None:
        """What was committed is in the file, but perhaps not yet on the disk."""
        assert group.answers is not None, "there was time to wait for other programs"
        if not self._has_wal or all(isinstance(answer, Exception) for answer in group.answers):
            self._loop.call_soon(self._end, group)
            return
        try:
            if self._wal is None:
                self._wal = os.open(f"{self.path}-wal", os.O_RDWR)
        except OSError as error:
            self._loop.call_soon(self._synced, group, error)
            return
        if group.is_small and not self._disk.is_slow:
            self._loop.call_soon(self._synced, group, self._disk.sync_now(self._wal))
        else:
            self._disk.sync(self._wal, functools.partial(self._synced, group))

    def _synced(self, group: _Group, error: OSError | None) -> None:
        if error is not None:
            self._failed = Unavailable(
                f"The disk failed to keep what was written to the database {self.path}: {error.strerror}. "
                "Nothing more is written until the server is started anew."
            )
            group.answers = [self._failed] * len(group.jobs)
        self._end(group)

    def _end(self, group: _Group) -> None:
        """The disk has a group."""
        assert group.answers is not None
        self._is_busy = False
        if not group.is_small or self._disk.is_slow:
            self._begin()  # first, so that the disk works while others are told
        settle(group.answers, (then for _, then in group.jobs))
        if group.is_small and not self._is_busy and group.has_moves():
            self._rest()
        if self._waiting and not self._is_busy:
            self._loop.call_soon(self._loop.call_soon, self._begin)  # when what has come since then is read
        self._since_checkpoint += len(group.jobs)
        if self._since_checkpoint >= _CHECKPOINT and not self._is_checkpointing and not self._closed:
            self._since_checkpoint = 0
            self._is_checkpointing = True
            self._checkpointer.submit(self._checkpoint)

    def _rest(self) -> None:
        """Sleep until a small group of moves may be followed by the next one."""
        if not self._closed:
            time.sleep(max(0.0, self._awake_since + _INTERVAL_S - time.monotonic()))
        self._awake_since = time.monotonic()

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
            connection.execute("COMMIT")
        except Exception as error:  # full disk, lost file, foreign lock: nothing of the group was kept
            if not isinstance(error, sqlite3.Error):
                _log.exception("jobs could not be written")
            with contextlib.suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            problem = Unavailable(f"The database {self.path} cannot be written: {error}")
            return [answer if isinstance(answer, Conflict) else problem for answer in answers]
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
    connection = sqlite3.connect(path, _BUSY_S, isolation_level=None, check_same_thread=False)
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
