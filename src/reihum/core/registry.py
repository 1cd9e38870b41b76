"""Which games there are: every installed package may bring some, by the entry point group ``reihum.games``.

An entry point is called like its game and leads to its `Rules`: ``stairs = "reihum_stairs:RULES"``. Everything else of
the game stands in the same package; what it does not bring has a default. Names are known without importing a game.
"""

import ast
import difflib
import functools
import importlib
import importlib.util
import sys
from collections.abc import Sequence
from importlib import resources
from importlib.metadata import EntryPoint, entry_points
from importlib.resources.abc import Traversable
from pathlib import Path
from types import ModuleType
from typing import Final

from reihum.core.errors import BadOption
from reihum.core.places import place_of, said
from reihum.core.rules import Rules
from reihum.core.whole import shown

GROUP: Final = "reihum.games"
_OURS: Final = "reihum"
_NOT_RULES: Final = ("bot", "tests", "terminal.py")
"""What of a game's package is compiled with its bots only, or never."""


def _found() -> dict[str, EntryPoint]:
    """Ours, then those of others, by name: nobody can replace a game of ours."""

    def place(point: EntryPoint) -> tuple[bool, str]:
        return point.dist is None or point.dist.name != _OURS, point.name

    games: dict[str, EntryPoint] = {}
    for point in sorted(entry_points(group=GROUP), key=place):
        games.setdefault(point.name, point)
    return games


_POINTS: Final = _found()
NAMES: Final = tuple(_POINTS)
OURS: Final = tuple(name for name, point in _POINTS.items() if point.module.startswith(f"{GROUP}."))
"""The games of this package, which have words in every language, a lesson and a board. Others may do without."""


def rules_of(name: str) -> Rules:
    """Return the rules of a game by its name."""
    if not isinstance(name, str):
        raise BadOption(f"A game is known by its name, not by {shown(name)}.")
    return _loaded(name)


@functools.cache
def _loaded(name: str) -> Rules:
    if name not in _POINTS:
        near = difflib.get_close_matches(name, NAMES, n=1)
        hint = f" Did you mean '{near[0]}'?" if near else ""
        raise BadOption(f"There is no game {shown(name)}.{hint} The games are: {', '.join(NAMES)}.")
    point = _POINTS[name]
    try:
        rules = point.load()
    except Exception as error:
        place = place_of(error, _home_of(point))
        raise BadOption(
            f"The game '{name}' cannot be loaded ('{point.value}', {GROUP}): {said(error)} ({place})."
        ) from error
    if not isinstance(rules, Rules):
        raise BadOption(
            f"The entry point '{name} = {point.value}' ({GROUP}) does not lead to a Rules, but to {rules!r}."
        )
    if rules.name != name:
        raise BadOption(f"The entry point '{name} = {point.value}' ({GROUP}) leads to rules named '{rules.name}'.")
    return rules


def _home_of(point: EntryPoint) -> Path | None:
    """The folder of the package that an entry point leads to, if it is there."""
    try:
        spec = importlib.util.find_spec(point.module)
    except Exception:  # the package itself stops: then the error is there
        return None
    return Path(spec.origin).parent if spec is not None and spec.origin is not None else None


def file_of(game: str, *path: str) -> Traversable | None:
    """A file that a game brings along, or None if it does not."""
    found = resources.files(_POINTS[game].module).joinpath(*path)
    return found if found.is_file() else None


def folder_of(rules: Rules) -> Path:
    """Where the files of a game lie."""
    return Path(str(resources.files(rules.package)))


def rule_files(rules: Rules) -> list[Path]:
    """The files that go into a game's compiled rules: all of its package but its bot, its boards and its tests.

    Of a game of another package also what it imports from elsewhere, so that no change leaves old code in the cache.
    """
    folder = folder_of(rules)
    found = sorted(path for path in folder.rglob("*.py") if path.relative_to(folder).parts[0] not in _NOT_RULES)
    return found if rules.package.startswith(f"{_OURS}.") else [*found, *_helpers(found)]


def _helpers(files: Sequence[Path]) -> list[Path]:
    """The files of other packages that some files import, and what those import: a game may share them with others."""
    found: dict[Path, None] = {}
    waiting = list(files)
    while waiting:
        for name in _imports(waiting.pop()):
            file = _file_of_module(name)
            if file is not None and file not in files and file not in found:
                found[file] = None
                waiting.append(file)
    return sorted(found)


def _imports(file: Path) -> set[str]:
    """What a file imports, except of Python, of Reihum and of what Reihum itself is built on."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    known = {*sys.stdlib_module_names, _OURS, "numpy", "msgspec", "numba"}
    return {name for name in names if name.partition(".")[0] not in known}


def _file_of_module(name: str) -> Path | None:
    try:
        spec = importlib.util.find_spec(name)
    except (ImportError, ValueError):  # it is no module, but something in one
        return None
    return Path(spec.origin) if spec is not None and spec.origin is not None and spec.origin.endswith(".py") else None


def bot_files(rules: Rules) -> list[Path]:
    """The files that go into a game's bot beside those."""
    return sorted(path for path in (folder_of(rules) / "bot").glob("*") if path.suffix in (".py", ".json"))


def part_of(rules: Rules, part: str, otherwise: str) -> ModuleType:
    """A module of a game's package (``bot.heuristic``), or the one that serves every game that has none."""
    name = f"{rules.package}.{part}"
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{name}.".startswith(f"{error.name}."):
            raise _broken(rules, name, error) from error  # it is there, but something that it needs is not
        return importlib.import_module(otherwise)
    except Exception as error:
        raise _broken(rules, name, error) from error


def _broken(rules: Rules, module: str, error: Exception) -> BadOption:
    place = place_of(error, folder_of(rules))
    return BadOption(f"The game '{rules.name}' has a module '{module}' that cannot be loaded: {said(error)} ({place}).")
