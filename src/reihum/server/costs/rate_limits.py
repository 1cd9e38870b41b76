"""Rate limits: everybody has a bucket of requests that fills up slowly. An empty one is answered with ``limit``. What
nobody waits for (bots) is throttled instead.
"""

import time
from typing import Final

PEOPLE: Final = 5
"""For how many people an address may lay tables and talk, and ask and look on without a name."""
_KEPT: Final = 1_000
_ROUNDING_S: Final = 1e-6  # of what adds up to a full bucket


class Throttle:
    """One place after the other by name (an address): who comes too soon waits for theirs."""

    def __init__(self, per_s: float, burst: float) -> None:
        self._apart_s = 1.0 / per_s
        self._burst_s = burst / per_s
        self._next: dict[str, float] = {}  # when the next place would be if nobody had ever been away
        self._most = _KEPT  # names after which it is looked through who has been away

    def wait_s(self, name: str) -> float:
        """Take the next place; how long it takes until then."""
        now = time.monotonic()
        begin = max(self._next.get(name, 0.0), now - self._burst_s)
        if len(self._next) > self._most:
            self._next = {name: at for name, at in self._next.items() if at > now - self._burst_s}
            self._most = max(_KEPT, 2 * len(self._next))
        self._next[name] = begin + self._apart_s
        return max(0.0, begin - now)


class Buckets:
    """Token buckets by name (a person, or an address)."""

    def __init__(self, per_s: float, burst: float) -> None:
        self._per_s = per_s
        self._burst_s = burst / per_s + _ROUNDING_S  # how long an empty bucket takes to be full again
        self._full_at: dict[str, float] = {}  # when a bucket will be full again; all others are
        self._most = _KEPT  # buckets after which it is looked through which are full

    @classmethod
    def each_hour(cls, amount: float) -> "Buckets":
        """Buckets of what is taken this many times an hour."""
        return cls(amount / 3600, amount)

    @classmethod
    def each_minute(cls, amount: float) -> "Buckets":
        """Buckets of what is taken this many times a minute."""
        return cls(amount / 60, amount)

    def has(self, name: str, amount: float = 1.0) -> bool:
        """Whether there is enough in a bucket."""
        now = time.monotonic()
        return self._after(name, amount, now) - now <= self._burst_s

    def take(self, name: str, amount: float = 1.0) -> bool:
        """Take from a bucket; False if there is not enough in it."""
        is_enough = self.has(name, amount)
        if is_enough:
            self.charge(name, amount)
        return is_enough

    def charge(self, name: str, amount: float) -> None:
        """Take from a bucket what something has cost, even if it has less: the next who take from it wait."""
        now = time.monotonic()
        self._full_at[name] = self._after(name, amount, now)
        if len(self._full_at) > self._most:  # forget those that are full again: a new one would be no different
            self._full_at = {name: at for name, at in self._full_at.items() if at > now}
            self._most = max(_KEPT, 2 * len(self._full_at))

    def _after(self, name: str, amount: float, now: float) -> float:
        """When a bucket will be full again after something was taken from it."""
        return max(now, self._full_at.get(name, now)) + amount / self._per_s
