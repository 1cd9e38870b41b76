"""One worker process: ``python -m reihum.server.worker FD CHANNEL [spare]`` serves on a socket that its parent opened.

Its settings come from the environment; it says over the channel that it is alive, and when it serves. SIGTERM lets it
finish what it has begun; clients come back by themselves.

A spare makes everything ready, and begins only when it is told to, because another one has died. Such a worker waits
for a database that is away; the first one says so and ends.
"""

import asyncio
import contextlib
import logging
import os
import socket
import sys
from pathlib import Path
from typing import Final

import uvicorn

from reihum.protocol.messages import MAX_FRAME
from reihum.server.api import of_games
from reihum.server.app import Stopping, make_app
from reihum.server.http.http_wire import HttpWire
from reihum.server.http.websocket_wire import Wire
from reihum.server.operations import descriptors, logs
from reihum.server.operations.warming import load_engines
from reihum.server.settings import BAD_START, BadSetting, Settings, from_environment
from reihum.server.store import Store, StoreError
from reihum.server.worker_process import ALIVE, BEAT_S, GO, SERVING, SPARE

_log = logging.getLogger("reihum.worker")
_GRACE_S: Final = 10
_RETRY_S: Final = 0.2
# How long the thread beside the loop may keep the interpreter while the loop wants it. With Python's own 5 ms, others
# waited 195 to 313 ms (p99) beside somebody who brings long matches, rules interpreted; with this, 61 and 94 ms.
_SWITCH_S: Final = 0.0005
# Threads in which the event loop's library looks names up. It has four by itself: as many webhooks whose name servers
# do not answer would keep everybody else's waiting.
_RESOLVERS: Final = "64"


async def _serve(settings: Settings, listening: socket.socket, channel: socket.socket, patient: bool) -> None:
    channel.setblocking(False)
    _beat(channel)
    store = await _opened(settings.database, patient)
    stopping: Stopping = []
    config = uvicorn.Config(
        make_app(settings, store, stopping=stopping),
        loop="uvloop",
        http=HttpWire,
        ws=Wire,
        ws_max_size=MAX_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=_GRACE_S,
        timeout_keep_alive=30,
        h11_max_incomplete_event_size=MAX_FRAME,
        server_header=False,
        proxy_headers=False,
        access_log=False,
        log_config=None,
        lifespan="on",
    )
    await _Server(config, stopping, channel).serve(sockets=[listening])


class _Server(uvicorn.Server):
    """Says when it has begun; waits at its end for what is under way, but not for streams that would never end."""

    def __init__(self, config: uvicorn.Config, stopping: Stopping, channel: socket.socket) -> None:
        super().__init__(config)
        self._stopping = stopping
        self._channel = channel

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            with contextlib.suppress(OSError):  # whoever started this worker has gone
                self._channel.send(SERVING)
            asyncio.get_running_loop().add_reader(self._channel, self._heard)

    def _heard(self) -> None:
        """Nothing is said to a worker that serves: its parent has gone, and nobody would look after it."""
        try:
            is_alone = not self._channel.recv(16)
        except (BlockingIOError, InterruptedError):
            return
        except OSError:
            is_alone = True
        if is_alone:
            asyncio.get_running_loop().remove_reader(self._channel)
            _log.warning("the process that started this worker has gone, so it ends")
            self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for stop in self._stopping:
            stop()
        await super().shutdown(sockets)


def _beat(channel: socket.socket) -> None:
    """Say that the loop runs, again and again: who started this worker ends it if it hangs."""
    with contextlib.suppress(OSError):  # nobody listens, or nobody has for long
        channel.send(ALIVE)
    asyncio.get_running_loop().call_later(BEAT_S, _beat, channel)


async def _opened(database: str, patient: bool) -> Store:
    while True:
        try:
            return await Store.open(database, check=not patient)  # who takes over must not read a large file first
        except StoreError as error:
            if not patient:
                raise
            _log.warning("waiting for the database: %s", error)
            await asyncio.sleep(_RETRY_S)


def _is_wanted(channel: socket.socket) -> bool:
    """Get ready and wait until this worker is needed; False if it never will be."""
    load_engines()
    of_games.prepare()
    _call_me("reihum-spare")
    channel.settimeout(BEAT_S)
    try:
        while True:
            with contextlib.suppress(TimeoutError):
                channel.send(ALIVE)
                return channel.recv(1) == GO
    except OSError:
        return False


def _call_me(name: str) -> None:
    """Show in lists of processes what this one is."""
    with contextlib.suppress(OSError):  # where there is no such file
        Path("/proc/self/comm").write_text(name)


def main(arguments: list[str]) -> int:
    """Serve until told to stop."""
    import uvloop

    sys.setswitchinterval(_SWITCH_S)
    os.environ.setdefault("UV_THREADPOOL_SIZE", _RESOLVERS)
    descriptors.take_all()
    listening = socket.socket(fileno=int(arguments[0]))
    listening.setblocking(False)
    channel = socket.socket(fileno=int(arguments[1]))
    spare = arguments[2:] == [SPARE]
    try:
        settings = from_environment()
        logs.set_up(settings.log_level, settings.log_format)
        if spare and not _is_wanted(channel):
            return 0
        _call_me("reihum-worker")
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(_serve(settings, listening, channel, patient=spare))
    except (StoreError, BadSetting) as error:
        print(f"reihum: {error}", file=sys.stderr)
        return BAD_START
    except KeyboardInterrupt:
        pass
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
