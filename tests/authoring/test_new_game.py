"""A new game is written, works at once, and is refused where it cannot stand."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from reihum.authoring.new import write_skeleton
from reihum.core.errors import BadOption
from tests.authoring.packages import install

NAME = "high_stairs"


def run(folder: Path, *words: str, given: str = "") -> str:
    home = {"XDG_DATA_HOME": str(folder / "data"), "XDG_STATE_HOME": str(folder / "state"), "COLUMNS": "100"}
    path = os.pathsep.join([str(folder), *sys.path])
    done = subprocess.run(
        [sys.executable, *words],
        env={**os.environ, **home, "PYTHONPATH": path, "REIHUM_JIT": "0"},
        input=given,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_command_writes_a_package_under_the_new_name(tmp_path: Path) -> None:
    said = run(tmp_path, "-m", "reihum", "new-game", NAME, "--out", str(tmp_path))
    target = tmp_path / "reihum-high-stairs"
    assert f"pip install -e {target}" in said
    written = {path.relative_to(target).as_posix(): path.read_text() for path in target.rglob("*") if path.is_file()}
    assert not [path for path, text in written.items() if "sketch" in (path + text).lower()]
    assert 'high_stairs = "reihum_high_stairs:RULES"' in written["pyproject.toml"]
    assert "class HighStairsView(" in written["src/reihum_high_stairs/view.py"]
    assert 'title="High Stairs"' in written["src/reihum_high_stairs/__init__.py"]
    assert 'clauses="H"' in written["src/reihum_high_stairs/__init__.py"]
    assert "**H5 Points.**" in written["src/reihum_high_stairs/rulebook/en.md"]
    for path, text in written.items():
        if path.endswith(".py"):
            ast.parse(text)


def test_it_works_before_anything_is_changed(tmp_path: Path) -> None:
    package = install(tmp_path, NAME)
    assert "no violation" in run(tmp_path, "-m", "reihum", "check", NAME, "--games", "16")
    shown = run(tmp_path, "-m", "reihum", "play", NAME, "--seed", "1", given="1\nhint\nrules H5\nquit\n")
    assert "Guest lays" in shown
    assert "is higher than the one it is laid on" in shown
    run(tmp_path, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", os.devnull, str(package / "tests"))


@pytest.mark.parametrize("name", ["", "Stairs", "2stairs", "high-stairs", "high__stairs", "_stairs", "class", "x" * 41])
def test_a_name_that_cannot_be_one_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="name is like"):
        write_skeleton(name, tmp_path)


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    write_skeleton(NAME, tmp_path)
    with pytest.raises(BadOption, match="is there already"):
        write_skeleton(NAME, tmp_path)
    with pytest.raises(BadOption, match="There is a game 'bloom' already"):
        write_skeleton("bloom", tmp_path)
