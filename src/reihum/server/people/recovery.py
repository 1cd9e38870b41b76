"""Recovery codes: for a guest to write down, and to type on a new device after all others are lost."""

import secrets
from typing import Final

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's: no I, L, O or U, which look like others
_LETTERS: Final = 20  # five bits each: 100 bits, so that what is kept of them, a plain hash, cannot be searched
_GROUP: Final = 4
_LOOK_ALIKES: Final = str.maketrans("OIL", "011")


def new_code() -> str:
    """A code as it is shown, ``XXXX-XXXX-XXXX-XXXX-XXXX``."""
    letters = "".join(secrets.choice(ALPHABET) for _ in range(_LETTERS))
    return "-".join(letters[begin : begin + _GROUP] for begin in range(0, _LETTERS, _GROUP))


def plain(typed: str) -> str:
    """A code without what people add or confuse when they type it; empty if it cannot be one."""
    letters = "".join(c for c in typed.upper() if c.isalnum()).translate(_LOOK_ALIKES)
    return letters if len(letters) == _LETTERS and set(letters) <= set(ALPHABET) else ""
