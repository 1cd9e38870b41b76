"""What results owe to chance is nothing on average, whatever the evaluation is worth, and explains a part of them."""

import doctest
import json

import numpy as np
import pytest
from typer.testing import CliRunner

import reihum
from reihum.bots import make_bot
from reihum.core.match import Match
from reihum.lab import fortune
from reihum.lab.arena import Arena, plan
from reihum.lab.cli import lab
from reihum.lab.fortune import Fortune, without
from reihum.lab.play import ThinkingTime, play_game


def test_the_example_runs() -> None:
    assert doctest.testmod(fortune, extraglobs={"np": np}).failed == 0


def played(name: str, number: int) -> tuple[Match, Fortune]:
    """A match between simple bots, and what its seats owe to chance."""
    game = reihum.game(name, players=2)
    match = Match(game, game.key("fortune", number))
    found = Fortune(match, str(number))
    bots = [make_bot("greedy", game.rules, f"{number} {seat}") for seat in range(2)]
    while not match.is_over:
        move = bots[match.to_move].choose(match.concealed(match.to_move))
        found.before_move(move)
        match.play(move)
    return match, found


@pytest.mark.parametrize("name", ["one_to_nine", "superstar"])
def test_it_is_nothing_on_average_and_goes_with_winning(name: str) -> None:
    owed, won = [], []
    for number in range(200):
        match, found = played(name, number)
        assert sum(found.owed) == pytest.approx(0, abs=1e-4)
        owed.append(found.owed[0])
        won.append(float(match.scores().ranks[0] == 1))
    error = np.std(owed) / np.sqrt(len(owed))
    assert error > 0
    assert abs(np.mean(owed)) < 4 * error
    assert np.corrcoef(owed, won)[0, 1] > 0.3


def test_looking_at_luck_changes_nothing() -> None:
    game = reihum.game("superstar", players=2)
    match = Match(game, game.key("fortune", 1))
    found = Fortune(match, "1")
    before = match.to_bytes()
    found.before_move(int(match.legal()[-1]))
    assert match.to_bytes() == before, "the match itself goes on as it would have"


def test_results_without_it_are_the_same_on_average_and_surer() -> None:
    """Made-up results of 2,000 deals, of which chance explains three quarters; and an evaluation that knows nothing."""
    luck = np.random.default_rng(1)
    owed = luck.normal(0, 0.3, 2000)
    results = 0.55 + owed + luck.normal(0, 0.17, 2000)
    adjusted = without(results, owed)
    assert adjusted.mean() == pytest.approx(0.55, abs=4 * 0.17 / np.sqrt(2000))
    assert results.var() / adjusted.var() > 3
    unrelated = without(results, luck.normal(0, 5, 2000))
    assert results.var() / unrelated.var() == pytest.approx(1, abs=0.02)


def test_a_result_has_no_say_in_what_is_taken_from_it() -> None:
    """Else the mean would lean towards the evaluation: every result's own part comes from the other half."""
    owed = np.array([0.4, -0.1, 0.2, -0.3, 0.1, -0.2])
    results = np.array([1.0, 0.0, 1.0, 0.5, 0.0, 0.5])
    other = results.copy()
    other[0] = 0.0
    change = without(results, owed) - without(other, owed)
    assert change[0] == pytest.approx(1.0)
    assert np.allclose(change[2::2], 0)


def test_the_arena_tells_both() -> None:
    experiment = plan("superstar", ["greedy", "uniform"], 200, "1", fortune=True)
    game, clock = experiment.setting.build(), ThinkingTime()
    task = experiment.tasks()[0]
    games = [
        play_game(game, task, deal, seating, clock)
        for deal in range(experiment.deals)
        for seating in experiment.seatings
    ]
    arena = Arena(experiment, games, {"greedy": 0.0, "uniform": 0.0})
    plain, adjusted = arena.win_share("greedy"), arena.adjusted("greedy")
    assert adjusted.mean == pytest.approx(plain.mean, abs=0.08)
    assert arena.saving("greedy") > 1
    assert adjusted.high - adjusted.low < plain.high - plain.low
    assert arena.judged("greedy") == adjusted


def test_the_command_prints_it(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")

    def arena(*more: str) -> str:
        words = ["arena", "--workers", "1", "--game", "superstar", "--bots", "greedy,uniform", "--games", "40", *more]
        return CliRunner().invoke(lab, words, catch_exceptions=False).stdout

    told = arena("--less-luck")
    assert "without luck" in told
    assert "as sure as" in told
    assert max(len(line) for line in told.splitlines()) <= 80
    assert json.loads(arena("--less-luck", "--json"))["bots"]["greedy"]["saving"] > 0
    assert "adjusted" not in json.loads(arena("--json"))["bots"]["greedy"]
