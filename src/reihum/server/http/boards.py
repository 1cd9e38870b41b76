"""What a game of any package brings for the page: its board as an ES module, its emblem and the picture on its lid.

An address carries the hash of what lies there: it never changes.
"""

import functools
import gzip
import hashlib
from typing import Final, NamedTuple

from starlette.responses import Response

from reihum.core.registry import NAMES, file_of

FOLDER: Final = "boards"
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_HASH: Final = 16


class Part(NamedTuple):
    """A file that a game's package may have in ``web``, and how it is served."""

    file: str
    mark: str  # in its address, behind the name of the game
    media: str

    @property
    def ending(self) -> str:
        return self.file.rpartition(".")[2]


BOARD: Final = Part("board.js", "", "text/javascript")
EMBLEM: Final = Part("emblem.svg", "-emblem", "image/svg+xml")
LID: Final = Part("lid.svg", "-lid", "image/svg+xml")
PARTS: Final = (BOARD, EMBLEM, LID)


def part_name(game: str, part: Part) -> str | None:
    """The file name of a part in its address, or None if the game does not bring it."""
    content = part_content(game, part)
    if content is None:
        return None
    return f"{game}{part.mark}-{hashlib.sha256(content).hexdigest()[:_HASH]}.{part.ending}"


def part_content(game: str, part: Part) -> bytes | None:
    """What a game brings as a part."""
    file = file_of(game, "web", part.file)
    return None if file is None else file.read_bytes()


def part_response(name: str, accepted: str) -> Response:
    """The part of a file name, for a client that accepts these encodings."""
    for game in NAMES:
        for part in PARTS:
            if name.startswith(game) and name == part_name(game, part):
                headers = {"cache-control": _FOR_EVER, "vary": "accept-encoding"}
                content = part_content(game, part) or b""
                if "gzip" in accepted:
                    headers["content-encoding"] = "gzip"
                    content = _packed(content)
                return Response(content, headers=headers, media_type=part.media)
    return Response("Not found", 404, media_type="text/plain")


@functools.lru_cache(len(PARTS) * len(NAMES))
def _packed(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)
