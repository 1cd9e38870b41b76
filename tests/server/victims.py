"""Somebody who plays beside an attack, and how long they wait; and attackers, which are processes of their own."""

import asyncio
import contextlib
import json
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

from reihum.server import protocol as p
from reihum.server.client import TableSocket
from tests.server.harness import Server
from tests.server.people import person, seats

ROOT = Path(__file__).parents[2]
WAIT_S = 0.2  # that a victim waits at most, 99 times of 100
_NOISE = 3.0  # on a busy machine they wait without any attack: then no more than so many times as long as others
_PAUSE_S = 0.055  # within the limits
_AGAIN = 2  # times that it is measured again, as long as the attack goes on
_BEGIN_S = 0.3  # that an attacker takes to begin


def p99(waits: list[float]) -> float:
    return sorted(waits)[int(len(waits) * 0.99)]


class Victim:
    """Says something at a table of their own, again and again."""

    def __init__(self, socket: TableSocket) -> None:
        self._socket = socket
        self._said = 0

    @classmethod
    async def at(cls, server: Server) -> "Victim":
        client = await person(server.url, "Victim")
        table = await client.create(p.NewTable(game="pretty_tricky", seats=seats("me", "local:Other"), start=0))
        return cls(await client.connect(table, 0))

    async def waits(self, seconds: float) -> list[float]:
        """How long each answer took."""
        found, end = [], time.monotonic() + seconds
        while time.monotonic() < end:
            self._said += 1
            began = time.perf_counter()
            await self._socket.ask(p.Preview(id=str(self._said), seat=0, at=0, wish=[]))
            found.append(time.perf_counter() - began)
            await asyncio.sleep(_PAUSE_S)
        return found

    async def close(self) -> None:
        await self._socket.close()


@contextlib.asynccontextmanager
async def beside(
    server: Server,
    peer: Server,
    attack: contextlib.AbstractContextManager[Any] | None = None,
    seconds: float = 2.5,
) -> AsyncIterator[None]:
    """An attack, and what happens inside, go on for so long while a victim looks on; they must not wait.

    On a busy machine everybody waits: another one looks on at a ``peer``, a server that nobody attacks.
    """
    victims = [await Victim.at(server), await Victim.at(peer)]

    async def watch() -> list[float]:
        return [p99(waits) for waits in await asyncio.gather(*(victim.waits(seconds) for victim in victims))]

    watching = asyncio.create_task(asyncio.sleep(0, [0.0, 0.0]))
    try:
        with attack or contextlib.nullcontext():
            await asyncio.sleep(_BEGIN_S)
            watching = asyncio.create_task(watch())
            yield
            attacked, alone = await watching
            for _ in range(_AGAIN if attack else 0):  # noise only adds: what an attack costs, it costs every time
                if attacked >= max(WAIT_S, _NOISE * alone):
                    attacked, alone = await watch()
    finally:
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
        for victim in victims:
            await victim.close()
    print(f"p99 beside the attack {attacked * 1e3:.1f} ms, at a server that nobody attacks {alone * 1e3:.1f} ms")
    assert attacked < max(WAIT_S, _NOISE * alone)


@contextlib.contextmanager
def attacker(code: str, **told: Any) -> "Iterator[subprocess.Popen[bytes]]":
    """A process that runs ``code`` with what it is ``told`` as names, until the end."""
    source = f"import json, sys\nglobals().update(json.loads(sys.argv[1]))\n{code}"
    process = subprocess.Popen([sys.executable, "-c", source, json.dumps(told)], cwd=ROOT)
    try:
        yield process
    finally:
        process.kill()
        process.wait()
