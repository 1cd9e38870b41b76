"""Addresses take turns: at computing beside the loop, at bots, and at requests that come in the same moment."""

import asyncio
import random
import threading
from collections import Counter

import msgspec
import pytest

from reihum.core.game import Game
from reihum.core.record import SPECTATOR
from reihum.games import rules_of
from reihum.protocol.bot_process import Question
from reihum.protocol.refusals import Refused
from reihum.server.api.replays import Replays
from reihum.server.costs import payer
from reihum.server.costs.aside import aside
from reihum.server.costs.bot_processes import BotProcesses
from reihum.server.costs.payer import Payer, pays
from reihum.server.costs.rate_limits import Buckets, Throttle
from reihum.server.http.gate import Gate
from reihum.server.live.desk import Desk
from reihum.server.live.hub import LocalHub
from reihum.server.operations.metrics import Metrics
from reihum.server.settings import Settings
from reihum.server.store import Store
from reihum.server.tables import telling
from reihum.server.tables.schedule import Schedule
from reihum.server.tables.summaries import row_of
from reihum.server.tables.table import replayed
from tests.server.people import opened, someone
from tests.server.test_costs import random_log
from tests.waiting import GIVEN_UP_S, until

pytestmark = pytest.mark.anyio


def at(address: str, buckets: Buckets | None = None) -> Payer:
    return Payer(buckets or Buckets(20, 60), f"somebody at {address}", address)


async def test_what_is_computed_aside_takes_turns_by_address() -> None:
    order, begin = list[tuple[str, int]](), threading.Event()

    async def ask(address: str, number: int) -> None:
        pays(at(address))
        await aside(order.append, (address, number))

    first = asyncio.create_task(aside(begin.wait))
    await asyncio.sleep(0)
    greedy = [asyncio.create_task(ask("greedy", number)) for number in range(5)]
    await asyncio.sleep(0)
    greedy[1].cancel()
    modest = asyncio.create_task(ask("modest", 0))
    await asyncio.sleep(0)
    begin.set()
    await asyncio.gather(first, *greedy, modest, return_exceptions=True)
    assert order == [("greedy", 0), ("modest", 0), ("greedy", 2), ("greedy", 3), ("greedy", 4)]


async def test_a_long_replay_lets_others_have_their_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reihum.server.api.replays._AT_ONCE", 10)
    state, order = replayed("t", random_log("pretty_tricky", random.Random(1), 120)), list[str]()

    async def replay() -> bytes:
        pays(at("10.0.0.1"))
        moments, _ = await Replays().moments(state, SPECTATOR)
        order.append("long")
        return bytes(moments)

    async def something_short() -> None:
        pays(at("10.0.0.2"))
        await aside(lambda: None)
        order.append("short")

    told, _ = await asyncio.gather(asyncio.create_task(replay()), asyncio.create_task(something_short()))
    assert order == ["short", "long"]
    assert told == msgspec.json.encode([*telling.moments(state, SPECTATOR)])


async def test_matches_that_are_too_long_are_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reihum.server.api.replays.LONGEST", 10)
    with pytest.raises(Refused) as refused:
        await Replays().moments(replayed("t", random_log("pretty_tricky", random.Random(1), 120)), SPECTATOR)
    assert refused.value.code == "too_large"


async def test_what_goes_wrong_aside_is_told_to_who_asked() -> None:
    with pytest.raises(ZeroDivisionError):
        await aside(divmod, 1, 0)
    assert await aside(divmod, 7, 2) == (3, 1)


async def test_bots_take_turns_by_address_however_many_tables_one_has() -> None:
    match = Game(rules_of("pretty_tricky"), 2).start(seed=1)
    question = Question("pretty_tricky", "uniform", "seed", match.concealed(match.to_move).tobytes())
    processes, order = BotProcesses(1), list[str]()

    async def ask(address: str, table: str) -> None:
        pays(at(address))
        await processes.ask(table, question)
        order.append(address)

    greedy = [asyncio.create_task(ask("greedy", f"table {number}")) for number in range(50)]
    await asyncio.sleep(0)
    modest = [asyncio.create_task(ask("modest", "theirs")) for _ in range(3)]
    await asyncio.sleep(0)
    await processes.start()
    await asyncio.gather(*greedy, *modest)
    await processes.close()
    assert max(place for place, address in enumerate(order) if address == "modest") <= 6


async def test_what_a_command_leads_to_is_done_for_who_sent_it(store: Store) -> None:
    """The bots that answer it, too, move after move."""
    desk, groups = Desk(store, LocalHub(), Schedule(Settings()), Metrics()), list[str]()

    async def answered() -> None:
        groups.append(payer.turn_of())

    tasks = [asyncio.create_task(answered())]
    desk.appended.append(lambda _: tasks.append(asyncio.create_task(answered())))

    async def lay(address: str) -> None:
        pays(at(address))
        await desk.create(opened(someone("ada"), someone("eve")), "ada", start=True)

    await asyncio.create_task(lay("10.0.0.1"))
    await asyncio.create_task(lay("10.0.0.2"))
    await asyncio.gather(*tasks)
    assert groups == ["", "10.0.0.1", "10.0.0.2"]


async def test_opening_a_table_is_charged_to_who_opens_it(store: Store) -> None:
    rows = random_log("pretty_tricky", random.Random(1), 120)

    await store.tables.create(row_of(replayed("t", rows), None), rows, ["ada"])
    desk, buckets = Desk(store, LocalHub(), Schedule(Settings()), Metrics()), Buckets(0.001, 1.5)
    pays(at("10.0.0.1", buckets))
    await desk.state("t")
    assert not buckets.take("somebody at 10.0.0.1")
    assert buckets.take("at 10.0.0.1")  # of which many may share one


def gate(burst: int = 60) -> Gate:
    settings = Settings(requests_burst=burst)
    return Gate(settings, Buckets(settings.requests_per_s, burst), Metrics())


async def test_an_address_has_its_requests_worked_on_a_few_at_a_time() -> None:
    door, going, most, done = gate(), Counter[str](), Counter[str](), list[str]()

    async def request(address: str) -> None:
        async with door.turn(address):
            going[address] += 1
            most[address] = max(most[address], going[address])
            try:
                await asyncio.sleep(0.01)
            finally:
                going[address] -= 1
            done.append(address)

    tasks = [asyncio.create_task(request("10.0.0.1")) for _ in range(40)]
    await asyncio.sleep(0)
    for number in (3, 20, 39):  # who goes away, at work or waiting, leaves their place to the next
        tasks[number].cancel()
    tasks.append(asyncio.create_task(request("10.0.0.2")))
    await asyncio.gather(*tasks, return_exceptions=True)
    assert done.index("10.0.0.2") < 5
    assert len(done) == 38
    assert most == {"10.0.0.1": 4, "10.0.0.2": 1}
    assert (door._going, door._queues) == ({}, {})


async def test_who_waits_for_others_leaves_their_place_and_takes_one_again() -> None:
    door, most, going, ended = gate(), 0, 0, 0
    arrived, go = asyncio.Event(), asyncio.Event()

    async def request(fails: bool) -> None:
        nonlocal most, going, ended
        async with door.turn("10.0.0.1"):
            async with door.elsewhere("10.0.0.1"):
                await arrived.wait()
                if fails:
                    raise Refused("bad_request", "The request ended early.")
            going += 1
            most = max(most, going)
            try:
                await go.wait()
                await asyncio.sleep(0)
            finally:
                going -= 1
            ended += 1

    tasks = [asyncio.create_task(request(number % 3 == 0)) for number in range(30)]
    await until(lambda: door._elsewhere["10.0.0.1"] == 30)
    async with asyncio.timeout(GIVEN_UP_S), door.turn("10.0.0.1"):  # all of them wait, and there is a place
        tasks[1].cancel()
    arrived.set()
    await until(lambda: going == 4 and sum(task.done() for task in tasks) == 11)
    for number in (2, 5, 20, 29):  # at work or in the queue
        tasks[number].cancel()
    go.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert ended == 30 - 10 - 1 - 4
    assert most == 4
    assert (door._going, door._queues, door._elsewhere) == ({}, {}, {})


async def test_so_many_of_an_address_wait_for_others_and_no_more() -> None:
    door, end = Gate(Settings(connections_per_address=1), Buckets(20, 60), Metrics()), asyncio.Event()

    async def request(address: str) -> None:
        async with door.turn(address), door.elsewhere(address):
            await end.wait()

    tasks = [asyncio.create_task(request("10.0.0.1")) for _ in range(2)]
    await until(lambda: door._elsewhere["10.0.0.1"] == 2)
    with pytest.raises(Refused, match="still incomplete"):
        await request("10.0.0.1")
    end.set()
    await request("10.0.0.2")
    await asyncio.gather(*tasks)
    await request("10.0.0.1")
    assert (door._going, door._queues, door._elsewhere) == ({}, {}, {})


class Slow:
    """An answer that is read slowly."""

    is_cut = False

    def cut(self) -> None:
        self.is_cut = True


def test_of_what_waits_for_an_address_the_longest_is_cut_when_it_is_too_much() -> None:
    door, long, short = gate(), 10 * 2**20, 2**16
    first, second, third, elsewhere = (Slow() for _ in range(4))
    door.waits("10.0.0.1", first, long + 1)
    door.waits("10.0.0.1", second, short)
    assert (first.is_cut, second.is_cut) == (False, False)
    door.waits("10.0.0.2", elsewhere, long)
    door.waits("10.0.0.1", third, long)
    assert (first.is_cut, second.is_cut, third.is_cut, elsewhere.is_cut) == (True, False, False, False)
    for answer in (first, second, third):
        door.is_read("10.0.0.1", answer)
    door.is_read("10.0.0.2", elsewhere)
    assert vars(door)["_unread"] == {}


async def test_a_queue_of_requests_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reihum.server.http.gate._QUEUED", 2)
    door, end = gate(), asyncio.Event()

    async def request() -> None:
        async with door.turn("10.0.0.1"):
            await end.wait()

    tasks = [asyncio.create_task(request()) for _ in range(6)]
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="wait already"):
        await request()
    end.set()
    await asyncio.gather(*tasks)
    await request()


def test_bots_keep_a_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("reihum.server.costs.rate_limits.time.monotonic", lambda: now)
    pace = Throttle(10, 5)
    assert [pace.wait_s("a") for _ in range(5)] == [0.0] * 5
    waits = [pace.wait_s("a") for _ in range(3)]
    assert waits == pytest.approx([0.0, 0.1, 0.2], abs=1e-6)
    assert pace.wait_s("b") == 0.0
    now += 60.0
    assert [pace.wait_s("a") for _ in range(5)] == [0.0] * 5
