"""Called to your turn: real receivers on loopback, and what nobody may reach or be told."""

import asyncio
import datetime
import re
import socket
import time
import urllib.request
import zoneinfo
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cryptography.exceptions import InvalidTag

from reihum.core.texts import LANGUAGES
from reihum.protocol import messages as p
from reihum.protocol.client import ApiError, Client, TableSocket
from reihum.server.calling import addresses, posting, reasons
from reihum.server.calling.call_text import CallText, word
from reihum.server.calling.quiet import quiet_until
from reihum.server.calling.webhook import shaped
from reihum.server.store import Store
from reihum.server.store.calls import CallRow, WayRow, WishRow, call_statement
from reihum.server.store.database import Statement
from reihum.server.store.tables import EntryRow
from reihum.server.tables import entries as e
from reihum.server.tables.table import TableState
from tests.server.faults import Trouble
from tests.server.harness import Server, free_port, running
from tests.server.people import opened, person, seats, someone, two_at_a_table
from tests.server.receivers import Browser, Endpoint, Mailbox, check_vapid, endpoint
from tests.waiting import until

pytestmark = pytest.mark.anyio
WAIT_S = 0.1


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox(free_port())
    box.start()
    yield box
    box.stop()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def calling(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox
) -> Iterator[Server]:
    """A server that calls people, on either store."""
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path_factory.mktemp('calling')}/reihum.db"
    else:
        url = request.getfixturevalue("postgres").new_database()
    with running(url, **_settings(mailbox.port)) as started:
        yield started


def _settings(mail_port: int) -> dict[str, Any]:
    return {
        "webhooks_private": 1,
        "smtp": f"smtp-plain://127.0.0.1:{mail_port}",
        "mail_from": "reihum@example.org",
        "mails_per_hour": 1000,
        "call_after_s": WAIT_S,
        "call_again_s": 0.005,
    }


@pytest.fixture
async def hook() -> AsyncIterator[Endpoint]:
    async with endpoint() as found:
        yield found


async def _add(client: Client, **fields: Any) -> p.Calling:
    added: p.Calling = await client.call("POST", "/calls/ways", fields, p.Calling)
    return added


async def _ways(client: Client) -> list[p.Way]:
    found: p.Calling = await client.call("GET", "/calls", None, p.Calling)
    return found.ways


async def _all_is_said(server: Server, client: Client) -> None:
    """Wait until no call of somebody is to be made any more, and no message is to be sent.

    A call is written in the same transaction as what it is for, and gone only when it was dropped, or when its messages
    have arrived: what has not come now never comes.
    """
    store = await Store.open(server.database)

    async def is_said() -> bool:
        who = _id(client)
        return not (
            await store.database.read(
                "SELECT 1 FROM calls WHERE person = $1 AND due IS NOT NULL AND what <> 'soon'", who
            )
            or await store.database.read("SELECT 1 FROM letters WHERE person = $1", who)
        )

    await until(is_said)
    await store.close()


async def _put_off(server: Server, client: Client) -> list[float]:
    """Until when calls of somebody were put off, as soon as there are any that were."""
    store, now = await Store.open(server.database), time.time()
    rows: list[float] = []

    async def is_put_off() -> bool:
        found = await store.database.read(
            "SELECT due FROM calls WHERE person = $1 AND due > $2", _id(client), now + 600
        )
        rows[:] = [row[0] for row in found]
        return bool(rows)

    await until(is_put_off)
    await store.close()
    return rows


def _quiet_hour() -> tuple[dict[str, Any], float]:
    """Quiet hours around now, and when they end."""
    minute = int(time.time()) // 60
    return {"quiet_from": (minute - 5) % 1440, "quiet_to": (minute + 60) % 1440, "zone": "UTC"}, (minute + 60) * 60.0


async def _moves(mover: TableSocket, other: TableSocket) -> None:
    """Play until the other one is asked."""
    await mover.until(lambda s: s.position is not None and bool(s.position.legal))
    while mover.position is not None and mover.position.legal:
        await mover.play(mover.position.legal[0])
        number = mover.position.number
        await other.until(lambda s, number=number: s.position is not None and s.position.number >= number)  # type: ignore[misc]


async def test_one_call_for_a_table_while_it_stays_unread(calling: Server, hook: Endpoint) -> None:
    table, (ada, _), (first, second) = await two_at_a_table(calling.url, "superstar")
    assert await _ways(ada) == [], "nothing without being asked for"
    await _add(ada, kind="webhook", address=hook.url)
    assert (await ada.call("GET", "/session", None, p.Session)).called
    await _moves(first, second)
    await _moves(second, first)
    await hook.until(1)
    told = msgspec.json.decode(hook.requests[0].body)
    assert told["type"] == "turn"
    assert told["url"].endswith(f"/table/{table}")
    assert told["text"] == "Your turn in Superstar"
    assert set(told) == {"type", "game", "table", "text", "url", "language"}, "and nothing else"
    store = await Store.open(calling.database)
    assert await store.calls.unread(_id(ada)) == [table]
    await store.close()
    await _moves(first, second)
    await _moves(second, first)
    await hook.until(2)  # who has played has seen the table, so this is a new call
    await ada.call("POST", f"/tables/{table}/seen")
    await _all_is_said(calling, ada)
    assert len(hook.requests) == 2
    for one in (first, second):
        await one.close()


def _id(client: Client) -> str:
    assert client.person is not None
    return client.person.id


async def test_who_is_not_read_is_not_called_again(calling: Server, hook: Endpoint) -> None:
    """Somebody sits down, stands up and sits down: one call, until its reader has looked."""
    ada, bob = await person(calling.url), await person(calling.url, "Bob")
    await _add(ada, kind="webhook", address=hook.url)
    table = await ada.create(p.NewTable(game="bloom", seats=seats("me", "open", "open")))
    await bob.command(table, p.Sit(id="1", seat=1))
    await hook.until(1)
    assert msgspec.json.decode(hook.requests[0].body)["type"] == "seated"
    await bob.command(table, p.Stand(id="2", seat=1))
    await bob.command(table, p.Sit(id="3", seat=1))
    await _all_is_said(calling, ada)
    assert len(hook.requests) == 1
    await ada.call("POST", f"/tables/{table}/seen")
    await bob.command(table, p.Stand(id="4", seat=1))
    await bob.command(table, p.Sit(id="5", seat=1))
    await hook.until(2)


async def test_nobody_is_called_who_looks_at_the_table(calling: Server, hook: Endpoint) -> None:
    table, (ada, bob), (first, second) = await two_at_a_table(calling.url, "superstar")
    await _add(ada, kind="webhook", address=hook.url)
    quiet, _ = _quiet_hour()  # so that the call is not made before she looks
    await ada.call("POST", "/calls", {"kinds": ["turn", "over"], **quiet})
    await _moves(first, second)
    await _moves(second, first)
    await _put_off(calling, ada)
    await ada.call("POST", f"/tables/{table}/seen")  # as a page does that is in sight
    await ada.call("POST", "/calls", {"kinds": ["turn", "over"], "zone": "UTC"})
    await _all_is_said(calling, ada)
    assert hook.requests == []
    await bob.command(table, p.Resign(id="r", seat=1))
    await hook.until(1)
    assert msgspec.json.decode(hook.requests[0].body)["type"] == "over"
    for one in (first, second):
        await one.close()


async def test_mail_is_sent_only_after_a_confirmation_and_ended_with_one_tap(calling: Server, mailbox: Mailbox) -> None:
    mailbox.mails.clear()
    address = f"ada-{time.time_ns()}@example.org"
    ada, bob = await person(calling.url), await person(calling.url, "Bob")
    await ada.enter("Ada", "de")
    table = await ada.create(p.NewTable(game="bloom", seats=seats("me", "open", "open")))
    (way,) = (await _add(ada, kind="mail", address=address)).ways
    assert way.status == "unconfirmed"
    await until(lambda: len(mailbox.mails) == 1)
    with pytest.raises(ApiError) as refused:  # nobody is flooded with questions
        await _add(bob, kind="mail", address=address)
    assert refused.value.code == "limit"
    await bob.command(table, p.Sit(id="1", seat=1))
    await _all_is_said(calling, ada)
    assert len(mailbox.mails) == 1, "nothing before the address is confirmed"
    confirmed = re.search(r"/calls#confirm=(\w+)", mailbox.mails[0].get_content())
    assert confirmed is not None
    nobody = Client(calling.url)
    with pytest.raises(ApiError):
        await nobody.call("POST", "/calls/confirm", {"code": confirmed[1][:-1] + "0" * 2})
    await nobody.call("POST", "/calls/confirm", {"code": confirmed[1]})
    await bob.command(table, p.Stand(id="2", seat=1))
    await bob.command(table, p.Sit(id="3", seat=1))
    await until(lambda: len(mailbox.mails) == 2)
    mail = mailbox.mails[1]
    assert mail["Subject"] == word("call-seated", "de", game="Bloom")
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert f"/table/{table}" in mail.get_content()
    end = re.fullmatch(r"<(http[^>]*)>", mail["List-Unsubscribe"].replace("\n", "").replace(" ", ""))
    assert end is not None
    assert end[1].rsplit("/", 1)[1] in mail.get_content(), "the same code as in the link for people"
    url = calling.url + end[1][end[1].index("/api/") :]
    tap = urllib.request.Request(url, data=b"List-Unsubscribe=One-Click", method="POST")
    for _ in range(2):  # a second tap is as good as the first
        assert await asyncio.to_thread(lambda: urllib.request.urlopen(tap).status) == 204
    assert await _ways(ada) == []


async def test_a_push_message_is_signed_and_only_its_browser_can_read_it(calling: Server, hook: Endpoint) -> None:
    hook.status = 201
    browser = Browser()
    ada, bob = await person(calling.url), await person(calling.url, "Bob")
    with pytest.raises(ApiError):
        await _add(ada, kind="push", address=hook.url, p256dh="AAAA", auth=browser.auth)
    wishes = await _add(ada, kind="push", address=hook.url, p256dh=browser.p256dh, auth=browser.auth, zone="Asia/Tokyo")
    assert wishes.zone == "Asia/Tokyo"
    table = await ada.create(p.NewTable(game="bloom", seats=seats("me", "open", "open")))
    await bob.command(table, p.Sit(id="1", seat=1))
    await hook.until(1)
    request = hook.requests[0]
    assert request.headers["content-encoding"] == "aes128gcm"
    assert int(request.headers["ttl"]) > 0
    check_vapid(request.headers["authorization"], wishes.push_key, f"http://127.0.0.1:{hook.port}", time.time())
    told = browser.read(request.body)
    assert told["title"] == word("call-seated", "en", game="Bloom")
    assert told["url"].endswith(f"/table/{table}")
    assert set(told) == {"table", "title", "body", "url", "language"}
    with pytest.raises(InvalidTag):  # a browser with other keys reads nothing
        Browser().read(request.body)
    # the service says that the browser is gone: so is the way
    hook.status = 410
    await ada.call("POST", f"/tables/{table}/seen")
    await bob.command(table, p.Stand(id="2", seat=1))
    await bob.command(table, p.Sit(id="3", seat=1))
    await hook.until(2)
    await _all_is_said(calling, ada)
    assert await _ways(ada) == []


async def test_a_webhook_that_keeps_failing_is_switched_off(calling: Server, hook: Endpoint) -> None:
    hook.status, hook.more = 302, {"Location": f"http://127.0.0.1:{hook.port}/elsewhere"}
    ada, bob = await person(calling.url), await person(calling.url, "Bob")
    await _add(ada, kind="webhook", address=hook.url)
    for number in range(3):
        table = await ada.create(p.NewTable(game="bloom", seats=seats("me", "open", "open")))
        await bob.command(table, p.Sit(id="1", seat=1))
        await hook.until(4 * (number + 1))
        await _all_is_said(calling, ada)
        (way,) = await _ways(ada)
        assert way.problem
    assert {request.path for request in hook.requests} == {"/hook"}, "redirects are not followed"
    assert (way.status, way.problem) == ("off", "It answers with status 302.")
    table = await ada.create(p.NewTable(game="bloom", seats=seats("me", "open", "open")))
    await bob.command(table, p.Sit(id="1", seat=1))
    await _all_is_said(calling, ada)
    assert len(hook.requests) == 12


async def test_a_table_has_a_webhook_of_its_own(calling: Server, hook: Endpoint) -> None:
    table, (ada, bob), (first, second) = await two_at_a_table(calling.url, "superstar")
    with pytest.raises(ApiError) as refused:
        await _add(bob, kind="webhook", address=hook.url, table=table, shape="discord")
    assert refused.value.code == "forbidden"
    await _add(ada, kind="webhook", address=hook.url, table=table, shape="discord")
    await _moves(first, second)
    await hook.until(1)
    told = msgspec.json.decode(hook.requests[0].body)
    assert told["content"].startswith("Superstar: Bob to play. http")
    assert told["allowed_mentions"] == {"parse": []}
    await _moves(second, first)
    await hook.until(2)
    assert "Ada" in msgspec.json.decode(hook.requests[1].body)["content"]
    for one in (first, second):
        await one.close()


async def test_the_outbox_survives_a_restart(tmp_path: Any, mailbox: Mailbox) -> None:
    url, port = f"sqlite:///{tmp_path}/reihum.db", free_port()
    settings = {**_settings(mailbox.port), "call_after_s": 3600.0}
    with running(url, port=free_port(), **settings) as server:
        ada, bob = await person(server.url), await person(server.url, "Bob")
        await _add(ada, kind="webhook", address=f"http://127.0.0.1:{port}/hook")
        table = await ada.create(p.NewTable(game="bloom", seats=seats("me", "open", "open")))
        await bob.command(table, p.Sit(id="1", seat=1))
        server.kill_worker()
        server.process.kill()
        server.process.wait()
    store = await Store.open(url)
    assert await store.database.write(Statement("UPDATE calls SET due = 0 RETURNING 1")) == [[(1,)]]
    await store.close()
    async with endpoint(port) as hook:
        with running(url, **settings) as server:
            await hook.until(1)
            await _all_is_said(server, ada)
            assert len(hook.requests) == 1


async def test_somebody_is_called_two_hours_before_a_bot_stands_in(
    tmp_path: Path, mailbox: Mailbox, hook: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    trouble, browser, hook.status = Trouble(tmp_path, monkeypatch), Browser(), 201
    with running(f"sqlite:///{tmp_path}/reihum.db", **_settings(mailbox.port)) as server:
        ada, bob = await person(server.url), await person(server.url, "Bob")
        await _add(ada, kind="push", address=hook.url, p256dh=browser.p256dh, auth=browser.auth)
        pace = p.Pace(kind="relaxed", hours=24)
        table = await ada.create(p.NewTable(game="bloom", seats=seats("me", "open"), start=0, pace=pace))
        await bob.command(table, p.Sit(id="sit", seat=1))
        await ada.command(table, p.Start(id="start"))
        await hook.until(1)
        await ada.call("POST", f"/tables/{table}/seen")
        await _all_is_said(server, ada)
        before = len(hook.requests)
        other = await ada.create(p.NewTable(game="bloom", seats=seats("me", "open", "open")))
        with trouble.clock_ahead(21.9 * 3600):  # what is due then was called for when she is called to the other table
            await bob.command(other, p.Sit(id="other", seat=1))
            await hook.until(before + 1)
        assert browser.read(hook.requests[before].body)["table"] == other, "not yet"
        with trouble.clock_ahead(22.001 * 3600):
            await hook.until(before + 2)
        told = browser.read(hook.requests[before + 1].body)
        assert (told["table"], told["title"]) == (table, "Bloom: a bot will soon play for you")
        assert told["body"] == "If you do not play, a bot will stand in for you in 2 hours."


async def test_one_of_several_workers_sends(store: Store) -> None:
    now = time.time()
    way = WayRow("w", "ada", "", "webhook", "https://example.org", "{}", "on", "", 0, now)
    await store.calls.add_way(way)
    await store.database.write(call_statement("ada", "t", "turn", now, now))
    (call,) = await store.calls.due(now, 10)
    await asyncio.gather(*(store.calls.make(call, [way], now) for _ in range(5)))
    (letter,) = await store.calls.letters(now, 10, 2)
    took = await asyncio.gather(*(store.calls.take(letter, now + 100) for _ in range(5)))
    assert sorted(took) == [False] * 4 + [True]
    assert await store.calls.letters(now, 10, 2) == []
    assert [again.tries for again in await store.calls.letters(now + 101, 10, 2)] == [1], "if that worker died"
    await store.database.write(call_statement("ada", "t", "turn", now + 1, now + 1))
    assert await store.calls.due(now + 2, 10) == [], "unread"
    await store.calls.read("ada", "t")
    assert await store.calls.letters(now + 101, 10, 2) == []
    await store.database.write(call_statement("ada", "t", "turn", now + 1, now + 1))
    assert await store.calls.due(now + 2, 10) == [CallRow("ada", "t", "turn", now + 1, now + 1)]


# Reasons and times


def _relaxed(hours: int) -> tuple[TableState, TableState, e.AnyEntry]:
    """A relaxed table before and after its start; Ada begins."""
    plan = opened(someone("ada"), someone("bob"), pace=p.Pace(kind="relaxed", hours=hours))
    state = TableState("t")
    state.apply(EntryRow(0, 1000.0, "ada", "open", e.encode(plan)))
    after = state.fork()
    after.apply(EntryRow(1, 1000.0, "ada", "start", e.encode(e.Started())))
    return state, after, e.Started()


async def test_nobody_keeps_the_letters_of_others_waiting(store: Store) -> None:
    """However many somebody has made whose receiver is slow, and however long they wait already."""
    now = time.time()
    many = [
        WayRow(f"m{n}", "mallory", "", "webhook", "https://slow.example", "{}", "on", "", 0, now) for n in range(40)
    ]
    one = WayRow("a", "ada", "", "webhook", "https://example.org", "{}", "on", "", 0, now)
    for way in (*many, one):
        await store.calls.add_way(way._replace(address=f"{way.address}/{way.id}"))
    for person_, ways, at in (("mallory", many, now - 100), ("ada", [one], now)):
        await store.database.write(call_statement(person_, "t", "turn", at, at))
        (call,) = await store.calls.due(now, 10)
        await store.calls.make(call, ways, at)
    owners = [letter.way_owner for letter in await store.calls.letters(now, 10, 2)]
    assert owners == ["mallory", "mallory", "ada"]


async def test_what_waits_for_a_slow_receiver_is_written_once(store: Store) -> None:
    """Tables read nothing, so that they are called again at every turn."""
    now = time.time()
    way = WayRow("w", "mallory", "t", "webhook", "https://slow.example", "{}", "on", "", 0, now)
    await store.calls.add_way(way)
    for number in range(5):
        await store.database.write(call_statement("", "t", "turn", now + number, now + number))
        (call,) = await store.calls.due(now + number, 10)
        await store.calls.make(call, [way], now + number)
    (letter,) = await store.calls.letters(now + 10, 10, 2)
    assert await store.calls.take(letter, now + 100)
    await store.database.write(call_statement("", "t", "turn", now + 6, now + 6))
    (call,) = await store.calls.due(now + 6, 10)
    await store.calls.make(call, [way], now + 6)  # the last one may have arrived already
    assert len(await store.calls.letters(now + 10, 10, 2)) == 1


def test_a_bot_that_will_stand_in_is_told_of_two_hours_before() -> None:
    before, after, entry = _relaxed(24)
    made = reasons.calls_for(before, after, entry, 1000.0, {"ada", "bob"}, set(), 20.0)
    end = 1000.0 + 24 * 3600
    assert [statement.values for statement in made] == [
        ("ada", "t", "turn", 1000.0, 1020.0),
        ("ada", "t", "soon", 1000.0, end - 7200),
    ]
    assert reasons.is_still_so(after, "ada", "soon", end - 7200)
    assert reasons.hours_left(after, "ada", end - 7200) == 2
    assert not reasons.is_still_so(after, "ada", "soon", end + 1)
    assert not reasons.is_still_so(after, "bob", "turn", 1000.0)
    before, after, entry = _relaxed(2)
    made = reasons.calls_for(before, after, entry, 1000.0, {"ada"}, set(), 20.0)
    assert [statement.values[2] for statement in made] == ["turn"], "too short a time to be told twice"


def test_who_does_not_want_to_be_called_is_not() -> None:
    before, after, entry = _relaxed(24)
    assert reasons.calls_for(before, after, entry, 1000.0, set(), set(), 20.0) == []


@pytest.mark.parametrize(
    ("start", "end", "at", "until"),
    [
        (22 * 60, 8 * 60, "2026-01-10 23:30", "2026-01-11 08:00"),
        (22 * 60, 8 * 60, "2026-01-10 03:00", "2026-01-10 08:00"),
        (22 * 60, 8 * 60, "2026-01-10 08:00", None),
        (12 * 60, 14 * 60, "2026-01-10 13:59", "2026-01-10 14:00"),
        (12 * 60, 14 * 60, "2026-01-10 14:00", None),
        (22 * 60, 8 * 60, "2026-03-28 23:00", "2026-03-29 08:00"),  # in that night clocks go forward
        (None, None, "2026-01-10 03:00", None),
    ],
)
def test_quiet_hours_are_those_of_the_person(start: int | None, end: int | None, at: str, until: str | None) -> None:
    wish = WishRow("turn", "Europe/Berlin", start, end)
    found = quiet_until(wish, _berlin(at))
    assert found == (None if until is None else _berlin(until))


def _berlin(text: str) -> float:
    return datetime.datetime.fromisoformat(text).replace(tzinfo=zoneinfo.ZoneInfo("Europe/Berlin")).timestamp()


async def test_quiet_hours_put_a_call_off(calling: Server, hook: Endpoint) -> None:
    ada, bob = await person(calling.url), await person(calling.url, "Bob")
    await _add(ada, kind="webhook", address=hook.url)
    quiet, end = _quiet_hour()
    await ada.call("POST", "/calls", {"kinds": ["seated"], **quiet})
    table = await ada.create(p.NewTable(game="bloom", seats=seats("me", "open", "open")))
    await bob.command(table, p.Sit(id="1", seat=1))
    assert await _put_off(calling, ada) == [end]
    assert hook.requests == []


# What nobody reaches


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.0.0.1", "172.16.3.4", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
        *("224.0.0.1", "240.0.0.1", "255.255.255.255", "192.0.2.1", "198.18.0.1"),
        *("::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "ff02::1", "2001:db8::1", "::7f00:1"),
        *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a00:1", "64:ff9b:1::1"),
        *("2002:7f00:1::1", "2001:0:7f00:1::1", "nonsense"),
    ],
)
def test_no_address_of_the_hosts_own_network_is_public(address: str) -> None:
    assert not addresses.is_public(address)


def test_the_machines_own_addresses_are_near() -> None:
    """Public ones, too: from here they lead past whatever protects this machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(("1.1.1.1", 9))  # sends nothing
            own = [asked.getsockname()[0]]
        except OSError:  # no network at all
            own = []
    assert all(map(addresses.is_near, ["127.0.0.1", *own]))
    assert not addresses.is_near("1.1.1.1")


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700::1111", "::ffff:1.1.1.1", "64:ff9b::101:101"])
def test_addresses_on_the_internet_are(address: str) -> None:
    assert addresses.is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        *("http://example.org/", "https://user@example.org/", "https:///x", "ftp://example.org", "https://[::1", "x"),
        *("https://example.org/\r\nX: y", "https://example.org/ä", f"https://example.org/{'x' * 1000}"),
    ],
)
def test_what_is_no_address_of_a_webhook(url: str) -> None:
    with pytest.raises(addresses.BadAddress):
        addresses.target_of(url, allows_private=False)


async def test_a_name_with_one_address_inside_is_not_called(monkeypatch: pytest.MonkeyPatch, hook: Endpoint) -> None:
    async def both(host: str, port: int, **_: Any) -> list[Any]:
        return [(0, 0, 0, "", (address, port)) for address in ("1.1.1.1", "127.0.0.1")]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", both)
    with pytest.raises(posting.NotSent, match="no public address") as refused:
        await posting.post(f"https://rebinding.example:{hook.port}/", b"", {}, allows_private=False)
    assert refused.value.is_final
    assert hook.requests == []


async def test_a_name_that_is_not_found_now_is_looked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """While name servers are away, no subscription is dropped and no webhook switched off at once."""

    async def away(host: str, port: int, **_: Any) -> list[Any]:
        raise socket.gaierror(socket.EAI_AGAIN, "Temporary failure in name resolution")

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", away)
    with pytest.raises(posting.NotSent, match="cannot be found") as refused:
        await posting.post("https://push.example/", b"", {}, allows_private=False)
    assert not refused.value.is_final


async def test_the_connection_goes_to_the_address_that_was_checked(
    monkeypatch: pytest.MonkeyPatch, hook: Endpoint
) -> None:
    """A name that means something else when it is asked again is not asked again."""
    asked = []

    async def resolve(host: str, port: int, **_: Any) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1" if len(asked) == 1 else "127.0.0.2", port))]

    loop = asyncio.get_running_loop()
    real = loop.getaddrinfo

    async def only_names(host: Any, port: Any, **more: Any) -> Any:
        return await (real(host, port, **more) if host == "127.0.0.1" else resolve(host, port, **more))

    monkeypatch.setattr(loop, "getaddrinfo", only_names)
    assert await posting.post(f"http://moving.example:{hook.port}/hook", b"{}", {}, allows_private=True) == 204
    assert asked == ["moving.example"]
    assert hook.requests[0].headers["host"] == f"moving.example:{hook.port}"


async def test_a_server_refuses_webhooks_into_its_own_network(server: Server) -> None:
    ada = await person(server.url)
    for url in ("https://127.0.0.1/", "https://localhost:8443/x", "https://[::ffff:10.0.0.1]/", "http://example.org/"):
        for kind in ("webhook", "push"):
            with pytest.raises(ApiError) as refused:
                await _add(ada, kind=kind, address=url)
            assert refused.value.code == "bad_request"
    with pytest.raises(ApiError, match="no mail"):
        await _add(ada, kind="mail", address="ada@example.org")


# Words


def test_messages_are_written_in_every_language() -> None:
    names = ("call-turn", "call-soon", "call-seated", "call-over", "table-turn", "table-seated", "table-over")
    for name in names:
        said = {word(name, language, game="G", names="N", hours=2) for language in LANGUAGES}
        assert len(said) == len(LANGUAGES), name


@pytest.mark.parametrize("shape", ["json", "discord", "slack", "matrix"])
def test_names_cannot_become_commands_of_a_chat(shape: str) -> None:
    made = shaped(
        CallText("turn", "bloom", "t", "Bloom: <!channel> & @everyone to play.", "", "https://x/t", "en"), shape
    )
    if shape == "slack":
        assert made["text"].startswith("Bloom: &lt;!channel&gt; &amp; @everyone")
    if shape == "discord":
        assert made["allowed_mentions"] == {"parse": []}
    assert "https://x/t" in str(made)
