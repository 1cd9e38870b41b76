"""A connection that speaks HTTP: how long and how large a request may be until it has arrived, and how it becomes a
WebSocket.
"""

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from websockets.datastructures import Headers
from websockets.http11 import Request

from reihum.server.wire import Wire

_MAX_HEAD: Final = 64 * 1024  # bytes of a request before its body
_TOO_LARGE: Final = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
_PLAIN_REQUEST, _PLAIN_HEADERS = 4096, 64  # bytes of an address and headers, and headers, far from any limit
_BODY: Final = frozenset((b"content-length", b"transfer-encoding"))


class HttpWire(HttpToolsProtocol):
    """uvicorn's own, with an end to its patience. Bodies have a limit of their own (`reihum.server.api.call`)."""

    _head: int | None = 0  # bytes of a request whose headers have not ended; None when they have
    _patience: asyncio.TimerHandle | None = None  # runs while a request arrives

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._patience = self.loop.call_later(self.timeout_keep_alive, transport.close)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._has_arrived()

    def _has_arrived(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._head is not None:
            self._head += len(data)
            if self._head > _MAX_HEAD and not self.transport.is_closing():  # uvicorn would keep whatever comes
                self.transport.write(_TOO_LARGE)
                self.transport.close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0
        if self._patience is None:
            self._patience = self.loop.call_later(self.timeout_keep_alive, self.transport.close)

    def on_headers_complete(self) -> None:
        self._head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._has_arrived()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand over to a `Wire`. What is left behind is freed at once: the collector of garbage, which stops the server
        while it looks at every table, is seldom needed.
        """
        self._has_arrived()
        headers = list(self.scope["headers"])
        text = b"".join((self.url, *(part for header in headers for part in header)))
        is_plain = len(text) <= _PLAIN_REQUEST and len(headers) <= _PLAIN_HEADERS and text.isascii()
        if not is_plain or not _BODY.isdisjoint(name for name, _ in headers):
            super().handle_websocket_upgrade()  # which writes the request down for `websockets` to read it again
        else:
            self.connections.discard(self)
            wire = Wire(self.config, self.server_state, self.app_state)
            wire.connection_made(self.transport)
            named = [(name.decode(), value.decode()) for name, value in headers]
            wire.upgrade(Request(self.url.decode(), Headers(named), self.scope["method"]))
            self.transport.set_protocol(wire)
        self.parser = None  # type: ignore[assignment]  # it refers back to this object
