"""How a game's module is made: its entry points for browsers, and what it says about itself."""

import base64
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

from reihum.bots.engine import bot_engine
from reihum.bots.levels import LEVELS, settings_of_level
from reihum.core.build import cache
from reihum.core.game import Game, engine_of
from reihum.core.record import HEADER
from reihum.core.rules import Rules
from reihum.core.writer import PAGE_BYTES
from reihum.modules import kept_at, module_of, source_hash

SECTION: Final = "reihum"
"""The custom section in which a module says what it is."""

_RULES: Final = (
    *("setup_one", "list_legal", "play_on_desk", "play_one", "play_early", "scores_one", "conceal_one", "look_one"),
    *("redeal_one", "write_view", "write_events", "write_refusal", "write_plan", "batch_playout", "fingerprint"),
)
_BOTS: Final = (
    *("choose_uniform", "choose_greedy", "rate_one", "write_advice", "begin_thinking", "think", "decide"),
    *("write_thoughts",),
)


def entries_of(rules: Rules) -> dict[str, tuple[Any, str]]:
    """The entry points that a browser has, and their signatures."""
    engine, bots = engine_of(rules).entries, bot_engine(rules).entries
    return {name: engine[name] for name in _RULES} | {name: bots[name] for name in _BOTS}


def metadata(rules: Rules) -> dict[str, Any]:
    """What a page must know to call a module."""
    places = rules.dtype.fields
    assert places is not None
    return {
        "game": rules.name,
        "title": rules.title,
        "version": rules.version,
        "hash": source_hash(rules),
        "record": rules.dtype.itemsize,
        "moves": list(rules.moves),
        "padded": rules.padded_moves,
        "page": PAGE_BYTES,
        "min_players": rules.min_players,
        "max_players": rules.max_players,
        "options": [
            {"name": option.name, "default": option.default, "low": option.low, "high": option.high}
            for option in rules.options
        ],
        "fields": {name: places[name][1] for name, *_ in HEADER},
        "template": base64.b64encode(_template(rules)).decode(),
        "levels": {level: settings_of_level(level, rules) for level in LEVELS},
        "entries": {name: signature for name, (_, signature) in entries_of(rules).items()},
    }


def _template(rules: Rules) -> bytes:
    """A blank record with the default components; players, options and key are the page's to fill in."""
    record = Game(rules, rules.min_players).template()
    fields = record.view(rules.dtype)
    fields["players"] = fields["start_option"] = fields["options"] = 0
    return np.asarray(record).tobytes()


def build_module(rules: Rules) -> bytes:
    """A game's module, built from its sources: the same bytes every time."""
    from reihum.core.build import linker, wasm  # they import Numba
    from reihum.core.build.lowering import linked, lower_all, without_arrays

    lowered = lower_all(entries_of(rules))
    symbols = {entry.fndesc.llvm_func_name: name for name, entry in lowered.items()}
    code = wasm.compile_object(str(linked(lowered.values())), set(symbols), without_arrays(lowered.values()))
    return linker.link(code, symbols | {wasm.ARENA: wasm.ARENA}, {SECTION: msgspec.json.encode(metadata(rules))})


def ensure_module(rules: Rules) -> Path:
    """Where a game's module lies; it is built if it is not there."""
    path = module_of(rules)
    if path is None:
        path = kept_at(rules)
        if path is None:
            raise OSError("No module can be kept: the cache directory cannot be written (REIHUM_CACHE_DIR).")
        cache.write(path, build_module(rules))
    return path
