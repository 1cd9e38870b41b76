"""Players who go on whatever dies: they come back, send again what was not answered, and remember what they saw."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator

import msgspec
from websockets.exceptions import WebSocketException

from reihum.games import NAMES
from reihum.protocol import messages as p
from reihum.protocol.client import ApiError, Client, CommandRefused, TableSocket
from reihum.server.store import Store
from reihum.server.store.tables import EntryRow, TableRow
from reihum.server.tables import telling
from reihum.server.tables.table import replayed
from tests.server.harness import Server
from tests.server.people import is_over, person, seats

LOST = (OSError, EOFError, TimeoutError, WebSocketException)
_PATIENCE_S = 90.0
_PAUSE_S = 0.05
_ANSWER_S = 5.0


class Player:
    """One seat of a table, over as many connections as it takes."""

    def __init__(self, client: Client, table: str, seat: int) -> None:
        assert client.person is not None
        self.person = client.person.id
        self.seat = seat
        self.steps: list[p.Step] = []
        self.acknowledged: list[str] = []
        self.returned = 0
        self._client = client
        self._table = table
        self._socket: TableSocket | None = None
        self._commands = 0

    @property
    def number(self) -> int:
        """The last position seen."""
        return self.steps[-1].number if self.steps else 0

    async def socket(self) -> TableSocket:
        """A connection that shows everything up to now."""
        while self._socket is None or not self._socket.is_open:
            self.remember()
            self._socket = None
            with contextlib.suppress(*LOST, CommandRefused, ApiError):
                async with asyncio.timeout(_ANSWER_S):
                    self._socket = await self._client.connect(self._table, self.seat, self.number)
                    self.returned += 1
                    return self._socket
            await asyncio.sleep(_PAUSE_S)
        return self._socket

    def remember(self) -> None:
        """Take over what the connection has told."""
        if self._socket is not None:
            for message in self._socket.messages:
                if isinstance(message, p.Position):
                    self.steps += message.steps
            self._socket.messages.clear()

    async def move(self, rng: random.Random) -> bool:
        """Make a move if this seat may, and see it acknowledged, however often it has to be sent."""
        position = (await self.socket()).position
        if position is None or not position.legal:
            return False
        self._commands += 1
        moves = [rng.choice(position.legal)]
        command = p.Play(id=f"{self.seat}-{self._commands}", seat=self.seat, at=position.number, moves=moves)
        while True:
            try:
                async with asyncio.timeout(_ANSWER_S):
                    await (await self.socket()).ask(command)
            except CommandRefused as refusal:
                if refusal.failed.code != "unavailable":  # nobody else moves this seat: one move was lost or doubled
                    raise
                await asyncio.sleep(_PAUSE_S)
            except LOST:
                await self.drop()
            else:
                self.acknowledged.append(command.id)
                self.remember()
                return True

    async def drop(self) -> None:
        """End the connection without a word."""
        if self._socket is not None:
            self._socket.connection.transport.abort()
            with contextlib.suppress(*LOST):
                await self._socket.close()

    async def see(self, number: int) -> None:
        """Wait until this player has seen a position, coming back if need be."""
        async with asyncio.timeout(_PATIENCE_S):
            while True:
                with contextlib.suppress(*LOST):
                    await (await self.socket()).until(lambda s: s.position is not None and s.position.number >= number)
                    self.remember()
                    return


class SteadyTable:
    """Two players at a running table."""

    def __init__(self, table: str, players: list[Player]) -> None:
        self.id = table
        self.players = players
        self.moves = 0

    @classmethod
    async def set_up(cls, url: str, game: str) -> "SteadyTable":
        clients = [await person(url, "Ada"), await person(url, "Bob")]
        table = await clients[0].create(p.NewTable(game=game, seats=seats("me", "open"), start=0))
        await clients[1].command(table, p.Sit(id="sit", seat=1))
        await clients[0].command(table, p.Start(id="start"))
        return cls(table, [Player(client, table, seat) for seat, client in enumerate(clients)])

    async def play(self, stop: asyncio.Event, rng: random.Random) -> None:
        """Play random moves until told to stop, or to the end of the match."""
        while not stop.is_set():
            moved = [await player.move(rng) for player in self.players]
            self.moves += sum(moved)
            if not any(moved):
                if all([is_over(await player.socket()) for player in self.players]):
                    return
                await asyncio.sleep(_PAUSE_S)

    async def check(self, store: Store, other: Store) -> None:
        """The log has every acknowledged move once, everybody saw exactly the log, and it replays the same anywhere."""
        rows = await store.tables.entries(self.id)
        assert [row.seq for row in rows] == list(range(len(rows)))
        commands = [(row.author, row.command) for row in rows]
        assert len(set(commands)) == len(commands)
        state = replayed(self.id, rows)
        for player in self.players:
            assert {(player.person, command) for command in player.acknowledged} <= set(commands)
            await player.see(state.number)
            await player.drop()
            told = msgspec.json.encode(telling.steps_since(self.id, rows, player.seat, 0))
            assert player.steps == msgspec.json.decode(told, type=list[p.Step])
        kept = await store.tables.get(self.id)
        assert kept is not None
        assert kept.head == state.head
        copied = await _copied(kept, rows, other)
        assert copied == rows
        assert replayed(self.id, copied).running().to_bytes() == state.running().to_bytes()


async def _copied(table: TableRow, rows: list[EntryRow], store: Store) -> list[EntryRow]:
    """A log after it was written to another store and read again."""
    await store.tables.create(table._replace(head=1), rows[:2], [])
    for row in rows[2:]:
        await store.tables.append(table._replace(head=row.seq), row)
    return await store.tables.entries(table.id)


async def until_it_works(url: str, game: str) -> SteadyTable:
    """A table at a server that has just come up."""
    async with asyncio.timeout(_PATIENCE_S):
        while True:
            try:
                return await SteadyTable.set_up(url, game)
            except (*LOST, ApiError):
                await asyncio.sleep(_PAUSE_S)


@contextlib.asynccontextmanager
async def under_load(server: Server, rng: random.Random) -> AsyncIterator[list[SteadyTable]]:
    """Tables at which people play all the time: when a match ends, they begin another one at a new table."""
    tables = [await until_it_works(server.url, game) for game in NAMES]
    stop = asyncio.Event()

    async def play_on(game: str, table: SteadyTable) -> None:
        await table.play(stop, rng)
        while not stop.is_set():
            for player in table.players:  # who has finished goes: else there would be more and more
                await player.drop()
            table = await until_it_works(server.url, game)
            tables.append(table)
            await table.play(stop, rng)

    players = [asyncio.create_task(play_on(game, table)) for game, table in zip(NAMES, tables, strict=True)]
    try:
        yield tables
    finally:
        stop.set()
        await asyncio.wait_for(asyncio.gather(*players), _PATIENCE_S)
