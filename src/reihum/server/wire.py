"""A connection's WebSocket: uvicorn's own protocol with a short way for the messages themselves.

Upgrade, pings, limits, fragments, whatever is wrong and the end of a connection are uvicorn's and `websockets`'
business. What a table says goes out as a frame that was made once for everybody who is told it, and a message that
comes in one frame goes straight to its session: the queues, tasks and generators in between would cost more than the
rules of the game.
"""

import asyncio
import struct
from collections.abc import Callable
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the compiled one, if there is one
from websockets.http11 import Request
from websockets.protocol import Protocol

SCOPE_KEY: Final = "reihum.wire"
"""Where a connection's ASGI scope holds its wire."""


MAX_WAITING: Final = 256 * 1024
"""Bytes that may wait for one connection: one that does not read what it is sent is cut."""

_FINAL_TEXT: Final = 0x81
_SHORT, _MEDIUM, _LONG = struct.Struct("!BB"), struct.Struct("!BBH"), struct.Struct("!BBQ")


def framed(message: bytes) -> bytes:
    """A message as it goes over the wire: one unmasked frame (RFC 6455, 5.2)."""
    size = len(message)
    if size < 126:
        return _SHORT.pack(_FINAL_TEXT, size) + message
    if size < 1 << 16:
        return _MEDIUM.pack(_FINAL_TEXT, 126, size) + message
    return _LONG.pack(_FINAL_TEXT, 127, size) + message


_MASKED: Final = 0x80
_LENGTH: Final = 0x7F
_KEY: Final = 4  # bytes of a mask
_TWO_BYTES: Final = 126  # as length: the true one follows
_EIGHT_BYTES: Final = 127


class Wire(WebSocketsSansIOProtocol):
    """One WebSocket. ``gone`` is done when the connection has ended."""

    gone: "asyncio.Future[None]"
    _listener: Callable[[bytes], None] | None = None
    _slow: Callable[[], None] | None = None  # called when more waits for the client than may
    _splits = False  # frames are taken apart here; `websockets` gets whole ones only
    _untouched = False  # by now `websockets` has read the request and nothing behind it
    _rest = b""  # of a frame that has not come whole

    def listen(self, listener: Callable[[bytes], None], slow: Callable[[], None]) -> None:
        """From now on every message goes to ``listener``; ``slow`` is called if the client does not read its own."""
        self.transport.set_write_buffer_limits(high=MAX_WAITING)
        self._slow = slow
        self._listener = listener
        self._splits = self._untouched

    def deaf(self) -> None:
        """Take no more messages."""
        self._listener = None

    def upgrade(self, request: Request) -> None:
        """Begin with a request that has been read already: `websockets` reads only what follows it."""
        self.conn.parser = Protocol.parse(self.conn)
        next(self.conn.parser)
        self.handle_connect(request)
        self._untouched = True

    def data_received(self, data: bytes) -> None:
        if self._splits:
            self._split(self._rest + data if self._rest else data)
            return
        upgraded = self.handshake_initiated
        super().data_received(data)
        self._untouched = not upgraded and self.handshake_initiated and data.endswith(b"\r\n\r\n")
        if not upgraded and self.conn.handshake_exc is not None:  # uvicorn would leave the client waiting
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def _split(self, data: bytes) -> None:
        """Take whole messages; leave everything that is not as plain as that to `websockets`, frame by frame."""
        begin, size = 0, len(data)
        while size - begin >= _SHORT.size + _KEY:
            first, second = data[begin], data[begin + 1]
            length, payload = second & _LENGTH, begin + _SHORT.size + _KEY
            if length == _TWO_BYTES:
                length, payload = int.from_bytes(data[begin + 2 : begin + 4], "big"), payload + 2
            if not second & _MASKED or length == _EIGHT_BYTES == second & _LENGTH or length > self.config.ws_max_size:
                self._splits, self._rest = False, b""  # wrong or too large: its end need not be found
                super().data_received(data[begin:])
                return
            end = payload + length
            if end > size:
                break
            if first == _FINAL_TEXT and self._listener is not None and self._is_between_messages():
                self._listener(apply_mask(data[payload:end], data[payload - _KEY : payload]))
            else:
                super().data_received(data[begin:end])
            begin = end
        self._rest = data[begin:]

    def _is_between_messages(self) -> bool:
        """No message is under way in fragments, and the client has not said goodbye."""
        return self.conn.current_size is None and self.conn.close_rcvd is None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:  # the application is asked; it is not called before this returns
            self.gone = self.loop.create_future()
            self.scope[SCOPE_KEY] = self  # type: ignore[typeddict-unknown-key]

    def send_receive_event_to_app(self) -> None:
        if self._listener is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self._listener(data)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._listener = self._slow = None
        if hasattr(self, "gone") and not self.gone.done():
            self.gone.set_result(None)

    def push(self, frame: bytes) -> None:
        """Send a frame without waiting."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._slow is not None:
            self._slow()

    def hold(self, on: bool) -> None:
        """Read nothing more from the client for a while, or go on."""
        if self.transport.is_closing() or on == self.read_paused:
            return
        self.read_paused = on
        if on:
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()

    def cut(self) -> None:
        """End the connection, whatever waits to be read."""
        self.loop.call_soon(self.transport.abort)  # not while it is being written to
