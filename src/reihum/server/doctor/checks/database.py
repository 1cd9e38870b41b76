"""The database: in reach, of a version this program knows, writable, and nobody else's to read."""

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from reihum.server.doctor.finding import Finding, bad, good, unsure
from reihum.server.settings import Settings
from reihum.server.store.database import StoreError
from reihum.server.store.opening import sqlite_path
from reihum.server.store.schema import VERSION, newer_than_known

CONNECT_S: Final = 5.0
_POOL: Final = 8  # connections that a worker may open
_OTHERS: Final = 5  # for administrators, `pg_dump` and PostgreSQL itself
_OLDEST_MAJOR: Final = 14  # of PostgreSQL; older ones get no corrections any more
_TRIED: Final = "UPDATE schema_version SET version = version"


def check(settings: Settings) -> Iterator[Finding]:
    """Look at the database."""
    if not settings.database.startswith("sqlite"):
        yield from asyncio.run(_postgres(settings))
        return
    try:
        yield from _sqlite(Path(sqlite_path(settings.database)))
    except StoreError as error:
        yield bad(str(error), "Correct REIHUM_DATABASE.")


def _sqlite(path: Path) -> Iterator[Finding]:
    if not path.exists():
        folder = path.absolute().parent
        if folder.is_dir() and os.access(folder, os.W_OK):
            yield unsure(f"There is no database {path} yet.", "The first start of the server makes it.")
        else:
            yield bad(
                f"There is no database {path}, and its folder is missing or cannot be written.",
                f"Make the folder {folder} and give it to the server's user.",
            )
        return
    try:
        uri = f"{path.absolute().as_uri()}?mode=rw"
        with contextlib.closing(sqlite3.connect(uri, uri=True, isolation_level=None, timeout=CONNECT_S)) as connection:
            damage = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            if damage != "ok":
                yield bad(f"The database {path} is damaged: {damage}.", "Restore a back-up: reihum admin restore FILE.")
                return
            yield _schema(connection.execute("SELECT max(version) FROM schema_version").fetchone()[0])
            connection.execute("BEGIN IMMEDIATE")
            connection.execute(_TRIED)
            connection.execute("ROLLBACK")
            yield good(f"{path} can be written.")
    except sqlite3.OperationalError as error:
        yield bad(
            f"The database {path} cannot be opened or written: {error}.",
            "Give the file and its folder to the server's user, and run the doctor as that user.",
        )
        return
    except sqlite3.DatabaseError as error:
        yield bad(f"{path} is no SQLite database: {error}.", "Restore a back-up: reihum admin restore FILE.")
        return
    yield _permissions(path)


def _permissions(path: Path) -> Finding:
    parts = [path.with_name(path.name + part) for part in ("", "-wal", "-shm")]
    loose = [part for part in parts if part.exists() and part.stat().st_mode & 0o077]
    if loose:
        names = " ".join(map(str, loose))
        return bad(f"Others on this machine can read the database: {names}.", f"chmod 600 {names}")
    return good("Nobody else on this machine can read the database.")


def _schema(version: int | None) -> Finding:
    if (version or 0) > VERSION:
        return bad(newer_than_known(version or 0), "Install the newer program, or restore a back-up.")
    if (version or 0) < VERSION:
        return unsure(
            f"The schema has version {version or 0}, this program's is {VERSION}.",
            "Make a back-up: the next start brings the schema up to date, and an older program refuses it then.",
        )
    return good(f"The schema has version {VERSION}, as this program.")


async def _postgres(settings: Settings) -> list[Finding]:
    try:
        import asyncpg  # type: ignore[import-untyped]  # it has no types
    except ImportError:
        return [bad("The driver for PostgreSQL is not installed.", "pip install 'reihum[scale]'")]
    try:
        connection = await asyncpg.connect(settings.database, timeout=CONNECT_S)
    except (OSError, TimeoutError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        return [
            bad(
                f"PostgreSQL cannot be reached: {error or type(error).__name__}.",
                "Check that it runs, and the address, user and password in REIHUM_DATABASE or REIHUM_DATABASE_FILE.",
            )
        ]
    try:
        return [_server_version(connection), *await _contents(connection), await _room(connection, settings)]
    finally:
        await connection.close()


def _server_version(connection: Any) -> Finding:
    major = connection.get_server_version().major
    if major < _OLDEST_MAJOR:
        return unsure(f"PostgreSQL {major} gets no corrections any more.", "Update PostgreSQL.")
    return good(f"PostgreSQL {major} answers.")


async def _contents(connection: Any) -> list[Finding]:
    import asyncpg

    if await connection.fetchval("SELECT to_regclass('schema_version')") is None:
        return [unsure("The database is empty.", "The first start of the server makes its tables.")]
    version = _schema(await connection.fetchval("SELECT max(version) FROM schema_version"))
    undone = connection.transaction()
    await undone.start()
    try:
        await connection.execute(_TRIED)
    except asyncpg.PostgresError as error:
        mend = "Give the user of the address the right to write, and name the primary server, not a replica."
        return [version, bad(f"The database cannot be written: {error}.", mend)]
    finally:
        await undone.rollback()
    return [version, good("The database can be written.")]


async def _room(connection: Any, settings: Settings) -> Finding:
    most = int(await connection.fetchval("SELECT current_setting('max_connections')"))
    wanted = _POOL * settings.workers + _OTHERS
    if most < wanted:
        return bad(
            f"PostgreSQL allows {most} connections; {settings.workers} workers may need {wanted}.",
            f"Set max_connections = {wanted} or more in postgresql.conf, and restart PostgreSQL.",
        )
    return good(f"PostgreSQL allows {most} connections, enough for {settings.workers} workers.")
