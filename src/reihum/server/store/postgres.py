"""PostgreSQL through asyncpg: a pool a worker; a batch is a transaction."""

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]

from reihum.server.store.answers import Then, settle
from reihum.server.store.database import Append, Conflict, Row, Statement, StoreError, Unavailable
from reihum.server.store.schema import VERSION, VERSION_TABLE, ddl, newer_than_known

_CONNECTIONS: Final = 8
_CONNECT_S: Final = 5.0
_COMMAND_S: Final = 15.0
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

    def __init__(self, url: str, pool: asyncpg.Pool) -> None:
        self.url = url
        self._pool = pool
        self._waiting: list[tuple[Append, Then]] = []
        self._appending: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str) -> "Postgres":
        """Connect, and bring the schema up to date."""
        try:
            pool = await asyncpg.create_pool(
                url, min_size=1, max_size=_CONNECTIONS, timeout=_CONNECT_S, command_timeout=_COMMAND_S
            )
        except (*_LOST, asyncpg.PostgresError, ValueError) as error:
            raise StoreError(
                f"The PostgreSQL database cannot be reached: {error or type(error).__name__}. Check the address, the "
                "password and that the server runs."
            ) from error
        try:
            async with pool.acquire() as connection:
                await migrate(connection)
        except asyncpg.PostgresError as error:
            await pool.close()
            raise StoreError(f"The schema of the PostgreSQL database cannot be brought up to date: {error}") from error
        except StoreError:
            await pool.close()
            raise
        return cls(url, pool)

    async def read(self, sql: str, *values: Any) -> list[Row]:
        with _explained():
            async with self._pool.acquire() as connection:
                return await connection.fetch(sql, *values)

    look_up = read

    async def write(self, *batch: Statement) -> list[list[Row]]:
        with _explained():
            async with self._pool.acquire() as connection:
                if len(batch) == 1 and batch[0].expect is None:
                    return [await _run(connection, batch[0])]
                async with connection.transaction():
                    return [await _run(connection, statement) for statement in batch]

    def append(self, entry: Append, then: Then) -> None:
        self._waiting.append((entry, then))
        if self._appending is None:
            self._appending = asyncio.create_task(self._append_all())

    async def _append_all(self) -> None:
        """Write what waits; what comes meanwhile is written together next."""
        try:
            while self._waiting:
                group, self._waiting = self._waiting[:_GROUP], self._waiting[_GROUP:]
                group.sort(key=lambda job: job[0].table)  # every worker in the same order: nobody waits in a circle
                await self._append_group(group)
        finally:
            self._appending = None

    async def _append_group(self, group: list[tuple[Append, Then]]) -> None:
        columns = [list(column) for column in zip(*(entry for entry, _ in group), strict=True)]
        try:
            (kept,) = await self.write(Statement(_APPEND_MANY, columns))
        except (Conflict, asyncpg.DataError) as problem:  # something else was first, or it is no text for PostgreSQL
            if len(group) == 1:
                settle([problem], [group[0][1]])
            else:  # one of them: find out which by taking one after the other
                for job in group:
                    await self._append_group([job])
        except Exception as error:
            settle([error] * len(group), [then for _, then in group])
        else:
            found = {str(row[0]) for row in kept}
            answers = [None if entry.table in found else Conflict("expect") for entry, _ in group]
            settle(answers, [then for _, then in group])

    def others_wrote(self) -> bool:
        return True  # it says nothing about that, and several workers are what it is for

    async def writable(self) -> bool:
        try:
            await self.write(Statement("UPDATE schema_version SET version = version"))
        except Unavailable:
            return False
        return True

    async def backup(self, path: str) -> None:
        """Written by ``pg_dump``, which comes with PostgreSQL."""
        try:
            process = await asyncio.create_subprocess_exec(
                "pg_dump", "--format=custom", f"--file={path}", f"--dbname={self.url}", stderr=asyncio.subprocess.PIPE
            )
        except FileNotFoundError as error:
            raise StoreError("pg_dump is not installed; it comes with PostgreSQL's client programs.") from error
        _, said = await process.communicate()
        if process.returncode:
            raise StoreError(f"pg_dump failed: {said.decode(errors='replace').strip()}")

    async def close(self) -> None:
        if self._appending is not None:
            await asyncio.wait([self._appending])
        try:
            await asyncio.wait_for(self._pool.close(), _CONNECT_S)
        except TimeoutError:
            self._pool.terminate()


_APPEND_MANY: Final = (
    "WITH newest AS (SELECT * FROM unnest($1::text[], $2::bigint[], $3::float8[], $4::text[], $5::text[], $6::text[], "
    "$7::text[], $8::text[], $9::float8[], $10::text[]) "
    "AS n(id, seq, at, author, command, body, newest, status, due, summary)), "
    "entry AS (INSERT INTO entries (table_id, seq, at, author, command, body, newest) "
    "SELECT n.id, n.seq, n.at, n.author, n.command, n.body, n.newest FROM newest n JOIN tables t ON t.id = n.id "
    "RETURNING table_id), "
    "advanced AS (UPDATE tables SET head = n.seq, changed = n.at, status = n.status, due = n.due, summary = n.summary "
    "FROM newest n WHERE tables.id = n.id AND n.status IS NOT NULL RETURNING tables.id) "
    "SELECT e.table_id FROM entry e JOIN newest n ON n.id = e.table_id LEFT JOIN advanced a ON a.id = e.table_id "
    "WHERE n.status IS NULL OR a.id IS NOT NULL"
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
