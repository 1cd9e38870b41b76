"""A client in Python: for tests, benchmarks and programs that play. Only the protocol is known here."""

import asyncio
import contextlib
import itertools
import secrets
import urllib.error
import urllib.request
from collections.abc import AsyncGenerator, Callable
from http.cookies import SimpleCookie
from typing import Any, Final, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from reihum.protocol import messages as p
from reihum.protocol.contribution import Contribution
from reihum.protocol.routes import API, SOCKET

T = TypeVar("T")
_TIMEOUT_S: Final = 30.0
_message: Final[msgspec.json.Decoder[p.AnyMessage]] = msgspec.json.Decoder(p.AnyMessage)
_encoder: Final = msgspec.json.Encoder()


class ApiError(Exception):
    """The server refused a request."""

    def __init__(self, status: int, body: bytes) -> None:
        self.status = status
        try:
            problem = msgspec.json.decode(body, type=p.Problem)
            self.code, self.text = str(problem.code), problem.text
        except msgspec.DecodeError:
            self.code, self.text = "", body[:200].decode(errors="replace")
        super().__init__(f"{status} {self.code}: {self.text}")


class CommandRefused(Exception):
    """A table refused a command."""

    def __init__(self, failed: p.Failed) -> None:
        super().__init__(f"{failed.code}: {failed.text}")
        self.failed = failed


class Client:
    """Somebody at a server. ``token`` is for programs; without one, `enter` gives a guest identity."""

    def __init__(self, url: str, token: str = "") -> None:
        self.url = url.rstrip("/")
        self.token = token
        self.cookie = ""
        self.open: Callable[..., Any] = urllib.request.urlopen
        """How a request is sent, for those who need another way, such as one from another address."""
        self.person: p.Person | None = None
        self.contributions: dict[str, Contribution] = {}
        """What we add to the luck of tables where we sit, to be compared with their proofs (`Part.check`)."""

    def headers(self) -> dict[str, str]:
        """What says who we are. A browser sends cookie and Origin by itself."""
        if self.token:
            return {"Authorization": f"Bearer {self.token}"}
        return {"Origin": self.url, **({"Cookie": self.cookie} if self.cookie else {})}

    async def call(self, method: str, path: str, body: Any = None, answer: type[T] | Any = bytes) -> T:
        """Call a route. ``body`` is a struct or bytes; the answer is decoded to a struct, or given as bytes."""
        data = await asyncio.to_thread(self._call, method, path, body)
        # without a type T is bytes, which the default of a parameter cannot say
        return data if answer is bytes else msgspec.json.decode(data, type=answer)  # type: ignore[return-value]

    def _call(self, method: str, path: str, body: Any) -> bytes:
        data = None if body is None else body if isinstance(body, bytes) else _encoder.encode(body)
        headers = {"Content-Type": "application/json", **self.headers()}
        request = urllib.request.Request(f"{self.url}{API}{path}", data, headers, method=method)
        try:
            with self.open(request, timeout=_TIMEOUT_S) as response:
                for cookie in response.headers.get_all("Set-Cookie") or ():
                    self.cookie = "; ".join(f"{name}={value.value}" for name, value in SimpleCookie(cookie).items())
                return bytes(response.read())
        except urllib.error.HTTPError as error:
            with error:
                raise ApiError(error.code, error.read()) from None

    async def enter(self, name: str, language: str = "en") -> p.Session:
        """Get a guest identity."""
        request = p.NewSession(name=name, language=language)
        session: p.Session = await self.call("POST", "/session", request, p.Session)
        self.person = session.person
        return session

    async def create(self, table: p.NewTable, entropy: str | None = None) -> str:
        """Set up a table, and start it if nobody else is to come; its id. ``entropy`` is drawn if it is not given."""
        created: p.Created = await self.call("POST", "/tables", table, p.Created)
        kinds = {seat.kind for seat in table.seats}
        if "open" not in kinds and kinds != {"bot"}:
            mine = next(number for number, seat in enumerate(table.seats) if seat.kind != "bot")
            own = self.contributions[created.id] = Contribution(mine, created.commitment, entropy)
            nothing = [""] * len(table.seats)
            own.start(
                p.Fairness(commitment=created.commitment, entropy=nothing, commitments=nothing, seed=None, key=None)
            )
            await self.command(created.id, p.Start(id="start", entropy=own.entropy))
        return created.id

    async def command(self, table: str, command: p.Command) -> p.AnyMessage:
        """Send one command over HTTP."""
        return _message.decode(await self.call("POST", f"/tables/{table}/commands", command, bytes))

    async def connect(self, table: str, seat: int = -1, since: int = -1) -> "TableSocket":
        """Connect to a table and look from a seat."""
        url = self.url.replace("http", "ws", 1) + SOCKET.format(table=table)
        headers = self.headers()
        origin: Any = headers.pop("Origin", None)
        connection = await connect(
            url, origin=origin, additional_headers=headers, compression=None, max_size=None, ping_interval=None
        )
        socket = TableSocket(connection, table, self.contributions)
        await socket.ask(p.Look(id=socket.new_id(), seat=seat, since=since))
        return socket

    async def turns(self) -> AsyncGenerator[p.YourTurn, None]:
        """The stream of "your turn"."""
        request = urllib.request.Request(f"{self.url}{API}/turns", headers=self.headers())
        response = await asyncio.to_thread(urllib.request.urlopen, request, timeout=_TIMEOUT_S)
        with response:
            while line := await asyncio.to_thread(response.readline):
                if line.strip():
                    yield msgspec.json.decode(line, type=p.YourTurn)


class TableSocket:
    """A connection to a table. It keeps the newest `Table` and `Position` and everything that came.

    What was added to the luck with `sit` is opened by itself when everybody is bound.
    """

    def __init__(
        self, connection: ClientConnection, table: str = "", contributions: dict[str, Contribution] | None = None
    ) -> None:
        self.connection = connection
        self._name = table
        self._contributions = {} if contributions is None else contributions
        self._opening: asyncio.Task[None] | None = None
        self.table: p.Table | None = None
        self.position: p.Position | None = None
        self.messages: list[p.AnyMessage] = []
        self.raw: list[str] = []
        self._ids = (f"{secrets.token_hex(4)}-{number}" for number in itertools.count())
        self._answers: dict[str, asyncio.Future[p.AnyMessage | None]] = {}  # None: the connection ended
        self._changed = asyncio.Event()
        self._reader = asyncio.create_task(self._read())

    def new_id(self) -> str:
        """An id for a command."""
        return next(self._ids)

    async def _read(self) -> None:
        try:
            async for text in self.connection:
                self._take(str(text))
        except ConnectionClosed:
            pass
        finally:
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_result(None)
            self._changed.set()

    def _take(self, text: str) -> None:
        message = _message.decode(text)
        self.raw.append(text)
        self.messages.append(message)
        if isinstance(message, p.Table):
            self.table = message
            own = self._contributions.get(self._name)
            if own is not None and own.seat in message.my_seats and own.may_open(message.fairness):
                self._opening = asyncio.create_task(self._open(own))
        elif isinstance(message, p.Position):
            self.position = message
        elif isinstance(message, p.Done | p.Failed | p.Plan | p.Reason | p.Advice):
            answer = self._answers.get(message.id)
            if answer is not None and not answer.done():
                answer.set_result(message)
        self._changed.set()

    async def _open(self, own: Contribution) -> None:
        # If it fails, it is sent again when the table is told again.
        with contextlib.suppress(CommandRefused, ConnectionError, ConnectionClosed):
            await self.ask(p.Reveal(id=self.new_id(), seat=own.seat, entropy=own.entropy))

    @property
    def is_open(self) -> bool:
        return not self._reader.done()

    async def ask(self, command: p.Command) -> Any:
        """Send a command and wait for its answer; raises `CommandRefused` if it was refused."""
        answer = self._answers[command.id] = asyncio.get_running_loop().create_future()
        try:
            await self.connection.send(_encoder.encode(command).decode())
            message = await asyncio.wait_for(answer, _TIMEOUT_S)
        finally:
            del self._answers[command.id]
        if message is None:
            raise ConnectionError("the connection ended before the answer")
        if isinstance(message, p.Failed):
            raise CommandRefused(message)
        return message

    async def sit(self, seat: int) -> Any:
        """Take an open seat, bound to what we will add to the luck."""
        assert self.table is not None
        shown = self.table.fairness
        if shown.version == 1:  # a table from before: nobody is bound to anything there
            return await self.ask(p.Sit(id=self.new_id(), seat=seat))
        own = self._contributions[self._name] = Contribution(seat, shown.commitment)
        return await self.ask(p.Sit(id=self.new_id(), seat=seat, commitment=own.seal))

    async def start(self) -> Any:
        """Start a table that we have set up. A start that failed is tried again with the same part of the luck."""
        assert self.table is not None
        shown, mine = self.table.fairness, self.table.my_seats
        if not mine:
            return await self.ask(p.Start(id=self.new_id(), commitments=shown.commitments))
        own = self._contributions.get(self._name)
        if own is None or not own.may_start(mine[0], shown):
            own = Contribution(mine[0], shown.commitment)
        self._contributions[self._name] = own
        return await self.ask(p.Start(id=self.new_id(), entropy=own.entropy, commitments=own.start(shown)))

    async def play(self, *moves: str) -> Any:
        """Play moves from the seat looked from, in the newest position."""
        assert self.position is not None
        now = self.position
        return await self.ask(p.Play(id=self.new_id(), seat=now.viewer, at=now.number, moves=list(moves)))

    async def until(self, condition: Callable[["TableSocket"], bool], timeout_s: float = _TIMEOUT_S) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(timeout_s):
            while not condition(self):
                if not self.is_open:
                    raise ConnectionError("the connection ended")
                self._changed.clear()
                await self._changed.wait()

    async def close(self) -> None:
        """End the connection."""
        await self.connection.close()
        await self._reader
