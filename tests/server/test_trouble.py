"""When nothing can be kept: a clear answer, nothing lost, and play goes on when it is over."""

import asyncio
import random
import resource
from pathlib import Path

import pytest

from reihum.protocol import messages as p
from reihum.protocol.client import CommandRefused
from tests.server.harness import Postgres, running
from tests.server.people import newest, play_on, two_at_a_table
from tests.waiting import GIVEN_UP_S

pytestmark = pytest.mark.anyio


async def test_a_full_disk_refuses_and_loses_nothing(tmp_path: Path) -> None:
    """The worker may not make its files any larger, which SQLite meets like a full disk."""
    with running(f"sqlite:///{tmp_path}/reihum.db") as server:
        table, (ada, _), sockets = await two_at_a_table(server.url)
        rng = random.Random(1)
        await play_on(sockets, rng, 5)
        number, (worker,) = newest(sockets[0]), server.workers()
        resource.prlimit(worker, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        mover = next(socket for socket in sockets if socket.position and socket.position.legal)
        with pytest.raises(CommandRefused) as refused:
            await mover.play(mover.position.legal[0])  # type: ignore[union-attr]  # found by its position
        assert refused.value.failed.code == "unavailable"
        assert "may have been kept or not; send it again" in refused.value.failed.text
        looking = await ada.connect(table, 0)
        assert newest(looking) == number  # it can still be looked at
        resource.prlimit(worker, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        await play_on(sockets, rng, 5)
        again = await ada.connect(table, 0)
        steps = [step.number for m in again.messages if isinstance(m, p.Position) for step in m.steps]
        assert steps == list(range(1, newest(sockets[0]) + 1))
        for socket in (*sockets, looking, again):
            await socket.close()


async def test_a_server_stops_soon_and_quietly_while_streams_and_connections_are_open(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with running(f"sqlite:///{tmp_path}/reihum.db") as server:
        _, (ada, _), sockets = await two_at_a_table(server.url)
        turns = ada.turns()
        assert (await anext(turns)).seat == 0
        assert await asyncio.to_thread(server.stop) == 0
        with pytest.raises(StopAsyncIteration):
            await anext(turns)
        for socket in sockets:
            await socket.close()
    said = capfd.readouterr().err
    assert "Traceback" not in said
    assert "graceful shutdown exceeded" not in said, "nothing that was open had to be ended"


async def test_a_database_that_dies_is_waited_for(postgres: Postgres) -> None:
    with running(postgres.new_database()) as server:
        table, (ada, _), sockets = await two_at_a_table(server.url)
        rng = random.Random(2)
        await play_on(sockets, rng, 5)
        number = newest(sockets[0])
        postgres.kill()
        mover = next(socket for socket in sockets if socket.position and socket.position.legal)
        assert mover.position is not None
        command = p.Play(id="in the dark", seat=mover.position.viewer, at=number, moves=mover.position.legal[:1])
        with pytest.raises(CommandRefused) as refused:
            await mover.ask(command)
        assert refused.value.failed.code == "unavailable"
        postgres.restart()
        async with asyncio.timeout(GIVEN_UP_S):
            while True:
                try:
                    done = await mover.ask(command)
                    break
                except CommandRefused:
                    await asyncio.sleep(0.2)
        assert done.number == number + 1
        await play_on(sockets, rng, 4)
        again = await ada.connect(table, 0)
        steps = [step.number for m in again.messages if isinstance(m, p.Position) for step in m.steps]
        assert steps == list(range(1, newest(sockets[0]) + 1))
        for socket in (*sockets, again):
            await socket.close()
