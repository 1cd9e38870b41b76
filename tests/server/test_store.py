"""The store: the same tests on SQLite and PostgreSQL."""

import asyncio
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from reihum.server.people.ratings import rate_finished
from reihum.server.store import Conflict, Store, StoreError, Unavailable, people, tables
from reihum.server.store.database import Statement
from reihum.server.store.people import hashed
from reihum.server.store.results import RatingRow, ResultRow, result_statements
from reihum.server.store.schema import VERSION
from reihum.server.store.sqlite import writer
from reihum.server.store.tables import Behind, EntryRow, TableRow
from reihum.server.tables.summaries import decode_brief
from tests.server.harness import Postgres
from tests.waiting import GIVEN_UP_S, until

pytestmark = pytest.mark.anyio


def table(
    name: str = "t", head: int = 0, due: float | None = None, status: str = "running", public: bool = False
) -> TableRow:
    return TableRow(name, "bloom", status, public, head, 1.0, 1.0, due, "{}")


def entry(seq: int, command: str | None = None, author: str = "ada") -> EntryRow:
    return EntryRow(seq, float(seq), author, command or f"c{seq}", f'{{"seq":{seq}}}')


async def test_a_log_grows_only_at_its_head(store: Store) -> None:
    await store.tables.create(table(), [entry(0)], ["ada"])
    await store.tables.append(table(head=1), entry(1))
    with pytest.raises(Behind):
        await store.tables.append(table(head=1), entry(1, "other"))
    assert await store.tables.entries("t") == [entry(0), entry(1)]
    assert await store.tables.entries("t", after=0) == [entry(1)]
    assert await store.tables.newer({"t": 0, "nowhere": 0}) == {"t": [entry(1)]}
    assert await store.tables.newer({"t": 1}) == await store.tables.newer({}) == {}


async def test_appends_wait_for_no_slow_reads_and_batches(postgres: Postgres) -> None:
    """Who looks for something that takes long keeps no move waiting."""
    store = await Store.open(postgres.new_database())
    await store.tables.create(table(), [entry(0)], ["ada"])
    sleep = "SELECT 1 FROM pg_sleep(60)"
    slow: list[asyncio.Future[Any]] = [asyncio.ensure_future(store.database.read(sleep)) for _ in range(20)]
    slow += [asyncio.ensure_future(store.database.write(Statement(sleep))) for _ in range(20)]
    await asyncio.sleep(0.5)
    for number in range(1, 20):
        await store.tables.append(table(head=number), entry(number))
    assert not any(task.done() for task in slow)
    for task in slow:
        task.cancel()
    await asyncio.gather(*slow, return_exceptions=True)
    assert await store.database.read("SELECT 1 AS one")  # whoever gave up took no connection away
    await store.close()


async def test_of_many_writers_at_once_one_wins_each_number(store: Store) -> None:
    await store.tables.create(table(), [entry(0)], [])

    async def attempt(writer: int) -> bool:
        try:
            await store.tables.append(table(head=1), entry(1, f"w{writer}"))
        except Behind:
            return False
        return True

    assert sum(await asyncio.gather(*(attempt(writer) for writer in range(20)))) == 1


async def test_appends_that_come_together_fail_alone(store: Store) -> None:
    """They are written by one statement for many; one that conflicts takes nothing of the others with it."""
    names = [f"t{number}" for number in range(150)]
    for name in names:
        await store.tables.create(table(name), [entry(0)], [])
    await store.tables.append(table("t7", head=1), entry(1, "first"))
    appends = [
        store.tables.append(table(name, head=1, due=5.0, status="finished"), entry(1)) for name in names if name != "t7"
    ]
    behind = store.tables.append(table("t7", head=1), entry(1))
    nowhere = store.tables.append(table("nowhere", head=1), entry(1))
    await asyncio.gather(*appends)
    with pytest.raises(Behind):
        await behind
    with pytest.raises(Behind):
        await nowhere
    assert await store.tables.entries("nowhere") == []
    newer = await store.tables.newer(dict.fromkeys(names, 0))
    assert newer == {name: [entry(1)] for name in names} | {"t7": [entry(1, "first")]}
    kept = await store.tables.get("t100")
    assert kept is not None
    assert (kept.status, kept.due, kept.changed) == ("finished", 5.0, 1.0)
    assert await store.tables.entries("t100") == [entry(0), entry(1)]
    assert await store.tables.entries("t7") == [entry(0), entry(1, "first")]


async def test_a_batch_that_conflicts_leaves_nothing(store: Store) -> None:
    await store.tables.create(table(), [entry(0)], [])
    twice = ResultRow("t", 0, "bloom", "ada", 1, 1, 1.0)
    with pytest.raises(Behind):
        await store.tables.append(table(head=1), entry(1), result_statements([twice, twice], rated=True))
    assert await store.tables.entries("t") == [entry(0)]
    assert await store.results.unrated(10) == []
    with pytest.raises(Conflict):
        await store.database.write(
            Statement("UPDATE tables SET head = 7 WHERE id = 't'"),
            Statement("UPDATE tables SET head = 8 WHERE id = 'nowhere' RETURNING 1", expect=1),
        )
    assert await store.tables.newer({"t": -1}) == {"t": [entry(0)]}


async def test_what_is_due_is_claimed_by_one(store: Store) -> None:
    await store.tables.create(table("late", due=10.0), [entry(0)], [])
    await store.tables.create(table("later", due=30.0), [entry(0)], [])
    await store.tables.create(table("never"), [entry(0)], [])
    assert [row.id for row in await store.tables.due(20.0, 9)] == ["late"]
    claims = await asyncio.gather(*(store.tables.claim("late", 10.0, 50.0) for _ in range(5)))
    assert sum(claims) == 1
    assert await store.tables.due(20.0, 9) == []
    await store.tables.defer("late", head=99, until=1.0)  # something happened meanwhile: no effect
    assert await store.tables.due(20.0, 9) == []
    await store.tables.defer("late", head=0, until=None)
    assert [row.id for row in await store.tables.due(99.0, 9)] == ["later"]


async def test_lists_hold_what_they_should(store: Store) -> None:
    await store.tables.create(table("mine"), [entry(0)], ["ada"])
    await store.tables.create(table("over", status="finished"), [entry(0)], ["ada", "bob"])
    await store.tables.create(table("open", status="waiting", public=True), [entry(0)], ["bob"])
    assert [row.id for row in await store.tables.of_person("ada", finished=False, limit=9)] == ["mine"]
    assert [row.id for row in await store.tables.of_person("ada", finished=True, limit=9)] == ["over"]
    assert [row.id for row in await store.tables.listed("waiting", 9)] == ["open"]
    assert await store.tables.listed("running", 9) == []
    assert await store.tables.open_of_person("bob") == 1


async def test_lists_cost_the_same_with_thousands_of_finished_tables(store: Store) -> None:
    for person, finished in (("few", 5), ("many", 20_000)):
        await store.tables.create(table(f"{person}-open", status="waiting", public=True), [entry(0)], [person])
        for begin in range(0, finished, 500):
            names = [f"{person}-{number}" for number in range(begin, min(begin + 500, finished))]
            rows = ", ".join(f"('{name}', 'bloom', 'finished', 1, 0, 1.0, 1.0, NULL, '{{}}')" for name in names)
            members = ", ".join(f"('{person}', '{name}', 0.0, {1.0 + number})" for number, name in enumerate(names))
            await store.database.write(
                Statement(f"INSERT INTO tables VALUES {rows}"), Statement(f"INSERT INTO members VALUES {members}")
            )

    async def lists(person: str) -> float:
        began = time.perf_counter()
        assert [row.id for row in await store.tables.of_person(person, False, 5)] == [f"{person}-open"]
        assert len(await store.tables.of_person(person, True, 5)) == 5
        assert await store.tables.open_of_person(person) == await store.tables.waiting_in_public(person) == 1
        return time.perf_counter() - began

    pairs = [(await lists("few"), await lists("many")) for _ in range(20)]
    few, many = (min(times) for times in zip(*pairs, strict=True))  # other work only adds
    assert many < 4 * few, f"{few * 1e3:.2f} and {many * 1e3:.2f} ms"


async def test_a_table_that_is_over_is_noted_so_whoever_wrote_its_end(store: Store) -> None:
    await store.tables.create(table(), [entry(0)], ["ada"])
    await store.tables.append(table(head=1, status="finished"), entry(1))  # as workers of the version before do
    assert await store.tables.of_person("ada", finished=False, limit=9) == []
    assert await store.tables.open_of_person("ada") == 0
    await store.tables.note_ends()
    assert [row.id for row in await store.tables.of_person("ada", finished=True, limit=9)] == ["t"]


async def test_presence(store: Store) -> None:
    await store.tables.create(table(), [entry(0)], ["ada"])
    await store.tables.saw([("t", "ada"), ("t", "stranger")], 77.0)
    assert await store.tables.seen("t") == {"ada": 77.0}


async def test_secrets_are_kept_as_hashes_and_links_work_once(store: Store) -> None:
    ada = await store.people.add("Ada", "de", 1.0)
    _, cookie = await store.people.add_secret(ada.id, "cookie", 1.0)
    name, token = await store.people.add_secret(ada.id, "token", 1.0, "my bot")
    assert await store.people.who(cookie, "cookie") == ada
    assert await store.people.who(cookie, "token") is None
    assert await store.people.who("guess", "cookie") is None
    rows = await store.database.read("SELECT hash, id, person, label FROM secrets")
    assert all(cookie not in str(tuple(row)) and token not in str(tuple(row)) for row in rows)
    assert [(row.id, row.label) for row in await store.people.secrets(ada.id, "token")] == [(name, "my bot")]
    assert await store.people.drop("somebody else", "token", name) is None
    assert await store.people.drop(ada.id, "cookie", name) is None
    assert await store.people.drop(ada.id, "token", name) == hashed(token)
    assert await store.people.who(token, "token") is None
    _, link = await store.people.add_secret(ada.id, "link", 1.0, expires=100.0)
    assert await store.people.use_link(link, 50.0) == ada.id
    assert await store.people.use_link(link, 50.0) is None
    _, old = await store.people.add_secret(ada.id, "link", 1.0, expires=100.0)
    assert await store.people.use_link(old, 101.0) is None


async def test_forgetting_a_person_leaves_no_name(store: Store) -> None:
    ada = await store.people.add("Ada Lovelace", "en", 1.0)
    _, cookie = await store.people.add_secret(ada.id, "cookie", 1.0)
    await store.tables.create(table(), [entry(0)], [ada.id])
    await store.people.forget(ada.id)
    assert await store.people.who(cookie, "cookie") is None
    assert await store.people.get(ada.id) is None
    assert await store.tables.of_person(ada.id, finished=False, limit=9) == []


async def test_ratings_are_written_once_and_not_over_newer_ones(store: Store) -> None:
    ada = (await store.people.add("Ada", "en", 1.0)).id
    rows = [ResultRow("t", seat, "bloom", player, 10, seat + 1, 1.0) for seat, player in enumerate((ada, "bot:greedy"))]
    await store.tables.create(table(), [entry(0)], [])
    await store.tables.append(table(head=1), entry(1), result_statements(rows, rated=True))
    assert await store.results.unrated(10) == [rows]
    after = [RatingRow(row.player, "bloom", 1, 0, 10, 1500.0, 300.0, 0.06) for row in rows]
    await store.results.rate("t", {}, after)
    assert await store.results.unrated(10) == []
    with pytest.raises(Conflict):
        await store.results.rate("t", {}, after)
    assert await store.results.ratings("bloom", [ada, "nobody"]) == {ada: after[0]}
    assert await store.results.of_player(ada) == [after[0]]
    assert {row.player: name for row, name in await store.results.best("bloom", 5)} == {ada: "Ada", "bot:greedy": None}


async def test_who_was_deleted_counts_for_the_others_and_is_forgotten(store: Store) -> None:
    """A match goes on after one of its players was deleted, or ends in the same moment."""
    ada = (await store.people.add("Ada", "en", 1.0)).id
    for name, rated in (("t", True), ("u", False)):
        rows = [ResultRow(name, seat, "bloom", player, 10, seat + 1, 1.0) for seat, player in enumerate((ada, "gone"))]
        await store.tables.create(table(name), [entry(0)], [])
        await store.tables.append(table(name, 1), entry(1), result_statements(rows, rated))
    assert await store.results.results_of("gone") == [ResultRow("t", 1, "bloom", "gone", 10, 2, 1.0)]
    assert await rate_finished(store) == 1
    assert (await store.results.ratings("bloom", [ada, "gone"])).keys() == {ada}
    assert await store.results.results_of("gone") == []
    assert sorted(row.table_id for row in await store.results.results_of(ada)) == ["t", "u"]


async def test_what_is_deleted_after_a_time_is_deleted_piece_by_piece(store: Store) -> None:
    ada = (await store.people.add("Ada", "en", 1.0)).id
    for number in range(people._AT_ONCE + 3):
        await store.people.add_secret(ada, "cookie", 1.0, expires=float(number))
    await store.people.drop_expired(people._AT_ONCE + 2.0)
    assert len(await store.people.good_hashes([])) == 0
    (left,) = await store.database.read("SELECT count(*) FROM secrets")
    assert left[0] == 1
    for number in range(2 * tables._PURGED + 1):
        over = table(f"t{number}", status="finished")._replace(changed=float(number))
        await store.tables.create(over, [entry(0)], [ada])
    assert await store.tables.purge_over(2 * tables._PURGED) == 2 * tables._PURGED
    assert [row.id for row in await store.tables.of_person(ada, finished=True, limit=99)] == [f"t{2 * tables._PURGED}"]


async def test_a_person_has_one_link_and_so_many_devices(store: Store) -> None:
    """Whoever makes them again and again fills nothing."""
    ada = (await store.people.add("Ada", "en", 1.0)).id
    first = await store.people.replace_link(ada, 1.0, 100.0)
    second = await store.people.replace_link(ada, 1.0, 100.0)
    assert await store.people.use_link(first, 2.0) is None
    assert await store.people.use_link(second, 2.0) == ada
    made = [(await store.people.add_secret(ada, "cookie", float(number)))[1] for number in range(4)]
    _, token = await store.people.add_secret(ada, "token", 0.0)
    await store.people.drop_oldest(ada, "cookie", 2)
    assert [await store.people.who(secret, "cookie") is not None for secret in made] == [False, False, True, True]
    assert await store.people.who(token, "token") is not None


async def test_purge_deletes_what_is_old(store: Store) -> None:
    await store.tables.create(table("old"), [entry(0)], ["ada"])
    await store.tables.create(table("new")._replace(changed=100.0), [entry(0)], ["ada"])
    assert await store.tables.purge(50.0) == 1
    assert await store.tables.get("old") is None
    assert await store.tables.entries("old") == []
    assert await store.tables.get("new") is not None


async def test_purge_spares_a_table_that_is_played_at_just_now(store: Store) -> None:
    """Its players may not hear of it: most of their moves do not look for the table's row."""
    now = time.time()
    await store.tables.create(table("played")._replace(changed=now - 30.0), [entry(0)], [])
    await store.tables.create(table("left")._replace(changed=now - 90.0), [entry(0)], [])
    await store.tables.create(table("over", status="finished")._replace(changed=now - 30.0), [entry(0)], [])
    assert await store.tables.purge(now) == 2
    assert sorted(row.id for row in await store.tables.all(9)) == ["played"]


async def test_a_newer_schema_is_refused(database: str) -> None:
    store = await Store.open(database)
    await store.database.write(Statement("UPDATE schema_version SET version = $1", (VERSION + 1,)))
    await store.close()
    with pytest.raises(StoreError, match="knows versions up to"):
        await Store.open(database)


async def test_two_open_at_once_migrate_once(database: str) -> None:
    stores = await asyncio.gather(*(Store.open(database) for _ in range(3)))
    assert [tuple(row) for row in await stores[0].database.read("SELECT version FROM schema_version")] == [(VERSION,)]
    for store in stores:
        await store.close()


@pytest.mark.parametrize("version", range(VERSION))
async def test_every_older_schema_is_migrated_and_keeps_its_data(database: str, version: int) -> None:
    await _make_old(database, version)
    store = await Store.open(database)
    if version >= 1:
        assert await store.tables.entries("kept") == [entry(0)]
        assert (await store.people.get("p1")) is not None
    await store.tables.create(table("new"), [entry(0)], [])
    await store.tables.append(
        table("new", head=1), entry(1), result_statements([ResultRow("new", 0, "bloom", "p1", 1, 1, 1.0)], rated=True)
    )
    assert len(await store.results.unrated(5)) == 1
    await store.close()


async def test_whose_turn_it_was_beside_a_move_stands_in_the_row_afterwards(database: str) -> None:
    """Versions 4 to 8 wrote it there."""
    summary = '{"seats":[{"kind":"open"}],"to_move":[0],"turn":1}'
    await _make_old(
        database,
        8,
        f"INSERT INTO tables VALUES ('on', 'bloom', 'running', 0, 0, 1.0, 1.0, NULL, '{summary}')",
        "INSERT INTO entries VALUES ('on', 0, 1.0, 'ada', 'c0', '{}', NULL)",
        "INSERT INTO entries VALUES ('on', 1, 2.0, 'ada', 'c1', '{}', '[[1,2],7]')",
    )
    store = await Store.open(database)
    row = await store.tables.get("on")
    assert row is not None
    assert (row.head, row.changed) == (1, 2.0)
    brief = decode_brief(row)
    assert (brief.to_move, brief.turn, len(brief.seats)) == ([1, 2], 7, 1)
    # a worker of the version before writes on until the new one has taken over
    await store.database.write(Statement("INSERT INTO entries VALUES ('on', 2, 3.0, 'ada', 'c2', '{}', '[[0],8]')"))
    assert [entry.seq for entry in await store.tables.entries("on")] == [0, 1, 2]
    await store.close()


async def _make_old(database: str, version: int, *more: str) -> None:
    rows = (
        "INSERT INTO people VALUES ('p1', 'Ada', 'en', 1.0, 1.0)",
        "INSERT INTO tables VALUES ('kept', 'bloom', 'running', 0, 0, 1.0, 1.0, NULL, '{}')",
        """INSERT INTO entries (table_id, seq, at, author, command, body)
            VALUES ('kept', 0, 0.0, 'ada', 'c0', '{"seq":0}')""",
        *more,
    )
    if database.startswith("sqlite"):
        from reihum.server.store.sqlite.database import migrate
        from reihum.server.store.sqlite.writer import connect

        connection = connect(database.removeprefix("sqlite:///"))
        migrate(connection, version)
        for row in rows if version else ():
            connection.execute(row)
        connection.close()
    else:
        import asyncpg  # type: ignore[import-untyped]  # it has no types

        from reihum.server.store.postgres import migrate as migrate_postgres

        session = await asyncpg.connect(database)
        await migrate_postgres(session, version)
        for row in rows if version else ():
            await session.execute(row)
        await session.close()


# What only SQLite has: files


async def test_a_file_that_is_no_database_is_explained(tmp_path: Path) -> None:
    path = tmp_path / "reihum.db"
    path.write_bytes(b"this is no database" * 1000)
    with pytest.raises(StoreError, match="damaged or no SQLite file"):
        await Store.open(f"sqlite:///{path}")


async def test_a_damaged_file_is_explained(tmp_path: Path) -> None:
    path = tmp_path / "reihum.db"
    store = await Store.open(f"sqlite:///{path}")
    for number in range(200):
        await store.tables.create(table(f"t{number}"), [entry(0)], ["ada"])
    await store.close()
    content = bytearray(path.read_bytes())
    content[4096 * 3 : 4096 * 6] = b"\xff" * 4096 * 3
    path.write_bytes(bytes(content))
    with pytest.raises(StoreError, match="damaged"):
        await Store.open(f"sqlite:///{path}")


async def test_a_folder_that_cannot_be_made_is_explained(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="cannot be made"):
        await Store.open(f"sqlite:///{tmp_path}/file/reihum.db")


async def test_a_locked_file_is_explained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "reihum.db"
    monkeypatch.setattr(writer, "_BUSY_S", 0.05)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(StoreError, match="locked"):
        await Store.open(f"sqlite:///{path}")
    other.close()


async def test_the_loop_goes_on_while_another_program_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What cannot be written at once is written by a thread, in its order, when the other program is ready."""
    commit, begun = writer.Writer._commit, threading.Event()

    def noted(self: writer.Writer, jobs: Any) -> Any:
        begun.set()
        return commit(self, jobs)

    monkeypatch.setattr(writer, "_BUSY_S", GIVEN_UP_S)
    store = await Store.open(f"sqlite:///{tmp_path}/reihum.db")
    await store.tables.create(table(), [entry(0)], [])
    other = sqlite3.connect(tmp_path / "reihum.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    monkeypatch.setattr(writer.Writer, "_commit", noted)
    appends = [asyncio.ensure_future(store.tables.append(table(head=1), entry(1)))]
    await until(begun.is_set)  # the loop is free: this ends while the append waits
    appends.append(asyncio.ensure_future(store.tables.append(table(head=2), entry(2))))
    assert len(await store.database.read("SELECT 1 FROM entries")) == 1, "a thread is asked and answers meanwhile"
    assert not any(append.done() for append in appends)
    other.execute("COMMIT")
    await asyncio.gather(*appends)
    assert [row.seq for row in await store.tables.entries("t")] == [0, 1, 2]
    await store.close()
    monkeypatch.setattr(writer, "_BUSY_S", 0.05)
    store = await Store.open(f"sqlite:///{tmp_path}/reihum.db")
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unavailable, match="locked"):
        await store.tables.append(table(head=3), entry(3))
    other.close()
    await store.tables.append(table(head=3), entry(3))
    await store.close()


async def test_unknown_and_unreachable_databases_are_explained() -> None:
    with pytest.raises(StoreError, match="no database this server knows"):
        await Store.open("mysql://localhost/reihum")
    with pytest.raises(StoreError, match="names no file"):
        await Store.open("sqlite:///")
    with pytest.raises(StoreError, match="cannot be reached"):
        await Store.open("postgresql://nobody@127.0.0.1:1/none")


async def test_a_store_knows_whether_anybody_else_wrote(database: str) -> None:
    store, other = await Store.open(database), await Store.open(database)
    await store.tables.create(table(), [entry(0)], [])
    assert await store.database.others_wrote(), "nobody knows at first"
    await store.tables.append(table(head=1), entry(1))
    assert await store.database.others_wrote() == (store.database.kind != "sqlite")
    await other.tables.append(table(head=2), entry(2))
    assert await store.database.others_wrote()
    assert await store.database.others_wrote() == (store.database.kind != "sqlite")
    for each in (store, other):
        await each.close()


async def test_a_back_up_while_writing_is_consistent(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/reihum.db")
    await store.tables.create(table(), [entry(0)], [])
    seq = 0

    async def write() -> None:
        nonlocal seq
        while True:
            await store.tables.append(table(head=seq + 1), entry(seq + 1))
            seq += 1

    writing = asyncio.create_task(write())
    copies, written_meanwhile = 0, 0
    async with asyncio.timeout(GIVEN_UP_S):
        while written_meanwhile < 2:  # the second of them began while the copy was made
            copies, before = copies + 1, seq
            await store.database.backup(f"{tmp_path}/copy{copies}.db")
            written_meanwhile = seq - before
    writing.cancel()
    await asyncio.gather(writing, return_exceptions=True)
    await store.close()
    copy = await Store.open(f"sqlite:///{tmp_path}/copy{copies}.db")
    log = await copy.tables.entries("t")
    assert [row.seq for row in log] == list(range(len(log)))
    await copy.close()
