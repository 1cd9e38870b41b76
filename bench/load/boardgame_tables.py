"""Tables of two at boardgame.io's server, over its own Socket.IO protocol.

Packets are texts: ``0`` opens, ``40`` joins a name space, ``42`` is an event, ``2`` and ``3`` are ping and pong.
"""

import asyncio
import json
import random
from typing import Any
from urllib.parse import urlsplit

from bench.load.table import Table
from bench.load.wire import Http, Wire, connect

_GAME = "tic-tac-toe"
_PLAYERS = 2
_CELLS = 9
_SETTING_UP = 16
_luck = random.Random(1)


class BoardgameSeat:
    """One player."""

    def __init__(self, match: str, seat: int, credentials: str) -> None:
        self._match = match
        self._seat = str(seat)
        self._credentials = credentials
        self.number = -1
        self._is_asked = False
        self.wire: Wire
        self.at: Table | None = None
        self.shown = asyncio.Event()

    async def connect(self, url: str) -> None:
        address = f"{url.replace('http', 'ws', 1)}/socket.io/?EIO=4&transport=websocket"
        self.wire = await connect(address, {"Origin": url}, self._take)

    def _emit(self, *event: Any) -> None:
        self.wire.send(f"42/{_GAME},{json.dumps(event)}".encode())

    def _take(self, wire: Wire, data: bytes) -> None:
        self.wire = wire  # the first message may come before `connect` returns
        text = data.decode()
        if text.startswith("0"):
            self.wire.send(f"40/{_GAME},".encode())
        elif text == "2":  # ping
            self.wire.send(b"3")
        elif text.startswith("40"):
            self._emit("sync", self._match, self._seat, self._credentials, _PLAYERS)
        elif text.startswith("42"):
            name, _match, what, *_ = json.loads(text[text.index(",") + 1 :])
            if name in ("update", "sync"):
                self._see(what if name == "update" else what["state"])

    def _see(self, state: dict[str, Any]) -> None:
        self.number = state["_stateID"]
        self._is_asked = state["ctx"]["currentPlayer"] == self._seat
        self.shown.set()
        if self.at is not None:
            self.at.seen()

    def move(self) -> bool:
        if not self._is_asked:
            return False
        self._is_asked = False
        arguments = [_luck.randrange(_CELLS)]
        made = {"type": "clickCell", "args": arguments, "playerID": self._seat, "credentials": self._credentials}
        self._emit("update", {"type": "MAKE_MOVE", "payload": made}, self.number, self._match, self._seat)
        return True


async def set_up(url: str, tables: int) -> list[list[BoardgameSeat]]:
    """The players of new running tables; nobody is connected yet. The lobby listens at the next port."""
    parts = urlsplit(url)
    lobby = f"http://{parts.hostname}:{(parts.port or 0) + 1}"
    wanted = iter(range(tables))
    made: list[list[BoardgameSeat]] = []

    async def work() -> None:
        http = Http(lobby)
        for _ in wanted:
            created, _ = await http.post(f"/games/{_GAME}/create", {"numPlayers": _PLAYERS}, {})
            match = created["matchID"]
            seats = []
            for seat in range(_PLAYERS):
                who = {"playerID": str(seat), "playerName": f"Player {seat}"}
                joined, _ = await http.post(f"/games/{_GAME}/{match}/join", who, {})
                seats.append(BoardgameSeat(match, seat, joined["playerCredentials"]))
            made.append(seats)
        http.close()

    await asyncio.gather(*(work() for _ in range(_SETTING_UP)))
    return made


async def opened(url: str, tables: int) -> list[Table]:
    """New running tables with everybody connected."""
    found = []
    for seats in await set_up(url, tables):
        table = Table(list(seats))
        for seat in seats:
            await seat.connect(url)
            await asyncio.wait_for(seat.shown.wait(), 10)
            seat.at = table
        found.append(table)
    return found
