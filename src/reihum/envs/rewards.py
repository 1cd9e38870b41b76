"""Rewards: what a place is worth. Nothing is given before the end."""

from typing import Any

import numpy as np
from numpy.typing import NDArray


def rewards_of(ranks: Any) -> NDArray[np.float64]:
    """The rewards of ranks (1 is first), seats along the last axis.

    The first place is worth +1, the last −1, the others lie evenly between. Whoever shares a rank shares the mean of
    the places taken together, so that the rewards of a game always add up to 0.
    """
    own = np.asarray(ranks)[..., :, None]
    others = np.asarray(ranks)[..., None, :]
    places = (others < own).sum(-1) + ((others == own).sum(-1) - 1) / 2
    rewards: NDArray[np.float64] = 1.0 - 2.0 * places / (np.shape(ranks)[-1] - 1)
    return rewards
