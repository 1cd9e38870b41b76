"""What the terminal says, in the language of the person at it (`texts/<language>/terminal.ftl`)."""

from collections.abc import Sequence

from reihum.core.about import about
from reihum.core.rules import Event, Rules
from reihum.core.texts import listed, tell, text


class _Spoken:
    """One keyboard, one language: it is chosen once, when a command begins."""

    language = "en"


def speak(language: str) -> None:
    """Say everything in a language from now on."""
    _Spoken.language = language


def language() -> str:
    """The language spoken."""
    return _Spoken.language


def say(identifier: str, **args: str | int) -> str:
    """A message of the terminal."""
    return text("terminal", identifier, args, _Spoken.language)


def title_of(rules: Rules) -> str:
    """What a game is called."""
    return about(rules, _Spoken.language).title


def list_of(items: Sequence[str]) -> str:
    """ "Ada, Ben and Cleo"."""
    return listed(items, _Spoken.language)


def refused(game: str, reason: Event, clause: str, names: Sequence[str]) -> str:
    """Why a move is not legal, and by which clause of the rules."""
    return f"{tell(game, reason, names, _Spoken.language)} ({clause})"


def winners(names: Sequence[str]) -> str:
    """Who has won."""
    return say("winner", name=names[0]) if len(names) == 1 else say("winners", names=list_of(names))
