"""Nothing is lost: whatever is killed, frozen, full, broken or wrong at random moments while people play."""

import asyncio
import os
import random
import signal
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from reihum.server.store import Store
from tests.server.faults import Fault, Trouble, of_any_server, of_services, of_sqlite, one_alive
from tests.server.harness import Postgres, Server, Valkey, running
from tests.server.steady import SteadyTable, under_load

pytestmark = pytest.mark.anyio
HARDY = {"spare": 1, "frozen_s": 3}
"""With what every server has, but quicker to notice."""
_BUSY_S = 120.0


async def go_on(tables: list[SteadyTable]) -> None:
    """Wait until somebody has moved again: what is killed next is killed at work."""
    before = sum(table.moves for table in tables)
    async with asyncio.timeout(_BUSY_S):
        while sum(table.moves for table in tables) == before:
            await asyncio.sleep(0.01)


async def hurt_and_check(server: Server, other: str, faults: Sequence[Fault], times: int) -> None:
    """Each fault in turn, at moments that are not; then everything that was acknowledged is there once."""
    rng = random.Random(times)
    async with under_load(server, rng) as tables:
        for number in range(times):
            await go_on(tables)
            await asyncio.sleep(rng.uniform(0.0, 0.25))
            await faults[number % len(faults)](rng)
        await go_on(tables)
    moves = sum(table.moves for table in tables)
    print(f"{times} faults, {moves} acknowledged moves at {len(tables)} tables")
    assert moves > times
    assert any(player.returned > 1 for table in tables for player in table.players)
    store, second = await Store.open(server.database), await Store.open(other)
    try:
        for table in tables:
            await table.check(store, second)
    finally:
        await store.close()
        await second.close()


@pytest.mark.parametrize("times", [8, pytest.param(150, marks=pytest.mark.long)])
async def test_a_server_with_one_file_loses_nothing(
    times: int, tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    trouble = Trouble(tmp_path, monkeypatch)
    with running(f"sqlite:///{tmp_path}/reihum.db", **HARDY) as server:
        faults = [*of_any_server(server, trouble), *of_sqlite(server, trouble)]
        await hurt_and_check(server, postgres.new_database(), faults, times)


@pytest.mark.parametrize("times", [18, pytest.param(200, marks=pytest.mark.long)])
async def test_workers_with_a_database_and_a_broker_lose_nothing(
    times: int, tmp_path: Path, postgres: Postgres, valkey: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    trouble = Trouble(tmp_path, monkeypatch)
    with running(postgres.new_database(), broker=valkey.url, workers=2, **HARDY) as server:
        faults = [*of_any_server(server, trouble), *of_services(postgres, valkey)]
        await hurt_and_check(server, f"sqlite:///{tmp_path}/other.db", faults, times)


async def test_tables_go_on_while_a_worker_is_down(postgres: Postgres, valkey: Valkey) -> None:
    with running(postgres.new_database(), broker=valkey.url, workers=2) as server:
        async with under_load(server, random.Random(3)) as tables:
            await go_on(tables)
            began = time.monotonic()
            os.kill(await one_alive(server), signal.SIGKILL)
            for table in tuple(tables):
                await go_on([table])
            taken = time.monotonic() - began
    assert taken < 2.0 + _slack(), f"the tables went on after {taken:.1f} s"


def _slack() -> float:
    """What a machine that is busy with other things may take longer: the figure itself is measured by bench/."""
    return 2.0 * max(0.0, os.getloadavg()[0] - (os.cpu_count() or 1))
