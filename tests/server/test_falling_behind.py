"""Two workers fall behind nobody: who sits at one of them sees soon what was played at the other."""

import asyncio
import os
import statistics
import time
from collections.abc import Sequence

import psutil
import pytest
from bench.load.reihum_tables import ReihumSeat, connect_all, set_up
from bench.load.wire import Wire

from tests.server.harness import Postgres, Server, Valkey, running

pytestmark = pytest.mark.anyio
TABLES = 60
LATE_S = 0.25  # on a machine that has time; a hint that was lost is made up for by the sweep only after half a second
_TRIES = 20  # to come to the other worker: whoever is free accepts


class Seat(ReihumSeat):
    """A player who notes when each move was shown."""

    def __init__(self, other: ReihumSeat) -> None:
        super().__init__(other.table, other.seat, other.headers)
        self.seen: dict[int, float] = {}

    def _take(self, wire: Wire, data: bytes) -> None:
        super()._take(wire, data)
        self.seen.setdefault(self.number, time.perf_counter())


def at_workers(server: Server) -> dict[int, int]:
    """Which worker has which connection, by the port of the other end."""
    return {
        connection.raddr.port: worker
        for worker in server.workers()
        for connection in psutil.Process(worker).net_connections("tcp")
        if connection.raddr
    }


async def apart(server: Server, tables: Sequence[list[Seat]]) -> None:
    """Let the players of a table be at different workers."""
    await connect_all(server.url, [seat for seats in tables for seat in seats])
    for _ in range(_TRIES):
        workers = at_workers(server)
        beside = [second for first, second in tables if workers[first.wire.port] == workers[second.wire.port]]
        if not beside:
            return
        for seat in beside:
            seat.wire.close()
        await connect_all(server.url, list(beside))
    raise AssertionError("all connections go to one worker")


async def play_evenly(tables: Sequence[list[Seat]], rate: float, seconds: float) -> list[float]:
    """So many moves a second at all tables together: how much later each was shown at the other worker."""
    late: list[float] = []

    async def play(first: Seat, second: Seat, begin: float) -> None:
        due = begin
        while due < end:
            await asyncio.sleep(due - time.perf_counter())
            due += len(tables) / rate
            number = first.number
            mover = next((seat for seat in (first, second) if seat.move()), None)
            if mover is None:  # the match is over
                return
            while not (number + 1 in first.seen and number + 1 in second.seen):
                await asyncio.sleep(0.002)
            other = second if mover is first else first
            late.append(other.seen[number + 1] - mover.seen[number + 1])

    now = time.perf_counter()
    end = now + seconds
    async with asyncio.timeout(seconds + 60), asyncio.TaskGroup() as group:
        for number, (first, second) in enumerate(tables):
            group.create_task(play(first, second, now + number / rate))
    return late


@pytest.mark.parametrize(("rate", "rounds"), [(60, 1), pytest.param(300, 10, marks=pytest.mark.long, id="long")])
async def test_two_workers_fall_behind_nobody(rate: int, rounds: int, postgres: Postgres, valkey: Valkey) -> None:
    late: list[float] = []
    with running(postgres.new_database(), broker=valkey.url, workers=2) as server:
        async with asyncio.timeout(60):
            while len(server.workers()) < 2:
                await asyncio.sleep(0.1)
        for _ in range(rounds):  # at new tables: a match is soon over at this rate
            seated = await set_up(server.url, TABLES, ("pretty_tricky",))
            tables = [[Seat(seat) for seat in seats] for seats in seated]
            await apart(server, tables)
            late += await play_evenly(tables, rate, 6.0)
            for seat in (seat for seats in tables for seat in seats):
                seat.wire.close()
    behind = statistics.quantiles(late, n=100)[98]
    busy = max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))  # others have their share of the processors too
    print(f"{len(late)} moves, half of them {statistics.median(late) * 1e3:.1f} ms later, 99 % {behind * 1e3:.1f} ms")
    assert len(late) > 0.5 * rate * 6.0 * rounds / busy, "so many were to be played"
    assert behind < LATE_S * busy
