"""A static site: a folder with everything, and a refusal that says what is missing."""

import errno
import json
import shutil
from pathlib import Path

import pytest

from reihum.core.rulebook import rulebook
from reihum.core.texts import LANGUAGES
from reihum.games import NAMES
from reihum.server import site
from reihum.server.http import boards, modules
from reihum.server.http.security import POLICY


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client as the build leaves it, and modules of all games."""
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    for name in (
        "index.html",
        "index.html.gz",
        "site.html",
        "assets.json",
        "assets/frame-1.js",
        "assets/frame-1.js.br",
    ):
        (client / name).write_text(name)
    module = tmp_path / "game.wasm"
    module.write_bytes(b"\0asm")
    monkeypatch.setattr(site, "client_folder", lambda: client)
    for place in (site, modules):
        monkeypatch.setattr(place, "module_of", lambda rules: module)
    return client


def test_a_site_has_page_modules_catalogue_and_rules(built: Path, tmp_path: Path) -> None:
    target = tmp_path / "site"
    site.write_site(target)
    assert (target / "index.html").read_text() == "site.html"
    assert not list(target.rglob("*.gz")) + list(target.rglob("*.br"))
    catalogue = json.loads((target / "data" / "catalogue.json").read_bytes())
    assert [game["name"] for game in catalogue["games"]] == list(NAMES)
    for game in catalogue["games"]:
        assert (target / game["module"]).read_bytes() == (tmp_path / "game.wasm").read_bytes()
        assert (target / game["look"]["emblem"]).read_bytes() == boards.file_content(game["name"], boards.EMBLEM)
        for language in LANGUAGES:
            book = json.loads((target / "data" / "rules" / f"{game['name']}.{language}.json").read_bytes())
            assert book["markdown"] == rulebook(game["name"], language)


def test_a_site_replaces_an_older_one_and_nothing_else(built: Path, tmp_path: Path) -> None:
    target = tmp_path / "site"
    site.write_site(target)
    (target / "assets" / "old.js").write_text("old")
    (target / "CNAME").write_text("the host's own")
    site.write_site(target)
    assert not (target / "assets" / "old.js").exists()
    assert (target / "CNAME").exists()
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "photo.jpg").write_text("dear to me")
    with pytest.raises(site.NoSite, match="not empty"):
        site.write_site(mine)
    assert (mine / "photo.jpg").exists()


def files_of(folder: Path) -> dict[str, str]:
    return {str(path.relative_to(folder)): path.read_text() for path in sorted(folder.rglob("*")) if path.is_file()}


@pytest.mark.parametrize("broken", ["copytree", "copyfile", "_write"])
def test_a_full_disk_leaves_the_older_site_as_it_was(
    built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    target = tmp_path / "site"
    site.write_site(target)
    (target / "CNAME").write_text("the host's own")
    (built / "assets" / "frame-2.js").write_text("newer")
    before = files_of(target)

    def full(*args: object, **options: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(site if broken == "_write" else shutil, broken, full)
    with pytest.raises(site.NoSite, match=r"could not be written: No space left on device\. Nothing there was changed"):
        site.write_site(target)
    assert files_of(target) == before
    with pytest.raises(site.NoSite, match="No space left"):
        site.write_site(tmp_path / "another")
    assert not (tmp_path / "another").exists()


def test_an_exchange_that_fails_is_undone(built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "site"
    site.write_site(target)
    (built / "assets" / "frame-2.js").write_text("newer")
    (built / "site.html").write_text("newer")
    before = files_of(target)
    rename = Path.rename

    def refuses_the_page(path: Path, to: Path) -> Path:
        if path.name == "index.html" and path.parent.name == "new":
            raise PermissionError(errno.EACCES, "Permission denied")
        return rename(path, to)

    monkeypatch.setattr(Path, "rename", refuses_the_page)
    with pytest.raises(site.NoSite, match="Permission denied"):
        site.write_site(target)
    assert files_of(target) == before


def test_what_an_ended_run_left_is_no_hindrance(built: Path, tmp_path: Path) -> None:
    target = tmp_path / "site"
    (target / ".writing" / "new").mkdir(parents=True)
    site.write_site(target)
    assert (target / "index.html").read_text() == "site.html"
    assert not (target / ".writing").exists()


def test_a_folder_that_cannot_be_made_is_named(built: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("a file")
    with pytest.raises(site.NoSite, match="Not a directory"):
        site.write_site(tmp_path / "file" / "site")


def test_what_is_not_built_is_named(built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "module_of", lambda rules: None)
    with pytest.raises(site.NoSite, match=r"bloom.*build-wasm"):
        site.write_site(tmp_path / "site")
    (built / "site.html").unlink()
    with pytest.raises(site.NoSite, match="make web"):
        site.write_site(tmp_path / "site")
    assert not (tmp_path / "site").exists()


def test_the_page_of_a_site_says_the_servers_policy() -> None:
    """Once in a header, once in a page: the same but for what only a header can say."""
    source = (Path(__file__).parents[2] / "web" / "tools" / "pages.ts").read_text(encoding="utf-8")
    said = {line.strip().strip('",') for line in source.partition("const POLICY = [")[2].partition("]")[0].splitlines()}
    assert said - {""} == {rule for rule in POLICY.split("; ") if not rule.startswith("frame-ancestors")}
