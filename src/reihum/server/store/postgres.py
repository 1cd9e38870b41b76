"""PostgreSQL through asyncpg: a batch is a transaction. Reading, writing and appending have connections of their own,
so that a move waits for no slow list.

Appends that wait are written in one statement: with 150 logs at once 6,200 to 8,000 a second, for 9 µs of this process
each; each in a transaction of its own, 320 to 385, for 235 µs (four interleaved rounds).
"""

import asyncio
import contextlib
import os
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, Final
from urllib.parse import unquote, urlsplit, urlunsplit

import asyncpg  # type: ignore[import-untyped]  # it has no types

from reihum.server.store.answers import give, give_all
from reihum.server.store.database import Append, Conflict, Row, Statement, StoreError, Unavailable
from reihum.server.store.schema import VERSION, VERSION_TABLE, ddl, newer_than_known

_READING, _WRITING = 5, 3  # connections
_BATCHES: Final = _WRITING - 1  # that are written at once: one connection is left for appends
_CONNECT_S: Final = 5.0
_COMMAND_S: Final = 15.0
_SCRUB_S: Final = 3600.0  # for each table, when an administrator asks for it
_SCRUB_SHORTLY_S: Final = 3.0  # otherwise; 30 MiB took longer than a second on a busy machine
_LOCK_MS: Final = 100  # to wait for whoever uses a table: others queue up behind
_GROUP: Final = 256  # appends at most in one statement
_MIGRATION_LOCK: Final = 0x7265696875  # an arbitrary number: workers that start together migrate one after the other

_LOST = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.InternalServerError,
    asyncpg.ReadOnlySQLTransactionError,
)


class Postgres:
    """One PostgreSQL database."""

    kind = "postgresql"

    def __init__(self, url: str, reading: asyncpg.Pool, writing: asyncpg.Pool) -> None:
        self.url = url
        self._reading = reading
        self._writing = writing
        self._batches = asyncio.Semaphore(_BATCHES)
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._appending: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str) -> "Postgres":
        """Connect, and bring the schema up to date."""
        async with contextlib.AsyncExitStack() as opening:  # what was opened is closed if the next step fails
            try:
                reading, writing = [
                    await opening.enter_async_context(_pool(url, size)) for size in (_READING, _WRITING)
                ]
            except (*_LOST, asyncpg.PostgresError, ValueError) as error:
                raise StoreError(
                    f"The PostgreSQL database cannot be reached: {error or type(error).__name__}. Check the address, "
                    "the password and that the server runs."
                ) from error
            try:
                async with writing.acquire() as connection:
                    await migrate(connection)
            except asyncpg.PostgresError as error:
                raise StoreError(
                    f"The schema of the PostgreSQL database cannot be brought up to date: {error}"
                ) from error
            opening.pop_all()
        return cls(url, reading, writing)

    async def read(self, sql: str, *values: Any) -> list[Row]:
        with _explained():
            async with self._reading.acquire() as connection:
                return await connection.fetch(sql, *values)

    async def write(self, *batch: Statement) -> list[list[Row]]:
        async with self._batches:
            return await self._write(*batch)

    async def _write(self, *batch: Statement) -> list[list[Row]]:
        with _explained():
            async with self._writing.acquire() as connection:
                if len(batch) == 1 and batch[0].expect is None:
                    return [await _run(connection, batch[0])]
                async with connection.transaction():
                    return [await _run(connection, statement) for statement in batch]

    def append(self, entry: Append) -> Awaitable[None]:
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, kept))
        if self._appending is None:
            self._appending = asyncio.create_task(self._append_all())
        return kept

    async def _append_all(self) -> None:
        """Write what waits; what comes meanwhile is written together next."""
        try:
            while self._waiting:
                group, self._waiting = self._waiting[:_GROUP], self._waiting[_GROUP:]
                group.sort(key=lambda job: job[0].table)  # every worker in the same order: nobody waits in a circle
                await self._append_group(group)
        finally:
            self._appending = None

    async def _append_group(self, group: list[tuple[Append, "asyncio.Future[None]"]]) -> None:
        columns = [list(column) for column in zip(*(entry for entry, _ in group), strict=True)]
        try:
            (kept,) = await self._write(Statement(_APPEND_MANY, columns))
        except (Conflict, asyncpg.DataError) as problem:  # something else was first, or it is no text for PostgreSQL
            if len(group) == 1:
                give(group[0][1], problem)
            else:  # one of them: find out which by taking one after the other
                for job in group:
                    await self._append_group([job])
        except Exception as error:
            give_all([future for _, future in group], [error] * len(group))
        else:
            found = {str(row[0]) for row in kept}
            answers = [None if entry.table in found else Conflict("expect") for entry, _ in group]
            give_all([future for _, future in group], answers)

    def when_broken(self, then: Callable[[], None]) -> None:
        """Never: a database that is away may come back."""

    async def others_wrote(self) -> bool:
        return True  # it says nothing about that, and several workers are what it is for

    async def backup(self, path: str) -> None:
        """Written by ``pg_dump``, which comes with PostgreSQL."""
        url, password = _split_password(self.url)
        environment = {**os.environ, **({"PGPASSWORD": password} if password else {})}  # other people see command lines
        try:
            Path(path).touch(0o600, exist_ok=False)
        except OSError as error:
            raise StoreError(f"The copy {path} cannot be written: {error.strerror}.") from error
        try:
            process = await asyncio.create_subprocess_exec(
                *("pg_dump", "--format=custom", f"--file={path}", f"--dbname={url}"),
                stderr=asyncio.subprocess.PIPE,
                env=environment,
            )
            _, said = await process.communicate()
            if process.returncode:
                raise StoreError(f"pg_dump failed: {said.decode(errors='replace').strip()}")
        except FileNotFoundError as error:
            Path(path).unlink()
            raise StoreError("pg_dump is not installed; it comes with PostgreSQL's client programs.") from error
        except StoreError:
            Path(path).unlink()  # half a copy is none
            raise

    async def size(self) -> int:
        (row,) = await self.read(f"SELECT coalesce(sum(pg_total_relation_size(c.oid)), 0)::bigint {_OUR_TABLES}")
        return int(row[0])

    async def clear_log(self) -> bool:
        """Its log (WAL) is its own: segments are used again in their turn (docs/security.md)."""
        return True

    async def scrub(self, gives_way: bool = False) -> bool:
        """Nobody can use a table while it is written anew. It gives way by giving up after a short time.

        Statistics are made anew, too: they have samples of what stands in columns.
        """
        with _explained():
            return await self._scrub(gives_way)

    async def _scrub(self, gives_way: bool) -> bool:
        names = [str(row[0]) for row in await self.read(f"SELECT c.oid::regclass::text {_OUR_TABLES}")]
        each = [f"VACUUM (FULL, ANALYZE) {name}" for name in names]
        async with self._reading.acquire() as connection:
            try:
                await connection.execute(f"SET lock_timeout = '{_LOCK_MS if gives_way else 0}ms'")
                for statement in (*each, "VACUUM FULL pg_statistic"):
                    await connection.execute(statement, timeout=_SCRUB_SHORTLY_S if gives_way else _SCRUB_S)
            except (TimeoutError, asyncpg.LockNotAvailableError):
                if gives_way:
                    return False
                raise
            finally:
                with contextlib.suppress(*_LOST, asyncpg.PostgresError):
                    await connection.execute("RESET lock_timeout")
        return True

    async def close(self) -> None:
        if self._appending is not None:
            await asyncio.wait([self._appending])
        for pool in (self._reading, self._writing):
            try:
                await asyncio.wait_for(pool.close(), _CONNECT_S)
            except TimeoutError:
                pool.terminate()


def _pool(url: str, size: int) -> asyncpg.Pool:
    return asyncpg.create_pool(url, min_size=1, max_size=size, timeout=_CONNECT_S, command_timeout=_COMMAND_S)


_OUR_TABLES: Final = (
    "FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace ORDER BY 1"
)
_APPEND_MANY: Final = (
    "WITH newest AS (SELECT * FROM unnest($1::text[], $2::bigint[], $3::float8[], $4::text[], $5::text[], $6::text[], "
    "$7::text[], $8::float8[], $9::text[]) "
    "AS n(id, seq, at, author, command, body, status, due, summary)), "
    "entry AS (INSERT INTO entries (table_id, seq, at, author, command, body) "
    "SELECT n.id, n.seq, n.at, n.author, n.command, n.body FROM newest n JOIN tables t ON t.id = n.id "
    "RETURNING table_id), "
    "advanced AS (UPDATE tables SET head = n.seq, changed = n.at, status = n.status, due = n.due, summary = n.summary "
    "FROM newest n WHERE tables.id = n.id RETURNING tables.id) "
    "SELECT entry.table_id FROM entry JOIN advanced ON advanced.id = entry.table_id"
)


async def migrate(connection: Any, target: int = VERSION) -> None:
    """Bring the schema forwards to ``target``."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", _MIGRATION_LOCK)
        await connection.execute(VERSION_TABLE)
        version = await connection.fetchval("SELECT coalesce(max(version), 0) FROM schema_version")
        if version > VERSION:
            raise StoreError(newer_than_known(version))
        for step in range(version + 1, target + 1):
            for statement in ddl(step, by_key=""):
                await connection.execute(statement)
        if version < target:
            await connection.execute("DELETE FROM schema_version")
            await connection.execute("INSERT INTO schema_version VALUES ($1)", target)


def _split_password(url: str) -> tuple[str, str]:
    """An address without its password, and the password."""
    parts = urlsplit(url)
    if not parts.password:
        return url, ""
    user, _, host = parts.netloc.rpartition("@")
    return urlunsplit(parts._replace(netloc=f"{user.partition(':')[0]}@{host}")), unquote(parts.password)


async def _run(connection: Any, statement: Statement) -> list[Row]:
    rows: list[Row] = await connection.fetch(statement.sql, *statement.values)
    if statement.expect is not None and len(rows) != statement.expect:
        raise Conflict("expect")
    return rows


@contextlib.contextmanager
def _explained() -> Iterator[None]:
    try:
        yield
    except asyncpg.IntegrityConstraintViolationError as error:
        raise Conflict(error.constraint_name or str(error)) from error
    except (asyncpg.SerializationError, asyncpg.DeadlockDetectedError) as error:
        raise Conflict("serialization") from error
    except _LOST as error:
        raise Unavailable(f"PostgreSQL cannot be used now: {error or type(error).__name__}") from error
