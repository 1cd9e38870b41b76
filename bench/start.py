"""A first start: how long ``make play`` takes in a fresh clone, without any cache, until the home page is there."""

import contextlib
import os
import signal
import socket
import statistics
import subprocess
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PATIENCE_S = 600.0
LOOK_S = 0.05
CACHES = ("XDG_CACHE_HOME", "REIHUM_CACHE_DIR", "npm_config_cache", "PIP_CACHE_DIR", "UV_CACHE_DIR")


def run(rounds: int) -> dict[str, Any]:
    """Seconds, the median of some fresh starts: until Python's packages and the client are there, and the home page."""
    taken = [_fresh_start() for _ in range(rounds)]
    return {name: round(statistics.median(one[name] for one in taken), 1) for name in taken[0]}


def _fresh_start() -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        clone, port = Path(folder) / "clone", _free_port()
        subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", str(ROOT), str(clone)], check=True)
        caches = {name: f"{folder}/caches/{name}" for name in CACHES}
        environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
        begun = time.monotonic()
        play = subprocess.Popen(
            ["make", "play", f"PORT={port}"],
            cwd=clone,
            env={**environment, **caches, "BROWSER": "true"},
            stdout=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            return {
                "packages_s": _until(begun, play, (clone / ".venv/.ready").exists),
                "client_s": _until(begun, play, (clone / "src/reihum/web_dist/assets.json").exists),
                "home_page_s": _until(begun, play, lambda: _has_home_page(port)),
            }
        finally:
            _end(play)


def _until(begun: float, play: "subprocess.Popen[bytes]", is_so: Any) -> float:
    while not is_so():
        if play.poll() is not None:
            raise RuntimeError(f"make play ended with {play.returncode}")
        if time.monotonic() - begun > PATIENCE_S:
            raise RuntimeError("make play shows no home page")
        time.sleep(LOOK_S)
    return time.monotonic() - begun


def _has_home_page(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://localhost:{port}/", timeout=5) as answer:
            return b"Reihum" in answer.read()
    except OSError:
        return False


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _end(play: "subprocess.Popen[bytes]") -> None:
    """End make and all that it has started; what builds in the background goes with it."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(play.pid, signal.SIGTERM)
    with contextlib.suppress(subprocess.TimeoutExpired):
        play.wait(20)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(play.pid, signal.SIGKILL)
    play.wait()
