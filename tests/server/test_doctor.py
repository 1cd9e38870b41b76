"""`reihum doctor`: a good set-up is called good, and each that is broken in one way is told of that, and of no more."""

import json
import os
import pwd
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import typer
from aiosmtpd.controller import Controller
from aiosmtpd.handlers import Sink
from typer.testing import CliRunner

from reihum.protocol import messages as p
from reihum.server.doctor.asking import Response
from reihum.server.doctor.checks import build, limits, proxy
from reihum.server.doctor.cli import doctor
from reihum.server.doctor.examining import examine
from reihum.server.doctor.finding import Finding
from reihum.server.operations import backups
from reihum.server.settings import Settings
from reihum.server.store.sqlite.database import prepare
from tests.server.harness import Postgres, Server, Valkey, free_port, running
from tests.server.providers import LyingProvider
from tests.server.proxies import Caddy

TREE = Path(__file__).parents[2]


def wrong(found: list[Finding]) -> list[str]:
    """What is not good, and what to do."""
    for finding in found:
        assert bool(finding.mend) == (finding.verdict in ("bad", "unsure")), finding
    return [f"{finding.verdict}: {finding.text} {finding.mend}" for finding in found if finding.mend]


def only(found: list[Finding], verdict: str, text: str) -> None:
    """One thing is wrong, and it is said in these words."""
    (told,) = wrong(found)
    assert told.startswith(f"{verdict}: ")
    assert text in told, told


# Database


@pytest.fixture
def sqlite(tmp_path: Path) -> Settings:
    prepare(f"{tmp_path}/reihum.db")
    return Settings(database=f"sqlite:///{tmp_path}/reihum.db")


def file_of(settings: Settings) -> Path:
    return Path(settings.database.removeprefix("sqlite:///"))


def test_a_good_database_is_called_good(sqlite: Settings, postgres: Postgres) -> None:
    assert wrong(examine(sqlite, ["database"])) == []
    url = postgres.new_database()
    only(examine(Settings(database=url), ["database"]), "unsure", "The database is empty")
    with running(url):
        assert wrong(examine(Settings(database=url), ["database"])) == []


def test_a_database_that_is_not_there(tmp_path: Path) -> None:
    only(examine(Settings(database=f"sqlite:///{tmp_path}/x.db"), ["database"]), "unsure", "first start")
    only(examine(Settings(database=f"sqlite:///{tmp_path}/no/x.db"), ["database"]), "bad", "Make the folder")
    only(examine(Settings(database=f"postgresql://x@127.0.0.1:{free_port()}/x"), ["database"]), "bad", "it runs")


def test_a_database_that_others_can_read(sqlite: Settings) -> None:
    assert file_of(sqlite).stat().st_mode & 0o777 == 0o600
    file_of(sqlite).chmod(0o640)
    only(examine(sqlite, ["database"]), "bad", "chmod 600")


def test_a_database_that_cannot_be_written(sqlite: Settings) -> None:
    """Root can write everything: then nobody looks."""
    file_of(sqlite).chmod(0o444)
    file_of(sqlite).parent.chmod(0o555)
    for folder in list(file_of(sqlite).parents)[1:-2]:  # let nobody in
        folder.chmod(folder.stat().st_mode | 0o011)
    code = "import os, sys; from reihum.server.doctor.examining import examine; "
    code += "from reihum.server.settings import Settings; "
    code += "os.getuid() or os.setuid(int(sys.argv[2])); "
    code += "print([f.text for f in examine(Settings(database=sys.argv[1]), ['database']) if f.verdict == 'bad'])"
    nobody = str(pwd.getpwnam("nobody").pw_uid)
    words = [sys.executable, "-c", code, sqlite.database, nobody]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert "cannot be opened or written" in done.stdout, done
    file_of(sqlite).parent.chmod(0o755)


def test_a_database_of_another_version(sqlite: Settings) -> None:
    with sqlite3.connect(file_of(sqlite)) as connection:
        connection.execute("UPDATE schema_version SET version = 1")
    only(examine(sqlite, ["database"]), "unsure", "Make a back-up")
    with sqlite3.connect(file_of(sqlite)) as connection:
        connection.execute("UPDATE schema_version SET version = 1000")
    only(examine(sqlite, ["database"]), "bad", "version 1000")


def test_a_damaged_database(sqlite: Settings) -> None:
    file_of(sqlite).write_bytes(b"rubbish" * 1000)
    only(examine(sqlite, ["database"]), "bad", "reihum admin restore")


def test_a_replica_and_too_few_connections(postgres: Postgres) -> None:
    url = postgres.new_database()
    with running(url):
        pass
    read_only = f"{url}?options=-c%20default_transaction_read_only%3Don"
    only(examine(Settings(database=read_only), ["database"]), "bad", "not a replica")
    only(examine(Settings(database=url, workers=50, broker="x"), ["database"]), "bad", "max_connections")


def test_the_broker(valkey: Valkey) -> None:
    assert wrong(examine(Settings(broker=valkey.url), ["broker"])) == []
    assert wrong(examine(Settings(), ["broker"])) == []
    only(examine(Settings(broker=f"valkey://127.0.0.1:{free_port()}"), ["broker"]), "bad", "Check that it runs")


def test_the_sign_in_provider() -> None:
    provider = LyingProvider()
    good: dict[str, Any] = {
        "oidc_issuer": provider.issuer,
        "oidc_client_id": "x",
        "oidc_name": "Club",
        "oidc_client_secret": "hush",
    }
    try:
        assert wrong(examine(Settings(**good), ["sign-in"])) == []
        assert wrong(examine(Settings(), ["sign-in"])) == []
        only(examine(Settings(**{**good, "oidc_client_secret": ""}), ["sign-in"]), "unsure", "_SECRET_FILE")
        other = {**good, "oidc_issuer": f"{provider.issuer}/"}
        only(examine(Settings(**other), ["sign-in"]), "bad", "calls itself otherwise")
    finally:
        provider.close()
    only(examine(Settings(**good), ["sign-in"]), "bad", "cannot be reached")


def test_the_mail_server() -> None:
    received = Controller(Sink(), port=free_port(), hostname="127.0.0.1")
    received.start()
    settings = Settings(smtp=f"smtp-plain://127.0.0.1:{received.port}", mail_from="reihum@example.org")
    try:
        assert wrong(examine(settings, ["calls"])) == []
        assert wrong(examine(Settings(), ["calls"])) == []
        encrypted = msgspec.structs.replace(settings, smtp=f"smtp://127.0.0.1:{received.port}")
        only(examine(encrypted, ["calls"]), "bad", "STARTTLS")
        only(examine(Settings(public_url="http://play.example"), ["calls"]), "unsure", "push messages")
    finally:
        received.stop()
    only(examine(settings, ["calls"]), "bad", "cannot be used")


# The machine


def test_few_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "servers", lambda: [])
    assert wrong(examine(Settings(database="postgresql://x"), ["limits"])) == []
    limited = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (512, 512)); "
    limited += "from reihum.server.doctor.checks import limits; from reihum.server.doctor.examining import examine; "
    limited += "from reihum.server.settings import Settings; "
    limited += "limits.servers = lambda: []; print([f.mend for f in examine(Settings(), ['limits'])])"
    done = subprocess.run([sys.executable, "-c", limited], capture_output=True, text=True, check=True)
    assert "LimitNOFILE" in done.stdout


def test_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/x.db")
    monkeypatch.setattr(limits, "servers", lambda: [])
    for free, verdict in ((1 << 20, "bad"), (500 << 20, "unsure")):
        with monkeypatch.context() as patch:
            patch.setattr(shutil, "disk_usage", lambda _, free=free: _Usage(free))
            only(examine(settings, ["limits"]), verdict, "Make room")
    only(examine(Settings(database="postgresql://x", backups=f"{tmp_path}/no"), ["limits"]), "bad", "is missing")


class _Usage:
    def __init__(self, free: int) -> None:
        self.free = free


def test_a_clock_that_is_wrong(sqlite: Settings, postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    url = Settings(database=postgres.new_database())
    assert wrong(examine(url, ["clock"])) == []
    now = time.time()
    with sqlite3.connect(file_of(sqlite)) as connection:
        connection.execute("INSERT INTO tables VALUES ('t', 'bloom', 'running', 0, 0, 1, ?, NULL, '')", (now,))
    assert wrong(examine(sqlite, ["clock"])) == []
    monkeypatch.setattr(time, "time", lambda: now - 3600)
    only(examine(url, ["clock"]), "bad", "3600 seconds ahead of this machine's")
    only(examine(sqlite, ["clock"]), "bad", "in the future")


def test_secrets_on_a_command_line_and_in_loose_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert wrong(examine(Settings(), ["secrets"])) == []
    address = "postgresql://reihum:hush@db/reihum"
    words = [sys.executable, "-c", "print(flush=True); input()", "reihum", "serve", "--database", address]
    server = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert server.stdout is not None
    server.stdout.readline()  # right after its start the kernel does not know a command line yet
    try:
        only(examine(Settings(), ["secrets"]), "bad", f"process {server.pid}")
    finally:
        server.communicate(b"\n")
    file = tmp_path / "database"
    file.write_text(address)
    tmp_path.chmod(0o755)
    monkeypatch.setenv("REIHUM_DATABASE_FILE", str(file))
    file.chmod(0o644)
    only(examine(Settings(), ["secrets"]), "bad", f"chmod 600 {file}")
    file.chmod(0o600)
    assert wrong(examine(Settings(), ["secrets"])) == []


def test_old_back_ups(tmp_path: Path) -> None:
    settings = Settings(backups=str(tmp_path))
    only(examine(Settings(), ["back-ups"]), "unsure", "REIHUM_BACKUPS")
    only(examine(settings, ["back-ups"]), "bad", "reihum admin backup")
    made = backups.new_file(str(tmp_path))
    made.touch()
    assert wrong(examine(settings, ["back-ups"])) == []
    long_ago = time.time() - 5 * 86_400
    os.utime(made, (long_ago, long_ago))
    only(examine(settings, ["back-ups"]), "bad", "5 days old")


def test_what_is_not_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "what_is_built", lambda: (False, True))
    only(examine(Settings(), ["compiled rules"]), "unsure", "reihum warm")
    monkeypatch.setattr(build, "what_is_built", lambda: (True, False))
    only(examine(Settings(), ["compiled rules"]), "unsure", "make wheel")


# The way in

MISTAKES = {
    "": "",
    "no websockets": "header_up -Upgrade\nheader_up -Connection",
    "claims": "header_up X-Forwarded-For {http.request.header.X-Forwarded-For}",
    "no addresses": "header_up -X-Forwarded-For",
    "wrong host": "header_up Host other.example",
    "no https": "header_up X-Forwarded-Proto http",
    "away": "",
}


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Caddy, Server]]:
    folder = tmp_path_factory.mktemp("proxy")
    with running(f"sqlite:///{folder}/reihum.db", trust_proxy=1, public_url="https://localhost") as server:
        caddy = Caddy(folder, server.port, MISTAKES)
        yield caddy, server
        caddy.close()


@pytest.fixture
def caddy(behind: tuple[Caddy, Server], monkeypatch: pytest.MonkeyPatch) -> Caddy:
    monkeypatch.setenv("SSL_CERT_FILE", str(behind[0].certificate))
    return behind[0]


def come(url: str, **more: Any) -> list[Finding]:
    return examine(Settings(public_url=url, **{"trust_proxy": True, **more}), ["public address"])


def test_the_proxy_of_the_document_is_good(caddy: Caddy) -> None:
    found = come(caddy.url())
    assert wrong(found) == []
    assert [finding.text for finding in found][:3] == [
        "People are known by their own addresses.",
        "People come encrypted, and browsers are told to keep to it.",
        "WebSockets come through the proxy.",
    ]


@pytest.mark.parametrize(
    ("mistake", "text"),
    [
        ("no websockets", "WebSockets do not come through"),
        ("claims", "can pretend to come from any address"),
        ("no addresses", "does not say from which address"),
        ("wrong host", "hand on the Host header"),
        ("no https", "X-Forwarded-Proto"),
        ("away", "does not reach the server"),
    ],
)
def test_a_proxy_with_one_mistake(caddy: Caddy, mistake: str, text: str) -> None:
    only(come(caddy.url(mistake)), "bad", text)


def test_a_certificate_that_nobody_knows(caddy: Caddy, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SSL_CERT_FILE")
    only(come(caddy.url()), "bad", "CERTIFICATE_VERIFY_FAILED")


def test_a_server_that_does_not_believe_its_proxy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(f"sqlite:///{tmp_path}/reihum.db", public_url="https://localhost") as server:
        caddy = Caddy(tmp_path, server.port, {"": ""})
        try:
            monkeypatch.setenv("SSL_CERT_FILE", str(caddy.certificate))
            told = wrong(come(caddy.url(), trust_proxy=False))
        finally:
            caddy.close()
    assert len(told) == 2, told
    assert all("REIHUM_TRUST_PROXY=1" in text for text in told)
    arrived = p.Reached(encrypted=True, host="x", address="10.0.0.1", forwarded=["10.0.0.2"])  # here both are the same
    answer = Response(200, {"strict-transport-security": ""}, b"", None)
    only(list(proxy._headers(arrived, answer, Settings(public_url="https://x"))), "bad", "does not believe it")


def test_addresses_that_are_not_meant(behind: tuple[Caddy, Server], caddy: Caddy) -> None:
    only(examine(Settings(trust_proxy=True), ["public address"]), "bad", "REIHUM_PUBLIC_URL")
    only(come(caddy.url(), host="0.0.0.0"), "unsure", "past the proxy")
    told = wrong(come(behind[1].url, trust_proxy=False))  # the server itself, without a proxy
    assert any("not encrypted" in text for text in told)
    assert any("/metrics" in text for text in told)
    only(come(f"https://localhost:{free_port()}"), "bad", "cannot be reached")


def test_a_certificate_that_ends_soon_and_http_that_leads_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.time()
    ending = Response(200, {}, b"", (now - 89 * 86_400, now + 86_400))
    (finding,) = proxy._certificate(ending)
    assert (finding.verdict, "renewed" in finding.mend) == ("unsure", True)
    (finding,) = proxy._certificate(ending._replace(certificate=(now - 86_400, now + 89 * 86_400)))
    assert finding.verdict == "good"
    monkeypatch.setattr(proxy, "ask", lambda url: Response(200 if url.startswith("http:") else 404, {}, b"", None))
    (finding,) = proxy._outside("https://play.example")
    assert "redirect" in finding.mend


# The command


def run(*words: str, **environment: str) -> tuple[int, str]:
    app = typer.Typer()
    app.command()(doctor)
    done = CliRunner().invoke(app, [*words], env=environment)
    return done.exit_code, done.output


def test_the_command_says_what_to_mend(sqlite: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "what_is_built", lambda: (True, True))
    code, said = run("--database", sqlite.database)
    assert code == 0, said
    file_of(sqlite).chmod(0o644)
    code, said = run(REIHUM_DATABASE=sqlite.database)
    assert code == 1
    assert "NO  database: Others on this machine can read the database" in said
    code, said = run("--json", REIHUM_DATABASE=sqlite.database)
    assert code == 1
    told = json.loads(said)
    assert {finding["verdict"] for finding in told} <= {"good", "unsure", "bad", "skipped"}
    assert any(finding["check"] == "database" and "chmod 600" in finding["mend"] for finding in told)
    code, said = run(REIHUM_WORKERS="many")
    assert (code, "a whole number" in said) == (1, True)
