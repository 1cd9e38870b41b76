"""Ranks from points: 1 is the best, equal points share a rank, and the next ones come as many places later."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from reihum.core.jit import rule

HIGH_WINS: Final = 1
LOW_WINS: Final = -1


@rule
def write_ranks(out: NDArray[np.int64], players: int, better: int) -> None:
    """Write every seat's rank into ``out[1]``, by its points in ``out[0]``.

    ``better`` is HIGH_WINS or LOW_WINS. If something breaks ties, points are ranked that have it added, as cents.
    """
    for seat in range(players):
        rank = 1
        for other in range(players):
            if better * out[0, other] > better * out[0, seat]:
                rank += 1
        out[1, seat] = rank
