"""Floods: everybody has a bucket of requests that fills up slowly. An empty one is answered with ``limit``."""

import time
from typing import Final

_KEPT: Final = 50_000


class Buckets:
    """Token buckets by name (a person, or an address)."""

    def __init__(self, per_s: float, burst: float) -> None:
        self._per_s = per_s
        self._burst = burst
        self._levels: dict[str, tuple[float, float]] = {}

    def take(self, name: str, amount: float = 1.0) -> bool:
        """Take from a bucket; False if there is not enough in it."""
        now = time.monotonic()
        level, since = self._levels.get(name, (self._burst, now))
        level = min(self._burst, level + (now - since) * self._per_s)
        enough = level >= amount
        self._levels[name] = (level - amount if enough else level, now)
        if len(self._levels) > _KEPT:
            self._drop_full(now)
        return enough

    def give_back(self, name: str, amount: float = 1.0) -> None:
        """Put back what was taken for nothing."""
        level, since = self._levels.get(name, (self._burst, 0.0))
        self._levels[name] = (level + amount, since)

    def _drop_full(self, now: float) -> None:
        """Forget the buckets that are full again: a new one would be no different."""
        self._levels = {
            name: (level, since)
            for name, (level, since) in self._levels.items()
            if level + (now - since) * self._per_s < self._burst
        }
