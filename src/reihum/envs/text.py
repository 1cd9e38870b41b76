"""A view as plain text, for environments that are rendered: every field of any game's view, a line each."""

from typing import Any

import msgspec

from reihum.core.rules import View

_WIDTH = 100
"""Characters after which a list of structures is laid out over several lines."""


def describe(view: View) -> str:
    """What a viewer sees, field by field."""
    fields = msgspec.to_builtins(view)
    width = max(len(name) for name in fields)
    return "\n".join(f"{name:<{width}}  {_laid_out(value, width + 2)}" for name, value in fields.items())


def _laid_out(value: Any, indent: int) -> str:
    line = _text(value)
    if len(line) <= _WIDTH or not isinstance(value, list):
        return line
    return ("\n" + " " * indent).join(_text(item) for item in value)


def _text(value: Any) -> str:
    if isinstance(value, dict):
        return " ".join(f"{name}={_text(item)}" for name, item in value.items()) or "-"
    if isinstance(value, list):
        return "[" + " ".join(_text(item) for item in value) + "]"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None else str(value)
