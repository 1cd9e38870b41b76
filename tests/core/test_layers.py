"""The layers hold: who may import whom, and what the rules may not touch."""

import ast
from pathlib import Path

import pytest

import reihum

PACKAGE = Path(reihum.__file__).parent
# A layer may import itself and what stands to its right.
LAYERS = {
    "core": (),
    "games": ("core",),
    "bots": ("games", "core"),
    "modules": ("bots", "games", "core"),
    "lab": ("bots", "games", "core"),
    "envs": ("bots", "games", "core"),
    "lessons": ("games", "core"),
    "terminal": ("lessons", "lab", "server", "modules", "bots", "games", "core"),  # the command line starts everything
    "server": ("modules", "bots", "games", "core"),
}
# Rules stand alone: no clock, no network, no logging, no global randomness.
FORBIDDEN = {"time", "datetime", "random", "logging", "socket", "asyncio", "http", "urllib", "subprocess", "threading"}


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            assert node.level == 0, f"{path} imports relatively"
            found.add(node.module)
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def _is_module(path: Path) -> bool:
    return path.is_dir() or path.with_suffix(".py").exists()


@pytest.mark.parametrize("layer", [layer for layer in LAYERS if (PACKAGE / layer).is_dir()])
def test_layers_only_look_down(layer: str) -> None:
    allowed = {layer, *LAYERS[layer], "api", "__version__"}
    if layer in ("core", "games"):
        allowed -= {"api"}
    for source in (PACKAGE / layer).rglob("*.py"):
        for name in imports(source):
            parts = name.split(".")
            if parts[0] == "reihum" and len(parts) > 1 and _is_module(PACKAGE / parts[1]):
                assert parts[1] in allowed, f"{source} imports {name}"


@pytest.mark.parametrize("layer", ["core", "games"])
def test_rules_stand_alone(layer: str) -> None:
    for source in (PACKAGE / layer).rglob("*.py"):
        used = {name.split(".")[0] for name in imports(source)} & FORBIDDEN
        assert not used, f"{source} imports {used}"


@pytest.mark.parametrize("layer", ["bots", "games"])
def test_games_do_not_know_each_other(layer: str) -> None:
    for name in reihum.GAMES:
        others = {other for other in reihum.GAMES if other != name}
        files = (
            (PACKAGE / "games" / name).rglob("*.py")
            if layer == "games"
            else [PACKAGE / "bots" / "heuristics" / f"{name}.py"]
        )
        for source in files:
            assert not any(set(used.split(".")) & others for used in imports(source)), source


def test_the_tree_does_not_read_outside_itself() -> None:
    root = PACKAGE.parent.parent
    needle = "../" + "shared"
    for folder in ("src", "bench", "docs", "tests"):
        for file in (root / folder).rglob("*"):
            if file.is_file() and file.suffix in (".py", ".md", ".ftl", ".toml"):
                assert needle not in file.read_text(encoding="utf-8"), file
