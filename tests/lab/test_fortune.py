"""What results owe to chance is nothing on average, whatever the playouts are worth, and explains most of them."""

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
from reihum.lab.fortune import owed_to_chance, without
from reihum.lab.play import ThinkingTime, play_game
from reihum.lab.tasks import Experiment


def test_the_example_runs() -> None:
    assert doctest.testmod(fortune, extraglobs={"np": np}).failed == 0


def played(name: str, number: int, levels: tuple[str, ...] = ("greedy", "uniform")) -> Match:
    """A match between simple bots."""
    game = reihum.game(name, players=len(levels))
    match = Match(game, game.key("fortune", number))
    bots = [make_bot(level, game.rules, f"{number} {seat}") for seat, level in enumerate(levels)]
    while not match.is_over:
        match.play(bots[match.to_move].choose(match.concealed(match.to_move)))
    return match


@pytest.mark.parametrize("name", ["one_to_nine", "superstar", "pretty_tricky"])
def test_it_is_nothing_on_average_though_one_plays_better(name: str) -> None:
    """The playouts are as good as nothing (two of them), and one seat plays like a die: luck is luck all the same."""
    owed = np.array([owed_to_chance(played(name, number), str(number), 2) for number in range(200)])
    assert np.allclose(owed.sum(axis=1), 0, atol=1e-4)
    # the starting seat may be worth more than the other: what is nothing is the mean over both
    swapped = [owed_to_chance(played(name, n, ("uniform", "greedy")), str(n), 2)[1] for n in range(200)]
    both = (owed[:, 0] + np.array(swapped)) / 2
    assert abs(both.mean()) < 4 * both.std() / np.sqrt(len(both))
    assert both.std() > 0


@pytest.mark.parametrize(("name", "explained"), [("superstar", 0.7), ("pretty_tricky", 0.8), ("one_to_nine", 0.8)])
def test_it_goes_with_winning(name: str, explained: float) -> None:
    matches = [played(name, number, ("greedy", "greedy")) for number in range(60)]
    owed = [owed_to_chance(match, str(number))[0] for number, match in enumerate(matches)]
    won = [float(match.scores().ranks[0] == 1) for match in matches]
    assert np.corrcoef(owed, won)[0, 1] > explained


def test_three_players_share_what_chance_brought() -> None:
    owed = owed_to_chance(played("superstar", 1, ("greedy", "uniform", "greedy")), "1")
    assert len(owed) == 3
    assert sum(owed) == pytest.approx(0, abs=1e-4)


def test_looking_at_luck_changes_nothing() -> None:
    match = played("superstar", 1)
    before = match.to_bytes()
    assert owed_to_chance(match, "1") == owed_to_chance(match, "1") != owed_to_chance(match, "2")
    assert match.to_bytes() == before


def test_results_without_it_are_the_same_on_average_and_surer() -> None:
    """Made-up results of 2,000 deals, of which chance explains three quarters; and playouts that know nothing."""
    luck = np.random.default_rng(1)
    owed = luck.normal(0, 0.3, 2000)
    results = 0.55 + owed + luck.normal(0, 0.17, 2000)
    adjusted = without(results, owed)
    assert adjusted.mean() == pytest.approx(0.55, abs=4 * 0.17 / np.sqrt(2000))
    assert results.var() / adjusted.var() > 3
    unrelated = without(results, luck.normal(0, 5, 2000))
    assert results.var() / unrelated.var() == pytest.approx(1, abs=0.02)


def test_a_result_has_no_say_in_what_is_taken_from_it() -> None:
    """Else the mean would lean towards the playouts: every result's own part comes from the other half."""
    owed = np.array([0.4, -0.1, 0.2, -0.3, 0.1, -0.2])
    results = np.array([1.0, 0.0, 1.0, 0.5, 0.0, 0.5])
    other = results.copy()
    other[0] = 0.0
    change = without(results, owed) - without(other, owed)
    assert change[0] == pytest.approx(1.0)
    assert np.allclose(change[2::2], 0)


def arena_of(experiment: Experiment) -> Arena:
    """An arena, held here."""
    game, clock = experiment.setting.build(), ThinkingTime()
    task = experiment.tasks()[0]
    games = [
        play_game(game, task, deal, seating, clock)
        for deal in range(experiment.deals)
        for seating in experiment.seatings
    ]
    return Arena(experiment, games, dict.fromkeys(experiment.bots, 0.0))


@pytest.mark.parametrize("apart", [False, True])
def test_the_arena_tells_both(apart: bool) -> None:
    arena = arena_of(plan("superstar", ["greedy", "uniform"], 200, "1", adjusted=True, apart=apart))
    plain, adjusted = arena.win_share("greedy"), arena.adjusted("greedy")
    assert adjusted.mean == pytest.approx(plain.mean, abs=0.08)
    assert arena.saving("greedy") > 2
    assert arena.saving_of_chance("greedy") > 1
    assert adjusted.high - adjusted.low < plain.high - plain.low
    assert arena.judged("greedy") == adjusted


def test_games_apart_have_a_deal_each() -> None:
    """Two greedy bots on the same deal from both seats share the wins; on deals of their own they do not."""
    together, apart = (
        arena_of(plan("pretty_tricky", ["greedy", "search@2"], 20, "1", adjusted=True, apart=apart))
        for apart in (False, True)
    )
    assert {game.deal for game in apart.games} == {game.deal for game in together.games}
    assert [game.points for game in apart.games] != [game.points for game in together.games]


def test_the_command_prints_it(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")

    def arena(*more: str) -> str:
        words = ["arena", "--workers", "1", "--game", "superstar", "--bots", "greedy,uniform", "--games", "40", *more]
        return CliRunner().invoke(lab, words, catch_exceptions=False).stdout

    told = arena("--adjusted")
    assert "adjusted" in told
    assert "as sure as" in told
    assert max(len(line) for line in told.splitlines()) <= 80
    found = json.loads(arena("--adjusted", "--apart", "--json"))
    assert found["apart"]
    assert found["bots"]["greedy"]["saving"] > 0
    assert "adjusted" not in json.loads(arena("--json"))["bots"]["greedy"]
