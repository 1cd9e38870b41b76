"""What a position is worth to each seat, one module a game: features of a seat, and weights fitted to played games.

A seat's chance to win is the softmax of the weighted features of all seats; its expected points are weighted features
too. The weights stand beside the module (``<game>.json``) and are made by ``python -m reihum.bots.fitting``.
"""

import json
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from reihum.core.record import MAX_PLAYERS

Weights = NDArray[np.float64]


def weights_path(game: str) -> Path:
    """Where the weights of a game are kept."""
    return Path(__file__).with_name(f"{game}.json")


def load_weights(game: str, features: tuple[str, ...]) -> tuple[Weights, Weights]:
    """The weights for winning and for points, by number of players. What was never fitted weighs nothing.

    A new game has no weights, and a feature that was given another name has none under its new one: both are played
    (and so fitted) without them. Weights of features that are gone are passed over.
    """
    path = weights_path(game)
    kept = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    places = {name: place for place, name in enumerate(features)}
    tables = []
    for kind in ("win", "points"):
        table = np.zeros((MAX_PLAYERS + 1, len(features)))
        for players, weights in kept.get(kind, {}).items():
            for name in places.keys() & weights.keys():
                table[int(players), places[name]] = weights[name]
        tables.append(table)
    return tables[0], tables[1]
