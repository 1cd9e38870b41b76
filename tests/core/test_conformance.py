"""Every game holds what every game must hold, and the kit finds what does not."""

import dataclasses
import os
import subprocess
import sys
from typing import Any

import pytest

import reihum
from reihum.core import conformance
from reihum.core.jit import rule
from reihum.games import rules_of

POSITIONS = 100_000  # concealed and redealt, a game


@pytest.mark.parametrize("name", reihum.GAMES)
def test_every_game_conforms_in_every_setting(name: str) -> None:
    rules = rules_of(name)
    report = conformance.check_game(rules, games=2000, seed="suite", every=4)
    assert report.details == []
    assert report.violations == 0
    assert report.settings == len(list(conformance.settings(rules)))
    assert report.positions >= POSITIONS


@pytest.mark.parametrize("name", reihum.GAMES)
def test_with_bounds_checks(name: str) -> None:
    """Compiled code reads past an array in silence; one run asks Numba to look."""
    program = (
        "import sys; from reihum.core import conformance as kit; from reihum.core.game import Game;"
        f"from reihum.games import rules_of; rules = rules_of({name!r}); report = kit.Report();"
        "[kit.random_games(Game(rules, *setting), 20, 'bounds', 5, report) for setting in kit.settings(rules)];"
        "print(report.details); sys.exit(report.violations)"
    )
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1"}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.long
@pytest.mark.parametrize("name", reihum.GAMES)
def test_a_hundred_thousand_games(name: str) -> None:
    report = conformance.check_game(rules_of(name), games=100_000, seed="long", every=20)
    assert report.details == []


# The kit itself: break a game on purpose and see that it is found.


@rule
def _conceal_nothing(s: Any, viewer: int) -> None:
    s.viewer = viewer


@rule
def _audit_complains(s: Any) -> int:
    return 1 if s.turn > 3 else 0


@pytest.mark.filterwarnings("ignore")  # compiled without a cache, Numba warns that it is passed functions
@pytest.mark.parametrize(
    ("change", "finding"),
    [({"conceal": _conceal_nothing}, "still held the chance stream"), ({"audit": _audit_complains}, "lost or doubled")],
)
def test_the_kit_finds_a_broken_game(change: dict[str, Any], finding: str) -> None:
    broken = dataclasses.replace(rules_of("superstar"), **change)
    tally = conformance.Report()
    game = reihum.Game(broken, 2)
    game.engine._directory = None  # compiled anew: the cache is for sound games
    conformance.random_games(game, 5, "broken", 3, tally)
    assert any(finding in line for line in tally.details)
