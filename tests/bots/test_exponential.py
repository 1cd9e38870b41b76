"""The bots' exponential function is as exact as it says, over all that they use it for."""

import itertools
import math

import numpy as np
import pytest

from reihum.bots.judgement.exponential import ERROR, LOWEST, exp


def test_its_error_is_smaller_than_it_says() -> None:
    luck = np.random.default_rng(1)
    tried = [
        *np.linspace(LOWEST, 0.0, 20_001),
        *luck.uniform(-2.0, 0.0, 20_000),
        *-(10.0 ** luck.uniform(-18, 1, 2000)),
    ]
    for x in map(float, tried):
        assert abs(exp(x) / math.exp(x) - 1.0) < ERROR


def test_nothing_is_lost_at_the_ends() -> None:
    assert exp(0.0) == exp(-0.0) == 1.0
    assert exp(LOWEST) == pytest.approx(math.exp(LOWEST), rel=ERROR)
    assert exp(LOWEST - 1e-9) == exp(-1e300) == 0.0
    assert 1.0 + exp(LOWEST) == 1.0, "what is left out would change a sum"


def test_it_never_falls() -> None:
    values = [exp(float(x)) for x in np.linspace(-3.0, 0.0, 30_001)]
    assert all(one < two for one, two in itertools.pairwise(values))
