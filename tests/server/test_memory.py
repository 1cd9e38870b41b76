"""A server can be left alone: what it holds does not grow with the time that it is used."""

import asyncio
import contextlib
import functools
import os
import random
import time
from collections import Counter
from pathlib import Path

import psutil
import pytest

from reihum.core import matchfile
from reihum.core.game import Game
from reihum.games import rules_of
from reihum.protocol import messages as p
from reihum.protocol.client import ApiError, Client, CommandRefused
from tests.server.harness import Server, running
from tests.server.people import person, seats
from tests.server.steady import LOST, SteadyTable, under_load

pytestmark = [pytest.mark.anyio, pytest.mark.long]
_SETTLED_S = 90.0  # until everything was loaded that is ever used
_ROOMS = 600  # more tables than a worker keeps in memory,
_REPLAYS_MIB = 20  # and more of replays
_FILE_MIB = 16  # and a larger file than its connections keep pages of
_MEASURED_S = 600.0
_EVERY_S = 10.0
_FLAT = 0.05  # that any sample may differ from the first


def resident_mib(server: Server) -> float:
    (worker,) = server.workers()
    return float(psutil.Process(worker).memory_info().rss / 2**20)


@functools.cache
def match_file(game: str) -> bytes:
    """A whole match."""
    match, rng = Game(rules_of(game), 2).start(seed=1), random.Random(1)
    while not match.is_over:
        match.play(rng.choice(match.legal()))
    return matchfile.dump(match)


async def fill_caches(server: Server) -> None:
    """They are large, and would fill up slowly while it is measured. A table takes the more memory the longer its match
    is: these are whole ones.
    """
    guest, told = await person(server.url, "Guest"), 0
    for _ in range(_ROOMS):
        await guest.call("POST", "/tables/import", match_file("pretty_tricky"), p.Created)
    while told < _REPLAYS_MIB * 2**20:
        made: p.Created = await guest.call("POST", "/tables/import", match_file("bloom"), p.Created)
        for seat in (-1, 0, 1):
            told += len(await guest.call("GET", f"/tables/{made.id}/replay?seat={seat}", None, bytes))
    file = Path(server.database.removeprefix("sqlite:///"))
    while file.stat().st_size < _FILE_MIB * 2**20:
        await guest.call("POST", "/tables/import", match_file("bloom"), p.Created)


async def come_and_go(server: Server, rng: random.Random) -> None:
    """Guests who look round, lay tables and leave them, ask for what is not there and are turned away."""
    while True:
        with contextlib.suppress(*LOST, ApiError, CommandRefused):
            guest = await person(server.url, f"Guest {rng.randrange(10**6)}")
            table = await guest.create(p.NewTable(game="superstar", seats=seats("me", "bot:uniform")))
            socket = await guest.connect(table, 0)
            await guest.command(table, p.Start(id="start"))
            await guest.call("GET", "/tables")
            for path in ("/session", "/session/export", "/games/bloom/rules", "/tables/none", "/nowhere"):
                with contextlib.suppress(ApiError):
                    await guest.call("GET", path, None)
            await socket.close()
            with contextlib.suppress(ApiError):
                await guest.call("DELETE", "/session")
        await asyncio.sleep(0.05)


async def look_on(server: Server, tables: list[SteadyTable], rng: random.Random, counted: Counter[str]) -> None:
    """Spectators who look at everything from the beginning, and have it replayed."""
    while True:
        with contextlib.suppress(*LOST, ApiError, CommandRefused):
            guest, table = Client(server.url), rng.choice(tables).id
            socket = await guest.connect(table)
            for _ in range(5):
                await socket.ask(p.Look(id=socket.new_id(), seat=-1, since=-1))
                counted["looks"] += 1
            await socket.close()
            await guest.call("GET", f"/tables/{table}/replay", None)
            counted["replays"] += 1
        await asyncio.sleep(0.05)


async def knock(server: Server, counted: Counter[str]) -> None:
    """Upgrades that are refused, one after the other."""
    while True:
        with contextlib.suppress(*LOST, CommandRefused):
            await Client(server.url).connect("none")
        counted["refused upgrades"] += 1
        await asyncio.sleep(0.01)


async def test_memory_stays_flat_over_ten_minutes_of_everything(tmp_path: Path) -> None:
    seconds = float(os.environ.get("REIHUM_LOAD_S", _MEASURED_S))
    counted: Counter[str] = Counter()
    with running(f"sqlite:///{tmp_path}/reihum.db") as server:
        rng = random.Random(1)
        await fill_caches(server)
        async with under_load(server, rng) as tables:
            guests = [asyncio.create_task(come_and_go(server, rng)) for _ in range(2)]
            guests.append(asyncio.create_task(look_on(server, tables, rng, counted)))
            guests.append(asyncio.create_task(knock(server, counted)))
            try:
                await asyncio.sleep(_SETTLED_S)
                before, seen = resident_mib(server), []
                end = time.monotonic() + seconds
                while time.monotonic() < end:
                    await asyncio.sleep(_EVERY_S)
                    seen.append(resident_mib(server))
                assert not any(guest.done() for guest in guests), "they go on to the end"
                counted["moves"] = sum(table.moves for table in tables)
            finally:
                for guest in guests:
                    guest.cancel()
                await asyncio.gather(*guests, return_exceptions=True)
    print(f"{before:.1f} MiB, then {min(seen):.1f} to {max(seen):.1f}, {seen[-1]:.1f} in the end; {dict(counted)}")
    assert all(counted[kind] > 50 for kind in ("looks", "replays", "refused upgrades", "moves"))
    assert all(abs(one - before) <= _FLAT * before for one in seen), [round(one, 1) for one in seen]
