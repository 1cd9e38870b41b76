"""Floods: everybody has a bucket of requests that fills up slowly. An empty one is answered with ``limit``."""

import time
from typing import Final

_KEPT: Final = 50_000
_ROUNDING_S: Final = 1e-6  # of what adds up to a full bucket


class Buckets:
    """Token buckets by name (a person, or an address)."""

    def __init__(self, per_s: float, burst: float) -> None:
        self._per_s = per_s
        self._burst_s = burst / per_s + _ROUNDING_S  # how long an empty bucket takes to be full again
        self._full_at: dict[str, float] = {}  # when a bucket will be full again; all others are

    def take(self, name: str, amount: float = 1.0) -> bool:
        """Take from a bucket; False if there is not enough in it."""
        now = time.monotonic()
        full_at = max(now, self._full_at.get(name, now)) + amount / self._per_s
        if full_at - now > self._burst_s:
            return False
        self._full_at[name] = full_at
        if len(self._full_at) > _KEPT:  # forget those that are full again: a new one would be no different
            self._full_at = {name: at for name, at in self._full_at.items() if at > now}
        return True

    def charge(self, name: str, amount: float) -> None:
        """Take from a bucket what something has cost, even if it has less: the next who take from it wait."""
        now = time.monotonic()
        self._full_at[name] = max(now, self._full_at.get(name, now)) + amount / self._per_s

    def give_back(self, name: str, amount: float = 1.0) -> None:
        """Put back what was taken for nothing."""
        self._full_at[name] = self._full_at.get(name, 0.0) - amount / self._per_s
