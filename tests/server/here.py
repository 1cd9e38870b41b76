"""A worker's server in the process of the test, which can look into it and make it more patient."""

import asyncio
import contextlib
import gc
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

import uvicorn

from reihum.protocol import messages as p
from reihum.protocol.client import TableSocket
from reihum.server.app import make_app
from reihum.server.http.gate import STATE_KEY, Gate
from reihum.server.http.http_wire import HttpWire
from reihum.server.http.websocket_wire import Wire
from reihum.server.settings import Settings
from tests.server.people import person, seats
from tests.waiting import until

PATIENT_S: Final = 3600
"""For which nobody is cut: what keeps somebody waiting keeps them for ever."""


class Here:
    """A worker's server in this process, so that a test can look into it."""

    def __init__(self, server: uvicorn.Server, port: int) -> None:
        self.server = server
        self.port = port
        self.url = f"http://127.0.0.1:{port}"

    @property
    def gate(self) -> Gate:
        gate: Gate = self.server.lifespan.state[STATE_KEY]
        return gate

    async def works_on(self, requests: int) -> None:
        """Wait until so many requests have come and are not answered."""
        await until(lambda: len(self.server.server_state.tasks) >= requests)

    async def post(self, path: str, body: bytes, sent: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Begin a request: so many bytes of its body are sent."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        head = f"POST /api/v1{path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Type: application/json\r\n"
        writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body[:sent])
        return reader, writer

    async def player(self) -> TableSocket:
        """Somebody at the same address who has the turn."""
        ada = await person(self.url)
        table = await ada.create(p.NewTable(game="pretty_tricky", seats=seats("me", "local:Eve"), start=0))
        return await ada.connect(table, 0)


@contextlib.asynccontextmanager
async def serving(folder: Path, **settings: Any) -> AsyncIterator[Here]:
    listening = socket.create_server(("127.0.0.1", 0))
    app = make_app(Settings(database=f"sqlite:///{folder}/reihum.db", bot_processes=1, **settings))
    config = uvicorn.Config(
        app, http=HttpWire, ws=Wire, timeout_keep_alive=PATIENT_S, timeout_graceful_shutdown=1, log_config=None
    )
    server, threshold = uvicorn.Server(config), gc.get_threshold()
    going = asyncio.create_task(server.serve([listening]))
    try:
        await until(lambda: server.started or going.done())
        yield Here(server, listening.getsockname()[1])
    finally:
        server.should_exit = True
        await going
        gc.unfreeze()
        gc.set_threshold(*threshold)
