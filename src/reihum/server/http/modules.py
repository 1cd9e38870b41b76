"""The games as WebAssembly modules, with which a page plans, explains and plays by itself.

A module is there when it has been built; until then the server answers what a page asks. Its address carries the hash
of all sources it was made from: it never changes, and a page knows a stale one by it.
"""

import functools
import gzip
from pathlib import Path
from typing import Final

from starlette.responses import Response

from reihum.games import NAMES, rules_of
from reihum.modules import module_of, source_hash

FOLDER: Final = "modules"
_FOR_EVER: Final = "public, max-age=31536000, immutable"


def module_name(game: str) -> str | None:
    """The file name of a game's module, or None as long as it is not built."""
    rules = rules_of(game)
    return None if module_of(rules) is None else f"{game}-{source_hash(rules)}.wasm"


def module_response(name: str, accepted: str) -> Response:
    """The module of a file name, for a client that accepts these encodings."""
    for game in NAMES:
        path = module_of(rules_of(game))
        if path is not None and name == module_name(game):
            headers = {"cache-control": _FOR_EVER, "vary": "accept-encoding"}
            packed = "gzip" in accepted
            if packed:
                headers["content-encoding"] = "gzip"
            return Response(_content(path, packed), headers=headers, media_type="application/wasm")
    return Response("Not found", 404, media_type="text/plain")


@functools.lru_cache(2 * len(NAMES))
def _content(path: Path, packed: bool) -> bytes:
    return gzip.compress(_content(path, False), 9, mtime=0) if packed else path.read_bytes()
