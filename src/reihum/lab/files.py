"""Writing results: a file is there whole or not at all."""

import os
from pathlib import Path

from reihum.core.files import write_whole
from reihum.lab.errors import LabError


def check_writable(path: Path) -> None:
    """Refuse a place that cannot be written, before hours are spent on what should go there."""
    folder = path.parent
    if not folder.is_dir():
        raise LabError(f"There is no folder {folder} to write {path.name} to.")
    if path.is_dir():
        raise LabError(f"{path} is a folder. Give the name of a file.")
    if not os.access(folder, os.W_OK):
        raise LabError(f"{path} cannot be written: no permission in {folder}.")


def write_text(path: Path, text: str) -> None:
    """Write a text file in one step: who looks finds the old one or the new one."""
    try:
        write_whole(path, text.encode())
    except OSError as error:
        raise LabError(f"{path} cannot be written: {error.strerror}.") from None
