"""A new game as a package of its own: a small complete one, under the name that somebody wants."""

import keyword
import re
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from reihum.core.errors import BadOption, ReihumError
from reihum.core.registry import NAMES

_NAME: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_LONGEST: Final = 40
_CLAUSE: Final = r'(?<![A-Za-z])K(?=\d)|(?<=clauses=")K'
_OTHERS: Final = ("__pycache__", ".pytest_cache", ".mypy_cache")


class CannotWrite(ReihumError):
    """The folder for a new game cannot be written."""


def write_skeleton(name: str, folder: Path) -> Path:
    """Write the package of a new game into ``folder`` and return where it lies."""
    if not _NAME.fullmatch(name) or len(name) > _LONGEST:
        raise BadOption(
            f"A game's name is like 'stairs' or 'high_stairs': small letters, digits and '_', at most {_LONGEST} of "
            f"them, not '{name}'."
        )
    if keyword.iskeyword(name):
        raise BadOption(f"A game's name is like 'stairs' or 'high_stairs'; '{name}' is a word of Python.")
    if name in NAMES:
        raise BadOption(f"There is a game '{name}' already. Choose another name.")
    target = folder / f"reihum-{name.replace('_', '-')}"
    if target.exists():
        raise BadOption(f"{target} is there already. Choose another name, or another folder with --out.")
    try:
        _copy(resources.files("reihum.authoring").joinpath("skeleton"), target, name)
    except OSError as error:
        raise CannotWrite(f"{target} cannot be written: {error.strerror}.") from None
    return target


def _copy(source: Traversable, target: Path, name: str) -> None:
    if source.is_file():
        target.write_text(_named(source.read_text(encoding="utf-8"), name), encoding="utf-8")
        return
    target.mkdir(parents=True)
    for part in source.iterdir():
        if part.name not in _OTHERS:
            _copy(part, target / part.name.replace("sketch", name), name)


def _named(text: str, name: str) -> str:
    """Return a text of the skeleton with the new name in its place, and clauses with its first letter."""
    words = [word.capitalize() for word in name.split("_")]
    written = {
        r"Sketch(?=Seat|View)": "".join(words),
        r"(?<=reihum-)sketch": name.replace("_", "-"),
        r"Sketch": " ".join(words),
        r"sketch": name,
        _CLAUSE: name[0].upper(),
    }
    news = list(written.values())
    every = re.compile("|".join(f"({old})" for old in written))
    return every.sub(lambda found: news[(found.lastindex or 1) - 1], text)
