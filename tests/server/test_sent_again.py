"""A move that is sent again is made once, however much has happened since."""

from pathlib import Path

import pytest

from reihum.protocol import messages as p
from reihum.protocol.refusals import Refused
from reihum.server.live.desk import Desk
from reihum.server.live.hub import LocalHub
from reihum.server.operations.metrics import Metrics
from reihum.server.settings import from_environment
from reihum.server.store import Store
from reihum.server.tables import entries as e
from reihum.server.tables.schedule import Schedule
from reihum.server.tables.table import RECENT
from tests.server.people import opened, someone

pytestmark = pytest.mark.anyio


async def test_a_move_of_long_ago_is_known_and_one_like_it_is_stale(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/reihum.db")
    desk = Desk(store, LocalHub(), Schedule(from_environment({})), Metrics())
    plans = (someone("ada"), e.SeatPlan(kind="person", person="ada", name="Bob"))
    table = await desk.create(opened(*plans), "ada", start=True)

    async def play(name: str) -> p.Play:
        state = (await desk.room(table)).state
        (seat,) = state.to_move[:1]
        command = p.Play(id=name, seat=seat, at=state.number, moves=state.running().legal_texts(seat)[:1])
        assert (await desk.submit(table, "ada", command)).number > state.number
        return command

    first = await play("first")
    for number in range(RECENT + 2):
        await desk.submit(table, "ada", p.Chat(id=f"c{number}", text=f"{number}"))
    await play("second")
    log = await store.tables.entries(table)
    assert (await desk.submit(table, "ada", first)).id == "first"
    with pytest.raises(Refused) as refused:
        await desk.submit(table, "ada", p.Play(id="like it", seat=first.seat, at=first.at, moves=first.moves))
    assert refused.value.code == "stale"
    assert await store.tables.entries(table) == log
    await store.close()
