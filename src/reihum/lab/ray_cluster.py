"""The same tasks on a Ray cluster. A worker or machine that is lost costs time only: its tasks are played again."""

import itertools
import socket
from collections.abc import Iterator, Sequence
from typing import Any, Final

from reihum.lab.errors import LabError
from reihum.lab.executors import work_off

_AHEAD: Final = 3
"""Tasks handed out for every core of the cluster, so that none waits for the next one."""

_PATIENCE_S: Final = 10.0


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise LabError('Ray is not installed. Install it with: pip install "reihum[cluster]"') from None
    return ray


class RayCluster:
    """The cluster at an address; ``auto`` is the one that runs on this machine."""

    def __init__(self, address: str) -> None:
        self._ray = _ray()
        self._address = address

    def play(self, tasks: Sequence[Any]) -> Iterator[tuple[Any, Any]]:
        ray = self._ray
        mine = not ray.is_initialized()  # a program that uses the lab may have connected already
        if mine:
            try:
                _check_answers(self._address)
                ray.init(address=self._address, log_to_driver=False, logging_level="ERROR")
            except (OSError, ValueError, RuntimeError) as error:
                raise LabError(
                    f"There is no Ray cluster at '{self._address}' ({_first_line(error)}). "
                    "Start one with: ray start --head"
                ) from None
        try:
            yield from self._play(tasks)
        finally:
            if mine:
                ray.shutdown()

    def _play(self, tasks: Sequence[Any]) -> Iterator[tuple[Any, Any]]:
        ray = self._ray
        # Tasks are pure: to play one again, however often, does no harm.
        remote = ray.remote(num_cpus=1, max_retries=-1)(work_off)
        waiting = iter(tasks)
        running: dict[Any, Any] = {}
        while True:
            room = _AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))) - len(running)
            for task in itertools.islice(waiting, max(0, room)):
                running[remote.remote(task)] = task
            if not running:
                return
            ready, _ = ray.wait(list(running), num_returns=1)
            for reference in ready:
                task = running.pop(reference)
                try:
                    done = ray.get(reference)
                except ray.exceptions.RayTaskError as error:
                    raise LabError(
                        f"A machine of the cluster could not play ({_first_line(error.cause)}). "
                        "Is the same version of reihum installed everywhere?"
                    ) from None
                yield task, done


def _check_answers(address: str) -> None:
    """Whether anybody listens at ``host:port``: Ray itself would go on trying for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), timeout=_PATIENCE_S).close()


def _first_line(error: BaseException) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]
