"""Calls to tables: what people wish, on which ways, what is to be called for, and the outbox."""

import secrets
from collections.abc import Sequence
from typing import NamedTuple

from reihum.server.store.database import Conflict, Database, Statement


class WishRow(NamedTuple):
    """What a person wants to be called for, and when not (minutes after midnight in their time zone)."""

    kinds: str
    zone: str
    quiet_from: int | None
    quiet_to: int | None


class WayRow(NamedTuple):
    """A way to call a person, or (``table``) everybody at a table. ``more`` is JSON: keys, or a webhook's shape."""

    id: str
    person: str
    table: str
    kind: str
    address: str
    more: str
    status: str
    problem: str
    failures: int
    created: float


class CallRow(NamedTuple):
    """A call that is to be made. Without a person it is for a table's own ways."""

    person: str
    table: str
    what: str
    at: float  # when it came about
    due: float


class LetterRow(NamedTuple):
    """A message for one way."""

    id: str
    way: str
    person: str
    table: str
    what: str
    at: float
    due: float
    tries: int
    way_owner: str = ""  # whose way it is


_WAY = "id, person, table_id, kind, address, more, status, problem, failures, created"


class CallBook:
    """Everything about calls."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # Wishes and ways

    async def called(self) -> tuple[set[str], set[str]]:
        """Who wants to be called: people, and tables."""
        rows = await self._database.read("SELECT DISTINCT person, table_id FROM ways WHERE status = 'on'")
        return {str(row[0]) for row in rows if not row[1]}, {str(row[1]) for row in rows if row[1]}

    async def wish(self, person: str) -> WishRow | None:
        rows = await self._database.read(
            "SELECT kinds, zone, quiet_from, quiet_to FROM wishes WHERE person = $1", person
        )
        return WishRow(*rows[0]) if rows else None

    async def keep_wish(self, person: str, wish: WishRow) -> None:
        await self._database.write(
            Statement(
                "INSERT INTO wishes VALUES ($1, $2, $3, $4, $5) ON CONFLICT (person) DO UPDATE SET "
                "kinds = excluded.kinds, zone = excluded.zone, quiet_from = excluded.quiet_from, "
                "quiet_to = excluded.quiet_to",
                (person, *wish),
            )
        )

    async def ways(self, person: str) -> list[WayRow]:
        """A person's ways, those for tables of theirs included, the oldest first."""
        rows = await self._database.read(f"SELECT {_WAY} FROM ways WHERE person = $1 ORDER BY created, id", person)
        return [WayRow(*row) for row in rows]

    async def ways_of_table(self, table: str) -> list[WayRow]:
        rows = await self._database.read(f"SELECT {_WAY} FROM ways WHERE table_id = $1 AND table_id <> ''", table)
        return [WayRow(*row) for row in rows]

    async def ways_at(self, address: str) -> list[WayRow]:
        """Whoever is called at an address."""
        rows = await self._database.read(f"SELECT {_WAY} FROM ways WHERE address = $1", address)
        return [WayRow(*row) for row in rows]

    async def way(self, way: str) -> WayRow | None:
        rows = await self._database.read(f"SELECT {_WAY} FROM ways WHERE id = $1", way)
        return WayRow(*rows[0]) if rows else None

    async def add_way(self, way: WayRow) -> None:
        """Keep a way. A browser that is called for somebody is called for nobody else."""
        same = "address = $1 AND (kind = 'push' OR (person = $2 AND table_id = $3))"
        await self._database.write(
            Statement(f"DELETE FROM ways WHERE {same}", (way.address, way.person, way.table)),
            Statement("INSERT INTO ways VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)", way),
        )

    async def drop_way(self, way: str) -> bool:
        """Call nobody on this way any more."""
        *_, gone = await self._database.write(
            Statement("DELETE FROM letters WHERE way = $1", (way,)),
            Statement("DELETE FROM ways WHERE id = $1 RETURNING 1", (way,)),
        )
        return bool(gone)

    async def note(self, way: str, status: str, problem: str, failures: int) -> None:
        await self._database.write(
            Statement(
                "UPDATE ways SET status = $2, problem = $3, failures = $4 WHERE id = $1",
                (way, status, problem, failures),
            )
        )

    async def drop_unconfirmed(self, before: float) -> None:
        await self._database.write(
            Statement("DELETE FROM ways WHERE status = 'unconfirmed' AND created < $1", (before,))
        )

    # Calls

    async def due(self, now: float, limit: int) -> list[CallRow]:
        """What is to be called for by now. "soon" comes before "turn", which it makes unnecessary."""
        rows = await self._database.read(
            "SELECT person, table_id, what, at, due FROM calls WHERE due <= $1 ORDER BY due, what LIMIT $2", now, limit
        )
        return [CallRow(*row) for row in rows]

    async def is_unread(self, person: str, table: str) -> bool:
        """Whether somebody was called to a table and has not looked since."""
        rows = await self._database.read(
            "SELECT 1 FROM calls WHERE person = $1 AND table_id = $2 AND due IS NULL LIMIT 1", person, table
        )
        return bool(rows)

    async def unread(self, person: str) -> list[str]:
        """The tables that somebody was called to and has not looked at since."""
        rows = await self._database.read(
            "SELECT DISTINCT table_id FROM calls WHERE person = $1 AND due IS NULL", person
        )
        return [str(row[0]) for row in rows]

    async def read(self, person: str, table: str) -> None:
        """Somebody has looked: nothing about the table is unread, and what was about to be sent is not sent."""
        await self._database.write(*self.reading(person, table))

    def reading(self, person: str, table: str) -> list[Statement]:
        """What notes that somebody has looked at a table."""
        which = (person, table)
        return [
            Statement(
                "DELETE FROM calls WHERE person = $1 AND table_id = $2 AND (due IS NULL OR what <> 'soon')", which
            ),
            Statement("DELETE FROM letters WHERE person = $1 AND table_id = $2", which),
        ]

    async def defer(self, call: CallRow, until: float) -> None:
        await self._database.write(
            Statement(
                "UPDATE calls SET due = $5 WHERE person = $1 AND table_id = $2 AND what = $3 AND due = $4",
                (call.person, call.table, call.what, call.due, until),
            )
        )

    async def drop(self, call: CallRow) -> None:
        await self._database.write(
            Statement(
                "DELETE FROM calls WHERE person = $1 AND table_id = $2 AND what = $3 AND due = $4",
                (call.person, call.table, call.what, call.due),
            )
        )

    async def make(self, call: CallRow, ways: Sequence[WayRow], now: float) -> None:
        """Put a message for each way into the outbox, once: another worker may have done so.

        The call is unread from now on. A table reads nothing: its call is done, and what waits to be sent to a slow
        receiver is not written a second time.
        """
        which = (call.person, call.table, call.what, call.due)
        where = (
            "WHERE person = $1 AND table_id = $2 AND what = $3 AND due = $4 AND NOT EXISTS (SELECT 1 FROM calls unread "
            "WHERE unread.person = $1 AND unread.table_id = $2 AND unread.due IS NULL) RETURNING 1"
        )
        done = f"UPDATE calls SET due = NULL {where}" if call.person else f"DELETE FROM calls {where}"
        letter = (
            "INSERT INTO letters SELECT $1, $2, $3, $4, $5, CAST($6 AS double precision), "
            "CAST($7 AS double precision), 0 WHERE NOT EXISTS (SELECT 1 FROM letters other WHERE other.person = $3 "
            "AND other.table_id = $4 AND other.way = $2 AND other.what = $5 AND other.tries = 0)"
        )
        try:
            await self._database.write(
                Statement(done, which, expect=1),
                *(
                    Statement(letter, (secrets.token_hex(8), way.id, call.person, call.table, call.what, call.at, now))
                    for way in ways
                ),
            )
        except Conflict:
            return

    # The outbox

    async def write_to(self, way: WayRow, what: str, now: float) -> None:
        """Put a message that is about no table into the outbox."""
        await self._database.write(
            Statement(
                "INSERT INTO letters VALUES ($1, $2, $3, '', $4, $5, $5, 0)",
                (secrets.token_hex(8), way.id, way.person, what, now),
            )
        )

    async def letters(self, now: float, limit: int, of_one: int) -> list[LetterRow]:
        """Messages that are to be sent by now; only so many of one person, however many wait."""
        rows = await self._database.read(
            "SELECT id, way, person, table_id, what, at, due, tries, owner FROM (SELECT l.*, coalesce(w.person, '') "
            "AS owner, row_number() OVER (PARTITION BY w.person ORDER BY l.due, l.id) AS place "
            "FROM letters l LEFT JOIN ways w ON w.id = l.way WHERE l.due <= $1) AS waiting "
            "WHERE place <= $3 ORDER BY due LIMIT $2",
            now,
            limit,
            of_one,
        )
        return [LetterRow(*row) for row in rows]

    async def take(self, letter: LetterRow, until: float) -> bool:
        """Take a message to send it; nobody else does before ``until``. False if somebody else has it."""
        (rows,) = await self._database.write(
            Statement(
                "UPDATE letters SET due = $3, tries = tries + 1 WHERE id = $1 AND due = $2 RETURNING 1",
                (letter.id, letter.due, until),
            )
        )
        return bool(rows)

    async def send_again(self, letter: LetterRow, at: float) -> None:
        await self._database.write(Statement("UPDATE letters SET due = $2 WHERE id = $1", (letter.id, at)))

    async def done(self, letter: LetterRow) -> None:
        await self._database.write(Statement("DELETE FROM letters WHERE id = $1", (letter.id,)))


def call_statement(person: str, table: str, what: str, at: float, due: float) -> Statement:
    """A call to be made, written with the entry that it is for. One that was made and is unread stays as it is."""
    return Statement(
        "INSERT INTO calls VALUES ($1, $2, $3, $4, $5) ON CONFLICT (person, table_id, what) DO UPDATE SET "
        "at = excluded.at, due = excluded.due WHERE calls.due IS NOT NULL",
        (person, table, what, at, due),
    )
