"""The commands that people type: serve, verify, admin; and the files generated from the code."""

import asyncio
import json
import os
import random
import subprocess
import sys
import urllib.request
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from reihum.core.registry import OURS
from reihum.protocol import messages as p
from reihum.protocol.description.markdown import document
from reihum.protocol.description.openapi import openapi
from reihum.protocol.description.typescript import protocol_structs, typescript, typescript_of
from reihum.protocol.routes import ROUTES
from reihum.server.admin import admin
from reihum.server.api import answer_to
from reihum.server.live.desk import new_name
from reihum.server.settings import BadSetting, from_environment
from tests.server.harness import running
from tests.server.people import person, play_on, seats

ROOT = Path(__file__).parents[2]
SERVE = "import typer; from reihum.server.cli import serve; typer.run(serve)"


def serve(*options: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-c", SERVE, *options],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize(
    ("options", "text"),
    [
        (["--database", "mysql://x"], "is no database this server knows"),
        (["--database", "postgresql://nobody@127.0.0.1:1/x"], "cannot be reached"),
        (["--workers", "2"], "Several workers need PostgreSQL"),
        (["--port", "99999"], "0 to 65535"),
        (["--broker", "what"], "no broker this server knows"),
        (["--log-level", "loud"], "'loud' is no log level"),
        (["--bot-processes", "-1"], "REIHUM_BOT_PROCESSES is a number from 0 upwards"),
        (["--database", "sqlite:///:memory:"], "names no file"),
        (["--public-url", "https://"], "no address of a web page"),
        (["--host", "192.0.2.1"], "Name an address of this machine with --host"),  # kept for documents (RFC 5737)
    ],
)
def test_a_server_that_cannot_start_says_why(options: list[str], text: str) -> None:
    done = serve("--port", "0", *options)
    assert done.returncode == 1
    assert text in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""  # nobody is sent to a server that is not there


@pytest.mark.parametrize(
    ("name", "value", "text"),
    [
        ("REIHUM_BOT_DELAY_S", "soon", "REIHUM_BOT_DELAY_S is a number, not 'soon'."),
        ("REIHUM_WORKERS", "1.5", "REIHUM_WORKERS is a whole number, not '1.5'."),
        ("REIHUM_SPARE", "perhaps", "REIHUM_SPARE is 0 or 1, not 'perhaps'."),
    ],
)
def test_a_variable_that_makes_no_sense_is_named(name: str, value: str, text: str) -> None:
    with pytest.raises(BadSetting) as refused:
        from_environment({name: value})
    assert str(refused.value) == text


def test_a_server_says_where_it_is_when_it_answers(tmp_path: Path) -> None:
    command = [sys.executable, "-c", SERVE, "--port", "0", "--database", f"sqlite:///{tmp_path}/x.db"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("Reihum is at http://localhost:")
        with urllib.request.urlopen(f"{line.split()[-1]}/readyz", timeout=5) as answer:
            assert answer.status == 200
        process.terminate()


def test_a_server_whose_workers_end_at_once_gives_up(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(
        "import sys\nif 'reihum.server.worker' in sys.orig_argv:\n    raise SystemExit('this machine is broken')\n"
    )
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    done = serve("--port", "0", "--database", f"sqlite:///{tmp_path}/x.db", PYTHONPATH=path)
    assert done.returncode == 1
    assert "5 workers in a row ended (1) before they served" in done.stderr
    assert done.stderr.count("a new one takes over") == 4
    assert done.stdout == ""


def test_admin_makes_no_database_of_a_misspelt_name(tmp_path: Path) -> None:
    missing = tmp_path / "typo.db"
    for words in (["tables"], ["close", "t"], ["sign-out", "everybody"], ["purge", "--days", "1"]):
        done = CliRunner().invoke(admin, [*words, "--database", f"sqlite:///{missing}"])
        assert done.exit_code == 1
        assert f"There is no database {missing}" in done.output
    assert not missing.exists()


def test_a_port_in_use_is_explained(tmp_path: Path) -> None:
    import socket

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        done = serve("--port", str(taken.getsockname()[1]), "--database", f"sqlite:///{tmp_path}/x.db")
    assert done.returncode == 1
    assert "Choose another one with --port" in done.stderr


def test_no_table_is_named_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    names = iter(["-Vb3", "--b3", "b3-V"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda size: next(names))
    assert new_name() == "b3-V"


def test_admin_and_verify_on_a_real_server(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/reihum.db"
    run = CliRunner()

    async def play(url: str) -> tuple[str, str, bytes]:
        ada = await person(url)
        done = await ada.create(p.NewTable(game="pretty_tricky", seats=seats("me", "bot")))
        socket = await ada.connect(done, 0)
        await play_on([socket], random.Random(1))
        await socket.close()
        proof: bytes = await ada.call("GET", f"/tables/{done}/fairness")
        return done, await ada.create(p.NewTable(game="pretty_tricky", seats=seats("me", "open"))), proof

    with running(database) as server:
        done, waiting, proof = asyncio.run(play(server.url))
        copied = run.invoke(admin, ["backup", f"{tmp_path}/copy.db", "--database", database])
        assert copied.exit_code == 0, copied.output
        closed = run.invoke(admin, ["close", waiting, "--database", database])
        assert closed.exit_code == 0, closed.output
        listed = run.invoke(admin, ["tables", "--database", database], env={"COLUMNS": "200"})
        assert done in listed.output
        assert "closed" in listed.output

        async def look() -> str:
            summary: p.TableSummary = await (await person(server.url)).call(
                "GET", f"/tables/{waiting}", None, p.TableSummary
            )
            return summary.status

        assert asyncio.run(look()) == "closed"

        async def sign_out() -> p.Person | None:
            bob = await person(server.url, "Bob")
            assert bob.person is not None
            await asyncio.to_thread(run.invoke, admin, ["sign-out", bob.person.id, "--database", database])
            session: p.Session = await bob.call("GET", "/session", None, p.Session)
            return session.person

        assert asyncio.run(sign_out()) is None
    assert run.invoke(admin, ["close", "nowhere", "--database", database]).exit_code == 1
    restored = run.invoke(admin, ["restore", f"{tmp_path}/copy.db", "--database", database])
    assert restored.exit_code == 0, restored.output
    assert "waiting" in run.invoke(admin, ["tables", "--database", database], env={"COLUMNS": "200"}).output
    (tmp_path / "bad.db").write_text("no back-up at all, sorry" * 100)
    bad = run.invoke(admin, ["restore", f"{tmp_path}/bad.db", "--database", database])
    assert bad.exit_code == 1
    assert "damaged" in bad.output
    purged = run.invoke(admin, ["purge", "--days", "0", "--yes", "--database", database])
    assert "2 tables deleted" in purged.output

    true = msgspec.json.decode(proof, type=p.Fairness)
    file = tmp_path / "proof.json"
    file.write_bytes(proof)
    assert "was not compared" in _verify(file).stdout
    assert "is the one you kept" in _verify(file, "--commitment", true.commitment).stdout
    found = json.loads(_verify(file, "--json", "--commitment", true.commitment.upper()).stdout)
    assert (found["game"], found["fair"], found["commitment_compared"]) == ("pretty_tricky", True, True)
    assert json.loads(_verify(file, "--json").stdout)["commitment_compared"] is False
    other = _verify(file, "--commitment", "00" * 32)
    file.write_bytes(msgspec.json.encode(msgspec.structs.replace(true, seed="ab" * 32)))
    forged = _verify(file, "--json")
    file.write_text('{"commitment": 1}')
    broken = _verify(file)
    assert true.match is not None
    file.write_text(true.match)
    assert _verify(file).returncode == 0
    bare = _verify(file, "--commitment", true.commitment)
    file.write_text("{")
    for refused, said in (
        (other, "NOT FAIR: The commitment"),
        (forged, "NOT FAIR: The seed"),
        (broken, "is no proof"),
        (bare, "is a match file"),
        (_verify(file), "match file"),
    ):
        assert (refused.returncode, refused.stdout) == (2, "")
        assert said in " ".join(refused.stderr.split())
        assert not refused.stderr.startswith("reihum:")


def _verify(*words: Path | str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "reihum", "verify", *map(str, words)]
    environment = {**os.environ, "REIHUM_JIT": "0"}  # which starts sooner; both builds play the same game
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environment)


# Generated files


def test_the_generated_files_are_up_to_date() -> None:
    again = "python -m reihum.protocol.description.{} > {}"
    assert (ROOT / "PROTOCOL.md").read_text() == document(), again.format("markdown", "PROTOCOL.md")
    types = ROOT / "web" / "src" / "lib" / "protocol.ts"
    assert types.read_text() == typescript(), again.format("typescript", types)
    views = sorted((ROOT / "src" / "reihum" / "games").glob("*/web/view.ts"))
    assert [view.parts[-3] for view in views] == sorted(OURS)
    for view in views:
        assert view.read_text() == typescript_of(view.parts[-3]), again.format(f"typescript {view.parts[-3]}", view)


def test_every_struct_reaches_typescript_and_the_document() -> None:
    types, text = typescript(), document()
    for struct in protocol_structs():
        assert f"export interface {struct.__name__} " in types
        assert f"### {struct.__name__}" in text


def test_openapi_names_every_route_and_resolves() -> None:
    described = openapi()
    operations = {o["operationId"] for path in described["paths"].values() for o in path.values()}
    assert operations == {route.name for route in ROUTES}
    text = json.dumps(described)
    for name in {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}:
        assert name in described["components"]["schemas"]


def test_every_route_of_the_table_is_answered() -> None:
    for route in ROUTES:
        assert asyncio.iscoroutinefunction(answer_to(route)), route.name
        assert "{" not in route.path or route.errors, f"{route.name} can meet something that is not there"
