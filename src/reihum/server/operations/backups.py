"""The folder of back-ups: what the next one is called, and which there are."""

import time
from pathlib import Path
from typing import Final

from reihum.server.settings import BadSetting

_PREFIX: Final = "reihum-"
_SUFFIX: Final = ".backup"


def new_file(folder: str) -> Path:
    """The file of a back-up made now."""
    if not folder:
        raise BadSetting("Name a file, or the folder of back-ups in REIHUM_BACKUPS.")
    return Path(folder) / f"{_PREFIX}{time.strftime('%Y%m%d-%H%M%S')}{_SUFFIX}"


def kept(folder: str) -> list[Path]:
    """The back-ups in a folder, the newest first; files of other names are not ours."""
    return sorted(Path(folder).glob(f"{_PREFIX}*{_SUFFIX}"), reverse=True) if folder else []
