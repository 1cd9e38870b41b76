"""What a game of any package brings for the page: its board as an ES module, its emblem, its lid and its puzzles.

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


class BoardFile(NamedTuple):
    """A file that a game's package may have, usually in ``web``, and how it is served."""

    file: str
    mark: str  # in its address, behind the name of the game
    media: str
    folder: tuple[str, ...] = ("web",)

    @property
    def ending(self) -> str:
        return self.file.rpartition(".")[2]


BOARD: Final = BoardFile("board.js", "", "text/javascript")
EMBLEM: Final = BoardFile("emblem.svg", "-emblem", "image/svg+xml")
LID: Final = BoardFile("lid.svg", "-lid", "image/svg+xml")
PUZZLES: Final = BoardFile("puzzles.json", "-puzzles", "application/json", ())
FILES: Final = (BOARD, EMBLEM, LID, PUZZLES)


def file_name(game: str, kind: BoardFile) -> str | None:
    """What a file is called in its address, or None if the game does not bring it."""
    content = file_content(game, kind)
    if content is None:
        return None
    return f"{game}{kind.mark}-{hashlib.sha256(content).hexdigest()[:_HASH]}.{kind.ending}"


def file_content(game: str, kind: BoardFile) -> bytes | None:
    """What a game brings as a kind."""
    file = file_of(game, *kind.folder, kind.file)
    return None if file is None else file.read_bytes()


def file_response(name: str, accepted: str) -> Response:
    """The file of this name, for a client that accepts these encodings."""
    for game in NAMES:
        for kind in FILES:
            if name.startswith(game) and name == file_name(game, kind):
                headers = {"cache-control": _FOR_EVER, "vary": "accept-encoding"}
                content = file_content(game, kind) or b""
                if "gzip" in accepted:
                    headers["content-encoding"] = "gzip"
                    content = _packed(content)
                return Response(content, headers=headers, media_type=kind.media)
    return Response("Not found", 404, media_type="text/plain")


@functools.lru_cache(len(FILES) * len(NAMES))
def _packed(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)
