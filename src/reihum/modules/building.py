"""Building a game's module."""

import json
from pathlib import Path
from typing import Final

from reihum.bots.engine import bot_engine
from reihum.core.build import cache
from reihum.core.game import engine_of
from reihum.core.rules import Rules
from reihum.modules import SECTION, kept
from reihum.modules.metadata import metadata

_ENTRIES: Final = (
    "setup_one",
    "list_legal",
    "play_on_desk",
    "play_one",
    "scores_one",
    "conceal_one",
    "look_one",
    "redeal_one",
    "write_view",
    "write_events",
    "write_refusal",
    "fingerprint",
    "choose_uniform",
    "choose_greedy",
)


def build(rules: Rules) -> bytes:
    """The bytes of a game's module: the same from the same sources and versions, wherever and whenever it is built."""
    from reihum.core.build import linker, lowering, wasm

    offered = engine_of(rules).entries | bot_engine(rules).entries
    entries = {name: offered[name] for name in _ENTRIES}
    lowered = lowering.lower_all(entries)
    symbols = {entry.fndesc.llvm_func_name: name for name, entry in lowered.items()}
    code = wasm.object_code(
        str(lowering.linked(lowered.values())), symbols.keys(), lowering.without_arrays(lowered.values())
    )
    known = metadata(rules, {name: signature for name, (_, signature) in entries.items()})
    return linker.link(code, symbols | {wasm.ARENA: wasm.ARENA}, {SECTION: json.dumps(known).encode()})


def build_into(rules: Rules, directory: Path) -> Path:
    """Build a game's module as a file of this directory."""
    directory.mkdir(parents=True, exist_ok=True)
    path = directory / f"{rules.name}.wasm"
    cache.write(path, build(rules))
    return path


def keep(rules: Rules) -> Path | None:
    """Build a game's module for the cache; None if nothing can be kept there."""
    path = kept(rules)
    if path is not None:
        cache.write(path, build(rules))
    return path
