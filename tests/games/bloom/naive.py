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


@functools.cache
def ends(tiles: Row) -> frozenset[tuple[int, int]]:
    """The values that the first and the last tile can have (B11); as long as there are only jokers, counted from 0."""
    if len(tiles) == 1:
        value = 0 if tiles[0] == "J" else int(tiles[0])
        return frozenset({(value, value)})
    before, tile = tiles[:-1], tiles[-1]
    found = set()
    for first, last in ends(before):
        for value in (last + 1, last + 2):
            if value - first > 99:
                continue
            if tile == "J":
                found.add((first, value))
            elif all(other == "J" for other in before):
                found.add((int(tile) - (value - first), int(tile)))
            elif (value - 1) % 100 + 1 == tile:
                found.add((first, value))
    return frozenset(found)


def ascends(tiles: Row) -> bool:
    """Whether some choice of values for the jokers makes every step +1 or +2 within one lap (B11)."""
    return not tiles or bool(ends(tiles))


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


def arrangements(laid: Row, tiles: Row) -> Iterator[tuple[Row, Row]]:
    """Every way to go on from left to right with some of the tiles; with what remains of them."""
    yield laid, tiles
    for tile in set(tiles):
        if ascends((*laid, tile)):
            yield from arrangements((*laid, tile), without(tiles, tile))


def new_rows(position: Position) -> Iterator[tuple[tuple[Row, ...], Row, int]]:
    """B9: rows and stock after every new row, and how many tiles it robbed."""
    for laid, left in arrangements((), position.stock):
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
                for laid, left in arrangements((), (*position.stock, *robbed)):
                    # Jokers are alike: what matters is how many tiles of each kind stay in the stock.
                    if is_row(laid) and len(left) < len(position.stock) and is_part(left, position.stock):
                        yield (*rows, laid), in_order(left), len(robbed)


def is_part(some: Row, tiles: Row) -> bool:
    return all(some.count(tile) <= tiles.count(tile) for tile in some)


def merges(laid: Row, row: Row, tiles: Row) -> Iterator[tuple[Row, Row]]:
    """Every way to lay a row anew, in its order, with some of the tiles put in between or at its ends."""
    if not row:
        yield laid, tiles
    elif ascends((*laid, row[0])):
        yield from merges((*laid, row[0]), row[1:], tiles)
    for tile in set(tiles):
        if ascends((*laid, tile)):
            yield from merges((*laid, tile), row, without(tiles, tile))


def additions(position: Position) -> Iterator[tuple[tuple[Row, ...], Row]]:
    """B10: rows and stock after every addition."""
    if not position.may_add:
        return
    for number, row in enumerate(position.rows):
        for merged, left in merges((), row, position.stock):
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
