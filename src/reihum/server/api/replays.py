"""Replays as they are sent. A long one takes a tenth of a second to make, so it is made beside the event loop, some
moments at a time so that other addresses have their turns in between, and the last ones are kept.
"""

from collections import OrderedDict
from collections.abc import Iterator
from itertools import islice
from typing import Final

import msgspec

from reihum.protocol import messages as p
from reihum.protocol.refusals import Refused
from reihum.server.costs.aside import aside
from reihum.server.tables import telling
from reihum.server.tables.table import TableState

LONGEST: Final = 5_000
"""Moves of a match that is shown: ten times as many as a long one has. Some 12 MB."""
_AT_ONCE: Final = 100  # moments
_KEPT_BYTES: Final = 16 * 2**20

_encoder: Final = msgspec.json.Encoder()


class Replays:
    """The moments of matches, written, by table, position and viewer."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int, str, int], bytes] = OrderedDict()
        self._size = 0

    async def moments(self, state: TableState, viewer: int) -> tuple[msgspec.Raw, int]:
        """All moments as a viewer saw them, and how many of them had to be made for it."""
        name = state.id, state.head, state.status, viewer
        known = self._kept.get(name)
        if known is not None:
            self._kept.move_to_end(name)
            return msgspec.Raw(known), 0
        if len(state.running().moves) > LONGEST:
            raise Refused("too_large", f"A match of more than {LONGEST:,} moves is not shown; its file can be saved.")
        moments, parts = telling.moments(state, viewer), list[bytes]()
        while part := await aside(_next, moments):
            parts.append(part)
        written = b"[" + b",".join(parts) + b"]"
        if name not in self._kept:
            self._kept[name] = written
            self._size += len(written)
            while self._size > _KEPT_BYTES:
                self._size -= len(self._kept.popitem(last=False)[1])
        return msgspec.Raw(written), len(state.running().moves)


def _next(moments: Iterator[p.Moment]) -> bytes:
    """The next moments, written, without the brackets of their list."""
    return _encoder.encode(list(islice(moments, _AT_ONCE)))[1:-1]
