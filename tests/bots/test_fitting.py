"""A game that was never fitted is played and fitted like the others: what has no weight weighs nothing."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import reihum
from reihum.bots import without
from reihum.bots.judgement.evaluation import load_weights, weights_path
from reihum.games.superstar import RULES
from reihum.games.superstar.bot import evaluation as superstar

PACKAGE = Path(reihum.__file__).parent
NEEDED = ("__init__.py", "api.py", "core", "games", "bots", "texts")
FITTED_ONCE = """
import reihum
from reihum.bots import make_bot
from reihum.bots.tuning import fitting

match = reihum.game("superstar").start(seed=1)
for level in ("greedy", "search@2"):
    match.play(make_bot(level, match.game.rules).choose(match.concealed(match.to_move)))
features, won, points = fitting.positions(match.game, games=4, noise=0.1, seed=1)
print(fitting.fit_win(features, won).any(), fitting.fit_points(features, points).any())
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """The rules and bots in a folder of their own, to be changed as somebody does who adds a game."""
    for name in NEEDED:
        source, target = PACKAGE / name, tmp_path / "reihum" / name
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            target.parent.mkdir(exist_ok=True)
            shutil.copy(source, target)
    return tmp_path


def run(tree: Path, *arguments: str) -> str:
    """Interpreted, because compiling a changed game takes longer than playing it."""
    done = subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "PYTHONPATH": str(tree), "REIHUM_JIT": "0"},
        cwd=tree,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def bot_file(tree: Path, name: str) -> Path:
    return tree / "reihum" / "games" / "superstar" / "bot" / name


def rename_a_feature(tree: Path) -> None:
    source = bot_file(tree, "evaluation.py")
    source.write_text(source.read_text(encoding="utf-8").replace('"answers"', '"replies"'), encoding="utf-8")


def test_a_new_game_is_played_and_fitted_before_it_has_weights(tree: Path) -> None:
    bot_file(tree, "weights.json").unlink()
    assert run(tree, "-c", FITTED_ONCE) == "True True\n"


def test_a_game_is_fitted_anew_after_a_feature_got_another_name(tree: Path) -> None:
    rename_a_feature(tree)
    assert run(tree, "-c", FITTED_ONCE) == "True True\n"


@pytest.mark.long
def test_the_command_writes_the_weights_of_a_new_game(tree: Path) -> None:
    rename_a_feature(tree)
    bot_file(tree, "weights.json").unlink()
    run(tree, "-m", "reihum.bots.tuning.fitting", "superstar", "--games", "20")
    assert '"replies"' in bot_file(tree, "weights.json").read_text(encoding="utf-8")


def test_what_was_never_fitted_weighs_nothing() -> None:
    assert weights_path(RULES).exists()
    for table in load_weights(without.__package__, ("constant", "height")):
        assert not table.any()


def test_weights_follow_the_names_of_features_not_their_places() -> None:
    turned = ("new", *reversed(superstar.FEATURES[1:]))
    for fitted, table in zip(
        (superstar.WIN_WEIGHTS, superstar.POINT_WEIGHTS), load_weights(superstar.__package__, turned), strict=True
    ):
        assert not table[:, 0].any()
        assert fitted[2, 1:].any()
        assert (table[:, 1:] == fitted[:, :0:-1]).all()
