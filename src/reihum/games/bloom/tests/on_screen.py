"""What must stand on the screen of a terminal."""

import re
from collections import Counter
from collections.abc import Sequence

from reihum.core.record import SPECTATOR
from reihum.games.bloom.view import BloomView


def check(view: BloomView, text: str, names: Sequence[str]) -> None:
    tiles = [str(number) for number in view.display] + [tile for row in view.rows for tile in row.tiles]
    tiles += view.now.laid + view.now.loot + view.stock if view.viewer != SPECTATOR else view.now.laid + view.now.loot
    tiles += [tile for number, seat in enumerate(view.seats) if number != view.viewer for tile in seat.known]
    assert Counter(tiles) <= Counter(re.findall(r"(?<![✿\d])\d+|(?<=\[)J\d*(?=\])", text))
    words = " ".join(text.split())
    assert " ".join(map(str, reversed(view.scoring))) in words
    for seat, points in enumerate(view.points):
        assert re.search(rf"{names[seat]} +{points} points?\b", text)
