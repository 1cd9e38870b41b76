"""A server can be left alone: what it holds does not grow with the time that it is used."""

import asyncio
import contextlib
import os
import random
import time
from pathlib import Path

import psutil
import pytest

from reihum.server import protocol as p
from reihum.server.client import ApiError, Client, Refusal
from tests.server.harness import Server, running
from tests.server.people import person, seats
from tests.server.steady import LOST, under_load

pytestmark = [pytest.mark.anyio, pytest.mark.long]
_SETTLED_S = 150.0  # until caches are full and everything was loaded that is ever used
_MEASURED_S = 600.0
_EVERY_S = 10.0


def resident_mib(server: Server) -> float:
    (worker,) = server.workers()
    return float(psutil.Process(worker).memory_info().rss / 2**20)


async def come_and_go(server: Server, rng: random.Random) -> None:
    """Guests who look round, lay tables and leave them, ask for what is not there and are turned away."""
    while True:
        with contextlib.suppress(*LOST, ApiError, Refusal):
            guest = await person(server.url, f"Guest {rng.randrange(10**6)}")
            table = await guest.create(p.NewTable(game="superstar", seats=seats("me", "bot:uniform")))
            socket = await guest.connect(table, 0)
            await guest.command(table, p.Start(id="start"))
            await guest.call("GET", "/tables")
            for path in ("/session", "/games/bloom/rules", "/tables/none", "/nowhere"):
                with contextlib.suppress(ApiError):
                    await guest.call("GET", path)
            await socket.close()
            with contextlib.suppress(*LOST, Refusal):
                await Client(server.url).connect("none")
            with contextlib.suppress(ApiError):
                await guest.call("DELETE", "/session")
        await asyncio.sleep(0.05)


async def test_memory_stays_flat_over_ten_minutes_of_everything(tmp_path: Path) -> None:
    seconds = float(os.environ.get("REIHUM_LOAD_S", _MEASURED_S))
    with running(f"sqlite:///{tmp_path}/reihum.db") as server:
        rng = random.Random(1)
        guests = [asyncio.create_task(come_and_go(server, rng)) for _ in range(3)]
        try:
            async with under_load(server, rng) as tables:
                await asyncio.sleep(_SETTLED_S)
                before, seen = resident_mib(server), []
                end = time.monotonic() + seconds
                while time.monotonic() < end:
                    await asyncio.sleep(_EVERY_S)
                    seen.append(resident_mib(server))
                moves = sum(table.moves for table in tables)
        finally:
            for guest in guests:
                guest.cancel()
            await asyncio.gather(*guests, return_exceptions=True)
    print(f"{before:.1f} MiB, then {min(seen):.1f} to {max(seen):.1f}, {seen[-1]:.1f} in the end; {moves:,} moves")
    assert seen[-1] <= 1.05 * before
