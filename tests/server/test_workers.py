"""Several workers on PostgreSQL with Valkey between them, real processes; workers and the broker die."""

import asyncio
import os
import random
import signal
from collections.abc import Iterator

import pytest

from reihum.protocol import messages as p
from reihum.protocol.client import Client, TableSocket
from tests.server.harness import Postgres, Server, Valkey, running
from tests.server.people import can_move, newest, person, play_on, two_at_a_table

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def cluster(postgres: Postgres, valkey: Valkey) -> Iterator[Server]:
    with running(postgres.new_database(), broker=valkey.url, workers=2) as started:
        yield started


async def many(client: Client, table: str, seat: int, count: int = 8) -> list[TableSocket]:
    """Enough connections that both workers have some."""
    return [await client.connect(table, seat) for _ in range(count)]


async def test_everybody_hears_of_a_move_whichever_worker_serves_them(cluster: Server) -> None:
    await two_workers(cluster)
    table, (ada, bob), sockets = await two_at_a_table(cluster.url)
    audience = await many(bob, table, 1)
    await play_on(sockets, random.Random(1), 12)
    number = newest(sockets[0])
    for socket in audience:
        await socket.until(lambda s: newest(s) == number, 5)
        numbers = [step.number for m in socket.messages if isinstance(m, p.Position) for step in m.steps]
        assert numbers == list(range(1, number + 1))
    for socket in (*audience, *sockets):
        await socket.close()
    assert ada.person is not None


async def test_when_a_worker_is_killed_its_tables_go_on(cluster: Server) -> None:
    table, clients, sockets = await two_at_a_table(cluster.url)
    rng = random.Random(2)
    await play_on(sockets, rng, 6)
    seen = newest(sockets[0])
    for _ in range(2):
        await two_workers(cluster)
        cluster.kill_worker()
        for socket in sockets:  # one of them may be at the worker that lives
            await socket.close()
        sockets = [await reconnect(client, table, seat, seen) for seat, client in enumerate(clients)]
        for socket in sockets:
            assert newest(socket) == seen
        await play_on(sockets, rng, 2)
        seen = newest(sockets[0])
    for socket in sockets:
        await socket.close()


async def two_workers(cluster: Server) -> None:
    async with asyncio.timeout(60):
        while len(cluster.workers()) < 2:
            await asyncio.sleep(0.1)


async def reconnect(client: Client, table: str, seat: int, since: int) -> TableSocket:
    async with asyncio.timeout(60):
        while True:
            try:
                return await client.connect(table, seat, since)
            except (OSError, EOFError, ConnectionError, TimeoutError):
                await asyncio.sleep(0.1)
            except Exception as error:  # whatever a dying worker's connection looks like to the library
                if "Invalid" not in type(error).__name__ and "Closed" not in type(error).__name__:
                    raise
                await asyncio.sleep(0.1)


async def test_without_the_broker_updates_are_only_slower(cluster: Server, valkey: Valkey) -> None:
    _, _, sockets = await two_at_a_table(cluster.url)
    valkey.kill()
    try:
        await play_on(sockets, random.Random(3), 6)
    finally:
        valkey.restart()
    await play_on(sockets, random.Random(4), 4)
    assert any(can_move(socket) for socket in sockets)
    for socket in sockets:
        await socket.close()


async def test_a_rolling_restart_drops_no_game(cluster: Server) -> None:
    table, clients, sockets = await two_at_a_table(cluster.url)
    await play_on(sockets, random.Random(5), 4)
    await two_workers(cluster)
    seen, before = newest(sockets[0]), set(cluster.workers())
    os.kill(cluster.process.pid, signal.SIGHUP)
    async with asyncio.timeout(90):
        while set(cluster.workers()) & before:
            await asyncio.sleep(0.2)
    for socket in sockets:
        await socket.close()
    sockets = [await reconnect(client, table, seat, seen) for seat, client in enumerate(clients)]
    assert newest(sockets[0]) == seen
    await play_on(sockets, random.Random(6), 4)
    for socket in sockets:
        await socket.close()


async def test_many_commands_at_one_table_from_all_sides_keep_one_log(cluster: Server) -> None:
    table, clients, sockets = await two_at_a_table(cluster.url)
    crowd = [socket for seat, client in enumerate(clients) for socket in await many(client, table, seat, 4)]
    lines = [
        socket.ask(p.Chat(id=f"{index}-{number}", text=f"{index}-{number}"))
        for number in range(5)
        for index, socket in enumerate(crowd)
    ]
    assert all(isinstance(answer, p.Done) for answer in await asyncio.gather(*lines))
    reader = await clients[0].connect(table, 0)
    said = [m for m in reader.messages if isinstance(m, p.Said)]
    assert len({m.text for m in said}) == 40
    assert [m.number for m in said] == sorted(m.number for m in said)
    for socket in (*crowd, *sockets, reader):
        await socket.close()
    assert (await person(cluster.url)).person is not None


async def test_who_signs_out_everywhere_is_cut_at_all_workers(cluster: Server) -> None:
    table, (ada, bob), sockets = await two_at_a_table(cluster.url)
    audience = await many(ada, table, 0)
    await ada.call("POST", "/session/end?everywhere=1")
    for socket in (sockets[0], *audience):
        await asyncio.wait_for(socket.connection.wait_closed(), 10)
    await sockets[1].ask(p.Chat(id="still", text="still here"))  # whoever did not sign out goes on
    await sockets[1].close()
    assert bob.person is not None
