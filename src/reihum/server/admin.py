"""``reihum admin``: tables, closing, back-up while running, restore, purge."""

import asyncio
import math
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Column, Table

from reihum.server.privacy.scrubbing import scrub_now
from reihum.server.settings import BadSetting, from_environment
from reihum.server.store import Store, StoreError
from reihum.server.store.opening import sqlite_path
from reihum.server.store.tables import Behind, EntryRow, TableRow
from reihum.server.tables import entries as e
from reihum.server.tables.summaries import BriefSeat, decode_brief, row_of
from reihum.server.tables.table import replayed

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
        raise _fail(str(error)) from None


def _fail(text: str) -> typer.Exit:
    typer.echo(f"reihum: {text}", err=True)
    return typer.Exit(1)


@admin.command()
def tables(
    database: _Database = None,
    limit: Annotated[int, typer.Option(min=1, help="List at most this many.")] = 50,
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON list.")] = False,
) -> None:
    """List tables, those changed last first, with the ids of those who sit there."""

    async def work(store: Store) -> list[_Listed]:
        rows = [(row, decode_brief(row).seats) for row in await store.tables.all(limit)]
        people = {seat.person for _, seats in rows for seat in seats if seat.person is not None}
        names = await store.people.names(sorted(people))
        return [_listed(row, seats, names) for row, seats in rows]

    found = _with_store(database, work)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found)))
        return
    shown = Table(Column("table", no_wrap=True), "game", "status", "seats", "entries", "last change")
    for table in found:
        changed = time.strftime("%Y-%m-%d %H:%M", time.localtime(table.changed))
        shown.add_row(table.id, table.game, table.status, "\n".join(table.seats), str(table.entries), changed)
    Console().print(shown)


class _Listed(msgspec.Struct, frozen=True):
    """A table in the list."""

    id: str
    game: str
    status: str
    seats: list[str]
    entries: int
    changed: float


def _listed(row: TableRow, seats: Sequence[BriefSeat], names: Mapping[str, str]) -> _Listed:
    told = [_who(seat, names) for seat in seats]
    return _Listed(row.id, row.game, row.status, told, row.head + 1, row.changed)


def _who(seat: BriefSeat, names: Mapping[str, str]) -> str:
    if seat.person is None:
        return seat.level or seat.kind
    return f"{seat.name or names.get(seat.person, '')} ({seat.person})"


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
        raise _fail(problem)
    typer.echo(f"Table {table} is closed.")


@admin.command(name="sign-out")
def sign_out(
    person: Annotated[str, typer.Argument(help="The person's id, as tables show it; 'everybody' for all.")],
    database: _Database = None,
) -> None:
    """End all of a person's cookies, tokens and links. Open connections are cut within 20 seconds."""

    async def work(store: Store) -> bool:
        if person != "everybody" and await store.people.get(person) is None:
            return False
        await store.people.drop_secrets(None if person == "everybody" else person)
        return True

    if not _with_store(database, work):
        raise _fail(f"There is no person {person}. `reihum admin tables` shows who sits where.")
    typer.echo(f"Signed out: {person}.")


@admin.command()
def backup(
    file: Annotated[
        Path | None, typer.Argument(help="Where to; without it a new file in the folder of REIHUM_BACKUPS.")
    ] = None,
    keep: Annotated[
        int | None,
        typer.Option(min=1, help="Keep this many of the newest in the folder of REIHUM_BACKUPS, delete the others."),
    ] = None,
    database: _Database = None,
) -> None:
    """Write a consistent copy while the server runs."""
    from reihum.server.operations import backups

    try:
        folder = from_environment(database=database).backups
        target = file or backups.new_file(folder)
    except BadSetting as error:
        raise _fail(str(error)) from None
    if target.exists():
        raise _fail(f"{target} is there already; choose another name.")
    _with_store(database, lambda store: store.database.backup(str(target)))
    typer.echo(f"Written to {target}.")
    if keep is not None:
        for old in backups.kept(folder)[keep:]:
            old.unlink()
            typer.echo(f"Deleted {old}.")


@admin.command()
def restore(file: Annotated[Path, typer.Argument(help="A back-up.")], database: _Database = None) -> None:
    """Replace an SQLite database with a back-up; what was there is kept beside it. Stop the server first."""
    from reihum.server.store.sqlite import restoring

    try:
        url = from_environment(database=database).database
        if not url.startswith("sqlite"):
            raise StoreError(
                "Restore PostgreSQL back-ups with its own program, the server stopped: pg_restore --clean --if-exists "
                f"--no-owner --no-privileges --single-transaction --dbname=… {file}"
            )
        target = Path(sqlite_path(url))
        kept = restoring.restore(file, target)
    except (StoreError, BadSetting) as error:
        raise _fail(str(error)) from None
    except OSError as error:
        raise _fail(f"{file} cannot be restored: {error.strerror}.") from None
    typer.echo(f"{target} is restored from {file}.{f' What was there before is {kept}.' if kept else ''}")


@admin.command()
def scrub(database: _Database = None) -> None:
    """Rewrite the database so that no byte is left of what was deleted. Commands wait meanwhile."""
    _with_store(database, scrub_now)
    typer.echo("Written anew.")


@admin.command()
def purge(
    days: Annotated[float, typer.Option(min=0, help="Delete tables at which nothing has happened for this many days.")],
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask, even if tables of today are among them.")] = False,
    database: _Database = None,
) -> None:
    """Delete old tables with their logs."""
    if not math.isfinite(days):
        raise _fail("Name a number of days.")
    if days < 1 and not yes:
        typer.confirm("This also deletes tables of today, all but those being played just now. Go on?", abort=True)
    count = _with_store(database, lambda store: store.tables.purge(time.time() - days * _DAY))
    typer.echo(f"{count} tables deleted.")
