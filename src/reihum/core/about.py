"""What a game is called and how it is praised, in every language: ``about/<language>.ftl`` of its package.

Each file has the messages ``title``, ``pitch`` and ``option-<name>``. The rules themselves say all of it in English, so
what is not there in a language is said as the rules say it.
"""

import functools
from collections.abc import Mapping
from typing import NamedTuple

from reihum.core.rules import Rules
from reihum.core.texts import has_text, text


class About(NamedTuple):
    """A game in a few words of one language."""

    title: str
    pitch: str
    options: Mapping[str, str]  # what each does, by its name


@functools.cache
def about(rules: Rules, language: str = "en") -> About:
    """What is said about a game in a language."""
    file = f"{rules.name}/about"

    def said(identifier: str, otherwise: str) -> str:
        return text(file, identifier, None, language) if has_text(file, identifier, language) else otherwise

    return About(
        title=said("title", rules.title),
        pitch=said("pitch", rules.pitch),
        options={option.name: said(f"option-{option.name}", option.help) for option in rules.options},
    )
