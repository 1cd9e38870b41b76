"""A folder that any web space can serve: the client with all games, their modules and rule books, without a server."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from reihum.core.errors import ReihumError
from reihum.core.texts import LANGUAGES
from reihum.games import NAMES, rules_of
from reihum.modules import module_of
from reihum.server.api.of_games import all_games, book_of
from reihum.server.http import boards
from reihum.server.http.client_files import client_folder
from reihum.server.http.modules import FOLDER, module_name

_DATA: Final = "data"
_BESIDE: Final = ".writing"  # inside the site, for the place beside it may belong to others
_PAGE: Final = "site.html"  # of the built client: the page that stands alone
_encode: Final = msgspec.json.encode


class NoSite(ReihumError):
    """Why no site can be written."""


def write_site(target: Path, progress: Callable[[str], None] = lambda name: None) -> None:
    """Write the site. The folder is made; one that is not empty must be an older site, which stays if this fails."""
    source = client_folder()
    if not (source / _PAGE).exists():
        raise NoSite("The client is not built. Run `make web` first.")
    try:
        _refuse_strangers(target)
        missing = [name for name in NAMES if module_of(rules_of(name)) is None]
        if missing:
            names = ", ".join(missing)
            raise NoSite(f"These games are not built for browsers: {names}. Run `reihum build-wasm` first.")
        _write_beside(source, target, progress)
    except OSError as error:
        raise NoSite(f"{target} could not be written: {_reason(error)}. Nothing there was changed.") from error


def _reason(error: OSError) -> str:
    if isinstance(error, shutil.Error):  # of many files; the first tells enough
        _source, _target, reason = error.args[0][0]
        return str(reason).rpartition("] ")[2]
    return error.strerror or str(error)


def _refuse_strangers(target: Path) -> None:
    if target.is_file():
        raise NoSite(f"{target} is a file: name a folder.")
    if target.is_dir() and not (target / _DATA / "catalogue.json").exists():
        if any(path.name != _BESIDE for path in target.iterdir()):
            raise NoSite(f"{target} is not empty and no site: name another folder.")


def _write_beside(source: Path, target: Path, progress: Callable[[str], None]) -> None:
    """Write the site into a folder of its own, and exchange it for the older one when it is whole."""
    is_new = not target.exists()
    beside = target / _BESIDE
    shutil.rmtree(beside, ignore_errors=True)  # left by one that was ended
    try:
        beside.mkdir(parents=True)
        _write_files(source, beside / "new", progress)
        _exchange(beside / "new", target, beside / "old")
    except OSError:
        shutil.rmtree(target if is_new else beside, ignore_errors=True)
        raise
    shutil.rmtree(beside, ignore_errors=True)


def _write_files(source: Path, folder: Path, progress: Callable[[str], None]) -> None:
    progress("client")
    shutil.copytree(source, folder, ignore=shutil.ignore_patterns("*.br", "*.gz", "index.html"))
    (folder / _PAGE).replace(folder / "index.html")
    (folder / FOLDER).mkdir()
    games = []
    for game in all_games().games:
        progress(game.name)
        name, path = module_name(game.name), module_of(rules_of(game.name))
        assert name is not None
        assert path is not None
        shutil.copyfile(path, folder / FOLDER / name)
        look = msgspec.structs.replace(
            game.look,
            emblem=_copied(folder, game.name, boards.EMBLEM),
            picture=_copied(folder, game.name, boards.LID),
        )
        board = _copied(folder, game.name, boards.BOARD)
        puzzles = _copied(folder, game.name, boards.PUZZLES)
        games.append(msgspec.structs.replace(game, module=f"{FOLDER}/{name}", board=board, look=look, puzzles=puzzles))
        for language in LANGUAGES:
            book = book_of(game.name, language)
            _write(folder / _DATA / "rules" / f"{game.name}.{language}.json", book)
    _write(folder / _DATA / "catalogue.json", msgspec.structs.replace(all_games(), games=games))


def _copied(folder: Path, game: str, part: boards.BoardFile) -> str | None:
    """Write a part that a game brings for the page; its address on the site."""
    name, content = boards.file_name(game, part), boards.file_content(game, part)
    if name is None or content is None:
        return None
    (folder / boards.FOLDER).mkdir(exist_ok=True)
    (folder / boards.FOLDER / name).write_bytes(content)
    return f"{boards.FOLDER}/{name}"


def _exchange(new: Path, target: Path, old: Path) -> None:
    """Put what is new in the place of what is there; whatever else lies there, as .git and CNAME, is the host's.

    Names are changed, nothing is copied: that needs no room. What was done is undone if something cannot be.
    """
    old.mkdir()
    moved: list[tuple[Path, Path]] = []
    try:
        for path in sorted(new.iterdir(), key=lambda path: path.name == "index.html"):  # the page last
            for here, there in ((target / path.name, old / path.name), (path, target / path.name)):
                if here.exists():
                    here.rename(there)
                    moved.append((here, there))
    except OSError:
        for here, there in reversed(moved):
            there.rename(here)
        raise


def _write(path: Path, content: object) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(_encode(content))
