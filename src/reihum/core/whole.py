"""Values as callers bring them: whole numbers of Python or numpy, and whatever else has to be refused in words."""

import operator
from typing import Any, Final

import numpy as np

_LONG: Final = 80  # characters of a value in a message


def whole(value: Any) -> int | None:
    """Return a whole number as Python's own, which can be saved, or None if it is not one. Booleans are not."""
    if isinstance(value, bool | np.bool_):
        return None
    try:
        return operator.index(value)
    except TypeError:
        return None


def is_text(value: Any) -> bool:
    """Whether a value is a text that can be written down: half a letter cannot."""
    try:
        str.encode(value)
    except (TypeError, UnicodeEncodeError):
        return False
    return True


def shown(value: Any) -> str:
    """A value as it stands in a message: short, and printable whatever it is."""
    try:
        text = repr(value)
    except Exception:  # Python refuses to write numbers of thousands of digits, and a stranger's repr may do anything
        return f"a value of type {type(value).__name__} that cannot be printed"
    return text if len(text) <= _LONG else f"{text[:_LONG]}…"
