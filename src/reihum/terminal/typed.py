"""What people type."""

from typing import Final

_DIGITS: Final = 9  # more of them make no number that anybody is offered; Python refuses to read thousands


def number_in(answer: str) -> int | None:
    """The number that was typed, or None if it is none. `str.isdigit` alone takes ² for one, too."""
    return int(answer[:_DIGITS]) if answer.isascii() and answer.isdigit() else None
