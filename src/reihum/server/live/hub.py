"""Hints between workers: "something happened at this table", "somebody signed out". Losing one costs latency only,
never truth.
"""

import asyncio
import contextlib
import functools
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection
from typing import Any, Final, Protocol

from reihum.server.operations.supervised import supervised

_log = logging.getLogger("reihum.hub")
_CHANNEL: Final = "reihum:tables"
_QUEUE: Final = 10_000
_RETRY_S: Final = 1.0

Listener = Callable[[Collection[str]], Awaitable[None]]
"""Told all the words that came since it was told the last time."""


class Hub(Protocol):
    """Carries hints from worker to worker."""

    def publish(self, word: str) -> None:
        """Tell the other workers that a table has changed, or another word without spaces. Never waits, never fails."""
        ...

    async def start(self, listener: Listener) -> None:
        """Begin to hear what other workers publish."""
        ...

    async def close(self) -> None:
        """Stop."""
        ...


class LocalHub:
    """For a single worker: there is nobody else to tell."""

    def publish(self, word: str) -> None:
        """Nothing to do."""

    async def start(self, listener: Listener) -> None:
        """Nothing to hear."""

    async def close(self) -> None:
        """Nothing to stop."""


class ValkeyHub:
    """Through Valkey or Redis, ``valkey://host:port/db``. If it is away, hints are dropped and it is tried again."""

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis

        self._client: Any = Redis.from_url(broker_url(url))
        self._name = secrets.token_hex(4)
        self._outbox: asyncio.Queue[str] = asyncio.Queue(_QUEUE)
        self._heard: set[str] = set()  # not yet told to the listener
        self._is_heard = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self.connected = False

    def publish(self, word: str) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            self._outbox.put_nowait(word)

    async def start(self, listener: Listener) -> None:
        self._tasks = [
            supervised("sending hints", self._send),
            supervised("hearing hints", self._receive),
            supervised("following hints", functools.partial(self._tell, listener)),
        ]

    async def _send(self) -> None:
        while True:
            words = {await self._outbox.get()}
            while not self._outbox.empty():
                words.add(self._outbox.get_nowait())
            try:
                await self._client.publish(_CHANNEL, f"{self._name} {' '.join(words)}")
            except (OSError, _broker_error()):
                await asyncio.sleep(_RETRY_S)

    async def _receive(self) -> None:
        while True:
            try:
                async with self._client.pubsub() as channel:
                    await channel.subscribe(_CHANNEL)
                    self.connected = True
                    async for message in channel.listen():
                        if message["type"] == "message":
                            sender, *words = message["data"].decode(errors="replace").split(" ")
                            if sender != self._name:
                                self._heard.update(words)
                                self._is_heard.set()
            except (OSError, _broker_error()) as error:
                if self.connected:
                    _log.warning("broker lost, live updates are slower until it is back: %s", error)
                self.connected = False
                await asyncio.sleep(_RETRY_S)

    async def _tell(self, listener: Listener) -> None:
        """While the listener deals with some words, the next ones gather; one that comes again is told once."""
        while True:
            await self._is_heard.wait()
            self._is_heard.clear()
            words, self._heard = self._heard, set()
            await listener(words)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._client.aclose()


def broker_url(url: str) -> str:
    """A broker's address as its client library spells it."""
    return url.replace("valkey", "redis", 1) if url.startswith("valkey") else url


def _broker_error() -> type[Exception]:
    from redis.exceptions import RedisError

    return RedisError


def make_hub(url: str | None) -> Hub:
    """The hub for a broker's URL, or none."""
    return ValkeyHub(url) if url else LocalHub()
