"""Batches and appends on SQLite's writing connection, inside a transaction that its caller begins and commits."""

import functools
import sqlite3
from collections.abc import Sequence
from typing import Final

from reihum.server.store.database import Append, Conflict, Row, Statement
from reihum.server.store.tables import append_statements

# If one row fails, all of them are taken back: with ``OR FAIL`` SQLite need not copy pages to do that itself.
_INSERT: Final = (
    "INSERT OR FAIL INTO entries (table_id, seq, at, author, command, body, newest) VALUES (?, ?, ?, ?, ?, ?, ?)"
)
_ADVANCE: Final = "UPDATE OR FAIL tables SET head = ?, changed = ?, status = ?, due = ?, summary = ? WHERE id = ?"


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


def append_together(connection: sqlite3.Connection, group: Sequence[Append]) -> bool:
    """Append to many logs, each to one of its own; False if one of them conflicts, and the transaction must end."""
    try:
        connection.executemany(_INSERT, [row[:7] for row in group])
    except sqlite3.IntegrityError:
        return False
    rows = [(row.seq, row.at, row.status, row.due, row.summary, row.table) for row in group if row.status is not None]
    return not rows or connection.executemany(_ADVANCE, rows).rowcount == len(rows)


def append_each(connection: sqlite3.Connection, group: Sequence[Append]) -> list[Conflict | None]:
    """Append one after the other. For each what it was in conflict with, if anything."""
    answers = [run_batch(connection, append_statements(entry)) for entry in group]
    return [answer if isinstance(answer, Conflict) else None for answer in answers]


@functools.cache
def placeholders(sql: str) -> str:
    """A statement with SQLite's own places for values."""
    return sql.replace("$", "?")
