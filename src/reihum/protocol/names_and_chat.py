"""Checks of what people type: names and chat."""

import unicodedata
from typing import Final

from reihum.protocol.refusals import Refused

MAX_NAME: Final = 24
MAX_CHAT: Final = 300
_SEEN: Final = "LNPS"  # letters, numbers, punctuation and symbols
_BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters and symbols that nobody sees
_PARTS: Final = 4  # of a character that is typed in parts: a letter and its accents
_JOINER: Final = "\u200d"
_EMOJI: Final = ("So", "Sk", "Mn")  # symbols, skin tones and variants


def clean_name(text: str) -> str:
    """A name to be shown: trimmed, without control or formatting characters."""
    name = _clean(text, MAX_NAME)
    if not 1 <= len(name) <= MAX_NAME or not any(unicodedata.category(c)[0] in _SEEN and c not in _BLANK for c in name):
        raise Refused("bad_request", f"A name has 1 to {MAX_NAME} characters.")
    return name


def clean_chat(text: str) -> str:
    """A line of chat to be shown."""
    line = _clean(text, MAX_CHAT)
    if not 1 <= len(line) <= MAX_CHAT:
        raise Refused("bad_request", f"A line has 1 to {MAX_CHAT} characters.")
    return line


def _clean(text: str, most: int) -> str:
    if len(text) > _PARTS * most:  # to put a long row of accents in order takes a tenth of a second
        return text
    # Control, format (direction overrides among them), surrogate and private-use characters can disguise one name as
    # another; so can the zero-width joiner, but between the parts of an emoji.
    normal = unicodedata.normalize("NFC", text)
    kept = (
        c
        for c, before in zip(normal, f" {normal}", strict=False)
        if unicodedata.category(c)[0] != "C" or c in "\t\n" or (c == _JOINER and unicodedata.category(before) in _EMOJI)
    )
    return " ".join("".join(kept).split())
