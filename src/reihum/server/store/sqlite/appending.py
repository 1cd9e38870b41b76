"""Batches and appends on SQLite's writing connection, inside a transaction that its caller begins and commits."""

import functools
import sqlite3
from collections.abc import Sequence
from typing import Final

from reihum.server.store.database import Append, Conflict, Row, Statement
from reihum.server.store.tables import append_statements

# One statement for all: with one for each, a thread would ask for the interpreter's lock as often.
# If one row fails, all of them are taken back: with ``OR FAIL`` SQLite need not copy pages to do that itself.
_INSERT: Final = "INSERT OR FAIL INTO entries (table_id, seq, at, author, command, body) VALUES "
_ADVANCE: Final = (
    "UPDATE OR FAIL tables SET head = n.column2, changed = n.column3, status = n.column4, due = n.column5, "
    "summary = n.column6 FROM (VALUES {rows}) AS n WHERE tables.id = n.column1"
)


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


def append_group(connection: sqlite3.Connection, group: Sequence[Append]) -> bool:
    """Append to many logs, each to one of its own; False if one of them conflicts, and the transaction must end."""
    if not group:
        return True
    try:
        connection.execute(_INSERT + _places(6, len(group)), [value for row in group for value in row[:6]])
    except sqlite3.IntegrityError:
        return False
    rows = [(row.table, row.seq, row.at, row.status, row.due, row.summary) for row in group]
    advanced = connection.execute(_ADVANCE.format(rows=_places(6, len(rows))), [value for row in rows for value in row])
    return advanced.rowcount == len(rows)


@functools.cache
def _places(columns: int, rows: int) -> str:
    """Places for the values of some rows."""
    return ", ".join([f"({', '.join('?' * columns)})"] * rows)


def append_each(connection: sqlite3.Connection, group: Sequence[Append]) -> list[Conflict | None]:
    """Append one after the other. For each what it was in conflict with, if anything."""
    answers = [run_batch(connection, append_statements(entry)) for entry in group]
    return [answer if isinstance(answer, Conflict) else None for answer in answers]


@functools.cache
def placeholders(sql: str) -> str:
    """A statement with SQLite's own places for values."""
    return sql.replace("$", "?")
