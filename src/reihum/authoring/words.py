"""What can be said of a game's texts: files that do not read, messages that are missing, and those nobody uses."""

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from reihum.authoring.files import no_text, place_of_byte
from reihum.core.places import shown_path
from reihum.core.registry import folder_of
from reihum.core.rulebook import clauses
from reihum.core.rules import Event, Rules
from reihum.core.texts import LANGUAGES, NoText, has_text, tell_all

_ENGLISH: Final = LANGUAGES[0]
_PIECES: Final = ("item-", "end-")  # words for pieces in lists and at the ends of rows, named after the pieces
_NAMES: Final = ("Ada", "Ben", "Cleo", "Dan", "Eve")


class _References(Visitor):
    """The names of the messages that messages refer to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802  # as the visitor calls it
        self.found.add(node.id.name)


class Words:
    """The words of a game, as they are found in its folder."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._folder = folder_of(rules) / "texts"
        self.languages = [language for language in LANGUAGES if self._file(language).is_file()]
        self.clauses = (
            set(clauses(rules.name)) if (folder_of(rules) / "rulebook" / f"{_ENGLISH}.md").is_file() else set()
        )

    def _file(self, language: str) -> Path:
        return self._folder / f"{language}.ftl"

    def problem_of(self, events: Sequence[Event], players: int) -> str | None:
        """Return why these events (or a refusal's reason) cannot be said in some language; None if they can."""
        if _ENGLISH not in self.languages:
            return None  # they are told by their names
        for event in events:
            if not any(has_text(self._rules.name, f"{event.name}{form}") for form in ("", ".does", ".then")):
                return f"'{event.name}' has no message in {shown_path(self._file(_ENGLISH))}"
            for key, value in event.args.items():
                if (key == "seat" or key.endswith("_seat")) and not (isinstance(value, int) and 0 <= value < players):
                    return f"'{event.name}' says {key} = {value!r}, but seats are 0 to {players - 1}"
        for language in self.languages:
            try:
                tell_all(self._rules.name, events, _NAMES[:players], language)
            except NoText as error:
                return f"{error} In '{language}', with {', '.join(f'{event.name} {event.args}' for event in events)}"
        return None

    def unreadable(self) -> Iterator[str]:
        """Sources that are no Python and texts that are no UTF-8, each with file and line; the rest cannot be read."""
        folder = folder_of(self._rules)
        for path in sorted([*folder.rglob("*.py"), *folder.rglob("*.ftl"), *folder.rglob("*.md")]):
            try:
                source = path.read_text(encoding="utf-8")
                if path.suffix == ".py":
                    ast.parse(source)
            except UnicodeDecodeError as error:
                yield f"{no_text(error)} ({place_of_byte(path, error)})"
            except SyntaxError as error:
                yield f"this is no Python: {error.msg} ({shown_path(path)}:{error.lineno})"

    def problems(self) -> Iterator[str]:
        """What is wrong with the files themselves, each with file and line."""
        known: dict[str, dict[str, int]] = {}
        references = _References()
        for language in self.languages:
            source = self._file(language).read_text(encoding="utf-8")
            known[language] = {}
            for entry in FluentParser().parse(source).body:
                line = 1 + source.count("\n", 0, entry.span.start if entry.span else 0)
                if isinstance(entry, fluent.Junk):
                    yield f"this is no message: {(entry.content or '').strip()[:60]!r} ({self._at(language, line)})"
                elif isinstance(entry, fluent.Message):
                    known[language][entry.id.name] = line
                    references.visit(entry)
        if _ENGLISH not in known:
            return
        for language, messages in known.items():
            for name in sorted(known[_ENGLISH].keys() - messages.keys()):
                yield f"the message '{name}' is missing ({self._at(language, 1)})"
            for name in sorted(messages.keys() - known[_ENGLISH].keys()):
                yield f"the message '{name}' is not in English ({self._at(language, messages[name])})"
        named = self._named() | references.found
        for name, line in known[_ENGLISH].items():
            if name not in named and not name.startswith(_PIECES):
                yield f"the message '{name}' is used by nobody ({self._at(_ENGLISH, line)})"

    def _at(self, language: str, line: int) -> str:
        return f"{shown_path(self._file(language))}:{line}"

    def _named(self) -> set[str]:
        """All texts in the game's sources: names of messages stand there in full."""
        found: set[str] = set()
        folder = folder_of(self._rules)
        for path in folder.rglob("*.py"):
            if "tests" in path.relative_to(folder).parts:
                continue
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str | bytes):
                    found.add(node.value if isinstance(node.value, str) else node.value.decode(errors="replace"))
        return found
