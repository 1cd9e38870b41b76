"""The arena's numbers, checked by hand on made-up games, and its command."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from reihum.core.errors import BadOption
from reihum.lab.arena import Arena, plan
from reihum.lab.cli import lab
from reihum.lab.play import FinishedGame
from reihum.lab.tasks import Experiment, Setup


def game(deal: int, seats: tuple[str, ...], points: tuple[int, ...]) -> FinishedGame:
    ranks = tuple(1 + sum(other > own for other in points) for own in points)
    return FinishedGame(deal, seats, 0, points, ranks, 1, 1)


def arena_of(games: list[FinishedGame], players: int = 2) -> Arena:
    seatings = tuple(dict.fromkeys(one.seats for one in games))
    deals = 1 + max(one.deal for one in games)
    return Arena(Experiment(Setup("superstar", players), seatings, "1", deals), games, {})


def test_shares_points_and_differences() -> None:
    found = arena_of(
        [
            game(0, ("a", "b"), (3, 1)),
            game(0, ("b", "a"), (3, 0)),
            game(1, ("a", "b"), (3, 2)),
            game(1, ("b", "a"), (2, 2)),
        ]
    ).to_json()
    assert found["bots"]["a"]["win_share"] == pytest.approx((1 + 0 + 1 + 0.5) / 4)
    assert found["bots"]["b"]["win_share"] == pytest.approx(0.375)
    assert found["bots"]["a"]["points"] == pytest.approx((3 + 0 + 3 + 2) / 4)
    assert found["bots"]["a"]["point_difference"] == pytest.approx((2 - 3 + 1 + 0) / 4)
    assert found["bots"]["a"]["rating"] == -found["bots"]["b"]["rating"] > 0
    assert found["pairs"]["a"]["b"]["share"] == pytest.approx(0.625)
    assert found["games"] == 4
    assert found["fair_share"] == 0.5
    assert list(found["bots"]) == ["a", "b"], "best first"


def test_who_won_everything_is_not_sure_to_do_so_again() -> None:
    found = arena_of([game(deal, ("a", "b"), (3, 1)) for deal in range(10)])
    rating = found.rating("a")
    assert rating.low < rating.mean < rating.high
    assert found.win_share("a").low < 0.8


def test_three_players_compare_in_pairs() -> None:
    found = arena_of([game(deal, ("a", "b", "b"), (5, 3, 7)) for deal in range(4)], players=3)
    assert found.win_share("a").mean == 0
    assert found.win_share("b").mean == 0.5, "of a seat"
    assert found.difference("a").mean == 0
    against = found.against("a", "b")
    assert against is not None
    assert against.mean == 0.5


def test_bots_that_never_met_are_not_compared() -> None:
    found = arena_of([game(0, ("a", "b"), (3, 1)), game(0, ("c", "d"), (3, 1))])
    assert found.against("a", "c") is None
    assert "c" not in found.to_json()["pairs"]["a"]


def test_games_are_rounded_up_to_whole_deals() -> None:
    experiment = plan("superstar", ["greedy", "uniform"], 101, "1")
    assert (experiment.deals, len(experiment.seatings)) == (51, 2)
    assert plan("superstar", ["greedy", "uniform"], 1, "1", players=4).deals == 1


def arena(*words: str) -> str:
    done = CliRunner().invoke(lab, ["arena", "--workers", "1", *words], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.stdout


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")


def test_the_command_prints_json() -> None:
    found = json.loads(arena("--game", "superstar", "--bots", "greedy,uniform", "--games", "100", "--json"))
    greedy, uniform = found["bots"]["greedy"], found["bots"]["uniform"]
    assert greedy["win_share"] + uniform["win_share"] == pytest.approx(1)
    low, high = greedy["interval"]
    assert 0.5 < low < greedy["win_share"] < high < 1
    assert greedy["rating_interval"][0] < greedy["rating"] < greedy["rating_interval"][1]
    assert found["seed"] == "1"


def test_the_seed_decides() -> None:
    words = ("--game", "superstar", "--bots", "greedy,uniform", "--games", "40", "--json")
    assert arena(*words) == arena(*words)
    assert json.loads(arena(*words, "--seed", "2"))["bots"] != json.loads(arena(*words))["bots"]


def test_an_arena_stops_when_it_is_decided(tmp_path: Path) -> None:
    words = ("--game", "superstar", "--until-decided", "--json")
    clear = json.loads(arena(*words, "--bots", "greedy,uniform", "--games", "2000"))
    assert clear["until_decided"]
    assert clear["games"] < 600
    assert clear["bots"]["greedy"]["interval"][0] > 0.5
    even = json.loads(arena(*words, "--bots", "greedy,greedy", "--games", "80"))
    assert even["games"] == 80
    assert list(tmp_path.rglob("*.jsonl")) == [], "nothing is left behind"
    kept = tmp_path / "kept.jsonl"
    again = json.loads(arena(*words, "--bots", "greedy,uniform", "--games", "2000", "--keep", str(kept)))
    assert again == clear
    assert kept.exists()


def test_a_table_for_people_fits_a_terminal() -> None:
    printed = arena("--game", "superstar", "--bots", "greedy,uniform,uniform", "--games", "30", "-o", "voluntary_pass")
    assert "Superstar, 3 players: 30 games (10 deals, each in 3 seatings), seed 1" in printed
    assert "greedy" in printed
    assert "uniform" in printed, "a name was cut"
    assert "33 %" in printed
    assert max(len(line) for line in printed.splitlines()) <= 80


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--game", "blom", "--bots", "greedy"), "There is no game 'blom'. Did you mean 'bloom'?"),
        (("--game", "bloom", "--bots", "greedy,grandmaster"), "There is no bot 'grandmaster'. The bots are: uniform"),
        (("--game", "bloom", "--bots", "greedy,search@0"), "at least one playout"),
        (("--game", "bloom", "--bots", ","), "An arena needs at least one bot"),
        (("--game", "one_to_nine", "--bots", "greedy,uniform", "-p", "5"), "One to 9 is for 2 to 4 players, not 5."),
        (("--game", "bloom", "--bots", "greedy,greedy,uniform", "-p", "2"), "for 2 seats"),
        (("--game", "bloom", "--bots", "greedy", "--games", "0"), "at least one game, not 0"),
        (("--game", "bloom", "--bots", "greedy", "-o", "wind"), "Bloom has no option 'wind'. Its options: own_row"),
        (("--game", "bloom", "--bots", "greedy", "-o", "rounds=9"), "a number from 1 to 2, not '9'"),
        (("--game", "bloom", "--bots", "greedy", "-o", "own_row_first=perhaps"), "is on or off, not 'perhaps'"),
        (("--game", "bloom", "--bots", "greedy", "--components", "no.toml"), "no.toml cannot be read"),
        (
            ("--game", "qwixx_cards", "--bots", "greedy", "--components", "pyproject.toml"),
            "no components to replace",
        ),
    ],
)
def test_bad_input_is_answered_with_a_sentence(words: tuple[str, ...], said: str, tmp_path: Path) -> None:
    with pytest.raises(BadOption) as refusal:
        arena(*words)
    assert said in str(refusal.value)
    assert list(tmp_path.rglob("*.jsonl")) == [], "nothing half-written"
