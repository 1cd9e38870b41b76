"""Where in somebody's files an error arose, so that whoever wrote them need not read a trace-back of ours."""

import os
import traceback
from collections.abc import Callable, Container
from pathlib import Path
from types import FunctionType
from typing import Any


def shown_path(file: str | Path) -> str:
    """Return a path as short as it is unambiguous: from the working directory, if it lies below it."""
    path = Path(file)
    try:
        return str(path.relative_to(Path.cwd()))
    except (ValueError, OSError):  # elsewhere; or the directory is gone
        return str(path)


def place_of(error: BaseException, folder: Path | None = None) -> str:
    """Return "file:line, in name" of the innermost call that lies in a folder, or anywhere outside of Python itself."""
    if isinstance(error, SyntaxError) and error.filename:
        return f"{shown_path(error.filename)}:{error.lineno}"
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if os.path.exists(frame.filename)]
    own = [frame for frame in frames if folder is not None and Path(frame.filename).is_relative_to(folder)]
    if not (own or frames):
        return "an unknown place"
    frame = (own or frames)[-1]
    return f"{shown_path(frame.filename)}:{frame.lineno}, in {frame.name}"


def innermost_of(error: BaseException, folder: Path, names: Container[str]) -> str | None:
    """Return which of some functions of a folder an error arose in, or in what they called; None if in none of them."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame.name for frame in frames if frame.name in names and Path(frame.filename).is_relative_to(folder)]
    return own[-1] if own else None


def home_of(function: Callable[..., Any]) -> str:
    """Return "file:line" of a function."""
    if not isinstance(function, FunctionType):
        return repr(function)
    return f"{shown_path(function.__code__.co_filename)}:{function.__code__.co_firstlineno}"


def said(error: BaseException) -> str:
    """Return an error in one line: its type and its message."""
    message = " ".join(str(error).split())
    return f"{type(error).__name__}: {message[:300]}" if message else type(error).__name__
