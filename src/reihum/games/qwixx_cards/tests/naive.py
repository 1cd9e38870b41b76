"""A second opinion on the rules: brute force straight from the clauses, over plain Python data.

It knows nothing of the engine. A card is a pair of a colour (or "J") and a number, a sheet maps a colour to the list of
the numbers marked in it, in which a lock is the word "lock".
"""

from itertools import combinations, permutations
from typing import NamedTuple

Card = tuple[str, int]
Row = tuple[int | str, ...]
Sheet = dict[str, Row]

PRINTED = {  # Q4
    "red": list(range(2, 13)),
    "yellow": list(range(2, 13)),
    "green": list(range(12, 1, -1)),
    "blue": list(range(12, 1, -1)),
}


class Turn(NamedTuple):
    """A complete play of Q12 and what everybody sees of it."""

    colour: str
    cards: frozenset[Card]
    row: Row  # of that colour, afterwards
    misses: int
    over: bool


def after_mark(colour: str, row: Row, number: int) -> Row | None:
    """A row with one more mark, or None if that is not allowed (Q5–Q7)."""
    printed = PRINTED[colour]
    for mark in row:
        if mark == "lock" or printed.index(int(mark)) >= printed.index(number):
            return None
    if number == printed[-1]:
        return (*row, number, "lock") if len(row) >= 5 else None
    return (*row, number)


def takes(display: list[int], needed: int) -> set[tuple[int, ...]]:
    """Every way to refill a hand (Q9): the numbers taken, one after another."""
    return set(permutations(display, needed))


def choices(sheet: Sheet, number: int) -> set[str]:
    """Every choice of Q11: a colour, or "skip"."""
    return {"skip"} | {colour for colour, row in sheet.items() if after_mark(colour, row, number) is not None}


def left_out(colour: str, marks: list[int]) -> int:
    """How many numbers of the row lie between the first and the last mark and are not marked (Q13)."""
    places = sorted(PRINTED[colour].index(number) for number in marks)
    return len([place for place in range(places[0], places[-1]) if place not in places]) if places else 0


def plays(hand: list[Card], sheet: Sheet, misses: int, marked_before: bool) -> set[Turn]:
    """Every complete play of Q12, with its marks (Q12, Q13), its miss (Q15), and whether it ends the game (Q16)."""
    found = set()
    for size in (1, 2, 3):
        for cards in combinations(hand, size):
            for colour, printed in PRINTED.items():
                if any(kind not in (colour, "J") for kind, _ in cards):
                    continue
                numbers = {number for _, number in cards}
                for count in range(len(numbers) + 1):
                    for marks in combinations(numbers, count):
                        row: Row | None = sheet[colour]
                        for number in sorted(marks, key=printed.index):
                            row = None if row is None else after_mark(colour, row, number)
                        if row is None or left_out(colour, list(marks)) > 1:
                            continue
                        now = misses + (1 if not marks and not marked_before else 0)
                        rows = {**sheet, colour: row}
                        over = now == 4 or len([1 for marked in rows.values() if "lock" in marked]) >= 2
                        found.add(Turn(colour, frozenset(cards), row, now, over))
    return found
