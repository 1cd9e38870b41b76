"""Short ways to people, tables and moves, for tests that talk to a running server or to its parts."""

import random
import urllib.request
from collections.abc import Sequence
from http.client import HTTPConnection
from typing import Any

from reihum.games import rules_of
from reihum.protocol import fairness
from reihum.protocol import messages as p
from reihum.protocol.client import Client, TableSocket
from reihum.server.tables import entries as e


async def person(url: str, name: str = "Ada") -> Client:
    client = Client(url)
    await client.enter(name)
    return client


class _Elsewhere(urllib.request.HTTPHandler):
    """Sends requests from another address of this machine."""

    def http_open(self, req: urllib.request.Request) -> Any:
        return self.do_open(HTTPConnection, req, source_address=("127.0.0.2", 0))


async def stranger(url: str, name: str) -> Client:
    """Somebody at another address: what they ask for counts for nobody else."""
    client = Client(url)
    client.open = urllib.request.build_opener(_Elsewhere()).open
    await client.enter(name)
    return client


def seats(*kinds: str) -> list[p.SeatRequest]:
    """``me``, ``open``, ``local:Name`` or ``bot:level``."""
    made = []
    for kind in kinds:
        name, _, rest = kind.partition(":")
        fields: dict[str, Any] = {"kind": name}
        if name == "bot":
            fields["level"] = rest or "uniform"
        if name == "local":
            fields["name"] = rest
        made.append(p.SeatRequest(**fields))
    return made


def opened(*plans: e.SeatPlan, pace: p.Pace = p.Pace()) -> e.Opened:  # noqa: B008 - a frozen value
    """A table of Pretty Tricky that Ada sets up; seat 0 starts."""
    return e.Opened(
        game="pretty_tricky",
        rules=rules_of("pretty_tricky").version,
        options={},
        seats=list(plans),
        owner="ada",
        seed=fairness.new_seed(),
        start=0,
        pace=pace,
    )


def someone(name: str) -> e.SeatPlan:
    return e.SeatPlan(kind="person", person=name)


async def two_at_a_table(
    url: str, game: str = "pretty_tricky", **more: Any
) -> tuple[str, list[Client], list[TableSocket]]:
    """Two people at a running table, each looking from their seat; seat 0 starts."""
    more.setdefault("start", 0)
    ada, bob = await person(url, "Ada"), await person(url, "Bob")
    table = await ada.create(p.NewTable(game=game, seats=seats("me", "open"), **more))
    first = await ada.connect(table, 0)
    second = await bob.connect(table)
    await second.sit(1)
    await second.ask(p.Look(id="look", seat=1))
    await first.until(lambda s: s.table is not None and all(seat.kind != "open" for seat in s.table.seats))
    await first.start()
    for socket in (first, second):
        await socket.until(lambda s: s.position is not None)
    return table, [ada, bob], [first, second]


async def play_on(sockets: Sequence[TableSocket], rng: random.Random, moves: int = 10_000) -> int:
    """Play random legal moves from the seats looked from until the end, or so many; how many were played."""
    played = 0
    while played < moves:
        for socket in sockets:
            await socket.until(lambda s: is_over(s) or any(can_move(other) for other in sockets))
        movers = [socket for socket in sockets if can_move(socket)]
        if not movers:
            if all(is_over(socket) for socket in sockets):
                break
            continue
        socket = rng.choice(movers)
        assert socket.position is not None
        await socket.play(rng.choice(socket.position.legal))
        played += 1
        done = socket.position.number
        for other in sockets:
            await other.until(lambda s, done=done: newest(s) >= done)  # type: ignore[misc]  # mypy infers no default
    return played


def newest(socket: TableSocket) -> int:
    return -1 if socket.position is None else socket.position.number


def can_move(socket: TableSocket) -> bool:
    return socket.position is not None and bool(socket.position.legal)


def is_over(socket: TableSocket) -> bool:
    return socket.position is not None and bool(socket.position.ranks)
