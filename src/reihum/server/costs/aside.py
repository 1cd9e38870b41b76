"""Work that would hold up the event loop, in a thread beside it. Addresses take turns.

It is one thread: several would take as many shares of the interpreter as the loop has one.
"""

import asyncio
import contextlib
import functools
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from typing import Any, Final, ParamSpec, TypeVar

from reihum.server.costs import payer
from reihum.server.store.answers import DatabaseAnswer, give

_P = ParamSpec("_P")
_T = TypeVar("_T")
_Job = tuple[Callable[[], Any], "asyncio.Future[Any]"]

_thread: Final = ThreadPoolExecutor(1, "reihum-aside")
_lock: Final = Lock()
_waiting: Final[OrderedDict[str, deque[_Job]]] = OrderedDict()


async def aside(work: Callable[_P, _T], *args: _P.args, **kwargs: _P.kwargs) -> _T:
    """Do something in the thread."""
    future: asyncio.Future[_T] = asyncio.get_running_loop().create_future()
    with _lock:
        _waiting.setdefault(payer.turn_of(), deque()).append((functools.partial(work, *args, **kwargs), future))
    _thread.submit(_do_next)
    return await future


def _do_next() -> None:
    with _lock:
        whose, jobs = next(iter(_waiting.items()))
        work, future = jobs.popleft()
        if jobs:
            _waiting.move_to_end(whose)
        else:
            del _waiting[whose]
    if future.cancelled():  # whoever asked has gone
        return
    answer: DatabaseAnswer
    try:
        answer = work()
    except Exception as error:
        answer = error
    with contextlib.suppress(RuntimeError):  # the loop was closed without waiting for the answer
        future.get_loop().call_soon_threadsafe(give, future, answer)
