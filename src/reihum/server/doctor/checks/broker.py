"""The broker: in reach, if there is one."""

import asyncio
from collections.abc import Iterator

from reihum.server.doctor.checks.database import CONNECT_S
from reihum.server.doctor.finding import Finding, bad, good, skipped
from reihum.server.settings import Settings


def check(settings: Settings) -> Iterator[Finding]:
    """Look at the broker."""
    if not settings.broker:
        yield skipped("There is no broker, and one worker needs none.")
        return
    try:
        import redis
    except ImportError:
        yield bad("The driver for Valkey is not installed.", "pip install 'reihum[scale]'")
        return
    try:
        asyncio.run(_ping(settings.broker))
        yield good("The broker answers.")
    except (OSError, TimeoutError, ValueError, redis.RedisError) as error:
        yield bad(
            f"The broker cannot be reached: {error or type(error).__name__}.",
            "Check that it runs, and REIHUM_BROKER. Until then updates between workers come half a second late.",
        )


async def _ping(url: str) -> None:
    from redis.asyncio import Redis

    from reihum.server.live.hub import broker_url

    client = Redis.from_url(broker_url(url), socket_connect_timeout=CONNECT_S, socket_timeout=CONNECT_S)
    try:
        await client.publish("reihum:doctor", "")
    finally:
        await client.aclose()
