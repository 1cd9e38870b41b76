"""The process that people start: it opens the port, runs the workers and replaces those that die.

The port stays open while a worker is replaced, so that clients who come back wait a moment instead of being refused.
A spare worker has everything loaded and takes over at once when one dies: importing takes longer than all the rest.
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

from reihum.server.settings import BAD_START, BadSetting, Settings, secret_file

READY: Final = b"r"
GO: Final = b"g"
"""What a spare worker says when it could take over, and what it is told then."""
SERVING: Final = b"s"
"""What every worker says when clients are answered."""
SPARE: Final = "spare"
_FAILURES: Final = 5  # workers in a row that ended before they served
_LOOK_S: Final = 0.05
_SPARE_S: Final = 2.0  # after the start, which a spare must not slow down
_STOP_S: Final = 15.0
_BACKLOG: Final = 4096
_FILES: Final = frozenset(map(secret_file, Settings.__struct_fields__))
# Messages and records are a little larger than what the C library keeps at hand by itself (a kilobyte): with this, a
# move of a saturated server takes a tenth less (452 instead of 501 µs, three rounds in turn on a busy machine).
_MALLOC: Final = "glibc.malloc.tcache_max=16384"


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


def what_is_built() -> tuple[bool, bool]:
    """Whether rules and bots can run compiled, and whether browsers have theirs.

    Asked in a process of its own: how rules run is fixed when they are first imported.
    """
    code = "from reihum.server.warming import has_modules, is_warm; print(is_warm(), has_modules())"
    environment = {**os.environ, "REIHUM_JIT": "0"}
    told = subprocess.run([sys.executable, "-c", code], env=environment, stdout=subprocess.PIPE, check=False).stdout
    compiled, has_modules = (word == b"True" for word in told.split()) if told else (False, False)
    return compiled, has_modules


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


class _Worker:
    """A worker process, and the channel to it."""

    def __init__(self, environment: dict[str, str], listening: socket.socket, spare: bool) -> None:
        self._channel, theirs = socket.socketpair()
        self._serves = False
        inherited = (listening.fileno(), theirs.fileno())
        self.process = subprocess.Popen(
            [sys.executable, "-m", "reihum.server.worker", *map(str, inherited), *([SPARE] if spare else [])],
            env=environment,
            pass_fds=inherited,
            stdin=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C comes to us, and we tell the workers
        )
        theirs.close()

    @property
    def serves(self) -> bool:
        """Whether it has said that clients are answered."""
        if not self._serves:
            self._channel.setblocking(False)
            with contextlib.suppress(OSError):  # nothing was said, or it is gone
                self._serves = SERVING in self._channel.recv(16)
        return self._serves

    def wait_ready(self) -> None:
        """Until a spare could take over at once; not for ever."""
        self._channel.settimeout(_STOP_S)
        with contextlib.suppress(OSError):
            self._channel.recv(len(READY))

    def comes_to_serve(self) -> bool:
        """Wait until clients are answered; False if it ends before, or takes too long."""
        deadline = time.monotonic() + _STOP_S
        while not self.serves:
            if self.process.poll() is not None or time.monotonic() > deadline:
                return False
            time.sleep(_LOOK_S)
        return True

    def go(self) -> None:
        """Let a spare take over, at once or as soon as it is ready."""
        with contextlib.suppress(OSError):  # if it has died: seen by the next look
            self._channel.send(GO)

    def end(self, deadline: float) -> None:
        """Let it finish what it has begun, but not longer than that."""
        self.process.terminate()
        try:
            self.process.wait(max(0.1, deadline - time.monotonic()))
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Supervisor:
    """Runs workers until it is told to stop."""

    def __init__(self, settings: Settings, listening: socket.socket, announce: Callable[[], None]) -> None:
        self._settings = settings
        self._announce: Callable[[], None] | None = announce  # to be called when the first worker serves
        self._listening = listening
        self._workers: dict[int, _Worker] = {}
        self._spare: _Worker | None = None
        self._environment: dict[str, str] = {}
        self._warming: subprocess.Popen[bytes] | None = None
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
                [sys.executable, "-m", "reihum.server.warming"], stdin=subprocess.DEVNULL, start_new_session=True
            )
        self._environment = {
            **{name: value for name, value in os.environ.items() if name not in _FILES},  # they have been read
            **self._settings.to_environment(),
            "GLIBC_TUNABLES": os.environ.get("GLIBC_TUNABLES", _MALLOC),
            "REIHUM_JIT": "1" if compiled else "0",
            "REIHUM_THINKER_JIT": os.environ.get("REIHUM_JIT", "1"),
        }
        for number in range(self._settings.workers):
            self._workers[number] = _Worker(self._environment, self._listening, spare=False)
        try:
            return self._watch()
        finally:
            self._end_all()

    def _new_spare(self) -> _Worker:
        return _Worker(self._environment, self._listening, spare=True)

    def _watch(self) -> int:
        spare_from = time.monotonic() + _SPARE_S
        failures = 0
        while not self._stopping:
            time.sleep(_LOOK_S)
            for number, worker in list(self._workers.items()):
                code = worker.process.poll()
                if worker.serves:
                    failures = 0
                    self._announce_once()
                if code == BAD_START:
                    return 1
                if code is not None and not self._stopping:
                    failures += not worker.serves
                    if failures >= _FAILURES:
                        print(f"reihum: {failures} workers in a row ended ({code}) before they served", file=sys.stderr)
                        print("reihum: what they wrote stands above; the server gives up", file=sys.stderr)
                        return 1
                    print(f"reihum: worker {number} ended ({code}), a new one takes over", file=sys.stderr)
                    self._replace(number)
            if self._restart:
                self._restart = False
                self._rolling()
            if self._spare is not None and self._spare.process.poll() is not None:
                self._spare = None
            if self._spare is None and self._settings.spare and time.monotonic() >= spare_from:
                self._spare = self._new_spare()
        return 0

    def _announce_once(self) -> None:
        announce, self._announce = self._announce, None
        if announce is not None:
            announce()
            _tell_systemd("READY=1")

    def _replace(self, number: int) -> None:
        """Let the spare take a worker's place, and get another spare."""
        self._workers[number] = self._spare or self._new_spare()
        self._workers[number].go()
        self._spare = None

    def _rolling(self) -> None:
        """Replace the workers one after the other by new ones, each when it is ready; the others go on meanwhile."""
        if self._spare is not None:  # it may have been made from an older installation
            self._spare.end(time.monotonic())
            self._spare = None
        for number, old in list(self._workers.items()):
            new = self._new_spare()
            new.wait_ready()
            new.go()
            if not new.comes_to_serve():  # a broken installation: what runs goes on
                print(f"reihum: the new worker {number} does not serve, the old one goes on", file=sys.stderr)
                new.end(time.monotonic())
                return
            self._workers[number] = new
            old.end(time.monotonic() + _STOP_S)

    def _end_all(self) -> None:
        everybody = [*self._workers.values(), *([self._spare] if self._spare else [])]
        for worker in everybody:
            worker.process.terminate()
        deadline = time.monotonic() + _STOP_S
        for worker in everybody:
            worker.end(deadline)
        if self._warming is not None and self._warming.poll() is None:
            self._warming.terminate()
            self._warming.wait()

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self._stopping = True

    def _ask_restart(self, number: int, frame: FrameType | None) -> None:
        self._restart = True
