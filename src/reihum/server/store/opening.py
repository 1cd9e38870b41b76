"""From a database URL to an open, migrated database."""

from urllib.parse import urlsplit

from reihum.server.settings import without_password
from reihum.server.store.database import Database, StoreError

_EXAMPLES = "sqlite:///path/to/reihum.db, sqlite:////absolute/path.db or postgresql://user@host/name"


def sqlite_path(url: str) -> str:
    """The path in an SQLite URL: what follows the third slash."""
    path = url.removeprefix("sqlite:///")
    if path == url or not path or path == ":memory:":  # workers are processes: they share files only
        raise StoreError(f"'{url}' names no file. Expected {_EXAMPLES}.")
    return path


async def open_database(url: str, check: bool = True) -> Database:
    """Open the database that a URL names. ``check`` looks for damage where the database does not do so itself."""
    scheme = urlsplit(url).scheme
    if scheme == "sqlite":
        from reihum.server.store.sqlite.database import Sqlite

        return await Sqlite.open(sqlite_path(url), check)
    if scheme in ("postgresql", "postgres"):
        from reihum.server.store.postgres import Postgres

        return await Postgres.open(url)
    raise StoreError(f"'{without_password(url)}' is no database this server knows. Expected {_EXAMPLES}.")
