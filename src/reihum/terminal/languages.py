"""The language of whoever sits at the terminal, and the rule books in it."""

import os
import re

from reihum.core import rulebook
from reihum.core.errors import BadOption
from reihum.core.texts import LANGUAGES, listed, text

_ENGLISH = "en"


def language_of_locale() -> str:
    """The language that the environment asks for (``de_CH.UTF-8``) if Reihum speaks it, else English."""
    wishes = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, wishes), "")  # the first that is set decides
    language = re.split(r"[_.@-]", locale.lower())[0]
    return language if language in LANGUAGES else _ENGLISH


def checked_language(language: str | None) -> str:
    """The language asked for, or that of the locale."""
    asked = language_of_locale() if language is None else language.lower()
    if asked not in LANGUAGES:
        spoken = language_of_locale()
        known = {"language": str(language), "languages": listed(LANGUAGES, spoken)}
        raise BadOption(text("terminal", "no-language", known, spoken))
    return asked


def read_rules(game: str, clause: str | None = None, language: str | None = None) -> str:
    """The rules of a game or one clause of them, in Markdown; by default in the language of the locale."""
    language = checked_language(language)
    return rulebook.rulebook(game, language) if clause is None else rulebook.clause(game, clause, language)
