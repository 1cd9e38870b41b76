"""What people type."""

import difflib
from collections.abc import Sequence
from typing import Final

from reihum.core.rules import Rules
from reihum.terminal.words import list_of, say

_DIGITS: Final = 9  # more of them make no number that anybody is offered; Python refuses to read thousands
_SIMILAR: Final = 3  # how many moves are offered for one that is none
_LONG: Final = 40  # more characters of what was typed are not repeated


def number_in(answer: str) -> int | None:
    """The number that was typed, or None if it is none. `str.isdigit` alone takes ² for one, too."""
    return int(answer[:_DIGITS]) if answer.isascii() and answer.isdigit() else None


def similar_moves(rules: Rules, answer: str) -> list[str]:
    """Moves that may have been meant."""
    return difflib.get_close_matches(answer[:_LONG], rules.moves, n=_SIMILAR)


def no_move(answer: str, similar: Sequence[str]) -> str:
    """What is typed is no move; similar ones are offered."""
    said = say("no-move", move=answer if len(answer) <= _LONG else answer[:_LONG] + "…")
    return f"{said} {say('did-you-mean', moves=list_of(similar))}" if similar else said
