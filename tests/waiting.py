"""Waiting for what must come.

No verdict depends on how long it takes: the machine may be busy. What has not come after minutes never comes.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

GIVEN_UP_S: Final = 300.0
_LOOK_S: Final = 0.02


async def until(condition: Callable[[], bool] | Callable[[], Awaitable[bool]]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + GIVEN_UP_S
    while True:
        found = condition()
        if found if isinstance(found, bool) else await found:
            return
        if time.monotonic() > end:
            raise AssertionError("it never comes")
        await asyncio.sleep(_LOOK_S)


def wait_until(condition: Callable[[], bool]) -> None:
    """The same for tests without an event loop."""
    end = time.monotonic() + GIVEN_UP_S
    while not condition():
        assert time.monotonic() <= end, "it never comes"
        time.sleep(_LOOK_S)
