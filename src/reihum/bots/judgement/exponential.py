"""The exponential function for the bots' softmaxes, of additions and multiplications alone.

Every build computes the same bits, which a machine's own library does not promise.
"""

import math
from typing import Final

import numpy as np

from reihum.core.jit import rule

LOWEST: Final = -40.0
"""Below this the result is 0: beside the largest term of a softmax, which is 1, it would be lost in rounding."""
ERROR: Final = 1e-14
"""The relative error is smaller than this, from `LOWEST` to 0."""

_LOG2_E: Final = 1.4426950408889634
# ln 2 in two parts. The first has so few digits that its products with small whole numbers are exact.
_LN2: Final = 6.93147180369123816490e-01
_LN2_REST: Final = 1.90821492927058770002e-10
_HALVED: Final = np.array([math.ldexp(1.0, -times) for times in range(60)], np.float64)


@rule
def exp(x: float) -> float:
    """The ``x``-th power of e; ``x`` is at most 0."""
    if x < LOWEST:
        return 0.0
    halvings = int(0.5 - x * _LOG2_E)
    r = (x + halvings * _LN2) + halvings * _LN2_REST  # at most half of ln 2 away from 0: Taylor's series is short
    q = r * r
    sum10 = 1.0 / 3628800.0 + r * (1.0 / 39916800.0)
    sum8 = 1.0 / 40320.0 + r * (1.0 / 362880.0) + q * sum10
    sum6 = 1.0 / 720.0 + r * (1.0 / 5040.0) + q * sum8
    sum4 = 1.0 / 24.0 + r * (1.0 / 120.0) + q * sum6
    sum2 = 0.5 + r * (1.0 / 6.0) + q * sum4
    return (1.0 + r + q * sum2) * _HALVED[halvings]
