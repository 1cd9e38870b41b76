"""Who pays for what is done now: known by everything that a request or command leads to, however far from it.

It is kept in a context variable, so tasks that are made on somebody's behalf have it, too: the bots that answer a move
think at the cost of whoever made it. What nobody asked for (the sweep, hints of other workers) nobody pays for.
"""

from contextvars import ContextVar
from typing import Final

from reihum.server.costs.rate_limits import PEOPLE, Buckets

SHARE: Final = 0.1
"""Of a request that counts for its address: many people may share one."""


class Payer:
    """A person, or all those at an address who have no name yet: they share what `PEOPLE` may do."""

    __slots__ = ("_buckets", "group", "name", "people")

    def __init__(self, buckets: Buckets, person: str | None, group: str) -> None:
        self._buckets = buckets
        self.name = person or f"nobody at {group}"  # of the bucket
        self.people = 1 if person else PEOPLE
        self.group = group  # the address, or of IPv6 its network

    def take(self) -> bool:
        """Count a request; False if that is too much."""
        return self._buckets.take(self.name, 1.0 / self.people)

    def charge(self, requests: float) -> None:
        """Count what something has cost beyond a request: who asks on waits for it."""
        self._buckets.charge(self.name, requests / self.people)
        self._buckets.charge(f"at {self.group}", requests * SHARE)


_payer: ContextVar[Payer | None] = ContextVar("payer", default=None)


def pays(payer: Payer) -> None:
    """From now on this task, and those that it makes, work for somebody."""
    _payer.set(payer)


def charge(requests: float) -> None:
    """Charge whoever this is done for."""
    payer = _payer.get()
    if payer is not None:
        payer.charge(requests)


def turn_of() -> str:
    """Whose turn this takes where addresses take turns; those that nobody pays for share one."""
    payer = _payer.get()
    return "" if payer is None else payer.group
