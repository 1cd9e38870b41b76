"""Chances that come true are found to, others not; what was told in one game is not taken for much evidence."""

from pathlib import Path

import numpy as np
import pytest

from reihum.core.errors import BadOption
from reihum.lab.calibration import JUDGES, Asked, Calibration, Told, calibrate
from reihum.lab.run import Means
from reihum.lab.tasks import Setup


def made_up(true: float, told: float, games: int, each: int = 1) -> Calibration:
    """Games in which a seat wins so often, and is told another chance so many times each."""
    luck = np.random.default_rng(1)
    won = luck.random(games) < true
    found = [Told(game, float(won[game]), told, told, told) for game in range(games) for _ in range(each)]
    return Calibration(found, "search", 2, games)


def test_honest_chances_are_found_honest_and_others_not() -> None:
    assert not any(part.is_off for part in made_up(0.7, 0.7, 1000).bins())
    assert all(part.is_off and not part.is_far_off for part in made_up(0.7, 0.75, 1000).bins())
    assert all(part.is_far_off for part in made_up(0.7, 0.9, 1000).bins())


def test_saying_it_often_in_one_game_makes_it_no_surer() -> None:
    [once], [often] = made_up(0.5, 0.55, 100).bins(), made_up(0.5, 0.55, 100, each=20).bins()
    assert often.times == 20 * once.times
    assert often.error == pytest.approx(once.error, rel=0.1)


def test_the_score_rewards_knowing_more() -> None:
    found = made_up(0.9, 0.9, 1000)
    assert found.brier < found.blind_brier == pytest.approx(0.25)


def test_chances_of_a_bot_are_told_before_the_end_is_known() -> None:
    asked = Asked(Setup("superstar", 2), "easy", "1", 0, 8)
    told = asked.work()
    assert told == asked.work()
    assert len(told) > 8
    assert all(one.won in (0, 0.5, 1) for one in told)
    for judge in JUDGES:
        assert all(0 <= getattr(one, judge) <= 1 for one in told)
        assert len({getattr(one, judge) for one in told}) > 4


def test_it_goes_on_where_it_was(tmp_path: Path) -> None:
    means = Means(workers=1, keep=tmp_path / "kept.jsonl")
    first = calibrate("superstar", "easy", 8, 2, "1", means)
    again = calibrate("superstar", "easy", 16, 2, "1", means)
    assert list(first) == list(again) == list(JUDGES)
    assert {one.games for one in first.values()} == {8}
    assert {one.games for one in again.values()} == {16}
    assert len((tmp_path / "kept.jsonl").read_text().splitlines()) == 1 + 4


def test_who_does_not_look_ahead_is_not_asked() -> None:
    with pytest.raises(BadOption, match="tells no chances"):
        calibrate("superstar", "greedy", 8, 2, "1", Means(workers=1))
