"""Tables of two people at our own server."""

import asyncio
import itertools
import random
from collections.abc import Iterator

import msgspec

import reihum
from bench.load.table import Table
from bench.load.wire import Http, Wire, connect

GAMES = reihum.GAMES
_LASTING = 60  # random decisions of a match on which one can measure


def _players(game: str) -> int:
    """The fewest people whose random matches last."""
    rules = reihum.game(game).rules
    for players in range(rules.min_players, rules.max_players):
        if reihum.game(game, players).batch(50, seed=1).playout() >= 50 * _LASTING:
            return players
    return rules.max_players


PLAYERS = {game: _players(game) for game in GAMES}
_SETTING_UP = 16  # tables at once
_API = "/api/v1"
_luck = random.Random(1)


class _Seen(msgspec.Struct):
    """What the load program reads of a message; the rest is skipped."""

    type: str
    number: int = -1
    legal: list[str] = []
    code: str = ""


_decoder = msgspec.json.Decoder(_Seen)


class ReihumSeat:
    """One player."""

    refused = 0

    def __init__(self, table: str, seat: int, headers: dict[str, str]) -> None:
        self.table = table
        self.seat = seat
        self.headers = headers
        self.number = -1
        self.legal: list[str] = []
        self.wire: Wire
        self.at: Table | None = None
        self.shown = asyncio.Event()
        self._ids = itertools.count()

    async def connect(self, url: str, since: int = -1) -> None:
        self.shown.clear()
        address = f"{url.replace('http', 'ws', 1)}{_API}/tables/{self.table}/live"
        self.wire = await connect(address, self.headers, self._take)
        self.wire.send(b'{"type":"look","id":"look-%d","seat":%d,"since":%d}' % (next(self._ids), self.seat, since))

    def _take(self, wire: Wire, data: bytes) -> None:
        message = _decoder.decode(data)
        if message.type == "position":
            self.number, self.legal = message.number, message.legal
            self.shown.set()
            if self.at is not None:
                self.at.seen()
        elif message.type == "failed":
            ReihumSeat.refused += 1

    def move(self) -> bool:
        if not self.legal:
            return False
        move = _luck.choice(self.legal)
        self.wire.send(
            b'{"type":"play","id":"m-%d","seat":%d,"at":%d,"moves":["%s"]}'
            % (next(self._ids), self.seat, self.number, move.encode())
        )
        return True


class _Host:
    """Sets up tables over one HTTP connection."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._http = Http(url)

    async def _person(self, name: str) -> dict[str, str]:
        _, answered = await self._http.post(f"{_API}/session", {"name": name}, {"Origin": self._url})
        return {"Origin": self._url, "Cookie": answered["set-cookie"].split(";")[0]}

    async def set_up(self, game: str) -> list[ReihumSeat]:
        people = [await self._person(f"Player {seat}") for seat in range(PLAYERS[game])]
        kinds = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])]
        created, _ = await self._http.post(f"{_API}/tables", {"game": game, "seats": kinds, "start": 0}, people[0])
        table = created["id"]
        for seat, person in enumerate(people[1:], 1):
            await self._command(table, {"type": "sit", "id": "sit", "seat": seat}, person)
        await self._command(table, {"type": "start", "id": "start"}, people[0])
        return [ReihumSeat(table, seat, person) for seat, person in enumerate(people)]

    async def _command(self, table: str, command: dict[str, object], person: dict[str, str]) -> None:
        await self._http.post(f"{_API}/tables/{table}/commands", command, person)

    def close(self) -> None:
        self._http.close()


async def set_up(url: str, tables: int, games: tuple[str, ...] = GAMES) -> list[list[ReihumSeat]]:
    """The players of new running tables, the games one after the other; nobody is connected yet."""
    wanted: Iterator[str] = itertools.islice(itertools.cycle(games), tables)
    made: list[list[ReihumSeat]] = []

    async def work() -> None:
        host = _Host(url)
        for game in wanted:
            made.append(await host.set_up(game))
        host.close()

    await asyncio.gather(*(work() for _ in range(_SETTING_UP)))
    return made


async def opened(url: str, tables: int, games: tuple[str, ...] = GAMES) -> list[Table]:
    """New running tables with everybody connected."""
    seated = await set_up(url, tables, games)
    await connect_all(url, [seat for seats in seated for seat in seats])
    found = []
    for seats in seated:
        table = Table(list(seats))
        for seat in seats:
            seat.at = table
        found.append(table)
    return found


async def connect_all(url: str, seats: list[ReihumSeat], since_seen: bool = False) -> None:
    """Connect players and wait until each sees the table."""
    waiting = iter(seats)

    async def work() -> None:
        for seat in waiting:
            await seat.connect(url, seat.number if since_seen else -1)
            await seat.shown.wait()

    await asyncio.gather(*(work() for _ in range(4 * _SETTING_UP)))
