"""Whole numbers as callers bring them: Python's own, numpy's, or anything else that may stand for an index."""

import operator
from typing import Any


def whole(value: Any) -> int | None:
    """A whole number as Python's own, which can be saved; None for what is none. True and False are no numbers."""
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)
    except TypeError:
        return None
