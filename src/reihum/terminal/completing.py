"""Tab completes what is typed: moves that are possible now, and commands.

Python's own ``readline`` does it, and brings the history of what was typed along. Where there is none (Windows),
nothing is completed.
"""

import contextlib
from collections.abc import Callable, Sequence
from types import ModuleType

SEPARATOR = ","
"""Between several moves of one answer."""


def matching(line: str, offered: Sequence[str]) -> list[str]:
    """What the last of the moves typed may become, with what stands before it."""
    before, separator, last = line.rpartition(SEPARATOR)
    typed = last.lstrip()
    lead = before + separator + last[: len(last) - len(typed)]
    return [lead + text for text in offered if text.lower().startswith(typed.lower())]


def complete_with(offered: Callable[[], Sequence[str]]) -> None:
    """Let Tab complete with what is offered at that moment."""
    readline = _readline()
    if readline is None:
        return
    found: list[str] = []

    def complete(line: str, place: int) -> str | None:
        if place == 0:
            found[:] = matching(line, offered())
        return found[place] if place < len(found) else None

    readline.set_completer(complete)
    readline.set_completer_delims("\n")  # a move of two words is one piece
    readline.parse_and_bind("bind ^I rl_complete" if "libedit" in (readline.__doc__ or "") else "tab: complete")


def _readline() -> ModuleType | None:
    with contextlib.suppress(ImportError):
        import readline

        return readline
    return None
