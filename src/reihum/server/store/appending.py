"""Batches and appends on SQLite's writing connection, inside a transaction that its caller begins and commits.

Appends that come together are written by one statement for many: whenever a statement ends, the writing thread has to
wait for its turn in the interpreter, and that takes longer than the work.
"""

import functools
import itertools
import sqlite3
from collections.abc import Sequence
from typing import Final

from reihum.server.store.database import Append, Conflict, Row, Statement
from reihum.server.store.tables import append_statements

_SIZES: Final = (64, *range(16, 0, -1))  # rows in a statement: so few different ones that each stays prepared


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
    begin = 0
    try:
        while begin < len(group):
            size = next(size for size in _SIZES if size <= len(group) - begin)
            _append(connection, group[begin : begin + size])
            begin += size
    except (sqlite3.IntegrityError, Conflict):
        return False
    return True


def append_each(connection: sqlite3.Connection, group: Sequence[Append]) -> list[Conflict | None]:
    """Append one after the other. For each what it was in conflict with, if anything."""
    answers = [run_batch(connection, append_statements(entry)) for entry in group]
    return [answer if isinstance(answer, Conflict) else None for answer in answers]


def _append(connection: sqlite3.Connection, rows: Sequence[Append]) -> None:
    insert, advance = _statements(len(rows))
    connection.execute(insert, list(itertools.chain.from_iterable(row[:6] for row in rows)))
    advanced = connection.execute(
        advance,
        list(
            itertools.chain.from_iterable(
                (row.table, row.seq, row.at, row.status, row.due, row.summary) for row in rows
            )
        ),
    )
    if advanced.rowcount != len(rows):
        raise Conflict("expect")


@functools.cache
def _statements(rows: int) -> tuple[str, str]:
    """If one row fails, all of them are taken back: with ``OR FAIL`` SQLite need not copy pages to do that itself."""
    values = ", ".join(["(?, ?, ?, ?, ?, ?)"] * rows)
    return (
        f"INSERT OR FAIL INTO entries (table_id, seq, at, author, command, body) VALUES {values}",
        "UPDATE OR FAIL tables "
        "SET head = column2, changed = column3, status = column4, due = column5, summary = column6 "
        f"FROM (VALUES {values}) AS newest WHERE tables.id = newest.column1",
    )


@functools.cache
def placeholders(sql: str) -> str:
    """A statement with SQLite's own places for values."""
    return sql.replace("$", "?")
