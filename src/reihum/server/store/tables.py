"""Tables as logs: append at the head only, read from any number on."""

import asyncio
import time
from collections.abc import Awaitable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from reihum.server.store.database import Append, Conflict, Database, Row, Statement
from reihum.server.store.schema import NOTE_ENDS


class Behind(Exception):
    """Somebody else appended first: read what is new and decide again."""


class EntryRow(NamedTuple):
    """One entry of a log. ``command`` is the author's own name for it, so that one sent twice is found."""

    seq: int
    at: float
    author: str
    command: str
    body: str


class TableRow(NamedTuple):
    """A table as lists know it; all but the id can be derived from the log."""

    id: str
    game: str
    status: str
    public: bool
    head: int
    created: float
    changed: float
    due: float | None
    summary: str


_REWRITTEN: Final = 50  # entries at once
_PURGED: Final = 20  # tables at once
_REST_S: Final = 60.0  # after which a running table may be deleted

OPEN: Final = ("waiting", "running")
"""What is said of tables that are not over."""
_OPEN: Final = f"m.person = $1 AND m.ended IS NULL AND t.status IN {OPEN}"

_COLUMNS = "t.id, t.game, t.status, t.public, t.head, t.created, t.changed, t.due, t.summary"
_INSERT = "INSERT INTO entries (table_id, seq, at, author, command, body) VALUES ($1, $2, $3, $4, $5, $6)"
_NEWER = (  # one statement however many tables there are, so it is prepared once
    "SELECT e.table_id, e.seq, e.at, e.author, e.command, e.body FROM json_each($1) AS known "
    "JOIN entries e ON e.table_id = known.key AND e.seq > CAST(CAST(known.value AS text) AS bigint) "
    "ORDER BY e.table_id, e.seq"
)
_ADVANCE = "UPDATE tables SET head = $2, changed = $3, status = $4, due = $5, summary = $6 WHERE id = $1 RETURNING 1"


NOT_CONNECTED: Final = 0.0
"""Somebody who is not connected."""


class TableBook:
    """All tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, table: TableRow, entries: Sequence[EntryRow], members: Sequence[str]) -> None:
        """Keep a new table with the first entries of its log. Raises `Conflict` if the id is taken."""
        await self._database.write(
            Statement(
                "INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
                (*table[:3], int(table.public), *table[4:]),
            ),
            *(Statement(_INSERT, (table.id, *entry)) for entry in entries),
            *(statement_of_joining(table.id, person, NOT_CONNECTED) for person in members),
            *([] if table.status in OPEN else [statement_of_end(table.id, table.changed)]),
        )

    def append(self, table: TableRow, entry: EntryRow, more: Sequence[Statement] = ()) -> Awaitable[None]:
        """Append an entry and bring the table's row up to date; ``more`` happens with it.

        Writing begins at once. Awaiting it raises `Behind`, and nothing was written then; when it returns, the entry is
        durable.
        """
        values = Append(table.id, *entry, table.status, table.due, table.summary)
        if more:
            return _kept(asyncio.ensure_future(self._database.write(*append_statements(values), *more)))
        return _kept(self._database.append(values))

    async def get(self, table: str) -> TableRow | None:
        rows = await self._database.read(f"SELECT {_COLUMNS} FROM tables t WHERE t.id = $1", table)
        return _row(rows[0]) if rows else None

    async def entries(self, table: str, after: int = -1) -> list[EntryRow]:
        """The log from ``after + 1`` on."""
        rows = await self._database.read(
            "SELECT seq, at, author, command, body FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq",
            table,
            after,
        )
        return [EntryRow(*row) for row in rows]

    async def long_log(self, table: str) -> list[EntryRow]:
        """The whole log, however long: nobody waits for it but who asks."""
        rows = await self._database.read(
            "SELECT seq, at, author, command, body FROM entries WHERE table_id = $1 ORDER BY seq", table
        )
        return await _entries(rows)

    async def has_command(self, table: str, author: str, command: str) -> bool:
        """Whether a log has an entry for somebody's command. All of it is gone through."""
        rows = await self._database.read(
            "SELECT 1 FROM entries WHERE table_id = $1 AND author = $2 AND command = $3 LIMIT 1", table, author, command
        )
        return bool(rows)

    async def newer(self, known: Mapping[str, int]) -> dict[str, list[EntryRow]]:
        """What the logs of some tables have beyond the numbers that are known of them; tables without are left out."""
        found: dict[str, list[EntryRow]] = {}
        for table, *entry in await self._database.read(_NEWER, msgspec.json.encode(known).decode()):
            found.setdefault(str(table), []).append(EntryRow(*entry))
        return found

    # Snapshots: the state after an entry, as text. Without them everything is the same, but slower.

    async def snapshot(self, table: str) -> str | None:
        """The newest one."""
        rows = await self._database.read(
            "SELECT body FROM snapshots WHERE table_id = $1 ORDER BY seq DESC LIMIT 1", table
        )
        return str(rows[0][0]) if rows else None

    async def snapshot_before(self, table: str, number: int, first: int) -> str | None:
        """The newest one in which nothing after position ``number`` had happened; but none before entry ``first``."""
        rows = await self._database.read(
            "SELECT body FROM snapshots WHERE table_id = $1 AND seq >= $3 AND number <= $2 ORDER BY seq DESC LIMIT 1",
            table,
            number,
            first,
        )
        if not rows and first >= 0:
            rows = await self._database.read(
                "SELECT body FROM snapshots WHERE table_id = $1 AND seq >= $2 ORDER BY seq LIMIT 1", table, first
            )
        return str(rows[0][0]) if rows else None

    async def keep_snapshot(self, snapshot: Statement) -> None:
        await self._database.write(snapshot)

    # Lists

    async def of_person(self, person: str, finished: bool, limit: int) -> list[TableRow]:
        """A person's tables: those over last, or changed last, come first."""
        wanted = "m.person = $1 AND m.ended IS NOT NULL ORDER BY m.ended" if finished else f"{_OPEN} ORDER BY t.changed"
        rows = await self._database.read(
            f"SELECT {_COLUMNS} FROM members m JOIN tables t ON t.id = m.table_id WHERE {wanted} DESC LIMIT $2",
            person,
            limit,
        )
        return [_row(row) for row in rows]

    async def listed(self, status: str, limit: int) -> list[TableRow]:
        """Public tables, those changed last first."""
        rows = await self._database.read(
            f"SELECT {_COLUMNS} FROM tables t WHERE t.public = 1 AND t.status = $1 ORDER BY t.changed DESC LIMIT $2",
            status,
            limit,
        )
        return [_row(row) for row in rows]

    async def last_change(self) -> float:
        """When anything last happened at any table; all of them are gone through."""
        rows = await self._database.read("SELECT coalesce(max(changed), 0) FROM tables")
        return float(rows[0][0])

    async def all(self, limit: int) -> list[TableRow]:
        rows = await self._database.read(f"SELECT {_COLUMNS} FROM tables t ORDER BY t.changed DESC LIMIT $1", limit)
        return [_row(row) for row in rows]

    async def open_of_person(self, person: str) -> int:
        """How many tables a person has that are not over."""
        rows = await self._database.read(
            f"SELECT count(*) FROM members m JOIN tables t ON t.id = m.table_id WHERE {_OPEN}", person
        )
        return int(rows[0][0])

    async def waiting_in_public(self, person: str) -> int:
        """At how many tables somebody waits that everybody sees."""
        rows = await self._database.read(
            "SELECT count(*) FROM members m JOIN tables t ON t.id = m.table_id "
            f"WHERE {_OPEN} AND t.status = 'waiting' AND t.public = 1",
            person,
        )
        return int(rows[0][0])

    # What is to be done without anybody asking

    async def due(self, now: float, limit: int) -> list[TableRow]:
        """Tables at which something should have happened by now."""
        rows = await self._database.read(
            f"SELECT {_COLUMNS} FROM tables t WHERE t.due IS NOT NULL AND t.due <= $1 ORDER BY t.due LIMIT $2",
            now,
            limit,
        )
        return [_row(row) for row in rows]

    async def claim(self, table: str, due: float, until: float) -> bool:
        """Take over what is due at a table; False if another worker was quicker."""
        (rows,) = await self._database.write(
            Statement("UPDATE tables SET due = $3 WHERE id = $1 AND due = $2 RETURNING 1", (table, due, until))
        )
        return bool(rows)

    async def defer(self, table: str, head: int, until: float | None) -> None:
        """Look at a table again at another time, unless something happened there meanwhile."""
        await self._database.write(
            Statement(
                "UPDATE tables SET due = $3 WHERE id = $1 AND $2 = (SELECT max(seq) FROM entries WHERE table_id = $1)",
                (table, head, until),
            )
        )

    # Who is there

    async def join(self, table: str, person: str, now: float) -> None:
        await self._database.write(statement_of_joining(table, person, now))

    async def saw(self, people: Sequence[tuple[str, str]], now: float) -> None:
        """Note that these (table, person) pairs are connected; `NOT_CONNECTED` says that they left."""
        if not people:
            return
        pairs = ", ".join(f"(${place}, ${place + 1})" for place in range(2, 2 * len(people) + 2, 2))
        await self._database.write(
            Statement(
                f"UPDATE members SET seen = $1 FROM (VALUES {pairs}) AS newest "
                "WHERE members.table_id = newest.column1 AND members.person = newest.column2",
                (now, *(name for pair in people for name in pair)),
            )
        )

    async def seen(self, table: str) -> dict[str, float]:
        rows = await self._database.read("SELECT person, seen FROM members WHERE table_id = $1", table)
        return {str(person): float(at) for person, at in rows}

    # Housekeeping

    async def note_ends(self) -> None:
        """Note that tables are over where that was missed: a worker of a version before 11 notes nothing. All are gone
        through.
        """
        await self._database.write(Statement(NOTE_ENDS))

    async def rewrite(self, table: TableRow, said: EntryRow, bodies: Mapping[int, str], snapshot: Statement) -> None:
        """Replace entries' bodies, only to take out what names a person who wants to be forgotten, and append an entry
        that says so, with a snapshot in the place of those before. Raises `Behind`; bodies may be replaced then.

        Others write in between: somebody may have said a lot.
        """
        change = "UPDATE entries SET body = $3 WHERE table_id = $1 AND seq = $2"
        changes: list[Statement] = []
        for seq, body in bodies.items():
            if len(changes) == _REWRITTEN:
                await self._database.write(*changes)
                changes.clear()
            changes.append(Statement(change, (table.id, seq, body)))
        forget = Statement("DELETE FROM snapshots WHERE table_id = $1", (table.id,))
        await self.append(table, said, [*changes, forget, snapshot])

    async def tables_of(self, person: str) -> list[str]:
        """The tables that a person ever belonged to: only who does writes into a table's log."""
        rows = await self._database.read("SELECT table_id FROM members WHERE person = $1 ORDER BY table_id", person)
        return [str(row[0]) for row in rows]

    async def entries_by(self, person: str, table: str) -> list[EntryRow]:
        """What a person wrote into the log of a table. All that somebody wrote anywhere may be too much at once."""
        rows = await self._database.read(
            "SELECT seq, at, author, command, body FROM entries WHERE table_id = $1 AND author = $2 ORDER BY seq",
            table,
            person,
        )
        return await _entries(rows)

    async def purge(self, before: float) -> int:
        """Delete tables that nothing happened at since; how many. Tables at which people play just now stay."""
        return await self._purge(
            "changed < $1 AND (status <> 'running' OR changed < $2)", before, time.time() - _REST_S
        )

    async def purge_over(self, before: float) -> int:
        """Delete tables that were over by then; how many."""
        return await self._purge("changed < $1 AND status IN ('finished', 'closed')", before)

    async def _purge(self, old: str, *times: float) -> int:
        """Some tables at a time: everybody who writes waits for that."""
        count = 0
        while True:
            rows = await self._database.read(f"SELECT id FROM tables WHERE {old} LIMIT {_PURGED}", *times)
            count += await self._delete([str(row[0]) for row in rows], old, times)
            if len(rows) < _PURGED:
                return count

    async def _delete(self, names: Sequence[str], old: str, times: tuple[float, ...]) -> int:
        """Delete those of these tables that are still old."""
        if not names:
            return 0
        places = ", ".join(f"${place}" for place in range(len(times) + 1, len(times) + len(names) + 1))
        tables, values = f"SELECT id FROM tables WHERE id IN ({places}) AND {old}", (*times, *names)
        *_, gone = await self._database.write(
            *(
                Statement(f"DELETE FROM {part} WHERE table_id IN ({tables})", values)
                for part in ("entries", "members", "snapshots", "calls", "letters")
            ),
            Statement(f"DELETE FROM ways WHERE table_id <> '' AND table_id IN ({tables})", values),
            Statement(f"DELETE FROM tables WHERE id IN ({places}) AND {old} RETURNING 1", values),
        )
        return len(gone)


async def _entries(rows: Sequence[Row]) -> list[EntryRow]:
    """Rows of a log as entries, of which there may be many."""
    return await asyncio.to_thread(lambda: [EntryRow(*row) for row in rows])


def append_statements(values: Append) -> list[Statement]:
    """An append by itself."""
    advance = (values.table, values.seq, values.at, values.status, values.due, values.summary)
    return [Statement(_INSERT, values[:6]), Statement(_ADVANCE, advance, expect=1)]


async def _kept(writing: Awaitable[Any]) -> None:
    try:
        await writing
    except Conflict:
        raise Behind from None


def snapshot_kept(table: str, seq: int, number: int, body: str) -> Statement:
    """Keep a snapshot; if another worker has kept the same one, that is enough."""
    return Statement("INSERT INTO snapshots VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING", (table, seq, number, body))


def snapshots_dropped(table: str, before: int) -> Statement:
    """Drop the snapshots before an entry: each holds a whole match, so that all of them would fill disks."""
    return Statement("DELETE FROM snapshots WHERE table_id = $1 AND seq < $2", (table, before))


def statement_of_joining(table: str, person: str, now: float) -> Statement:
    """Note that a table is one of a person's, and that they were there at ``now``."""
    return Statement(
        "INSERT INTO members (person, table_id, seen) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", (person, table, now)
    )


def statement_of_end(table: str, now: float) -> Statement:
    """Note that a table is over."""
    return Statement("UPDATE members SET ended = $2 WHERE table_id = $1 AND ended IS NULL", (table, now))


def _row(row: Row) -> TableRow:
    table, game, status, public, *rest = row
    return TableRow(table, game, status, bool(public), *rest)
