"""A game's engine: its rules behind compiled entry points, cached on disk."""

import functools
import hashlib
import os
import tempfile
import types
from collections.abc import Callable, Mapping
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import numpy as np

from reihum.core import checks, drivers, planner
from reihum.core.jit import COMPILED, options_for, rule
from reihum.core.rules import Rules
from reihum.core.writer import words

_COMPILED_PARTS: Final = (
    "jit",
    "linking",
    "record",
    "chance",
    "fetching",
    "marking",
    "writer",
    "drivers",
    "planner",
    "checks",
    "engine",
)  # what of core goes into an entry point

_BYTES = "uint8[::1]"
_MASK = "boolean[::1]"
_INTS = "int64[::1]"
_MASKS = "boolean[:, ::1]"
_HEADS = "int64[:, ::1]"

SIGNATURES: Final = {
    "setup_one": f"void({_BYTES}, {_INTS})",
    "list_legal": f"int64({_BYTES}, {_MASK}, {_INTS})",
    "play_on_desk": f"int64({_BYTES}, int64)",
    "play_one": f"void({_BYTES}, int64)",
    "play_early": f"void({_BYTES}, int64, int64)",
    "scores_one": f"void({_BYTES}, int64[:, ::1])",
    "conceal_one": f"void({_BYTES}, int64)",
    "look_one": f"void({_BYTES}, int64, {_BYTES})",
    "write_view": f"void({_BYTES}, {_BYTES})",
    "write_events": f"void({_BYTES}, int64, {_BYTES}, {_BYTES})",
    "write_refusal": f"void({_BYTES}, int64, {_BYTES})",
    "write_plan": f"void({_BYTES}, int64, {_INTS}, {_BYTES})",
    "redeal_one": f"void({_BYTES}, int64, {_INTS})",
    "observe_one": f"void({_BYTES}, int64, float32[::1])",
    "audit_one": f"int64({_BYTES})",
    "batch_setup": f"void({_BYTES}, {_BYTES}, {_INTS}, int64)",
    "batch_look": f"void({_BYTES}, {_MASKS}, {_HEADS})",
    "batch_restart": f"int64({_BYTES}, {_BYTES}, {_INTS}, int64, {_MASKS}, {_HEADS})",
    "batch_wrong": f"int64({_MASKS}, {_HEADS}, {_INTS})",
    "batch_step": f"void({_BYTES}, {_MASKS}, {_HEADS}, {_INTS})",
    "batch_scores": f"void({_BYTES}, int64[:, :, ::1])",
    "batch_observe": f"void({_BYTES}, int64, float32[:, ::1])",
    "batch_random": f"void({_MASKS}, {_HEADS}, int64, {_INTS})",
    "batch_playout": f"int64({_BYTES}, int64)",
    "check_random": f"void({_BYTES}, {_INTS}, int64, int64, int64, {_INTS})",
}


class EntryPoints:
    """Bound drivers to be called from Python, each built when it is first asked for.

    An entry point is loaded from the cache if it lies there, else compiled; in the interpreted build it is the plain
    function.
    """

    def __init__(
        self, name: str, namespace: Mapping[str, Any], signatures: Mapping[str, str], sources: tuple[Path, ...]
    ) -> None:
        self._namespace = namespace
        self._signatures = signatures
        self._directory = _cache_directory(name, sources)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or name not in self._signatures:
            raise AttributeError(name)
        entry = _build(self._namespace[name], self._signatures[name], self._directory)
        setattr(self, name, entry)
        return entry

    @property
    def is_warm(self) -> bool:
        """Whether everything can be loaded without compiling."""
        return self._directory is not None and (self._directory / "ready").exists()

    def warm(self, progress: Callable[[str], None] = lambda name: None) -> None:
        """Build every entry point, so that no one waits for a compiler later."""
        for name in self._signatures:
            progress(name)
            getattr(self, name)
        if COMPILED and self._directory is not None:
            (self._directory / "ready").touch()


class Engine(EntryPoints):
    """The entry points into one game's rules (see `reihum.core.drivers`)."""

    setup_one: Callable[..., None]
    list_legal: Callable[..., int]
    play_on_desk: Callable[..., int]
    play_one: Callable[..., None]
    play_early: Callable[..., None]
    scores_one: Callable[..., None]
    conceal_one: Callable[..., None]
    look_one: Callable[..., None]
    write_view: Callable[..., None]
    write_events: Callable[..., None]
    write_refusal: Callable[..., None]
    write_plan: Callable[..., None]
    redeal_one: Callable[..., None]
    observe_one: Callable[..., None]
    audit_one: Callable[..., int]
    batch_setup: Callable[..., None]
    batch_look: Callable[..., None]
    batch_restart: Callable[..., int]
    batch_wrong: Callable[..., int]
    batch_step: Callable[..., None]
    batch_scores: Callable[..., None]
    batch_observe: Callable[..., None]
    batch_random: Callable[..., None]
    batch_playout: Callable[..., int]
    check_random: Callable[..., None]

    def __init__(self, rules: Rules) -> None:
        namespace = bind(checks, rules, bound_planner(rules))
        super().__init__(rules.name, namespace, SIGNATURES, sources_of(rules.name))


def bind(
    module: types.ModuleType, rules: Rules, bound: Mapping[str, Any] | None = None, **names: Any
) -> dict[str, Any]:
    """The functions of a driver module, with the open names of `reihum.core.unbound` standing for this game's rules.

    ``bound`` holds drivers bound before, which this module builds on; ``names`` are further open names. The functions
    are new ones over new globals, not closures: Numba's cache cannot tell two closures apart. Each carries the game in
    its qualified name, of which Numba makes linker symbols: with equal symbols a game loaded from the cache would run
    the code of another one loaded before it.
    """
    namespace: dict[str, Any] = {**vars(module), **(bound or {})}
    namespace.update(
        DTYPE=rules.dtype,
        SIZE=rules.dtype.itemsize,
        MOVES=len(rules.moves),
        PADDED=rules.padded_moves,
        setup=rules.setup,
        legal=rules.legal,
        play=rules.play,
        scores=rules.scores,
        conceal=rules.conceal,
        redeal=rules.redeal,
        observe=rules.observe,
        audit=rules.audit,
        view=rules.view,
        events=rules.events,
        refuse=rules.refuse,
        MOVE_TEXTS=words(rules.moves),
        **names,
    )
    for name, value in vars(module).items():
        if isinstance(value, types.FunctionType) and value.__module__ == module.__name__:
            bare = types.FunctionType(value.__code__, namespace, name, value.__defaults__)
            bare.__qualname__ = f"{rules.name}.{name}"
            namespace[name] = rule(bare)
    return namespace


@functools.cache
def bound_drivers(rules: Rules) -> dict[str, Any]:
    """`reihum.core.drivers` bound to a game: once a process, as each binding would be compiled anew."""
    return bind(drivers, rules)


@functools.cache
def bound_planner(rules: Rules) -> dict[str, Any]:
    """The same and `reihum.core.planner`."""
    return bind(planner, rules, bound_drivers(rules))


def _build(function: Any, signature: str, directory: Path | None) -> Any:
    """Compile a bound driver for calls from Python, or load it from the cache."""
    if not COMPILED:
        return function
    import numba

    plain = function.py_func
    if directory is not None:
        vars(numba.config)["CACHE_DIR"] = str(directory)
    return numba.njit(signature, cache=directory is not None, **options_for(plain))(plain)


@functools.cache
def _cache_directory(name: str, sources: tuple[Path, ...]) -> Path | None:
    """Where compiled entry points are kept, or None if nothing can be written there.

    Named by a hash of all sources that go into them and of the versions that compiled them: Numba's own check sees
    only the file of the entry point itself.
    """
    base = os.environ.get("REIHUM_CACHE_DIR") or os.path.join(
        os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "reihum"
    )
    digest = hashlib.sha256()
    for source in sources:
        digest.update(bytes(source) + source.read_bytes())  # what Numba keeps belongs to a file where it lies
    versions = (np.__version__, version("numba"), os.environ.get("NUMBA_BOUNDSCHECK", ""))
    digest.update(repr(versions).encode())
    directory = Path(base) / f"{name}-{digest.hexdigest()[:16]}"
    try:
        directory.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=directory):
            pass
    except OSError:
        return None
    return directory


def sources_of(game: str) -> tuple[Path, ...]:
    """The files that go into a game's compiled entry points."""
    core = Path(__file__).parent
    files = sorted((core.parent / "games" / game).glob("*.py"))
    return (
        *(core / f"{part}.py" for part in _COMPILED_PARTS),
        *files,
    )
