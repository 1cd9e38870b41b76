"""Replays as they are sent. A long one takes a tenth of a second to make, so it is made beside the event loop, and the
last ones are kept.
"""

from collections import OrderedDict
from typing import Final

import msgspec

from reihum.server.costs.aside import aside
from reihum.server.tables import telling
from reihum.server.tables.table import TableState

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
        written = await aside(_written, state, viewer)
        if name not in self._kept:
            self._kept[name] = written
            self._size += len(written)
            while self._size > _KEPT_BYTES:
                self._size -= len(self._kept.popitem(last=False)[1])
        return msgspec.Raw(written), len(state.running().moves)


def _written(state: TableState, viewer: int) -> bytes:
    return _encoder.encode(telling.moments(state, viewer))
