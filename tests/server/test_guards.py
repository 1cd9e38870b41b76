"""What a hostile page, program or network meets."""

import asyncio
import contextlib
import http.client
import json
import re
import socket
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from reihum.protocol import messages as p
from reihum.protocol.client import ApiError, Client
from reihum.server.http.security import POLICY
from tests.server.harness import Server, running
from tests.server.people import person, seats

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with limits small enough to reach."""
    with running(
        f"sqlite:///{tmp_path_factory.mktemp('strict')}/reihum.db",
        requests_per_s=5,
        requests_burst=20,
        tables_per_person=3,
        connections_per_person=3,
        people_per_hour=100,
    ) as started:
        yield started


def fetch(url: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    request = urllib.request.Request(url, headers={name.replace("_", "-"): value for name, value in headers.items()})
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return answer.status, {k.lower(): v for k, v in answer.headers.items()}, answer.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, {k.lower(): v for k, v in error.headers.items()}, error.read()


@pytest.mark.parametrize("path", ["/", "/api/v1/session", "/api/v1/nothing", "/nothing.js", "/healthz", "/table/x"])
def test_every_answer_carries_the_security_headers(server: Server, path: str) -> None:
    _, headers, _ = fetch(server.url + path)
    policy = headers["content-security-policy"]
    assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")  # modules of games, and nothing else
    assert "frame-ancestors 'none'" in policy
    assert "require-trusted-types-for 'script'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert "server" not in headers
    assert "strict-transport-security" not in headers  # not encrypted here


def test_a_static_page_says_the_same_policy_itself() -> None:
    """Only who may frame a page cannot be said by the page itself."""
    source = (Path(__file__).parents[2] / "web" / "tools" / "pages.ts").read_text()
    begin = source.index("const POLICY = [")
    said = re.findall(r'^  "(.+)",$', source[begin : source.index("]", begin)], re.MULTILINE)
    assert sorted([*said, "frame-ancestors 'none'"]) == sorted(POLICY.split("; "))


def test_behind_a_trusted_proxy_with_tls(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/reihum.db", trust_proxy=1, public_url="https://play.example") as server:
        _, headers, _ = fetch(f"{server.url}/", Host="play.example", X_Forwarded_Proto="https")
        assert headers["strict-transport-security"].startswith("max-age=")
        request = urllib.request.Request(
            f"{server.url}/api/v1/session",
            b'{"name":"Ada"}',
            {
                "Host": "play.example",
                "X-Forwarded-Proto": "https",
                "Origin": "https://play.example",
                "Content-Type": "application/json",
            },
        )
        with urllib.request.urlopen(request) as answer:
            cookie = answer.headers["Set-Cookie"]
        assert cookie.startswith("__Host-reihum=")
        assert {"Secure", "HttpOnly", "Path=/", "SameSite=strict"} <= {part.strip() for part in cookie.split(";")}


def test_a_plain_network_gets_a_plain_cookie(server: Server) -> None:
    request = urllib.request.Request(
        f"{server.url}/api/v1/session",
        b'{"name":"Ada"}',
        {"Host": "192.168.1.7:8080", "Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:
        cookie, session = answer.headers["Set-Cookie"], json.load(answer)
    assert cookie.startswith("reihum=")
    assert "HttpOnly" in cookie
    assert "Secure" not in cookie
    assert session["encrypted"] is False


async def test_a_host_name_that_none_can_have_is_not_ours(server: Server) -> None:
    """It would stand in codes and links."""
    ada = await person(server.url)
    table = await ada.create(p.NewTable(game="superstar", seats=seats("me", "open")))
    for length, status in ((200, 200), (2_000, 421), (10_000, 421)):
        with contextlib.closing(http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)) as connection:
            connection.request("GET", f"/api/v1/tables/{table}/invite", headers={"Host": f"{'a' * length}.local"})
            assert connection.getresponse().status == status


def test_a_foreign_host_name_is_not_ours(server: Server) -> None:
    status, _, body = fetch(f"{server.url}/api/v1/session", Host="evil.example")
    assert status == 421
    assert b"REIHUM_PUBLIC_URL" in body


async def test_another_sites_page_cannot_act(server: Server) -> None:
    ada = await person(server.url)
    table = await ada.create(p.NewTable(game="pretty_tricky", seats=seats("me", "bot")))
    url = f"{server.url.replace('http', 'ws')}/api/v1/tables/{table}/live"
    for origin in (None, "https://evil.example", "null", server.url + ".evil.example", server.url.replace("1:", "2:")):
        extra: dict[str, Any] = {"Cookie": ada.cookie}
        with pytest.raises(InvalidStatus) as refused:
            await connect(url, origin=origin, additional_headers=extra)  # type: ignore[arg-type]  # Origin is a NewType
        assert refused.value.response.status_code == 403
        headers = {**extra, "Content-Type": "application/json", **({"Origin": origin} if origin else {})}
        request = urllib.request.Request(f"{server.url}/api/v1/session/link", b"", headers)
        with pytest.raises(urllib.error.HTTPError) as denied:
            await asyncio.to_thread(urllib.request.urlopen, request)
        assert denied.value.code == 403
        denied.value.close()


async def test_malformed_commands_are_answered_and_then_cut(server: Server) -> None:
    ada = await person(server.url)
    table = await ada.create(p.NewTable(game="pretty_tricky", seats=seats("me", "bot")))
    url = f"{server.url.replace('http', 'ws')}/api/v1/tables/{table}/live"
    bad = ["", "{", '{"type":"play","id":"x"}', '{"type":"nothing","id":"y"}', "[" * 5000]
    async with connect(url, origin=server.url, additional_headers={"Cookie": ada.cookie}) as raw:  # type: ignore[arg-type]  # Origin is a NewType
        answers = []
        for text in bad:
            await raw.send(text)
            answers.append(json.loads(await raw.recv()))
        assert [answer["code"] for answer in answers] == ["bad_request"] * 5
        assert [answer["id"] for answer in answers] == ["", "", "x", "y", ""]
        with pytest.raises(ConnectionClosed):
            await raw.recv()
        assert raw.close_code == 1008


async def test_frames_and_bodies_have_a_limit(server: Server) -> None:
    ada = await person(server.url)
    table = await ada.create(p.NewTable(game="pretty_tricky", seats=seats("me", "bot")))
    socket_ = await ada.connect(table, 0)
    await socket_.connection.send("x" * (p.MAX_FRAME + 1))
    with pytest.raises(ConnectionError):
        await socket_.until(lambda s: False, 10)
    assert socket_.connection.close_code == 1009
    with pytest.raises(ApiError) as refused:
        await ada.call("POST", "/tables", b'{"game":"' + b"x" * p.MAX_FRAME + b'"}')
    assert refused.value.code == "too_large"
    with pytest.raises(ApiError) as refused:
        await ada.call("POST", "/tables/import", b" " * 300_000)
    assert refused.value.code == "too_large"


async def test_guessed_tables_do_not_exist(server: Server) -> None:
    ada = await person(server.url)
    for path in ("/tables/AAAAAAAAAAAAAAAA", "/tables/x/replay", "/tables/x/export", "/tables/x/fairness"):
        with pytest.raises(ApiError) as refused:
            await ada.call("GET", path)
        assert refused.value.code == "not_found"
    with pytest.raises(InvalidStatus):
        await ada.connect("AAAAAAAAAAAAAAAA")


@pytest.mark.parametrize(
    "path",
    ["/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/assets/..%2f..%2fapp.py", "//etc/passwd", "/app.py", "/.env"],
)
def test_paths_play_no_tricks(server: Server, path: str) -> None:
    host, port = server.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port))) as raw:
        raw.sendall(f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while chunk := raw.recv(65536):
            answer += chunk
    assert b"root:" not in answer
    assert b"import " not in answer


async def test_floods_are_answered_with_a_limit(strict: Server) -> None:
    ada = await person(strict.url)
    table = await ada.create(p.NewTable(game="pretty_tricky", seats=seats("me", "bot")))
    socket_ = await ada.connect(table, 0)
    for number in range(40):
        await socket_.connection.send(json.dumps({"type": "chat", "id": f"f{number}", "text": "flood"}))
    await socket_.until(lambda s: any(isinstance(m, p.Failed) and m.code == "limit" for m in s.messages))
    await socket_.close()
    codes = set()
    for _ in range(40):
        try:
            await ada.call("GET", "/tables")
        except ApiError as error:
            codes.add((error.status, error.code))
    assert codes == {(429, "limit")}


async def test_tables_and_connections_have_limits(strict: Server) -> None:
    bob = await person(strict.url, "Bob")
    request = p.NewTable(game="pretty_tricky", seats=seats("me", "open"))
    tables = [await bob.create(request) for _ in range(3)]
    with pytest.raises(ApiError) as refused:
        await bob.create(request)
    assert refused.value.code == "limit"
    sockets = [await bob.connect(table) for table in tables]
    with pytest.raises(InvalidStatus):
        await bob.connect(tables[0])
    for open_one in sockets:
        await open_one.close()


async def test_who_does_not_read_is_cut_and_others_go_on(server: Server) -> None:
    ada = await person(server.url)
    table = await ada.create(p.NewTable(game="pretty_tricky", seats=seats("me", "bot")))
    first = await ada.connect(table, 0)
    for number in range(50):
        await first.ask(p.Chat(id=f"c{number}", text="x" * 300))
    deaf = await Client(server.url).connect(table)
    deaf.connection.transport.pause_reading()
    # Else the system would take in some megabytes for it before the server notices anything.
    deaf.connection.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    began, number = time.monotonic(), 0
    while cut_so_far(server) == 0:  # each look is answered with some 20 kB, which nobody reads
        for _ in range(50):
            number += 1
            with contextlib.suppress(ConnectionClosed):
                await deaf.connection.send(json.dumps({"type": "look", "id": f"l{number}", "seat": -1}))
        assert time.monotonic() - began < 60, "the slow reader was not cut"
        await first.ask(p.Chat(id=f"d{number}", text="still here"))
        await asyncio.sleep(0.1)  # so that the server is asked no more than it has to be
    deaf.connection.transport.abort()
    await deaf.close()
    await first.ask(p.Chat(id="after", text="still here"))
    await first.close()


def cut_so_far(server: Server) -> int:
    _, _, body = fetch(f"{server.url}/metrics")
    return int(float(body.split(b"\nreihum_slow_readers_cut_total ")[1].split()[0]))
