"""A game's engine: its rules behind entry points, compiled together and cached on disk."""

import functools
import os
import sys
import types
from collections.abc import Callable, Mapping
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from reihum.core import checks, drivers, fingerprint, planner
from reihum.core.build import cache
from reihum.core.jit import COMPILED, rule
from reihum.core.registry import rule_files
from reihum.core.rules import Rules
from reihum.core.writer import words

if TYPE_CHECKING:
    from reihum.core.build.choice import Code

_COMPILED_PARTS: Final = (
    "jit",
    "bits",
    "ranking",
    "record",
    "chance",
    "mixing",
    "writer",
    "drivers",
    "planner",
    "engine",
)
"""What of core goes into an entry point, beside the build itself."""
_PROVING_PARTS: Final = ("fingerprint", "checks")
"""What examines the rules, and nobody who plays calls: who changes it need not compile the games anew."""

_BYTES = "uint8[::1]"
_MASK = "boolean[::1]"
_INTS = "int64[::1]"
_MASKS = "boolean[:, ::1]"
_HEADS = "int64[:, ::1]"

SIGNATURES: Final = {
    "setup_one": f"void({_BYTES}, {_INTS})",
    "list_legal": f"int64({_BYTES}, {_MASK}, {_INTS})",
    "play_in_workspace": f"int64({_BYTES}, int64)",
    "play_one": f"void({_BYTES}, int64)",
    "play_early": f"void({_BYTES}, int64, int64)",
    "scores_one": f"void({_BYTES}, int64[:, ::1])",
    "conceal_one": f"void({_BYTES}, int64)",
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
}
PROVING: Final = {
    "fingerprint": f"void({_BYTES}, {_INTS}, int64, int64, {_INTS})",
    "check_random": f"void({_BYTES}, {_INTS}, int64, int64, int64, {_INTS})",
}


class EntryPoints:
    """Bound drivers to be called from Python: compiled together when the first one is asked for.

    The code is loaded from the cache if it lies there, else made and kept; in the interpreted build an entry point is
    the plain function.
    """

    def __init__(
        self, name: str, namespace: Mapping[str, Any], signatures: Mapping[str, str], sources: tuple[Path, ...]
    ) -> None:
        self._name = name
        self.entries = {entry: (namespace[entry], signature) for entry, signature in signatures.items()}
        self.sources = sources

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or name not in self.entries:
            raise AttributeError(name)
        function, signature = self.entries[name]
        entry = self._code.entry(name, function, signature) if COMPILED else function
        setattr(self, name, entry)
        return entry

    @functools.cached_property
    def _stem(self) -> Path | None:
        """Where the code is kept, if anything can be. What it depends on beside this computer is in the name."""
        directory = cache.directory()
        if directory is None:
            return None
        versions = (sys.implementation.cache_tag, version("numpy"), version("numba"), version("llvmlite"))
        checked = os.environ.get("NUMBA_BOUNDSCHECK", "").removeprefix("0")  # off is as good as unset
        return directory / f"{self._name}-{cache.hash_of(self.sources, *versions, checked)}"

    @functools.cached_property
    def _file(self) -> Path | None:
        from reihum.core.build import choice

        return None if self._stem is None else Path(f"{self._stem}{choice.suffix()}")

    @functools.cached_property
    def _code(self) -> "Code":
        from reihum.core.build import choice

        return choice.load_or_build(self._file, self._name, self.entries)

    @property
    def is_warm(self) -> bool:
        """Whether everything can be loaded without compiling. To ask compiles nothing, either."""
        from reihum.core.build import choice

        suffix = choice.known_suffix()
        return self._stem is not None and suffix is not None and Path(f"{self._stem}{suffix}").exists()

    def warm(self) -> None:
        """Compile what is not in the cache, so that no one waits for a compiler later."""
        if COMPILED:
            self._code.complete()


class Engine(EntryPoints):
    """The entry points into one game's rules (see `reihum.core.drivers`)."""

    setup_one: Callable[..., None]
    list_legal: Callable[..., int]
    play_in_workspace: Callable[..., int]
    play_one: Callable[..., None]
    play_early: Callable[..., None]
    scores_one: Callable[..., None]
    conceal_one: Callable[..., None]
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

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules.name, bound_planner(rules), SIGNATURES, sources_of(rules))


class Prover(EntryPoints):
    """The entry points that examine one game's rules (see `reihum.core.checks` and `reihum.core.fingerprint`).

    They are compiled apart: nobody who plays waits for them.
    """

    fingerprint: Callable[..., None]
    check_random: Callable[..., None]

    def __init__(self, rules: Rules) -> None:
        namespace = bind(checks, rules, bind(fingerprint, rules, bound_planner(rules)))
        core = Path(__file__).parent
        sources = (*sources_of(rules), *(core / f"{part}.py" for part in _PROVING_PARTS))
        super().__init__(f"{rules.name}-proofs", namespace, PROVING, sources)


def bind(
    module: types.ModuleType, rules: Rules, bound: Mapping[str, Any] | None = None, **names: Any
) -> dict[str, Any]:
    """The functions of a driver module, with the open names of `reihum.core.unbound` standing for this game's rules.

    ``bound`` holds drivers bound before, which this module builds on; ``names`` are further open names. What a module
    says is `Final` stays its own, even if a driver bound before has a name like it. The functions are new ones over new
    globals; each carries the game in its qualified name, so that errors tell which it was.
    """
    constants = {name: vars(module)[name] for name, kind in module.__annotations__.items() if kind is Final}
    namespace: dict[str, Any] = {**vars(module), **(bound or {}), **constants}
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
        BETTER=rules.better,
        MOVE_TEXTS=words(rules.moves),
        **names,
    )
    for name, value in vars(module).items():
        if isinstance(value, types.FunctionType) and value.__module__ == module.__name__:
            bare = types.FunctionType(value.__code__, namespace, name, value.__defaults__)
            bare.__qualname__ = f"{rules.name}.{name}"
            bare.__dict__.update(value.__dict__)
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


def sources_of(rules: Rules) -> tuple[Path, ...]:
    """The files that go into a game's compiled entry points."""
    core = Path(__file__).parent
    return (
        *(core / f"{part}.py" for part in _COMPILED_PARTS),
        *sorted((core / "build").glob("*.py")),
        *rule_files(rules),
    )
