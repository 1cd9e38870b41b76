"""The schema as a list of migrations, forwards only. A version once released is never edited: append the next.

The DDL is shared: SQLite takes any type name, and ``BIGINT``, ``DOUBLE PRECISION`` and ``TEXT`` mean the right thing in
both. ``{by_key}`` stands for SQLite's ``WITHOUT ROWID``: rows are then stored in the order of their primary key, so a
table's log lies together.
"""

from typing import Final

VERSION_TABLE: Final = "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT PRIMARY KEY)"

MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        # People. A secret is kept as its hash only.
        """CREATE TABLE people (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, language TEXT NOT NULL,
            created DOUBLE PRECISION NOT NULL, seen DOUBLE PRECISION NOT NULL)""",
        """CREATE TABLE secrets (
            hash TEXT PRIMARY KEY, id TEXT NOT NULL UNIQUE,
            person TEXT NOT NULL REFERENCES people(id) ON DELETE CASCADE,
            kind TEXT NOT NULL, label TEXT NOT NULL, created DOUBLE PRECISION NOT NULL, expires DOUBLE PRECISION)""",
        "CREATE INDEX secrets_of_person ON secrets (person)",
        # Tables. `entries` is the truth; the other columns of `tables` are derived from it, for lists and the sweep.
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, public BIGINT NOT NULL, head BIGINT NOT NULL,
            created DOUBLE PRECISION NOT NULL, changed DOUBLE PRECISION NOT NULL, due DOUBLE PRECISION,
            summary TEXT NOT NULL)""",
        "CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL",
        "CREATE INDEX tables_listed ON tables (status, changed) WHERE public = 1",
        """CREATE TABLE entries (
            table_id TEXT NOT NULL, seq BIGINT NOT NULL, at DOUBLE PRECISION NOT NULL,
            author TEXT NOT NULL, command TEXT NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (table_id, seq)) {by_key}""",
        "CREATE UNIQUE INDEX entries_command ON entries (table_id, author, command)",
        """CREATE TABLE members (
            person TEXT NOT NULL, table_id TEXT NOT NULL, seen DOUBLE PRECISION NOT NULL DEFAULT 0,
            PRIMARY KEY (person, table_id)) {by_key}""",
        "CREATE INDEX members_of_table ON members (table_id)",
    ),
    (
        # Results and ratings. `player` is a person's id or "bot:" and a level.
        """CREATE TABLE results (
            table_id TEXT NOT NULL, seat BIGINT NOT NULL, game TEXT NOT NULL, player TEXT NOT NULL,
            points BIGINT NOT NULL, rank BIGINT NOT NULL, at DOUBLE PRECISION NOT NULL, rated BIGINT NOT NULL,
            PRIMARY KEY (table_id, seat)) {by_key}""",
        "CREATE INDEX results_of_player ON results (player, game)",
        "CREATE INDEX results_unrated ON results (at) WHERE rated = 0",
        """CREATE TABLE ratings (
            player TEXT NOT NULL, game TEXT NOT NULL, played BIGINT NOT NULL, won BIGINT NOT NULL, best BIGINT,
            rating DOUBLE PRECISION NOT NULL, deviation DOUBLE PRECISION NOT NULL, volatility DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (player, game)) {by_key}""",
        "CREATE INDEX ratings_best ON ratings (game, rating)",
    ),
    (
        # Whoever appends knows the whole log, or its number is taken: what stands in it needs no index of its own.
        "DROP INDEX entries_command",
    ),
    (
        # Most moves change of a table only whose turn it is. That stands beside the move: one row is written, not two.
        "ALTER TABLE entries ADD COLUMN newest TEXT",
    ),
)

VERSION: Final = len(MIGRATIONS)


def ddl(version: int, by_key: str) -> list[str]:
    """The statements that lead from ``version − 1`` to ``version``."""
    return [statement.replace("{by_key}", by_key) for statement in MIGRATIONS[version - 1]]


def newer_than_known(version: int) -> str:
    """What to say when the database was written by a newer program."""
    return (
        f"The database has schema version {version}; this program knows versions up to {VERSION}. "
        "Update Reihum, or restore a back-up made by this version."
    )
