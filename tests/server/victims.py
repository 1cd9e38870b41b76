"""People who play beside an attack, and how long they wait; and attackers, which are processes of their own."""

import asyncio
import contextlib
import json
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from reihum.protocol import messages as p
from reihum.protocol.client import TableSocket
from tests.server.harness import Server
from tests.server.people import person, seats

ROOT = Path(__file__).parents[2]
WAIT_S = 0.2  # that a victim waits at most, 99 times of 100
_VICTIMS = 3
_PAUSE_S = 0.055  # within the limits
_TIMES = 4  # that it is measured, as long as the attack goes on and somebody waits
_BEGIN_S = 0.3  # that an attacker takes to begin


def p99(waits: list[float]) -> float:
    return sorted(waits)[int(len(waits) * 0.99)]


class Victim:
    """Says something at a table of their own, again and again. Each time the server writes it to its log and disk."""

    def __init__(self, socket: TableSocket) -> None:
        self._socket = socket

    @classmethod
    async def at(cls, server: Server) -> "Victim":
        client = await person(server.url, "Victim")
        table = await client.create(p.NewTable(game="pretty_tricky", seats=seats("me", "local:Other"), start=0))
        return cls(await client.connect(table, 0))

    async def waits(self, seconds: float) -> list[float]:
        """How long it took each time until everybody at the table was told."""
        found, end = [], time.monotonic() + seconds
        while time.monotonic() < end:
            began = time.perf_counter()
            await self._socket.ask(p.Chat(id=self._socket.new_id(), text="Are you there?"))
            found.append(time.perf_counter() - began)
            await asyncio.sleep(_PAUSE_S)
        return found

    async def close(self) -> None:
        await self._socket.close()


class Prober:
    """Asks whether the process answers, as whoever watches over a server does."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def at(cls, server: Server) -> "Prober":
        return cls(*await asyncio.open_connection("127.0.0.1", server.port))

    async def waits(self, seconds: float) -> list[float]:
        """How long each answer took."""
        found, end = [], time.monotonic() + seconds
        while time.monotonic() < end:
            began = time.perf_counter()
            self._writer.write(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert (await self._reader.readuntil(b"ok\n")).split()[1] == b"200"
            found.append(time.perf_counter() - began)
            await asyncio.sleep(_PAUSE_S)
        return found

    async def close(self) -> None:
        self._writer.close()


class Watch:
    """Victims at a server that is attacked, and others at a ``peer`` that nobody attacks: a busy machine makes both
    wait.
    """

    def __init__(self, attacked: list[Victim | Prober], alone: list[Victim | Prober]) -> None:
        self._attacked = attacked
        self._alone = alone
        self.seen: list[tuple[float, float]] = []  # the p99 of both, each time that it was measured

    @classmethod
    async def at(cls, server: Server, peer: Server) -> "Watch":
        return cls(await _people(server), await _people(peer))

    async def look(self, seconds: float) -> None:
        """Measure once."""
        found = await asyncio.gather(*(victim.waits(seconds) for victim in (*self._attacked, *self._alone)))
        attacked, alone = found[: len(self._attacked)], found[len(self._attacked) :]
        self.seen.append((p99([*chain(*attacked)]), p99([*chain(*alone)])))

    @property
    def is_well(self) -> bool:
        """Whether nobody had to wait in the last look."""
        return self.seen[-1][0] < WAIT_S

    def judge(self) -> None:
        """Pass if nobody waited once: noise only adds, and what an attack costs, it costs every time. If they always
        did, it was the attack, unless those whom nobody attacks waited, too: then nothing is known, which is said.
        """
        print("p99 beside the attack, and where nobody attacks:", self)
        if self.is_well:
            return
        assert all(alone >= WAIT_S for _, alone in self.seen), f"victims waited: {self}"
        pytest.skip(f"this machine is too slow just now to tell who waits because of an attack: {self}")

    def __str__(self) -> str:
        return ", ".join(f"{attacked * 1e3:.1f} and {alone * 1e3:.1f} ms" for attacked, alone in self.seen)

    async def close(self) -> None:
        for victim in (*self._attacked, *self._alone):
            await victim.close()


async def _people(server: Server) -> list[Victim | Prober]:
    return [await Prober.at(server), *[await Victim.at(server) for _ in range(_VICTIMS)]]


@contextlib.asynccontextmanager
async def beside(
    server: Server,
    peer: Server,
    attack: contextlib.AbstractContextManager[Any] | contextlib.AbstractAsyncContextManager[Any],
    seconds: float = 2.5,
) -> AsyncIterator[None]:
    """An attack, and what happens inside, go on for so long while victims look on; they must not wait."""
    watch = await Watch.at(server, peer)
    async with contextlib.AsyncExitStack() as end:
        end.push_async_callback(watch.close)
        if isinstance(attack, contextlib.AbstractAsyncContextManager):
            await end.enter_async_context(attack)
        else:
            end.enter_context(attack)
        await asyncio.sleep(_BEGIN_S)
        looking = asyncio.create_task(watch.look(seconds))
        try:
            yield
            await looking
        finally:
            looking.cancel()
            await asyncio.gather(looking, return_exceptions=True)
        while not watch.is_well and len(watch.seen) < _TIMES:
            await watch.look(seconds)
    watch.judge()


@contextlib.asynccontextmanager
async def again_and_again(work: Callable[[], Awaitable[Any]]) -> AsyncIterator[list[float]]:
    """Do something one time after the other, until the end; how long it took each time."""
    times: list[float] = []

    async def go_on() -> None:
        while True:
            began = time.perf_counter()
            await work()
            times.append(time.perf_counter() - began)

    going = asyncio.create_task(go_on())
    try:
        yield times
    finally:
        going.cancel()
        (end,) = await asyncio.gather(going, return_exceptions=True)
    assert isinstance(end, asyncio.CancelledError), f"the attack ended: {end!r}"
    assert times, "no attack was made"


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
