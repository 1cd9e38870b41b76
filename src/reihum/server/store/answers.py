"""How databases answer: with what was found or with what went wrong, to whoever still waits for it."""

import asyncio
from collections.abc import Iterable
from typing import Any

DatabaseAnswer = Any
"""Of a question or a batch its rows, of an append None, or an exception."""


def give(future: "asyncio.Future[Any]", answer: DatabaseAnswer) -> None:
    """Let a future have an answer, unless nobody waits for it any more."""
    if future.done():
        return
    if isinstance(answer, Exception):
        future.set_exception(answer)
    else:
        future.set_result(answer)


def give_all(futures: Iterable["asyncio.Future[Any]"], answers: Iterable[DatabaseAnswer]) -> None:
    """Give everybody who waits their answer."""
    for future, answer in zip(futures, answers, strict=True):
        give(future, answer)
