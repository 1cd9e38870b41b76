"""Cleaning up after who was deleted: an SQLite file is written anew, so that no byte of theirs is left in it.

``secure_delete`` alone does not do that: where a page was split, what stood in it stays in its gap. Commands wait
meanwhile, so this rests after it: whoever comes and goes cannot keep the server busy.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from reihum.server.store import Store
from reihum.server.store.sqlite import Sqlite
from reihum.server.supervised import supervised

WANTED: Final = "scrub"
"""Since when bytes of deleted people may be left in the database's file, as it is kept."""
_LOOK_S: Final = 60.0  # for what another worker, or the one before, has left
_REST: Final = 20  # times as long as it took
_NOTICED_S: Final = 0.2  # what takes longer is noticed by those who play:
_REST_THEN_S: Final = 3_600.0  # at most once an hour
_LARGE: Final = 256 * 1024 * 1024  # bytes of a file that is written anew only when an administrator asks for it


class Scrubber:
    """Writes a file anew soon after somebody was deleted."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._clock = clock
        self._not_before = 0.0
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
            async with asyncio.timeout(_LOOK_S):
                await self._soon.wait()
        except TimeoutError:
            pass
        self._soon.clear()
        await asyncio.sleep(max(0.0, self._not_before - self._clock()))
        await self.look()

    async def look(self) -> None:
        """Clean up, if there is anything to clean up and it is time."""
        kept, database = self._store.kept, self._store.database
        if not isinstance(database, Sqlite) or database.size() > _LARGE or self._clock() < self._not_before:
            return
        wanted = await kept.get(WANTED)
        if not wanted:
            return
        began = self._clock()
        await database.scrub()
        took = self._clock() - began
        self._not_before = began + took + (_REST * took if took < _NOTICED_S else _REST_THEN_S)
        await kept.replace(WANTED, wanted, "")  # unless somebody was deleted meanwhile
