"""The clock: it agrees with those of the database and the proxy, and nothing was kept in its future."""

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Iterator
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Final

from reihum.server.doctor.asking import ask
from reihum.server.doctor.checks.database import CONNECT_S
from reihum.server.doctor.finding import Finding, bad, good, skipped
from reihum.server.settings import Settings

_ALLOWED_S: Final = 5.0
_MEND: Final = "Let the machines' clocks be set by themselves, for example: timedatectl set-ntp true"


def check(settings: Settings) -> Iterator[Finding]:
    """Compare clocks."""
    others = dict(_others(settings))
    for name, ahead_s in others.items():
        if abs(ahead_s) > _ALLOWED_S:
            way = "ahead of" if ahead_s > 0 else "behind"
            yield bad(f"The clock of {name} is {abs(ahead_s):.0f} seconds {way} this machine's.", _MEND)
    newest = _newest_kept(settings)
    if newest is not None and newest > time.time() + _ALLOWED_S:
        yield bad(f"The database has an entry from {newest - time.time():.0f} seconds in the future.", _MEND)
    elif not others and newest is None:
        yield skipped("There is no other clock to compare this machine's with.")
    elif all(abs(ahead_s) <= _ALLOWED_S for ahead_s in others.values()):
        yield good(f"The clock is right, as far as {' and '.join(others) or 'the database'} can tell.")


def _others(settings: Settings) -> Iterator[tuple[str, float]]:
    """By how many seconds other clocks are ahead; those that cannot be asked are told of by other checks."""
    if settings.database.startswith("postgres"):
        with contextlib.suppress(Exception):
            yield "the database", asyncio.run(_of_postgres(settings.database))
    if settings.public_url:
        answer = ask(f"{settings.public_url.rstrip('/')}/healthz")
        if isinstance(answer, str) or "date" not in answer.headers:
            return
        yield "the public address", parsedate_to_datetime(answer.headers["date"]).timestamp() - time.time()


async def _of_postgres(url: str) -> float:
    import asyncpg  # type: ignore[import-untyped]  # it has no types

    connection = await asyncpg.connect(url, timeout=CONNECT_S)
    try:
        return float(await connection.fetchval("SELECT extract(epoch FROM clock_timestamp())")) - time.time()
    finally:
        await connection.close()


def _newest_kept(settings: Settings) -> float | None:
    """When the last entry of an SQLite database was made."""
    path = Path(settings.database.removeprefix("sqlite:///"))
    if not settings.database.startswith("sqlite:///") or not path.exists():
        return None
    with contextlib.suppress(sqlite3.Error):
        uri = f"{path.absolute().as_uri()}?mode=ro"
        with contextlib.closing(sqlite3.connect(uri, uri=True, timeout=CONNECT_S)) as connection:
            newest: float | None = connection.execute("SELECT max(changed) FROM tables").fetchone()[0]
            return newest
    return None
