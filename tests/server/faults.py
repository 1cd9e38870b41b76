"""Faults of our own making: each hurts a running server once, for a moment, and leaves it to itself."""

import asyncio
import contextlib
import mmap
import os
import random
import resource
import signal
import struct
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import psutil
import pytest

from tests.server.harness import Postgres, Server, Valkey

Fault = Callable[[random.Random], Awaitable[None]]
_BUSY_S = 120.0
_DAY_S = 86_400.0
# Back by less than a session lasts: whoever signs in meanwhile would be signed out when the clock is right again.
_JUMPS_S = (-300 * _DAY_S, -_DAY_S, _DAY_S, 400 * _DAY_S)

# Python runs this at the start of every process that finds it. Only workers are hurt.
TROUBLE = """
import errno, mmap, os, struct, sys, time
if "reihum.server.worker" in " ".join(sys.orig_argv):
    if os.path.exists({broken!r}):
        os._exit(1)
    if os.path.exists({hangs!r}):
        time.sleep(1e6)
    real_sync, real_time = os.fdatasync, time.time
    def fdatasync(file):
        try:
            os.unlink({fails!r})
        except FileNotFoundError:
            return real_sync(file)
        raise OSError(errno.EIO, os.strerror(errno.EIO))
    with open({clock!r}, "rb") as file:
        ahead = mmap.mmap(file.fileno(), 8, access=mmap.ACCESS_READ)
    os.fdatasync = fdatasync
    time.time = lambda: real_time() + struct.unpack("d", ahead)[0]
"""


class Trouble:
    """What a folder can do to the workers of servers that are started with it."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.broken, self.hangs, self.fails = folder / "broken", folder / "hangs", folder / "fails"
        clock = folder / "clock"
        clock.write_bytes(bytes(8))
        with clock.open("r+b") as file:
            self._ahead = mmap.mmap(file.fileno(), 8)
        paths = {"broken": self.broken, "hangs": self.hangs, "fails": self.fails, "clock": clock}
        code = TROUBLE.format(**{name: str(path) for name, path in paths.items()})
        (folder / "sitecustomize.py").write_text(code)
        patch.setenv("PYTHONPATH", f"{folder}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")

    @contextlib.contextmanager
    def clock_ahead(self, seconds: float) -> Iterator[None]:
        """Workers think that it is later, or earlier."""
        self._ahead[:] = struct.pack("d", seconds)
        try:
            yield
        finally:
            self._ahead[:] = bytes(8)


async def one_alive(server: Server) -> int:
    """The worker that has the most people, as soon as there is one."""
    async with asyncio.timeout(_BUSY_S):
        while not (workers := server.workers()):
            await asyncio.sleep(0.02)
    return max(workers, key=_connections)


async def ready_spare(server: Server) -> int:
    """The process id of the spare, when it has loaded everything and waits: only then it is called so."""
    async with asyncio.timeout(_BUSY_S):
        while True:
            for child in psutil.Process(server.process.pid).children():
                if child.name() == "reihum-spare":
                    return child.pid
            await asyncio.sleep(0.05)


def _connections(worker: int) -> int:
    """How many files and connections a worker has open: the busiest one has the most people."""
    try:
        return psutil.Process(worker).num_fds()
    except psutil.NoSuchProcess:
        return -1


def of_any_server(server: Server, trouble: Trouble) -> list[Fault]:
    """What can befall a server whatever it keeps its tables in."""

    async def kill(rng: random.Random) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(await one_alive(server), signal.SIGKILL)

    async def freeze(rng: random.Random) -> None:
        worker = await one_alive(server)
        with contextlib.suppress(ProcessLookupError):
            os.kill(worker, signal.SIGSTOP)
            await asyncio.sleep(rng.uniform(0.05, 1.5))
            os.kill(worker, signal.SIGCONT)

    async def freeze_for_good(rng: random.Random) -> None:
        """Nobody thaws it: the server has to notice by itself."""
        worker = await one_alive(server)
        with contextlib.suppress(ProcessLookupError):
            os.kill(worker, signal.SIGSTOP)
        async with asyncio.timeout(_BUSY_S):
            while worker in server.workers():
                await asyncio.sleep(0.05)

    async def jump(rng: random.Random) -> None:
        with trouble.clock_ahead(rng.choice(_JUMPS_S)):
            await asyncio.sleep(rng.uniform(0.05, 0.5))

    async def install(rng: random.Random, trouble: Path) -> None:
        trouble.touch()
        os.kill(server.process.pid, signal.SIGHUP)
        await asyncio.sleep(rng.uniform(0.05, 0.5))
        trouble.unlink()

    async def break_new_version(rng: random.Random) -> None:
        await install(rng, trouble.broken)

    async def hang_new_version(rng: random.Random) -> None:
        """It hangs while the next faults come."""
        await install(rng, trouble.hangs)

    return [kill, freeze, hang_new_version, freeze_for_good, jump, break_new_version]


def of_sqlite(server: Server, trouble: Trouble) -> list[Fault]:
    """What can befall the one file."""

    async def fill_disk(rng: random.Random) -> None:
        """The worker may not make its files any larger, which SQLite meets like a full disk."""
        worker = await one_alive(server)
        with contextlib.suppress(ProcessLookupError):
            resource.prlimit(worker, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
            await asyncio.sleep(rng.uniform(0.05, 0.5))
            resource.prlimit(worker, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    async def fail_sync(rng: random.Random) -> None:
        trouble.fails.touch()

    return [fill_disk, fail_sync]


def of_services(postgres: Postgres, valkey: Valkey) -> list[Fault]:
    """What can befall a database and a broker beside the server."""

    async def kill_database(rng: random.Random) -> None:
        await asyncio.to_thread(postgres.kill)
        await asyncio.sleep(rng.uniform(0.0, 0.2))
        await asyncio.to_thread(postgres.restart)

    async def kill_broker(rng: random.Random) -> None:
        await asyncio.to_thread(valkey.kill)
        await asyncio.sleep(rng.uniform(0.0, 0.2))
        await asyncio.to_thread(valkey.restart)

    async def freeze_broker(rng: random.Random) -> None:
        valkey.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(rng.uniform(0.05, 1.5))
        valkey.process.send_signal(signal.SIGCONT)

    return [kill_database, kill_broker, freeze_broker]
