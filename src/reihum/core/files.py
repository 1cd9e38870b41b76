"""Files of our own: the folders they belong in, and writing one so that it is there whole or not at all."""

import contextlib
import os
import secrets
from pathlib import Path


def cache_folder() -> Path:
    """Where things are kept that can be made anew (XDG Base Directory Specification)."""
    return _base("XDG_CACHE_HOME", ".cache")


def data_folder() -> Path:
    """Where things are kept that a person would miss."""
    return _base("XDG_DATA_HOME", ".local/share")


def _base(variable: str, usual: str) -> Path:
    named = os.environ.get(variable, "")
    base = Path(named) if os.path.isabs(named) else Path(os.path.expanduser("~")) / usual  # the standard: absolute only
    return base / "reihum"


def write_whole(path: Path, content: bytes) -> None:
    """Write a file in one step: whoever reads it finds the old one or the new one, even after a power cut."""
    beside = path.with_name(f".{path.name}.{secrets.token_hex(8)}")
    try:
        with beside.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise
