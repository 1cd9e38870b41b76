"""The parts of a worker, put together: what they share, how they begin and end."""

import asyncio
import contextlib
import logging
import signal
import time
from collections.abc import Collection
from typing import Final

from reihum.server.api.replays import Replays
from reihum.server.calling.caller import WORD as CALLED
from reihum.server.calling.caller import Caller
from reihum.server.costs.bot_processes import BotProcesses
from reihum.server.costs.rate_limits import PEOPLE, Buckets
from reihum.server.http.client_files import ClientFiles
from reihum.server.http.gate import Gate
from reihum.server.live.caretaker import Caretaker
from reihum.server.live.desk import Desk
from reihum.server.live.hub import Hub, make_hub
from reihum.server.live.lobby import Lobby
from reihum.server.live.presence import Presence
from reihum.server.live.sockets import Sockets
from reihum.server.live.turns import Turns
from reihum.server.operations import descriptors
from reihum.server.operations.metrics import Metrics
from reihum.server.operations.supervised import supervised
from reihum.server.people.provider import Provider
from reihum.server.privacy.retention import Retention
from reihum.server.privacy.scrubbing import Scrubber
from reihum.server.settings import Settings
from reihum.server.store import Store, Unavailable
from reihum.server.store.database import is_writable
from reihum.server.tables.schedule import Schedule

_log = logging.getLogger("reihum.server")
_HEARTBEAT_S: Final = 20.0
_ROOMS_NOTED: Final = 10  # at a time
_READY_S: Final = 0.5
_LOOKED_UP: Final = 60  # names an hour, for one address
_SIGNED_OUT: Final = "signed-out:"  # no table's name has a colon


class Service:
    """The parts of a worker."""

    def __init__(self, settings: Settings, store: Store, hub: Hub | None = None) -> None:
        self.settings = settings
        self.store = store
        self.hub = hub or make_hub(settings.broker)
        self.metrics = Metrics()
        self.schedule = Schedule(settings)
        self.desk = Desk(store, self.hub, self.schedule, self.metrics)
        self.bot_processes = BotProcesses(settings.bot_processes)
        self.caretaker = Caretaker(self.desk, self.bot_processes, self.schedule, settings)
        self.calling = Caller(self.desk, self.hub, settings)
        self.retention = Retention(self.desk, settings)
        self.retention.forgotten.append(self.signed_out)
        self.scrubber = Scrubber(self.store)
        self.lobby = Lobby(self.desk, settings)
        self.turns = Turns(self.desk)
        self.presence = Presence(store, self.hub)
        self.sockets = Sockets(self)
        self.buckets = Buckets(settings.requests_per_s, settings.requests_burst)
        self.gate = Gate(settings, self.buckets, self.metrics)
        self.publishing = Buckets.each_hour(settings.public_tables_per_hour)
        self.talk = Buckets.each_minute(settings.lines_per_minute)
        self.talk_at = Buckets.each_minute(PEOPLE * settings.lines_per_minute)
        self.confirming = Buckets.each_hour(settings.mails_per_hour)
        self.looking_up = Buckets.each_hour(_LOOKED_UP)
        self.arrivals = Buckets.each_hour(settings.people_per_hour)
        self.signing_in = Buckets.each_hour(settings.people_per_hour)
        self.tries = Buckets.each_hour(settings.tries_per_hour)
        self.provider = Provider(settings) if settings.oidc_issuer else None
        self.files = ClientFiles()
        self.replays = Replays()
        self._writable: tuple[float, asyncio.Future[bool]] | None = None
        self.ready = False
        self._heart: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.hub.start(self._heard)
        await self.bot_processes.start()
        self.caretaker.start()
        self.retention.start()
        self.scrubber.start()
        self.calling.start()
        self._heart = supervised("the heartbeat", self._beat)
        self.store.database.when_broken(self._end)
        self.ready = True

    async def close(self) -> None:
        """Stop taking commands, let what is being written be written, and go."""
        self.ready = False
        if self._heart is not None:
            self._heart.cancel()
        await self.sockets.close()
        await self.presence.close()
        await self.caretaker.close()
        await self.retention.close()
        await self.scrubber.close()
        await self.calling.close()
        await self.bot_processes.close()
        await self.hub.close()
        await self.store.close()

    def _end(self) -> None:
        """Nothing can be kept by this process any more: another one opens the database anew."""
        _log.critical("the disk failed, so this worker ends and another one takes over")
        signal.raise_signal(signal.SIGTERM)

    async def is_ready(self) -> bool:
        """Whether something can be kept. Asked again soon, the answer is the same: finding out means writing."""
        now = time.monotonic()
        if self._writable is None or now - self._writable[0] > _READY_S:
            self._writable = now, asyncio.ensure_future(is_writable(self.store.database))
        return self.ready and await asyncio.shield(self._writable[1])

    def signed_out(self, person: str, secret_hash: str = "") -> None:
        """Cut what a person has open, here and at other workers: with one secret, or with any."""
        self._cut(person, secret_hash)
        self.hub.publish(f"{_SIGNED_OUT}{person}:{secret_hash}")

    def _cut(self, person: str, secret_hash: str) -> None:
        self.sockets.end(person, secret_hash)
        self.turns.end_of(person, secret_hash)

    async def _heard(self, words: Collection[str]) -> None:
        """Other workers have changed tables, or somebody signed out there."""
        tables = []
        for word in words:
            if word.startswith(_SIGNED_OUT):
                person, _, secret_hash = word.removeprefix(_SIGNED_OUT).partition(":")
                self._cut(person, secret_hash)
            elif word == CALLED:
                self.calling.heard()
            else:
                tables.append(word)
        try:
            if self.turns.has_listeners():
                await self._open(tables)
            await self.desk.refresh(tables)
        except Unavailable as error:
            _log.warning("hints could not be followed: %s", error)

    async def _open(self, tables: list[str]) -> None:
        """Streams of turns are told of tables that this worker has in memory."""
        for table in tables:
            try:
                await self.desk.room(table)
            except Unavailable:
                raise
            except Exception as error:  # of one table is no reason not to follow the others
                _log.warning("a hint could not be followed: %s", error, extra={"table": table})

    async def _beat(self) -> None:
        """Note from time to time who is connected: what a worker that died noted grows old by itself."""
        await asyncio.sleep(_HEARTBEAT_S / 2)
        with contextlib.suppress(Unavailable):
            await self.sockets.end_signed_out()
            await self.turns.end_signed_out()
        descriptors.warn_if_scarce()
        await self._note_who_is_there()

    async def _note_who_is_there(self) -> None:
        """A few tables at a time, over half a beat: so many notes at once would hold up moves."""
        rooms = [room for room in self.desk.known() if room.connections]
        for begin in range(0, len(rooms), _ROOMS_NOTED):
            some = rooms[begin : begin + _ROOMS_NOTED]
            for person in (person for room in some for person in room.present()):
                self.retention.was_here(person)
            await self.presence.still_there(
                [(room.state.id, person) for room in some for person in room.present() & room.state.people()]
            )
            await asyncio.sleep(_HEARTBEAT_S / 2 * len(some) / len(rooms))
