"""A real Caddy before a server, set up as `deploy/Caddyfile` says, or with one mistake."""

import os
import shutil
import socket
import ssl
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

from tests.server.harness import START_S, free_port, wait_until_open

DEPLOY: Final = Path(__file__).parents[2] / "deploy"
NAME: Final = "play.example"
_OPTIONS: Final = """{
    admin off
    auto_https disable_redirects
    local_certs
    skip_install_trust
    storage file_system %s
}
"""


def program(name: str) -> str | None:
    """A program that came with a package, or is installed."""
    return shutil.which(name, path=os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"])))


def start_caddy(folder: Path, sites: str, port: int, **environment: str) -> "subprocess.Popen[bytes]":
    """Caddy with these sites, which share the name localhost, when it has its certificate."""
    (folder / "Caddyfile").write_text(_OPTIONS % folder + sites)
    caddy = program("caddy")
    assert caddy is not None
    own = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with open(folder / "log", "wb") as log:
        process = subprocess.Popen(
            [caddy, "run", "--config", folder / "Caddyfile", "--adapter", "caddyfile"],
            stdout=log,
            stderr=log,
            env={**os.environ, **own, **environment},
        )
    wait_until_open(port, process)
    _wait_for_certificate(port)
    return process


def certificate(folder: Path) -> Path:
    """What makes the certificates of a Caddy with this folder known."""
    return folder / "pki" / "authorities" / "local" / "root.crt"


def _wait_for_certificate(port: int) -> None:
    """It is made after the port is open."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    deadline = time.monotonic() + START_S
    while True:
        with socket.create_connection(("127.0.0.1", port)) as plain:
            try:
                with context.wrap_socket(plain, server_hostname="localhost"):
                    return
            except ssl.SSLError:
                assert time.monotonic() < deadline
        time.sleep(0.05)


class Caddy:
    """One site a mistake; each mistake is a line of the block that hands requests on."""

    def __init__(self, folder: Path, upstream: int, mistakes: dict[str, str]) -> None:
        self.certificate = certificate(folder)
        self._ports = {name: free_port() for name in mistakes}
        whole = (DEPLOY / "Caddyfile").read_text()
        sites = "\n".join(
            _site(whole, port, free_port() if name == "away" else upstream, mistakes[name])
            for name, port in self._ports.items()
        )
        self._process = start_caddy(folder, sites, self._ports[""])

    def url(self, mistake: str = "") -> str:
        return f"https://localhost:{self._ports[mistake]}"

    def close(self) -> None:
        self._process.terminate()
        self._process.wait(START_S)


def _site(whole: str, port: int, upstream: int, mistake: str) -> str:
    site = whole.replace(f"{NAME} {{", f"https://localhost:{port} {{")
    site = site.replace("{$REIHUM_UPSTREAM:127.0.0.1:8080}", f"127.0.0.1:{upstream}")
    return site.replace("flush_interval -1", f"flush_interval -1\n{mistake}")
