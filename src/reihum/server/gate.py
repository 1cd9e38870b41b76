"""Who may come in: how many connections an address has, and how often it asks for a WebSocket.

This is asked before anything is made for a connection, so that whoever is turned away costs next to nothing.
"""

from collections import Counter
from typing import Any, Final

from starlette.types import Scope

from reihum.server.limits import Buckets
from reihum.server.metrics import Metrics
from reihum.server.security import address_group, origin_of
from reihum.server.settings import Settings

STATE_KEY: Final = "reihum.gate"
"""Where the state of uvicorn's protocols holds the gate."""
SHARE: Final = 0.1
"""Of a request that counts for its address: many people may share one."""
_UPGRADE: Final = 0.25
_CONNECTIONS_A_SOCKET: Final = 2  # an address may have so many connections for each WebSocket that it may have


class Gate:
    """Counts the connections of a worker by where they come from."""

    def __init__(self, settings: Settings, buckets: Buckets, metrics: Metrics) -> None:
        self._settings = settings
        self._buckets = buckets
        self._metrics = metrics
        self._open: Counter[str] = Counter()

    def comes(self, transport: Any) -> str | None:
        """Note a new connection; None if its address has too many. A proxy that is trusted counts its own."""
        peer = transport.get_extra_info("peername")
        if self._settings.trust_proxy or not peer:
            return ""
        group = address_group(str(peer[0]))
        if self._open[group] >= self._settings.connections_per_address * _CONNECTIONS_A_SOCKET:
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
