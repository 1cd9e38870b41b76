"""What can be said of a game's other files without playing: whether they read, and what was left unchecked."""

import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from reihum.core.errors import BadOption
from reihum.core.look import look_of
from reihum.core.places import shown_path
from reihum.core.registry import folder_of
from reihum.core.rules import Rules

_BOARD: Final = Path("web", "board.js")
_PATIENCE_S: Final = 20
_EXPECTED: Final = {
    Path("texts", "en.ftl"): "events and refusals are told by their names, and no message was checked",
    Path("rulebook", "en.md"): "players find the title and the pitch in place of rules, and no clause was checked",
}


def problems_of_files(rules: Rules) -> Iterator[str]:
    """What is wrong with JSON files, colours and the board of the page, each with its file."""
    folder = folder_of(rules)
    sound = True
    for path in sorted(folder.rglob("*.json")):
        try:
            json.loads(path.read_text(encoding="utf-8"))
        except UnicodeDecodeError as error:
            sound = False
            yield f"{no_text(error)} ({place_of_byte(path, error)})"
        except json.JSONDecodeError as error:
            sound = False
            yield f"this is no JSON: {error.msg} ({shown_path(path)}:{error.lineno})"
    if sound:
        try:
            look_of(rules.name)
        except BadOption as error:
            yield str(error)
    yield from _problems_of_board(folder / _BOARD)


def _problems_of_board(board: Path) -> Iterator[str]:
    node = shutil.which("node")
    if not board.is_file() or node is None:
        return
    done = subprocess.run(
        [node, "--input-type=module", "--check", "-"],
        input=board.read_bytes(),
        capture_output=True,
        timeout=_PATIENCE_S,
        check=False,
    )
    if done.returncode:
        lines = done.stderr.decode(errors="replace").splitlines()
        where = next((line.rsplit(":", 1)[-1] for line in lines if line.startswith("[") and ":" in line), "")
        what = next((line for line in lines if "Error" in line), "it does not read")
        yield f"this is no ES module: {what} ({shown_path(board)}{f':{where}' if where.isdigit() else ''})"


def unchecked(rules: Rules) -> Iterator[str]:
    """What a game does not bring, or this machine cannot read, so that it was not looked at."""
    folder = folder_of(rules)
    for path, what in _EXPECTED.items():
        if not (folder / path).is_file():
            yield f"there is no {path}: {what}"
    if (folder / _BOARD).is_file() and shutil.which("node") is None:
        yield f"{_BOARD} was not read: that takes Node (`node`)"


def no_text(error: UnicodeDecodeError) -> str:
    """What is wrong with a file that is no UTF-8."""
    return f"byte {error.object[error.start]:#04x} is not UTF-8: save the file as UTF-8"


def place_of_byte(path: Path, error: UnicodeDecodeError) -> str:
    """Return "file:line" of what could not be read."""
    return f"{shown_path(path)}:{1 + path.read_bytes().count(10, 0, error.start)}"
