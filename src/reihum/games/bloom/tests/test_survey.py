"""What the record keeps of its rows, beside a count by hand: try every tile and every pair of tiles (B7, B9)."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from reihum.core.game import Game
from reihum.games.bloom import RULES
from reihum.games.bloom.pieces import FAR, JOKER, JOKERS, NEXT, NEXT_BUT_ONE, PAIRS, ROUND, WITH_JOKER
from reihum.games.bloom.rows import insert, remove
from reihum.games.bloom.survey import survey
from reihum.games.bloom.tests import naive
from reihum.games.bloom.tests.positions import record

Tiles = tuple[int, ...]


def is_row(tiles: Tiles) -> bool:
    return naive.is_row(tuple("J" if tile == JOKER else tile for tile in tiles))


def without(tiles: Tiles, *cells: int) -> Tiles:
    return tuple(tile for cell, tile in enumerate(tiles) if cell not in cells)


class Count:
    """What follows from rows, by trying."""

    def __init__(self, rows: list[Tiles]) -> None:
        self.loose: set[int] = set()
        self.pairs: list[set[int]] = [set() for _ in range(PAIRS)]
        self.loose_jokers: set[int] = set()
        self.joker_pairs: set[int] = set()
        self.swaps: list[set[int]] = [set() for _ in range(JOKERS)]
        self.mates: list[set[int]] = [set() for _ in range(JOKERS)]
        joker = 0
        for tiles in rows:
            for cell, tile in enumerate(tiles):
                if tile != JOKER:
                    self._count_number(tiles, cell)
                    continue
                self.swaps[joker] = {n for n in range(1, 101) if is_row((*tiles[:cell], n, *tiles[cell + 1 :]))}
                if cell == 0 or tiles[cell - 1] != JOKER:  # jokers side by side are alike
                    self._count_joker(tiles, cell, joker)
                joker += 1

    def _count_number(self, tiles: Tiles, cell: int) -> None:
        tile = tiles[cell]
        if is_row(without(tiles, cell)):
            self.loose.add(tile)
        for partner in partners(tiles, cell):
            way = (partner - tile) % 100
            if partner == JOKER:
                self.pairs[WITH_JOKER].add(tile)
            else:
                self.pairs[{1: NEXT, 2: NEXT_BUT_ONE}.get(way, FAR)].add(tile)
                if way >= 98:
                    self.pairs[ROUND].add(tile)

    def _count_joker(self, tiles: Tiles, cell: int, joker: int) -> None:
        if is_row(without(tiles, cell)):
            self.loose_jokers.add(joker)
        for partner in partners(tiles, cell):
            if partner == JOKER:
                self.joker_pairs.add(joker)
            else:
                self.mates[joker].add(partner)


def partners(tiles: Tiles, cell: int) -> Iterator[int]:
    """The tiles further right that may be robbed with the one in a cell."""
    for other in range(cell + 1, len(tiles)):
        left = without(tiles[:other], cell)
        if tiles[other] == JOKER and left and left[-1] == JOKER:
            continue  # as good as the one before it
        if is_row(without(tiles, cell, other)):
            yield tiles[other]


def numbers(halves: Any) -> set[int]:
    return {1 + 50 * half + bit for half in range(2) for bit in range(50) if (int(halves[half]) >> bit) & 1}


def bits(number: Any) -> set[int]:
    return {bit for bit in range(64) if (int(number) >> bit) & 1}


def rows_of(s: Any) -> list[Tiles]:
    return [
        tuple(map(int, s.tiles[begin : begin + length]))
        for begin, length in zip(s.begin[: s.rows], s.length[: s.rows], strict=True)
    ]


def check(s: Any) -> None:
    rows = rows_of(s)
    count = Count(rows)
    assert numbers(s.loose) == count.loose, rows
    assert [numbers(s.pairs[kind]) for kind in range(PAIRS)] == count.pairs, rows
    assert bits(s.loose_jokers) == count.loose_jokers, rows
    assert bits(s.joker_pairs) == count.joker_pairs, rows
    assert [numbers(s.swaps[joker]) for joker in range(JOKERS)] == count.swaps, rows
    assert [numbers(s.mates[joker]) for joker in range(JOKERS)] == count.mates, rows


def random_rows(luck: random.Random) -> list[Tiles]:
    """Some rows with jokers among them, now and then one that nearly closes the ring."""
    free = set(range(1, 101))
    jokers = JOKERS
    rows = []
    for _ in range(luck.randint(1, 3)):
        length = luck.choice([3, 4, 5, 5, 6, 7, 8]) if luck.random() < 0.95 else luck.randint(45, 70)
        value = luck.randint(1, 100)
        tiles = []
        for _ in range(length):
            number = (value - 1) % 100 + 1
            if jokers > 0 and (number not in free or luck.random() < 0.3):
                tiles.append(JOKER)
                jokers -= 1
            else:
                tiles.append(number)
            value += luck.choice([1, 2])
        used = [tile for tile in tiles if tile != JOKER]
        if free.issuperset(used) and is_row(tuple(tiles)):
            free.difference_update(used)
            rows.append(tuple(tiles))
        else:
            jokers += tiles.count(JOKER)
    return rows


def drawn(rows: list[Tiles]) -> Any:
    lines = [f"row A: {' '.join('J' if tile == JOKER else str(tile) for tile in tiles)}" for tiles in rows]
    return record(Game(RULES, 2, {}), "\n".join([*lines, "A:", "B:"]))[0]


@pytest.mark.parametrize("seed", range(40))
def test_b9_what_may_be_swapped_and_robbed_is_what_trying_shows(seed: int) -> None:
    luck = random.Random(seed)
    for _ in range(5):
        s = drawn(random_rows(luck))
        check(s)
        _change_often(s, luck)


def _change_often(s: Any, luck: random.Random) -> None:
    """Take tiles out of rows and put jokers back: what is kept of the other rows and their jokers stays right."""
    for _ in range(6):
        rows = rows_of(s)
        row = luck.randrange(len(rows)) if rows else -1
        if row < 0:
            return
        begin = int(s.begin[row])
        cell = luck.randrange(len(rows[row]))
        if is_row(without(rows[row], cell)):
            remove(s, row, begin + cell)
        elif s.table_jokers < JOKERS and is_row((*rows[row], JOKER)):
            insert(s, row, begin + len(rows[row]), JOKER)
        else:
            continue
        survey(s, row)
        check(s)


@pytest.mark.parametrize(("lead", "trail"), [(0, 3), (3, 0), (1, 2), (2, 1), (1, 1), (0, 2), (2, 0)])
def test_b11_outside_a_row_of_nearly_a_lap_little_fits(lead: int, trail: int) -> None:
    tiles = (*[JOKER] * lead, *range(1, 98, 2), *[JOKER] * trail)
    assert is_row(tiles)
    check(drawn([tiles]))
