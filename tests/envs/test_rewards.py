"""What a place is worth."""

import numpy as np
import pytest

from reihum.envs.rewards import rewards_of


@pytest.mark.parametrize(
    ("ranks", "rewards"),
    [
        ([1, 2], [1, -1]),
        ([1, 1], [0, 0]),
        ([3, 1, 2], [-1, 1, 0]),
        ([1, 1, 3], [0.5, 0.5, -1]),
        ([1, 2, 2], [1, -0.5, -0.5]),
        ([1, 1, 1], [0, 0, 0]),
        ([2, 1, 2, 4, 5], [0.25, 1, 0.25, -0.5, -1]),
    ],
)
def test_the_first_gets_one_the_last_minus_one_and_ties_share(ranks: list[int], rewards: list[float]) -> None:
    assert rewards_of(ranks).tolist() == rewards


def test_many_games_at_once_are_judged_like_one_by_one_and_add_up_to_nothing() -> None:
    points = np.random.default_rng(1).integers(0, 4, (500, 4))
    ranks = 1 + (points[:, None, :] > points[:, :, None]).sum(-1)
    rewards = rewards_of(ranks)
    assert rewards.tolist() == [rewards_of(row).tolist() for row in ranks]
    assert np.abs(rewards.sum(1)).max() < 1e-12
