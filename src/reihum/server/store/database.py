"""The one interface to a database: read rows, or write a batch of statements that happens whole or not at all.

SQL is written once, with ``$1``, ``$2``, … for values, in the part of the language that SQLite and PostgreSQL share. A
batch has no reads in between: what must not have changed stands in a statement's condition and its ``expect``.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple, Protocol

Row = Sequence[Any]


class StoreError(Exception):
    """The database cannot be used; the message is for the person who runs the server."""


class Unavailable(StoreError):
    """The database cannot be reached or written now. Whether a batch under way was kept is not known."""


class Conflict(Exception):
    """A batch was not written because something else was there first. ``constraint`` names the unique index or rule."""

    def __init__(self, constraint: str) -> None:
        super().__init__(constraint)
        self.constraint = constraint


class Statement(NamedTuple):
    """A statement of a batch. ``expect``: how many rows it must return, or the batch is undone with `Conflict`."""

    sql: str
    values: Sequence[Any] = ()
    expect: int | None = None


class Append(NamedTuple):
    """An entry of a log, and what the row of its table says after it.

    This is written thousands of times a second, so databases write what comes at the same time together.
    """

    table: str
    seq: int
    at: float
    author: str
    command: str
    body: str
    status: str
    due: float | None
    summary: str


class Database(Protocol):
    """A database."""

    kind: str  # "sqlite" or "postgresql"

    async def read(self, sql: str, *values: Any) -> list[Row]:
        """The rows of a query."""
        ...

    async def write(self, *batch: Statement) -> list[list[Row]]:
        """Write a batch in one durable transaction. For each statement the rows that it returns."""
        ...

    def append(self, entry: Append) -> Awaitable[None]:
        """Append to a log. Writing begins at once; when awaiting it returns, the entry is durable.

        Fails with `Conflict` if the log has an entry of this number, or there is no row that it is to change.
        """
        ...

    def when_broken(self, then: Callable[[], None]) -> None:
        """Call ``then`` when this process can keep nothing any more, whatever comes."""
        ...

    async def others_wrote(self) -> bool:
        """Whether anybody but this process may have written since this was asked last."""
        ...

    async def backup(self, path: str) -> None:
        """Write a consistent copy to a file while everything goes on."""
        ...

    async def size(self) -> int:
        """How many bytes everything has that `scrub` writes anew."""
        ...

    async def clear_log(self) -> bool:
        """Let what was overwritten or deleted leave the database's own log, as far as that is cheap. False if somebody
        uses it just now: another time.
        """
        ...

    async def scrub(self, gives_way: bool = False) -> bool:
        """Write everything anew, so that no byte is left of what was deleted. Commands wait meanwhile, unless it
        ``gives_way`` to them; False if it was given up.
        """
        ...

    async def close(self) -> None:
        """Finish what is under way and let go."""
        ...


async def is_writable(database: Database) -> bool:
    """Whether something can be kept now."""
    try:
        await database.write(Statement("UPDATE schema_version SET version = version"))
    except Unavailable:
        return False
    return True
