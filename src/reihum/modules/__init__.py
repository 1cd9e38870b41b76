"""The third build: a WebAssembly module of each game, with its bots, for browsers.

A module imports nothing. It exports its ``memory``, ``__heap_base`` (from where on memory is the caller's), the mutable
global ``arena`` (where memory that a call needs begins; set it before each call, nothing of it is needed after), and the
entry points by their names in Python. These are called as Numba calls functions:
``status = entry(result, exception, …)``, where ``result`` points to room for what is returned and ``exception`` to eight
bytes; 0 means that all went well. A number of 64 bits is a BigInt; an array is its parts (0, 0, number of items, bytes of
an item, pointer, one length and one stride in bytes a dimension), all but the pointer 64 bits wide. The section
``reihum`` tells in JSON what a caller needs to know of the game (`reihum.modules.metadata`).

Ready-made modules lie in this folder; a wheel brings them. Else ``reihum build-wasm`` or ``python -m reihum.modules``
makes them, in the cache directory of the compiled rules. Both are valid as long as the sources are the same.
"""

import json
from pathlib import Path
from typing import Any, Final

from reihum.bots.engine import bot_engine
from reihum.core.build import cache
from reihum.core.game import engine_of
from reihum.core.rules import Rules

SECTION: Final = "reihum"
_HERE: Final = Path(__file__).parent


def source_hash(rules: Rules) -> str:
    """A hash of all sources that a game's module is made of."""
    own = sorted(_HERE.glob("*.py"))
    return cache.hash_of(dict.fromkeys((*engine_of(rules).sources, *bot_engine(rules).sources, *own)))


def module_of(rules: Rules) -> Path | None:
    """The module of a game as it is now, ready-made or from the cache; None if it is yet to be built."""
    current = source_hash(rules)
    for place in (ready_made(rules), kept(rules)):
        if place is not None and place.exists() and metadata_of(place).get("hash") == current:
            return place
    return None


def ready_made(rules: Rules) -> Path:
    """Where the module of a game lies in the package, if it comes with it."""
    return _HERE / f"{rules.name}.wasm"


def kept(rules: Rules) -> Path | None:
    """Where the module of a game is kept once it is built; None if nothing can be kept."""
    directory = cache.directory()
    return None if directory is None else directory / f"{rules.name}-{source_hash(rules)}.wasm"


def metadata_of(module: Path) -> dict[str, Any]:
    """What a module tells of itself; nothing if it is damaged."""
    from reihum.core.build.linker import CannotLink, sections_of

    try:
        found = {name: content for _, name, content in sections_of(module.read_bytes())}
        known: dict[str, Any] = json.loads(found[SECTION])
    except (OSError, CannotLink, KeyError, ValueError, IndexError):
        return {}
    return known
