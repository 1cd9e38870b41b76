"""A game of somebody else's package: installed, it is there everywhere; removed, it is gone."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from reihum.bots import LEVELS

TREE = Path(__file__).parents[2]
PACKAGE = TREE / "examples" / "ninety_nine"
NAME = "ninety_nine"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of somebody who has installed the package, in a folder of its own; rules run interpreted."""
    folder = tmp_path_factory.mktemp("site")
    words = [sys.executable, "-m", "uv", "pip", "install", "--quiet", "--offline", "--no-deps", "--no-build-isolation"]
    subprocess.run([*words, "--target", str(folder), str(PACKAGE)], check=True)
    paths = [str(TREE / "src"), str(folder)]
    data = {"XDG_DATA_HOME": str(folder / "data"), "XDG_STATE_HOME": str(folder / "state")}
    return {**os.environ, **data, "PYTHONPATH": os.pathsep.join(paths), "REIHUM_JIT": "0", "COLUMNS": "200"}


def run(environment: dict[str, str], *words: str, given: str = "", patience_s: float = 300) -> str:
    done = subprocess.run(
        [sys.executable, *words],
        env=environment,
        input=given,
        capture_output=True,
        text=True,
        timeout=patience_s,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_its_rules_are_judged_like_ours(installed: dict[str, str]) -> None:
    assert "no violation" in run(installed, "-m", "reihum", "check", NAME, "--games", "4")


def test_it_is_played_in_the_terminal(installed: dict[str, str]) -> None:
    shown = run(installed, "-m", "reihum", "play", NAME, "-p", "2", "--seed", "1", given="1\nhint\n1\nrules N5\nquit\n")
    assert "penalty limit" in shown  # the board made from the view
    assert "lays" in shown
    assert "A 9 makes the total 99" in shown


def test_few_points_win_in_the_lab(installed: dict[str, str]) -> None:
    told = run(installed, "-m", "reihum", "lab", "arena", "--game", NAME, "--bots", "uniform,greedy", "--games", "16")
    rows = [line.split() for line in told.splitlines() if line.strip().startswith(("uniform", "greedy"))]
    assert [row[0] for row in rows] == ["greedy", "uniform"]  # the better one first …
    assert rows[0][6].startswith("+")  # … and ahead, with fewer points
    assert float(rows[0][5]) < float(rows[1][5])


def test_it_is_an_environment_for_learners(installed: dict[str, str]) -> None:
    program = f"""
from reihum.envs import {NAME}_v1
env = {NAME}_v1.env()
env.reset(seed=1)
for agent in env.agent_iter(40):
    observation, reward, ended, cut, info = env.last()
    action = None if ended or cut else env.action_space(agent).sample(observation["action_mask"])
    env.step(action)
print("stepped")
"""
    assert "stepped" in run(installed, "-c", program)


@pytest.mark.parametrize("level", LEVELS)
def test_bots_play_it(installed: dict[str, str], level: str) -> None:
    program = f"""
import reihum
from reihum.bots import make_bot
match = reihum.game("{NAME}", 2, penalties=1).start(seed=2)
bot = make_bot("{level}", match.game.rules, seed=1)
while not match.is_over and len(match.moves) < 4:
    match.play(bot.choose(match.concealed(match.to_move)))
print(len(match.moves), "moves")
"""
    assert "moves" in run(installed, "-c", program)


def test_its_own_tests_pass(installed: dict[str, str]) -> None:
    run(
        {**installed, "PYTHONPATH": os.pathsep.join([str(PACKAGE / "src"), installed["PYTHONPATH"]])},
        *["-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", os.devnull, str(PACKAGE)],
    )


def test_the_generic_tests_find_it(installed: dict[str, str]) -> None:
    """Contract, secrets, plans, three builds, bots of every level, environments, terminal, as of our games."""
    compiled = {name: value for name, value in installed.items() if name != "REIHUM_JIT"}
    compiled["PYTHONPATH"] = os.pathsep.join([str(PACKAGE / "src"), installed["PYTHONPATH"]])
    chosen = ["-k", NAME, "-m", "not long and not measured", "--ignore", str(TREE / "tests" / "examples")]
    told = run(
        compiled, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", *chosen, str(TREE / "tests"), patience_s=900
    )
    assert int(re.findall(r"(\d+) passed", told)[0]) > 100


def test_without_the_package_it_is_unknown(installed: dict[str, str]) -> None:
    without = {**installed, "PYTHONPATH": str(TREE / "src")}
    names = run(without, "-c", "import reihum; print(*reihum.GAMES)")
    assert names.split()
    assert NAME not in names


def test_nothing_else_in_the_tree_names_it() -> None:
    places = ["src", "web", "bench", "tests", ":!tests/examples"]
    words = ["git", "grep", "-l", NAME, "--", *places]
    found = subprocess.run(words, cwd=TREE, capture_output=True, text=True, check=False).stdout.split()
    assert found == []
