"""Frames in every shape that a client may send them: what is taken apart here and what `websockets` reads agree."""

import asyncio
import base64
import contextlib
import secrets
import struct
from collections.abc import AsyncIterator, Iterator
from typing import Any

import msgspec
import pytest

from reihum.protocol import messages as p
from tests.server.harness import Server, running
from tests.server.people import person, seats

pytestmark = pytest.mark.anyio

FINAL, CONTINUED, TEXT, CLOSE, PING, PONG = 0x80, 0x0, 0x1, 0x8, 0x9, 0xA
WRONG, TOO_LARGE = 1002, 1009


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('wire')}/reihum.db") as started:
        yield started


def frame(first: int, message: bytes, masked: bool = True) -> bytes:
    size, bit = len(message), 0x80 if masked else 0
    if size < 126:
        head = struct.pack("!BB", first, bit | size)
    elif size < 1 << 16:
        head = struct.pack("!BBH", first, bit | 126, size)
    else:
        head = struct.pack("!BBQ", first, bit | 127, size)
    if not masked:
        return head + message
    key = secrets.token_bytes(4)
    return head + key + bytes(byte ^ key[place % 4] for place, byte in enumerate(message))


class Raw:
    """A WebSocket of which every byte is under control."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def get(self) -> tuple[int, bytes]:
        """The next frame: its kind and what it says."""
        async with asyncio.timeout(20):
            first, size = await self.reader.readexactly(2)
            if size == 126:
                (size,) = struct.unpack("!H", await self.reader.readexactly(2))
            return first & 0xF, await self.reader.readexactly(size)

    async def answered(self, wanted: str) -> dict[str, Any]:
        """The answer to a command."""
        while True:
            kind, message = await self.get()
            assert kind == TEXT
            decoded: dict[str, Any] = msgspec.json.decode(message)
            if decoded.get("id") == wanted:
                return decoded

    async def end(self) -> int:
        """The code with which the server ends the connection."""
        while True:
            kind, message = await self.get()
            if kind == CLOSE:
                return int.from_bytes(message[:2], "big")


async def asked(server: Server, more: bytes = b"", method: str = "GET") -> tuple[bytes, Raw]:
    """Ask to watch a new table, with more headers: the line with which the server answers."""
    ada = await person(server.url)
    table = await ada.create(p.NewTable(game="pretty_tricky", seats=seats("me", "open")))
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    head = f"{method} /api/v1/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
    head += f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
    writer.write(head.encode() + more + b"\r\n")
    answer = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 20)
    return answer.splitlines()[0], Raw(reader, writer)


@contextlib.asynccontextmanager
async def opened(server: Server, more: bytes = b"") -> AsyncIterator[Raw]:
    """A spectator of a new table."""
    answer, raw = await asked(server, more)
    try:
        assert b" 101 " in answer
        yield raw
    finally:
        raw.writer.close()
        with contextlib.suppress(OSError):
            await raw.writer.wait_closed()


@pytest.mark.parametrize(
    "more",
    [b"", b"X-Note: gr\xfc\xdfe\r\n", b"X-Note: " + b"x" * 6000 + b"\r\n", b"Content-Length: 0\r\n"],
    ids=["plain", "not ASCII", "long", "no body"],
)
async def test_a_request_opens_a_socket_whichever_way_it_is_read(plain: Server, more: bytes) -> None:
    async with opened(plain, more) as raw:
        raw.writer.write(frame(FINAL | TEXT, msgspec.json.encode(p.Look(id="look", seat=-1))))
        assert (await raw.answered("look"))["type"] == "done"


@pytest.mark.parametrize(
    ("more", "method", "status"),
    [
        (b"X-Note: " + b"x" * 10_000 + b"\r\n", "GET", b"431"),
        (b"".join(b"X-%d: x\r\n" % number for number in range(600)), "GET", b"431"),
        (b"", "POST", b"405"),
        (b"Sec-WebSocket-Key: twice\r\n", "GET", b"400"),
        (b"X-Note: gr\xfc\xdfe\r\n", "POST", b"405"),
    ],
    ids=["a header too long", "too many headers", "another method", "two keys", "another method, read twice"],
)
async def test_a_request_that_is_wrong_opens_none(plain: Server, more: bytes, method: str, status: bytes) -> None:
    answer, raw = await asked(plain, more, method)
    raw.writer.close()
    assert answer.split()[1] == status


def look(name: str) -> bytes:
    return b'{"type":"look","id":"%s","seat":-1}' % name.encode()


async def test_frames_in_pieces_and_together(plain: Server) -> None:
    async with opened(plain) as raw:
        for byte in frame(FINAL | TEXT, look("slowly")):
            raw.writer.write(bytes([byte]))
            await raw.writer.drain()
            await asyncio.sleep(0)
        assert (await raw.answered("slowly"))["type"] == "done"
        long = look("long") + b" " * 1000  # a length of two bytes
        raw.writer.write(
            frame(FINAL | TEXT, look("a")) + frame(FINAL | TEXT, long) + frame(FINAL | TEXT, look("b"))[:-3]
        )
        assert (await raw.answered("a"))["type"] == "done"
        assert (await raw.answered("long"))["type"] == "done"


async def test_fragments_with_a_ping_between_them(plain: Server) -> None:
    async with opened(plain) as raw:
        message = look("whole")
        raw.writer.write(
            frame(TEXT, message[:9]) + frame(FINAL | PING, b"there?") + frame(FINAL | CONTINUED, message[9:])
        )
        assert await raw.get() == (PONG, b"there?")
        assert (await raw.answered("whole"))["type"] == "done"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(FINAL | TEXT, look("bare"), masked=False), WRONG),
        (frame(TEXT, b"{") + frame(FINAL | TEXT, look("not the rest")), WRONG),
        (frame(FINAL | CONTINUED, b"nothing to continue"), WRONG),
        (frame(FINAL | 0x40 | TEXT, look("reserved bit")), WRONG),
        (frame(FINAL | TEXT, b"x" * (p.MAX_FRAME + 1))[:100], TOO_LARGE),  # known by its head alone
        (frame(FINAL | TEXT, b"x" * 70_000)[:100], TOO_LARGE),
    ],
    ids=["unmasked", "text within fragments", "no beginning", "reserved bit", "too large", "far too large"],
)
async def test_what_is_wrong_ends_the_connection(plain: Server, data: bytes, code: int) -> None:
    async with opened(plain) as raw:
        raw.writer.write(frame(FINAL | TEXT, look("good")))
        assert (await raw.answered("good"))["type"] == "done"
        raw.writer.write(data)
        assert await raw.end() == code


async def test_nothing_is_taken_after_goodbye(plain: Server) -> None:
    async with opened(plain) as raw:
        raw.writer.write(frame(FINAL | CLOSE, struct.pack("!H", 1000)) + frame(FINAL | TEXT, look("too late")))
        assert await raw.get() == (CLOSE, struct.pack("!H", 1000))
        assert await raw.reader.read() == b""
