"""Checks of what people type: names and chat."""

import unicodedata
from typing import Final

from reihum.server.refusals import Refused

MAX_NAME: Final = 24
MAX_CHAT: Final = 300


def clean_name(text: str) -> str:
    """A name to be shown: trimmed, without control or formatting characters."""
    name = _clean(text)
    if not 1 <= len(name) <= MAX_NAME:
        raise Refused("bad_request", f"A name has 1 to {MAX_NAME} characters.")
    return name


def clean_chat(text: str) -> str:
    """A line of chat to be shown."""
    line = _clean(text)
    if not 1 <= len(line) <= MAX_CHAT:
        raise Refused("bad_request", f"A line has 1 to {MAX_CHAT} characters.")
    return line


def _clean(text: str) -> str:
    # Control, format (direction overrides among them), surrogate and private-use characters can disguise one name as
    # another; the zero-width joiner is kept, because emoji are made with it.
    kept = (
        c
        for c in unicodedata.normalize("NFC", text)
        if c == "\u200d" or unicodedata.category(c)[0] != "C" or c in "\t\n"
    )
    return " ".join("".join(kept).split())
