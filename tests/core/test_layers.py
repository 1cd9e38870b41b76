"""The layers hold: who may import whom, and what the rules may not touch."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import reihum
from reihum.core.registry import folder_of, rules_of

PACKAGE = Path(reihum.__file__).parent
# A layer may import itself and what stands to its right.
LAYERS = {
    "core": (),
    "games": ("core",),
    "bots": ("games", "core"),
    "modules": ("bots", "games", "core"),
    "lab": ("bots", "games", "core"),
    "insight": ("lab", "protocol", "bots", "games", "core"),
    "authoring": ("core",),
    "envs": ("bots", "games", "core"),
    "lessons": ("games", "core"),
    "protocol": ("bots", "games", "core"),
    "terminal": ("authoring", "lessons", "insight", "lab", "protocol", "modules", "bots", "games", "core"),
    "server": ("protocol", "modules", "bots", "games", "core"),
}
# The command line starts the server, and knows no more of it than its commands.
COMMAND_LINE = PACKAGE / "terminal" / "app.py"
COMMANDS = ("reihum.server.cli", "reihum.server.admin", "reihum.server.doctor.cli")
# Of the server: a folder may import those before it, in this order. What stands in no folder puts them together.
SERVER = (
    "settings",
    "operations",
    "store",
    "costs",
    "people",
    "http",
    "tables",
    "live",
    "calling",
    "privacy",
    "api",
    "doctor",
)
MOST_FILES = 12  # of a folder of the server
# Of a game's folder, what is not its rules belongs to the layer that it serves.
PARTS = {"bot": "bots", "terminal.py": "terminal"}
# Rules stand alone: no clock, no network, no logging, no global randomness.
FORBIDDEN = {"time", "datetime", "random", "logging", "socket", "asyncio", "http", "urllib", "subprocess", "threading"}


def imports(path: Path, with_types: bool = True) -> set[str]:
    """What a file imports; without those that only its types need."""
    found: set[str] = set()
    nodes: list[ast.AST] = [ast.parse(path.read_text(encoding="utf-8"))]
    for node in nodes:  # which grows meanwhile
        if not with_types and isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        nodes += ast.iter_child_nodes(node)
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            assert node.level == 0, f"{path} imports relatively"
            found.add(node.module)
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def sources(layer: str) -> Iterator[Path]:
    """The files of a layer: its folder, and what games have for it. Tests of games may look anywhere."""
    if layer != "games":
        yield from (PACKAGE / layer).rglob("*.py")
    for path in (PACKAGE / "games").glob("*/**/*.py"):
        part = path.relative_to(PACKAGE / "games").parts[1]
        if part != "tests" and PARTS.get(part, "games") == layer:
            yield path
    if layer == "games":
        yield PACKAGE / "games" / "__init__.py"


def _is_module(path: Path) -> bool:
    return path.is_dir() or path.with_suffix(".py").exists()


@pytest.mark.parametrize("layer", [layer for layer in LAYERS if (PACKAGE / layer).is_dir()])
def test_layers_only_look_down(layer: str) -> None:
    allowed = {layer, *LAYERS[layer], "api", "__version__"}
    if layer in ("core", "games"):
        allowed -= {"api"}
    for source in sources(layer):
        for name in imports(source):
            parts = name.split(".")
            if parts[0] == "reihum" and len(parts) > 1 and _is_module(PACKAGE / parts[1]):
                if source == COMMAND_LINE and name.startswith(COMMANDS):
                    continue
                assert parts[1] in allowed, f"{source} imports {name}"


@pytest.mark.parametrize("folder", SERVER)
def test_folders_of_the_server_only_look_down(folder: str) -> None:
    allowed = SERVER[: SERVER.index(folder) + 1]
    path = PACKAGE / "server" / folder
    for source in path.rglob("*.py") if path.is_dir() else [path.with_suffix(".py")]:
        for name in imports(source, with_types=False):
            parts = name.split(".")
            if parts[:2] == ["reihum", "server"] and len(parts) > 2 and _is_module(PACKAGE / "server" / parts[2]):
                assert parts[2] in allowed, f"{source} imports {name}"


def test_folders_of_the_server_can_be_looked_over() -> None:
    folders = [folder for folder in (PACKAGE / "server").rglob("*") if list(folder.glob("*.py"))]
    assert {folder.name for folder in folders if folder.parent.name == "server"} == {*SERVER} - {"settings"}
    for folder in (PACKAGE / "server", PACKAGE / "protocol", *folders):
        files = [path for path in folder.glob("*.py") if path.name != "__init__.py"]
        assert len(files) <= MOST_FILES, folder


@pytest.mark.parametrize("layer", ["core", "games"])
def test_rules_stand_alone(layer: str) -> None:
    for source in sources(layer):
        used = {name.split(".")[0] for name in imports(source)} & FORBIDDEN
        assert not used, f"{source} imports {used}"


@pytest.mark.parametrize("name", reihum.GAMES)
def test_games_do_not_know_each_other(name: str) -> None:
    others = {other for other in reihum.GAMES if other != name}
    for source in folder_of(rules_of(name)).rglob("*.py"):
        assert not any(set(used.split(".")) & others for used in imports(source)), source


@pytest.mark.parametrize("name", reihum.GAMES)
def test_nobody_knows_a_game_by_its_name(name: str) -> None:
    """Games are found, not listed: what is said of one stands in its folder. Examples in help texts may name one."""
    for source in PACKAGE.rglob("*.py"):
        if source.is_relative_to(PACKAGE / "games") or source.name in ("app.py", "cli.py"):
            continue
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            assert not (isinstance(node, ast.Constant) and node.value == name), f"{source}:{node.lineno}"
        assert not any(name in used.split(".") for used in imports(source)), source


def test_the_tree_does_not_read_outside_itself() -> None:
    root = PACKAGE.parent.parent
    needle = "../" + "shared"
    for folder in ("src", "bench", "docs", "tests"):
        for file in (root / folder).rglob("*"):
            if file.is_file() and file.suffix in (".py", ".md", ".ftl", ".toml"):
                assert needle not in file.read_text(encoding="utf-8"), file
