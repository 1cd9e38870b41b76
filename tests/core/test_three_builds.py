"""One source, three builds: the same games, masks, records, views, events, refusals, plans and scores, byte for byte.

Compared by one number a game (`reihum.core.fingerprint`). What bots think is compared in `tests/bots`.
"""

import gzip
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest

import reihum
from reihum import modules
from reihum.core.chance import key_of_seed
from reihum.core.game import Game, prover_of
from reihum.core.registry import OURS, rule_files, rules_of
from reihum.core.rules import Rules
from reihum.modules import making, source_hash
from reihum.modules.making import ensure_module
from tests.core.browser_module import BrowserModule
from tests.core.every_setting import every_setting

DECISIONS = 60_000
"""Of whole games; in the long mode 2,000 games of every setting."""
WHOLE = 100_000  # moves: no game has more
BEGINNING = 10
SEED = "three builds"
SMALLEST = min(OURS, key=lambda name: sum(path.stat().st_size for path in rule_files(rules_of(name))))
"""The game whose module is built quickest; building all takes minutes."""
INTERPRETED = (
    "import os; os.environ['REIHUM_JIT'] = '0'; from tests.core.test_three_builds import show; show({name!r}, {older})"
)


@pytest.fixture
def module(name: str) -> Iterator[BrowserModule]:
    found = BrowserModule(rules_of(name))
    yield found
    found.close()


def described(game: Game) -> str:
    """With what a setting may have beside players and options."""
    return f"{game}, start {game.start_seat}, version {game.version}, components {game.components}"


def compare(name: str, module: BrowserModule, each: int) -> int:
    """Play so many games of every setting in both builds; how many there were."""
    compared = 0
    for game in every_setting(rules_of(name)):
        compiled, browser = np.zeros(each, np.int64), np.zeros(each, np.int64)
        prover_of(game.rules).fingerprint(game.template(), key_of_seed(SEED), 0, WHOLE, compiled)
        module.call("fingerprint", game.template(), key_of_seed(SEED), 0, WHOLE, browser)
        different = np.flatnonzero(compiled != browser)
        assert not len(different), f"{described(game)}: these games of the seed {SEED!r} differ: {different[:10]}"
        assert len(set(compiled.tolist())) == each, "different games have different numbers"
        compared += each
    return compared


@pytest.mark.parametrize("name", reihum.GAMES)
def test_compiled_and_in_a_browser_games_are_the_same(name: str, module: BrowserModule) -> None:
    rules = rules_of(name)
    games = DECISIONS * 20 // Game(rules, rules.max_players).batch(20, seed=1).playout()
    settings = len(every_setting(rules))
    assert compare(name, module, -(-games // settings)) >= games


@pytest.mark.long
@pytest.mark.parametrize("name", reihum.GAMES)
def test_two_thousand_games_of_every_setting_are_the_same(name: str, module: BrowserModule) -> None:
    compare(name, module, 2000)


def shortest(rules: Rules) -> dict[str, int]:
    """The options that end a match soonest, as far as numbers of rounds do: interpreted, a long one takes a minute."""
    return {option.name: option.low for option in rules.options if option.name == "rounds"}


def sample(name: str, older: bool) -> list[int]:
    """A whole game and the beginning of one of every setting: enough for a slow build. Or a whole game by each of the
    ``older`` versions of the rules, which may differ at the end only.
    """
    rules = rules_of(name)
    versions = rules.versions[:-1] if older else rules.versions[-1:]
    whole = [Game(rules, rules.min_players, shortest(rules), version=version) for version in versions]
    beginnings = [] if older else every_setting(rules)
    found = []
    for game, most in [*((game, WHOLE) for game in whole), *((game, BEGINNING) for game in beginnings)]:
        out = np.zeros(1, np.int64)
        prover_of(rules).fingerprint(game.template(), key_of_seed(SEED), 0, most, out)
        found += out.tolist()
    return found


def show(name: str, older: bool) -> None:
    print(*sample(name, older))


def compare_interpreted(name: str, older: bool) -> None:
    code = INTERPRETED.format(name=name, older=older)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    found = sample(name, older)
    assert found
    assert [int(number) for number in done.stdout.split()] == found


@pytest.mark.parametrize("name", reihum.GAMES)
def test_interpreted_games_are_the_same(name: str) -> None:
    compare_interpreted(name, older=False)


@pytest.mark.long
@pytest.mark.parametrize("name", [name for name in reihum.GAMES if len(rules_of(name).versions) > 1])
def test_interpreted_games_by_older_rules_are_the_same(name: str) -> None:
    compare_interpreted(name, older=True)


@pytest.mark.parametrize("name", reihum.GAMES)
def test_a_module_is_small_imports_nothing_and_says_what_it_is(name: str, module: BrowserModule) -> None:
    """The runner refuses one that imports anything; a page finds a stale one by the hash."""
    content = ensure_module(rules_of(name)).read_bytes()
    assert len(gzip.compress(content)) <= 90_000
    assert f'"hash":"{source_hash(rules_of(name))}"'.encode() in content
    assert module.call("choose_uniform", Game(rules_of(name), 2).start(seed=1).concealed(0), np.ones(1, np.int64)) >= 0


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.long] if name != SMALLEST else []) for name in reihum.GAMES]
)
def test_another_process_builds_a_module_to_the_same_bytes(name: str) -> None:
    kept = ensure_module(rules_of(name)).read_bytes()
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, "-m", "reihum", "build-wasm", name, "--out", folder]
        cold = {**os.environ, "REIHUM_CACHE_DIR": f"{folder}/cache", "PYTHONHASHSEED": "1"}
        subprocess.run(words, env=cold, check=True, capture_output=True)
        (built,) = Path(folder).glob("*.wasm")
        assert built.read_bytes() == kept


@pytest.mark.parametrize("damage", [lambda whole: whole[:-300], lambda whole: whole[:5000] + b"?" + whole[5001:]])
def test_a_damaged_module_is_built_anew(damage: Callable[[bytes], bytes], monkeypatch: pytest.MonkeyPatch) -> None:
    rules = rules_of(SMALLEST)
    path = ensure_module(rules)
    whole = path.read_bytes()
    monkeypatch.setattr(making, "build_module", lambda rules: whole)
    with tempfile.TemporaryDirectory() as folder:
        monkeypatch.setattr(modules, "kept_at", lambda rules: Path(folder) / path.name)
        monkeypatch.setattr(making, "kept_at", lambda rules: Path(folder) / path.name)
        monkeypatch.setattr(modules, "_READY_MADE", Path(folder))
        (Path(folder) / path.name).write_bytes(damage(whole))
        assert modules.module_of(rules) is None
        assert ensure_module(rules).read_bytes() == whole
        assert modules.module_of(rules) is not None
