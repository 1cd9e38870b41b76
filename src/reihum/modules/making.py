"""How a game's module is made."""

from pathlib import Path
from typing import Final

import msgspec

from reihum.bots.engine import bot_engine
from reihum.core.build import cache, choice
from reihum.core.errors import ReihumError
from reihum.core.files import write_whole
from reihum.core.game import engine_of, prover_of
from reihum.core.rules import Rules
from reihum.modules import kept_at, module_of, sealed, source_hash
from reihum.modules.about import entries_of, metadata

SECTION: Final = "reihum"
"""The custom section in which a module says what it is."""


class NoModule(ReihumError):
    """Why a module cannot be built or kept."""


def build_module(rules: Rules) -> bytes:
    """A game's module, built from its sources: the same bytes every time."""
    if why := choice.why_plain():
        tested = " or ".join(choice.TESTED)
        raise NoModule(f"Games cannot be built for browsers here: {why}. It was tested with Numba {tested}.")
    from reihum.core.build import linker, wasm  # they import Numba
    from reihum.core.build.lowering import linked, lower_all, without_arrays

    said = {"hash": source_hash(rules), **metadata(rules)}
    lowered = lower_all(entries_of(rules))
    symbols = {entry.fndesc.llvm_func_name: name for name, entry in lowered.items()}
    code = wasm.compile_object(str(linked(lowered.values())), set(symbols), without_arrays(lowered.values()))
    return sealed(linker.link(code, symbols | {wasm.ARENA: wasm.ARENA}, {SECTION: msgspec.json.encode(said)}))


def ensure_module(rules: Rules) -> Path:
    """Where a game's module lies; it is built if it is not there."""
    path = module_of(rules)
    if path is None:
        path = kept_at(rules)
        if path is None:
            raise NoModule("No module can be kept: the cache directory cannot be written (REIHUM_CACHE_DIR).")
        write_whole(path, build_module(rules))
    return path


def warm(rules: Rules, proofs: bool = False) -> None:
    """Compile a game for this machine and for browsers, as far as it is not: nobody waits for a compiler later.

    A game as a whole, in one process: what Numba makes of its rules serves all. ``proofs`` are what tests call beside.
    """
    for points in (engine_of(rules), bot_engine(rules), *((prover_of(rules),) if proofs else ())):
        if not points.is_warm:
            points.warm()
    if cache.directory() is not None and not choice.why_plain():
        ensure_module(rules)
