"""What the system lets the server have: files, and room on the disk."""

import os
import resource
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from reihum.server.doctor.finding import Finding, bad, good, unsure
from reihum.server.doctor.processes import servers
from reihum.server.settings import Settings

_FILES: Final = 4096  # fewer are soon used up: every connection is one
_SCARCE: Final = 1 << 30  # bytes
_NONE: Final = 100 << 20


def check(settings: Settings) -> Iterator[Finding]:
    """Look at limits."""
    yield _files()
    if settings.database.startswith("sqlite:///"):
        yield _disk(Path(settings.database.removeprefix("sqlite:///")).absolute().parent, "database")
    if settings.backups:
        yield _disk(Path(settings.backups).absolute(), "back-ups")


def _files() -> Finding:
    running = [limit for limit in (server.files for server in servers()) if limit is not None]
    limit = min(running, default=resource.getrlimit(resource.RLIMIT_NOFILE)[1])
    whose = "The running server" if running else "A server started from here"
    if limit < _FILES:
        return bad(
            f"{whose} may open {limit} files, and every connection is one.",
            "Set LimitNOFILE=65536 in the systemd unit, or ulimit -n 65536 before the start.",
        )
    return good(f"{whose} may open {limit} files.")


def _disk(folder: Path, what: str) -> Finding:
    if not folder.is_dir():
        return bad(f"The folder {folder} of the {what} is missing.", f"Make {folder}, for the server's user alone.")
    free = shutil.disk_usage(folder).free
    files = os.statvfs(folder)
    said = f"{free / (1 << 30):.1f} GiB are free where the {what} lie{'s' if what == 'database' else ''}."
    if free < _NONE or (files.f_files and not files.f_favail):
        return bad(said, f"Make room in {folder}: with a full disk nothing can be kept, and nobody can play.")
    if free < _SCARCE:
        return unsure(said, f"Make room in {folder} soon, or delete old tables: reihum admin purge --days 90")
    return good(said)
