"""The WebSocket of a table: commands in, what happens at the table out."""

import asyncio
import contextlib
import logging
import time
from collections import Counter
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.websockets import WebSocket

from reihum.bots.hints.hint import read_hint
from reihum.core.record import SPECTATOR
from reihum.protocol import messages as p
from reihum.protocol.bot_process import Question
from reihum.protocol.refusals import Refused, unavailable
from reihum.server.costs import payer
from reihum.server.costs.bot_processes import BotFailed, Overloaded
from reihum.server.costs.payer import SHARE, Payer, pays
from reihum.server.http.identity import Asker, asker, check_origin, check_scope
from reihum.server.http.websocket_wire import SCOPE_KEY, Wire
from reihum.server.live.rooms import Connection, Room
from reihum.server.store import Unavailable
from reihum.server.store.people import hashed
from reihum.server.tables import commands
from reihum.server.tables import entries as e
from reihum.server.tables.table import TableState

if TYPE_CHECKING:
    from reihum.server.service import Service

_log = logging.getLogger("reihum.sockets")
_decoder: msgspec.json.Decoder[p.AnyCommand] = msgspec.json.Decoder(p.AnyCommand)
_POLICY: Final = 1008
_GOING_AWAY: Final = 1001
_TRY_LATER: Final = 1013
_BROKEN: Final = 1011
_INBOX: Final = 16  # messages of a client that wait; then nothing more is read from it
_LIMITED_S: Final = 0.05  # after too many commands: a flood is read no faster than it is answered
_BAD_FRAMES: Final = 5  # after which a connection is ended
_WISHES_A_REQUEST: Final = 4  # that many wished moves count like another request,
_ENTRIES_A_REQUEST: Final = 32  # and that many entries of the log that had to be read


class Sockets:
    """All WebSockets of a worker."""

    def __init__(self, service: "Service") -> None:
        self._service = service
        self._of_person: Counter[str] = Counter()
        self._of_address: Counter[str] = Counter()
        self._open: set[_Session] = set()

    async def serve(self, socket: WebSocket) -> None:
        """Serve one connection from its upgrade to its end."""
        service = self._service
        origin = socket.scope["reihum.origin"]
        try:
            who = await asker(socket.headers, origin, service.store)
            check_origin(socket.headers, origin, who, service.settings)
            asking = Payer(service.buckets, who.id, origin.group)
            pays(asking)
            room = await service.desk.room(str(socket.path_params["table"]))
        except (Refused, Unavailable) as refused:
            await socket.close(_POLICY, getattr(refused, "code", "unavailable"))
            return
        if who.person is not None:
            service.desk.faces.learn(who.person.id, who.person.name)
            service.retention.was_here(who.person.id)
        name, address = asking.name, asking.group
        if (
            self._of_person[name] >= asking.people * service.settings.connections_per_person
            or self._of_address[address] >= service.settings.connections_per_address
        ):
            await socket.close(_TRY_LATER, "limit")
            return
        self._of_person[name] += 1
        self._of_address[address] += 1
        service.metrics.connections.inc()
        session = _Session(service, socket, who, room, asking)
        self._open.add(session)
        try:
            await session.run()
        finally:
            self._open.discard(session)
            service.metrics.connections.dec()
            _one_less(self._of_person, name)
            _one_less(self._of_address, address)

    async def close(self) -> None:
        """Tell everybody to come back: the server goes away."""
        for session in tuple(self._open):
            await session.close(_GOING_AWAY, "restarting")

    def end(self, person: str, secret_hash: str = "") -> None:
        """Cut what somebody who signed out has open here: on one device, or everywhere."""
        for session in tuple(self._open):
            if session.who.id == person and secret_hash in ("", session.secret_hash):
                session.cut()

    async def end_signed_out(self) -> None:
        """Cut whatever is open with a secret that is no longer good, in case no word of it came."""
        sessions = [session for session in self._open if session.who.person is not None]
        good = await self._service.store.people.good_hashes([session.secret_hash for session in sessions])
        for session in sessions:
            if session.secret_hash not in good:
                session.cut()


def _one_less(counted: Counter[str], name: str) -> None:
    counted[name] -= 1
    if not counted[name]:
        del counted[name]


class _Session:
    """One connection."""

    __slots__ = (
        "_bad",
        "_connection",
        "_hint",
        "_inbox",
        "_payer",
        "_room",
        "_service",
        "_socket",
        "_wire",
        "_working",
        "secret_hash",
        "who",
    )

    def __init__(self, service: "Service", socket: WebSocket, who: Asker, room: Room, asking: Payer) -> None:
        self._service = service
        self._socket = socket
        self.who = who
        self.secret_hash = hashed(who.secret)
        self._room = room
        self._payer = asking
        self._wire: Wire = socket.scope[SCOPE_KEY]
        base_url = service.settings.public_url.rstrip("/") or socket.scope["reihum.origin"].url
        self._connection = Connection(who.person, base_url, self._wire, service.metrics.cut.inc)
        self._bad = 0
        self._inbox: list[bytes] = []  # what came while a command was carried out
        self._working: asyncio.Task[None] | None = None
        self._hint: asyncio.Task[None] | None = None

    async def run(self) -> None:
        self._wire.listen(self._take, self._may_go_on, self._connection.cut)
        await self._socket.accept()
        try:
            await self._wire.gone
        finally:
            if self._working is not None:  # what was begun is finished, whether its sender is there or not
                await asyncio.wait([self._working])
            await self._leave()

    async def _leave(self) -> None:
        connection, room = self._connection, self._room
        if self._hint is not None:
            self._hint.cancel()
        was_there = connection in room.connections
        room.connections.discard(connection)
        connection.alive = False
        person = connection.person_id
        if was_there and person is not None and person not in room.present() and person in room.state.people():
            with contextlib.suppress(Unavailable, asyncio.CancelledError):
                await self._service.presence.left(room.state.id, person)
                await self._service.desk.tell_table(room)

    def _take_one(self) -> bool:
        """Count a command for who sent it, and a little for their address; False if that is too much."""
        return self._payer.take() and self._service.gate.may_ask(self._payer.group)

    def _may_go_on(self) -> bool:
        """Whether this client may send another frame that is no command: those count like commands."""
        if self._take_one():
            return True
        self._connection.alive = False
        self._service.metrics.refused.labels("limit").inc()
        return False

    def _take(self, data: bytes) -> None:
        """Something came. Commands of a connection are carried out one after the other."""
        self._inbox.append(data)
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        elif len(self._inbox) >= _INBOX:
            self._wire.hold(True)

    async def _work(self) -> None:
        pays(self._payer)
        try:
            while self._inbox:
                waiting, self._inbox = self._inbox, []
                self._wire.hold(False)
                for data in waiting:
                    if not self._connection.alive:  # cut: nobody waits for the answers, and a flood holds many
                        return
                    await self._handle(data)
                    if self._bad >= _BAD_FRAMES:
                        await self.close(_POLICY, "bad_request")
                        return
        except Exception:
            _log.exception("a command could not be carried out")
            await self.close(_BROKEN, "error")
        finally:
            self._working = None

    def cut(self) -> None:
        """End the connection at once."""
        self._connection.alive = False
        self._wire.cut()

    async def close(self, code: int, reason: str) -> None:
        """End the connection and say why."""
        self._wire.deaf()
        self._connection.alive = False
        with contextlib.suppress(RuntimeError, OSError):
            await self._socket.close(code, reason)

    async def _handle(self, data: bytes) -> None:
        try:
            command = _decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._bad += 1
            self._payer.charge(1.0)
            self._fail(_id_of(data), Refused("bad_request", f"Not a command of this protocol: {error}"))
            return
        if not self._take_one():
            self._fail(command.id, Refused("limit", "Too many commands. Wait a moment."))
            await asyncio.sleep(_LIMITED_S)
            return
        if isinstance(command, p.AskHint):  # bots think slowly; other commands do not wait for them
            if self._hint is None or self._hint.done():
                self._hint = asyncio.create_task(self._carry_out(command))
            else:
                self._fail(command.id, Refused("limit", "One hint at a time."))
        else:
            try:
                async with self._service.gate.turn(self._payer.group):
                    await self._carry_out(command)
            except Refused as refused:  # too many wait already
                self._fail(command.id, refused)
                await asyncio.sleep(_LIMITED_S)

    async def _carry_out(self, command: p.AnyCommand) -> None:
        began = time.perf_counter()
        try:
            self._connection.tell(await self._answer(command))
        except Refused as refused:
            self._fail(command.id, refused)
        except Unavailable as error:
            self._fail(command.id, unavailable(error))
        self._service.metrics.commands.observe(time.perf_counter() - began)

    def _fail(self, command: str, refused: Refused) -> None:
        self._service.metrics.refused.labels(refused.code).inc()
        self._connection.tell(failed(command, refused, self._room.state))

    async def _answer(self, command: p.AnyCommand) -> p.Message:
        if isinstance(command, p.Look):
            await self._look(command)
            return p.Done(id=command.id, number=self._room.state.number)
        check_scope(self.who, "play")
        return await answer(self._service, self.who.id, self._room.state.id, command)

    async def _look(self, command: p.Look) -> None:
        room, connection = self._room, self._connection
        person = connection.person_id
        arrived = connection not in room.connections
        # A room without connections may have been forgotten meanwhile: join the one that is kept up to date.
        room = self._room = await self._service.desk.room(room.state.id)
        read = await self._service.desk.look(room, connection, command.seat, command.since)
        self._payer.charge(read / _ENTRIES_A_REQUEST)
        if arrived and person is not None and person in room.state.people():
            self._service.presence.came(room.state.id, person)
        if person is not None and command.seat != SPECTATOR and self.who.scope != "read":
            await self._come_back(person)

    async def _come_back(self, person: str) -> None:
        """A bot that stood in because its person was gone steps back."""
        room = self._room
        for seat in room.state.my_seats(person):
            if room.state.status == "running" and room.state.seats[seat].stand_in in ("left", "gone", "clock"):
                back = e.StoodIn(seat=seat, on=False)

                def choose(state: TableState, seat: int = seat, back: e.StoodIn = back) -> e.AnyEntry:
                    if state.status != "running" or not state.seats[seat].stand_in:
                        raise Refused("conflict", "That is already the case.")
                    return back

                with contextlib.suppress(Refused):
                    await self._service.desk.append(room.state.id, "server", f"back-{seat}-{room.state.head}", choose)


async def answer(service: "Service", person: str | None, table: str, command: p.AnyCommand) -> p.Message:
    """Carry out a command that came over a WebSocket or HTTP."""
    if person is None:
        raise Refused("unauthorized", "Give a name first: POST /api/v1/session.")
    if isinstance(command, p.Look):
        raise Refused("bad_request", "`Look` works on WebSockets only; use GET …/replay.")
    if isinstance(command, p.Preview | p.Why | p.AskHint):
        tried = len(command.wish) / _WISHES_A_REQUEST  # the longer, the more
        if not (service.buckets.take(person, tried) and service.gate.may_ask(payer.turn_of(), tried * SHARE)):
            raise Refused("limit", "Too many long wishes. Wait a moment.")
    if isinstance(command, p.Preview):
        return commands.preview(command, await service.desk.state(table), person)
    if isinstance(command, p.Why):
        return commands.why(command, await service.desk.state(table), person)
    if isinstance(command, p.AskHint):
        return await _advice(service, person, table, command)
    if isinstance(command, p.NoteHelp):
        return await _helped(service, person, table, command)
    if isinstance(command, p.Rematch):
        return await service.lobby.rematch(table, person, command)
    if isinstance(command, p.Chat) and not (service.talk.take(person) and service.talk_at.take(payer.turn_of())):
        raise Refused("limit", "Too many messages. Wait a moment.")
    return await service.desk.submit(table, person, command)


async def _helped(service: "Service", person: str, table: str, command: p.NoteHelp | p.AskHint) -> p.Done:
    """Note, once, that a seat was given a hint."""
    state = await service.desk.state(table)
    if command.seat in state.helped and command.seat in state.my_seats(person):
        return p.Done(id=command.id, number=state.number)
    noted = p.NoteHelp(id=f"helped {command.seat}", seat=command.seat)
    done = await service.desk.submit(table, person, noted)
    return p.Done(id=command.id, number=done.number)


async def _advice(service: "Service", person: str, table: str, command: p.AskHint) -> p.Advice:
    """What a good player would do, and why."""
    state = await service.desk.state(table)
    record, wish = commands.hinted(command, state, person)
    await _helped(service, person, table, command)  # before it is thought of: who has gone meanwhile was helped, too
    try:
        answer = await service.bot_processes.ask(table, Question(state.game, "", "", record.tobytes(), wish))
    except (Overloaded, BotFailed) as error:
        raise Refused("limit", str(error)) from error
    hint = read_hint(answer.hint)
    return p.Advice(id=command.id, at=state.number, turns=hint.turns, reasons=hint.reasons, playouts=hint.playouts)


def failed(command: str, refused: Refused, state: TableState) -> p.Failed:
    """The answer to a command that was refused."""
    return p.Failed(
        id=command,
        code=refused.code,
        text=refused.text,
        number=state.number,
        clause=refused.clause,
        reason=refused.reason,
    )


def _id_of(text: bytes) -> str:
    """The id of something that is no command, if it has one: so that its sender knows what was refused."""
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
    name = found.get("id") if isinstance(found, dict) else None
    return name[:64] if isinstance(name, str) else ""
