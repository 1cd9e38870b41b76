"""Waiting for the disk.

A quick disk (a local SSD takes a fifth of a millisecond) may be waited for by the event loop itself: whoever else waits
needs the processor to begin and to end, and gets it milliseconds later when the loop is busy. If there is enough to do
meanwhile, or the disk is slow, the kernel waits where it can (Linux, through `caio`), because a thread of our own would
take turns with the loop at the interpreter, twice for every sync; where it cannot, such a thread waits.
"""

import asyncio
import contextlib
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import caio

Then = Callable[[OSError | None], None]
"""Called in the event loop when the disk has everything, or with what went wrong."""

data_sync: Final = getattr(os, "fdatasync", os.fsync)  # not everywhere
_SLOW_S: Final = 0.001  # a sync that takes longer than this, on average, is none for the loop to wait for
_REMEMBERED: Final = 8  # syncs over which that is averaged
_SLOW_FOR_S: Final = 1.0  # after which the loop tries again


class Disk:
    """Brings files to the disk, one sync at a time."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._kernel = _Kernel.open(loop)
        self._thread: ThreadPoolExecutor | None = None
        self._sync_s = 0.0  # how long it takes lately
        self._slow_until = 0.0

    @property
    def is_slow(self) -> bool:
        """Whether the loop should not wait for it."""
        return time.monotonic() < self._slow_until

    def sync_now(self, file: int) -> OSError | None:
        """Wait until the disk has all that was written to a file; what went wrong, if anything did."""
        began = time.monotonic()
        problem = _synced(file)
        now = time.monotonic()
        self._sync_s += (now - began - self._sync_s) / _REMEMBERED
        if self._sync_s > _SLOW_S:
            self._sync_s, self._slow_until = 0.0, now + _SLOW_FOR_S
        return problem

    def sync(self, file: int, then: Then) -> None:
        """Call ``then``, never before this returns, when the disk has all that was written to a file before."""
        if self._kernel is not None:
            try:
                self._kernel.sync(file, then)
            except Exception:  # this file, or no file any more
                self._kernel.close()
                self._kernel = None
            else:
                return
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, "reihum-disk")
        self._thread.submit(self._wait, file, then)

    def _wait(self, file: int, then: Then) -> None:
        problem = _synced(file)
        with contextlib.suppress(RuntimeError):  # the loop was closed without waiting for answers
            self._loop.call_soon_threadsafe(then, problem)

    def close(self) -> None:
        """Let go. Nothing may be under way."""
        if self._kernel is not None:
            self._kernel.close()
        if self._thread is not None:
            self._thread.shutdown()


def _synced(file: int) -> OSError | None:
    try:
        data_sync(file)
    except OSError as error:
        return error
    return None


class _Kernel:
    """Linux's asynchronous input and output, of which this needs one operation."""

    def __init__(self, loop: asyncio.AbstractEventLoop, context: "caio.linux_aio.Context") -> None:
        self._loop = loop
        self._context = context
        self._under_way: tuple[caio.AbstractOperation, Then] | None = None
        loop.add_reader(context.fileno, self._look)

    @classmethod
    def open(cls, loop: asyncio.AbstractEventLoop) -> "_Kernel | None":
        """None if there is no such thing here, or none is left."""
        try:
            return cls(loop, caio.linux_aio.Context(1))
        except Exception:  # another system, a sandbox, a loop without files
            return None

    def sync(self, file: int, then: Then) -> None:
        operation = caio.linux_aio.Operation.fdsync(file)
        self._context.submit(operation)
        self._under_way = operation, then

    def _look(self) -> None:
        with contextlib.suppress(BlockingIOError):
            self._context.poll()
        if not self._context.process_events(1) or self._under_way is None:
            return
        (operation, then), self._under_way = self._under_way, None
        problem = None
        try:
            operation.get_value()
        except SystemError as error:  # so `caio` says what the kernel said
            problem = OSError(None, str(error))
        then(problem)

    def close(self) -> None:
        self._loop.remove_reader(self._context.fileno)
