"""The examples run, in seconds, and do what they say."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def run(name: str, *arguments: object) -> str:
    """What an example prints."""
    command = [sys.executable, str(EXAMPLES / name), *map(str, arguments)]
    result = subprocess.run(command, check=False, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    return result.stdout


def shares(text: str) -> list[float]:
    return [float(share) for share in re.findall(r"([\d.]+)%", text)]


def test_the_tournament_finds_the_better_bot() -> None:
    greedy, uniform = run("tournament.py", "qwixx_cards", "--deals", 6, "--bots", "greedy", "uniform").splitlines()
    assert greedy.startswith("greedy")
    assert uniform.startswith("uniform")
    assert shares(greedy)[0] >= 75
    assert abs(shares(greedy)[0] + shares(uniform)[0] - 100) < 0.2


def test_the_duel_with_openspiel_is_won_and_both_think() -> None:
    words = ("openspiel_duel.py", "qwixx_cards", "--bot", "search@100", "--deals", 2, "--seconds", 0.01)
    said = run(*words)
    assert "4 games, 2 deals from both seats" in said
    assert shares(said)[0] >= 75
    assert all(float(number) > 0 for number in re.findall(r"([\d.]+) (?:ms|simulations)", said))


def test_the_learner_becomes_better_than_uniform_play() -> None:
    said = run("learner.py", "pretty_tricky", "--steps", 150)
    assert shares(said)[0] >= 75


def test_the_custom_bot_wins_and_is_short() -> None:
    won = re.search(r"wins (\d+) of 20", run("custom_bot.py", "qwixx_cards"))
    assert won is not None
    assert int(won[1]) >= 16  # 0.6 % by chance alone
    source = (EXAMPLES / "custom_bot.py").read_text(encoding="utf-8")
    body = source[source.index("class Dreamer") : source.index("def wins")]
    code = [line for line in body.splitlines() if line.strip() and '"""' not in line]
    assert len(code) <= 15 + 1  # fifteen lines, and the one that names the class


@pytest.mark.parametrize("players", [2, pytest.param(3, marks=pytest.mark.long)])
def test_the_analysis_draws_its_picture(tmp_path: Path, players: int) -> None:
    picture = tmp_path / "analysis.png"
    said = run("analysis.py", "superstar", "--games", 200, "--players", players, "-o", picture)
    assert f"Superstar, {players} players, 200 games" in said
    assert picture.read_bytes().startswith(b"\x89PNG")


@pytest.mark.long  # it compiles an interface of its own
def test_the_speed_table_has_a_row_for_every_interface() -> None:
    lines = run("speed.py", "--seconds", 0.05, "--games", "superstar").splitlines()
    figures = [line.split("|")[2].strip().replace(",", "") for line in lines[4:]]
    assert len(figures) == 6
    assert all(int(figure) > 0 for figure in figures)


def test_every_example_is_run_here() -> None:
    tested = set(re.findall(r'\(\s*"(\w+\.py)"', Path(__file__).read_text(encoding="utf-8")))
    elsewhere = {"bot_client.py"}  # plays on a server, and is tested with it
    assert {path.name for path in EXAMPLES.glob("*.py")} - elsewhere == tested
