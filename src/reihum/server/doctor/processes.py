"""Servers that run on this machine, as every user can see them."""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple


class Running(NamedTuple):
    """A process ``reihum serve``."""

    pid: int
    words: list[str]  # of its command line
    files: int | None  # that it may open, if the system tells


def servers() -> Iterator[Running]:
    """All of them; none where there is no ``/proc``."""
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError, ValueError):
            words = (folder / "cmdline").read_bytes().decode(errors="replace").split("\0")
            if "serve" in words and any(Path(word).name == "reihum" for word in words):
                yield Running(int(folder.name), words, _files(folder))


def _files(folder: Path) -> int | None:
    with contextlib.suppress(OSError, ValueError, IndexError):
        for line in (folder / "limits").read_text().splitlines():
            if line.startswith("Max open files"):
                return int(line.split()[4])  # the hard limit, which the server takes
    return None
