"""A game's module as V8 runs it, called from Python: for comparing builds."""

import base64
import json
import subprocess
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from reihum.core.rules import Rules
from reihum.modules.making import ensure_module

RUNNER = Path(__file__).with_name("module_runner.mjs")


class Kept(NamedTuple):
    """Bytes that stay with the module from call to call, zero at first: a mind of two megabytes, say."""

    name: str
    size: int


Argument = int | NDArray[Any] | Kept


class BrowserModule:
    """Entry points of a module; arrays that are handed over are changed as the module leaves them."""

    def __init__(self, rules: Rules) -> None:
        self._path = str(ensure_module(rules))
        self._process = subprocess.Popen(
            ["node", str(RUNNER)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.seconds = 0.0
        """How long the last call took in the module."""

    def call(self, entry: str, *args: Argument) -> int:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        question = {"path": self._path, "entry": entry, "args": [written(arg) for arg in args]}
        self._process.stdin.write(json.dumps(question) + "\n")
        self._process.stdin.flush()
        answer = json.loads(self._process.stdout.readline())
        assert "error" not in answer, answer["error"]
        for given, left in zip(args, answer["args"], strict=True):
            if isinstance(given, np.ndarray):
                given[:] = _read(left)
        self.seconds = answer["seconds"]
        return int(answer["returned"] or 0)

    def close(self) -> None:
        self._process.communicate()


def written(arg: Argument) -> Any:
    if isinstance(arg, Kept):
        return {"kept": arg.name, "size": arg.size}
    if not isinstance(arg, np.ndarray):
        return int(arg)
    if arg.dtype == np.int64:
        return {"ints": arg.tolist()}
    if arg.dtype == np.float64:
        return {"doubles": arg.tolist()}
    return {"bytes": base64.b64encode(arg.tobytes()).decode()}


def _read(left: dict[str, Any]) -> NDArray[Any]:
    if "ints" in left:
        return np.array(left["ints"], np.int64)
    if "doubles" in left:
        return np.array(left["doubles"], np.float64)
    return np.frombuffer(base64.b64decode(left["bytes"]), np.uint8)
