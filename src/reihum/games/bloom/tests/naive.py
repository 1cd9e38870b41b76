"""A second opinion on Bloom, straight from the clauses: brute force over plain tuples, slow and plain.

It knows nothing of the engine. A tile is a number, or "J". A position is the rows, the stock of the seat to move, what
lies in the display, how many tiles are in the pool, and whether that seat may add to rows.
"""

import functools
from collections.abc import Iterator
from typing import NamedTuple

Tile = int | str
Row = tuple[Tile, ...]


class Position(NamedTuple):
    rows: tuple[Row, ...]
    stock: Row  # in any order
    display: Row
    pool: int
    may_add: bool


Ends = frozenset[tuple[int | None, int]]
"""The values that the first and the last of some tiles can have; while all are jokers, how far the last one is."""


@functools.cache
def followers(ends: Ends | None) -> dict[Tile, Ends]:
    """What can be laid to the right of some tiles, a step of +1 or +2 within one lap (B11), and the ends then."""
    if ends is None:  # nothing lies there yet
        return {"J": frozenset({(None, 0)})} | {tile: frozenset({(tile, tile)}) for tile in range(1, 101)}
    found: dict[Tile, set[tuple[int | None, int]]] = {}
    for first, last in ends:
        for value in (last + 1, last + 2):
            if value - (first or 0) > 99:
                continue
            found.setdefault("J", set()).add((first, value))
            for tile in range(1, 101) if first is None else [(value - 1) % 100 + 1]:
                found.setdefault(tile, set()).add((tile - value, tile) if first is None else (first, value))
    return {tile: frozenset(then) for tile, then in found.items()}


def ascends(tiles: Row) -> bool:
    """Whether some choice of values for the jokers makes every step +1 or +2 within one lap (B11)."""
    ends = None
    for tile in tiles:
        ends = followers(ends).get(tile)
        if ends is None:
            return False
    return True


def is_row(tiles: Row) -> bool:
    """B11."""
    return len(tiles) >= 3 and any(tile != "J" for tile in tiles) and ascends(tiles)


def without(tiles: Row, tile: Tile) -> Row:
    index = tiles.index(tile)
    return tiles[:index] + tiles[index + 1 :]


def in_order(tiles: Row) -> Row:
    return tuple(sorted(tiles, key=str))


def swaps(position: Position) -> Iterator[Position]:
    """B7: every single swap."""
    for number, row in enumerate(position.rows):
        for place, tile in enumerate(row):
            for own in {own for own in position.stock if own != "J"} if tile == "J" else ():
                swapped = (*row[:place], own, *row[place + 1 :])
                if is_row(swapped):
                    rows = (*position.rows[:number], swapped, *position.rows[number + 1 :])
                    stock = in_order((*without(position.stock, own), "J"))
                    yield position._replace(rows=rows, stock=stock)


def arrangements(tiles: Row) -> Iterator[tuple[Row, Row]]:
    """Every way to lay some of the tiles from left to right; with what remains of them."""
    begun: list[tuple[Row, Ends | None, Row]] = [((), None, tiles)]
    for laid, ends, left in begun:  # which grows meanwhile
        yield laid, left
        fitting = followers(ends)
        for tile in set(left):
            if tile in fitting:
                begun.append(((*laid, tile), fitting[tile], without(left, tile)))


def new_rows(position: Position) -> Iterator[tuple[tuple[Row, ...], Row, int]]:
    """B9: rows and stock after every new row, and how many tiles it robbed."""
    for laid, left in arrangements(position.stock):
        if is_row(laid):
            yield (*position.rows, laid), in_order(left), 0
    for number, row in enumerate(position.rows):
        for a in range(len(row)):
            for b in range(a, len(row)):
                robbed = (row[a],) if a == b else (row[a], row[b])
                left_lying = tuple(tile for place, tile in enumerate(row) if place not in (a, b))
                if not is_row(left_lying):
                    continue
                rows = (*position.rows[:number], left_lying, *position.rows[number + 1 :])
                for laid, left in arrangements((*position.stock, *robbed)):
                    # Jokers are alike: what matters is how many tiles of each kind stay in the stock.
                    if is_row(laid) and len(left) < len(position.stock) and is_part(left, position.stock):
                        yield (*rows, laid), in_order(left), len(robbed)


def is_part(some: Row, tiles: Row) -> bool:
    return all(some.count(tile) <= tiles.count(tile) for tile in some)


def merges(row: Row, tiles: Row) -> Iterator[tuple[Row, Row]]:
    """Every way to lay a row anew, in its order, with some of the tiles put in between or at its ends."""
    begun: list[tuple[Row, Ends | None, Row, Row]] = [((), None, row, tiles)]
    for laid, ends, rest, left in begun:  # which grows meanwhile
        fitting = followers(ends)
        if not rest:
            yield laid, left
        elif rest[0] in fitting:
            begun.append(((*laid, rest[0]), fitting[rest[0]], rest[1:], left))
        for tile in set(left):
            if tile in fitting:
                begun.append(((*laid, tile), fitting[tile], rest, without(left, tile)))


def additions(position: Position) -> Iterator[tuple[tuple[Row, ...], Row]]:
    """B10: rows and stock after every addition."""
    if not position.may_add:
        return
    for number, row in enumerate(position.rows):
        for merged, left in merges(row, position.stock):
            if len(merged) > len(row) and is_row(merged):
                yield (*position.rows[:number], merged, *position.rows[number + 1 :]), in_order(left)


def has_action(position: Position) -> bool:
    """B14: some action, now or after swaps."""
    if position.display or position.pool or any(True for _ in new_rows(position)) or any(additions(position)):
        return True
    return any(has_action(swapped) for swapped in swaps(position))


def turns(position: Position) -> set[tuple[object, ...]]:
    """Every result of one swap or one action."""
    found: set[tuple[object, ...]] = {("row", *result) for result in new_rows(position)}
    found |= {("add", *result) for result in additions(position)}
    first: list[Tile] = [*position.display, *(["hidden"] if position.pool else [])]
    for one in first:
        found.add(("draw", one))
        second = [*(tile for tile in position.display if tile != one)]
        second += ["hidden"] if position.pool - (one == "hidden") > 0 else []
        found |= {("draw", one, two) for two in second}
    hopeless = not has_action(position)
    if hopeless:
        found.add(("pass",))
    found |= {("swap", after.rows, after.stock) for after in swaps(position) if hopeless or has_action(after)}
    return found
