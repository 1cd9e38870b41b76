"""Work in the background that must never end for good: whatever goes wrong is logged, and it begins again."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

_log = logging.getLogger("reihum.server")
AGAIN_S: Final = 1.0
"""How long to wait after something went wrong."""


def supervised(name: str, work: Callable[[], Awaitable[None]]) -> "asyncio.Task[None]":
    """A task that does ``work`` again and again until it is cancelled."""
    return asyncio.create_task(_forever(name, work), name=name)


async def _forever(name: str, work: Callable[[], Awaitable[None]]) -> None:
    while True:
        try:
            await work()
        except Exception:
            _log.exception("%s went wrong and begins again", name)
            await asyncio.sleep(AGAIN_S)
