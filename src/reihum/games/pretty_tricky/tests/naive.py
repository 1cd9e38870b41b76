"""A second opinion on Pretty Tricky: brute force, straight from the clauses, over plain Python data.

It shares nothing with the engine: no table, no constant, no function.
"""

import functools
from itertools import combinations, permutations, product
from typing import NamedTuple

Ticks = tuple[int, ...]  # by row, from 2 to 12


class Sheet(NamedTuple):
    left: Ticks
    right: Ticks
    symbols: frozenset[int]  # the rows whose (!) is ticked


class Table(NamedTuple):
    """The table before somebody's turn, the dice rolled."""

    boxes_left: Ticks
    boxes_right: Ticks
    sheets: tuple[Sheet, ...]
    circles: Ticks
    active: int
    start: int
    turn: int
    round_limit: int
    blue: tuple[int, int, int]
    red: int


class Result(NamedTuple):
    """The table after the turn: all that anybody can see."""

    sheets: tuple[Sheet, ...]
    circles: Ticks
    over: bool
    points: tuple[int, ...]
    ranks: tuple[int, ...]


def all_turns(table: Table) -> set[Result]:
    """Every way in which the whole turn, the others' choices included, can leave the table."""
    others = [(table.active + step) % len(table.sheets) for step in range(1, len(table.sheets))]
    results = set()
    for mine in own_choices(table):
        for theirs in product(*(other_choices(table, seat) for seat in others)):
            results.add(after(table, mine, dict(zip(others, theirs, strict=True))))
    return results


def own_choices(table: Table) -> set[Ticks]:
    """P4: every left half that the player who rolled can end with."""
    old = table.sheets[table.active].left
    wishes: set[tuple[int, ...]] = {()}
    for a, b, c, d in permutations((*table.blue, table.red)):
        wishes |= {(a + b,), (a + b, c + d)}
    halves = set()
    for wish in wishes:
        new = old
        for row in wish:
            new = ticked(new, row)
        if fits(new, table.boxes_left):
            halves.add(new)
    return halves


def other_choices(table: Table, seat: int) -> set[Ticks]:
    """P5: every right half that one of the others can end with."""
    old = table.sheets[seat].right
    halves = {old}
    for a, b in combinations(table.blue, 2):
        new = ticked(old, a + b)
        if fits(new, table.boxes_right):
            halves.add(new)
    return halves


def ticked(half: Ticks, row: int) -> Ticks:
    return tuple(ticks + 1 if row == sum_of_dice else ticks for sum_of_dice, ticks in enumerate(half, start=2))


def fits(half: Ticks, boxes: Ticks) -> bool:
    return all(ticks <= room for ticks, room in zip(half, boxes, strict=True))


@functools.cache
def full_rows(half: Ticks, boxes: Ticks) -> frozenset[int]:
    both = enumerate(zip(half, boxes, strict=True), start=2)
    return frozenset(row for row, (ticks, room) in both if ticks == room)


def after(table: Table, mine: Ticks, theirs: dict[int, Ticks]) -> Result:
    """P6 to P11."""
    old = table.sheets[table.active]
    completed = full_rows(mine, table.boxes_left) - full_rows(old.left, table.boxes_left)
    circles = tuple(count + (row in completed) for row, count in enumerate(table.circles, start=2))
    sheets = tuple(
        Sheet(mine, sheet.right, sheet.symbols | completed)
        if seat == table.active
        else Sheet(sheet.left, theirs[seat], sheet.symbols)
        for seat, sheet in enumerate(table.sheets)
    )
    players = len(sheets)
    enough = {2: 6, 3: 5, 4: 4}[players]
    round_over = (table.active + 1) % players == table.start
    enough_symbols = any(len(sheet.symbols) >= enough for sheet in sheets)
    over = round_over and (enough_symbols or table.turn == players * table.round_limit)
    x = [2 * len(sheet.symbols) for sheet in sheets]
    xx = [sum(circles[row - 2] for row in full_rows(sheet.right, table.boxes_right)) for sheet in sheets]
    results = [(x[seat] + xx[seat], xx[seat]) for seat in range(players)]
    ranks = tuple(1 + sum(other > mine_ for other in results) for mine_ in results)
    return Result(sheets, circles, over, tuple(points for points, _ in results), ranks)
