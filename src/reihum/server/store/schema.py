"""The schema as a list of migrations, forwards only. A version once released is never edited: append the next.

The DDL is shared: SQLite takes any type name, and ``BIGINT``, ``DOUBLE PRECISION`` and ``TEXT`` mean the right thing in
both. ``{by_key}`` stands for SQLite's ``WITHOUT ROWID``: rows are then stored in the order of their primary key, so a
table's log lies together.
"""

from typing import Final

VERSION_TABLE: Final = "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT PRIMARY KEY)"

NOTE_ENDS: Final = (
    "UPDATE members SET ended = (SELECT changed FROM tables WHERE id = table_id) WHERE ended IS NULL "
    "AND table_id IN (SELECT id FROM tables WHERE status IN ('finished', 'closed'))"
)
"""Notes of all tables that are over that they are."""

_CALLING: Final = (
    # What the server itself keeps: its keys, what it has found out about its clock, what is to be cleaned up.
    "CREATE TABLE kept (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    # How people want to be called to their tables: about what and when, and on which ways. A way belongs to a person,
    # or (`table_id`) to a table.
    """CREATE TABLE wishes (
        person TEXT PRIMARY KEY, kinds TEXT NOT NULL, zone TEXT NOT NULL, quiet_from BIGINT, quiet_to BIGINT)""",
    """CREATE TABLE ways (
        id TEXT PRIMARY KEY, person TEXT NOT NULL, table_id TEXT NOT NULL, kind TEXT NOT NULL, address TEXT NOT NULL,
        more TEXT NOT NULL, status TEXT NOT NULL, problem TEXT NOT NULL, failures BIGINT NOT NULL,
        created DOUBLE PRECISION NOT NULL)""",
    "CREATE INDEX ways_of_person ON ways (person)",
    "CREATE INDEX ways_of_table ON ways (table_id) WHERE table_id <> ''",
    "CREATE INDEX ways_by_address ON ways (address)",
    # Calls that are to be made (`due`), or were made and are not read yet (without), written with the entry that they
    # are for.
    """CREATE TABLE calls (
        person TEXT NOT NULL, table_id TEXT NOT NULL, what TEXT NOT NULL, at DOUBLE PRECISION NOT NULL,
        due DOUBLE PRECISION, PRIMARY KEY (person, table_id, what)) {by_key}""",
    "CREATE INDEX calls_due ON calls (due) WHERE due IS NOT NULL",
    # The outbox: a message for one way.
    """CREATE TABLE letters (
        id TEXT PRIMARY KEY, way TEXT NOT NULL, person TEXT NOT NULL, table_id TEXT NOT NULL, what TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL, due DOUBLE PRECISION NOT NULL, tries BIGINT NOT NULL)""",
    "CREATE INDEX letters_due ON letters (due)",
    "CREATE INDEX letters_of ON letters (person, table_id)",
)

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
    (
        # Tables as they stood after some of their entries: nobody replays a whole log. `number` is the position then.
        """CREATE TABLE snapshots (
            table_id TEXT NOT NULL, seq BIGINT NOT NULL, number BIGINT NOT NULL, body TEXT NOT NULL,
            PRIMARY KEY (table_id, seq)) {by_key}""",
    ),
    (
        # Of results with help only defeats count. Tokens of programs may do only so much ('read', or 'play'), and end.
        "ALTER TABLE results ADD COLUMN weak BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE secrets ADD COLUMN scope TEXT NOT NULL DEFAULT 'play'",
        "UPDATE secrets SET expires = created + 31536000 WHERE kind = 'token' AND expires IS NULL",
    ),
    (
        # Accounts of an OpenID Connect provider, and sign-ins under way (minutes; secrets in them as hashes).
        """CREATE TABLE accounts (
            issuer TEXT NOT NULL, subject TEXT NOT NULL,
            person TEXT NOT NULL REFERENCES people(id) ON DELETE CASCADE,
            created DOUBLE PRECISION NOT NULL, PRIMARY KEY (issuer, subject)) {by_key}""",
        "CREATE INDEX accounts_of_person ON accounts (person)",
        """CREATE TABLE sign_ins (
            state TEXT PRIMARY KEY, key_hash TEXT NOT NULL, nonce TEXT NOT NULL, verifier TEXT NOT NULL,
            person TEXT, expires DOUBLE PRECISION NOT NULL)""",
    ),
    _CALLING,
    (
        # Every move writes the row of its table again: what stood beside moves goes there. A later key counts.
        # The column stays, unused: workers of the version before write it until the new ones have taken over.
        """UPDATE tables SET head = e.seq, changed = e.at, summary = CASE WHEN e.newest IS NULL THEN summary
            ELSE rtrim(summary, '}') || ',"to_move":'
                || rtrim(substr(replace(e.newest, '],', '],"turn":'), 2), ']') || '}' END
            FROM entries e WHERE e.table_id = tables.id
            AND e.seq = (SELECT max(seq) FROM entries WHERE table_id = tables.id)""",
    ),
    (
        # What is deleted after a time is found without going through everything that is kept.
        "CREATE INDEX secrets_expire ON secrets (expires) WHERE expires IS NOT NULL",
        "CREATE INDEX tables_over ON tables (changed) WHERE status IN ('finished', 'closed')",
    ),
    (
        # When a person's tables were over: lists cost the same however many are.
        "ALTER TABLE members ADD COLUMN ended DOUBLE PRECISION",
        NOTE_ENDS,
        "CREATE INDEX members_by_end ON members (person, ended)",
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
