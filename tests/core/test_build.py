"""What is built is kept, found again, and built anew if it is damaged or another computer's."""

import ast
import importlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import reihum
from reihum.bots.engine import bot_engine
from reihum.core import unbound
from reihum.core.build import cache, choice
from reihum.core.engine import EntryPoints
from reihum.core.game import prover_of
from reihum.core.jit import COMPILED, is_rule, rule, seldom
from reihum.games import rules_of
from reihum.modules.making import NoModule, build_module
from tests.core.test_three_builds import sample

compiled = pytest.mark.skipif(not COMPILED, reason="of the compiled build")


@rule
def double(value: int) -> int:
    return 2 * value


@rule
def total(numbers: "np.ndarray[tuple[int], np.dtype[np.int64]]") -> int:
    room = np.zeros(len(numbers), np.int64)
    found = 0
    for i in range(len(numbers)):
        room[i] = double(numbers[i])
        found += room[i]
    return found


@rule
def picked(numbers: "np.ndarray[tuple[int], np.dtype[np.int64]]", at: int) -> int:
    if at < 0:
        raise ValueError("before the beginning")
    return int(numbers[at])


SIGNATURES = {"total": "int64(int64[::1])", "picked": "int64(int64[::1], int64)"}


def entries() -> EntryPoints:
    return EntryPoints("test-build", globals(), SIGNATURES, (Path(__file__),))


@pytest.fixture
def directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(cache, "directory", lambda: tmp_path)
    return tmp_path


@seldom
@rule
def told(value: int) -> int:
    return double(value) + halved(value)


@rule
def halved(value: int) -> int:
    return value // 2


@compiled
def test_only_what_nothing_but_seldom_entry_points_need_is_compiled_to_be_small() -> None:
    from reihum.core.build.lowering import SMALL, linked, lower_all

    lowered = lower_all({"total": (total, SIGNATURES["total"]), "told": (told, "int64(int64)")})
    small = {}
    for function in linked(lowered.values()).functions:
        for name in ("total", "double", "told", "halved"):
            if not function.is_declaration and f"test_build{len(name)}{name}" in function.name:
                small[name] = any(SMALL.encode() in attributes.split() for attributes in function.attributes)
    assert small == {"total": False, "double": False, "told": True, "halved": True}


@compiled
def test_entry_points_share_one_file(directory: Path) -> None:
    first = entries()
    assert not first.is_warm
    assert first.total(np.arange(5)) == 20
    assert first.picked(np.arange(5), 3) == 3
    assert first.is_warm
    assert [path.suffix for path in directory.iterdir()] == [".native"]
    assert oct(next(directory.iterdir()).stat().st_mode & 0o444) == oct(0o444 & ~_umask())


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


@compiled
def test_what_is_kept_is_loaded_without_compiling(directory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from reihum.core.build import native

    entries().warm()
    monkeypatch.setattr(native, "machine_code", None)
    assert entries().total(np.arange(5)) == 20


@compiled
@pytest.mark.parametrize("harm", ["cut", "changed", "empty", "foreign"])
def test_a_damaged_or_foreign_file_is_made_anew(harm: str, directory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from reihum.core.build import native

    if harm == "foreign":
        with monkeypatch.context() as elsewhere:
            elsewhere.setattr(native, "_computer", lambda: b"another computer")
            entries().warm()
    else:
        entries().warm()
    (file,) = directory.iterdir()
    content = file.read_bytes()
    if harm == "cut":
        file.write_bytes(content[:-100])
    elif harm == "changed":
        file.write_bytes(content[:500] + bytes([content[500] ^ 1]) + content[501:])
    elif harm == "empty":
        file.write_bytes(b"")
    assert entries().total(np.arange(5)) == 20
    assert cache.unsealed(file.read_bytes()) is not None
    assert native._read(file) is not None


@compiled
def test_without_a_place_to_keep_it_code_runs_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "directory", lambda: None)
    found = entries()
    assert found.total(np.arange(5)) == 20
    assert not found.is_warm


@compiled
def test_wrong_types_are_refused(directory: Path) -> None:
    found = entries()
    with pytest.raises(TypeError, match="No matching definition"):
        found.total(np.arange(5.0))
    with pytest.raises(TypeError, match="No matching definition"):
        found.total(np.zeros((2, 2), np.int64))
    with pytest.raises(TypeError, match="No matching definition"):
        found.total(np.arange(10)[::2])
    with pytest.raises(TypeError):
        found.total()
    with pytest.raises(AttributeError):
        found.nothing_of_the_kind  # noqa: B018 - to look it up is the test


@compiled
def test_exceptions_come_through_from_loaded_code(directory: Path) -> None:
    entries().warm()
    with pytest.raises(ValueError, match="before the beginning"):
        entries().picked(np.arange(3), -1)


@compiled
def test_bounds_are_checked_if_that_is_asked_for(tmp_path: Path) -> None:
    program = (
        "import numpy as np; from tests.core.test_build import entries; found = entries();"
        "print(found.picked(np.arange(5), 4));"
        "found.picked(np.arange(5), 5)"
    )
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1", "REIHUM_CACHE_DIR": str(tmp_path)}
    for _ in range(2):  # compiled, then loaded
        done = subprocess.run(
            [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False
        )
        assert done.stdout == "4\n", done.stderr
        assert "IndexError" in done.stderr


def test_where_sources_lie_does_not_count(tmp_path: Path) -> None:
    for place in ("one", "two"):
        (tmp_path / place).mkdir()
        (tmp_path / place / "rules.py").write_text("same")
    one, two = (cache.hash_of([tmp_path / place / "rules.py"]) for place in ("one", "two"))
    assert one == two
    (tmp_path / "two" / "rules.py").write_text("other")
    assert one != cache.hash_of([tmp_path / "two" / "rules.py"])
    assert one != cache.hash_of([tmp_path / "one" / "rules.py"], "more")


@pytest.mark.parametrize("name", reihum.GAMES)
def test_every_file_that_compiled_code_comes_from_counts_for_its_hash(name: str) -> None:
    """Rules call rules, and constants go into their code."""
    sources = {*bot_engine(rules_of(name)).sources, *prover_of(rules_of(name)).sources}
    for source in sources:
        if source.suffix == ".py" and source.parent.name != "build":
            for module, imported in _imports(source):
                if imported.isupper() or is_rule(getattr(module, imported, None)):
                    assert module.__file__ is not None
                    assert Path(module.__file__) in sources, f"{source} uses {imported} of {module}"


def _imports(source: Path) -> Iterator[tuple[ModuleType, str]]:
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module is not None and node.module.startswith("reihum."):
            module = importlib.import_module(node.module)
            if module is not unbound:  # in whose place the game's own comes
                yield from ((module, alias.name) for alias in node.names)


# Without the extension of Numba's compiler


@pytest.fixture
def chosen_anew(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    choice.why_plain.cache_clear()
    yield monkeypatch
    choice.why_plain.cache_clear()


@compiled
def test_without_the_extension_entry_points_do_the_same(directory: Path, chosen_anew: pytest.MonkeyPatch) -> None:
    chosen_anew.setenv("REIHUM_BUILD", "plain")
    found = entries()
    assert (found.total(np.arange(5)), found.picked(np.arange(5), 3)) == (20, 3)
    assert not found.is_warm
    with pytest.raises(ValueError, match="before the beginning"):
        found.picked(np.arange(3), -1)
    with pytest.raises(TypeError, match="No matching definition"):
        found.total(np.arange(5.0))
    found.warm()
    assert entries().is_warm
    assert {path.suffix for path in directory.iterdir()} == {".plain", ""}


@compiled
def test_what_was_compiled_without_the_extension_is_kept(tmp_path: Path) -> None:
    program = (
        "import numpy as np; from tests.core.test_build import entries; found = entries();"
        "print(found.is_warm, found.total(np.arange(5)), sum(found.total.stats.cache_hits.values())); found.warm()"
    )
    environment = {**os.environ, "REIHUM_BUILD": "plain", "REIHUM_CACHE_DIR": str(tmp_path)}
    done = [
        subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
        for _ in range(2)
    ]
    assert [one.stdout for one in done] == ["False 20 0\n", "True 20 1\n"]


@compiled
def test_an_unknown_version_of_numba_is_tried_once(directory: Path, chosen_anew: pytest.MonkeyPatch) -> None:
    chosen_anew.setattr(choice, "TESTED", ())
    assert choice.known_suffix() is None
    assert choice.why_plain() == ""
    chosen_anew.setattr(choice, "_try_extension", lambda: pytest.fail("tried twice"))
    choice.why_plain.cache_clear()
    assert choice.why_plain() == ""
    assert choice.known_suffix() == ".native"


def test_whether_code_is_there_is_asked_without_trying_anything(
    directory: Path, chosen_anew: pytest.MonkeyPatch
) -> None:
    """A server asks between two messages, a table before its first prompt."""
    chosen_anew.setattr(choice, "TESTED", ())
    chosen_anew.setattr(choice, "_try_extension", lambda: pytest.fail("it was tried"))
    found = entries()
    assert not found.is_warm
    (directory / f"{found._stem}.native").write_bytes(b"")
    assert not found.is_warm


def test_what_came_of_a_trial_is_kept_and_damage_to_it_is_noticed(
    directory: Path, chosen_anew: pytest.MonkeyPatch
) -> None:
    def fails() -> None:
        raise AttributeError("Numba calls it something else now")

    chosen_anew.setattr(choice, "TESTED", ())
    chosen_anew.setattr(choice, "_try_extension", fails)
    with pytest.warns(RuntimeWarning, match="take longer to compile"):
        why = choice.why_plain()
    chosen_anew.setattr(choice, "_try_extension", lambda: None)
    choice.why_plain.cache_clear()
    assert choice.why_plain() == why != ""
    assert choice.known_suffix() == ".plain"
    (kept,) = directory.glob("*.verdict")
    kept.write_bytes(kept.read_bytes()[:-1])
    choice.why_plain.cache_clear()
    assert choice.known_suffix() is None
    assert choice.why_plain() == ""
    assert choice.known_suffix() == ".native"


@compiled
def test_a_version_that_fails_the_trial_compiles_without_the_extension(
    directory: Path, chosen_anew: pytest.MonkeyPatch
) -> None:
    from reihum.core.build import native

    def changed(*_: object) -> None:
        raise AttributeError("Numba calls it something else now")

    chosen_anew.setattr(choice, "TESTED", ())
    chosen_anew.setattr(native, "machine_code", changed)
    with pytest.warns(RuntimeWarning, match="take longer to compile: .* something else now"):
        assert entries().total(np.arange(5)) == 20
    with pytest.raises(NoModule, match=r"cannot be built for browsers here: our extension .* tested with Numba"):
        build_module(rules_of("superstar"))


@compiled
@pytest.mark.long
def test_a_game_compiled_without_the_extension_is_the_same_game(tmp_path: Path) -> None:
    program = "from tests.core.test_three_builds import show; show('superstar', False)"
    environment = {**os.environ, "REIHUM_BUILD": "plain", "REIHUM_CACHE_DIR": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert [int(number) for number in done.stdout.split()] == sample("superstar", older=False)
