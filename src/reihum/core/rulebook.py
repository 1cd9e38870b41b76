"""The rules as a person reads them, whole or clause by clause: `docs/rules/<game>.md`."""

import re
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from reihum.core.errors import BadOption

_CLAUSE = re.compile(r"^- \*\*([A-Z]\d+)\b(.*)$")


def _folder() -> Traversable:
    packaged = resources.files("reihum").joinpath("rulebooks")
    if packaged.is_dir():
        return packaged
    return Path(__file__).parents[3] / "docs" / "rules"  # a checkout, installed in place


def rulebook(game: str, language: str = "en") -> str:
    """The rules of a game in Markdown; in English where there is no translation."""
    translated = _folder().joinpath(language, f"{game}.md")
    book = translated if translated.is_file() else _folder().joinpath(f"{game}.md")
    return book.read_text(encoding="utf-8")


def clauses(game: str, language: str = "en") -> dict[str, str]:
    """The clauses of a game by number, each in Markdown."""
    found: dict[str, list[str]] = {}
    current: list[str] | None = None
    for line in rulebook(game, language).splitlines():
        match = _CLAUSE.match(line)
        if match:
            current = found.setdefault(match[1], [])
            current.append(line[2:])
        elif current is not None and line.startswith("  "):
            current.append(line[2:])
        else:
            current = None
    return {number: "\n".join(lines) for number, lines in found.items()}


def clause(game: str, number: str, language: str = "en") -> str:
    """One clause in Markdown; `BadOption` if the game has none of that number."""
    every = clauses(game, language)
    wanted = number.upper()
    if wanted not in every:
        names = list(every)
        raise BadOption(f"There is no clause '{number}'. The clauses of this game are {names[0]} to {names[-1]}.")
    return every[wanted]
