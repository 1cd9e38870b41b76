"""What a position is worth to each seat (``bot/evaluation.py`` of a game): features, and weights fitted to games.

A seat's chance to win is the softmax of the weighted features of all seats; its expected points are weighted features
too. The weights stand beside the module (``weights.json``) and are made by ``python -m reihum.bots.tuning.fitting``.
"""

import json
from importlib import resources
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from reihum.core.record import MAX_PLAYERS
from reihum.core.registry import folder_of
from reihum.core.rules import Rules

Weights = NDArray[np.float64]
_FILE: Final = "weights.json"


def weights_path(rules: Rules) -> Path:
    """Where the weights of a game are kept."""
    return folder_of(rules) / "bot" / _FILE


def load_weights(package: str | None, features: tuple[str, ...]) -> tuple[Weights, Weights]:
    """The weights for winning and for points, by number of players, of the ``bot`` whose ``__package__`` is given.

    What was never fitted weighs nothing.

    A new game has no weights, and a feature that was given another name has none under its new one: both are played
    (and so fitted) without them. Weights of features that are gone are passed over.
    """
    assert package is not None
    path = resources.files(package).joinpath(_FILE)
    kept = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    places = {name: place for place, name in enumerate(features)}
    tables = []
    for kind in ("win", "points"):
        table = np.zeros((MAX_PLAYERS + 1, len(features)))
        for players, weights in kept.get(kind, {}).items():
            for name in places.keys() & weights.keys():
                table[int(players), places[name]] = weights[name]
        tables.append(table)
    return tables[0], tables[1]
