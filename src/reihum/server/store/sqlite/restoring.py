"""Putting a back-up in the place of an SQLite database. Whatever was there before is kept, under a name of its own."""

import contextlib
import sqlite3
import time
from pathlib import Path
from typing import Final

from reihum.server.store.database import StoreError
from reihum.server.store.sqlite.database import backup, prepare

_PARTS: Final = ("", "-wal", "-shm")  # the files that a database may consist of


def restore(source: Path, target: Path) -> Path | None:
    """Put a copy of ``source`` in the place of ``target``; where what was there before is now, if anything was.

    Raises `StoreError` if the back-up is damaged or a server uses the database; nothing is changed then.
    """
    if not source.is_file():
        raise StoreError(f"There is no back-up {source}.")
    incoming = target.with_name(f"{target.name}.restoring")
    _remove(incoming)
    try:
        backup(str(source), str(incoming))
        prepare(str(incoming))
        _in_one_file(incoming)
        kept = _set_aside(target)
        incoming.rename(target)
    finally:
        _remove(incoming)
    return kept


def _remove(database: Path) -> None:
    for part in _PARTS:
        database.with_name(database.name + part).unlink(missing_ok=True)


def _set_aside(database: Path) -> Path | None:
    if not database.exists():
        return None
    with contextlib.suppress(sqlite3.DatabaseError):  # a damaged one is kept as it is, with all its parts
        _in_one_file(database)
    kept = _unused(database.with_name(f"{database.name}.before-restore-{time.strftime('%Y%m%d-%H%M%S')}"))
    for part in _PARTS:
        old = database.with_name(database.name + part)
        if old.exists():
            old.rename(kept.with_name(kept.name + part))
    return kept


def _unused(path: Path) -> Path:
    """This name, or one like it that is free."""
    number, free = 1, path
    while free.exists():
        number += 1
        free = path.with_name(f"{path.name}-{number}")
    return free


def _in_one_file(database: Path) -> None:
    """Bring what is still in the log into the file itself. SQLite does that only for whoever has the file alone."""
    with contextlib.closing(sqlite3.connect(database, timeout=1.0, isolation_level=None)) as connection:
        try:
            connection.execute("PRAGMA journal_mode=DELETE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
                raise StoreError(f"A server or another program uses {database}. Stop it first.") from error
            raise
