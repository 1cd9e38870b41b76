"""Where the terminal keeps matches: the running one of each game, written after every move, and the last finished."""

import os
from pathlib import Path

from reihum.core.errors import BadOption


def save_path(game: str) -> Path:
    """The file of the running match of a game."""
    base = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    folder = Path(base) / "reihum"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOption(
            f"Matches cannot be kept in {folder}: {error.strerror}. XDG_DATA_HOME names another place."
        ) from None
    return folder / f"{game}.json"


def finished_path(kept: Path) -> Path:
    """Where a match goes when it is finished."""
    return kept.with_suffix(".finished.json")
