"""A connection's WebSocket: uvicorn's own protocol with a short way for the messages themselves.

Upgrade, pings, limits and the end of a connection are uvicorn's and `websockets`' business. What a table says goes out
as a frame that was made once for everybody who is told it, and what a client says goes straight to its session: the
queues and tasks in between would cost more than the rules of the game.
"""

import asyncio
import struct
from collections.abc import Callable
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

SCOPE_KEY: Final = "reihum.wire"
"""Where a connection's ASGI scope holds its wire."""


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


class Wire(WebSocketsSansIOProtocol):
    """One WebSocket. ``listener`` takes what comes once it is set; ``gone`` is done when the connection has ended."""

    listener: Callable[[bytes], None] | None = None
    gone: "asyncio.Future[None]"

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:  # the application is asked; it is not called before this returns
            self.gone = self.loop.create_future()
            self.scope[SCOPE_KEY] = self  # type: ignore[typeddict-unknown-key]

    def send_receive_event_to_app(self) -> None:
        if self.listener is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.listener(data)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.listener = None
        if hasattr(self, "gone") and not self.gone.done():
            self.gone.set_result(None)

    def push(self, frame: bytes) -> int:
        """Send a frame without waiting; how many bytes wait for the client to read them."""
        if self.close_sent or self.transport.is_closing():
            return 0
        self.transport.write(frame)
        return self.transport.get_write_buffer_size()

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
        """End the connection at once, whatever waits to be read."""
        self.transport.abort()
