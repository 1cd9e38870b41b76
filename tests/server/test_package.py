"""What is built for hosts carries the client and the modules, by whichever way: neither is kept in the repository."""

import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import reihum
from reihum.core.jit import COMPILED
from reihum.games import rules_of
from reihum.modules.making import ensure_module

TREE = Path(__file__).parents[2]
CLIENT = ("index.html", "site.html", "service_worker.js", "manifest.webmanifest", "assets/index-1a2b.js")
"""A client of these names stands for the real one, which need not be built where Python is tested."""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """What a build reads of this tree, as `make wheel` leaves it: with a client and with the modules of all games."""
    copy = tmp_path / "tree"
    ignored = shutil.ignore_patterns("__pycache__", "images", "web_dist", "*.wasm")
    for name in ("src", "deploy", "docs"):
        shutil.copytree(TREE / name, copy / name, ignore=ignored)
    for name in ("README.md", "LICENSE", "pyproject.toml", ".gitignore"):  # what git ignores is left out of a package
        shutil.copy(TREE / name, copy / name)
    for name in CLIENT:
        file = copy / "src/reihum/web_dist" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(name)
    for name in reihum.GAMES:
        shutil.copy(ensure_module(rules_of(name)), copy / f"src/reihum/modules/{name}.wasm")
    return copy


@pytest.mark.skipif(not COMPILED, reason="modules are compiled")
@pytest.mark.parametrize("way", ["--wheel", "through the source package"])
def test_a_wheel_carries_the_client_and_all_modules(tree: Path, tmp_path: Path, way: str) -> None:
    """As `make wheel` builds it, and as ``uv build`` does by itself: a source package, and the wheel from that."""
    build = [str(Path(sys.executable).with_name("uv")), "build", "--quiet", "--no-build-isolation", "--python"]
    only = [way] if way.startswith("--") else []
    subprocess.run([*build, sys.executable, *only, "--out-dir", tmp_path / "dist"], cwd=tree, check=True)
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    carried = {
        *(f"reihum/web_dist/{name}" for name in CLIENT),
        *(f"reihum/modules/{name}.wasm" for name in reihum.GAMES),
    }
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
    assert carried <= names
    assert not [name for name in names if name.startswith("reihum/games/") and "/tests/" in name]
    for source in (tmp_path / "dist").glob("*.tar.gz"):
        with tarfile.open(source) as archive:
            inside = {name.partition("/")[2] for name in archive.getnames()}
        assert {f"src/{name}" for name in carried} <= inside
    assert bool(only) != any((tmp_path / "dist").glob("*.tar.gz"))
