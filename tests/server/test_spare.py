"""A spare worker stands ready, and takes over when the only worker is killed."""

import asyncio
import os
import random
import signal
from pathlib import Path

import psutil
import pytest

from reihum.protocol.client import Client
from tests.server.faults import ready_spare
from tests.server.harness import Server, running
from tests.server.people import newest, play_on, two_at_a_table
from tests.waiting import GIVEN_UP_S

pytestmark = pytest.mark.anyio


async def test_no_worker_is_left_alone(tmp_path: Path) -> None:
    """Whoever is killed with -9 cannot stop its workers: they end by themselves, and another server can start."""
    database = f"sqlite:///{tmp_path}/reihum.db"
    with running(database, spare=1) as server:
        await ready_spare(server)
        children = psutil.Process(server.process.pid).children(recursive=True)
        server.process.kill()
        server.process.wait()
        _, alive = await asyncio.to_thread(psutil.wait_procs, children, GIVEN_UP_S)
        assert alive == []
    with running(database) as again:
        assert await Client(again.url).call("GET", "/session") is not None


async def looking_again(client: Client, table: str, seat: int) -> int:
    """The newest number that somebody sees who comes back."""
    async with asyncio.timeout(60):
        while True:
            try:
                socket = await client.connect(table, seat)
            except OSError:
                await asyncio.sleep(0.05)
            else:
                break
    number = newest(socket)
    await socket.close()
    return number


async def test_the_spare_takes_over_with_everything_that_was_acknowledged(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/reihum.db", spare=1) as server:
        table, (ada, _), sockets = await two_at_a_table(server.url)
        await play_on(sockets, random.Random(1), 6)
        number, (worker,) = newest(sockets[0]), server.workers()
        for _ in range(2):  # and the next spare after it
            spare = await ready_spare(server)
            os.kill(worker, signal.SIGKILL)
            assert await looking_again(ada, table, 0) == number
            assert server.workers() == [spare]
            worker = spare
        for socket in sockets:
            await socket.close()


async def test_a_spare_ends_with_who_started_it(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/reihum.db", spare=1) as server:
        spare = psutil.Process(await ready_spare(server))
        server.process.kill()
        server.process.wait()
        for worker in [other for other in psutil.process_iter() if _serves(other, server)]:
            worker.terminate()
        spare.wait(GIVEN_UP_S)


def _serves(process: psutil.Process, server: Server) -> bool:
    """Whether a process is a worker that this server left behind."""
    try:
        return process.name() == "reihum-worker" and process.environ().get("REIHUM_PORT") == str(server.port)
    except (psutil.NoSuchProcess, psutil.AccessDenied):
        return False
