"""Which numbers show a star: the one table of the box that is a reconstruction.

An owner of the box writes the true one into a TOML file and plays with it (``components=``), one line a colour.
"""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from reihum.core.errors import BadOption
from reihum.core.rules import Components
from reihum.games.superstar.pieces import COLOUR_NAMES, COLOURS, NUMBERS

STARS: Final[Mapping[str, Any]] = {
    "stars": {
        "red": [2, 12, 22, 32, 42],
        "yellow": [4, 14, 24, 34, 44],
        "green": [6, 16, 26, 36, 46],
        "blue": [8, 18, 28, 38, 48],
        "purple": [10, 20, 30, 40, 50],
    }
}

NOTE: Final = (
    "Which numbers show which star is a reconstruction: every even number shows one, the colours going round from "
    "2 red, 4 yellow, 6 green, 8 blue and 10 purple to 50 purple; odd numbers show none."
)


def parse_stars(table: Mapping[str, Any]) -> NDArray[np.int64]:
    """A table of stars as five sets of numbers, one a colour. Raises BadOption if it is not such a table."""
    if not isinstance(table, Mapping) or set(table) != {"stars"}:
        given = ", ".join(map(str, table)) if isinstance(table, Mapping) else repr(table)
        raise BadOption(f"A Superstar deck is a table [stars] and nothing else, not: {given or 'an empty table'}.")
    stars = table["stars"]
    if not isinstance(stars, Mapping):
        raise BadOption(f"[stars] must list the numbers of each colour (red = [2, 12]), not {stars!r}.")
    for colour in stars:
        if colour not in COLOUR_NAMES:
            raise BadOption(f"[stars] has no colour '{colour}'. The colours are: {', '.join(COLOUR_NAMES)}.")
    sets = np.zeros(COLOURS, np.int64)
    owner: dict[int, str] = {}
    for slot, colour in enumerate(COLOUR_NAMES):
        if colour not in stars:
            raise BadOption(f"[stars] lacks the colour {colour}. Write {colour} = [] if no number shows it.")
        for number in _numbers(colour, stars[colour]):
            if number in owner:
                raise BadOption(f"[stars] gives {number} two stars: {owner[number]} and {colour}. One is the most.")
            owner[number] = colour
            sets[slot] |= 1 << number
    return sets


def _numbers(colour: str, given: Any) -> list[int]:
    if not isinstance(given, list | tuple):
        raise BadOption(f"The {colour} stars must be a list of numbers, not {given!r}.")
    for number in given:
        if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= NUMBERS:
            raise BadOption(f"The {colour} stars must be whole numbers from 1 to {NUMBERS}, not {number!r}.")
    return list(given)


COMPONENTS: Final = Components(field="stars", note=NOTE, default=STARS, parse=parse_stars)
