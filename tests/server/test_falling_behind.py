"""Two workers fall behind nobody: who sits at one of them sees soon what was played at the other."""

import asyncio
import statistics
import time
from collections.abc import Iterable, Sequence

import psutil
import pytest
from bench.load.reihum_tables import ReihumSeat, connect_all, set_up
from bench.load.wire import Wire

from tests.server.harness import Postgres, Server, Valkey, running
from tests.waiting import GIVEN_UP_S, until

pytestmark = pytest.mark.anyio
TABLES = 60
LATE_S = 0.25  # a hint that was lost is made up for by the sweep only after half a second
SECONDS = 6.0
_TRIES = 20  # to come to the other worker: whoever is free accepts


class Seat(ReihumSeat):
    """A player who notes when each move was shown, and how long the mover waited for that."""

    def __init__(self, other: ReihumSeat) -> None:
        super().__init__(other.table, other.seat, other.headers)
        self.seen: dict[int, float] = {}
        self.moved = 0.0

    def move(self) -> bool:
        self.moved = time.perf_counter()
        return super().move()

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


async def play_evenly(tables: Sequence[list[Seat]], rate: float) -> list[tuple[float, float]]:
    """So many moves a second at all tables together: how long each took its mover, and how much later it was shown at
    the other worker.
    """
    moves: list[tuple[float, float]] = []

    async def play(first: Seat, second: Seat, begin: float) -> None:
        due = begin
        for _ in range(round(SECONDS * rate / len(tables))):
            await asyncio.sleep(due - time.perf_counter())
            due += len(tables) / rate
            number = first.number
            mover = next((seat for seat in (first, second) if seat.move()), None)
            if mover is None:  # the match is over
                return
            while not (number + 1 in first.seen and number + 1 in second.seen):
                await asyncio.sleep(0.002)
            other = second if mover is first else first
            shown = mover.seen[number + 1]
            moves.append((shown - mover.moved, other.seen[number + 1] - shown))

    now = time.perf_counter()
    async with asyncio.timeout(GIVEN_UP_S), asyncio.TaskGroup() as group:
        for number, (first, second) in enumerate(tables):
            group.create_task(play(first, second, now + number / rate))
    return moves


def slowest(seconds: Iterable[float]) -> float:
    """What 99 of 100 stay under."""
    return statistics.quantiles(seconds, n=100)[98]


@pytest.mark.parametrize(("rate", "rounds"), [(60, 1), pytest.param(300, 10, marks=pytest.mark.long, id="long")])
async def test_two_workers_fall_behind_nobody(rate: int, rounds: int, postgres: Postgres, valkey: Valkey) -> None:
    """The mover is the peer: on a machine that others use, too, that takes longer as well."""
    moves: list[tuple[float, float]] = []
    with running(postgres.new_database(), broker=valkey.url, workers=2) as server:
        await until(lambda: len(server.workers()) == 2)
        for _ in range(rounds):  # at new tables: a match is soon over at this rate
            seated = await set_up(server.url, TABLES, ("pretty_tricky",))
            tables = [[Seat(seat) for seat in seats] for seats in seated]
            await apart(server, tables)
            moves += await play_evenly(tables, rate)
            for seat in (seat for seats in tables for seat in seats):
                seat.wire.close()
    took, behind = slowest(took for took, _ in moves), slowest(late for _, late in moves)
    print(f"{len(moves)} moves, 99 % of them shown after {took * 1e3:.1f} ms, and {behind * 1e3:.1f} ms later")
    assert len(moves) > 0.5 * rate * SECONDS * rounds, "so many were to be played"
    assert behind < LATE_S + 2 * took
