"""What somebody can make the server do, and what it costs the others: next to nothing."""

import asyncio
import contextlib
import random
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import psutil
import pytest
from websockets.exceptions import ConnectionClosed

from reihum.core import matchfile
from reihum.core.game import Game
from reihum.games import NAMES, rules_of
from reihum.server import entries as e
from reihum.server import protocol as p
from reihum.server import snapshots, telling
from reihum.server.client import ApiError, Client, Refusal, TableSocket
from reihum.server.commands import MAX_UNDOS
from reihum.server.security import origin_of
from reihum.server.settings import Settings
from reihum.server.store import Store
from reihum.server.store.tables import EntryRow
from reihum.server.summaries import row_of
from reihum.server.table import TableState, replayed
from tests.server.harness import Server, running
from tests.server.people import opened, person, seats, someone
from tests.server.victims import attacker, beside

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('costs')}/reihum.db") as started:
        yield started


@pytest.fixture(scope="module")
def peer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that nobody attacks."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('peer')}/reihum.db") as started:
        yield started


# Taking back


def random_log(game: str, rng: random.Random, moves: int, players: int = 0) -> list[EntryRow]:
    """A log in which somebody plays and takes back, and plays on."""
    rules = rules_of(game)
    plans = [someone("ada"), *(someone(f"p{n}") for n in range(1, players or rules.min_players))]
    start = msgspec.structs.replace(opened(*plans), game=game, rules=rules.version)
    rows = [EntryRow(0, 0.0, "ada", "open", e.encode(start)), EntryRow(1, 0.0, "ada", "start", e.encode(e.Started()))]
    state = replayed("t", rows)
    while len(rows) < moves and state.status == "running":
        match = state.running()
        entry: e.AnyEntry
        if match.undoers and rng.random() < 0.3:
            entry = e.Undone(seat=rng.choice(match.undoers))
        elif rng.random() < 0.05:
            entry = e.Spoke(text="hm")
        else:
            seat = rng.choice(state.to_move)
            entry = e.Played(seat=seat, moves=[rng.choice(match.legal_texts(seat))])
        row = EntryRow(len(rows), float(len(rows)), "ada", f"c{len(rows)}", e.encode(entry))
        state.apply(row, entry)
        rows.append(row)
    return rows


def everything(state: TableState) -> dict[str, object]:
    """What makes up a state, to compare."""
    found = {name: getattr(state, name) for name in state.__struct_fields__}
    for name in ("_known", "written_seats", "rules", "match", "seats"):
        del found[name]
    found["seats"] = [{name: getattr(seat, name) for name in seat.__slots__} for seat in state.seats]
    if state.match is not None:
        match = state.match
        found["match"] = (match.to_bytes(), match.moves, match.movers, match.waiting, match.undoers, match.key)
    return found


@pytest.mark.parametrize("game", NAMES)
def test_a_snapshot_is_the_state_that_was_kept(game: str) -> None:
    rng = random.Random(game)
    rows = random_log(game, rng, 150)
    state = TableState("t")
    for row in rows:
        state.apply(row)
        if rng.random() < 0.2:
            again = snapshots.read("t", snapshots.written(state))
            assert again is not None
            assert str(everything(again)) == str(everything(state))
            rest = rows[state.head + 1 :]
            if rest and rng.random() < 0.1:
                told = telling.steps_since("t", rest, 0, state.number, again)
                assert told == telling.steps_since("t", rows, 0, state.number)


def test_a_snapshot_of_another_format_is_passed_over() -> None:
    state = replayed("t", random_log("pretty_tricky", random.Random(1), 20))
    kept = msgspec.json.decode(snapshots.written(state))
    assert snapshots.read("t", msgspec.json.encode({**kept, "format": 99}).decode()) is None
    assert snapshots.read("t", msgspec.json.encode({**kept, "head": "x"}).decode()) is None
    kept["match"]["moves"][0] = "no such move"
    assert snapshots.read("t", msgspec.json.encode(kept).decode()) is None


async def test_taking_back_has_an_end_in_every_turn(plain: Server) -> None:
    ada = await person(plain.url)
    table = await ada.create(p.NewTable(game="pretty_tricky", seats=seats("me", "local:Eve"), start=0))
    socket = await ada.connect(table, 0)
    for done in range(MAX_UNDOS + 1):
        assert socket.position is not None
        await socket.play(socket.position.legal[0])
        now = socket.position
        undo = p.Undo(id=socket.new_id(), seat=now.viewer, at=now.number)
        if done == MAX_UNDOS:
            with pytest.raises(Refusal, match="cannot_undo"):
                await socket.ask(undo)
        else:
            await socket.ask(undo)
    await socket.close()


async def undone(server: Server, entries: int) -> str:
    """A table at which so many moves were made and taken back, before there was an end to that."""
    table = f"undone-{entries}"
    start = opened(someone("ada"), someone("eve"))
    rows = [EntryRow(0, 0.0, "ada", "open", e.encode(start)), EntryRow(1, 0.0, "ada", "start", e.encode(e.Started()))]
    state = replayed(table, rows)
    (move,) = state.running().legal_texts(0)[:1]
    store = await Store.open(server.database)
    try:
        await store.tables.create(row_of(state, None), rows, [])
        for number in range(2, entries):
            entry = e.Undone(seat=0) if number % 2 else e.Played(seat=0, moves=[move])
            row = EntryRow(number, 1.0, "ada", f"c{number}", e.encode(entry))
            state.apply(row, entry)
            more = [snapshots.statement(state)] if snapshots.is_due(row.seq) else []
            writing = store.tables.append(row_of(state, None), row, more)
            if more or number > entries - 3:
                await writing
            else:
                last = asyncio.ensure_future(writing)
        await last
    finally:
        await store.close()
    return table


async def time_to_open(url: str, table: str) -> tuple[float, TableSocket]:
    began = time.perf_counter()
    guest = await Client(url).connect(table)
    return time.perf_counter() - began, guest


async def test_what_was_taken_back_costs_nobody_anything(plain: Server, peer: Server) -> None:
    some, many = await undone(plain, 700), await undone(plain, 5_000)
    alone, guest = await time_to_open(plain.url, some)
    opening, other = await time_to_open(plain.url, many)
    print(f"opened in {alone:.2f} s and {opening:.2f} s")
    assert opening < 2 * alone + 0.3
    await guest.close()
    guest = other
    async with beside(plain, peer):
        end = time.monotonic() + 2.0
        while time.monotonic() < end:
            await guest.ask(p.Look(id=guest.new_id(), seat=-1, since=-1))
    await guest.close()


# Connections


LIMITS = {"requests_per_s": 20, "requests_burst": 60, "connections_per_person": 20, "connections_per_address": 50}


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with limits as they are outside of tests."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('limited')}/reihum.db", **LIMITS) as started:
        yield started


# Attackers have an address of their own.
CONNECT = """
import socket
def connected():
    return socket.create_connection(("127.0.0.1", port), 10, ("127.0.0.2", 0))
"""
UPGRADE = (
    CONNECT
    + """
HEAD = (f"GET /api/v1/tables/{table}/live HTTP/1.1\\r\\nHost: 127.0.0.1:{port}\\r\\nUpgrade: websocket\\r\\n"
        "Connection: Upgrade\\r\\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\\r\\n"
        "Sec-WebSocket-Version: 13\\r\\n\\r\\n").encode()

def upgraded():
    s = connected()
    s.sendall(HEAD)
    answer = s.recv(4096)
    return s, answer
"""
)
FRAME = """
def frame(first, data=b""):
    return bytes([first, 0x80 | len(data), 0, 0, 0, 0]) + data
"""


def worker_mib(server: Server) -> float:
    (pid,) = server.workers()
    return psutil.Process(pid).memory_full_info().uss / 2**20


@pytest.mark.parametrize("times", [3_000, pytest.param(50_000, marks=pytest.mark.long)])
async def test_refused_upgrades_leave_nothing(plain: Server, times: int) -> None:
    """Nobody is limited here: what they leave behind must be found by itself."""
    code = UPGRADE + "for _ in range(times):\n    s, _ = upgraded()\n    s.close()\n"
    for table in ("none", "no.table!", "../x"):
        with attacker(code, table=table, port=plain.port, times=300) as process:
            await asyncio.to_thread(process.wait)
    before = worker_mib(plain)
    with attacker(code, table="none", port=plain.port, times=times) as process:
        await asyncio.to_thread(process.wait)
    grown = worker_mib(plain) - before
    print(f"{before:.0f} MiB, and {grown:.1f} more after {times:,} refused upgrades")
    assert grown < 0.05 * before + 1.0


async def test_upgrades_slow_nobody_down(limited: Server, peer: Server) -> None:
    code = UPGRADE + "while True:\n    s, _ = upgraded()\n    s.close()\n"
    async with beside(limited, peer, attacker(code, table="none", port=limited.port)):
        pass


async def test_who_asks_for_too_many_upgrades_is_turned_away(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/reihum.db", requests_per_s=0.1, requests_burst=1) as server:
        answers = [await upgrade_from(server, "127.0.0.2") for _ in range(6)]
        assert answers == [b"403"] * 4 + [b"429"] * 2
        assert await upgrade_from(server, "127.0.0.3") == b"403"  # another address


async def upgrade_from(server: Server, address: str) -> bytes:
    """The status with which a request for a WebSocket is answered."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=(address, 0))
    head = b"GET /api/v1/tables/x/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    writer.write(head + b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n")
    status = (await reader.readline()).split()[1]
    writer.close()
    with contextlib.suppress(OSError):
        await writer.wait_closed()
    return status


async def test_an_address_has_so_many_connections_and_no_more(limited: Server) -> None:
    code = (
        CONNECT + "import time\nopen_ones = []\n"
        "for _ in range(300):\n    open_ones.append(connected())\n"
        "time.sleep(60)\n"
    )
    ada = await person(limited.url)
    table = await ada.create(p.NewTable(game="pretty_tricky", seats=seats("me", "open")))
    waiting = await ada.connect(table, 0)
    with attacker(code, port=limited.port):
        await asyncio.sleep(1.0)
        (pid,) = limited.workers()
        there = [c for c in psutil.Process(pid).net_connections() if c.status == "ESTABLISHED" and c.raddr]
        assert 0 < sum(c.raddr.ip == "127.0.0.2" for c in there) <= 2 * LIMITS["connections_per_address"]
    await waiting.ask(p.Chat(id="c", text="still here"))
    await waiting.close()


async def test_without_descriptors_the_server_goes_on(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/reihum.db") as server:
        (pid,) = server.workers()
        ada = await person(server.url)
        table = await ada.create(p.NewTable(game="pretty_tricky", seats=seats("me", "open")))
        wire = await ada.connect(table, 0)
        worker = psutil.Process(pid)
        before = worker.rlimit(psutil.RLIMIT_NOFILE)
        worker.rlimit(psutil.RLIMIT_NOFILE, (worker.num_fds() + 10, before[1]))
        code = (
            "import socket, time\nopen_ones = []\n"
            "for _ in range(60):\n    s = socket.socket()\n    s.settimeout(1)\n    s.connect(('127.0.0.1', port))\n"
            "    open_ones.append(s)\n"
            "time.sleep(60)\n"
        )
        with attacker(code, port=server.port):
            await asyncio.sleep(2.0)
            await wire.ask(p.Chat(id="c", text="still here"))
        await asyncio.sleep(0.5)
        assert server.workers() == [pid]
        assert (await ada.call("GET", "/session", None, p.Session)).person is not None
        await wire.close()


# Frames


@pytest.mark.parametrize(
    "sent",
    ["frame(0x89, b'there?')", "frame(0x8A)", "frame(0x01) + 500 * frame(0x00)", "frame(0x81, b'{')"],
    ids=["pings", "pongs", "empty fragments", "no commands"],
)
async def test_frames_without_a_message_count_like_messages(limited: Server, peer: Server, sent: str) -> None:
    owner = await person(limited.url, "Mallory")
    table = await owner.create(p.NewTable(game="pretty_tricky", seats=seats("me", "open")))
    code = (
        UPGRADE
        + FRAME
        + "import time\n"
        + f"block = 20 * ({sent})\n"
        + "for _ in range(1000):\n    s, _ = upgraded()\n    try:\n        while True: s.sendall(block)\n"
        + "    except OSError: time.sleep(0.05)\n"
    )
    async with beside(limited, peer, attacker(code, table=table, port=limited.port)):
        pass


async def test_after_a_policy_close_the_socket_is_gone(limited: Server) -> None:
    owner = await person(limited.url, "Mallory")
    table = await owner.create(p.NewTable(game="pretty_tricky", seats=seats("me", "open")))
    wire = await owner.connect(table, 0)
    for _ in range(6):
        with contextlib.suppress(ConnectionClosed):
            await wire.connection.send("{")
    with pytest.raises(ConnectionError):
        await wire.until(lambda s: False, 5)
    assert wire.connection.close_code == 1008
    (pid,) = limited.workers()
    port = wire.connection.local_address[1]
    await asyncio.sleep(1.5)
    there = [c for c in psutil.Process(pid).net_connections() if c.raddr and c.raddr.port == port]
    assert not [c for c in there if c.status == "ESTABLISHED"]


# Requests


ASK = (
    CONNECT
    + """
def ask(path, body=None, headers=""):
    s = connected()
    while True:
        head = f"{'GET' if body is None else 'POST'} {path} HTTP/1.1\\r\\nHost: 127.0.0.1:{port}\\r\\n{headers}"
        if body is not None:
            head += f"Content-Type: application/json\\r\\nContent-Length: {len(body)}\\r\\n"
        s.sendall(head.encode() + b"\\r\\n" + (body or b""))
        answer = s.recv(65536)
        while b"\\r\\n\\r\\n" not in answer: answer += s.recv(65536)
        size = int(answer.lower().split(b"content-length: ")[1].split(b"\\r\\n")[0])
        rest = size - len(answer.split(b"\\r\\n\\r\\n", 1)[1])
        while rest > 0: rest -= len(s.recv(65536))
"""
)


async def finished(server: Server) -> tuple[Client, str]:
    """A table with a long match that is over."""
    ada = await person(server.url)
    match = Game(rules_of("bloom"), 2).start(seed=1)
    rng = random.Random(1)
    while not match.is_over:
        match.play(rng.choice(match.legal()))
    made: p.Created = await ada.call("POST", "/tables/import", matchfile.dump(match), p.Created)
    return ada, made.id


SELDOM = ["fairness", "export", "/metrics", "/api/v1/games", "/"]


@pytest.mark.parametrize(
    "path",
    [
        "replay",
        "/readyz",
        "/api/v1/games/bloom/rules",
        *(pytest.param(path, marks=pytest.mark.long) for path in SELDOM),
    ],
)
async def test_costly_requests_cost_who_asks(limited: Server, peer: Server, path: str) -> None:
    if not path.startswith("/"):
        _, table = await finished(limited)
        path = f"/api/v1/tables/{table}/{path}"
    async with beside(limited, peer, attacker(ASK + "ask(path)", path=path, port=limited.port)):
        pass
    await asyncio.sleep(1.5)


async def test_a_replay_is_made_once_and_charged(limited: Server) -> None:
    _, table = await finished(limited)
    ada, bob = await person(limited.url), await person(limited.url, "Bob")
    first: bytes = await ada.call("GET", f"/tables/{table}/replay?seat=1", None, bytes)
    asked = 0
    for _ in range(LIMITS["requests_burst"]):
        try:
            await ada.call("GET", "/session", None, bytes)
        except ApiError:
            break
        asked += 1
    assert asked < LIMITS["requests_burst"] - 5  # the replay was charged to her
    for _ in range(10):
        assert len(await bob.call("GET", f"/tables/{table}/replay?seat=1", None, bytes)) == len(first)


async def test_garbage_does_not_fill_the_log(tmp_path: Path) -> None:
    code = (
        CONNECT + "for _ in range(500):\n    s = connected()\n    s.sendall(b'GARBAGE\\r\\n\\r\\n')\n    s.recv(100)\n"
        "    s.close()\n"
    )
    with (
        open(tmp_path / "log", "wb") as log,
        running(f"sqlite:///{tmp_path}/reihum.db", log=log) as server,
        attacker(code, port=server.port) as process,
    ):
        await asyncio.to_thread(process.wait)
    lines = (tmp_path / "log").read_text().splitlines()
    assert 0 < len(lines) < 60


async def test_nobody_fills_the_lobby(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/reihum.db", public_tables_per_hour=12) as server:
        public = p.NewTable(game="pretty_tricky", seats=seats("me", "open"), public=True)
        for _ in range(2):
            guest = await person(server.url, "Mallory")
            for _ in range(5):
                await guest.create(public)
            with pytest.raises(ApiError, match="everybody sees already"):
                await guest.create(public)
        guest = await person(server.url, "Mallory")
        with pytest.raises(ApiError, match="from this address"):
            await guest.create(public)


async def test_an_owner_asks_somebody_to_leave(plain: Server) -> None:
    ada, bob, eve = [await person(plain.url, name) for name in ("Ada", "Bob", "Eve")]
    table = await ada.create(p.NewTable(game="pretty_tricky", seats=seats("me", "open")))
    await bob.command(table, p.Sit(id="s", seat=1))
    for who, seat, code in (
        (bob, 0, "forbidden"),
        (eve, 1, "forbidden"),
        (ada, 0, "conflict"),
        (ada, 7, "bad_request"),
    ):
        with pytest.raises(ApiError, match=code):
            await who.command(table, p.AskToLeave(id=f"{code}{seat}", seat=seat))
    await ada.command(table, p.AskToLeave(id="go", seat=1))
    with pytest.raises(ApiError, match="forbidden"):
        await bob.command(table, p.Sit(id="again", seat=1))
    await eve.command(table, p.Sit(id="s", seat=1))
    await ada.command(table, p.Start(id="start"))
    with pytest.raises(ApiError, match="conflict"):
        await ada.command(table, p.AskToLeave(id="too late", seat=1))


# Addresses


@pytest.mark.parametrize(
    ("lines", "group"),
    [
        (["1.2.3.4"], "1.2.3.4"),
        (["6.6.6.6, 1.2.3.4"], "1.2.3.4"),
        (["6.6.6.6", "1.2.3.4"], "1.2.3.4"),  # a client's own line, and the proxy's behind it
        (["6.6.6.6, 7.7.7.7", "8.8.8.8,1.2.3.4"], "1.2.3.4"),
        (["nonsense"], "9.9.9.9"),
        (["2001:db8:1:2:3:4:5:6"], "2001:db8:1:2::/64"),
        (["2001:db8:1:2:ffff::1"], "2001:db8:1:2::/64"),
        (["::ffff:1.2.3.4"], "1.2.3.4"),
    ],
)
def test_addresses_as_limits_know_them(lines: list[str], group: str) -> None:
    headers = [(b"x-forwarded-for", line.encode()) for line in lines]
    scope = {"type": "http", "scheme": "http", "client": ("9.9.9.9", 1), "headers": headers}
    assert origin_of(scope, Settings(trust_proxy=True)).group == group
    assert origin_of(scope, Settings()).group == "9.9.9.9"
