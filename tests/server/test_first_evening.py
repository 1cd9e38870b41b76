"""A club's first evening: all its people come at once, from one address and without a name, to a server as it comes."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from reihum.protocol import messages as p
from reihum.protocol.client import Client
from reihum.server.settings import Settings
from tests.server.harness import UNLIMITED, Server, running
from tests.server.people import seats

pytestmark = pytest.mark.anyio
PEOPLE = 40
PATHS = ("/session", "/games", "/tables")
"""What the page asks for before somebody has a name."""


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits that nobody has set."""
    names = (*UNLIMITED, "people_per_hour", "connections_per_person", "connections_per_address")
    limits = {name: getattr(Settings(), name) for name in names}
    with running(f"sqlite:///{tmp_path_factory.mktemp('usual')}/reihum.db", **limits) as started:
        yield started


async def come(url: str, number: int) -> Client:
    """Look round as the page does, and give a name."""
    client = Client(url)
    await asyncio.gather(*(client.call("GET", path) for path in PATHS))
    await client.enter(f"Guest {number}")
    await client.call("GET", "/tables")
    return client


async def test_all_of_them_come_in_at_once_and_look_on(usual: Server) -> None:
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(PEOPLE))
    ada, *_ = await asyncio.gather(*(come(usual.url, number) for number in range(PEOPLE)))
    table = await ada.create(p.NewTable(game="superstar", seats=seats("me", "open")))
    watching = await asyncio.gather(*(Client(usual.url).connect(table) for _ in range(PEOPLE)))
    assert all(socket.table is not None and socket.table.my_seats == [] for socket in watching)
    for socket in watching:
        await socket.close()
