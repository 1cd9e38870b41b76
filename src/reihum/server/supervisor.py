"""The process that people start: it opens the port, runs the workers and replaces those that die.

The port stays open while a worker is replaced, so that clients who come back wait a moment instead of being refused.
If the compiled rules are not in the cache yet, workers start interpreted at once while a process in the background
compiles for the next start; nobody watches a compiler.
"""

import os
import signal
import socket
import subprocess
import sys
import time
from types import FrameType
from typing import Final

from reihum.server.settings import BAD_START, BadSetting, Settings

_RESTART_S: Final = 0.2
_STOP_S: Final = 15.0
_BACKLOG: Final = 4096


def open_port(settings: Settings) -> socket.socket:
    """Listen, or say why not."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except (OSError, OverflowError) as error:
        listening.close()
        raise BadSetting(
            f"Port {settings.port} at {settings.host} cannot be used: {error}. Is a server running there already? "
            "Choose another one with --port."
        ) from None
    listening.listen(_BACKLOG)
    listening.set_inheritable(True)
    return listening


class Supervisor:
    """Runs workers until it is told to stop."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self._settings = settings
        self._listening = listening
        self._workers: dict[int, subprocess.Popen[bytes]] = {}
        self._warming: subprocess.Popen[bytes] | None = None
        self._stopping = False
        self._restart = False

    def run(self) -> int:
        """Serve. Returns an exit code."""
        for name in (signal.SIGTERM, signal.SIGINT):
            signal.signal(name, self._stop)
        signal.signal(signal.SIGHUP, self._ask_restart)
        compiled = os.environ.get("REIHUM_JIT", "1") != "0" and self._is_warm()
        if not compiled and os.environ.get("REIHUM_JIT", "1") != "0":
            self._warming = subprocess.Popen(
                [sys.executable, "-m", "reihum.server.warming"], stdin=subprocess.DEVNULL, start_new_session=True
            )
        environment = {
            **os.environ,
            **self._settings.to_environment(),
            "REIHUM_JIT": "1" if compiled else "0",
            "REIHUM_THINKER_JIT": os.environ.get("REIHUM_JIT", "1"),
        }
        for number in range(self._settings.workers):
            self._workers[number] = self._spawn(environment)
        try:
            return self._watch(environment)
        finally:
            self._end_all()

    def _is_warm(self) -> bool:
        """Asked in a process of its own: whether rules are compiled is fixed when they are first imported."""
        code = "from reihum.server.warming import is_warm; raise SystemExit(not is_warm())"
        environment = {**os.environ, "REIHUM_JIT": "0"}
        return subprocess.run([sys.executable, "-c", code], env=environment, check=False).returncode == 0

    def _spawn(self, environment: dict[str, str], *again: str) -> subprocess.Popen[bytes]:
        fd = self._listening.fileno()
        return subprocess.Popen(
            [sys.executable, "-m", "reihum.server.worker", str(fd), *again],
            env=environment,
            pass_fds=[fd],
            stdin=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C comes to us, and we tell the workers
        )

    def _watch(self, environment: dict[str, str]) -> int:
        while not self._stopping:
            time.sleep(_RESTART_S)
            for number, worker in list(self._workers.items()):
                code = worker.poll()
                if code == BAD_START:
                    return 1
                if code is not None and not self._stopping:
                    print(f"reihum: worker {number} ended ({code}), a new one takes over", file=sys.stderr)
                    self._workers[number] = self._spawn(environment, "again")
            if self._restart:
                self._restart = False
                self._rolling(environment)
        return 0

    def _rolling(self, environment: dict[str, str]) -> None:
        """Replace the workers one after the other; the others go on meanwhile."""
        for number, old in list(self._workers.items()):
            self._workers[number] = self._spawn(environment, "again")
            old.terminate()
            try:
                old.wait(_STOP_S)
            except subprocess.TimeoutExpired:
                old.kill()
                old.wait()

    def _end_all(self) -> None:
        for worker in self._workers.values():
            worker.terminate()
        deadline = time.monotonic() + _STOP_S
        for worker in self._workers.values():
            try:
                worker.wait(max(0.1, deadline - time.monotonic()))
            except subprocess.TimeoutExpired:
                worker.kill()
                worker.wait()
        if self._warming is not None and self._warming.poll() is None:
            self._warming.terminate()
            self._warming.wait()

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self._stopping = True

    def _ask_restart(self, number: int, frame: FrameType | None) -> None:
        self._restart = True
