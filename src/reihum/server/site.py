"""A folder that any web space can serve: the client with all games, their modules and rule books, without a server."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from reihum.core.errors import ReihumError
from reihum.core.rulebook import rulebook
from reihum.games import NAMES, rules_of
from reihum.modules import module_of
from reihum.server import protocol as p
from reihum.server.api.of_games import all_games
from reihum.server.client_files import client_folder
from reihum.server.modules import FOLDER, module_name

_DATA: Final = "data"
_OURS: Final = ("assets", _DATA, FOLDER)  # folders of a site that hold files of an older one
_PAGE: Final = "site.html"  # of the built client: the page that stands alone
_encode: Final = msgspec.json.encode


class NoSite(ReihumError):
    """Why no site can be written."""


def write_site(target: Path, progress: Callable[[str], None] = lambda name: None) -> None:
    """Write the site. The folder is made; one that is not empty must be an older site."""
    source = client_folder()
    if not (source / _PAGE).exists():
        raise NoSite("The client is not built. Run `make web` first.")
    if target.is_dir() and any(target.iterdir()) and not (target / _DATA / "catalogue.json").exists():
        raise NoSite(f"{target} is not empty and no site: name another folder.")
    missing = [name for name in NAMES if module_of(rules_of(name)) is None]
    if missing:
        raise NoSite(f"These games are not built for browsers: {', '.join(missing)}. Run `reihum build-wasm` first.")
    if target.is_file():
        raise NoSite(f"{target} is a file: name a folder.")
    for folder in _OURS:  # whatever else lies there, as .git and CNAME, is the host's
        shutil.rmtree(target / folder, ignore_errors=True)
    progress("client")
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("*.br", "*.gz", "index.html"), dirs_exist_ok=True)
    (target / _PAGE).replace(target / "index.html")
    (target / FOLDER).mkdir()
    games = []
    for game in all_games().games:
        progress(game.name)
        name, path = module_name(game.name), module_of(rules_of(game.name))
        assert name is not None
        assert path is not None
        shutil.copyfile(path, target / FOLDER / name)
        games.append(msgspec.structs.replace(game, module=f"{FOLDER}/{name}"))
        for language in p.LANGUAGES:
            book = p.RuleBook(game=game.name, language=language, markdown=rulebook(game.name, language))
            _write(target / _DATA / "rules" / f"{game.name}.{language}.json", book)
    _write(target / _DATA / "catalogue.json", msgspec.structs.replace(all_games(), games=games))


def _write(path: Path, content: object) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(_encode(content))
