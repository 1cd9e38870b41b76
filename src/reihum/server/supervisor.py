"""The process that people start: it opens the port, runs the workers and replaces those that die.

The port stays open while a worker is replaced, so that clients who come back wait a moment instead of being refused.
A spare worker has everything loaded and takes over at once when one dies: importing takes longer than all the rest.
A worker that hangs is ended and replaced like one that died (`WorkerProcess`).

SIGHUP exchanges the workers one after the other for new ones, from an installation that may have been renewed. That is
a state of the same loop that looks after them, so that whatever dies meanwhile is replaced; and an old worker, or the
old spare, ends only when the new one serves.

If the compiled rules are not in the cache yet, workers start interpreted at once while a process in the background
compiles for the next start; nobody watches a compiler.
"""

import contextlib
import errno
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from types import FrameType
from typing import Final

from reihum.server.operations.warming import what_is_built
from reihum.server.settings import BAD_START, BadSetting, Settings, secret_file
from reihum.server.worker_process import WorkerProcess

_FAILURES: Final = 5  # workers in a row that ended before they served
_LOOK_S: Final = 0.05
_COUNTED_S: Final = 1.0  # of silence at most between two looks: while this process was frozen itself, it heard nobody
_SPARE_S: Final = 2.0  # after the start, which a spare must not slow down, and after a spare that ended by itself
_STOP_S: Final = 15.0
_EXCHANGE_S: Final = 30.0  # until a new worker serves, or the old one goes on
_BACKLOG: Final = 4096
_FILES: Final = frozenset(map(secret_file, Settings.__struct_fields__))


def open_port(settings: Settings) -> socket.socket:
    """Listen, or say why not."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except (OSError, OverflowError) as error:
        listening.close()
        raise BadSetting(f"{settings.host}, port {settings.port}: {error}. {_advice(error)}") from None
    listening.listen(_BACKLOG)
    listening.set_inheritable(True)
    return listening


def _tell_systemd(state: str) -> None:
    """Say how far we are, if systemd has started us and wants to know (``Type=notify``)."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if address:
        with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as told:
            told.sendto(state.encode(), address.replace("@", "\0", 1) if address.startswith("@") else address)


def _advice(error: Exception) -> str:
    """What to do when one cannot listen at an address."""
    if isinstance(error, socket.gaierror) or getattr(error, "errno", None) == errno.EADDRNOTAVAIL:
        return "Name an address of this machine with --host, or leave it out."
    if isinstance(error, PermissionError):
        return "Ports below 1024 are for administrators: choose another one with --port."
    return "Is a server running there already? Choose another one with --port."


class Supervisor:
    """Runs workers until it is told to stop."""

    def __init__(self, settings: Settings, listening: socket.socket, announce: Callable[[], None]) -> None:
        self._settings = settings
        self._announce: Callable[[], None] | None = announce  # to be called when the first worker serves
        self._listening = listening
        self._workers: dict[int, WorkerProcess] = {}
        self._spare: WorkerProcess | None = None
        self._spare_from = 0.0
        self._to_exchange: list[int] = []  # workers that are to make way for new ones
        self._coming: tuple[WorkerProcess, float] | None = None  # for the first of those, and until when it must serve
        self._leaving: dict[WorkerProcess, float] = {}  # told to end, and until when they may take
        self._environment: dict[str, str] = {}
        self._warming: subprocess.Popen[bytes] | None = None
        self._failures = 0
        self._stopping = False
        self._restart = False

    def run(self) -> int:
        """Serve. Returns an exit code."""
        for name in (signal.SIGTERM, signal.SIGINT):
            signal.signal(name, self._stop)
        signal.signal(signal.SIGHUP, self._ask_restart)
        may_compile = os.environ.get("REIHUM_JIT", "1") != "0"
        compiled, has_modules = what_is_built() if may_compile else (False, False)
        if may_compile and not (compiled and has_modules):
            self._warming = subprocess.Popen(
                [sys.executable, "-m", "reihum.server.operations.warming"],
                stdin=subprocess.DEVNULL,
                start_new_session=True,
            )
        self._environment = {
            **{name: value for name, value in os.environ.items() if name not in _FILES},  # they have been read
            **self._settings.to_environment(),
            "REIHUM_JIT": "1" if compiled else "0",
            "REIHUM_THINKER_JIT": os.environ.get("REIHUM_JIT", "1"),
        }
        for number in range(self._settings.workers):
            self._workers[number] = WorkerProcess(self._environment, self._listening, spare=False)
        self._spare_from = time.monotonic() + _SPARE_S
        try:
            return self._watch()
        finally:
            self._end_all()

    def _new_spare(self) -> WorkerProcess:
        return WorkerProcess(self._environment, self._listening, spare=True)

    def _watch(self) -> int:
        looked = time.monotonic()
        while not self._stopping:
            time.sleep(_LOOK_S)
            now = time.monotonic()
            self._listen(min(now - looked, _COUNTED_S))
            looked = now
            if not self._replace_ended():
                return 1
            self._exchange(now)
            self._see_off(now)
            self._care_for_spare(now)
        return 0

    def _listen(self, passed_s: float) -> None:
        """Hear what everybody says, and end who has said nothing for too long."""
        for worker in self._everybody():
            worker.hear(passed_s)
            if worker.is_frozen(self._settings.frozen_s):
                print(f"reihum: process {worker.process.pid} hangs and is ended", file=sys.stderr)
                worker.kill()

    def _replace_ended(self) -> bool:
        """Let others take over from workers that ended; False if that would lead nowhere."""
        for number, worker in list(self._workers.items()):
            code = worker.process.poll()
            if worker.serves:
                self._failures = 0
                self._announce_once()
            if code == BAD_START:
                return False
            if code is not None and not self._stopping:
                self._failures += not worker.serves
                if self._failures >= _FAILURES:
                    print(f"reihum: {_FAILURES} workers in a row ended ({code}) before they served", file=sys.stderr)
                    print("reihum: what they wrote stands above; the server gives up", file=sys.stderr)
                    return False
                print(f"reihum: worker {number} ended ({code}), a new one takes over", file=sys.stderr)
                worker.close()
                self._workers[number] = self._spare or self._new_spare()
                self._workers[number].go()
                self._spare = None
        return True

    def _announce_once(self) -> None:
        announce, self._announce = self._announce, None
        if announce is not None:
            announce()
            _tell_systemd("READY=1")

    def _exchange(self, now: float) -> None:
        """One step of exchanging the workers; the others go on meanwhile, and so does the one whose turn it is."""
        if self._restart and not self._to_exchange:
            self._restart = False
            self._to_exchange = list(self._workers)
        if not self._to_exchange or self._leaving:  # one after the other
            return
        if self._coming is None:
            self._coming = self._new_spare(), now + _EXCHANGE_S
            self._coming[0].go()
            return
        new, deadline = self._coming
        number = self._to_exchange[0]
        if new.serves:
            self._dismiss(self._workers[number], now)
            self._workers[number] = new
            self._to_exchange.pop(0)
            self._coming = None
            if not self._to_exchange and self._spare is not None:  # it was made from an older installation
                self._dismiss(self._spare, now)
                self._spare = None
        elif new.process.poll() is not None or now > deadline:  # a broken installation: what runs goes on
            print(f"reihum: the new worker {number} does not serve, the old one goes on", file=sys.stderr)
            new.kill()
            self._leaving[new] = now
            self._to_exchange.clear()
            self._coming = None

    def _dismiss(self, worker: WorkerProcess, now: float) -> None:
        """Let a worker finish what it has begun, and end."""
        worker.process.terminate()
        self._leaving[worker] = now + _STOP_S

    def _see_off(self, now: float) -> None:
        """Forget who has ended, and end who does not."""
        for worker, deadline in list(self._leaving.items()):
            if worker.process.poll() is not None:
                worker.close()
                del self._leaving[worker]
            elif now > deadline:
                worker.kill()

    def _care_for_spare(self, now: float) -> None:
        """Have a spare: not while workers are exchanged, when nobody knows yet whether the new ones are any good."""
        if self._spare is not None and self._spare.process.poll() is not None:
            self._spare.close()
            self._spare = None
            self._spare_from = now + _SPARE_S
        is_wanted = self._settings.spare and not self._to_exchange and now >= self._spare_from
        if self._spare is None and is_wanted:
            self._spare = self._new_spare()

    def _everybody(self) -> list[WorkerProcess]:
        """Who is to live: not those who are leaving."""
        more = (self._spare, self._coming[0] if self._coming else None)
        return [*self._workers.values(), *(worker for worker in more if worker is not None)]

    def _end_all(self) -> None:
        everybody = [*self._everybody(), *self._leaving]
        for worker in everybody:
            worker.process.terminate()
        deadline = time.monotonic() + _STOP_S
        for worker in everybody:
            try:
                worker.process.wait(max(0.1, deadline - time.monotonic()))
            except subprocess.TimeoutExpired:
                worker.kill()
                worker.process.wait()
        if self._warming is not None and self._warming.poll() is None:
            self._warming.terminate()
            self._warming.wait()

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self._stopping = True

    def _ask_restart(self, number: int, frame: FrameType | None) -> None:
        self._restart = True
