"""Where tasks are played: in this process, or in processes over the cores of this machine.

Every executor gives the results as they are finished; which one it is makes no difference to them.
"""

import contextlib
import multiprocessing
import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, Protocol

from reihum.core.errors import BadOption
from reihum.lab.errors import LabError
from reihum.lab.play import play_task
from reihum.lab.tasks import Task

_BREAKDOWNS: Final = 3
"""How many times in a row workers may die without finishing anything before the run gives up."""


class Job(Protocol):
    """Something else than a `Task` to be played anywhere, with a result that depends on nothing but what it says."""

    @property
    def key(self) -> str:
        """A name that two jobs share exactly if they say the same."""
        ...

    def work(self) -> Any:
        """Do it."""
        ...


def work_off(task: Task | Job) -> Any:
    """The result of a task or job."""
    return play_task(task) if isinstance(task, Task) else task.work()


class Executor(Protocol):
    """Plays tasks."""

    def play(self, tasks: Sequence[Any]) -> Iterator[tuple[Any, Any]]:
        """Every task (or `Job`) with its result, in the order in which they are finished."""
        ...


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class InProcess:
    """One task after the other, here."""

    def play(self, tasks: Sequence[Any]) -> Iterator[tuple[Any, Any]]:
        for task in tasks:
            yield task, work_off(task)


class Processes:
    """As many processes as asked for. One that dies is replaced, and its task is played again."""

    def __init__(self, workers: int) -> None:
        if workers < 1:
            raise BadOption(f"At least one worker is needed, not {workers}.")
        self.workers = workers

    def play(self, tasks: Sequence[Any]) -> Iterator[tuple[Any, Any]]:
        left = list(tasks)
        breakdowns = 0
        while left:
            finished: set[str] = set()
            try:
                for task, done in self._play_until_breakdown(left):
                    finished.add(task.key)
                    yield task, done
            except BrokenProcessPool:
                breakdowns = 0 if finished else breakdowns + 1
                if breakdowns == _BREAKDOWNS:
                    raise LabError(
                        f"Worker processes died {_BREAKDOWNS} times without finishing a task (is memory short?). "
                        "What was finished is kept; try again with fewer --workers."
                    ) from None
            left = [task for task in left if task.key not in finished]

    def _play_until_breakdown(self, tasks: Sequence[Any]) -> Iterator[tuple[Any, Any]]:
        # Fresh interpreters: a fork would copy the threads' locks of compiled code.
        pool = ProcessPoolExecutor(min(self.workers, len(tasks)), multiprocessing.get_context("spawn"))
        waiting = iter(tasks)
        running: dict[Future[Any], Any] = {}
        try:
            while True:
                for task in waiting:
                    with _interrupts_held():
                        running[pool.submit(work_off, task)] = task
                    if len(running) >= 2 * self.workers:
                        break
                if not running:
                    return
                ready, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in ready:
                    yield running.pop(future), future.result()
        finally:
            _end(pool)


@contextlib.contextmanager
def _interrupts_held() -> Iterator[None]:
    """Processes started here never see Ctrl-C: the parent does, and ends them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end(pool: ProcessPoolExecutor) -> None:
    """End the pool's processes at once: a task that is not finished is played again another time.

    The pool's own thread is waited for as well: Python's exit would speak to it while it takes its pipe down.
    """
    for process in list((pool._processes or {}).values()):
        process.terminate()
    pool.shutdown(wait=True, cancel_futures=True)
