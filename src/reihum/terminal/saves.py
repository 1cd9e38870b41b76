"""Where the terminal keeps matches: the running one of each game, written after every move, and the last finished."""

import itertools
from pathlib import Path

import msgspec

from reihum.core.errors import BadOption
from reihum.core.files import data_folder
from reihum.terminal.words import say


def save_path(game: str) -> Path:
    """The file of the running match of a game."""
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOption(say("no-folder", folder=str(folder), why=str(error.strerror))) from None
    return folder / f"{game}.json"


def finished_path(kept: Path) -> Path:
    """Where a match goes when it is finished."""
    return kept.with_suffix(".finished.json")


class _Heading(msgspec.Struct):
    """What match files of every version begin with."""

    format: str
    game: str
    rules: int


def rules_version(kept: Path) -> int | None:
    """The version of the rules that a match was played by; None if the file does not say it."""
    try:
        return msgspec.json.decode(kept.read_bytes(), type=_Heading).rules
    except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def set_aside(kept: Path, why: str) -> Path:
    """Move a match that cannot be played on out of the way of the next one, and over no other file."""
    names = (f"{kept.stem}.{why}{number}" for number in itertools.chain([""], map("-{}".format, itertools.count(2))))
    try:
        aside = next(path for path in map(kept.with_name, names) if not path.exists())
        return kept.replace(aside)
    except OSError as error:
        raise BadOption(say("not-set-aside", file=str(kept), why=str(error.strerror))) from None
