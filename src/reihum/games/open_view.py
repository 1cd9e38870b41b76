"""Views of games in which nothing is hidden."""

from typing import Self

import msgspec

from reihum.core.rules import View


class OpenView(View, frozen=True, kw_only=True):
    """A view that is the same for everybody but for its first field, ``viewer``; so are the events between two of them.

    Whoever shows a position to many needs to make and to write only one.
    """

    def seen_by(self, viewer: int) -> Self:
        """The same for another viewer."""
        return msgspec.structs.replace(self, viewer=viewer)
