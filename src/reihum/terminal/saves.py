"""Where the terminal keeps matches that are not finished: one file a game, written after every move."""

import os
from pathlib import Path


def save_path(game: str) -> Path:
    """The file of the running match of a game."""
    base = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    folder = Path(base) / "reihum"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{game}.json"
