"""How long people and tables are kept: idle guests and finished tables go after a time that the host sets.

Nothing is deleted because a clock is wrong. Every look notes the time; if a time does not follow from the one before
(the clock was set, or the server was away for long), nothing is deleted until it has gone steadily for `GRACE_S`.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

import msgspec

from reihum.protocol.refusals import Refused
from reihum.server.live.desk import Desk
from reihum.server.operations.supervised import supervised
from reihum.server.privacy import forgetting
from reihum.server.privacy.scrubbing import WANTED
from reihum.server.settings import Settings
from reihum.server.store import Unavailable

_log = logging.getLogger("reihum.server")
DAY_S: Final = 86_400.0
GRACE_S: Final = 7 * DAY_S
_LOOK_S: Final = 60.0
_JUMP_S: Final = DAY_S  # between two looks: longer than a server is away for an update
_AT_ONCE: Final = 20  # people a look
_CLOCK: Final = "clock"


class _Clock(msgspec.Struct):
    """The time of the last look, and since when times have followed from each other."""

    seen: float
    steady_since: float


class Retention:
    """Deletes what nobody needs any more."""

    def __init__(self, desk: Desk, settings: Settings, clock: Callable[[], float] = time.time) -> None:
        self._desk = desk
        self._settings = settings
        self._clock = clock
        self._here: set[str] = set()  # people who were here since the last look
        self._noted: dict[str, float] = {}
        self._tidied = -DAY_S
        self._task: asyncio.Task[None] | None = None
        self.forgotten: list[Callable[[str], None]] = []  # told who was deleted

    def start(self) -> None:
        self._task = supervised("keeping no longer than wished", self._look_soon)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def was_here(self, person: str) -> None:
        """Somebody asked for something; it is noted once a day."""
        if self._clock() - self._noted.get(person, 0.0) > DAY_S / 2:
            self._here.add(person)

    async def _look_soon(self) -> None:
        try:
            await self.look()
        except (Unavailable, Refused) as error:
            _log.warning("what is kept too long could not be deleted, tried again: %s", error)
        await asyncio.sleep(_LOOK_S)

    async def look(self) -> None:
        """Note who was here, and delete what is too old."""
        now = self._clock()
        await self._note_who_was_here(now)
        if await self._is_steady(now):
            await self._delete(now)

    async def _note_who_was_here(self, now: float) -> None:
        here, self._here = sorted(self._here), set()
        try:
            await self._desk.store.people.saw(here, now)
        except Unavailable:
            self._here.update(here)
            raise
        self._noted = {person: at for person, at in self._noted.items() if 0 <= now - at < DAY_S}
        self._noted.update(dict.fromkeys(here, now))

    async def _is_steady(self, now: float) -> bool:
        """Whether the clock has gone as clocks do, for long enough."""
        kept = self._desk.store.kept
        text = await kept.get(_CLOCK)
        if text is None:
            await kept.put_first(_CLOCK, _encode(_Clock(now, now)))
            return False
        clock = msgspec.json.decode(text, type=_Clock)
        jumped = not -_LOOK_S <= now - clock.seen < _JUMP_S
        if jumped:
            _log.warning("the clock went from %.0f to %.0f; nothing is deleted for some days", clock.seen, now)
        newest = _Clock(now, now if jumped else clock.steady_since)
        await kept.replace(_CLOCK, text, _encode(newest))  # another worker may have looked in the same moment
        return now - newest.steady_since >= GRACE_S

    async def _delete(self, now: float) -> None:
        store, settings = self._desk.store, self._settings
        if settings.keep_guests_days:
            for person in await store.people.not_seen_since(now - settings.keep_guests_days * DAY_S, _AT_ONCE):
                await forgetting.forget(self._desk, person)
                for then in self.forgotten:
                    then(person)
        if settings.keep_tables_days:
            gone = await store.tables.purge_over(now - settings.keep_tables_days * DAY_S)
            if gone:
                await store.kept.put(WANTED, str(now))
                _log.info("%d tables that were over were deleted", gone)
        if time.monotonic() - self._tidied > DAY_S:
            self._tidied = time.monotonic()
            await store.people.drop_results_of_nobody()
            await store.tables.note_ends()


def _encode(clock: _Clock) -> str:
    return msgspec.json.encode(clock).decode()
