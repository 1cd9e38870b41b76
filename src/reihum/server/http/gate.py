"""Who may come in: how many connections an address has, how often it asks for a WebSocket, how much of it is worked on
at once, and how much waits for it.

The first is asked before anything is made for a connection, so that whoever is turned away costs next to nothing.
"""

import asyncio
import contextlib
from collections import Counter, deque
from collections.abc import AsyncIterator
from typing import Any, Final, Protocol

from starlette.types import Scope

from reihum.protocol.refusals import Refused
from reihum.server.costs.payer import SHARE
from reihum.server.costs.rate_limits import Buckets
from reihum.server.http.security import address_group, origin_of
from reihum.server.operations.metrics import Metrics
from reihum.server.settings import Settings

STATE_KEY: Final = "reihum.gate"
"""Where the state of uvicorn's protocols holds the gate."""
_UPGRADE: Final = 0.25
_AT_ONCE: Final = 4  # requests and commands of an address that are worked on at once, or
_OF_A_BURST: Final = 16  # one of so many of a burst, if that is more
_QUEUED: Final = 1_000
_UNREAD: Final = 16 * 2**20  # bytes of answers that wait for one address
_CONNECTIONS_A_SOCKET: Final = 2  # an address may have this many connections for each WebSocket that it may have


class UnreadAnswer(Protocol):
    """An answer that waits to be read."""

    def cut(self) -> None:
        """Send no more of it."""
        ...


class Gate:
    """Counts the connections of a worker by where they come from."""

    def __init__(self, settings: Settings, buckets: Buckets, metrics: Metrics) -> None:
        self._settings = settings
        self._buckets = buckets
        self._metrics = metrics
        self._open: Counter[str] = Counter()
        self._unread: dict[str, dict[UnreadAnswer, int]] = {}  # bytes
        self._most_open = settings.connections_per_address * _CONNECTIONS_A_SOCKET
        self._at_once = max(_AT_ONCE, settings.requests_burst // _OF_A_BURST)
        self._going: Counter[str] = Counter()
        self._queues: dict[str, deque[asyncio.Future[None]]] = {}
        self._elsewhere: Counter[str] = Counter()

    def comes(self, transport: Any) -> str | None:
        """Note a new connection; None if its address has too many. A proxy that is trusted counts its own."""
        peer = transport.get_extra_info("peername")
        if self._settings.trust_proxy or not peer:
            return ""
        group = address_group(str(peer[0]))
        if self._open[group] >= self._most_open:
            self._metrics.refused.labels("limit").inc()
            return None
        self._open[group] += 1
        return group

    def goes(self, group: str) -> None:
        """Forget a connection that was noted."""
        if group:
            self._open[group] -= 1
            if self._open[group] <= 0:
                del self._open[group]

    def waits(self, group: str, answer: UnreadAnswer, size: int) -> None:
        """Note that this many bytes of an answer wait to be read.

        If that is too much for one address, it is the longest ones that are cut: whoever shares it with somebody who
        reads slowly goes on.
        """
        waiting = self._unread.setdefault(group, {})
        waiting[answer] = size
        while sum(waiting.values()) > _UNREAD:
            longest = max(waiting, key=lambda one: waiting[one])
            del waiting[longest]
            longest.cut()

    def is_read(self, group: str, answer: UnreadAnswer) -> None:
        """Forget an answer that was noted."""
        waiting = self._unread.get(group, {})
        waiting.pop(answer, None)
        if not waiting:
            self._unread.pop(group, None)

    @contextlib.asynccontextmanager
    async def turn(self, group: str) -> AsyncIterator[None]:
        """Work for an address: for some requests and commands at once, the others wait for each other.

        So whoever sends many in the same moment makes the others wait no longer than for those few.
        """
        if len(self._queues.get(group, ())) >= _QUEUED:
            raise Refused("limit", "Too many requests from this address wait already.")
        await self._place(group)
        try:
            yield
        finally:
            self._next(group)

    @contextlib.asynccontextmanager
    async def elsewhere(self, group: str) -> AsyncIterator[None]:
        """Within a turn, wait for others (who send a body, a sign-in provider, name servers) without a place: they may
        take as long as they like, and whoever shares the address goes on meanwhile.
        """
        if self._elsewhere[group] >= self._most_open:
            raise Refused("limit", "Too many requests from this address are still incomplete.")
        self._elsewhere[group] += 1
        self._next(group)
        try:
            yield
            await self._place(group)
        except BaseException:
            self._going[group] += 1  # one more than there may be, for a moment: its turn ends now
            raise
        finally:
            self._elsewhere[group] -= 1
            if not self._elsewhere[group]:
                del self._elsewhere[group]

    async def _place(self, group: str) -> None:
        """Take a place, or wait for one."""
        if self._going[group] < self._at_once:
            self._going[group] += 1
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queues.setdefault(group, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it was handed on to us in the same moment
                self._next(group)
            raise

    def _next(self, group: str) -> None:
        """Hand a place on to whoever waits for it."""
        queue = self._queues.get(group)
        while queue and self._going[group] <= self._at_once:
            first = queue.popleft()
            if not first.done():
                first.set_result(None)
                return
        if not queue:
            self._queues.pop(group, None)
        self._going[group] -= 1
        if not self._going[group]:
            del self._going[group]

    def may_upgrade(self, scope: Scope) -> bool:
        """Whether a request may become a WebSocket."""
        origin = origin_of(scope, self._settings)
        if self._buckets.take(f"at {origin.group}", _UPGRADE):
            return True
        self._metrics.refused.labels("limit").inc()
        return False

    def may_ask(self, group: str, amount: float = SHARE) -> bool:
        """Whether an address may ask for something."""
        if self._buckets.take(f"at {group}", amount):
            return True
        self._metrics.refused.labels("limit").inc()
        return False
