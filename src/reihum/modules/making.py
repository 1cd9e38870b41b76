"""How a game's module is made."""

from pathlib import Path
from typing import Final

import msgspec

from reihum.core.build import cache
from reihum.core.errors import ReihumError
from reihum.core.rules import Rules
from reihum.modules import kept_at, module_of, source_hash
from reihum.modules.about import entries_of, metadata

SECTION: Final = "reihum"
"""The custom section in which a module says what it is."""


class NoPlace(ReihumError):
    """Why a module cannot be kept."""


def build_module(rules: Rules) -> bytes:
    """A game's module, built from its sources: the same bytes every time."""
    from reihum.core.build import linker, wasm  # they import Numba
    from reihum.core.build.lowering import linked, lower_all, without_arrays

    said = {"hash": source_hash(rules), **metadata(rules)}
    lowered = lower_all(entries_of(rules))
    symbols = {entry.fndesc.llvm_func_name: name for name, entry in lowered.items()}
    code = wasm.compile_object(str(linked(lowered.values())), set(symbols), without_arrays(lowered.values()))
    return linker.link(code, symbols | {wasm.ARENA: wasm.ARENA}, {SECTION: msgspec.json.encode(said)})


def ensure_module(rules: Rules) -> Path:
    """Where a game's module lies; it is built if it is not there."""
    path = module_of(rules)
    if path is None:
        path = kept_at(rules)
        if path is None:
            raise NoPlace("No module can be kept: the cache directory cannot be written (REIHUM_CACHE_DIR).")
        cache.write(path, build_module(rules))
    return path
