"""A connection that speaks HTTP: how long and how large a request may be until it has arrived, how long an answer waits
to be read, and how it becomes a WebSocket.
"""

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from reihum.server.http.gate import STATE_KEY, Gate
from reihum.server.http.security import Origin
from reihum.server.http.websocket_wire import Wire
from reihum.server.operations import descriptors

_MAX_HEAD: Final = 16 * 1024  # bytes of a request before its body, or up to twice as many if they come at once
_PIPELINED: Final = 8  # requests that may wait behind the one that is answered; browsers send none
_READS_S: Final = 10.0  # in which whoever is answered reads something
_TOO_MANY: Final = b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 1\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
_TOO_LARGE: Final = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class HttpWire(HttpToolsProtocol):
    """uvicorn's own, with an end to its patience. Bodies have a limit of their own (`reihum.server.api.call`)."""

    _head: int | None = 0  # bytes of a request whose headers have not ended; None when they have
    _patience: asyncio.TimerHandle | None = None  # runs while a request arrives
    _group: str | None = None  # for whom the gate counts this connection
    _unread: str | None = None  # for whom the gate counts what waits to be read
    _reading: asyncio.TimerHandle | None = None  # runs while something waits

    # as uvicorn's own, which narrows asyncio's parameter, too
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        descriptors.warn_if_last(transport.get_extra_info("socket").fileno())
        gate = self._gate
        if gate is not None:
            self._group = gate.comes(transport)
            if self._group is None:
                transport.abort()
                return
        self._patience = self.loop.call_later(self.timeout_keep_alive, transport.close)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._has_arrived()
        self._is_read()
        if self._gate is not None and self._group is not None:
            self._gate.goes(self._group)

    @property
    def _gate(self) -> Gate | None:
        return self.app_state.get(STATE_KEY)

    def _has_arrived(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def data_received(self, data: bytes) -> None:
        for begin in range(0, len(data), _MAX_HEAD):
            part = data[begin : begin + _MAX_HEAD]
            super().data_received(part)
            if self.transport.is_closing() or self.parser is None:  # or it is a WebSocket's now
                return
            if self._head is not None:
                self._head += len(part)
                if self._head > _MAX_HEAD:  # uvicorn would keep whatever comes
                    self.transport.write(_TOO_LARGE)
                    self.transport.close()
                    return

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= _PIPELINED:  # the parser would go on to the end of what was read
            raise ValueError("too many requests at once")
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

    # Answers that nobody reads

    def pause_writing(self) -> None:
        super().pause_writing()
        gate = self._gate
        if gate is None or self._unread is not None or self.transport.is_closing():
            return
        origin: Origin = self.cycle.scope["reihum.origin"]  # type: ignore[typeddict-item]  # a key of our own
        self._unread = origin.group
        self._reading = self.loop.call_later(_READS_S, self._look, self._waits)
        gate.waits(origin.group, self, self._waits)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._is_read()

    @property
    def _waits(self) -> int:
        """Bytes that wait to be read."""
        return self.transport.get_write_buffer_size()

    def _look(self, before: int) -> None:
        """Go on waiting as long as the client reads, however slowly."""
        if self._waits < before:
            self._reading = self.loop.call_later(_READS_S, self._look, self._waits)
        else:
            self.cut()

    def cut(self) -> None:
        """Send no more of an answer, and nothing else."""
        self.transport.abort()

    def _is_read(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None
        if self._unread is not None and self._gate is not None:
            self._gate.is_read(self._unread, self)
            self._unread = None

    def handle_websocket_upgrade(self) -> None:
        """Hand over to a `Wire`. What is left behind is freed at once: the collector of garbage, which stops the server
        while it looks at every table, is seldom needed.
        """
        self._has_arrived()
        gate = self._gate
        if gate is not None and not gate.may_upgrade(dict(self.scope)):
            self.transport.write(_TOO_MANY)
            self.transport.close()
        else:
            super().handle_websocket_upgrade()
            wire = self.transport.get_protocol()
            assert isinstance(wire, Wire)
            wire.counted, self._group = (gate, self._group), None
        self.parser = None  # type: ignore[assignment]  # it refers back to this object
