"""Who is connected, noted for other workers. After a worker has died everybody comes back at once: what happens
in the same moment is written at once.
"""

import asyncio
import contextlib
import time
from typing import Final

from reihum.server.live.hub import Hub
from reihum.server.store import Store, Unavailable
from reihum.server.store.tables import NOT_CONNECTED

_GATHER_S: Final = 0.1
_CHUNK: Final = 200


class Presence:
    """Notes of one worker."""

    def __init__(self, store: Store, hub: Hub) -> None:
        self._store = store
        self._hub = hub
        self._came: dict[tuple[str, str], None] = {}  # (table, person), not yet written
        self._writing: asyncio.Task[None] | None = None

    def came(self, table: str, person: str) -> None:
        """Somebody has come to a table; the other workers hear of it soon."""
        self._came[table, person] = None
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())

    async def left(self, table: str, person: str) -> None:
        """Somebody has no connection to a table any more."""
        self._came.pop((table, person), None)
        await self._store.tables.saw([(table, person)], NOT_CONNECTED)

    async def still_there(self, seen: list[tuple[str, str]]) -> None:
        """Note again who is connected."""
        for begin in range(0, len(seen), _CHUNK):
            with contextlib.suppress(Unavailable):  # worth a note, but no refusal
                await self._store.tables.saw(seen[begin : begin + _CHUNK], time.time())

    async def _write(self) -> None:
        try:
            await asyncio.sleep(_GATHER_S)
            while self._came:
                came, self._came = list(self._came), {}
                await self.still_there(came)
                for table, _ in came:
                    self._hub.publish(table)
        finally:
            self._writing = None

    async def close(self) -> None:
        """Stop; what is not noted yet grows old anyway."""
        if self._writing is not None:
            self._writing.cancel()
            await asyncio.gather(self._writing, return_exceptions=True)
