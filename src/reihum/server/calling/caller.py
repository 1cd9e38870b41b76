"""Who is called, and when: makes messages of calls that are due, if they are still wanted and true."""

import asyncio
import contextlib
import logging
import time
from typing import Final

from reihum.protocol.refusals import Refused
from reihum.server.calling import reasons
from reihum.server.calling.call_text import home
from reihum.server.calling.codes import Codes
from reihum.server.calling.mail import Mail
from reihum.server.calling.outbox import Outbox
from reihum.server.calling.push import Push
from reihum.server.calling.quiet import quiet_until
from reihum.server.live.desk import Desk
from reihum.server.live.hub import Hub
from reihum.server.operations.supervised import supervised
from reihum.server.settings import Settings
from reihum.server.store import Unavailable
from reihum.server.store.calls import CallRow, WishRow
from reihum.server.store.database import Statement
from reihum.server.tables import entries as e
from reihum.server.tables.table import TableState

_log = logging.getLogger("reihum.calling")
WORD: Final = "called:"
"""Told to other workers when somebody wants to be called, or no more. No table's name has a colon."""
ALL: Final = ("turn", "soon", "seated", "over")
DEFAULT_WISH: Final = WishRow(",".join(ALL), "UTC", None, None)
_LOOK_S: Final = 1.0
_LEARN_S: Final = 30.0  # after which it is read anew who wants to be called, in case no word of it came
_AT_ONCE: Final = 50
_UNCONFIRMED_S: Final = 7 * 86_400.0


class Caller:
    """Calls people to their tables."""

    def __init__(self, desk: Desk, hub: Hub, settings: Settings) -> None:
        self._desk = desk
        self._hub = hub
        self._book = desk.store.calls
        self._wait_s = settings.call_after_s
        self.settings = settings
        self.codes = Codes(desk.store)
        self.mail = Mail(settings)
        self.push = Push(desk.store, settings.push_contact or _contact(settings))
        self.outbox = Outbox(desk, settings, self.codes, self.mail, self.push)
        self._people: set[str] = set()
        self._tables: set[str] = set()
        self._learned = -_LEARN_S  # when it was last read who wants to be called
        self._task: asyncio.Task[None] | None = None
        desk.beside.append(self._beside)

    def start(self) -> None:
        self._task = supervised("calling people", self._look_soon)

    async def close(self) -> None:
        """Stop. What is being sent is taken up by another worker, or after the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self.outbox.close()

    def is_called(self, person: str) -> bool:
        """Whether somebody wants to be called."""
        return person in self._people

    async def learn(self) -> None:
        """Read who wants to be called."""
        self._learned = time.monotonic()
        self._people, self._tables = await self._book.called()

    async def changed(self) -> None:
        """Somebody wants to be called, or no more: the other workers hear of it."""
        await self.learn()
        self._hub.publish(WORD)

    def heard(self) -> None:
        """Another worker says so."""
        self._learned = -_LEARN_S

    async def seen(self, person: str, table: str) -> None:
        """Somebody looks at a table."""
        if person in self._people:
            await self._book.read(person, table)

    def _beside(self, before: TableState, after: TableState, entry: e.AnyEntry, now: float) -> list[Statement]:
        """What is written together with an entry."""
        if not (self._people or self._tables):
            return []
        made = reasons.calls_for(before, after, entry, now, self._people, self._tables, self._wait_s)
        who = reasons.has_acted(before, after, entry)
        return made + (self._book.reading(who, after.id) if who in self._people and who is not None else [])

    async def _look_soon(self) -> None:
        await asyncio.sleep(_LOOK_S if self._wait_s >= _LOOK_S else self._wait_s + 0.02)
        try:
            await self.look()
        except (Unavailable, Refused) as error:
            _log.warning("calls are made later: %s", error)

    async def look(self) -> None:
        """Make the calls that are due."""
        if time.monotonic() - self._learned >= _LEARN_S:
            await self.learn()
            await self._book.drop_unconfirmed(time.time() - _UNCONFIRMED_S)
        if self._people or self._tables:
            now = time.time()
            for call in await self._book.due(now, _AT_ONCE):
                await self._make(call, now)
        await self.outbox.look()

    async def _make(self, call: CallRow, now: float) -> None:
        state = None
        with contextlib.suppress(Refused):
            state = await self._desk.state(call.table)
        if state is None or not reasons.is_still_so(state, call.person, call.what, now):
            await self._book.drop(call)
            return
        if call.person:
            wish = await self._book.wish(call.person) or DEFAULT_WISH
            until = quiet_until(wish, now)
            if until is not None:
                await self._book.defer(call, until)
                return
            if call.what not in wish.kinds.split(",") or await self._book.is_unread(call.person, call.table):
                await self._book.drop(call)
                return
            ways = [way for way in await self._book.ways(call.person) if not way.table]
        else:
            ways = await self._book.ways_of_table(call.table)
        good = [way for way in ways if way.status == "on"]
        if good:
            await self._book.make(call, good, now)
        else:
            await self._book.drop(call)


def _contact(settings: Settings) -> str:
    """Whom a push service can turn to if messages make trouble."""
    address = home(settings)
    return address if address.startswith("https://") else f"mailto:{settings.mail_from or 'nobody@localhost'}"
