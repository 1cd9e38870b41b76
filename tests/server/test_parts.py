"""Small parts alone: fairness, ratings, bot processes, rate limits, settings, QR codes, the client's files."""

import asyncio
import hashlib
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from reihum.games import rules_of
from reihum.protocol import fairness
from reihum.protocol.bot_process import SIZE, Question
from reihum.server.costs.bot_processes import BotFailed, BotProcesses, Overloaded
from reihum.server.costs.rate_limits import Buckets
from reihum.server.http.client_files import ClientFiles
from reihum.server.http.qr import qr_rows
from reihum.server.live.faces import matching_level
from reihum.server.operations.lan import qr_text
from reihum.server.people.ratings import rerate
from reihum.server.settings import BadSetting, Settings, from_environment
from reihum.server.store.results import RatingRow, ResultRow

pytestmark = pytest.mark.anyio


def test_the_key_is_the_hash_of_lines_that_anyone_can_write() -> None:
    seed = "00" * 32
    assert fairness.commitment(seed) == hashlib.sha256(bytes(32)).hexdigest()
    lines = f"reihum-fair/1\n{seed}\nab\n\ncd"
    assert fairness.key(seed, ["ab", "", "cd"]) == hashlib.sha256(lines.encode()).digest()
    assert fairness.key(seed, ["a", "b"]) != fairness.key(seed, ["ab", ""])
    assert fairness.is_entropy("0123456789abcdef")
    assert not fairness.is_entropy("0\n1")
    assert not fairness.is_entropy("f" * 129)


def test_a_table_is_a_meeting_of_all_with_all() -> None:
    results = [ResultRow("t", seat, "bloom", name, 9 - seat, seat + 1, 0.0) for seat, name in enumerate("abc")]
    first, second, third = rerate(results, {})
    assert first.rating > 1500 > third.rating
    assert second.rating == pytest.approx(1500)
    assert (first.played, first.won, first.best, third.won) == (1, 1, 9, 0)
    again = rerate(results, {row.player: row for row in (first, second, third)})
    assert again[0].deviation < first.deviation
    twins = [ResultRow("t", seat, "bloom", "bot:x", 1, seat + 1, 0.0) for seat in range(2)]
    assert rerate(twins, {})[0][:6] == RatingRow("bot:x", "bloom", 2, 1, 1, 1500.0, 0, 0)[:6]


def test_a_stand_in_matches_the_person() -> None:
    bots = {"easy": 1200.0, "medium": 1500.0, "hard": 1800.0}
    assert matching_level(1750.0, dict(bots)) == "hard"
    assert matching_level(None, dict(bots)) == "medium"
    assert matching_level(900.0, dict(bots)) == "easy"
    assert matching_level(900.0, {**bots, "easy": None}) == "medium"
    assert matching_level(900.0, dict.fromkeys(bots)) == "medium"


def question(level: str = "uniform", wish: list[int] | None = None) -> Question:
    from reihum.core.game import Game

    match = Game(rules_of("pretty_tricky"), 2).start(seed=1)
    return Question("pretty_tricky", level, "seed", match.concealed(match.to_move).tobytes(), wish)


async def test_bots_think_in_other_processes() -> None:
    processes = BotProcesses(1)
    await processes.start()
    first = await processes.ask("t", question())
    assert await processes.ask("t", question()) == first  # reproducible by its seed
    advised = await processes.ask("t", question(wish=[]))
    assert json.loads(advised.hint)
    with pytest.raises(BotFailed, match="no bot 'nonsense'"):
        await processes.ask("t", question("nonsense"))
    await processes.close()


async def test_tables_take_turns_and_a_queue_has_an_end() -> None:
    processes = BotProcesses(1)
    order: list[str] = []

    async def ask(table: str) -> None:
        await processes.ask(table, question())
        order.append(table)

    greedy = [asyncio.create_task(ask("greedy")) for _ in range(8)]
    await asyncio.sleep(0)
    modest = asyncio.create_task(ask("modest"))
    await asyncio.sleep(0)
    with pytest.raises(Overloaded):
        await processes.ask("greedy", question())
    await processes.start()
    await asyncio.gather(*greedy, modest)
    assert order.index("modest") <= 2
    await processes.close()


async def test_when_the_queue_is_full_the_bots_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reihum.server.costs.bot_processes._QUEUED", 2)
    processes = BotProcesses(1)
    waiting = [asyncio.create_task(processes.ask(table, question())) for table in ("a", "b")]
    await asyncio.sleep(0)
    with pytest.raises(Overloaded):
        await processes.ask("c", question())
    await processes.start()
    await asyncio.gather(*waiting)
    await asyncio.wait_for(processes.ask("c", question()), 60)
    await processes.close()


def test_a_thinker_whose_server_has_gone_ends_without_a_word() -> None:
    body = msgspec.msgpack.encode(question())
    with subprocess.Popen(
        [sys.executable, "-m", "reihum.protocol.bot_process"],
        env={**os.environ, "REIHUM_JIT": "0"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as thinker:
        assert thinker.stdin
        assert thinker.stdout
        assert thinker.stderr
        thinker.stdout.close()
        thinker.stdin.write(SIZE.pack(len(body)) + body)
        thinker.stdin.close()
        assert thinker.stderr.read() == b""
    assert thinker.returncode == 0


async def test_a_thinker_that_dies_is_replaced() -> None:
    processes = BotProcesses(1)
    await processes.start()
    first = await processes.ask("t", question())
    found = subprocess.run(
        ["ps", "-o", "pid=,args=", "--ppid", str(os.getpid())], capture_output=True, text=True, check=True
    )
    pids = [int(line.split()[0]) for line in found.stdout.splitlines() if "reihum.protocol.bot_process" in line]
    for pid in pids:
        os.kill(pid, signal.SIGKILL)
    assert await processes.ask("t", question()) == first
    await processes.close()


def test_buckets_fill_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("reihum.server.costs.rate_limits.time.monotonic", lambda: now[0])
    buckets = Buckets(per_s=2.0, burst=3)
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    assert buckets.take("b")
    now[0] = 0.5
    assert buckets.take("a")
    assert not buckets.take("a")
    assert not buckets.has("a")
    now[0] = 1.5
    assert buckets.has("a", 2.0)
    assert not buckets.has("a", 2.5)
    buckets.charge("a", 4.0)  # more than there is
    assert not buckets.has("a", 0.0)
    now[0] = 2.75
    assert not buckets.take("a")
    assert buckets.has("a", 0.5)


def test_buckets_that_are_full_again_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("reihum.server.costs.rate_limits.time.monotonic", lambda: now[0])
    monkeypatch.setattr("reihum.server.costs.rate_limits._KEPT", 10)
    buckets = Buckets(per_s=1.0, burst=3)
    for number in range(1000):
        now[0] += 0.1  # each is full again after a second, when ten others have come
        assert buckets.take(f"{number}")
    assert len(vars(buckets)["_full_at"]) <= 50


def test_a_bucket_holds_just_its_burst_though_parts_of_seconds_are_added_up(monkeypatch: pytest.MonkeyPatch) -> None:
    for now in (0.0, 1234.567, 98765432.1):
        monkeypatch.setattr("reihum.server.costs.rate_limits.time.monotonic", lambda now=now: now)
        buckets = Buckets(per_s=20.0, burst=60)
        assert [buckets.take("a") for _ in range(61)] == [True] * 60 + [False]


def test_settings_come_from_options_before_the_environment_before_defaults() -> None:
    environment = {"REIHUM_PORT": "9000", "REIHUM_LAN": "1", "REIHUM_BOT_DELAY_S": "0.25", "REIHUM_HOST": ""}
    settings = from_environment(environment, port=9001, host=None)
    assert (settings.port, settings.lan, settings.bot_delay_s, settings.host) == (9001, True, 0.25, "127.0.0.1")
    assert from_environment(settings.to_environment()) == settings
    assert from_environment({}) == Settings()


def test_a_setting_is_still_known_by_its_earlier_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert from_environment({"REIHUM_THINKERS": "3"}).bot_processes == 3
    assert "REIHUM_THINKERS is now called REIHUM_BOT_PROCESSES" in capsys.readouterr().err
    assert from_environment({"REIHUM_THINKERS": "3", "REIHUM_BOT_PROCESSES": "2"}).bot_processes == 2
    assert not capsys.readouterr().err


@pytest.mark.parametrize(
    ("given", "text"),
    [
        ({"port": "many"}, "REIHUM_PORT"),
        ({"port": 99_999}, "0 to 65535"),
        ({"workers": 2}, "Several workers need PostgreSQL"),
        ({"workers": 2, "database": "postgresql://x/y"}, "need a broker"),
        ({"broker": "amqp://x"}, "no broker this server knows"),
        ({"public_url": "play.example"}, "Expected https://"),
        ({"log_format": "xml"}, "text or json"),
        ({"log_level": "loud"}, "'loud' is no log level. Choose one of debug, info"),
        ({"workers": 0}, "REIHUM_WORKERS is a number from 1 upwards, not 0"),
        ({"bot_processes": -1}, "REIHUM_BOT_PROCESSES is a number from 0"),
        ({"bot_delay_s": -0.5}, "REIHUM_BOT_DELAY_S is a number from 0 upwards, not -0.5"),
        ({"bot_delay_s": "nan"}, "REIHUM_BOT_DELAY_S"),
        ({"absence_s": 0}, "REIHUM_ABSENCE_S"),
        ({"sweep_s": 0}, "REIHUM_SWEEP_S"),
        ({"requests_per_s": "inf"}, "REIHUM_REQUESTS_PER_S"),
        ({"requests_burst": 0}, "REIHUM_REQUESTS_BURST"),
        ({"people_per_hour": 0}, "REIHUM_PEOPLE_PER_HOUR"),
        ({"tables_per_person": 0}, "REIHUM_TABLES_PER_PERSON"),
        ({"connections_per_person": -1}, "REIHUM_CONNECTIONS_PER_PERSON"),
    ],
)
def test_broken_settings_are_explained(given: dict[str, object], text: str) -> None:
    with pytest.raises(BadSetting, match=text):
        from_environment({}, **given)


def test_qr_codes() -> None:
    rows = qr_rows("https://play.example/table/abc")
    assert len({len(row) for row in rows} | {len(rows)}) == 1
    assert rows[0].startswith("1111111")
    assert set("".join(rows)) == {"0", "1"}
    assert len(qr_text("http://192.168.1.7:8080").splitlines()) > 10


def test_client_files(tmp_path: Path) -> None:
    assert b"not built" in ClientFiles(tmp_path / "missing").get("/").body
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "app-1a2b.js").write_text("1")
    files = ClientFiles(tmp_path)
    assert "immutable" in files.get("/assets/app-1a2b.js").headers["cache-control"]
    assert files.get("/table/abc").headers["cache-control"] == "no-cache"
    assert "content-encoding" not in files.get("/assets/app-1a2b.js", "gzip, br").headers
    (tmp_path / "assets" / "app-1a2b.js.br").write_bytes(b"packed")
    (tmp_path / "assets" / "app-1a2b.js.gz").write_bytes(b"packed")
    files = ClientFiles(tmp_path)
    for accepted, encoding in (("gzip, deflate, br", "br"), ("gzip;q=0.9", "gzip"), ("identity", None), ("", None)):
        headers = files.get("/assets/app-1a2b.js", accepted).headers
        assert headers.get("content-encoding") == encoding
        assert "javascript" in headers["content-type"]
        assert headers["vary"] == "accept-encoding"
    assert files.get("/nothing.js").status_code == 404
    assert files.get("/assets/../../secret.txt").status_code == 404
    # a client that is built anew under a running server is the one that is served
    (tmp_path / "assets" / "app-1a2b.js").unlink()
    (tmp_path / "assets" / "app-3c4d.js").write_text("2")
    (tmp_path / "index.html").write_text("<!doctype html><title>newer</title>")
    os.utime(tmp_path / "index.html", ns=(1, 1))
    assert files.get("/").status_code == 200
    assert files.get("/assets/app-3c4d.js").status_code == 200
    assert files.get("/assets/app-1a2b.js").status_code == 404
