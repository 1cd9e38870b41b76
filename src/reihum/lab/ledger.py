"""The file of finished tasks: an interrupted run goes on where it stopped.

One JSON object a line: first what the file is, then a task a line with its result. A line is appended in one write; one
that was cut off (a full disk, a lost machine) is not taken for a result and is written over.
"""

import hashlib
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import msgspec

from reihum.core.files import cache_folder
from reihum.lab.errors import LabError
from reihum.lab.executors import Job
from reihum.lab.play import FinishedTask
from reihum.lab.tasks import Task

_KIND: Final = "reihum lab ledger 1"


class _Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: str


class _Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    done: msgspec.Raw


class Ledger:
    """Finished tasks by their key, in memory and in a file. Their results are of one type, usually `FinishedTask`."""

    def __init__(self, path: Path, result: Any = FinishedTask) -> None:
        self.path = path
        self._result = result
        self._done: dict[str, Any] = {}
        try:
            self._load()
        except OSError as error:
            raise LabError(f"The results cannot be kept in {path}: {error.strerror}.") from None

    def _load(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        data = self.path.read_bytes() if self.path.exists() else b""
        whole = data[: data.rfind(b"\n") + 1]
        lines = whole.splitlines()
        if data and not (lines and _is_header(lines[0])):
            raise LabError(f"{self.path} is no file of finished tasks. Give another name; nothing was changed in it.")
        end = len(lines[0]) + 1 if lines else 0
        for line in lines[1:]:
            try:
                entry = msgspec.json.decode(line, type=_Line)
                self._done[entry.key] = msgspec.json.decode(entry.done, type=self._result)
            except (msgspec.DecodeError, UnicodeDecodeError):
                break  # from here on the file is damaged: what follows is played again
            end += len(line) + 1
        with self.path.open("ab") as file:
            file.truncate(end)
            if not lines:
                file.write(msgspec.json.encode(_Header(_KIND)) + b"\n")

    def find(self, task: Task, fingerprint: str) -> FinishedTask | None:
        """The result of a task, if this version of the program has played it."""
        done = self._done.get(task.key)
        return done if done is not None and done.fingerprint == fingerprint else None

    def kept(self, key: str) -> Any:
        """The result of this key, whichever version of the program found it; None if there is none."""
        return self._done.get(key)

    def add(self, task: Task | Job, done: Any) -> None:
        """Keep a result."""
        self._done[task.key] = done
        line = msgspec.json.encode(_Line(task.key, msgspec.Raw(msgspec.json.encode(done)))) + b"\n"
        try:
            descriptor = os.open(self.path, os.O_WRONLY | os.O_APPEND)
            try:
                os.write(descriptor, line)
            finally:
                os.close(descriptor)
        except FileNotFoundError:
            pass  # the same command, run twice at once, was complete first: nothing needs to be kept any more
        except OSError as error:
            raise LabError(f"The results cannot be kept in {self.path}: {error.strerror}.") from None

    def remove(self) -> None:
        """Delete the file: the run is complete and its results are told."""
        self.path.unlink(missing_ok=True)


def _is_header(line: bytes) -> bool:
    try:
        return msgspec.json.decode(line, type=_Header).kind == _KIND
    except msgspec.DecodeError:
        return False


def usual_path(tasks: Iterable[Task]) -> Path:
    """Where a run keeps its results when nobody says where: a place that the same command finds again."""
    digest = hashlib.sha256()
    game = ""
    for task in tasks:
        digest.update(task.key.encode())
        game = task.setting.game
    return cache_folder() / "lab" / f"{game}-{digest.hexdigest()[:12]}.jsonl"
