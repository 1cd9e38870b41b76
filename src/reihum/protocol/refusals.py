"""What the server answers when it does not do what it was asked."""

import logging
from typing import Final

from reihum.core.rules import Event
from reihum.protocol.messages import Code

HTTP_STATUS: Final[dict[Code, int]] = {
    "bad_request": 400,
    "unauthorized": 401,
    "forbidden": 403,
    "not_found": 404,
    "conflict": 409,
    "stale": 409,
    "illegal": 422,
    "unknown_move": 422,
    "not_your_turn": 409,
    "not_your_seat": 403,
    "not_running": 409,
    "over": 409,
    "cannot_undo": 409,
    "limit": 429,
    "too_large": 413,
    "unavailable": 503,
}


_log = logging.getLogger("reihum.store")


class Refused(Exception):
    """Nothing was changed, and why."""

    def __init__(self, code: Code, text: str, clause: str | None = None, reason: Event | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.clause = clause
        self.reason = reason


def unavailable(error: Exception) -> Refused:
    """The answer when the store cannot be used. What exactly is wrong is for the log, not for strangers."""
    _log.error("%s", error)
    return Refused(
        "unavailable",
        "Nothing can be kept now. This may have been kept or not; send it again soon, it is carried out once at most.",
    )
