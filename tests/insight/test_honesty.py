"""What reviews call worse is worse in luck that they have not seen, and what they call equal is about equal."""

import pytest
from bench.insight import Found, Reviewing, Watching, summary, summary_of_luck

from reihum.insight.results import Effort
from reihum.lab.tasks import Setup

EFFORT = Effort(position=64, choosing=256, comparing=256, most=1024)


@pytest.fixture(scope="module")
def found() -> list[Found]:
    setting = Setup("superstar", 2)
    return [Reviewing(setting, ("easy", "easy"), number, EFFORT, 1024).work() for number in range(6)]


def test_decisions_called_worse_are_worse(found: list[Found]) -> None:
    told = summary(found)
    worse = told["worse"]["all"]
    assert worse["cases"] >= 15
    assert worse["worse"] >= 0.9 * worse["cases"]
    assert worse["lost"][0] == pytest.approx(worse["told"][0], abs=4 * worse["lost"][1] + 0.01)


def test_decisions_called_equal_are_about_equal(found: list[Found]) -> None:
    equal = summary(found)["equal"]
    assert equal["cases"] >= 4
    assert equal["within_two_errors"] >= equal["cases"] - 1


def test_two_equal_bots_owe_as_much_to_their_decisions(found: list[Found]) -> None:
    difference, error = summary(found)["equal_bots"]["difference"]
    assert abs(difference) < 4 * error


def test_draws_bring_nothing_to_any_seat_on_average() -> None:
    """Though one of them plays like a die, and so meets other draws."""
    luck = summary_of_luck(Watching(Setup("superstar", 2), ("uniform", "greedy"), 0, 300).work())
    assert luck["games"] == 300
    for mean, error in luck["draws"]:
        assert error > 0
        assert abs(mean) < 4 * error
