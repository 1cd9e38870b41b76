"""Clients that try what they should not: other people's seats, old commands, script in texts, broken frames."""

import asyncio
import contextlib
import http.client
import json
import re
import socket
import time
import urllib.request
from collections.abc import Awaitable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from reihum.protocol import messages as p
from reihum.protocol.client import ApiError, Client, CommandRefused
from reihum.server.http.identity import SESSION_S
from reihum.server.store import Store
from tests.server.harness import Server, running
from tests.server.people import newest, person, seats, two_at_a_table
from tests.waiting import GIVEN_UP_S

pytestmark = pytest.mark.anyio
SCRIPT = "<script>x()</script>"


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('hostile')}/reihum.db") as started:
        yield started


async def refused(doing: Awaitable[Any]) -> str:
    """The code with which something is refused."""
    try:
        await doing
    except CommandRefused as refusal:
        return refusal.failed.code
    except ApiError as error:
        return error.code
    return "nothing: it was done"


async def test_nobody_acts_for_another_seat(plain: Server) -> None:
    table, (_, bob), (first, second) = await two_at_a_table(plain.url)
    assert first.position is not None
    at, legal = first.position.number, first.position.legal
    stranger = await person(plain.url, "Mallory")
    for_ada: list[p.Command] = [
        p.Play(id="1", seat=0, at=at, moves=legal[:1]),
        p.Undo(id="2", seat=0, at=at),
        p.Resign(id="3", seat=0),
        p.StandIn(id="4", seat=0, on=True),
        p.Stand(id="5", seat=0),
        p.Preview(id="6", seat=0, at=at, wish=legal[:1]),
        p.Why(id="7", seat=0, at=at, move=legal[0]),
        p.AskHint(id="8", seat=0, at=at),
    ]
    for command in for_ada:
        assert await refused(second.ask(command)) == "not_your_seat"
        assert await refused(bob.command(table, command)) == "not_your_seat"
        assert await refused(stranger.command(table, command)) == "not_your_seat"
    assert await refused(stranger.command(table, p.Chat(id="9", text="hello"))) == "forbidden"
    assert await refused(bob.command(table, p.Start(id="10"))) in ("conflict", "forbidden")
    assert await refused(bob.call("GET", f"/tables/{table}/replay?seat=0")) == "forbidden"
    watching = await stranger.connect(table)
    assert watching.position is not None
    assert (watching.position.viewer, watching.position.legal) == (-1, [])
    assert newest(first) == at
    for wire in (first, second, watching):
        await wire.close()


@pytest.mark.parametrize("leaves", [True, False], ids=["left", "asked to leave"])
async def test_who_has_lost_a_seat_sees_nothing_more_from_it(plain: Server, leaves: bool) -> None:
    ada, eve, bob = [await person(plain.url, name) for name in ("Ada", "Eve", "Bob")]
    table = await ada.create(p.NewTable(game="bloom", seats=seats("me", "open"), start=1))
    await eve.command(table, p.Sit(id="sit", seat=1))
    spying = await eve.connect(table, 1)
    if leaves:
        await eve.command(table, p.Stand(id="stand", seat=1))
    else:
        await ada.command(table, p.AskToLeave(id="go", seat=1))
    await bob.command(table, p.Sit(id="sit", seat=1))
    await ada.command(table, p.Start(id="start"))
    await spying.until(lambda s: s.table is not None and s.table.status == "running")
    await asyncio.sleep(0.2)
    assert spying.position is None or spying.position.viewer == -1
    await spying.close()


async def test_an_old_command_changes_nothing(plain: Server) -> None:
    table, (ada, bob), (first, second) = await two_at_a_table(plain.url)
    assert first.position is not None
    command = p.Play(id="once", seat=0, at=first.position.number, moves=first.position.legal[:1])
    done = await first.ask(command)
    for _ in range(3):  # recorded and sent again, over either way
        assert (await first.ask(command)).number == done.number
        answer = await ada.command(table, command)
        assert isinstance(answer, p.Done)
        assert answer.number == done.number
    assert await refused(bob.command(table, command)) == "not_your_seat"  # an id is its author's own
    stale = p.Play(id="later", seat=0, at=command.at, moves=command.moves)
    assert await refused(first.ask(stale)) == "stale"
    for at in (-1, -(2**62), 2**62):
        assert await refused(first.ask(p.Play(id=f"at {at}", seat=0, at=at, moves=command.moves))) == "stale"
    assert newest(first) == done.number
    for wire in (first, second):
        await wire.close()


async def test_script_in_names_and_chat_stays_text(plain: Server) -> None:
    ada = await person(plain.url, SCRIPT)
    local = p.SeatRequest(kind="local", name="<img src=x>\u202e\x00")
    table = await ada.create(p.NewTable(game="pretty_tricky", seats=[*seats("me"), local], public=True))
    wire = await ada.connect(table, 0)
    await wire.ask(p.Chat(id="c", text=f"{SCRIPT}\u2066\x07 hi"))
    said = next(message for message in wire.messages if isinstance(message, p.Said))
    assert said.text == f"{SCRIPT} hi"  # kept as written; what disguises text is taken out
    assert wire.table is not None
    assert [seat.name for seat in wire.table.seats] == [SCRIPT, "<img src=x>"]
    request = urllib.request.Request(f"{plain.url}/api/v1/tables", headers={"Cookie": ada.cookie})
    with urllib.request.urlopen(request) as answer:
        assert answer.headers["Content-Type"] == "application/json"  # never shown as a page
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert SCRIPT in [seat["name"] for seat in json.load(answer)["mine"][0]["seats"]]
    with urllib.request.urlopen(f"{plain.url}/table/{table}?name={'%3Cscript%3E'}") as page:
        assert b"<script>x()" not in page.read()
    await wire.close()


@pytest.mark.parametrize("frame", [b"\xff\xfe\xfd", b"\x00" * 100, b'{"type":"look","id":"\xed\xa0\x80","seat":0}'])
async def test_bytes_that_are_no_text_are_refused(plain: Server, frame: bytes) -> None:
    ada = await person(plain.url)
    table = await ada.create(p.NewTable(game="pretty_tricky", seats=seats("me", "bot")))
    wire = await ada.connect(table, 0)
    await wire.connection.send(frame)
    await wire.until(lambda s: any(isinstance(m, p.Failed) and m.code == "bad_request" for m in s.messages))
    await wire.close()


async def test_a_command_in_pieces_is_one_command_and_has_the_same_limit(plain: Server) -> None:
    ada = await person(plain.url)
    table = await ada.create(p.NewTable(game="pretty_tricky", seats=seats("me", "bot")))
    wire = await ada.connect(table, 0)
    text = p.Chat(id="pieces", text="in three pieces")
    body = json.dumps({"type": "chat", "id": text.id, "text": text.text})
    await wire.connection.send([body[:5], body[5:20], body[20:]])
    await wire.until(lambda s: any(isinstance(m, p.Done) and m.id == "pieces" for m in s.messages))
    with contextlib.suppress(ConnectionClosed):
        await wire.connection.send(["x" * 9_000, "x" * 9_000])
    with pytest.raises(ConnectionError):
        await wire.until(lambda s: False, GIVEN_UP_S)
    assert wire.connection.close_code == 1009


async def test_signing_out_ends_what_is_open(plain: Server) -> None:
    ada = await person(plain.url)
    table = await ada.create(p.NewTable(game="pretty_tricky", seats=seats("me", "bot")))
    link: p.DeviceLink = await ada.call("POST", "/session/link", None, p.DeviceLink)
    phone = Client(plain.url)
    await phone.call("POST", "/session/continue", p.UseLink(code=link.url.split("#")[1]))
    token: p.Token = await ada.call("POST", "/tokens", p.NewToken(), p.Token)
    assert token.secret is not None
    robot = Client(plain.url, token.secret)
    at_home, on_phone, by_robot = [await client.connect(table, 0) for client in (ada, phone, robot)]
    listed: p.DeviceList = await phone.call("GET", "/devices", None, p.DeviceList)
    assert [device.here for device in listed.devices] == [False, True]
    stranger = await person(plain.url, "Eve")
    for name in (listed.devices[0].id, token.id):
        assert await refused(stranger.call("DELETE", f"/devices/{name}")) == "not_found"
        assert await refused(stranger.call("DELETE", f"/tokens/{name}")) == "not_found"
    await ada.call("DELETE", f"/devices/{listed.devices[1].id}")
    with pytest.raises(ConnectionError):
        await on_phone.until(lambda s: False, GIVEN_UP_S)
    assert at_home.is_open
    assert by_robot.is_open
    assert (await phone.call("GET", "/session", None, p.Session)).person is None
    turns = robot.turns()
    assert (await anext(turns)).table == table
    await ada.call("DELETE", f"/tokens/{token.id}")
    with pytest.raises(StopAsyncIteration):
        await asyncio.wait_for(anext(turns), GIVEN_UP_S)
    with pytest.raises(ConnectionError):
        await by_robot.until(lambda s: False, GIVEN_UP_S)
    cookie = ada.cookie
    more: p.Token = await ada.call("POST", "/tokens", p.NewToken(), p.Token)
    robot = Client(plain.url, more.secret or "")
    by_robot = await robot.connect(table, 0)
    await ada.call("POST", "/session/end?everywhere=1")
    for wire in (at_home, by_robot):
        with pytest.raises(ConnectionError):
            await wire.until(lambda s: False, GIVEN_UP_S)
    ada.cookie = cookie  # a thief who kept it
    assert (await ada.call("GET", "/session", None, p.Session)).person is None
    assert await refused(robot.call("GET", "/tokens")) == "unauthorized"


async def test_a_flood_does_not_slow_the_others(plain: Server) -> None:
    """Whoever sends faster than is answered is read more slowly; the others are served meanwhile."""
    ada, bob = await person(plain.url), await person(plain.url, "Bob")
    tables = [await who.create(p.NewTable(game="pretty_tricky", seats=seats("me", "bot"))) for who in (ada, bob)]
    flooding, calm = await ada.connect(tables[0], 0), await bob.connect(tables[1], 0)
    body = json.dumps({"type": "chat", "id": "same", "text": "flood"})

    async def flood() -> None:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(2_000):
                await flooding.connection.send(body)

    task = asyncio.create_task(flood())
    for number in range(5):
        await calm.ask(p.Chat(id=f"calm {number}", text="hello"))
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    for wire in (flooding, calm):
        await wire.close()


async def test_a_session_ends_after_its_time(plain: Server) -> None:
    ada = await person(plain.url)
    store = await Store.open(plain.database)
    try:
        ((left,),) = await store.database.read(
            "SELECT expires - created FROM secrets WHERE person = $1", ada.person.id if ada.person else ""
        )
        assert left == SESSION_S
        await store.people.drop_expired(time.time() + SESSION_S + 1)
    finally:
        await store.close()
    assert (await ada.call("GET", "/session", None, p.Session)).person is None


def raw(server: Server, request: str) -> bytes:
    """Everything that is answered to some bytes."""
    with socket.create_connection(("127.0.0.1", server.port), 10) as connection:
        connection.sendall(request.encode())
        connection.shutdown(socket.SHUT_WR)
        answer = b""
        while chunk := connection.recv(65536):
            answer += chunk
    return answer


@pytest.mark.parametrize(
    "headers",
    [
        "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n",
        "Content-Length: 4\r\nContent-Length: 60\r\n",
        "Content-Length: +4\r\n",
        "Transfer-Encoding: xchunked\r\n",
        "Content-Length : 4\r\n",
    ],
)
def test_smuggled_requests_are_refused(plain: Server, headers: str) -> None:
    hidden = "GET /metrics HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    head = f"POST /api/v1/session HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n{headers}\r\n"
    answer = raw(plain, f"{head}0\r\n\r\n{hidden}")
    assert answer.startswith(b"HTTP/1.1 400")
    assert b"reihum_entries" not in answer


@pytest.mark.parametrize("line", [b"X-Note: %b\r\n" % (b"y" * 4096), b"y" * 4096], ids=["many headers", "one"])
def test_headers_without_end_are_refused(plain: Server, line: bytes) -> None:
    with socket.create_connection(("127.0.0.1", plain.port), timeout=20) as raw:
        raw.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-First: ")
        sent = 0
        with contextlib.suppress(ConnectionError):
            while sent < 20_000_000:
                raw.sendall(line)
                sent += len(line)
        assert sent < 20_000_000
        with contextlib.suppress(ConnectionError):  # what it has not read makes the system cut it hard
            assert raw.recv(100).startswith(b"HTTP/1.1 431 ")


def test_large_headers_are_read_as_long_as_they_end(plain: Server) -> None:
    with contextlib.closing(http.client.HTTPConnection("127.0.0.1", plain.port, timeout=20)) as connection:
        for _ in range(3):  # each for itself
            connection.request("GET", "/healthz", headers={"X-Note": "y" * 10_000})
            assert connection.getresponse().read() == b"ok\n"
        connection.request("GET", "/healthz", headers={"X-Note": "y" * 100_000})  # at once
        assert connection.getresponse().status == 431


def test_what_is_asked_for_has_a_limit(plain: Server) -> None:
    for size, status in ((4_000, 200), (5_000, 413)):
        with contextlib.closing(http.client.HTTPConnection("127.0.0.1", plain.port, timeout=20)) as connection:
            connection.request("GET", f"/api/v1/games?{'a' * size}")
            assert connection.getresponse().status == status


@pytest.mark.long
async def test_who_never_ends_a_request_is_not_waited_for(plain: Server) -> None:
    begun = time.monotonic()

    async def ended_after(first: bytes, drop: bytes) -> float:
        reader, writer = await asyncio.open_connection("127.0.0.1", plain.port)
        writer.write(first)
        while not reader.at_eof() and time.monotonic() < begun + 90:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(reader.read(4096), 1)
            with contextlib.suppress(ConnectionError):
                writer.write(drop)
        writer.close()
        return time.monotonic() - begun

    request = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    endings = [ended_after(b"", b""), ended_after(request, b""), ended_after(request, b"X-Note: y\r\n")]
    endings.append(ended_after(request + b"\r\n" + request, b"X-Note: y\r\n"))  # the second one
    endings.append(
        ended_after(b"POST /api/v1/session HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 999\r\n\r\n", b"{")
    )
    assert all(20 < seconds < 60 for seconds in await asyncio.gather(*endings))


def test_proxy_headers_count_only_if_trusted(plain: Server, tmp_path: Path) -> None:
    claims = "X-Forwarded-Proto: https\r\nX-Forwarded-For: 10.9.8.7\r\n"
    request = f"GET /api/v1/session HTTP/1.1\r\nHost: 127.0.0.1\r\n{claims}Connection: close\r\n\r\n"
    assert b"strict-transport-security" not in raw(plain, request).lower()
    with running(f"sqlite:///{tmp_path}/reihum.db", trust_proxy=1) as trusting:
        assert b"strict-transport-security" in raw(trusting, request).lower()


def test_every_test_that_the_security_page_names_is_there() -> None:
    root = Path(__file__).parents[2]
    named = set(re.findall(r"`(test_\w+)`", (root / "docs" / "security.md").read_text(encoding="utf-8")))
    there = "".join(file.read_text(encoding="utf-8") for file in (root / "tests" / "server").glob("test_*.py"))
    assert len(named) > 20
    assert {name for name in named if f"def {name}(" not in there} == set()
