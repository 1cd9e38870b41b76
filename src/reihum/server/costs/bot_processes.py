"""Bots in processes of their own: a queue, a limit a table, and a fair share between those who ask.

Addresses take turns (`payer`), and so do the tables of each: one with five slow bots does not starve the others, nor
does somebody who has fifty tables of bots. A process that dies is replaced and its question asked again once.
"""

import asyncio
import contextlib
import os
import sys
import time
from collections import OrderedDict, deque
from typing import Final

import msgspec

from reihum.protocol.bot_process import SIZE, BotAnswer, Question
from reihum.server.costs import payer
from reihum.server.operations.warming import is_warm

_QUEUED_A_TABLE: Final = 8
_QUEUED: Final = 5_000
_LIMIT_S: Final = 60.0
_WARM_CHECK_S: Final = 5.0


class Overloaded(Exception):
    """Too many questions wait already."""


class BotFailed(Exception):
    """A bot could not answer."""


class _Job:
    __slots__ = ("future", "payer", "question", "tries")

    def __init__(self, question: Question) -> None:
        self.question = question
        self.payer = payer.turn_of()
        self.future: asyncio.Future[BotAnswer] = asyncio.get_running_loop().create_future()
        self.tries = 0


class BotProcesses:
    """A pool of processes that think."""

    def __init__(self, processes: int = 0) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._waiting: OrderedDict[str, deque[_Job]] = OrderedDict()  # by table, the one served longest ago first
        self._served: dict[str, int] = {}  # by address, how many were served before its last one
        self._turns = 0
        self._busy: set[str] = set()
        self._count = 0
        self._ready = asyncio.Condition()
        self._tasks: list[asyncio.Task[None]] = []
        self._closing = False
        self._warm = False
        self._warm_checked = 0.0

    @property
    def waiting(self) -> int:
        """Questions in the queue."""
        return self._count

    async def start(self) -> None:
        self._tasks = [asyncio.create_task(self._work()) for _ in range(self.processes)]

    async def close(self) -> None:
        self._closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for jobs in self._waiting.values():
            for job in jobs:
                job.future.cancel()

    async def ask(self, table: str, question: Question) -> BotAnswer:
        """Ask a question on behalf of a table. At most one question of a table is thought about at a time."""
        if len(self._waiting.get(table, ())) >= _QUEUED_A_TABLE or self._count >= _QUEUED:
            raise Overloaded("Too many questions to bots wait already.")
        job = _Job(question)
        self._waiting.setdefault(table, deque()).append(job)
        self._count += 1
        async with self._ready:
            self._ready.notify()
        reply = await job.future
        if reply.error:
            raise BotFailed(reply.error)
        return reply

    async def _next(self) -> tuple[str, _Job]:
        async with self._ready:
            while True:
                table = self._next_table()
                if table is None:
                    await self._ready.wait()
                    continue
                jobs = self._waiting[table]
                job = jobs.popleft()
                if jobs:
                    self._waiting.move_to_end(table)
                else:
                    del self._waiting[table]
                self._count -= 1
                if job.future.done():  # whoever asked has gone
                    continue
                self._turns += 1
                self._served[job.payer] = self._turns
                self._busy.add(table)
                return table, job

    def _next_table(self) -> str | None:
        """Of the tables that wait, one of the address that was served longest ago."""
        if not self._waiting or len(self._served) > _QUEUED:
            self._served.clear()
        free = (table for table in self._waiting if table not in self._busy)
        return min(free, key=lambda table: self._served.get(self._waiting[table][0].payer, 0), default=None)

    async def _work(self) -> None:
        process: asyncio.subprocess.Process | None = None
        compiled = False
        try:
            while True:
                table, job = await self._next()
                try:
                    if process is not None and not compiled and self._is_warm():
                        await _stop(process)
                        process = None
                    if process is None or process.returncode is not None:
                        compiled = self._is_warm()
                        process = await _spawn(compiled)
                    answer = await asyncio.wait_for(_exchange(process, job.question), _LIMIT_S)
                    if not job.future.done():
                        job.future.set_result(answer)
                except (OSError, asyncio.IncompleteReadError, TimeoutError) as error:
                    if process is not None:
                        await _stop(process)
                        process = None
                    job.tries += 1
                    if job.tries > 1 and not job.future.done():
                        job.future.set_exception(BotFailed(f"The bot's process failed: {error!r}"))
                    elif not job.future.done():
                        self._waiting.setdefault(table, deque()).appendleft(job)
                        self._count += 1
                finally:
                    self._busy.discard(table)
                    async with self._ready:
                        self._ready.notify()
        finally:
            if process is not None:
                await _stop(process)

    def _is_warm(self) -> bool:
        """Whether compiled rules are there, asked again from time to time until they are."""
        if not self._warm and time.monotonic() - self._warm_checked > _WARM_CHECK_S:
            self._warm = os.environ.get("REIHUM_THINKER_JIT", "1") != "0" and is_warm()
            self._warm_checked = time.monotonic()
        return self._warm


async def _spawn(compiled: bool) -> asyncio.subprocess.Process:
    environment = {**os.environ, "REIHUM_JIT": "1" if compiled else "0"}
    environment.pop("NUMBA_DISABLE_JIT", None)
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "reihum.protocol.bot_process",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env=environment,
        start_new_session=True,  # Ctrl-C in a terminal is for the server, which ends them itself
    )


async def _exchange(process: asyncio.subprocess.Process, question: Question) -> BotAnswer:
    assert process.stdin is not None
    assert process.stdout is not None
    body = msgspec.msgpack.encode(question)
    process.stdin.write(SIZE.pack(len(body)) + body)
    await process.stdin.drain()
    (size,) = SIZE.unpack(await process.stdout.readexactly(SIZE.size))
    return msgspec.msgpack.decode(await process.stdout.readexactly(size), type=BotAnswer)


async def _stop(process: asyncio.subprocess.Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()
