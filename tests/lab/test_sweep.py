"""Settings side by side."""

import json
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from reihum.core.errors import ReihumError
from reihum.core.rules import Components
from reihum.games import rules_of
from reihum.lab.cli import lab
from reihum.lab.compare import differs
from reihum.lab.perturb import perturbed
from reihum.lab.statistics import Estimate

QUICK = ("--bot", "greedy", "--rival", "uniform", "--games", "40", "--workers", "1")
STARS = "[stars]\nred = [1]\nyellow = [2]\ngreen = [3]\nblue = [4]\npurple = [5]\n"


def sweep(*words: str) -> str:
    done = CliRunner().invoke(lab, ["sweep", *words, *QUICK], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.stdout


@pytest.fixture(autouse=True)
def _own_places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)


def test_a_short_game_is_found_to_be_shorter(tmp_path: Path) -> None:
    words = ("pretty_tricky", "--option", "round_limit", "--values", "5,200")
    found = json.loads(sweep(*words, "--json"))
    short, usual = found["variants"]["round_limit 5"], found["variants"]["round_limit 200"]
    assert short["turns"]["interval"][1] < usual["turns"]["interval"][0]
    assert set(found["metrics"]) == set(short)
    printed = sweep(*words, "-o", "page.html")
    turns = next(line for line in printed.splitlines() if line.lstrip().startswith("Turns"))
    assert turns.rstrip().endswith("*")
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert "round_limit 5" in page
    assert f"{usual['turns']['mean']:.1f}" in page


def test_all_values_of_a_switch() -> None:
    found = json.loads(sweep("superstar", "--option", "voluntary_pass", "--json"))
    assert list(found["variants"]) == ["voluntary_pass off", "voluntary_pass on"]


def test_component_tables_stand_beside_the_usual_one(tmp_path: Path) -> None:
    (tmp_path / "few.toml").write_text(STARS)
    found = json.loads(sweep("superstar", "--components", "few.toml", "--json"))
    assert list(found["variants"]) == ["as usual", "few.toml"]
    assert found["variants"]["few.toml"] != found["variants"]["as usual"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("bloom",), "compares the values of one option (--option) or component tables"),
        (("bloom", "--option", "wind"), "Bloom has no option 'wind'"),
        (("one_to_nine", "--option", "turn_limit"), "has 100,000 values. Choose some: --values 1,2000,100000"),
        (("one_to_nine", "--option", "turn_limit", "--values", "5"), "At least two values"),
        (("one_to_nine", "--option", "turn_limit", "--values", "5,0"), "a number from 1 to 100000, not '0'"),
        (("bloom", "--option", "rounds", "--values", "1,1"), "'rounds 1' is given twice"),
        (("bloom", "--option", "rounds", "-p", "7"), "Bloom is for 2 to 5 players, not 7"),
        (("bloom", "--option", "rounds", "--rival", "greedy"), "must be another one than 'greedy'"),
        (("superstar", "--components", "broken.toml"), "The component table broken.toml cannot be read"),
        (("superstar", "--components", "wrong.toml"), "wrong.toml: [stars] has no colour 'pink'"),
        (("superstar", "--components", "missing.toml"), "missing.toml cannot be read"),
        (("bloom", "--option", "rounds", "-o", "no/such/folder.html"), "There is no folder no/such"),
        (("bloom", "--option", "rounds", "-o", "."), "is a folder"),
    ],
)
def test_bad_input_is_answered_with_a_sentence(words: tuple[str, ...], said: str, tmp_path: Path) -> None:
    (tmp_path / "broken.toml").write_text("[stars\nred = ")
    (tmp_path / "wrong.toml").write_text("[stars]\npink = [1]\n")
    before = sorted(tmp_path.rglob("*"))
    invoked = ["sweep", *QUICK, *words]
    with pytest.raises(ReihumError) as refusal:
        CliRunner().invoke(lab, invoked, catch_exceptions=False)
    assert said in str(refusal.value)
    assert sorted(tmp_path.rglob("*")) == before, "nothing half-written"


def components_of(game: str) -> Components:
    components = rules_of(game).components
    assert components is not None
    return components


@pytest.mark.parametrize("game", ["bloom", "pretty_tricky", "superstar"])
def test_changed_components_are_valid_and_different(game: str) -> None:
    components = components_of(game)
    usual = components.parse(components.default)
    tables = [perturbed(components, 3, seed) for seed in range(5)]
    parsed = [components.parse(table) for table in tables]
    assert all(not np.array_equal(table, usual) for table in parsed)
    assert tables[0] == perturbed(components, 3, 0), "the same seed, the same table"
    assert any(not np.array_equal(parsed[0], other) for other in parsed[1:])


def test_what_differs() -> None:
    assert differs(Estimate(1, 0.5, 1.5), Estimate(2, 1.5, 2.5))
    assert not differs(Estimate(1, 0.5, 1.5), Estimate(1.6, 1.1, 2.1))
