"""Batches of statements on SQLite's writing connection, inside a transaction that its caller begins and commits."""

import functools
import sqlite3
from collections.abc import Sequence

from reihum.server.store.database import Conflict, Row, Statement


def run_batch(connection: sqlite3.Connection, batch: Sequence[Statement]) -> list[list[Row]] | Conflict:
    """Do a batch, or nothing of it."""
    rows: list[list[Row]] = []
    alone = len(batch) == 1 and batch[0].expect is None  # a single statement undoes itself when it fails
    if not alone:
        connection.execute("SAVEPOINT batch")
    try:
        for sql, values, expect in batch:
            cursor = connection.execute(placeholders(sql), values)
            rows.append(cursor.fetchall() if cursor.description else [])
            if expect is not None and len(rows[-1]) != expect:
                raise Conflict("expect")
    except (sqlite3.IntegrityError, Conflict) as error:
        if not alone:
            connection.execute("ROLLBACK TO batch")
            connection.execute("RELEASE batch")
        return error if isinstance(error, Conflict) else Conflict(str(error))
    if not alone:
        connection.execute("RELEASE batch")
    return rows


@functools.cache
def placeholders(sql: str) -> str:
    """A statement with SQLite's own places for values."""
    return sql.replace("$", "?")
