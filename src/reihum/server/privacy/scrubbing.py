"""Cleaning up after who was deleted, beside what others do: first the database's log is cut off, then everything is
written anew, so that no byte of theirs is left.

SQLite's ``secure_delete`` alone does not do that: where a page was split, what stood in it stays in its gap. PostgreSQL
overwrites nothing by itself. While something is written anew commands wait, so this is done only if it is short, or
when nobody plays, and it rests after it: whoever comes and goes cannot keep the server busy.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from reihum.server.operations.supervised import supervised
from reihum.server.store import Store, Unavailable

_log = logging.getLogger("reihum.server")
WANTED: Final = "scrub"
"""Since when bytes of deleted people may be left in the database's file, as it is kept."""
_LOOK_S: Final = 60.0  # for what another worker, or the one before, has left
_AGAIN_S: Final = 1.0  # after which a log is cut off that somebody read just then; longer each time
_REST: Final = 20  # times as long as it took
_NOTICED_S: Final = 0.2  # what takes longer is noticed by those who play:
_REST_THEN_S: Final = 3_600.0  # at most once an hour
_SMALL: Final = 2 * 1024 * 1024  # bytes that are written anew at any time; 8 MiB took 0.8 s on a busy machine
_QUIET_S: Final = 60.0  # without a move at any table, after which more is written anew
_LARGE: Final = 1024 * 1024 * 1024  # bytes that are written anew only when an administrator asks for it
_WARN_S: Final = 86_400.0  # after which it is said that there was no time for it


class Scrubber:
    """Cleans up soon after somebody was deleted."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._clock = clock
        self._not_before = 0.0  # to write everything anew
        self._cut = ""  # what was wanted when the log was last cut off
        self._wait_s = _LOOK_S
        self._waits_since: float | None = None
        self._soon = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = supervised("cleaning up after who was deleted", self._wait)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def soon(self) -> None:
        """Somebody was deleted."""
        self._soon.set()

    async def _wait(self) -> None:
        try:
            async with asyncio.timeout(self._wait_s):
                await self._soon.wait()
        except TimeoutError:
            pass
        self._soon.clear()
        try:
            await self.look()
        except Unavailable as error:
            self._wait_s = _LOOK_S
            _log.warning("what is left of deleted people could not be cleaned up, tried again: %s", error)
        await asyncio.sleep(_AGAIN_S)  # those who are deleted meanwhile are cleaned up after together

    async def look(self) -> None:
        """Clean up, if there is anything to clean up and it is time."""
        wanted = await self._store.kept.get(WANTED)
        if not wanted:
            self._wait_s, self._waits_since = _LOOK_S, None
            return
        if self._cut != wanted:
            if not await self._store.database.clear_log():
                self._wait_s = min(_LOOK_S, 2 * self._wait_s if self._wait_s < _LOOK_S else _AGAIN_S)
                return
            self._cut = wanted
        self._wait_s = max(_AGAIN_S, min(_LOOK_S, self._not_before - self._clock()))
        if self._clock() >= self._not_before and not await self._write_anew(wanted):
            self._wait_s = _LOOK_S
        self._warn()

    async def _write_anew(self, wanted: str) -> bool:
        database = self._store.database
        size = await database.size()
        if size > _SMALL and (size > _LARGE or not await self._is_quiet()):
            return False
        began = self._clock()
        done = await database.scrub(gives_way=size > _SMALL)
        took = self._clock() - began
        self._not_before = began + took + (_REST * took if took < _NOTICED_S else _REST_THEN_S)
        if done and await self._store.kept.replace(WANTED, wanted, ""):  # unless somebody was deleted meanwhile
            self._wait_s, self._waits_since = _LOOK_S, None
        return done

    async def _is_quiet(self) -> bool:
        """Whether nobody has played for a while, at any worker."""
        return time.time() - await self._store.tables.last_change() >= _QUIET_S

    def _warn(self) -> None:
        now = self._clock()
        if self._waits_since is None:
            self._waits_since = now
        elif now - self._waits_since > _WARN_S:
            self._waits_since = now
            _log.warning(
                "bytes of deleted people may be left in the database, which was too large or too busy for a day to be "
                "written anew: run 'reihum admin scrub' when few people play"
            )


async def scrub_now(store: Store) -> None:
    """Write everything anew, whoever waits for it."""
    wanted = await store.kept.get(WANTED)
    if await store.database.scrub() and wanted:
        await store.kept.replace(WANTED, wanted, "")
