"""One WebSocket and one HTTP connection to a server under load, as thin as they can be: the load program shares the
machine with what it measures."""

import asyncio
import json
import random
import socket
import struct
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from websockets.client import ClientProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the compiled one, if there is one
from websockets.http11 import Response
from websockets.uri import parse_uri

Listener = Callable[["Wire", bytes], None]


_TEXT, _CLOSE, _PING, _PONG = 0x1, 0x8, 0x9, 0xA
_FINAL = 0x80
_MASKED = 0x80
_SHORT, _MEDIUM, _LONG = struct.Struct("!BB"), struct.Struct("!BBH"), struct.Struct("!BBQ")


def masked(kind: int, message: bytes) -> bytes:
    """A frame as a client sends it; short enough, all that is sent here is."""
    size, key = len(message), random.randbytes(4)  # nobody is to be protected here
    if size < 126:
        head = _SHORT.pack(_FINAL | kind, _MASKED | size)
    else:
        head = _MEDIUM.pack(_FINAL | kind, _MASKED | 126, size)
    return head + key + apply_mask(message, key)


class Wire(asyncio.Protocol):
    """A WebSocket. ``listener`` is called with every text message. The library does the handshake only."""

    def __init__(self, url: str, headers: dict[str, str], listener: Listener) -> None:
        self._protocol = ClientProtocol(parse_uri(url), max_size=None)
        self._headers = headers
        self._listener = listener
        self._transport: asyncio.Transport
        self._rest = b""
        self._parts: list[bytes] = []
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost: Callable[[], None] = lambda: None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport) or hasattr(transport, "write")
        self._transport = transport  # type: ignore[assignment]  # uvloop's transports have no common base class
        request = self._protocol.connect()
        for name, value in self._headers.items():
            request.headers[name] = value
        self._protocol.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        self._rest = data if not self.opened.done() and not self._shake_hands(data) else self._split(data)

    def _shake_hands(self, data: bytes) -> bool:
        """Read the answer to the request; False if it has not come whole. What follows it is left to `_split`."""
        end = data.find(b"\r\n\r\n")
        if end < 0:
            return False
        self._protocol.receive_data(data[: end + 4])
        for event in self._protocol.events_received():
            if isinstance(event, Response):
                if self._protocol.handshake_exc is None:
                    self.opened.set_result(None)
                else:
                    self.opened.set_exception(self._protocol.handshake_exc)
        return True

    def _split(self, data: bytes) -> bytes:
        """Take the frames that came whole; the rest."""
        begin = data.find(b"\r\n\r\n") + 4 if data.startswith(b"HTTP/") else 0
        size = len(data)
        while size - begin >= _SHORT.size:
            first, length = data[begin], data[begin + 1]
            payload = begin + _SHORT.size
            if length >= 126:
                form = _MEDIUM if length == 126 else _LONG
                payload = begin + form.size
                if payload > size:
                    break
                length = form.unpack_from(data, begin)[2]
            if payload + length > size:
                break
            begin = payload + length
            self._take(first, data[payload:begin])
        return data[begin:]

    def _take(self, first: int, message: bytes) -> None:
        kind = first & 0xF
        if kind == _PING:
            self._write(masked(_PONG, message))
        elif kind == _CLOSE:
            self._transport.close()
        elif first == _FINAL | _TEXT:
            self._listener(self, message)
        elif kind != _PONG:
            self._parts.append(message)
            if first & _FINAL:
                whole, self._parts = b"".join(self._parts), []
                self._listener(self, whole)

    @property
    def port(self) -> int:
        """This end's."""
        return int(self._transport.get_extra_info("sockname")[1])

    def send(self, message: bytes) -> None:
        self._write(masked(_TEXT, message))

    def _write(self, data: bytes) -> None:
        if not self._transport.is_closing():
            self._transport.write(data)

    def _flush(self) -> None:
        self._write(b"".join(self._protocol.data_to_send()))

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("the server hung up"))
        self.lost()

    def close(self) -> None:
        self._transport.abort()


async def connect(url: str, headers: dict[str, str], listener: Listener) -> Wire:
    """Open a WebSocket."""
    parts = urlsplit(url)
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(
        lambda: Wire(url, headers, listener), parts.hostname or "", parts.port or 80, family=socket.AF_INET
    )
    await wire.opened
    return wire


class Http:
    """A keep-alive HTTP connection; requests one after the other."""

    def __init__(self, url: str) -> None:
        self._url = urlsplit(url)
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: Any, headers: dict[str, str]) -> tuple[Any, dict[str, str]]:
        """Send JSON; the answer and its headers."""
        if self._streams is None:
            self._streams = await asyncio.open_connection(self._url.hostname, self._url.port)
        reader, writer = self._streams
        data = json.dumps(body).encode()
        fields = {"Host": self._url.netloc, "Content-Type": "application/json", "Content-Length": str(len(data))}
        head = "".join(f"{name}: {value}\r\n" for name, value in {**fields, **headers}.items())
        writer.write(f"POST {path} HTTP/1.1\r\n{head}\r\n".encode() + data)
        lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        got = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:] if line)}
        answer = await reader.readexactly(int(got.get("content-length", "0")))
        if not lines[0].split(" ")[1].startswith("2"):
            raise RuntimeError(f"{path}: {lines[0]} {answer[:300]!r}")
        return (json.loads(answer) if answer else None), got

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
