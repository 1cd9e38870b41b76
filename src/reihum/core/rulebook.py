"""The rules as a person reads them, whole or clause by clause: ``rulebook/<language>.md`` of a game's package."""

import re

from reihum.core.errors import BadOption
from reihum.core.registry import file_of, rules_of

_CLAUSE = re.compile(r"^- \*\*([A-Z]\d+)\b(.*)$")


def rulebook(game: str, language: str = "en") -> str:
    """The rules of a game in Markdown; in English where there is no translation, and its name if there is no book."""
    book = file_of(game, "rulebook", f"{language}.md") or file_of(game, "rulebook", "en.md")
    if book is None:
        rules = rules_of(game)
        return f"# {rules.title}\n\n{rules.pitch}\n"
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
        known = f"The clauses of this game are {names[0]} to {names[-1]}." if names else "This game has no rule book."
        raise BadOption(f"There is no clause '{number}'. {known}")
    return every[wanted]
