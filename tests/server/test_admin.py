"""What administrators do: nothing is lost by it, and what cannot be done is explained."""

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from reihum.protocol import messages as p
from reihum.server.admin import admin
from reihum.server.store import Store, StoreError
from reihum.server.store.opening import sqlite_path
from tests.server.harness import running
from tests.server.people import person, seats


def invoke(folder: Path, *words: str, **more: str) -> Result:
    return CliRunner().invoke(admin, [*words, "--database", f"sqlite:///{folder}/reihum.db"], env=more)


def database(path: Path, name: str) -> None:
    """A database with somebody of this name in its log only, as after a server that was killed."""

    async def fill() -> None:
        store = await Store.open(f"sqlite:///{path}")
        await store.people.add(name, "en", 1.0)
        parts = {part: path.with_name(path.name + part).read_bytes() for part in ("", "-wal")}
        await store.close()
        for part, content in parts.items():
            path.with_name(path.name + part).write_bytes(content)

    asyncio.run(fill())


def people(path: Path) -> list[str]:
    with sqlite3.connect(path) as connection:
        return [name for (name,) in connection.execute("SELECT name FROM people ORDER BY name")]


def test_whatever_is_restored_what_was_there_before_is_kept(tmp_path: Path) -> None:
    for name in ("reihum", "one", "two"):
        database(tmp_path / f"{name}.db", f"of {name}")
    for name in ("one", "two"):
        done = invoke(tmp_path, "restore", f"{tmp_path}/{name}.db")
        assert done.exit_code == 0, done.output
    assert invoke(tmp_path, "restore", f"{tmp_path}/nowhere.db").exit_code == 1
    assert people(tmp_path / "reihum.db") == ["of two"]
    kept = {people(path)[0]: path for path in tmp_path.glob("reihum.db.before-restore-*")}
    assert set(kept) == {"of reihum", "of one"}
    assert invoke(tmp_path, "restore", str(kept["of reihum"])).exit_code == 0
    assert people(tmp_path / "reihum.db") == ["of reihum"]
    assert people(tmp_path / "one.db") == ["of one"], "back-ups stay as they are"
    assert not list(tmp_path.glob("*.restoring*"))


def test_a_damaged_database_can_be_replaced_and_is_kept_as_it_is(tmp_path: Path) -> None:
    database(tmp_path / "good.db", "Ada")
    (tmp_path / "reihum.db").write_bytes(b"rubbish" * 1000)
    assert invoke(tmp_path, "restore", f"{tmp_path}/good.db").exit_code == 0
    assert people(tmp_path / "reihum.db") == ["Ada"]
    (kept,) = tmp_path.glob("reihum.db.before-restore-*")
    assert kept.read_bytes() == b"rubbish" * 1000


def test_a_damaged_back_up_changes_nothing(tmp_path: Path) -> None:
    database(tmp_path / "reihum.db", "Ada")
    (tmp_path / "bad.db").write_bytes(b"rubbish" * 1000)
    before = {path.name for path in tmp_path.iterdir()}
    done = invoke(tmp_path, "restore", f"{tmp_path}/bad.db")
    assert done.exit_code == 1
    assert "damaged" in done.output
    assert {path.name for path in tmp_path.iterdir()} == before
    assert people(tmp_path / "reihum.db") == ["Ada"]


def test_nothing_is_restored_under_a_running_server(tmp_path: Path) -> None:
    database(tmp_path / "copy.db", "Ada")
    with running(f"sqlite:///{tmp_path}/reihum.db") as server:
        done = invoke(tmp_path, "restore", f"{tmp_path}/copy.db")
        assert done.exit_code == 1
        assert "Stop it first" in done.output
        table = asyncio.run(new_table(server.url))
    assert table in invoke(tmp_path, "tables").output, "what was acknowledged is there"


async def new_table(url: str) -> str:
    ada = await person(url, "Ada Lovelace")
    return await ada.create(p.NewTable(game="pretty_tricky", seats=seats("me", "bot:easy")))


def test_tables_and_people_are_listed_so_that_they_can_be_named(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/reihum.db") as server:
        table = asyncio.run(new_table(server.url))
        assert table in invoke(tmp_path, "tables", COLUMNS="60").output, "an id is never cut"
        (listed,) = json.loads(invoke(tmp_path, "tables", "--json").output)
        assert (listed["id"], listed["game"], listed["status"]) == (table, "pretty_tricky", "running")
        ada, bot = listed["seats"]
        assert bot == "easy"
        name, _, rest = ada.rpartition(" (")
        assert name == "Ada Lovelace"
        assert invoke(tmp_path, "sign-out", rest.rstrip(")")).exit_code == 0
        nobody = invoke(tmp_path, "sign-out", "nobody")
        assert nobody.exit_code == 1
        assert "There is no person nobody" in nobody.output


def test_what_is_deleted_is_meant(tmp_path: Path) -> None:
    database(tmp_path / "reihum.db", "Ada")
    for days in ("-1", "nan", "inf", "soon"):
        assert invoke(tmp_path, "purge", "--days", days).exit_code in (1, 2), days
    asked = invoke(tmp_path, "purge", "--days", "0.5")
    assert asked.exit_code == 1
    assert "tables of today" in asked.output
    assert "0 tables deleted" in invoke(tmp_path, "purge", "--days", "0", "--yes").output


def test_a_back_up_that_cannot_be_written_says_so_of_itself(tmp_path: Path) -> None:
    database(tmp_path / "reihum.db", "Ada")
    done = invoke(tmp_path, "backup", f"{tmp_path}/nowhere/copy.db")
    assert done.exit_code == 1
    assert "nowhere/copy.db cannot be written" in done.output


def test_a_database_in_memory_is_none() -> None:
    with pytest.raises(StoreError, match="names no file"):
        sqlite_path("sqlite:///:memory:")
