"""Driving tables: at a given rate, or as fast as the server can."""

import asyncio
import statistics
import time
from typing import Any

from bench.load.table import Table

_SETTLE_S = 2.0  # played before anything is measured
_PATIENCE = 100  # tenths of a second


class Drive:
    """Plays on many tables and notes how long each move took to be shown to everybody."""

    def __init__(self, tables: list[Table]) -> None:
        self._loop = asyncio.get_running_loop()
        self._tables = tables
        self._taken: list[float] = []
        self._late: list[float] = []
        self._from = self._until = 0.0
        self._over = 0
        self.shown = 0  # moves in all, those before and after the measurement among them

    async def paced(self, rate: float, seconds: float) -> dict[str, Any]:
        """So many moves a second, whatever the server does. A move that had to wait for the one before it counts from
        when it was due, any other from when it was sent; how late this program itself was stands beside the result.
        """
        self._begin(seconds)
        period = len(self._tables) / rate
        now = self._loop.time()
        for place, table in enumerate(self._tables):
            _Paced(self, table, now + period * place / len(self._tables), period)
        found = await self._finish(seconds)
        return {**found, "sent_late_p99_ms": _milliseconds(self._late, 990)}

    async def saturated(self, seconds: float) -> dict[str, Any]:
        """Every table moves again as soon as everybody has seen the last move."""
        self._begin(seconds)
        for table in self._tables:
            self._again(table)
        return await self._finish(seconds)

    def _again(self, table: Table) -> None:
        began = time.perf_counter()

        def shown() -> None:
            self.note(began)
            if self._loop.time() < self._until:
                self._loop.call_soon(self._again, table)

        table.on_shown = shown
        if not table.play():
            self.over()

    def _begin(self, seconds: float) -> None:
        self._taken.clear()
        self._late.clear()
        self._from = self._loop.time() + _SETTLE_S
        self._until = self._from + seconds

    def note(self, began: float) -> None:
        self.shown += 1
        if self._from <= self._loop.time() <= self._until:
            self._taken.append(time.perf_counter() - began)

    def sent(self, late: float) -> None:
        """A move was sent, this much later than it was due though nothing was in its way but this program."""
        if self._from <= self._loop.time() <= self._until:
            self._late.append(late)

    def over(self) -> None:
        self._over += 1

    def is_running(self) -> bool:
        return self._loop.time() < self._until

    async def _finish(self, seconds: float) -> dict[str, Any]:
        await asyncio.sleep(self._until - self._loop.time())
        for _ in range(_PATIENCE):  # what is under way must not disturb what is measured next
            if not any(table.is_waiting for table in self._tables):
                break
            await asyncio.sleep(0.1)
        if len(self._taken) < 2:
            raise RuntimeError("nothing was shown to everybody")
        return {
            "moves": len(self._taken),
            "moves_per_s": round(len(self._taken) / seconds),
            "p50_ms": _milliseconds(self._taken, 500),
            "p99_ms": _milliseconds(self._taken, 990),
            "p999_ms": _milliseconds(self._taken, 999),
            "matches_over": self._over,
        }


def _milliseconds(seconds: list[float], thousandths: int) -> float:
    """What so many thousandths of the times do not exceed."""
    return round(statistics.quantiles(seconds, n=1000)[thousandths - 1] * 1e3, 2)


class _Paced:
    """One table that moves once a period."""

    def __init__(self, drive: Drive, table: Table, first: float, period: float) -> None:
        self._drive = drive
        self._table = table
        self._period = period
        self._due = first
        self._loop = asyncio.get_running_loop()
        self._began = 0.0
        self._finished = False
        table.on_shown = self._shown
        self._loop.call_at(first, self._tick)

    def _tick(self) -> None:
        if not self._drive.is_running() or self._finished:
            return
        if not self._table.is_waiting:
            self._drive.sent(self._loop.time() - self._due)
            self._go(0.0)
        # else: the last move has not been shown yet; the next one follows it at once

    def _go(self, waited: float) -> None:
        self._began = time.perf_counter() - waited
        if not self._table.play():
            self._finished = True
            self._drive.over()
            return
        self._due += self._period
        self._loop.call_at(self._due, self._tick)

    def _shown(self) -> None:
        self._drive.note(self._began)
        if self._due <= self._loop.time() and self._drive.is_running():
            self._go(self._loop.time() - self._due)
