"""Who fills a table's log keeps nobody from playing there."""

import random
from collections.abc import Awaitable

import msgspec
import pytest

from reihum.core import matchfile
from reihum.core.game import Game
from reihum.core.record import SPECTATOR
from reihum.games import rules_of
from reihum.protocol import messages as p
from reihum.protocol.fairness import seal
from reihum.protocol.refusals import Refused
from reihum.server.costs.payer import Payer, pays
from reihum.server.costs.rate_limits import Buckets
from reihum.server.live.desk import _TOLD as MOST_TOLD
from reihum.server.live.desk import Desk
from reihum.server.live.hub import LocalHub
from reihum.server.operations.metrics import Metrics
from reihum.server.settings import Settings
from reihum.server.store import Store
from reihum.server.tables import entries as e
from reihum.server.tables import snapshots
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


async def test_snapshots_take_no_more_of_the_disk_the_longer_somebody_talks(store: Store) -> None:
    """Each holds the whole match, a long one that was brought along included."""
    desk = Desk(store, LocalHub(), Schedule(Settings()), Metrics())
    table = await desk.create(opened(someone("ada"), someone("eve")), "ada", start=True)
    counts = []
    for number in range(12 * snapshots.EVERY):
        command = p.Mute(id=f"m{number}", seat=1, on=number % 2 == 0)
        await desk.submit(table, "ada", command)
        if snapshots.is_due((await desk.state(table)).head):
            ((count,),) = await store.database.read("SELECT count(*) FROM snapshots WHERE table_id = $1", table)
            counts.append(count)
    assert counts == [*range(1, 10), 9, 9, 9]
    state = await desk.state(table)
    assert (await desk._steps_since(state, SPECTATOR, -1))[0] <= MOST_TOLD


async def test_a_long_snapshot_is_charged_to_who_wrote_on(store: Store) -> None:
    match = Game(rules_of("bloom"), 2).start(seed=1)
    rng = random.Random(1)
    for _ in range(400):
        match.play(rng.choice(match.legal()))
    brought = msgspec.structs.replace(
        opened(someone("ada"), someone("eve")), game="bloom", match=matchfile.dump(match).decode()
    )
    costs = []
    for begun in (opened(someone("ada"), someone("eve")), brought):
        desk, buckets = Desk(store, LocalHub(), Schedule(Settings()), Metrics()), Buckets(0.001, 1000)
        table = await desk.create(begun, "ada", start=True)
        pays(Payer(buckets, "ada", "10.0.0.1"))
        for number in range(snapshots.EVERY):
            await desk.submit(table, "ada", p.Mute(id=f"m{number}", seat=1, on=number % 2 == 0))
        costs.append(next(cost for cost in range(1000) if buckets.has("ada", 1000 - cost)))
    assert costs[0] < costs[1]


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
