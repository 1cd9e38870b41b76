"""``reihum admin``: tables, closing, back-up while running, restore, purge."""

import asyncio
import shutil
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from reihum.server import entries as e
from reihum.server.settings import BadSetting, from_environment
from reihum.server.store import Store, StoreError
from reihum.server.store.opening import sqlite_path
from reihum.server.store.tables import Behind, EntryRow
from reihum.server.summaries import decode_brief, row_of
from reihum.server.table import replayed

admin = typer.Typer(help="Look after a server's tables.", no_args_is_help=True)
_Database = Annotated[str | None, typer.Option(help="sqlite:///path or postgresql://…")]
_DAY = 86_400.0


def _with_store(database: str | None, work: Callable[[Store], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        url = from_environment(database=database).database
        if url.startswith("sqlite") and not Path(sqlite_path(url)).exists():
            raise StoreError(
                f"There is no database {sqlite_path(url)}. Name the one of the server: --database sqlite:///…"
            )
        store = await Store.open(url)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except (StoreError, BadSetting) as error:
        typer.echo(f"reihum: {error}", err=True)
        raise typer.Exit(1) from None


@admin.command()
def tables(database: _Database = None, limit: Annotated[int, typer.Option(help="At most so many.")] = 50) -> None:
    """List tables, the newest first."""
    rows = _with_store(database, lambda store: store.tables.all(limit))
    shown = Table("table", "game", "status", "seats", "entries", "last change")
    for row in rows:
        seats = ", ".join(seat.level or seat.kind for seat in decode_brief(row).seats)
        changed = time.strftime("%Y-%m-%d %H:%M", time.localtime(row.changed))
        shown.add_row(row.id, row.game, row.status, seats, str(row.head + 1), changed)
    Console().print(shown)


@admin.command()
def close(table: Annotated[str, typer.Argument(help="The table's id.")], database: _Database = None) -> None:
    """Close a table. It can be looked at, but not played on."""

    async def work(store: Store) -> str | None:
        while True:
            rows = await store.tables.entries(table)
            if not rows:
                return f"There is no table {table}."
            state = replayed(table, rows)
            if state.status in ("finished", "closed"):
                return f"Table {table} is {state.status} already."
            row = EntryRow(state.head + 1, time.time(), "server", f"close-{state.head}", e.encode(e.Closed()))
            state.apply(row)
            try:
                await store.tables.append(row_of(state, None), row)
            except Behind:
                continue
            return None

    problem = _with_store(database, work)
    if problem:
        typer.echo(f"reihum: {problem}", err=True)
        raise typer.Exit(1)
    typer.echo(f"Table {table} is closed.")


@admin.command(name="sign-out")
def sign_out(
    person: Annotated[str, typer.Argument(help="The person's id, as tables show it; 'everybody' for all.")],
    database: _Database = None,
) -> None:
    """Make a person's cookies, tokens and links worthless. Connections that are open are cut within 20 seconds."""
    _with_store(database, lambda store: store.people.drop_secrets(None if person == "everybody" else person))
    typer.echo(f"Signed out: {person}.")


@admin.command()
def backup(file: Annotated[Path, typer.Argument(help="Where to.")], database: _Database = None) -> None:
    """Write a consistent copy while the server runs."""
    if file.exists():
        typer.echo(f"reihum: {file} is there already; choose another name.", err=True)
        raise typer.Exit(1)
    _with_store(database, lambda store: store.database.backup(str(file)))
    typer.echo(f"Written to {file}.")


@admin.command()
def restore(file: Annotated[Path, typer.Argument(help="A back-up.")], database: _Database = None) -> None:
    """Put a back-up in the place of an SQLite database, which is kept beside it. Stop the server first."""
    from reihum.server.store.sqlite import prepare

    try:
        url = from_environment(database=database).database
        if not url.startswith("sqlite"):
            raise StoreError("Restore PostgreSQL back-ups with its own program: pg_restore --clean --dbname=… FILE.")
        target = Path(sqlite_path(url))
        incoming = target.with_name(f"{target.name}.restoring")
        shutil.copyfile(file, incoming)
        try:
            prepare(str(incoming))
        except StoreError:
            incoming.unlink()
            raise
        for part in ("", "-wal", "-shm"):
            old = target.with_name(target.name + part)
            if old.exists():
                old.rename(target.with_name(f"{target.name}.before-restore{part}"))
        incoming.rename(target)
        for part in ("-wal", "-shm"):
            incoming.with_name(incoming.name + part).unlink(missing_ok=True)
    except (StoreError, BadSetting) as error:
        typer.echo(f"reihum: {error}", err=True)
        raise typer.Exit(1) from None
    except OSError as error:
        typer.echo(f"reihum: {file} cannot be restored: {error.strerror}.", err=True)
        raise typer.Exit(1) from None
    typer.echo(f"{target} is restored from {file}; what was there before is {target}.before-restore.")


@admin.command()
def purge(
    days: Annotated[float, typer.Option(help="Delete tables at which nothing happened for so many days.")],
    database: _Database = None,
) -> None:
    """Delete old tables with their logs."""
    count = _with_store(database, lambda store: store.tables.purge(time.time() - days * _DAY))
    typer.echo(f"{count} tables deleted.")
