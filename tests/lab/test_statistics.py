"""Intervals that hold what they promise, ratings and variance parts that find what was put in."""

import math

import numpy as np
import pytest

from reihum.lab.statistics import (
    always_valid,
    by_deal,
    estimate,
    rating_errors,
    ratings,
    share,
    student,
    variance_parts,
)


@pytest.mark.parametrize(
    ("freedom", "wanted"), [(1, 12.706), (2, 4.303), (4, 2.776), (9, 2.262), (29, 2.045), (999, 1.962)]
)
def test_students_quantile(freedom: int, wanted: float) -> None:
    assert student(freedom) == pytest.approx(wanted, rel=0.002)


def test_one_deal_has_no_interval() -> None:
    assert estimate([3.0]) == (3.0, -math.inf, math.inf)
    assert share([0.75]) == pytest.approx((0.75, 0.0, 1.0), abs=1e-3)


def test_wins_without_a_loss_are_no_certainty() -> None:
    found = share([1.0] * 20)
    assert found.mean == found.high == 1
    assert 0.75 < found.low < 0.9


def test_shares_of_independent_games_have_wilsons_interval() -> None:
    found = share([1.0] * 60 + [0.0] * 40)
    assert found == pytest.approx((0.6, 0.50, 0.69), abs=0.01)


def test_duplicate_deals_that_cancel_luck_give_a_narrow_interval() -> None:
    """Every deal is won once from either side, save a few: far surer than as many independent games."""
    paired = share([0.5] * 90 + [1.0] * 10)
    alone = share([1.0] * 110 + [0.0] * 90)
    assert paired.mean == alone.mean
    assert paired.high - paired.low < 0.5 * (alone.high - alone.low)


@pytest.mark.parametrize("truth", [0.3, 0.8])
def test_intervals_cover_the_truth_about_95_times_in_100(truth: float) -> None:
    luck = np.random.default_rng(1)
    deals, hits_share, hits_mean = 40, 0, 0
    expected = truth + _clipped_bias(truth)
    for _ in range(1000):
        # Two games a deal, which share the deal's luck.
        lean = np.clip(truth + luck.normal(0, 0.15, deals), 0, 1)
        drawn = (luck.random((2, deals)) < lean).mean(0)
        found = share(drawn)
        hits_share += found.low <= expected <= found.high
        plain = estimate(drawn)
        hits_mean += plain.low <= expected <= plain.high
    assert 0.925 <= hits_share / 1000 <= 0.98
    assert 0.925 <= hits_mean / 1000 <= 0.98


def _clipped_bias(truth: float) -> float:
    many = np.clip(truth + np.random.default_rng(2).normal(0, 0.15, 200_000), 0, 1)
    return float(many.mean()) - truth


def test_who_looks_all_the_time_is_seldom_misled() -> None:
    """Equal bots: an ordinary interval leaves out the truth at some time in many experiments, this one in very few."""
    rng = np.random.default_rng(1)
    misled = ordinary = 0
    for _ in range(200):
        deals = rng.choice([0.0, 0.5, 1.0], 400, p=[0.25, 0.5, 0.25])
        looks = range(10, 401, 10)
        misled += any(not (found := always_valid(deals[:n], 0.5)).low <= 0.5 <= found.high for n in looks)
        ordinary += any(not (found := share(deals[:n])).low <= 0.5 <= found.high for n in looks)
    assert misled <= 12
    assert ordinary > 30


def test_a_clear_case_is_decided_soon() -> None:
    rng = np.random.default_rng(2)
    deals = rng.choice([0.0, 0.5, 1.0], 100, p=[0.05, 0.4, 0.55])
    assert always_valid(deals, 0.5).low > 0.5
    assert always_valid([1.0] * 9, 0.5).low == 0
    assert always_valid([1.0] * 30, 0.5).low > 0.5


def test_the_mean_of_a_deal() -> None:
    assert by_deal([7, 3, 7, 3], [1.0, 0.0, 0.0, 0.5]).tolist() == [0.25, 0.5]


def test_ratings_find_the_strengths() -> None:
    true = np.array([200.0, 50.0, -250.0])
    odds = 1 / (1 + 10 ** ((true[None, :] - true[:, None]) / 400))
    won = 10_000 * odds
    np.fill_diagonal(won, 0)
    assert ratings(won) == pytest.approx(true, abs=1)


def test_who_never_lost_has_a_rating_too() -> None:
    found = ratings(np.array([[0.0, 30.0], [0.0, 0.0]]))
    assert np.isfinite(found).all()
    assert found[0] > 300
    assert found.sum() == pytest.approx(0)


def test_the_error_of_a_rating_is_that_of_its_odds() -> None:
    """Two bots, 64 wins and 36 losses: the error of the log odds is 1/√(n p q), of which each bot has half."""
    found = rating_errors(np.array([[0.0, 63.5], [35.5, 0.0]]))
    assert found == pytest.approx(400 / math.log(10) / math.sqrt(100 * 0.64 * 0.36) / 2, rel=0.01)


@pytest.mark.parametrize("parts", [(4.0, 1.0, 1.0), (0.0, 3.0, 1.0), (1.0, 0.0, 3.0)])
def test_variance_parts_find_what_was_put_in(parts: tuple[float, float, float]) -> None:
    luck = np.random.default_rng(3)
    players, deals, rest = (math.sqrt(part) for part in parts)
    results = (
        players * luck.normal(size=(300, 1)) + deals * luck.normal(size=(1, 300)) + rest * luck.normal(size=(300, 300))
    )
    assert variance_parts(results) == pytest.approx([part / sum(parts) for part in parts], abs=0.08)


def test_results_that_never_differ_are_all_rest() -> None:
    assert variance_parts(np.ones((3, 4))) == (0, 0, 1)
