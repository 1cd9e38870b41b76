"""People's data: deleted without a trace, handed out, kept no longer than the host wants."""

import asyncio
import random
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from reihum.core.texts import LANGUAGES, text
from reihum.server import protocol as p
from reihum.server.client import ApiError
from reihum.server.desk import Desk
from reihum.server.hub import LocalHub
from reihum.server.metrics import Metrics
from reihum.server.retention import DAY_S, GRACE_S, Retention
from reihum.server.schedule import Schedule
from reihum.server.scrubbing import WANTED, Scrubber
from reihum.server.settings import BadSetting, Settings, checked
from reihum.server.store import Store
from reihum.server.store.database import Statement
from tests.server.harness import Server, running
from tests.server.people import is_over, opened, person, play_on, seats, someone, two_at_a_table

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
    summary: p.TableSummary = await bob.call("GET", f"/tables/{with_guest}", None, p.TableSummary)
    assert [seat.name for seat in summary.seats] == ["", "", "Bob", "Linde"]
    await after.close()


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
        await _until(lambda: _NAME.encode() not in _bytes(tmp_path))
        assert (await bob.call("GET", "/session", None, p.Session)).person is not None


async def test_nothing_in_rows_names_who_was_deleted(server: Server) -> None:
    ada = await person(server.url, "Grace Hopper")
    await ada.call("POST", "/tokens", {"label": "Grace token"})
    table = await ada.create(p.NewTable(game="bloom", seats=seats("me", "local:Grace two", "open")))
    await ada.command(table, p.Chat(id="c", text="Grace says"))
    await ada.call("DELETE", "/session")
    store = await Store.open(server.database)
    for name in ("people", "secrets", "tables", "entries", "snapshots", "wishes", "ways", "calls", "letters", "kept"):
        rows = await store.database.read(f"SELECT * FROM {name}")
        assert not any("Grace" in str(value) for row in rows for value in row), name
    await store.close()


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


async def _until(condition: Callable[[], bool]) -> None:
    for _ in range(100):
        if condition():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("not in time")
