"""Who fills a table's log keeps nobody from playing there."""

from collections.abc import Awaitable

import msgspec
import pytest

from reihum.protocol import messages as p
from reihum.protocol.fairness import seal
from reihum.protocol.refusals import Refused
from reihum.server.live.desk import Desk
from reihum.server.live.hub import LocalHub
from reihum.server.operations.metrics import Metrics
from reihum.server.settings import Settings
from reihum.server.store import Store
from reihum.server.tables import entries as e
from reihum.server.tables.schedule import Schedule
from tests.server.people import opened, someone

pytestmark = pytest.mark.anyio
MOST, TALK = 40, 20


@pytest.fixture
def desk(store: Store, monkeypatch: pytest.MonkeyPatch) -> Desk:
    monkeypatch.setattr("reihum.server.live.desk.MAX_ENTRIES", MOST)
    monkeypatch.setattr("reihum.server.live.desk.MAX_TALK", TALK)
    return Desk(store, LocalHub(), Schedule(Settings()), Metrics())


async def code_of(work: Awaitable[object]) -> str:
    """Why something was refused; nothing if it was not."""
    try:
        await work
    except Refused as refused:
        return refused.code
    return ""


async def fill(desk: Desk, table: str, person: str, *commands: p.Command) -> None:
    """Send commands again and again until none of them is taken any more."""
    codes = []
    for number in range(2 * MOST):
        command = msgspec.structs.replace(commands[number % len(commands)], id=f"{person}-{number}")
        codes.append(await code_of(desk.submit(table, person, command)))
    taken = codes.count("")
    assert codes == [""] * taken + ["limit"] * (2 * MOST - taken)


async def test_a_waiting_room_that_was_filled_is_dealt_by_what_all_were_bound_to(desk: Desk) -> None:
    waiting = msgspec.structs.replace(opened(someone("ada"), e.SeatPlan(kind="open")), fair=2)
    table = await desk.create(waiting, "ada", start=False)
    await fill(desk, table, "ada", p.Chat(id="", text="so much to say"))
    await desk.submit(table, "bob", p.Sit(id="sit", seat=1, commitment=seal("bb" * 16)))  # there is room for that
    mute = [p.Mute(id="", seat=1, on=on) for on in (True, False)]
    await fill(desk, table, "ada", *mute)
    assert (await desk.state(table)).head >= MOST
    await desk.submit(table, "ada", p.Start(id="start", entropy="aa" * 16))
    await desk.submit(table, "bob", p.Reveal(id="reveal", seat=1, entropy="bb" * 16))
    state = await desk.state(table)
    assert state.status == "running"
    assert [seat.kind for seat in state.seats] == ["person", "person"]
    seat = state.to_move[0]
    move = state.running().legal_texts(seat)[0]
    await desk.submit(table, ("ada", "bob")[seat], p.Play(id="play", seat=seat, at=state.number, moves=[move]))
    await desk.submit(table, "bob", p.Resign(id="enough", seat=1))
    assert (await desk.state(table)).status == "finished"
