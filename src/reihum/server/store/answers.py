"""How databases answer: they call whoever waits, with what was found or with what went wrong."""

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Any

_log = logging.getLogger("reihum.store")

Answer = Any
"""Of a question or a batch its rows, of an append None, or an exception."""
Then = Callable[[Answer], None]
"""Called with an answer."""


def settle(answers: Iterable[Answer], listeners: Iterable[Then]) -> None:
    """Give everybody who waits their answer."""
    for answer, then in zip(answers, listeners, strict=True):
        try:
            then(answer)
        except Exception:  # of one is no reason to leave the others waiting
            _log.exception("an answer of the database could not be dealt with")


def give(future: "asyncio.Future[Any]", answer: Answer) -> None:
    """Let a future have an answer, unless nobody waits for it any more."""
    if future.done():
        return
    if isinstance(answer, Exception):
        future.set_exception(answer)
    else:
        future.set_result(answer)
