"""The flowers on the number tiles (B2): a reconstructed table, in one place, replaceable by a TOML file."""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from reihum.core.errors import BadOption
from reihum.core.rules import Components
from reihum.games.bloom.pieces import NUMBERS

MOST_FLOWERS: Final = 15

DEFAULT: Final[Mapping[str, Any]] = {
    "flowers": {
        "others": 1,  # flowers on every tile that is not listed
        "2": [5, 15, 25, 35, 45, 65, 75, 85, 95],
        "3": [10, 20, 30, 40, 50, 60, 70, 80, 90, 100],
        "5": [11, 22, 33, 44, 66, 77, 88, 99],
        "7": [55],
    }
}

NOTE: Final = (
    "How many flowers each tile shows is reconstructed: 1 on most tiles, 2 on the odd fives, 3 on the tens, "
    "5 on the doubles, 7 on the 55. An owner of the box can give the true table as a TOML file."
)


def parse(table: Mapping[str, Any]) -> NDArray[np.int16]:
    """Flowers by number (index 0 is the joker) from a table like `DEFAULT`."""
    unknown = sorted(set(table) - {"flowers"})
    if unknown:
        raise BadOption(f"The component table of Bloom has one section, [flowers]; it does not know '{unknown[0]}'.")
    section = table.get("flowers")
    if not isinstance(section, Mapping):
        raise BadOption("The component table of Bloom needs a section [flowers]: number of flowers = [tiles].")
    flowers = np.full(NUMBERS + 1, _count(section.get("others", 1), "others"), np.int16)
    flowers[0] = 0
    seen: dict[int, str] = {}
    for key, tiles in section.items():
        if key == "others":
            continue
        if not key.isascii() or not key.isdigit():
            raise BadOption(f"In [flowers] a line is 'number of flowers = [tiles]' or 'others = …', not '{key} = …'.")
        count = _count(int(key), key)
        if not isinstance(tiles, list | tuple):
            raise BadOption(f"In [flowers], '{key}' needs a list of tiles such as [5, 15], not {tiles!r}.")
        for tile in tiles:
            if isinstance(tile, bool) or not isinstance(tile, int) or not 1 <= tile <= NUMBERS:
                raise BadOption(f"In [flowers], '{key}' lists {tile!r}; tiles are the numbers 1 to {NUMBERS}.")
            if tile in seen:
                raise BadOption(f"In [flowers], tile {tile} is listed under '{seen[tile]}' and under '{key}'.")
            seen[tile] = key
            flowers[tile] = count
    return flowers


def _count(value: Any, key: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MOST_FLOWERS:
        raise BadOption(f"In [flowers], '{key}' must be a number of flowers from 0 to {MOST_FLOWERS}, not {value!r}.")
    return value


COMPONENTS: Final = Components(field="flowers", note=NOTE, default=DEFAULT, parse=parse)
