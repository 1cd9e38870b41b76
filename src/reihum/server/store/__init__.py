"""What the server keeps: people, tables as logs, results. One small interface, hand-written SQL, two databases."""

from reihum.server.store.accounts import Accounts
from reihum.server.store.calls import CallBook
from reihum.server.store.database import Conflict, Database, StoreError, Unavailable
from reihum.server.store.kept import Kept
from reihum.server.store.opening import open_database
from reihum.server.store.people import People
from reihum.server.store.results import ResultBook
from reihum.server.store.tables import TableBook

__all__ = [
    "Accounts",
    "Conflict",
    "Database",
    "People",
    "ResultBook",
    "Store",
    "StoreError",
    "TableBook",
    "Unavailable",
]


class Store:
    """Everything that is kept, by subject."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.people = People(database)
        self.accounts = Accounts(database)
        self.tables = TableBook(database)
        self.results = ResultBook(database)
        self.kept = Kept(database)
        self.calls = CallBook(database)

    @classmethod
    async def open(cls, url: str, check: bool = True) -> "Store":
        """Open (and if needed create or migrate) the database at ``sqlite:///path`` or ``postgresql://…``.

        ``check`` looks a whole SQLite file over for damage.
        """
        return cls(await open_database(url, check))

    async def close(self) -> None:
        await self.database.close()
