"""How a worker follows what others wrote."""

import asyncio
from typing import Any

import pytest

from reihum.protocol import messages as p
from reihum.server.live.desk import Desk
from reihum.server.live.hub import LocalHub
from reihum.server.live.rooms import Connection
from reihum.server.operations.metrics import Metrics
from reihum.server.settings import from_environment
from reihum.server.store import Store, Unavailable
from reihum.server.store.tables import EntryRow
from reihum.server.tables import entries as e
from reihum.server.tables.schedule import Schedule
from reihum.server.tables.summaries import row_of
from tests.server.people import opened, someone

pytestmark = pytest.mark.anyio
NOBODY: Any = None  # listens at the other end


async def two_workers(store: Store, tables: int) -> tuple[Desk, Desk, list[str]]:
    """Two desks at one store, and tables that both know."""
    here, there = (Desk(store, LocalHub(), Schedule(from_environment({})), Metrics()) for _ in range(2))
    names = [await there.create(opened(someone("ada"), someone("bob")), "ada", start=True) for _ in range(tables)]
    for name in names:
        await here.room(name)
    return here, there, names


async def speak(desk: Desk, table: str, number: int) -> None:
    await desk.submit(table, "ada", p.Chat(id=f"c{number}", text=f"{number}"))


async def heads(desk: Desk, names: list[str]) -> list[int]:
    return [(await desk.room(name)).state.head for name in names]


async def test_tables_that_others_changed_are_followed_together(store: Store) -> None:
    here, there, names = await two_workers(store, 4)
    for table, lines in zip(names, (2, 1, 0, 1), strict=True):
        for number in range(lines):
            await speak(there, table, number)
    assert await heads(here, names) == [1, 1, 1, 1]
    await here.refresh([*names, "nowhere"])
    assert await heads(here, names) == await heads(there, names) == [3, 2, 1, 2]
    assert [line.text for line in (await here.room(names[0])).state.lines] == ["0", "1"]


async def test_a_log_that_cannot_be_followed_leaves_the_other_tables_alone(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    """As of a worker with a newer program that knows more moves."""
    here, there, names = await two_workers(store, 3)
    state = (await there.room(names[0])).state
    unheard_of = EntryRow(state.head + 1, state.changed, "ada", "new", e.encode(e.Played(seat=0, moves=["fly 7"])))
    await store.tables.append(row_of(state, None), unheard_of)
    for table in names[1:]:
        await speak(there, table, 0)
    await here.refresh(names)
    assert await heads(here, names) == [1, 2, 2]
    assert "could not be followed" in caplog.text


async def test_what_somebody_wants_forgotten_is_forgotten_by_all_workers(store: Store) -> None:
    here, there, (table,) = await two_workers(store, 1)
    await speak(there, table, 1)
    await here.refresh([table])
    (line,) = (await here.room(table)).state.lines
    await there.rewrite(table, {line.seq: e.encode(e.Spoke(text="…"))})
    for desk in (here, there):
        state = await desk.state(table)
        assert [line.text for line in state.lines] == ["…"]
        assert state.head == line.seq + 1
    await speak(here, table, 2)
    await there.refresh([table])
    assert await heads(there, [table]) == [line.seq + 2]


async def test_a_command_that_meets_a_log_just_rewritten_is_carried_out(store: Store) -> None:
    here, there, (table,) = await two_workers(store, 1)
    await speak(there, table, 1)
    await here.refresh([table])
    (line,) = (await here.room(table)).state.lines
    await there.rewrite(table, {line.seq: e.encode(e.Spoke(text="…"))})
    await speak(here, table, 2)  # without a hint: its first try finds the number taken
    assert [line.text for line in (await here.room(table)).state.lines] == ["…", "2"]


async def test_what_was_written_here_while_others_were_followed_is_applied_once(store: Store) -> None:
    here, there, (table,) = await two_workers(store, 1)
    for turn in range(20):
        work = [here.refresh([table]), speak(here, table, 2 * turn), here.refresh([table]), here.refresh([table])]
        await asyncio.gather(*work, speak(there, table, 2 * turn + 1), there.refresh([table]))
    await here.refresh([table])
    await there.refresh([table])
    log = await store.tables.entries(table)
    assert len(log) == 42
    mine, theirs = (await here.room(table)).state, (await there.room(table)).state
    assert mine.head == theirs.head == 41
    assert mine.lines == theirs.lines


async def test_what_is_kept_is_acknowledged_also_if_it_cannot_be_told(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Who looks on is cut, and resumes; who sees to bots is told all the same."""
    here, _, (table,) = await two_workers(store, 1)
    room, minded, cut = await here.room(table), list[int](), list[bool]()
    here.appended.append(lambda state: minded.append(state.head))
    looking = Connection(None, "", NOBODY, lambda: cut.append(True))
    monkeypatch.setattr(Connection, "cut", lambda connection: cut.append(True))
    room.connections.add(looking)

    async def away(*_: object) -> None:
        raise Unavailable("The database is away.")

    monkeypatch.setattr(here.faces, "names", away)
    monkeypatch.setattr(here, "tell_table", away)
    for command in (p.Chat(id="said", text="hello"), p.StandIn(id="bot", seat=0, on=True)):
        cut.clear()
        done = await here.submit(table, "ada", command)
        assert done.id == command.id
        assert cut == [True]
    assert minded == [2, 3]
    assert "could not be told" in caplog.text
