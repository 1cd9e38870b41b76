"""Nothing is lost: workers, the broker and the database are killed at random moments while people play."""

import asyncio
import contextlib
import os
import random
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import psutil
import pytest

from reihum.games import NAMES
from reihum.server.store import Store
from tests.server.harness import Postgres, Server, Valkey, running
from tests.server.steady import SteadyTable, until_it_works

pytestmark = pytest.mark.anyio
GAMES = NAMES
_BUSY_S = 120.0

Kill = Callable[[random.Random], Awaitable[None]]


@contextlib.asynccontextmanager
async def under_load(server: Server, rng: random.Random) -> AsyncIterator[list[SteadyTable]]:
    """Tables at which people play all the time: when a match ends, they begin another one at a new table."""
    tables = [await until_it_works(server.url, game) for game in GAMES]
    stop = asyncio.Event()

    async def play_on(game: str, table: SteadyTable) -> None:
        await table.play(stop, rng)
        while not stop.is_set():
            table = await until_it_works(server.url, game)
            tables.append(table)
            await table.play(stop, rng)

    players = [asyncio.create_task(play_on(game, table)) for game, table in zip(GAMES, tables, strict=True)]
    try:
        yield tables
    finally:
        stop.set()
        await asyncio.wait_for(asyncio.gather(*players), _BUSY_S)


async def go_on(tables: list[SteadyTable]) -> None:
    """Wait until somebody has moved again: what is killed next is killed at work."""
    before = sum(table.moves for table in tables)
    async with asyncio.timeout(_BUSY_S):
        while sum(table.moves for table in tables) == before:
            await asyncio.sleep(0.01)


async def kill_and_check(server: Server, other: str, kill: Kill, kills: int, seed: int) -> None:
    rng = random.Random(seed)
    async with under_load(server, rng) as tables:
        for _ in range(kills):
            await go_on(tables)
            await asyncio.sleep(rng.uniform(0.0, 0.25))
            await kill(rng)
        await go_on(tables)
    assert sum(table.moves for table in tables) > kills
    assert any(player.returned > 1 for table in tables for player in table.players)
    store, second = await Store.open(server.database), await Store.open(other)
    try:
        for table in tables:
            await table.check(store, second)
    finally:
        await store.close()
        await second.close()


async def one_alive(server: Server) -> int:
    """A worker, as soon as there is one."""
    async with asyncio.timeout(_BUSY_S):
        while not (workers := server.workers()):
            await asyncio.sleep(0.02)
    return workers[0]


def _connections(worker: int) -> int:
    """How many files and connections a worker has open: the busiest one has the most people."""
    try:
        return psutil.Process(worker).num_fds()
    except psutil.NoSuchProcess:
        return -1


@pytest.mark.parametrize("kills", [7, pytest.param(70, marks=pytest.mark.long)])
async def test_a_killed_worker_with_sqlite_loses_nothing(kills: int, tmp_path: Path, postgres: Postgres) -> None:
    with running(f"sqlite:///{tmp_path}/reihum.db") as server:

        async def kill(rng: random.Random) -> None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(await one_alive(server), signal.SIGKILL)

        await kill_and_check(server, postgres.new_database(), kill, kills, seed=kills)


@pytest.mark.parametrize("kills", [15, pytest.param(150, marks=pytest.mark.long)])
async def test_killed_workers_brokers_and_databases_lose_nothing(
    kills: int, tmp_path: Path, postgres: Postgres, valkey: Valkey
) -> None:
    with running(postgres.new_database(), broker=valkey.url, workers=2) as server:
        turns = 0

        async def kill(rng: random.Random) -> None:
            nonlocal turns
            victim = (_worker, _database, _broker)[turns % 3]  # each in turn, at moments that are not
            turns += 1
            await victim(rng)

        async def _worker(rng: random.Random) -> None:
            await one_alive(server)
            with contextlib.suppress(ProcessLookupError):
                os.kill(max(server.workers(), key=_connections), signal.SIGKILL)

        async def _database(rng: random.Random) -> None:
            await asyncio.to_thread(postgres.kill)
            await asyncio.sleep(rng.uniform(0.0, 0.2))
            await asyncio.to_thread(postgres.restart)

        async def _broker(rng: random.Random) -> None:
            await asyncio.to_thread(valkey.kill)
            await asyncio.sleep(rng.uniform(0.0, 0.2))
            await asyncio.to_thread(valkey.restart)

        await kill_and_check(server, f"sqlite:///{tmp_path}/other.db", kill, kills, seed=kills)


async def test_tables_go_on_while_a_worker_is_down(postgres: Postgres, valkey: Valkey) -> None:
    with running(postgres.new_database(), broker=valkey.url, workers=2) as server:
        async with under_load(server, random.Random(3)) as tables:
            await go_on(tables)
            began = time.monotonic()
            os.kill(max(server.workers(), key=_connections), signal.SIGKILL)
            for table in tuple(tables):
                await go_on([table])
            taken = time.monotonic() - began
    assert taken < 2.0 + _slack(), f"the tables went on after {taken:.1f} s"


def _slack() -> float:
    """What a machine that is busy with other things may take longer: the figure itself is measured by bench/."""
    return 2.0 * max(0.0, os.getloadavg()[0] - (os.cpu_count() or 1))
