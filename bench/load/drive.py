"""Driving tables: at a given rate, or as fast as the server can."""

import asyncio
import statistics
import time
from typing import Any

from bench.load.table import Table

_SETTLE_S = 2.0  # played before anything is measured, at a given rate;
_SETTLE_MOVES = 5  # of each table, if the server is saturated: the shortest matches have twenty, however fast they go
_SETTLED_BY_S = 30.0  # a server that does not answer is not waited for any longer
_LOOK_S = 0.05
_PATIENCE = 100  # tenths of a second
_FEWEST = 100  # moves that say something


class Drive:
    """Plays on many tables and notes how long each move took to be shown to everybody.

    When the first match is over, so is the measurement: fewer tables are another load.
    """

    def __init__(self, tables: list[Table]) -> None:
        self._loop = asyncio.get_running_loop()
        self._tables = tables
        self._taken: list[float] = []
        self._late: list[float] = []
        self._from = self._until = 0.0
        self._settling = 0  # moves before the measurement begins
        self._seconds = 0.0
        self._over = 0
        self.shown = 0  # moves in all, those before and after the measurement among them

    async def paced(self, rate: float, seconds: float) -> dict[str, Any]:
        """So many moves a second, whatever the server does. A move that had to wait for the one before it counts from
        when it was due, any other from when it was sent; how late this program itself was stands beside the result.
        """
        now = self._loop.time()
        self._measure(now + _SETTLE_S, seconds)
        period = len(self._tables) / rate
        for place, table in enumerate(self._tables):
            _Paced(self, table, now + period * place / len(self._tables), period)
        found = await self._finish()
        late = _milliseconds(self._late, 990) if len(self._late) > 1 else 0.0  # every move waited for the one before
        return {**found, "sent_late_p99_ms": late}

    async def saturated(self, seconds: float) -> dict[str, Any]:
        """Every table moves again as soon as everybody has seen the last move."""
        self._measure(self._loop.time() + _SETTLED_BY_S, seconds)
        self._settling = _SETTLE_MOVES * len(self._tables)
        for table in self._tables:
            self._again(table)
        return await self._finish()

    def _again(self, table: Table) -> None:
        began = time.perf_counter()

        def shown() -> None:
            self.note(began)
            if self.is_running():
                self._loop.call_soon(self._again, table)

        table.on_shown = shown
        if not table.play():
            self.over()

    def _measure(self, begin: float, seconds: float) -> None:
        self._seconds = seconds
        self._from, self._until = begin, begin + seconds

    def note(self, began: float) -> None:
        self.shown += 1
        if self.shown == self._settling:
            self._measure(self._loop.time(), self._seconds)
        if self._from <= self._loop.time() <= self._until:
            self._taken.append(time.perf_counter() - began)

    def sent(self, late: float) -> None:
        """A move was sent, this much later than it was due though nothing was in its way but this program."""
        if self._from <= self._loop.time() <= self._until:
            self._late.append(late)

    def over(self) -> None:
        self._over += 1
        self._until = min(self._until, self._loop.time())

    def is_running(self) -> bool:
        return self._loop.time() < self._until

    async def _finish(self) -> dict[str, Any]:
        while self.is_running():
            await asyncio.sleep(min(_LOOK_S, self._until - self._loop.time()))
        for _ in range(_PATIENCE):  # what is under way must not disturb what is measured next
            if not any(table.is_waiting for table in self._tables):
                break
            await asyncio.sleep(0.1)
        if len(self._taken) < _FEWEST:
            raise RuntimeError(
                f"Only {len(self._taken)} moves could be measured before the first match was over (or nothing was "
                "shown to everybody). Take more tables."
            )
        return {
            "moves": len(self._taken),
            "moves_per_s": round(len(self._taken) / (self._until - self._from)),
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
