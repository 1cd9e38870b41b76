"""People's data: deleted without a trace, handed out, kept no longer than the host wants."""

import asyncio
import contextlib
import random
import sqlite3
import time
from concurrent.futures import Future
from pathlib import Path

import msgspec
import pytest

from reihum.core import matchfile
from reihum.core.story import story
from reihum.core.texts import LANGUAGES, text
from reihum.games import rules_of
from reihum.protocol import messages as p
from reihum.protocol.client import ApiError, Client
from reihum.server.live.desk import Desk
from reihum.server.live.hub import LocalHub
from reihum.server.operations.metrics import Metrics
from reihum.server.privacy import forgetting
from reihum.server.privacy.retention import DAY_S, GRACE_S, Retention
from reihum.server.privacy.scrubbing import WANTED, Scrubber
from reihum.server.settings import BadSetting, Settings, checked
from reihum.server.store import Store
from reihum.server.store.database import Statement
from reihum.server.store.sqlite import writer
from reihum.server.store.sqlite.database import Sqlite
from reihum.server.store.sqlite.writer import Writer
from reihum.server.tables import entries as e
from reihum.server.tables.schedule import Schedule
from tests.server.harness import Postgres, Server, running
from tests.server.people import is_over, opened, person, play_on, seats, someone, two_at_a_table
from tests.waiting import GIVEN_UP_S, until

pytestmark = pytest.mark.anyio
_NAME = "Countess Lovelace"


async def test_who_is_deleted_leaves_finished_tables_readable(server: Server) -> None:
    table, (ada, bob), (first, second) = await two_at_a_table(server.url, "superstar")
    await first.ask(p.Chat(id="c", text="hello"))
    await play_on([first, second], random.Random(1))
    with_guest = await ada.create(
        p.NewTable(
            game="pretty_tricky",
            seats=[*seats("me", "local:Lord Byron", "open"), p.SeatRequest(kind="bot", name="Linde", level="uniform")],
        )
    )
    await bob.command(with_guest, p.Sit(id="sit", seat=2))
    await ada.command(with_guest, p.Start(id="start"))
    await ada.call("DELETE", "/session")
    for socket in (first, second):
        await socket.close()

    after = await bob.connect(table, 1)
    await after.until(is_over)
    assert after.table is not None
    assert [seat.name for seat in after.table.seats] == ["", "Bob"]
    with pytest.raises(ApiError) as refused:  # with a stranger in her place it would be no rematch
        await bob.command(table, p.Rematch(id="again"))
    assert refused.value.code == "conflict"
    exported = msgspec.json.decode(await bob.call("GET", f"/tables/{table}/export", None))
    assert [seat["name"] for seat in exported["seats"]] == [text("superstar", "former-player"), "Bob"]
    await _every_sentence_has_a_subject(bob, table)
    summary: p.TableSummary = await bob.call("GET", f"/tables/{with_guest}", None, p.TableSummary)
    assert [seat.name for seat in summary.seats] == ["", "", "Bob", "Linde"]
    await after.close()


async def _every_sentence_has_a_subject(client: Client, table: str) -> None:
    """Told in any language, it is the same as with a name, but for that."""
    match = matchfile.load(await client.call("GET", f"/tables/{table}/export", None, bytes), rules_of)
    for language in LANGUAGES:
        former = text("superstar", "former-player", language=language)
        told: dict[str, list[str]] = {}
        for name in (former, "Xanthippe"):
            match.seats[0] = msgspec.structs.replace(match.seats[0], name=name)
            told[name] = [sentence for chapter in story(match, 0, language) for sentence in chapter.sentences]
        named = [sentence for sentence in told["Xanthippe"] if "Xanthippe" in sentence]
        assert named, "there is something to compare"
        assert told[former] == [sentence.replace("Xanthippe", former) for sentence in told["Xanthippe"]]


def test_a_former_player_has_a_name_in_every_language() -> None:
    assert len({text("bloom", "former-player", language=language) for language in LANGUAGES}) == len(LANGUAGES)


async def test_no_byte_of_a_name_is_left(tmp_path: Path) -> None:
    """In the file, its log, and whatever SQLite puts beside it; also where pages were split many times."""
    url = f"sqlite:///{tmp_path}/reihum.db"
    with running(url) as server:
        ada, bob = await person(server.url, _NAME), await person(server.url, "Bob")
        tables = [
            await ada.create(p.NewTable(game="pretty_tricky", seats=seats("me", f"local:{_NAME}"))) for _ in range(20)
        ]
        for number, table in enumerate(tables):
            await ada.command(table, p.Start(id="start"))
            for line in range(4):
                await ada.command(table, p.Chat(id=f"c{line}", text=f"I am {_NAME} {number} {line} " * 3))
        assert _NAME.encode() in _bytes(tmp_path)
        await ada.call("DELETE", "/session")
        await until(lambda: _NAME.encode() not in _bytes(tmp_path))
        assert (await bob.call("GET", "/session", None, p.Session)).person is not None


async def test_nothing_in_rows_names_who_was_deleted(server: Server) -> None:
    """In any table that there is, by name or by number; but the number stays in logs, where it leads to nobody."""
    _, (ada, _), sockets = await two_at_a_table(server.url, "superstar")
    assert ada.person is not None
    who = ada.person.id
    await ada.call("POST", "/session", {"name": "Grace Hopper"})
    await ada.call("POST", "/tokens", {"label": "Grace token"})
    await ada.call("POST", "/session/recovery", {})
    await ada.call("POST", "/calls", {"kinds": ["turn"], "zone": "Europe/Berlin"})
    await play_on(sockets, random.Random(1))
    for socket in sockets:
        await socket.close()
    laid = await ada.create(p.NewTable(game="bloom", seats=seats("me", "local:Grace two", "open")))
    await ada.command(laid, p.Chat(id="c", text="Grace says"))
    store = await Store.open(server.database)
    await store.accounts.add("https://grace.example", "grace", who, time.time())
    names = await _tables(store)
    assert {"people", "secrets", "accounts", "sign_ins", "members", "results", "ratings", "entries"} <= set(names)
    before = {name for name in names if await _says(store, name, "grace", who)}
    assert {"people", "secrets", "accounts", "tables", "entries", "members", "results", "wishes"} <= before
    await ada.call("DELETE", "/session")
    for name in names:
        assert not await _says(store, name, "grace"), name
        assert name in ("entries", "tables", "snapshots") or not await _says(store, name, who), name
    await store.close()


async def _tables(store: Store) -> list[str]:
    """All that the database itself knows."""
    if isinstance(store.database, Sqlite):
        rows = await store.database.read("SELECT name FROM sqlite_master WHERE type = 'table'")
    else:
        rows = await store.database.read("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
    return [str(row[0]) for row in rows]


async def _says(store: Store, table: str, *words: str) -> bool:
    rows = await store.database.read(f"SELECT * FROM {table}")
    said = [str(value).casefold() for row in rows for value in row]
    return any(word.casefold() in value for word in words for value in said)


async def _name_and_forget(store: Store, clock: float) -> None:
    """Somebody whose name stood in many rows is deleted; others said a lot before."""
    desk = Desk(store, LocalHub(), Schedule(Settings()), Metrics())
    ada = await store.people.add(_NAME, "en", clock)
    for _ in range(20):
        plan = e.SeatPlan(kind="person", person=ada.id, name=_NAME)
        table = await desk.create(opened(someone(ada.id), plan), ada.id, start=True)
        for line in range(4):
            await desk.submit(table, ada.id, p.Chat(id=f"c{line}", text=f"I am {_NAME} " * 3))
    filler = Statement("INSERT INTO kept VALUES ($1, $2)", ("filler", "x" * 4 * 2**20))
    await store.database.write(filler)
    await forgetting.forget(desk, ada.id)


async def test_a_large_file_is_written_anew_when_nobody_plays(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/reihum.db")
    scrubber = Scrubber(store)
    await _name_and_forget(store, time.time())
    await scrubber.look()
    assert await store.kept.get(WANTED), "somebody has played just now"
    assert (tmp_path / "reihum.db-wal").stat().st_size == 0, "but the log is cut off"
    await store.database.write(Statement("UPDATE tables SET changed = changed - 100"))
    await scrubber.look()
    assert await store.kept.get(WANTED) == ""
    assert _NAME.encode() not in _bytes(tmp_path)
    await store.close()


async def test_writing_anew_gives_way_to_who_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/reihum.db")
    rows = [(f"f{number}", "x" * 100) for number in range(100_000)]
    for begin in range(0, len(rows), 5_000):
        places = ", ".join(f"(${place}, ${place + 1})" for place in range(1, 10_001, 2))
        values = tuple(value for row in rows[begin : begin + 5_000] for value in row)
        await store.database.write(Statement(f"INSERT INTO kept VALUES {places}", values))
    loop, asked = asyncio.get_running_loop(), Writer._has_more_to_write
    writes: list[Future[None]] = []

    def come(writer: Writer) -> bool:
        """In the thread that writes the file anew, when it first looks whether to give way: now somebody writes."""
        if not writes:
            writes.append(asyncio.run_coroutine_threadsafe(store.kept.put("somebody", "writes"), loop))
            while not writer._waiting:
                time.sleep(0.001)
        return asked(writer)

    monkeypatch.setattr(Writer, "_has_more_to_write", come)
    assert not await store.database.scrub(gives_way=True)
    await asyncio.wrap_future(writes[0])
    assert await store.database.scrub(gives_way=True), "when nobody does"
    await store.close()


async def test_who_reads_keeps_the_log_for_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "_BUSY_S", 2 * GIVEN_UP_S)  # if the reader were waited for, it would be as long
    store = await Store.open(f"sqlite:///{tmp_path}/reihum.db")
    with contextlib.closing(sqlite3.connect(tmp_path / "reihum.db", isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM people").fetchall()
        await store.people.add(_NAME, "en", 1.0)
        async with asyncio.timeout(GIVEN_UP_S):
            assert not await store.database.clear_log(), "nobody's moves wait for that"
        reader.execute("COMMIT")
        assert await store.database.clear_log()
    assert (tmp_path / "reihum.db-wal").stat().st_size == 0
    await store.close()


async def test_postgresql_writes_its_tables_anew(postgres: Postgres) -> None:
    """Its own log (WAL) is used again in its turn, which takes longer: docs/security.md."""
    store = await Store.open(postgres.new_database())
    await _name_and_forget(store, time.time())
    await store.database.write(Statement("CHECKPOINT"))
    assert _NAME.encode() in _files(postgres), "it overwrites nothing by itself"
    await store.database.write(Statement("UPDATE tables SET changed = changed - 100"))
    await Scrubber(store).look()
    assert await store.kept.get(WANTED) == ""
    await store.database.write(Statement("CHECKPOINT"))
    assert _NAME.encode() not in _files(postgres)
    await store.close()


def _files(postgres: Postgres) -> bytes:
    return b"".join(path.read_bytes() for path in (postgres.folder / "data" / "base").rglob("*") if path.is_file())


async def test_everything_that_is_kept_is_handed_out(server: Server) -> None:
    table, (ada, bob), sockets = await two_at_a_table(server.url)
    await sockets[0].ask(p.Chat(id="c", text="good luck"))
    await ada.call("POST", "/tokens", {"label": "my bot"})
    await ada.call("POST", "/calls", {"kinds": ["turn"], "zone": "Europe/Berlin"})
    kept: p.KeptOfMe = await ada.call("GET", "/session/export", None, p.KeptOfMe)
    assert kept.person.name == "Ada"
    assert [(secret.kind, secret.label) for secret in kept.secrets if secret.kind == "token"] == [("token", "my bot")]
    assert kept.calling.zone == "Europe/Berlin"
    (mine,) = [one for one in kept.tables if one.table.id == table]
    assert [entry.entry["type"] for entry in mine.wrote] == ["opened", "bound", "spoke"]
    assert "seed" not in mine.wrote[0].entry, "it tells what is still hidden"
    other: p.KeptOfMe = await bob.call("GET", "/session/export", None, p.KeptOfMe)
    assert "good luck" not in msgspec.json.encode(other).decode()
    for socket in sockets:
        await socket.close()


async def test_everything_is_sent_table_by_table(server: Server) -> None:
    """However much it is: no more than a table of it is in memory."""
    ada = await person(server.url, "Ada")
    tables = {await ada.create(p.NewTable(game="bloom", seats=seats("me", "local:Eve"))) for _ in range(3)}
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(f"GET /api/v1/session/export HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {ada.cookie}\r\n\r\n".encode())
    assert b"transfer-encoding: chunked" in (await reader.readuntil(b"\r\n\r\n")).lower()
    parts = []
    while size := int(await reader.readline(), 16):
        parts.append(await reader.readexactly(size))
        await reader.readline()
    writer.close()
    kept = msgspec.json.decode(b"".join(parts), type=p.KeptOfMe)
    assert {one.table.id for one in kept.tables} == tables
    assert [sum(table.encode() in part for table in tables) for part in parts if b'"wrote"' in part] == [1, 1, 1]


class _Time:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = time.time()

    def __call__(self) -> float:
        return self.now


async def _go(retention: Retention, clock: _Time, days: float) -> None:
    """Let days pass, as a server that runs sees them."""
    for _ in range(round(days * 2)):
        clock.now += DAY_S / 2
        await retention.look()


def _retention(store: Store, **settings: int) -> tuple[Retention, _Time, Desk]:
    wanted = Settings(**settings)  # type: ignore[arg-type]
    desk, clock = Desk(store, LocalHub(), Schedule(wanted), Metrics()), _Time()
    return Retention(desk, wanted, clock), clock, desk


async def test_idle_guests_go_and_others_stay(store: Store) -> None:
    retention, clock, desk = _retention(store, keep_guests_days=40)

    idle, busy = [await store.people.add(name, "en", clock.now) for name in ("Idle", "Busy")]
    table = await desk.create(opened(someone(idle.id), someone(busy.id)), busy.id, start=True)
    for _ in range(39):
        await _go(retention, clock, 1)
        retention.was_here(busy.id)
    assert await store.people.get(idle.id) is not None
    for _ in range(2):
        retention.was_here(busy.id)
        await _go(retention, clock, 1)
    assert await store.people.get(idle.id) is None
    assert await store.people.get(busy.id) is not None
    assert (await desk.state(table)).seats[0].resigned


async def test_finished_tables_go_and_running_ones_stay(store: Store) -> None:
    retention, clock, desk = _retention(store, keep_tables_days=10)
    ada = await store.people.add("Ada", "en", clock.now)
    over, running_on = [await desk.create(opened(someone(ada.id), someone("b")), ada.id, start=True) for _ in range(2)]
    await store.database.write(Statement("UPDATE tables SET status = 'finished' WHERE id = $1", (over,)))
    await _go(retention, clock, 9)
    assert await store.tables.get(over) is not None
    await _go(retention, clock, 2)
    assert await store.tables.get(over) is None
    assert await store.tables.get(running_on) is not None
    assert await store.people.get(ada.id) is not None


async def test_a_clock_that_jumps_deletes_nobody(store: Store) -> None:
    retention, clock, _ = _retention(store, keep_guests_days=40)
    ada = await store.people.add("Ada", "en", clock.now)
    await _go(retention, clock, 10)  # long enough for the clock to be trusted
    truth, clock.now = clock.now, clock.now + 365 * DAY_S
    await retention.look()
    await _go(retention, clock, GRACE_S / DAY_S - 1)
    assert await store.people.get(ada.id) is not None
    clock.now = truth
    await _go(retention, clock, GRACE_S / DAY_S + 1)
    assert await store.people.get(ada.id) is not None


@pytest.mark.parametrize(("took", "rest"), [(0.1, 2.0), (1.0, 3_600.0)])
async def test_cleaning_up_rests_the_longer_the_longer_it_took(
    took: float, rest: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, clock = await Store.open(f"sqlite:///{tmp_path}/reihum.db"), _Time()
    scrubber, scrub = Scrubber(store, clock), store.database.scrub

    async def slowly(gives_way: bool) -> bool:
        clock.now += took
        return await scrub(gives_way)

    monkeypatch.setattr(store.database, "scrub", slowly)
    for number in ("1", "2"):
        await store.kept.put(WANTED, number)
        await scrubber.look()
    assert await store.kept.get(WANTED) == "2", "it rests"
    clock.now += rest + 0.1
    await scrubber.look()
    assert await store.kept.get(WANTED) == ""
    await store.close()


def test_guests_are_not_kept_for_less_than_a_turn() -> None:
    with pytest.raises(BadSetting, match="30 days"):
        checked(Settings(keep_guests_days=3))


def _bytes(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.iterdir() if path.is_file())
