"""Glicko-2: a rating, how uncertain it is, and how much the player's strength wavers.

After Mark Glickman, "Example of the Glicko-2 system" (http://www.glicko.net/glicko/glicko2.pdf), with its steps and its
Greek letters. The package `glicko2` takes the rating for the deviation in step 5.
"""

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

_SCALE: Final = 173.7178
_MIDDLE: Final = 1500.0
_TAU: Final = 0.5  # how much a volatility may change: the paper's own choice
_NEAR: Final = 1e-6


class Standing(NamedTuple):
    """What is known of a player's strength."""

    rating: float
    deviation: float
    volatility: float


class RatedGame(NamedTuple):
    """One game as its player sees it: the opponent, and 1 for a win, 0.5 for a draw, 0 for a loss."""

    rating: float
    deviation: float
    score: float


def rated(player: Standing, games: Sequence[RatedGame]) -> Standing:
    """A player's standing after a period with at least one game."""
    mu, phi = (player.rating - _MIDDLE) / _SCALE, player.deviation / _SCALE
    information = 0.0  # 1 / v
    surprise = 0.0
    for game in games:
        g = 1 / math.sqrt(1 + 3 * (game.deviation / _SCALE / math.pi) ** 2)
        expected = 1 / (1 + math.exp(-g * (mu - (game.rating - _MIDDLE) / _SCALE)))
        information += g**2 * expected * (1 - expected)  # step 3
        surprise += g * (game.score - expected)
    v = 1 / information
    delta = v * surprise  # step 4
    sigma = _volatility(player.volatility, phi, v, delta)
    phi = 1 / math.sqrt(1 / (phi**2 + sigma**2) + 1 / v)  # steps 6 and 7
    mu += phi**2 * surprise
    return Standing(_MIDDLE + _SCALE * mu, _SCALE * phi, sigma)  # step 8


def _volatility(sigma: float, phi: float, v: float, delta: float) -> float:
    """Step 5: the new volatility, the root of a function that falls, found between two numbers on either side of it."""
    a = math.log(sigma**2)

    def f(x: float) -> float:
        rest = phi**2 + v + math.exp(x)
        return math.exp(x) * (delta**2 - rest) / (2 * rest**2) - (x - a) / _TAU**2

    if delta**2 > phi**2 + v:
        end = math.log(delta**2 - phi**2 - v)
    else:
        end = a - _TAU
        while f(end) < 0:
            end -= _TAU
    return math.exp(_root(f, a, end) / 2)


def _root(f: Callable[[float], float], a: float, b: float) -> float:
    """The Illinois algorithm: regula falsi that halves the weight of an end that stays."""
    f_a, f_b = f(a), f(b)
    while abs(b - a) > _NEAR:
        c = a + (a - b) * f_a / (f_b - f_a)
        f_c = f(c)
        if f_c * f_b <= 0:
            a, f_a = b, f_b
        else:
            f_a /= 2
        b, f_b = c, f_c
    return a
