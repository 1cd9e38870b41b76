"""What somebody can make the server do, and what it costs the others: next to nothing."""

import asyncio
import contextlib
import random
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import psutil
import pytest
from websockets.exceptions import ConnectionClosed

from reihum.core import matchfile
from reihum.core.game import Game
from reihum.core.record import SPECTATOR
from reihum.games import NAMES, rules_of
from reihum.protocol import messages as p
from reihum.protocol.client import ApiError, Client, CommandRefused
from reihum.server.http.security import origin_of
from reihum.server.live.desk import _TOLD as MOST_TOLD
from reihum.server.live.desk import Desk, new_name
from reihum.server.live.hub import LocalHub
from reihum.server.operations.metrics import Metrics
from reihum.server.settings import Settings
from reihum.server.store import Store
from reihum.server.store.sqlite.database import prepare
from reihum.server.store.tables import EntryRow
from reihum.server.tables import entries as e
from reihum.server.tables import snapshots, telling
from reihum.server.tables.commands import MAX_ENTRIES, MAX_UNDOS
from reihum.server.tables.schedule import Schedule
from reihum.server.tables.summaries import row_of
from reihum.server.tables.table import TableState, replayed
from tests.server.harness import Server, running
from tests.server.people import opened, person, seats, someone, stranger
from tests.server.victims import Watch, again_and_again, attacker, beside
from tests.waiting import GIVEN_UP_S

pytestmark = pytest.mark.anyio
SECONDS = pytest.mark.parametrize("seconds", [2.5, pytest.param(30.0, marks=pytest.mark.long)])
"""How long an attack goes on."""


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
    for name in ("_known", "seen_alone", "rules", "match", "seats"):
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
            with pytest.raises(CommandRefused, match="cannot_undo"):
                await socket.ask(undo)
        else:
            await socket.ask(undo)
    await socket.close()


async def undone(store: Store, entries: int, player: str = "ada", other: str = "eve") -> str:
    """A table at which so many moves were made and taken back, before there was an end to that. Then seat 0 has its
    turn, and seat 1 has moved once in its own.
    """
    table = f"undone-{entries}"
    start = opened(someone(player), someone(other))
    rows = [
        EntryRow(0, 0.0, player, "open", e.encode(start)),
        EntryRow(1, 0.0, player, "start", e.encode(e.Started())),
    ]
    state = replayed(table, rows)
    (move,) = state.running().legal_texts(0)[:1]
    await store.tables.create(row_of(state, None), rows, [player, other])
    for number in range(2, entries):
        entry: e.AnyEntry
        if number >= entries - 4:
            (seat,) = state.to_move
            entry = e.Played(seat=seat, moves=state.running().legal_texts(seat)[:1])
        else:
            entry = e.Undone(seat=0) if number % 2 else e.Played(seat=0, moves=[move])
        row = EntryRow(number, 1.0, player, f"c{number}", e.encode(entry))
        state.apply(row, entry)
        more = [snapshots.statement(state)] if snapshots.is_due(row.seq) else []
        writing = asyncio.ensure_future(store.tables.append(row_of(state, None), row, more))
        if more or number > entries - 3:
            await writing
    await writing
    return table


# Each a whole number of snapshots and some more, so that what is left to replay is the same.
SOME, MANY, VERY_MANY = (snapshots.EVERY * times + 40 for times in (11, 78, 150))


@pytest.mark.parametrize("entries", [MANY, pytest.param(VERY_MANY, marks=pytest.mark.long)])
async def test_as_much_is_replayed_whatever_was_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, entries: int
) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/reihum.db")
    tables = [await undone(store, SOME), await undone(store, entries)]
    applied, apply = 0, TableState.apply

    def counting(state: TableState, *what: Any, **more: Any) -> Any:
        nonlocal applied
        applied += 1
        return apply(state, *what, **more)

    monkeypatch.setattr(TableState, "apply", counting)

    async def costs(table: str) -> dict[str, int]:
        """How many entries are applied to open a table, look at it, take back and replay."""
        nonlocal applied
        desk, found = Desk(store, LocalHub(), Schedule(Settings()), Metrics()), {}
        state = await desk.state(table)
        found["opening"], applied = applied, 0
        found["read to look"], _ = await desk._steps_since(state, SPECTATOR, -1)
        found["looking"], applied = applied, 0
        await desk.submit(table, "eve", p.Undo(id="undo", seat=1, at=state.number))
        found["taking back"], applied = applied, 0
        found["moments"] = len([*telling.moments(await desk.state(table), SPECTATOR)])
        found["replaying"], applied = applied, 0
        return found

    some, many = [await costs(table) for table in tables]
    await store.close()
    print(some, many)
    assert some == many
    assert many["opening"] <= snapshots.EVERY
    assert many["looking"] == many["read to look"] <= MOST_TOLD
    assert many["taking back"] <= 2


@pytest.mark.measured
@pytest.mark.parametrize("entries", [MANY, pytest.param(VERY_MANY, marks=pytest.mark.long)])
async def test_what_was_taken_back_costs_nobody_anything(plain: Server, peer: Server, entries: int) -> None:
    ada, eve = await person(plain.url), await person(plain.url, "Eve")
    assert ada.person is not None
    assert eve.person is not None
    store = await Store.open(plain.database)
    table = await undone(store, entries, ada.person.id, eve.person.id)
    await store.close()
    began = time.perf_counter()
    watching = await Client(plain.url).connect(table)
    print(f"{entries:,} entries, opened in {time.perf_counter() - began:.2f} s")
    playing = await eve.connect(table, 1)

    async def bomb() -> None:
        await watching.ask(p.Look(id=watching.new_id(), seat=-1, since=-1))
        await ada.call("GET", f"/tables/{table}/replay", None, bytes)
        assert playing.position is not None
        with contextlib.suppress(CommandRefused):  # after some of them
            await playing.ask(p.Undo(id=playing.new_id(), seat=1, at=playing.position.number))
            await playing.play(playing.position.legal[0])

    async with beside(plain, peer, again_and_again(bomb)):
        pass
    await watching.close()
    await playing.close()


# Connections


LIMITS = {"requests_per_s": 20, "requests_burst": 60, "connections_per_person": 20, "connections_per_address": 50}
TALKATIVE = {"lines_per_minute": 100_000}  # those who look on talk all the time


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with limits as they are outside of tests."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('limited')}/reihum.db", **LIMITS, **TALKATIVE) as started:
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
    return float(psutil.Process(pid).memory_info().rss / 2**20)


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
    assert abs(grown) < 0.05 * before


@pytest.mark.measured
@SECONDS
async def test_upgrades_slow_nobody_down(limited: Server, peer: Server, seconds: float) -> None:
    code = UPGRADE + "while True:\n    s, _ = upgraded()\n    s.close()\n"
    async with beside(limited, peer, attacker(code, table="none", port=limited.port), seconds):
        pass


async def test_who_asks_for_too_many_upgrades_is_turned_away(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/reihum.db", requests_per_s=0.1, requests_burst=1) as server:
        answers = [await upgrade_from(server, "127.0.0.2") for _ in range(6)]
        assert answers == [b"403"] * 4 + [b"429"] * 2
        assert await upgrade_from(server, "127.0.0.3") == b"403"  # another address


def upgrade_to(table: str, cookie: str = "") -> bytes:
    """A request for a WebSocket."""
    return (
        f"GET /api/v1/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        + (f"Origin: http://127.0.0.1\r\nCookie: {cookie}\r\n" if cookie else "")
        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


async def upgrade_from(server: Server, address: str) -> bytes:
    """The status with which a request for a WebSocket is answered."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=(address, 0))
    writer.write(upgrade_to("x"))
    status = (await reader.readline()).split()[1]
    writer.close()
    with contextlib.suppress(OSError):
        await writer.wait_closed()
    return status


@pytest.mark.measured
async def test_an_address_has_so_many_connections_and_no_more(limited: Server, peer: Server) -> None:
    code = (
        CONNECT + "import time\nopen_ones = []\n"
        "for _ in range(300):\n    open_ones.append(connected())\n"
        "while True:\n    for n in range(300):\n        open_ones[n].close()\n"
        "        try: open_ones[n] = connected()\n        except OSError: pass\n"
    )
    async with beside(limited, peer, attacker(code, port=limited.port)):
        (pid,) = limited.workers()
        most = 0
        for _ in range(20):
            await asyncio.sleep(0.1)
            there = [c for c in psutil.Process(pid).net_connections() if c.status == "ESTABLISHED" and c.raddr]
            most = max(most, sum(c.raddr.ip == "127.0.0.2" for c in there))
    print(f"{most} connections at once")
    assert 0 < most <= 2 * LIMITS["connections_per_address"]


@contextlib.contextmanager
def scarce_descriptors(server: Server, left: int) -> Iterator[None]:
    """A server that gets only so many more; and somebody who takes more than that."""
    (pid,) = server.workers()
    worker = psutil.Process(pid)
    before = worker.rlimit(psutil.RLIMIT_NOFILE)
    code = (
        "import socket, time\nopen_ones = []\n"
        "for _ in range(6 * left):\n    s = socket.socket()\n    s.settimeout(1)\n    s.connect(('127.0.0.1', port))\n"
        "    open_ones.append(s)\n"
        "time.sleep(60)\n"
    )
    worker.rlimit(psutil.RLIMIT_NOFILE, (worker.num_fds() + left, before[1]))
    try:
        with attacker(code, port=server.port, left=left):
            yield
    finally:
        worker.rlimit(psutil.RLIMIT_NOFILE, before)


@pytest.mark.measured
@pytest.mark.parametrize("left", [10, pytest.param(400, marks=pytest.mark.long)])
async def test_without_descriptors_the_server_goes_on(tmp_path: Path, peer: Server, left: int) -> None:
    with (
        open(tmp_path / "log", "wb") as log,
        running(f"sqlite:///{tmp_path}/reihum.db", log=log) as server,
    ):
        workers = server.workers()
        async with beside(server, peer, scarce_descriptors(server, left)):
            await asyncio.sleep(1.0)
            lines = [line for line in (tmp_path / "log").read_text().splitlines() if "file descriptors" in line]
            assert lines, "it is said at once, not with the next heartbeat"
            assert "new ones are turned away" in lines[0]
        assert server.workers() == workers
        assert (await person(server.url)).person is not None  # there is room again


# Frames


COUNTED = {  # bytes that are sent again and again, and how many frames they are
    "pings": ("frame(0x89, b'there?')", 1),
    "pongs": ("frame(0x8A)", 1),
    "empty fragments": ("frame(0x01) + 50 * frame(0x00)", 51),
    "no commands": ("frame(0x81, b'{')", 1),
}
WRONG = {  # by the protocol itself: the first one ends the connection
    "reserved bits": ("frame(0xF1, b'{}')", 1),
    "no mask": ("bytes([0x81, 2]) + b'{}'", 1),
    "a long ping": ("bytes([0x89, 0xFE, 1, 0, 0, 0, 0, 0]) + 256 * b'x'", 1),
    "a fragment of nothing": ("frame(0x80)", 1),
}


@pytest.mark.measured
@SECONDS
@pytest.mark.parametrize("kind", [*COUNTED, *WRONG])
async def test_frames_without_a_message_count_like_messages(
    limited: Server, peer: Server, tmp_path: Path, kind: str, seconds: float
) -> None:
    sent, _ = {**COUNTED, **WRONG}[kind]
    owner = await person(limited.url, "Mallory")
    table = await owner.create(p.NewTable(game="pretty_tricky", seats=seats("me", "open")))
    code = (
        UPGRADE
        + FRAME
        + "import time\n"
        + f"block = 20 * ({sent})\nnotes = open(path, 'w', buffering=1)\n"
        + "while True:\n    s, answer = upgraded()\n    began = time.monotonic()\n"
        + "    try:\n        while True: s.sendall(block)\n"
        + "    except OSError: pass\n"
        + "    print(answer.split()[1].decode(), time.monotonic() - began, file=notes)\n    time.sleep(0.05)\n"
    )
    notes = tmp_path / "notes"
    attack = attacker(code, table=table, port=limited.port, path=str(notes))
    async with beside(limited, peer, attack, seconds):
        pass
    cut = [line.split() for line in notes.read_text().splitlines()]
    assert {status for status, _ in cut} <= {"101", "429"}
    after = [float(time_s) for status, time_s in cut if status == "101"]
    print(f"{len(cut)} connections, of which {len(after)} were upgraded and cut after {max(after):.3f} s at most")
    assert max(after) < 2.0, "of which it reads one second why it is cut"


async def closed(reader: asyncio.StreamReader) -> None:
    """Until the server says that it closes a WebSocket, or has cut it."""
    with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
        while (first := await reader.readexactly(2))[0] != 0x88:
            size = first[1]
            if size == 126:
                size = int.from_bytes(await reader.readexactly(2), "big")
            await reader.readexactly(size)


BEFORE = 4
"""Requests with which a person has come to a table."""


@pytest.mark.parametrize("kind", [*COUNTED, *WRONG])
async def test_who_sends_them_is_cut_after_the_burst(limited: Server, kind: str) -> None:
    sent, frames = {**COUNTED, **WRONG}[kind]
    burst = LIMITS["requests_burst"]
    names: dict[str, Any] = {}
    exec(f"{FRAME}\nsent = {sent}", names)
    owner = await person(limited.url, "Mallory")
    table = await owner.create(p.NewTable(game="pretty_tricky", seats=seats("me", "open")))
    reader, writer = await asyncio.open_connection("127.0.0.1", limited.port, local_addr=("127.0.0.2", 0))
    # of a person: those without a name share a limit that is higher
    writer.write(upgrade_to(table, owner.cookie))
    assert (await reader.readuntil(b"\r\n\r\n")).split()[1] == b"101"
    gone = asyncio.create_task(closed(reader))
    done, began = 0, time.monotonic()
    while not gone.done() and done < 10 * burst:
        writer.write(names["sent"])
        done += frames
        await asyncio.sleep(0.005)
    refilled = LIMITS["requests_per_s"] * (time.monotonic() - began)
    assert gone.done(), f"{done} frames were sent, and nobody was cut"
    writer.close()
    with contextlib.suppress(ConnectionError):
        await writer.wait_closed()
    if kind in WRONG or kind == "no commands":
        assert done <= burst  # those that are wrong end it sooner
    else:
        # what came before is a part of the burst, and some frames were under way when it was cut
        assert burst - BEFORE <= done <= burst + refilled + frames + 20


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


async def finished(url: str) -> tuple[Client, str]:
    """A table with a long match that is over."""
    ada = await person(url)
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
@pytest.mark.measured
@SECONDS
async def test_costly_requests_cost_who_asks(limited: Server, peer: Server, path: str, seconds: float) -> None:
    if not path.startswith("/"):
        _, table = await finished(limited.url)
        path = f"/api/v1/tables/{table}/{path}"
    async with beside(limited, peer, attacker(ASK + "ask(path)", path=path, port=limited.port), seconds):
        pass
    await asyncio.sleep(1.5)


async def test_codes_to_scan_cost_more_than_a_request(tmp_path: Path) -> None:
    limits = {**LIMITS, "requests_per_s": 0.1}
    with running(f"sqlite:///{tmp_path}/reihum.db", **limits) as server:
        ada, made = await person(server.url), 0
        with contextlib.suppress(ApiError):
            for _ in range(LIMITS["requests_burst"]):
                await ada.call("POST", "/session/link", None, bytes)
                made += 1
    assert made == LIMITS["requests_burst"] // 5


UNASKED = {  # requests that reach nothing
    "no such method": "OPTIONS /api/v1/session HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    "no such route": "GET /api/v1/nowhere HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    "another host": "GET /api/v1/session HTTP/1.1\r\nHost: evil.example\r\n\r\n",
    "metrics": "GET /metrics HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
}


@pytest.mark.parametrize("kind", UNASKED)
async def test_every_request_counts_whatever_it_asks_for(tmp_path: Path, kind: str) -> None:
    with running(f"sqlite:///{tmp_path}/reihum.db", requests_per_s=0.1, requests_burst=1) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=("127.0.0.2", 0))
        answers = []
        for _ in range(12):
            writer.write(UNASKED[kind].encode())
            head = await reader.readuntil(b"\r\n\r\n")
            size = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
            await reader.readexactly(size)
            answers.append(head.split()[1])
        writer.close()
        assert b"429" not in answers[:10]  # ten count like one
        assert answers[-1] == b"429"


async def test_a_replay_is_made_once_and_charged(limited: Server) -> None:
    _, table = await finished(limited.url)
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


@pytest.mark.measured
@pytest.mark.parametrize("times", [500, pytest.param(20_000, marks=pytest.mark.long)])
async def test_garbage_does_not_fill_the_log(tmp_path: Path, peer: Server, times: int) -> None:
    code = (
        CONNECT
        + "for n in range(2**40):\n    s = connected()\n    s.sendall(b'GARBAGE\\r\\n\\r\\n')\n    s.recv(100)\n"
        "    s.close()\n    if n == times: open(path, 'w').close()\n"
    )
    done = tmp_path / "done"
    with (
        open(tmp_path / "log", "wb") as log,
        running(f"sqlite:///{tmp_path}/reihum.db", log=log) as server,
    ):
        began = time.monotonic()
        async with beside(server, peer, attacker(code, port=server.port, times=times, path=str(done))):
            while not done.exists():
                await asyncio.sleep(0.1)
        minutes = (time.monotonic() - began) / 60
    lines = (tmp_path / "log").read_text().splitlines()
    assert 0 < len(lines) < 60 * (1 + minutes)


# Everything that is kept of somebody


@pytest.fixture(scope="module", params=[16, pytest.param(200, marks=pytest.mark.long)])
def large(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server with a database of so many MiB, and limits but for how many people come."""
    path = tmp_path_factory.mktemp("large") / "reihum.db"
    fill(path, request.param)
    with running(f"sqlite:///{path}", **LIMITS, **TALKATIVE) as started:
        yield started


def fill(path: Path, mib: int) -> None:
    """Logs of others."""
    prepare(str(path))
    said = e.encode(e.Spoke(text="so it goes " * 10))
    with contextlib.closing(sqlite3.connect(path)) as connection, connection:
        rows = mib * 2**20 // 200
        connection.executemany(
            "INSERT INTO entries (table_id, seq, at, author, command, body) VALUES (?, ?, 1.0, 'other', ?, ?)",
            ((f"other-{number // 500}", number % 500, f"c{number}", said) for number in range(rows)),
        )
    assert path.stat().st_size > 0.9 * mib * 2**20


async def talkative(server: Server, person: str, lines: int) -> None:
    """Somebody who has said a lot at a table of their own."""
    start, said = opened(someone(person), someone("eve")), e.encode(e.Spoke(text="I am Mallory"))
    rows = [
        EntryRow(0, 0.0, person, "open", e.encode(start)),
        EntryRow(1, 0.0, person, "start", e.encode(e.Started())),
        *(EntryRow(number, 1.0, person, f"c{number}", said) for number in range(2, lines)),
    ]
    table = new_name()
    store = await Store.open(server.database)
    state = replayed(table, rows)
    await store.tables.create(row_of(state, None), rows, [person])
    await store.tables.keep_snapshot(snapshots.statement(state))
    await store.close()


@contextlib.contextmanager
def unless_limited() -> Iterator[None]:
    try:
        yield
    except ApiError as error:
        if error.code != "limit":
            raise


@pytest.mark.measured
@SECONDS
async def test_deleting_oneself_keeps_nobody_waiting(large: Server, peer: Server, seconds: float) -> None:
    """One guest after the other comes, talks, and is deleted."""
    named, deleted = f"Mallory {random.randrange(10**9)}", 0

    async def come_and_go() -> None:
        nonlocal deleted
        with unless_limited():
            guest = await stranger(large.url, named)
            table = await guest.create(p.NewTable(game="pretty_tricky", seats=seats("me", f"local:{named}")))
            await guest.command(table, p.Chat(id="c", text=f"I am {named}"))
            await guest.call("DELETE", "/session")
            deleted += 1

    async with beside(large, peer, again_and_again(come_and_go), seconds):
        pass
    assert deleted > 3


async def cut_off(log: Path) -> None:
    """Until a database's log becomes shorter: what was written over and what was deleted is no longer in it."""
    longest = 0
    while (size := log.stat().st_size) >= longest:
        longest = size
        await asyncio.sleep(0.02)


@pytest.mark.measured
@pytest.mark.parametrize("lines", [3_000, pytest.param(MAX_ENTRIES, marks=pytest.mark.long)])
async def test_deleting_who_has_said_a_lot_keeps_nobody_waiting(large: Server, peer: Server, lines: int) -> None:
    await asyncio.sleep(2.0)  # until there are requests again
    watch = await Watch.at(large, peer)
    log = Path(large.database.removeprefix("sqlite:///") + "-wal")
    for _ in range(3):
        mallory = await person(large.url, "Mallory")
        assert mallory.person is not None
        await talkative(large, mallory.person.id, lines)
        log_is_cut = asyncio.create_task(cut_off(log))
        deleting: asyncio.Task[bytes] = asyncio.create_task(mallory.call("DELETE", "/session"))
        await watch.look(2.5)
        await deleting
        if watch.is_well:
            break
        log_is_cut.cancel()
    await watch.close()
    watch.judge()
    await asyncio.wait_for(log_is_cut, GIVEN_UP_S)


@pytest.mark.measured
@SECONDS
async def test_asking_for_everything_keeps_nobody_waiting(large: Server, peer: Server, seconds: float) -> None:
    mallory = await person(large.url, "Mallory")
    assert mallory.person is not None
    await talkative(large, mallory.person.id, MAX_ENTRIES)
    sizes = []

    async def export() -> None:
        with unless_limited():
            sizes.append(len(await mallory.call("GET", "/session/export", None, bytes)))

    async with beside(large, peer, again_and_again(export), seconds):
        pass
    assert max(sizes) > 500_000
    assert len(sizes) < 5, "it was charged"


@pytest.mark.measured
@SECONDS
async def test_bringing_matches_keeps_nobody_waiting(large: Server, peer: Server, seconds: float) -> None:
    match = Game(rules_of("bloom"), 2).start(seed=1)
    rng = random.Random(1)
    while not match.is_over:
        match.play(rng.choice(match.legal()))
    file, brought = matchfile.dump(match), list[p.Created]()

    async def bring() -> None:
        """By somebody new each time: what is charged to a person costs them nothing then."""
        with unless_limited():
            mallory = await person(large.url, "Mallory")
            brought.append(await mallory.call("POST", "/tables/import", file, p.Created))

    async with beside(large, peer, again_and_again(bring), seconds):
        pass
    assert brought


async def test_nobody_fills_the_lobby(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/reihum.db", public_tables_per_hour=12) as server:
        public = p.NewTable(game="pretty_tricky", seats=seats("me", "open"), public=True)
        for _ in range(2):
            guest = await person(server.url, "Mallory")
            for _ in range(5):
                await guest.create(public)
            with pytest.raises(ApiError, match="already waiting at"):
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
