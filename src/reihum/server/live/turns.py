"""The stream of "your turn" for programs that play."""

import asyncio
import contextlib
from collections import Counter, defaultdict
from collections.abc import AsyncIterator
from typing import Final

import msgspec

from reihum.protocol import messages as p
from reihum.protocol.refusals import Refused
from reihum.server.live.desk import Desk
from reihum.server.store import Unavailable
from reihum.server.tables.summaries import decode_brief
from reihum.server.tables.table import TableState
from reihum.server.tables.telling import view_for

_KEEP_OPEN_S: Final = 10.0
_LOOK_S: Final = 2.0
_TABLES: Final = 200
_WAITING: Final = 1_000
_encoder = msgspec.json.Encoder()


class Turns:
    """Tells listeners when one of their seats is asked."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._listeners: dict[str, set[_Listener]] = defaultdict(set)
        self._of_address: Counter[str] = Counter()
        self._ending = False
        desk.watches.append(self._changed)

    def has_listeners(self) -> bool:
        return bool(self._listeners)

    def end(self) -> None:
        """End all streams: the server goes away."""
        self._ending = True
        for listeners in self._listeners.values():
            for listener in listeners:
                listener.wake()

    def count(self, person: str) -> int:
        """How many streams a person has open here."""
        return len(self._listeners.get(person, ()))

    def count_at(self, group: str) -> int:
        """How many streams an address has open here."""
        return self._of_address[group]

    def end_of(self, person: str, secret_hash: str = "") -> None:
        """End what somebody who signed out has open here: with one secret, or with any."""
        for listener in self._listeners.get(person, ()):
            if secret_hash in ("", listener.secret_hash):
                listener.end()

    async def end_signed_out(self) -> None:
        """End streams with a secret that is no longer good, in case no word of it came."""
        listeners = [listener for listeners in self._listeners.values() for listener in listeners]
        good = await self._desk.store.people.good_hashes([listener.secret_hash for listener in listeners])
        for listener in listeners:
            if listener.secret_hash not in good:
                listener.end()

    def _changed(self, state: TableState) -> None:
        if self._listeners:
            for person in state.people() & self._listeners.keys():
                for listener in self._listeners[person]:
                    listener.offer(state)

    async def stream(self, person: str, secret_hash: str, group: str) -> AsyncIterator[bytes]:
        """Lines of `YourTurn`: first what waits already, then what comes; an empty line now and then."""
        listener = _Listener(person, secret_hash)
        self._listeners[person].add(listener)
        self._of_address[group] += 1
        try:
            while not (self._ending or listener.has_ended):
                await self._look(listener)
                quiet = 0.0
                while quiet < _KEEP_OPEN_S and not (self._ending or listener.has_ended):
                    with contextlib.suppress(TimeoutError):
                        turn = await asyncio.wait_for(listener.queue.get(), _LOOK_S)
                        if turn is not None and not listener.has_ended:
                            yield _encoder.encode(turn) + b"\n"
                        quiet = 0.0
                        continue
                    quiet += _LOOK_S
                    await self._look(listener)
                yield b"\n"
        finally:
            self._of_address[group] -= 1
            if not self._of_address[group]:
                del self._of_address[group]
            self._listeners[person].discard(listener)
            if not self._listeners[person]:
                del self._listeners[person]

    async def _look(self, listener: "_Listener") -> None:
        """Find tables that wait for the person: at the start, and in case a hint was lost."""
        with contextlib.suppress(Unavailable):  # the next look finds it
            for row in await self._desk.store.tables.of_person(listener.person, finished=False, limit=_TABLES):
                brief = decode_brief(row)
                if any(brief.seats[seat].person == listener.person for seat in brief.to_move):
                    with contextlib.suppress(Refused):
                        listener.offer(await self._desk.state(row.id))


class _Listener:
    """One stream."""

    def __init__(self, person: str, secret_hash: str) -> None:
        self.person = person
        self.secret_hash = secret_hash  # of what it was opened with
        self.has_ended = False
        self.queue: asyncio.Queue[p.YourTurn | None] = asyncio.Queue(_WAITING)
        self._told: dict[tuple[str, int], int] = {}

    def end(self) -> None:
        """Tell nothing more."""
        self.has_ended = True
        self.wake()

    def wake(self) -> None:
        """Let the stream look whether it should end; one that has something to tell does so anyway."""
        with contextlib.suppress(asyncio.QueueFull):
            self.queue.put_nowait(None)

    def offer(self, state: TableState) -> None:
        """Tell the turns of a state that were not told yet."""
        for seat in state.to_move:
            who = state.seats[seat]
            if who.person != self.person or who.bot_level is not None:
                continue
            told = self._told.get((state.id, seat))
            if told is not None and state.is_fresh(seat, told):
                continue
            turn = p.YourTurn(
                table=state.id,
                game=state.game,
                seat=seat,
                number=state.number,
                view=view_for(state.rules, state.concealed(seat)),
                legal=state.running().legal_texts(seat),
            )
            with contextlib.suppress(asyncio.QueueFull):  # found again by the next look
                self.queue.put_nowait(turn)
                self._told[state.id, seat] = state.number
