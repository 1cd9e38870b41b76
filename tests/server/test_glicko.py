"""Glicko-2 as its author computes it."""

import json
import math
import random
from pathlib import Path

import pytest

from reihum.server.people.glicko import RatedGame, Standing, rated


def test_the_example_of_the_paper() -> None:
    games = [RatedGame(1400, 30, 1), RatedGame(1550, 100, 0), RatedGame(1700, 300, 0)]
    after = rated(Standing(1500, 200, 0.06), games)
    assert after.rating == pytest.approx(1464.06, abs=0.02)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_the_page_and_the_server_rate_alike() -> None:
    """The page is tested with these cases, too (`web/test/puzzles.test.ts`); the first is the paper's."""
    cases = json.loads((Path(__file__).parent / "glicko_cases.json").read_text(encoding="utf-8"))
    for case in cases:
        after = rated(Standing(**case["player"]), [RatedGame(**game) for game in case["games"]])
        assert after == pytest.approx(tuple(case["after"].values()), rel=1e-9)


def test_the_new_volatility_solves_step_5() -> None:
    """Also far from the paper's example, where a rating taken for a deviation would show."""
    luck = random.Random(7)
    for _ in range(500):
        before = Standing(luck.uniform(700, 2600), luck.uniform(30, 350), luck.uniform(0.03, 0.2))
        games = [RatedGame(luck.uniform(700, 2600), luck.uniform(30, 350), luck.choice([0, 0.5, 1])) for _ in range(4)]
        after = rated(before, games)
        phi, x = before.deviation / 173.7178, math.log(after.volatility**2)
        g = [1 / math.sqrt(1 + 3 * (game.deviation / 173.7178) ** 2 / math.pi**2) for game in games]
        e = [1 / (1 + 10 ** (-one * (before.rating - game.rating) / 400)) for one, game in zip(g, games, strict=True)]
        v = 1 / sum(one**2 * hope * (1 - hope) for one, hope in zip(g, e, strict=True))
        delta = v * sum(one * (game.score - hope) for one, hope, game in zip(g, e, games, strict=True))
        left = math.exp(x) * (delta**2 - phi**2 - v - math.exp(x)) / (2 * (phi**2 + v + math.exp(x)) ** 2)
        assert left == pytest.approx((x - math.log(before.volatility**2)) / 0.5**2, abs=1e-4)


def test_a_win_lifts_and_a_loss_lowers_and_both_make_more_certain() -> None:
    for score, sign in ((1, 1), (0, -1)):
        after = rated(Standing(1500, 350, 0.06), [RatedGame(1500, 350, score)])
        assert (after.rating - 1500) * sign > 100
        assert after.deviation < 350
