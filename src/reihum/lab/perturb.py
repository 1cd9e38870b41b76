"""Components that might have been: the usual table of a box with some of its numbers changed at random.

Generic over games: a number moves by one or two trade places, and the game's own check says whether the result is a
table of this game at all.
"""

import copy
from collections.abc import Mapping
from typing import Any

import numpy as np

from reihum.core.errors import BadOption
from reihum.core.rules import Components
from reihum.lab.tasks import plain

_TRIES = 10_000
_Place = tuple[list[Any], int]


def perturbed(components: Components, changes: int, seed: int) -> dict[str, Any]:
    """The usual table after this many small changes, each of which leaves a valid one."""
    luck = np.random.default_rng(seed)
    table = plain(components.default)
    made = 0
    for _ in range(_TRIES):
        if made == changes:
            break
        changed = _change(table, luck)
        if _is_other(components, table, changed):
            table = changed
            made += 1
    return table


def entries(components: Components) -> int:
    """How many numbers the lists of a table hold."""
    return len(_places(plain(components.default)))


def _change(table: Mapping[str, Any], luck: np.random.Generator) -> dict[str, Any]:
    changed: dict[str, Any] = copy.deepcopy(dict(table))
    places = _places(changed)
    (one, i), (other, j) = (places[int(number)] for number in luck.choice(len(places), 2, replace=False))
    if luck.random() < 0.5:
        one[i], other[j] = other[j], one[i]
    else:
        step = int(luck.choice((-1, 1)))
        one[i] += step
        if luck.random() < 0.5:  # where the box has this many in all, what is added here is taken away there
            other[j] -= step
    return changed


def _places(value: Any) -> list[_Place]:
    """Every number in a list of the table, as the list and the place in it."""
    if isinstance(value, dict):
        return [place for part in value.values() for place in _places(part)]
    if isinstance(value, list):
        return [(value, i) for i, number in enumerate(value) if isinstance(number, int)]
    return []


def _is_other(components: Components, table: Mapping[str, Any], changed: Mapping[str, Any]) -> bool:
    try:
        return not np.array_equal(components.parse(table), components.parse(changed))
    except BadOption:
        return False
