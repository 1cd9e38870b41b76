"""Stands in for ``systemctl`` where a document is walked through: runs a unit's own lines, below a folder.

``python -m tests.server.systemctl ROOT COMMAND UNIT…``. The services `reihum` and `reihum-backup` are run as their
units say; `caddy` is the real one, with certificates that it makes itself.
"""

import configparser
import contextlib
import os
import shlex
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import psutil

from tests.server.proxies import start_caddy

_STOP_S = 30.0


class Units(configparser.RawConfigParser):
    """Keys keep their capitals."""

    def optionxform(self, optionstr: str) -> str:
        return optionstr


def unit(root: Path, name: str) -> dict[str, str]:
    """The section that says how a service is run."""
    parser = Units(strict=False)
    parser.read(root / "etc/systemd/system" / f"{name}.service")
    return dict(parser["Service"])


def environment(root: Path) -> dict[str, str]:
    lines = (root / "etc/reihum/reihum.env").read_text().splitlines()
    return dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))


def _pid(root: Path, name: str) -> Path:
    return root / f"{name}.pid"


def start(root: Path, name: str) -> None:
    service = unit(root, name)
    words = shlex.split(service["ExecStart"])
    surroundings = {**os.environ, **environment(root)}
    if service["Type"] == "oneshot":
        subprocess.run(words, env=surroundings, cwd=service["WorkingDirectory"], check=True)
        return
    heard = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    heard.bind(f"\0{root}/notify-{time.monotonic_ns()}")
    heard.settimeout(1.0)
    with heard, open(root / f"{name}.log", "ab") as log:
        assert service["Type"] == "notify"
        process = subprocess.Popen(
            words,
            env={**surroundings, "NOTIFY_SOCKET": heard.getsockname().replace(b"\0", b"@", 1).decode()},
            cwd=service["WorkingDirectory"],
            stdout=log,
            stderr=log,
            start_new_session=True,
            umask=int(service["UMask"], 8),
        )
        _pid(root, name).write_text(str(process.pid))
        deadline = time.monotonic() + float(service["TimeoutStartSec"])
        while process.poll() is None and time.monotonic() < deadline:
            with contextlib.suppress(TimeoutError):
                assert heard.recv(100) == b"READY=1"
                return
    sys.exit((root / f"{name}.log").read_text())


def stop(root: Path, name: str) -> None:
    process = psutil.Process(int(_pid(root, name).read_text()))
    process.terminate()
    deadline = time.monotonic() + _STOP_S
    while process.is_running() and process.status() != psutil.STATUS_ZOMBIE:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    _pid(root, name).unlink()


def reload(root: Path, name: str) -> None:
    if name == "caddy":
        sites = (root / "etc/caddy/Caddyfile").read_text()
        process = start_caddy(root / "caddy", sites, int(os.environ["WALK_PUBLIC_PORT"]))
        _pid(root, name).write_text(str(process.pid))
        return
    assert unit(root, name)["ExecReload"] == "/bin/kill -HUP $MAINPID"
    os.kill(int(_pid(root, name).read_text()), signal.SIGHUP)


def main(root: Path, command: str, *units: str) -> None:
    names = [name.removesuffix(".service") for name in units if not name.startswith("-")]
    for name in names:
        if command == "stop" or (command == "restart" and _pid(root, name).exists()):
            stop(root, name)
        if command in ("start", "restart") or (command == "enable" and "--now" in units and "." not in name):
            start(root, name)
        if command == "reload":
            reload(root, name)


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
