"""What happens without anybody asking: clocks, stand-ins, take-overs. With a worker's parts in this process."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable

import pytest

from reihum.protocol import messages as p
from reihum.server.service import Service
from reihum.server.settings import Settings
from reihum.server.store import Store
from reihum.server.store.tables import EntryRow
from reihum.server.tables import entries as e
from reihum.server.tables.clocks import RETURN_S, Clocks, is_pace, ranked
from reihum.server.tables.schedule import Schedule
from reihum.server.tables.table import TableState, replayed
from tests.server.people import opened, someone
from tests.waiting import GIVEN_UP_S

pytestmark = pytest.mark.anyio


@pytest.fixture
async def service(store: Store) -> AsyncIterator[Service]:
    made = Service(Settings(bot_delay_s=0.0, absence_s=0.5, sweep_s=0.1, bot_processes=1), store)
    await made.start()
    yield made
    await made.close()


async def eventually(service: Service, table: str, condition: Callable[[TableState], bool]) -> TableState:
    async with asyncio.timeout(GIVEN_UP_S):
        while not condition(state := await service.desk.state(table)):
            await asyncio.sleep(0.05)
    return state


async def _somebody_is_gone(service: Service) -> None:
    """Wait until at another table, begun now, a bot plays for who is gone: of older ones that was seen to before."""
    table = await service.desk.create(opened(someone("eve"), someone("bob")), "eve", start=True)
    await eventually(service, table, lambda s: s.seats[0].stand_in == "gone")


async def test_when_the_clock_runs_out_a_bot_plays_on(service: Service) -> None:
    pace = p.Pace(kind="live", bank_s=1, increment_s=0)
    table = await service.desk.create(opened(someone("ada"), someone("bob"), pace=pace), "ada", start=True)
    state = await eventually(service, table, lambda s: s.seats[0].stand_in == "clock")
    assert state.seats[0].bot_level
    # Both run out in their turn, and the two bots finish the match: nobody waits for ever.
    await eventually(service, table, lambda s: s.status == "finished")


async def test_who_is_gone_from_an_untimed_table_is_played_by_a_bot(service: Service) -> None:
    table = await service.desk.create(opened(someone("ada"), someone("bob")), "ada", start=True)
    await eventually(service, table, lambda s: s.seats[0].stand_in == "gone")


async def test_who_is_there_may_think_as_long_as_they_like(service: Service) -> None:
    table = await service.desk.create(opened(someone("ada"), someone("bob")), "ada", start=True)
    await service.store.tables.saw([(table, "ada")], time.time() + 3600.0)
    await _somebody_is_gone(service)
    assert (await service.desk.state(table)).seats[0].stand_in is None


async def test_alone_with_bots_there_is_no_hurry(service: Service) -> None:
    bot = e.SeatPlan(kind="bot", level="uniform")
    table = await service.desk.create(opened(someone("ada"), bot), "ada", start=True)
    await _somebody_is_gone(service)
    state = await service.desk.state(table)
    assert state.seats[0].stand_in is None
    row = await service.store.tables.get(table)
    assert row is not None
    assert row.due is None


async def test_another_worker_takes_over_what_a_dead_one_left(store: Store, database: str) -> None:
    """A table with bots to move whose worker died right after the commit."""
    dead = Service(Settings(bot_delay_s=0.0, sweep_s=0.1, bot_processes=1), store)  # never started: it does nothing
    bots = [e.SeatPlan(kind="bot", level="uniform") for _ in range(2)]
    dead.caretaker.mind = lambda state: None  # type: ignore[method-assign]  # it dies right here
    dead.desk.appended.clear()
    table = await dead.desk.create(opened(*bots), "ada", start=True)
    alive = Service(Settings(bot_delay_s=0.0, sweep_s=0.1, bot_processes=1), await Store.open(database))
    await alive.start()
    await eventually(alive, table, lambda s: s.status == "finished")
    await alive.close()


async def test_two_workers_that_both_drive_a_table_play_every_move_once(service: Service, database: str) -> None:
    rival = Service(Settings(bot_delay_s=0.0, sweep_s=0.05, bot_processes=1), await Store.open(database))
    await rival.start()
    bots = [e.SeatPlan(kind="bot", level="uniform") for _ in range(2)]
    table = await service.desk.create(opened(*bots), "ada", start=True)
    while (state := await rival.desk.state(table)).status != "finished":
        rival.caretaker.mind(state)
        await asyncio.sleep(0.01)
    other = await service.desk.state(table)
    assert other.running().to_bytes() == state.running().to_bytes()
    rows = await rival.store.tables.entries(table)
    assert [row.seq for row in rows] == list(range(len(rows)))
    await rival.close()


def test_clocks_count_only_the_time_of_who_is_asked() -> None:
    clocks = Clocks.begin(p.Pace(kind="live", bank_s=60, increment_s=5), 2)
    clocks = clocks.turned([0], [], 100.0)
    assert clocks.deadline(0) == 160.0
    assert clocks.deadline(1) is None
    clocks = clocks.turned([0], [0], 110.0)  # a first move of the same turn
    assert clocks.remaining(0, 112.0) == 48.0
    clocks = clocks.turned([1], [0], 120.0)
    assert clocks.remaining(0, 500.0) == 45.0  # 60 − 20 + 5
    assert clocks.remaining(1, 130.0) == 50.0
    clocks = clocks.restarted(1, 200.0, ran_out=True)
    assert clocks.remaining(1, 200.0) == 60.0
    relaxed = Clocks.begin(p.Pace(kind="relaxed", hours=24), 2)
    relaxed = relaxed.turned([1], [], 0.0)
    assert relaxed.deadline(1) == 24 * 3600.0


def test_no_time_is_won_by_a_stand_in() -> None:
    clocks = Clocks.begin(p.Pace(kind="live", bank_s=60, increment_s=5), 2).turned([0], [], 100.0)
    with_bot = clocks.handed_over(0, 110.0)
    assert (
        with_bot.restarted(0, 150.0, ran_out=False).remaining(0, 150.0) == 50.0
    )  # what the bot thinks is nobody's time
    after_its_move = with_bot.turned([1], [0], 150.0, stood_in=[0])
    assert after_its_move.remaining(0, 150.0) == 50.0
    assert clocks.handed_over(0, 155.0).restarted(0, 170.0, ran_out=False).remaining(0, 170.0) == 5.0
    assert clocks.handed_over(0, 170.0).restarted(0, 170.0, ran_out=True).remaining(0, 170.0) == RETURN_S
    relaxed = Clocks.begin(p.Pace(kind="relaxed", hours=24), 2).turned([1], [], 0.0)
    assert relaxed.handed_over(1, 10.0).restarted(1, 20.0, ran_out=False).deadline(1) == 24 * 3600.0
    assert relaxed.handed_over(1, 10.0).restarted(1, 20.0, ran_out=True).deadline(1) == 24 * 3600.0 + 20.0


def test_no_time_is_won_by_taking_back() -> None:
    clocks = Clocks.begin(p.Pace(kind="live", bank_s=60, increment_s=30), 2).turned([0], [], 0.0)
    for turn in range(5):
        began = 10.0 * turn
        moved = clocks.turned([1], [0], began + 4.0)
        assert moved.remaining(0, began + 5.0) == 60.0 - 9.0 * turn - 4.0 + 30.0
        clocks = moved.taken_back([0], began + 5.0)
        clocks = clocks.turned([0], [0], began + 10.0)  # a first part of the same turn
    assert clocks.remaining(0, 50.0) == 60.0 - 5 * 9.0
    assert clocks.remaining(1, 50.0) == 60.0 - 5 * 1.0


def test_a_bot_does_not_wait_for_a_clock_that_was_ahead() -> None:
    state = TableState("t", changed=5000.0)
    schedule = Schedule(Settings(bot_delay_s=0.7))
    assert schedule.bot_time(state, 0, now=1000.0) == 1000.7
    assert schedule.bot_time(state, 0, now=6000.0) == 5000.7


def test_clocks_of_seats_that_choose_together_run_together() -> None:
    clocks = Clocks.begin(p.Pace(kind="live", bank_s=60), 3)
    clocks = clocks.turned([0, 1, 2], [], 0.0)
    clocks = clocks.turned([0, 2], [1], 10.0)
    clocks = clocks.turned([0], [2], 30.0)
    assert [clocks.remaining(seat, 40.0) for seat in range(3)] == [20.0, 50.0, 30.0]


@pytest.mark.parametrize(
    ("pace", "good"),
    [
        (p.Pace(), True),
        (p.Pace(bank_s=10), False),
        (p.Pace(kind="live", bank_s=300, increment_s=10), True),
        (p.Pace(kind="live", bank_s=1), False),
        (p.Pace(kind="relaxed", hours=72), True),
        (p.Pace(kind="relaxed"), False),
    ],
)
def test_which_paces_make_sense(pace: p.Pace, good: bool) -> None:
    assert is_pace(pace) is good


def test_who_resigned_ranks_last() -> None:
    assert ranked([5, 9, 9, 1], [3, 1, 1, 4], []) == [3, 1, 1, 4]
    assert ranked([5, 9, 9, 1], [3, 1, 1, 4], [1]) == [2, 4, 1, 3]
    assert ranked([5, 9, 9, 1], [3, 1, 1, 4], [1, 0]) == [3, 4, 1, 2]


def test_moves_close_together_leave_a_table_due_when_it_was() -> None:
    schedule = Schedule(Settings(absence_s=320.0))

    def due(at: float) -> float:
        first: list[e.AnyEntry] = [opened(someone("ada"), someone("bob")), e.Started()]
        rows = [EntryRow(seq, at, "ada", f"open-{seq}", e.encode(entry)) for seq, entry in enumerate(first)]
        found = schedule.due(replayed("table", rows))
        assert found is not None
        assert at + 320.0 <= found < at + 330.0  # never too early, and late by a thirty-second part at most
        return found

    assert due(1001.0) == due(1009.0) < due(1011.0)
