"""A connection's WebSocket: uvicorn's own protocol with a short way for the messages themselves.

Upgrade, pings, limits, fragments, whatever is wrong and the end of a connection are uvicorn's and `websockets`'
business. What a table says goes out as a frame that was made once for everybody who is told it, and a message that
comes in goes straight to its session. Left out in interleaved runs (`python -m bench beside`: 5 and 7 rounds, the
server saturated, two people a table, a shared machine), a move took 7 and 3 % more processor time with uvicorn's queue
and a task for what comes in (quartiles 1 to 10 and 1 to 16), and 4 and 3 % more with the library's own frames for each
who is told (−1 to 10 and 0 to 5).

What comes is read a little at a time: whoever sends much makes nobody else wait, and when it is too much, the rest is
never read.
"""

import asyncio
import struct
from collections import deque
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from reihum.server.http.gate import Gate

SCOPE_KEY: Final = "reihum.wire"
"""Where a connection's ASGI scope holds its wire."""


MAX_WAITING: Final = 256 * 1024
"""Bytes that may wait for one connection: one that does not read what it is sent is cut."""

_AT_ONCE: Final = 1024  # bytes that are read before it is asked whether to go on
_GOODBYE_S: Final = 1.0  # to read why the connection ends, before it is cut

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
    """One WebSocket. ``gone`` is done when the connection has ended."""

    gone: "asyncio.Future[None]"
    _listener: Callable[[bytes], None] | None = None
    _may_go_on: Callable[[], bool] | None = None  # asked for every frame that brings no message
    _slow: Callable[[], None] | None = None  # called when more waits for the client than may
    _unread: "deque[bytes] | None" = None  # what came, but is not looked at yet
    counted: "tuple[Gate | None, str | None]" = (None, None)  # by whom, and for whom

    def listen(
        self, listener: Callable[[bytes], None], may_go_on: Callable[[], bool], slow: Callable[[], None]
    ) -> None:
        """From now on every message goes to ``listener``; ``slow`` is called if the client does not read its own.

        For pings, pongs and parts of messages ``may_go_on`` is asked; if they are too many, the connection is cut.
        """
        if not self.transport.is_closing():  # else the application finds out when it accepts
            self.transport.set_write_buffer_limits(high=MAX_WAITING)
        self._slow = slow
        self._may_go_on = may_go_on
        self._listener = listener

    def deaf(self) -> None:
        """Take no more messages."""
        self._listener = None

    # Reading

    def data_received(self, data: bytes) -> None:
        if self._unread is None and len(data) <= _AT_ONCE and not self.close_sent:
            self._receive(data)
            return
        unread = self._unread = self._unread or deque()
        unread.extend(data[begin : begin + _AT_ONCE] for begin in range(0, len(data), _AT_ONCE))
        self._read_on()

    def _read_on(self) -> None:
        while self._unread and not (self.read_paused or self.close_sent or self.transport.is_closing()):
            self._receive(self._unread.popleft())
        if not self._unread:
            self._unread = None

    def _receive(self, data: bytes) -> None:
        upgraded = self.handshake_initiated
        super().data_received(data)
        if not upgraded and self.conn.handshake_exc is not None:  # uvicorn would leave the client waiting
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:  # the application is asked; it is not called before this returns
            self.gone = self.loop.create_future()
            self.scope[SCOPE_KEY] = self  # type: ignore[typeddict-unknown-key]  # a key of our own

    def handle_ping(self) -> None:
        if self._counts():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._counts():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if event.fin or self._counts():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        if event.fin or self._counts():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if event.fin or self._counts():
            super().handle_bytes(event)

    def _counts(self) -> bool:
        """Whether another frame without a message may come."""
        if self._may_go_on is None or self._may_go_on():
            return not self.transport.is_closing()
        self.transport.abort()
        return False

    def send_receive_event_to_app(self) -> None:
        if self._listener is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self._listener(data)

    def hold(self, on: bool) -> None:
        """Read nothing more from the client for a while, or go on."""
        if self.transport.is_closing() or on == self.read_paused:
            return
        self.read_paused = on
        if on:
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()
            if self._unread:
                self.loop.call_soon(self._read_on)

    # Writing

    def push(self, frame: bytes) -> None:
        """Send a frame without waiting."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._slow is not None:
            self._slow()

    # The end

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.close_timer is not None and not self.transport.is_closing():  # uvicorn would read on for ten seconds
            self.transport.pause_reading()
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(_GOODBYE_S, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._listener = self._slow = self._may_go_on = self._unread = None
        gate, group = self.counted
        if gate is not None and group is not None:
            gate.goes(group)
        if hasattr(self, "gone") and not self.gone.done():
            self.gone.set_result(None)

    def cut(self) -> None:
        """End the connection, whatever waits to be read."""
        self.loop.call_soon(self.transport.abort)  # not while it is being written to
