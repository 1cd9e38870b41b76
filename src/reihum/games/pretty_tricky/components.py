"""The sheet: how many boxes its rows have, and which boxes are ticked before the game.

The printed sheet was not at hand. This one is a reconstruction, and this is the one place where it stands.
"""

import difflib
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from reihum.core.errors import BadOption
from reihum.core.rules import Components
from reihum.games.pretty_tricky.pieces import BOXES, FOURS, HALVES, PRINTS, ROWS, SUMS, TWOS

MAX_BOXES: Final = 6
ALL_TWOS: Final = 9  # P3 knows how many boxes carry a number, though not where
ALL_FOURS: Final = 2

# The rows             2  3  4  5  6  7  8  9 10 11 12
DEFAULT: Final[Mapping[str, list[int]]] = {
    "left_boxes":     [2, 2, 3, 3, 4, 4, 4, 3, 3, 2, 2],
    "left_twos":      [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    "left_fours":     [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
    "right_boxes":    [2, 2, 3, 3, 4, 4, 4, 3, 3, 2, 2],
    "right_twos":     [0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0],
    "right_fours":    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
}  # fmt: skip

NOTE: Final = (
    "The number of boxes in each row, and which boxes carry a 2 or a 4, are a reconstruction: "
    "the printed sheet may differ. Whoever owns the game can put its numbers into a file."
)


def parse(table: Mapping[str, Any]) -> NDArray[np.int8]:
    """The record's ``sheet`` from a table like `DEFAULT`; a line that is left out keeps its default."""
    for name in table:
        if name not in DEFAULT:
            near = difflib.get_close_matches(str(name), DEFAULT, n=1)
            hint = f" Did you mean '{near[0]}'?" if near else ""
            raise BadOption(f"A Pretty Tricky sheet has no line '{name}'.{hint} Its lines: {', '.join(DEFAULT)}.")
    sheet = np.zeros((HALVES, PRINTS, ROWS), np.int8)
    for line, name in enumerate(DEFAULT):
        sheet.reshape(HALVES * PRINTS, ROWS)[line] = _line(name, table.get(name, DEFAULT[name]))
    for half, side in enumerate(("left", "right")):
        for row, sum_of_dice in enumerate(SUMS):
            boxes = sheet[half, BOXES, row]
            if sheet[half, TWOS, row] + sheet[half, FOURS, row] >= boxes:
                raise BadOption(
                    f"Row {sum_of_dice} of the {side} half has {boxes} box{'es' if boxes > 1 else ''}: "
                    f"at least one of them must carry neither a 2 nor a 4, or there is nothing to tick."
                )
    for prints, number, wanted in ((TWOS, 2, ALL_TWOS), (FOURS, 4, ALL_FOURS)):
        counted = int(sheet[:, prints].sum())
        if counted != wanted:
            raise BadOption(f"A Pretty Tricky sheet has {wanted} boxes with a {number} (P3), not {counted}.")
    return sheet


def _line(name: str, numbers: Any) -> list[int]:
    low = 1 if name.endswith("boxes") else 0
    if not isinstance(numbers, list | tuple) or len(numbers) != ROWS:
        raise BadOption(f"'{name}' must be a list of {ROWS} numbers, one for each row from 2 to 12.")
    for number, sum_of_dice in zip(numbers, SUMS, strict=True):
        if isinstance(number, bool) or not isinstance(number, int) or not low <= number <= MAX_BOXES:
            raise BadOption(f"'{name}', row {sum_of_dice}: a number from {low} to {MAX_BOXES}, not {number!r}.")
    return list(numbers)


COMPONENTS: Final = Components(field="sheet", note=NOTE, default=DEFAULT, parse=parse)
