"""Everything that an address may ask for at all, asked for in the same moment: the others wait for a few of it only."""

from collections.abc import Iterator

import pytest

from reihum.server import protocol as p
from tests.server.harness import Server, running
from tests.server.people import person, seats
from tests.server.test_costs import LIMITS, SECONDS, TALKATIVE
from tests.server.victims import attacker, beside

pytestmark = pytest.mark.anyio
GUESTS = 8
TABLES = 40

# Each round is another address, so that every look of the victims meets a burst.
BURST = """
import itertools, selectors, socket, time
def opened(number):
    s = socket.create_connection(("127.0.0.1", port), 10, (f"127.0.1.{number % 250 + 1}", 0))
    s.setblocking(False)
    return s
def head(cookie, path):
    return f"GET {path} HTTP/1.1\\r\\nHost: 127.0.0.1:{port}\\r\\nCookie: {cookie}\\r\\n\\r\\n".encode()
for number in range(2**40):
    wanted = itertools.cycle(head(cookie, path) for path in paths for cookie in cookies)
    end, look = time.monotonic() + 1.5, selectors.DefaultSelector()
    for _ in range(100):
        s = opened(number)
        s.send(next(wanted))
        look.register(s, selectors.EVENT_READ)
    while time.monotonic() < end:
        for key, _ in look.select(0.1):
            try:
                if not key.fileobj.recv(2**20): raise OSError
                key.fileobj.send(next(wanted))  # whether it was read to its end or not: it is answered
            except OSError:
                look.unregister(key.fileobj)
                key.fileobj.close()
    for key in list(look.get_map().values()):
        key.fileobj.close()
"""


@pytest.fixture(scope="module")
def peer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that nobody attacks."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('peer')}/reihum.db") as started:
        yield started


@pytest.fixture(scope="module")
def popular(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with limits as they are outside of tests."""
    limits = {**LIMITS, **TALKATIVE, "connections_per_address": 200}
    with running(f"sqlite:///{tmp_path_factory.mktemp('popular')}/reihum.db", **limits) as started:
        yield started


@SECONDS
async def test_many_requests_at_once_slow_nobody_down(popular: Server, peer: Server, seconds: float) -> None:
    guests = [await person(popular.url, "Mallory") for _ in range(GUESTS)]
    public = p.NewTable(game="pretty_tricky", seats=seats("me", "open"), public=True)
    tables = [await guest.create(public) for guest in guests[:2] for _ in range(5)]
    laid = p.NewTable(game="superstar", seats=seats("me", "bot:uniform", "bot:easy"))
    for number in range(TABLES):
        tables.append(await guests[number % GUESTS].create(laid))
    paths = ["/api/v1/tables", f"/api/v1/tables/{tables[0]}/invite", "/", "/api/v1/session", "/api/v1/games"]
    attack = attacker(BURST, port=popular.port, paths=paths, cookies=[guest.cookie for guest in guests])
    async with beside(popular, peer, attack, seconds):
        pass
