"""The connections of one worker to a table, and how they are kept up to date.

A connection that does not read what it is sent is cut: others never wait for it, and it can come back and resume.
"""

import asyncio
import time
from collections.abc import Callable, Collection
from typing import Final

import msgspec

from reihum.core.record import SPECTATOR
from reihum.protocol import messages as p
from reihum.server.http.websocket_wire import Wire, framed
from reihum.server.store.people import PersonRow
from reihum.server.store.tables import EntryRow
from reihum.server.tables import telling
from reihum.server.tables.entries import AnyEntry
from reihum.server.tables.table import Line, TableState

encoder: Final = msgspec.json.Encoder()


def frame_of(message: p.Message) -> bytes:
    """A message as it is sent."""
    return framed(encoder.encode(message))


class Connection:
    """One client at a table."""

    __slots__ = ("_cut", "_wire", "alive", "base_url", "person", "person_id", "viewer")

    def __init__(self, person: PersonRow | None, base_url: str, wire: Wire, cut: Callable[[], None]) -> None:
        self.person = person
        self.person_id = None if person is None else person.id
        self.base_url = base_url  # the address by which this client knows the server
        self.viewer: int | None = None  # None until the first `Look`
        self.alive = True
        self._wire = wire
        self._cut = cut  # told when this side ends the connection

    def push(self, frame: bytes) -> None:
        """Send a frame without waiting."""
        if self.alive:
            self._wire.push(frame)

    def tell(self, message: p.Message) -> None:
        """Send a message without waiting."""
        self.push(frame_of(message))

    def cut(self) -> None:
        """End the connection from this side; the client comes back and resumes."""
        if self.alive:
            self.alive = False
            self._cut()
            self._wire.cut()


class Room:
    """A table in this worker: its newest known state and who is connected."""

    __slots__ = ("connections", "doubtful", "lock", "read_at", "state")

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()  # held by whoever changes the room
        self.read_at = time.monotonic()  # when the log was last read to its end
        self.doubtful = False  # a write may or may not have been kept: read the log before deciding anything

    def viewers(self) -> Collection[int]:
        return {connection.viewer for connection in self.connections if connection.viewer is not None}

    def prepare(self, after: TableState, row: EntryRow, entry: AnyEntry, now: float) -> dict[int, bytes]:
        """The frames for each viewer about the entry that leads to ``after``."""
        before = self.state
        if after.match is None or (before.match is not None and _same_for_all(before, after)):
            return {}
        viewers = self.viewers()
        steps = telling.steps_between(before, after, row, entry, viewers)
        return {viewer: framed(message) for viewer, message in telling.positions(after, steps, now).items()}

    def advance(self, after: TableState, frames: dict[int, bytes]) -> None:
        """Go on to a state and tell it. Whoever lost the seat they look from sees no more of it."""
        if after.seats is not self.state.seats:
            for connection in self.connections:
                if connection.viewer not in (None, SPECTATOR, *after.my_seats(connection.person_id)):
                    connection.viewer = SPECTATOR
        self.state = after
        for connection in tuple(self.connections) if frames else ():
            if connection.viewer in frames:
                connection.push(frames[connection.viewer])

    def cut_all(self) -> None:
        """End all connections, so that everybody resumes from the log."""
        for connection in tuple(self.connections):
            connection.cut()

    def show_from(self, connection: Connection, viewer: int) -> None:
        """Let a connection look from a seat."""
        connection.viewer = viewer
        self.connections.add(connection)

    def present(self) -> set[str]:
        """People with a connection here."""
        return {c.person.id for c in self.connections if c.person is not None}

    def spectators(self) -> int:
        return sum(connection.viewer == SPECTATOR for connection in self.connections)


def is_muted(state: TableState, listener: str | None, speaker: str) -> bool:
    """Whether somebody does not want to hear somebody."""
    return listener is not None and speaker in state.muted.get(listener, ())


def said(state: TableState, line: Line, names: dict[str, str]) -> p.Said:
    """A line of chat as a message."""
    seats = state.my_seats(line.person)
    name = names.get(line.person, "")
    return p.Said(number=line.seq, seat=seats[0] if seats else SPECTATOR, name=name, text=line.text, at=line.at)


def table_changed(before: TableState, after: TableState) -> bool:
    """Whether the table itself, not only the position, looks different."""
    return (
        before.status != after.status
        or before.rematch != after.rematch
        or before.bound != after.bound
        or before.helped != after.helped
        or before.took_back != after.took_back
        or (
            before.seats is not after.seats
            and any(
                (a.kind, a.person, a.name, a.level, a.stand_in, a.resigned, a.entropy, a.commitment)
                != (b.kind, b.person, b.name, b.level, b.stand_in, b.resigned, b.entropy, b.commitment)
                for a, b in zip(before.seats, after.seats, strict=True)
            )
        )
    )


def _same_for_all(before: TableState, after: TableState) -> bool:
    return (
        before.number == after.number
        and before.status == after.status
        and before.undo_wish == after.undo_wish
        and (before.seats is after.seats or _stand_ins(before) == _stand_ins(after))
    )


def _stand_ins(state: TableState) -> list[str | None]:
    return [seat.stand_in for seat in state.seats]
