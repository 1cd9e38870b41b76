"""What views are made of: the concealed record, and behind it points and ranks, in one go."""

import random

import numpy as np
import pytest

import reihum
from reihum.core.errors import BadOption
from reihum.core.record import WATCHER


@pytest.mark.parametrize("name", reihum.GAMES)
def test_a_sight_is_the_concealed_record_and_how_it_stands(name: str) -> None:
    rng = random.Random(name)
    game = reihum.game(name)
    size = game.rules.dtype.itemsize
    match = game.start(seed=name)
    for _ in range(60):
        if match.is_over:
            break
        for viewer in range(WATCHER, game.players):
            concealed, sight = match.concealed(viewer), match.sight(viewer)
            standing = np.zeros((2, game.players), np.int64)
            game.engine.scores_one(concealed.copy(), standing)
            assert sight[:size].tobytes() == concealed.tobytes()
            assert sight[size:].tobytes() == standing.tobytes()
            assert game.rules.view(sight) == game.rules.view(concealed)
        match.play(rng.choice(match.legal()))


def test_nobody_looks_from_a_seat_that_is_not_there() -> None:
    match = reihum.game("bloom", players=3).start(seed=1)
    with pytest.raises(BadOption, match="no seat 3"):
        match.sight(3)
