"""People: identities, devices, tokens, being forgotten; programs that play."""

import asyncio
import subprocess
import sys
from pathlib import Path
from urllib.error import HTTPError

import pytest

import reihum
from reihum.core import matchfile
from reihum.core.match import Seat
from reihum.protocol import messages as p
from reihum.protocol.client import ApiError, Client
from reihum.server.people.device_label import device_label
from reihum.server.store import Store
from tests.server.harness import Server, running
from tests.server.people import is_over, person, seats, two_at_a_table

pytestmark = pytest.mark.anyio
EXAMPLE = Path(__file__).parents[2] / "examples" / "bot_client.py"


async def test_a_name_is_enough(server: Server) -> None:
    client = Client(server.url)
    nobody: p.Session = await client.call("GET", "/session", None, p.Session)
    assert nobody.person is None
    session = await client.enter("  Ada\u202e  ", "he")
    assert session.person is not None
    assert (session.person.name, session.language) == ("Ada", "he")
    assert (await client.enter("Ada B")).person == p.Person(id=session.person.id, name="Ada B")
    assert (await client.enter("A\u200dda 👩\u200d🚀")).person == p.Person(id=session.person.id, name="Ada 👩\u200d🚀")
    for bad in ("", "   ", "x" * 25, "\u200d", "\u3164", "\u2800 \u2800", "\u0301"):
        with pytest.raises(ApiError) as refused:
            await client.enter(bad)
        assert refused.value.code == "bad_request"


async def test_without_a_name_nothing_is_changed(server: Server) -> None:
    client = Client(server.url)
    for method, path in (("POST", "/tables"), ("GET", "/results"), ("POST", "/tokens"), ("DELETE", "/session")):
        with pytest.raises(ApiError) as refused:
            await client.call(method, path, {} if method == "POST" else None)
        assert (refused.value.status, refused.value.code) == (401, "unauthorized")


async def test_continue_on_another_device_once(server: Server) -> None:
    ada = await person(server.url)
    link: p.DeviceLink = await ada.call("POST", "/session/link", None, p.DeviceLink)
    assert len(link.qr) == len(link.qr[0]) >= 21
    code = link.url.split("#")[1]
    phone = Client(server.url)
    session: p.Session = await phone.call("POST", "/session/continue", p.UseLink(code=code), p.Session)
    assert session.person == ada.person
    assert phone.cookie != ada.cookie
    again: p.Session = await phone.call("GET", "/session", None, p.Session)
    assert again.person == ada.person
    with pytest.raises(ApiError) as refused:
        await Client(server.url).call("POST", "/session/continue", p.UseLink(code=code))
    assert refused.value.code == "not_found"
    devices: p.DeviceList = await ada.call("GET", "/devices", None, p.DeviceList)
    assert [device.here for device in devices.devices] == [True, False]
    await phone.call("POST", "/session/end")
    assert (await ada.call("GET", "/devices", None, p.DeviceList)).devices == devices.devices[:1]
    assert (await phone.call("GET", "/session", None, p.Session)).person is None
    assert (await ada.call("GET", "/session", None, p.Session)).person == ada.person


@pytest.mark.parametrize(
    ("user_agent", "label"),
    [
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox · Windows"),
        (
            "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36",
            "Chrome · Android",
        ),
        ("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0", "Edge · Linux"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) Version/19.1 Mobile Safari/604.1", "Safari · iPhone"),
        ("<script>alert(1)</script> Linux", "Linux"),
        ("", ""),
    ],
)
def test_a_device_is_called_by_its_browser_and_system_and_no_more(user_agent: str, label: str) -> None:
    assert device_label(user_agent) == label


async def test_a_program_from_outside_plays_a_whole_match(server: Server) -> None:
    robot = await person(server.url, "Robot")
    token: p.Token = await robot.call("POST", "/tokens", p.NewToken(label="mine"), p.Token)
    assert token.secret is not None
    table = await robot.create(p.NewTable(game="pretty_tricky", seats=seats("me", "bot:uniform")))
    done = subprocess.run(
        [sys.executable, EXAMPLE, server.url, token.secret], timeout=90, check=True, capture_output=True
    )
    assert done.stderr == b""
    summary: p.TableSummary = await robot.call("GET", f"/tables/{table}", None, p.TableSummary)
    assert summary.status == "finished"
    listed: p.TokenList = await robot.call("GET", "/tokens", None, p.TokenList)
    assert [(t.id, t.secret) for t in listed.tokens] == [(token.id, None)]
    await robot.call("DELETE", f"/tokens/{token.id}")
    with pytest.raises(ApiError) as refused:
        await Client(server.url, token.secret).call("GET", "/tokens")
    assert refused.value.code == "unauthorized"


def test_programs_from_outside_wait_when_they_are_told_to(tmp_path: Path) -> None:
    """Two programs at one table play as fast as they can, and that is faster than a person may."""
    with running(f"sqlite:///{tmp_path}/reihum.db", requests_per_s=20, requests_burst=8) as server:

        async def sit_down() -> list[str]:
            people = [await person(server.url, name) for name in ("Ada", "Bob")]
            tokens: list[p.Token] = [await one.call("POST", "/tokens", p.NewToken(), p.Token) for one in people]
            table = await people[0].create(p.NewTable(game="superstar", seats=seats("me", "open")))
            await people[1].command(table, p.Sit(id="sit", seat=1))
            await people[0].command(table, p.Start(id="start"))
            return [token.secret or "" for token in tokens]

        programs = [
            subprocess.Popen([sys.executable, EXAMPLE, server.url, secret], stderr=subprocess.PIPE)
            for secret in asyncio.run(sit_down())
        ]
        for program in programs:
            _, said = program.communicate(timeout=120)
            assert (program.returncode, said) == (0, b"")


def test_a_program_from_outside_says_how_it_is_called() -> None:
    done = subprocess.run([sys.executable, EXAMPLE], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "URL TOKEN" in done.stderr
    assert "Traceback" not in done.stderr


async def test_streams_of_turns_have_a_limit(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/reihum.db", connections_per_person=2) as server:
        ada = await person(server.url)
        await ada.create(p.NewTable(game="pretty_tricky", seats=seats("me", "bot:uniform"), start=0))
        streams = [ada.turns() for _ in range(3)]
        for stream in streams[:2]:
            assert (await anext(stream)).seat == 0
        with pytest.raises(HTTPError, match="429"):
            await anext(streams[2])
        for stream in streams[:2]:
            await stream.aclose()


async def test_being_forgotten(server: Server) -> None:
    table, (ada, bob), (first, second) = await two_at_a_table(server.url)
    await ada.enter("Countess Lovelace")
    await first.ask(p.Chat(id="c", text="I am the countess"))
    local = await ada.create(p.NewTable(game="pretty_tricky", seats=seats("me", "local:Lord Byron")))
    played = reihum.game("superstar", players=2).start(seed=1)
    played.seats = [Seat("Countess Lovelace"), Seat("Lord Byron")]
    for one in (ada, bob):
        await one.call("POST", "/tables/import", matchfile.dump(played), p.Created)
    waiting = await ada.create(p.NewTable(game="pretty_tricky", seats=seats("me", "open", "open")))
    await bob.command(waiting, p.Sit(id="sit", seat=1))
    await ada.call("DELETE", "/session")
    assert (await bob.call("GET", f"/tables/{waiting}", None, p.TableSummary)).status == "closed"
    await first.close()
    await second.close()
    assert (await ada.call("GET", "/session", None, p.Session)).person is None
    again = await bob.connect(table, 1)
    await again.until(is_over)  # whoever is forgotten has resigned
    assert again.table is not None
    assert again.table.seats[0].name == ""
    store = await Store.open(server.database)
    for name in ("Countess", "countess", "Byron"):
        for column, where in (("body", "entries"), ("summary", "tables"), ("name", "people")):
            rows = await store.database.read(f"SELECT {column} FROM {where}")
            assert not any(name in str(row[0]) for row in rows), (name, where)
    assert await store.tables.get(local) is not None
    await store.close()
    await again.close()
