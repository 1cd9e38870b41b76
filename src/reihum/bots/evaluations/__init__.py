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
    """The weights for winning and for points, by number of players. What was never fitted weighs nothing."""
    kept = json.loads(weights_path(game).read_text(encoding="utf-8"))
    tables = []
    for kind in ("win", "points"):
        table = np.zeros((MAX_PLAYERS + 1, len(features)))
        for players, weights in kept[kind].items():
            for name, weight in weights.items():
                table[int(players), features.index(name)] = weight
        tables.append(table)
    return tables[0], tables[1]
