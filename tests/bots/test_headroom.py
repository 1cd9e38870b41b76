"""What a decision could gain over the heuristic is measured without flattery."""

import numpy as np
import pytest

import reihum
from reihum.bots.tuning.headroom import BEST, measure, worth

from .positions import positions

RULES = reihum.game("pretty_tricky").rules


def test_random_decisions_are_found_to_be_worse_than_the_heuristics() -> None:
    found = measure(RULES, positions=12, playouts=60, bots=["uniform"], seed=1)
    assert found.positions >= 12
    assert 20 < found.decisions < 50
    assert found.gains["uniform"][0] < -0.01
    assert found.gains[BEST][0] > found.gains["uniform"][0]
    assert found == measure(RULES, positions=12, playouts=60, bots=["uniform"], seed=1)


def test_chances_after_the_moves_of_both_halves_agree() -> None:
    """Different luck, the same worth within four standard errors; and never a chance outside 0 to 1."""
    match = next(iter(positions("pretty_tricky", 2, every=30)))
    record = match.concealed(match.to_move)
    for move in match.legal():
        one, two = (worth(RULES, record, int(move), 400, seed) for seed in ("a", "b"))
        assert one != two or one in (0.0, 1.0)
        assert one == pytest.approx(two, abs=4 * np.sqrt(0.5 / 400))
        assert 0 <= min(one, two) <= max(one, two) <= 1
