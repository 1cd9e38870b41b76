"""The desk: takes commands, appends what they become to the log, and keeps everybody up to date.

Any worker can serve any table. What a worker remembers of a table is only the newest state that it knows: if the store
says that somebody else appended first, the log is read and the command decided again.
"""

import asyncio
import contextlib
import logging
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final, ParamSpec, TypeVar

import msgspec

from reihum.core.errors import ReihumError
from reihum.core.record import SPECTATOR
from reihum.protocol import messages as p
from reihum.protocol.refusals import Refused, unavailable
from reihum.server.costs import payer
from reihum.server.costs.aside import aside
from reihum.server.http.websocket_wire import framed
from reihum.server.live.faces import PRESENT_S, Faces, table_of
from reihum.server.live.hub import Hub
from reihum.server.live.rooms import Connection, Room, is_muted, said, table_changed
from reihum.server.operations.metrics import Metrics
from reihum.server.store import Store, Unavailable
from reihum.server.store.database import Statement
from reihum.server.store.results import result_statements
from reihum.server.store.tables import OPEN, Behind, EntryRow, snapshots_dropped, statement_of_end, statement_of_joining
from reihum.server.tables import entries as e
from reihum.server.tables import snapshots, telling
from reihum.server.tables.commands import MAX_ENTRIES, MAX_TALK, decide, refused_by_rules
from reihum.server.tables.schedule import Schedule
from reihum.server.tables.summaries import brief_of, is_rated, results_of, row_of
from reihum.server.tables.table import RECENT, TableState, replayed

_log = logging.getLogger("reihum.desk")
_TRIES: Final = 64  # a worker may lose against every one of many commands that wait at another one
_P = ParamSpec("_P")
_T = TypeVar("_T")
_LONG: Final = 2_048  # bytes of entries or of a snapshot, some 150 moves
_ROOMS: Final = 512  # tables in memory, beyond which none is remembered that nobody is connected to
_LOOKED_AT: Final = 4  # rooms at most, whenever another one is opened
_CHUNK: Final = 500
_MOVES_A_REQUEST: Final = 64  # to replay that many moves costs like another request,
_BYTES_A_REQUEST: Final = 2048  # and to keep that many bytes of a snapshot
_JUST_NOW_S: Final = 1.0
_TOLD: Final = 8 * snapshots.EVERY  # entries that are told at most to whoever comes

Watch = Callable[[TableState], None]
"""Told about every new state of a table that this worker knows of."""


Beside = Callable[[TableState, TableState, e.AnyEntry, float], list[Statement]]
"""Says what else is written together with an entry that leads from one state to another."""


class Desk:
    """All tables, as one worker serves them."""

    def __init__(self, store: Store, hub: Hub, schedule: Schedule, metrics: Metrics) -> None:
        self.store = store
        self.hub = hub
        self.schedule = schedule
        self.metrics = metrics
        self.faces = Faces(store)
        self.watches: list[Watch] = []
        self.beside: list[Beside] = []
        self.appended: list[Callable[[TableState], None]] = []  # told only about what this worker appended
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._has_swept = False  # to the end, the last time
        self._opening: dict[str, asyncio.Task[Room]] = {}

    # Rooms

    async def room(self, table: str) -> Room:
        """The room of a table, from memory or from the log."""
        room = self._rooms.get(table)
        if room is not None:
            self._rooms.move_to_end(table)
            return room
        opening = self._opening.get(table)
        if opening is None:
            opening = self._opening[table] = asyncio.create_task(self._open(table))
        return await asyncio.shield(opening)

    async def _open(self, table: str) -> Room:
        try:
            state = await self._read(table) if _NAME.fullmatch(table) else None
            if state is None:
                raise Refused("not_found", "There is no such table.")
            payer.charge((0 if state.match is None else len(state.match.moves)) / _MOVES_A_REQUEST)
            room = self._rooms[table] = Room(state)
            self._forget_idle()
            return room
        finally:
            del self._opening[table]

    async def _read(self, table: str) -> TableState | None:
        """A table from the newest snapshot and what its log has beyond; None if there is none."""
        kept = await self.store.tables.snapshot(table)
        begin = None if kept is None else await _aside_if_long(len(kept), snapshots.read, table, kept)
        rows = await self.store.tables.entries(table, -1 if begin is None else begin.head)
        if begin is not None and any(isinstance(e.decode(row.body), e.Forgot) for row in rows):
            begin, rows = None, await self.store.tables.entries(table)  # what the snapshot says is no longer true
        if begin is None and not rows:
            return None
        try:
            if len(rows) <= snapshots.EVERY:
                return await _aside_if_long(sum(len(row.body) for row in rows), replayed, table, rows, begin)
            state = await aside(replayed, table, rows, begin)  # of a log from before there were snapshots
        except ReihumError as error:
            raise Refused("conflict", f"This table cannot be replayed by this version: {error}") from error
        with contextlib.suppress(Unavailable):
            await self.store.tables.keep_snapshot(snapshots.statement(state))
        return state

    def _forget_idle(self) -> None:
        """Let rooms go that nobody is connected to, the longest unused first: a table is read from its log again."""
        for _ in range(_LOOKED_AT if len(self._rooms) > _ROOMS else 0):
            table, room = next(iter(self._rooms.items()))
            if room.connections or room.lock.locked():
                self._rooms.move_to_end(table)
            else:
                del self._rooms[table]

    async def rewrite(self, table: str, bodies: Mapping[int, str]) -> None:
        """Take what names somebody out of a log, and let everybody at the table resume from the new one.

        The log says so itself with an entry, in which every worker finds out that what it knows is no longer true.
        """
        room = await self.room(table)
        async with room.lock:
            for _ in range(_TRIES):
                log = await self.store.tables.long_log(table)
                state = await aside(_replayed_with, bodies, table, log)
                at = max(time.time(), state.changed)
                said = EntryRow(state.head + 1, at, "server", f"forgot-{state.head}", e.encode(e.Forgot()))
                state.apply(said)
                try:
                    row = row_of(state, self.schedule.due(state))
                    await self.store.tables.rewrite(row, said, bodies, snapshots.statement(state))
                except Behind:
                    continue
                self._begin_anew(room, state)
                self.hub.publish(table)
                return
        raise Refused("conflict", "Too many others changed this table at the same time. Try again.")

    def _begin_anew(self, room: Room, state: TableState) -> None:
        """What was known of a table is no longer true: whoever looks at it comes back and resumes from the new log."""
        room.state = state
        room.cut_all()

    def known(self) -> Sequence[Room]:
        """The rooms in memory."""
        return list(self._rooms.values())

    async def state(self, table: str) -> TableState:
        """The newest state of a table, read from the log if another worker may have added to it."""
        room = await self.room(table)
        async with room.lock:
            await self._catch_up(room)
            return room.state

    # Commands

    async def create(self, opened: e.Opened, person: str, start: bool) -> str:
        """Set up a table."""
        table = new_name()
        now = time.time()
        first: list[e.AnyEntry] = [opened, e.Started()] if start else [opened]
        rows = [EntryRow(seq, now, person, f"open-{seq}", e.encode(entry)) for seq, entry in enumerate(first)]
        try:
            state = await _aside_if_long(len(opened.match or ""), replayed, table, rows)
        except ReihumError as error:
            raise Refused("bad_request", str(error)) from None
        members = sorted(state.people() | {opened.owner})
        try:
            await self.store.tables.create(row_of(state, self.schedule.due(state)), rows, members)
        except Unavailable as error:
            raise unavailable(error) from error
        self._rooms[table] = Room(state)
        self._forget_idle()
        self.metrics.tables.inc()
        self._tell_watches(state)
        self._tell_appended(state)
        return table

    async def submit(self, table: str, person: str, command: p.Command) -> p.Done:
        """Carry out a person's command, once, however often it is sent."""
        state = (await self.room(table)).state
        if await self._was_done_long_ago(state, person, command):
            return p.Done(id=command.id, number=state.number)
        if state.head >= MAX_ENTRIES and not isinstance(command, p.Play | p.Start | p.Reveal | p.Resign):
            raise Refused("limit", "Too much has been written at this table: it accepts only moves now.")
        if state.head >= MAX_TALK and isinstance(command, p.Chat):
            raise Refused("limit", "Too much has been written at this table: nothing more can be said.")
        level = ""
        if isinstance(command, p.StandIn | p.Stand | p.Resign):  # a bot plays on, one as strong as its person
            newest = await self.state(table)
            if 0 <= command.seat < len(newest.seats):
                level = await self.faces.stand_in_level(newest, command.seat)  # only the store knows ratings

        def choose(state: TableState) -> e.AnyEntry:
            entry = decide(command, state, person)
            has_bot = isinstance(entry, e.StoodIn | e.Resigned) and entry.level
            return msgspec.structs.replace(entry, level=level) if has_bot else entry

        return await self.append(table, person, command.id, choose)

    async def _was_done_long_ago(self, state: TableState, author: str, command: p.Command) -> bool:
        """Whether a command is in the log, but further back than a state remembers.

        A move that is not stale is not: had it been made, its seat would have moved since. Nearly all commands are such
        moves, and to look for one goes through the whole log: already with short ones a move would take a sixth more.
        """
        if state.head < RECENT or state.done(author, command.id) is not None:
            return False
        if isinstance(command, p.Play) and state.is_fresh(command.seat, command.at):
            return False
        try:
            return await self.store.tables.has_command(state.id, author, command.id)
        except Unavailable as error:
            raise unavailable(error) from error

    async def append(
        self,
        table: str,
        author: str,
        command: str,
        choose: Callable[[TableState], e.AnyEntry],
    ) -> p.Done:
        """Append what ``choose`` decides on the newest state; decide again if somebody else was first."""
        room = await self.room(table)
        async with room.lock:
            for _ in range(_TRIES):
                if room.doubtful:
                    await self._catch_up(room)
                done = room.state.done(author, command)
                if done is not None:
                    return p.Done(id=command, number=done)
                known = room.state.head
                try:
                    await self._append(room, author, command, choose(room.state))
                except Refused:  # perhaps only because another worker knows more
                    await self._catch_up(room)
                    if room.state.head == known:
                        raise
                except Behind:
                    self.metrics.conflicts.inc()
                    await self._catch_up(room)
                else:
                    return p.Done(id=command, number=room.state.number)
        raise Refused("conflict", "Too many others changed this table at the same time. Try again.")

    async def _append(self, room: Room, author: str, command: str, entry: e.AnyEntry) -> None:
        before = room.state
        after, row = _applied(before, author, command, entry)
        table = row_of(after, self.schedule.due(after))
        writing = self.store.tables.append(table, row, self._with(before, after, entry, row.at))
        frames = self._prepared(room, after, row, entry, row.at)  # while the disk works
        try:
            await writing
        except asyncio.CancelledError:
            room.doubtful = True
            raise
        except Unavailable as error:
            room.doubtful = True
            self.metrics.unavailable.inc()
            raise unavailable(error) from error
        self.metrics.entries.inc()
        room.advance(after, frames)
        self.hub.publish(after.id)
        self._tell_appended(after)
        await self._tell_changes(room, before, after)

    def _prepared(
        self, room: Room, after: TableState, row: EntryRow, entry: e.AnyEntry, now: float
    ) -> dict[int, bytes]:
        """What to send about an entry. If that cannot be made, everybody is cut and resumes from the log."""
        try:
            return room.prepare(after, row, entry, now)
        except Exception:
            _log.exception("an entry could not be told", extra={"table": after.id})
            room.cut_all()
            return {}

    def _with(self, before: TableState, after: TableState, entry: e.AnyEntry, now: float) -> list[Statement]:
        """What is written together with an entry."""
        more = []
        if snapshots.is_due(after.head):
            kept = snapshots.statement(after)
            payer.charge(sum(len(value) for value in kept.values if isinstance(value, str)) / _BYTES_A_REQUEST)
            more = [kept, snapshots_dropped(after.id, after.head - _TOLD)]
        if isinstance(entry, e.Sat):
            more.append(statement_of_joining(after.id, entry.person, now))
        if before.status in OPEN and after.status not in OPEN:
            more.append(statement_of_end(after.id, now))
        if after.status == "finished" and before.status != "finished":
            more += result_statements(results_of(after, now), is_rated(after))
        for beside in self.beside:
            more += beside(before, after, entry, now)
        return more

    # Keeping up

    async def refresh(self, tables: Collection[str]) -> None:
        """Something may have happened at some tables: read what their logs have beyond what is known, and tell it.

        All of them are read in one go, since with several workers every move of the others is told of. No lock is held
        meanwhile: what was read may have become known, and is passed over then.
        """
        rooms = {table: room for table in tables if (room := self._rooms.get(table)) is not None}
        names = list(rooms)
        for begin in range(0, len(names), _CHUNK):
            known = {table: rooms[table].state.head for table in names[begin : begin + _CHUNK]}
            newer = await self.store.tables.newer(known)
            for table in sorted(newer, key=lambda table: rooms[table].lock.locked()):  # nobody waits for the busy ones
                try:
                    await self._refresh(rooms[table], newer[table])
                except Exception:  # of one table is no reason to leave the others; the next sweep tries again
                    _log.exception("what others wrote could not be followed", extra={"table": table})

    async def _refresh(self, room: Room, rows: Sequence[EntryRow]) -> None:
        async with room.lock:
            if room.doubtful:
                await self._catch_up(room)
            else:
                await self._follow(room, rows)

    async def _catch_up(self, room: Room) -> None:
        """Apply what the log has beyond the known state."""
        try:
            rows = await self.store.tables.entries(room.state.id, room.state.head)
        except Unavailable as error:
            raise unavailable(error) from error
        room.doubtful = False
        room.read_at = time.monotonic()
        await self._follow(room, rows)

    async def _follow(self, room: Room, rows: Sequence[EntryRow]) -> None:
        """Apply rows of the log that are not known yet, entry by entry."""
        for row in rows:
            before = room.state
            if row.seq <= before.head:
                continue
            after, entry = before.fork(), e.decode(row.body)
            if isinstance(entry, e.Forgot):  # what was read before is no longer what the log says
                newest = await self._read(before.id)
                assert newest is not None
                self._begin_anew(room, newest)
                return
            after.apply(row, entry)
            room.advance(after, self._prepared(room, after, row, entry, time.time()))
            await self._tell_changes(room, before, after)

    async def sweep(self) -> None:
        """Find what no hint has told of: what others wrote, or what this worker does not know the fate of."""
        everywhere = await self.store.database.others_wrote() or not self._has_swept
        self._has_swept = False
        watched = ((table, room) for table, room in self._rooms.items() if room.connections)
        await self.refresh([table for table, room in watched if everywhere or room.doubtful])
        self._has_swept = True

    async def _tell_changes(self, room: Room, before: TableState, after: TableState) -> None:
        """Tell what an entry changed besides the position. It is kept: if this fails, everybody is cut and resumes."""
        try:
            await self._tell_table_and_talk(room, before, after)
        except Exception:
            _log.exception("a change could not be told", extra={"table": after.id})
            room.cut_all()

    async def _tell_table_and_talk(self, room: Room, before: TableState, after: TableState) -> None:
        self._tell_watches(after)
        if table_changed(before, after):
            await self.tell_table(room)
        if after.lines and (not before.lines or after.lines[-1].seq > before.lines[-1].seq):
            line = after.lines[-1]
            message = said(after, line, await self.faces.names([line.person]))
            for connection in tuple(room.connections):
                if not is_muted(after, connection.person_id, line.person):
                    connection.tell(message)

    def _tell_watches(self, state: TableState) -> None:
        for watch in self.watches:
            watch(state)

    def _tell_appended(self, state: TableState) -> None:
        for listener in self.appended:
            listener(state)

    # Telling

    async def tell_table(self, room: Room, only: Connection | None = None) -> None:
        """Send the table itself to everybody connected, or to one of them."""
        connections = [only] if only is not None else list(room.connections)
        if not connections:
            return
        state, brief = room.state, brief_of(room.state)
        table = await self.faces.table(state, brief, await self.present(room), room.spectators())
        for connection in connections:
            connection.tell(table_of(connection.person_id, table, state, connection.base_url))

    async def present(self, room: Room) -> set[str]:
        """Who is connected, here or to another worker."""
        seen = await self.store.tables.seen(room.state.id)
        return room.present() | {person for person, at in seen.items() if time.time() - at < PRESENT_S}

    async def look(self, room: Room, connection: Connection, seat: int, since: int) -> int:
        """Show a connection the table from a seat and everything after a position, without a gap; how many entries had
        to be read for it. What is further back than some hundred entries is left out.

        If the log was read just now, it need not be read again: what another worker appends meanwhile is told of.
        """
        read = 0
        async with room.lock:
            if room.doubtful or since > room.state.number or time.monotonic() - room.read_at > _JUST_NOW_S:
                await self._catch_up(room)
            state = room.state
            if seat != SPECTATOR and seat not in state.my_seats(connection.person_id):
                raise Refused("not_your_seat", f"Seat {seat} is not yours.")
            steps: list[p.Step] = []
            if state.match is not None and since < state.number:
                read, steps = await self._steps_since(state, seat, since)
            arrived = connection not in room.connections
            room.show_from(connection, seat)
            is_new = arrived and connection.person_id in state.people()
            await self.tell_table(room, None if is_new else connection)  # the others see who has come
            if state.match is not None:
                connection.push(framed(telling.position(state, seat, steps, time.time())))
            names = await self.faces.names({line.person for line in state.lines})
            for line in state.lines:
                if not is_muted(state, connection.person_id, line.person):
                    connection.tell(said(state, line, names))
        return read

    async def _steps_since(self, state: TableState, viewer: int, since: int) -> tuple[int, list[p.Step]]:
        """What a viewer saw after a position, and of how many entries of the log that was made."""
        kept = await self.store.tables.snapshot_before(state.id, since, state.head - _TOLD)
        begin = None if kept is None else await _aside_if_long(len(kept), snapshots.read, state.id, kept)
        rows = await self.store.tables.entries(state.id, -1 if begin is None else begin.head)
        rows = [row for row in rows if row.seq <= state.head]
        size = sum(len(row.body) for row in rows) if len(rows) <= snapshots.EVERY else _LONG
        return len(rows), await _aside_if_long(size, telling.steps_since, state.id, rows, viewer, since, begin)

    async def rename(self, person: str, name: str) -> None:
        """Show a person's new name at the tables where they sit."""
        self.faces.learn(person, name)
        for room in self.known():
            if room.connections and person in room.state.people():
                await self.tell_table(room)


async def _aside_if_long(size: int, work: Callable[_P, _T], *args: _P.args, **kwargs: _P.kwargs) -> _T:
    """Do something aside if there is so much to read that the others would notice: a match that was brought along has
    all its moves in one entry, and a snapshot those of a long match.
    """
    return await aside(work, *args, **kwargs) if size >= _LONG else work(*args, **kwargs)


def _replayed_with(bodies: Mapping[int, str], table: str, log: Sequence[EntryRow]) -> TableState:
    """The state that a log leads to if some entries have other bodies."""
    return replayed(table, [row._replace(body=bodies.get(row.seq, row.body)) for row in log])


def _applied(before: TableState, author: str, command: str, entry: e.AnyEntry) -> tuple[TableState, EntryRow]:
    """The state that an entry leads to, and its row; raises `Refused` if the rules forbid it."""
    row = EntryRow(before.head + 1, max(time.time(), before.changed), author, command, e.encode(entry))
    after = before.fork()
    try:
        after.apply(row, entry)
    except ReihumError as error:
        raise refused_by_rules(before, entry, error) from None
    return after, row


_NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")  # nobody need ask a database for another


def new_name() -> str:
    """A name for a table that nobody guesses, and that no command takes for an option."""
    while (name := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return name
