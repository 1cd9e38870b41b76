"""Who asks and does not read, or asks for everything at once, is cut; and what nobody can ask for without end."""

import asyncio
import contextlib
import os
import socket
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from reihum.protocol import messages as p
from reihum.protocol.client import ApiError, CommandRefused
from tests.server.harness import Server, running
from tests.server.here import PATIENT_S, serving
from tests.server.people import person, seats
from tests.server.test_costs import LIMITS, finished
from tests.waiting import until

pytestmark = pytest.mark.anyio
_UNREAD_MIB = 16


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('unread')}/reihum.db") as started:
        yield started


def never_reading(port: int, path: str, source: str) -> socket.socket:
    """Somebody who asks, and reads nothing."""
    asked = socket.socket()
    asked.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    asked.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)  # as far away: else the system takes all of it
    asked.bind((source, 0))
    asked.connect(("127.0.0.1", port))
    asked.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
    return asked


def connected_from(pid: int, source: str) -> int:
    there = psutil.Process(pid).net_connections("tcp")
    return sum(c.status == "ESTABLISHED" and bool(c.raddr) and c.raddr.ip == source for c in there)


async def test_who_reads_nothing_holds_no_more_than_so_much(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reihum.server.http.http_wire._READS_S", PATIENT_S)
    many = {"requests_per_s": 100_000, "requests_burst": 100_000, "connections_per_address": 100_000}
    async with serving(tmp_path, **many) as here:
        ada, table = await finished(here.url)
        path = f"/tables/{table}/replay"
        size = len(await ada.call("GET", path, None, bytes))
        asked = [
            never_reading(here.port, f"/api/v1{path}", "127.0.0.9") for _ in range(2 * _UNREAD_MIB * 2**20 // size)
        ]
        most = _UNREAD_MIB * 2**20 // size + 1
        answered = here.server.server_state.total_requests + len(asked)
        await until(lambda: here.server.server_state.total_requests >= answered)
        await until(lambda: connected_from(os.getpid(), "127.0.0.9") <= most)
        assert connected_from(os.getpid(), "127.0.0.9") > most / 2
        assert len(await ada.call("GET", path, None, bytes)) == size  # others read on
        for one in asked:
            one.close()


@pytest.mark.measured
async def test_who_reads_nothing_is_cut_and_fills_no_memory(server: Server) -> None:
    """How much it is until all of them are cut depends on how quickly they are."""
    ada, table = await finished(server.url)
    path = f"/api/v1/tables/{table}/replay"
    size = len(await ada.call("GET", f"/tables/{table}/replay", None, bytes))
    (pid,) = server.workers()
    before = psutil.Process(pid).memory_info().rss
    asked = [never_reading(server.port, path, "127.0.0.9") for _ in range(4 * _UNREAD_MIB * 2**20 // size)]
    await until(lambda: connected_from(pid, "127.0.0.9") <= _UNREAD_MIB * 2**20 // size + 1)
    grown = (psutil.Process(pid).memory_info().rss - before) / 2**20
    print(f"{len(asked)} answers of {size:,} bytes, {grown:.1f} MiB more")
    assert grown < 2 * _UNREAD_MIB
    await until(lambda: connected_from(pid, "127.0.0.9") == 0)
    for one in asked:
        one.close()


async def test_who_asks_for_thousands_of_things_at_once_is_cut(server: Server) -> None:
    one = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(5 * one)
    for _ in range(5):  # some may be sent together
        await reader.readuntil(b"ok\n")
    writer.write(5_000 * one)
    answered = 0
    with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
        while True:
            await reader.readuntil(b"ok\n")
            answered += 1
    writer.close()
    with contextlib.suppress(ConnectionError):
        await writer.wait_closed()
    assert answered < 20


async def test_nobody_lays_tables_or_talks_without_end(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/reihum.db", tables_per_hour=2, lines_per_minute=3) as server:
        laid = p.NewTable(game="pretty_tricky", seats=seats("me", "bot:uniform"))
        for _ in range(5):
            guest = await person(server.url)
            table = await guest.create(laid)
            await guest.create(laid)
            with pytest.raises(ApiError, match="in the last hour"):
                await guest.create(laid)
        for number in range(3):
            await guest.command(table, p.Chat(id=f"c{number}", text="hello"))
        with pytest.raises(ApiError, match="limit"):
            await guest.command(table, p.Chat(id="c3", text="hello"))
        last = await person(server.url)
        with pytest.raises(ApiError, match="in the last hour"):  # five times as many from one address
            await last.create(laid)


async def test_nobody_lays_tables_by_asking_for_a_rematch_without_end(tmp_path: Path) -> None:
    """Against bots a match ends as soon as somebody wants: giving up is enough."""
    with running(f"sqlite:///{tmp_path}/reihum.db", tables_per_hour=2) as server:
        ada = await person(server.url)
        table = await ada.create(p.NewTable(game="pretty_tricky", seats=seats("me", "bot:uniform")))
        first = await ada.connect(table, 0)
        await first.ask(p.Resign(id="enough", seat=0))
        await first.ask(p.Rematch(id="again"))
        await first.until(lambda s: s.table is not None and s.table.rematch is not None)
        assert first.table is not None
        for number in range(3):  # it is there already: asking for it costs nothing
            await first.ask(p.Rematch(id=f"again {number}"))
        second = await ada.connect(first.table.rematch or "", 0)
        await second.start()
        await second.until(lambda s: s.table is not None and s.table.status == "running")
        await second.ask(p.Resign(id="enough", seat=0))
        with pytest.raises(CommandRefused, match="in the last hour"):
            await second.ask(p.Rematch(id="again"))
        for socket_ in (first, second):
            await socket_.close()


async def test_an_address_has_so_many_streams_of_turns(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/reihum.db", **{**LIMITS, "connections_per_address": 3}) as server:
        streams = []
        for number in range(4):
            guest = await person(server.url)
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            head = f"GET /api/v1/turns HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {guest.cookie}\r\n\r\n"
            writer.write(head.encode())
            status = (await reader.readline()).split()[1]
            assert status == (b"200" if number < 3 else b"429")
            streams.append(writer)
        for writer in streams:
            writer.close()
