"""Means with honest intervals, ratings, and parts of a variance.

Games of the same deal belong together: they share the luck that duplicate deals are played to cancel. So every interval
is made from one number a deal, not one a game.
"""

import math
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Z: Final = 1.959963984540054  # 95 % of a normal distribution lie within this many deviations
_WRONG: Final = 0.05
_LEAST_DEALS: Final = 10
_NARROWEST: Final = 200  # deals
_MIXTURE: Final = 8.78  # −2 ln α + ln(−2 ln α) + 1
_EXACT_T: Final = (12.706, 4.303, 3.182, 2.776, 2.571)  # of Student's distribution with 1 to 5 degrees of freedom


class Estimate(NamedTuple):
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float

    def rounded(self, digits: int = 4) -> "Estimate":
        """The same with this many digits."""
        return Estimate(*(round(number, digits) for number in self))


def student(freedom: int) -> float:
    """How many standard errors a 95 % interval reaches, estimated from ``freedom`` + 1 numbers."""
    if freedom < 1:
        return math.inf
    if freedom <= len(_EXACT_T):
        return _EXACT_T[freedom - 1]
    z, v = Z, freedom
    return (
        z
        + (z**3 + z) / (4 * v)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3)
    )


def estimate(numbers: Sequence[float] | Floats) -> Estimate:
    """The mean of independent numbers, one a deal."""
    values = np.asarray(numbers, np.float64)
    mean = float(values.mean())
    if len(values) < 2:
        return Estimate(mean, -math.inf, math.inf)
    reach = student(len(values) - 1) * float(values.std(ddof=1)) / math.sqrt(len(values))
    return Estimate(mean, mean - reach, mean + reach)


def share(numbers: Sequence[float] | Floats) -> Estimate:
    """The mean of independent shares between 0 and 1, one a deal, with Wilson's interval.

    Wilson's stays within 0 and 1 and does not shrink to a point when every game was won. Its sample size is the number
    of independent games that would have the same standard error; deals that do not differ at all count one each.
    """
    values = np.asarray(numbers, np.float64)
    count = len(values)
    mean = float(values.mean())
    square = float(values.var(ddof=1)) / count if count > 1 else 0.0
    games = mean * (1 - mean) / square if square > 0 else float(count)
    reach = min(student(count - 1), 1e6)
    middle = (mean + reach**2 / (2 * games)) / (1 + reach**2 / games)
    half = reach / (1 + reach**2 / games) * math.sqrt(mean * (1 - mean) / games + reach**2 / (4 * games**2))
    return Estimate(mean, max(0.0, middle - half), min(1.0, middle + half))


def always_valid(numbers: Sequence[float] | Floats, fair: float) -> Estimate:
    """The mean of independent shares, with a 95 % interval that one may look at as often as one likes.

    Who stops as soon as an ordinary interval leaves out equal shares is wrong much oftener than one time in twenty.
    This one covers the truth at all times together (Robbins' normal mixture, as an asymptotic confidence sequence;
    narrowest after some hundred deals). A win and a loss are added to the variance, so that a one-sided beginning
    proves nothing.
    """
    values = np.asarray(numbers, np.float64)
    count = len(values)
    mean = float(values.mean())
    if count < _LEAST_DEALS:
        return Estimate(mean, 0.0, 1.0)
    variance = float(values.var(ddof=1)) + 2 * fair * (1 - fair) / count
    weight = _MIXTURE / _NARROWEST
    reach = math.sqrt(
        variance * 2 * (count * weight + 1) / (count**2 * weight) * math.log(math.sqrt(count * weight + 1) / _WRONG)
    )
    return Estimate(mean, max(0.0, mean - reach), min(1.0, mean + reach))


def ratings(won: Floats) -> Floats:
    """Bradley–Terry ratings from ``won[i, j]``, the comparisons that i won against j (half for a tie), on Elo's scale.

    The field's mean is 0, and 400 points are odds of ten to one. Every pair that met is given one tie more, so that a
    bot that never lost has a rating too.
    """
    met = won + won.T > 0
    counted = won + 0.5 * met
    games = counted + counted.T
    strength = np.ones(len(won))
    for _ in range(2000):
        weights = np.where(met, games / (strength[:, None] + strength[None, :]), 0.0).sum(1)
        updated = np.where(weights > 0, counted.sum(1) / np.maximum(weights, 1e-300), 1.0)
        updated /= np.exp(np.log(updated).mean())
        if np.abs(np.log(updated / strength)).max() < 1e-10:
            break
        strength = updated
    return 400 / math.log(10) * np.log(strength)


def rating_errors(won: Floats) -> Floats:
    """How unsure those ratings are (one standard error), from how sharply the likelihood peaks at them."""
    met = won + won.T > 0
    games = won + won.T + met
    strength = 10 ** (ratings(won) / 400)
    expected = strength[:, None] / (strength[:, None] + strength[None, :])
    known = np.where(met, games * expected * (1 - expected), 0.0)
    return 400 / math.log(10) * np.sqrt(np.diag(np.linalg.pinv(np.diag(known.sum(1)) - known)))


def resampled(deals: int, times: int, seed: int = 1) -> NDArray[np.int64]:
    """Which deals (with repetition) each of ``times`` thought-up repetitions of an experiment would have had."""
    return np.random.default_rng(seed).integers(0, deals, (times, deals))


class Parts(NamedTuple):
    """Where the variance of results comes from, as shares that add up to 1."""

    players: float  # which bots play: skill
    deal: float  # the cards or dice that whoever plays would have had, and who starts
    rest: float  # luck that arises in play: the same deal with other moves meets other draws


def variance_parts(results: Floats) -> Parts:
    """The parts of the variance of ``results[pairing, deal]``, every pairing on every deal (two-way analysis)."""
    pairings, deals = results.shape
    grand = results.mean()
    by_pairing, by_deal = results.mean(1), results.mean(0)
    rest = results - by_pairing[:, None] - by_deal[None, :] + grand
    mean_rest = float((rest**2).sum()) / ((pairings - 1) * (deals - 1))
    mean_pairing = deals * float(((by_pairing - grand) ** 2).sum()) / (pairings - 1)
    mean_deal = pairings * float(((by_deal - grand) ** 2).sum()) / (deals - 1)
    parts = [max(0.0, (mean_pairing - mean_rest) / deals), max(0.0, (mean_deal - mean_rest) / pairings), mean_rest]
    total = sum(parts)
    return Parts(*(part / total for part in parts)) if total > 0 else Parts(0.0, 0.0, 1.0)


def by_deal(deals: Sequence[int], values: Sequence[Any] | Floats) -> Floats:
    """The mean of the values of each deal, in the order of deals."""
    numbers = np.asarray(deals)
    _, place = np.unique(numbers, return_inverse=True)
    return np.bincount(place, np.asarray(values, np.float64)) / np.bincount(place)
