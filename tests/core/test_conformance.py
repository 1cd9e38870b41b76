"""Every game holds what every game must hold, and the kit finds what does not."""

import math
import os
import subprocess
import sys

import pytest

import reihum
from reihum.core import conformance
from reihum.games import rules_of

POSITIONS = 100_000  # concealed and redealt, a game


@pytest.mark.parametrize("name", reihum.GAMES)
def test_every_game_conforms_in_every_setting(name: str) -> None:
    rules = rules_of(name)
    settings = len(list(conformance.settings(rules)))
    few = conformance.check_game(rules, games=4 * settings, seed="few", every=4)
    games = math.ceil(1.25 * POSITIONS / few.positions * few.games)
    report = conformance.check_game(rules, games=games, seed="suite", every=4)
    assert few.details == []
    assert report.details == []
    assert report.violations == 0
    assert report.settings == settings
    assert report.positions >= POSITIONS


def with_bounds_checks(program: str) -> None:
    """Compiled code reads past an array in silence; this run asks Numba to look."""
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1"}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_games_with_bounds_checks() -> None:
    """Games alone, because compiling takes its time: the others, and secrets, are looked at by the long test."""
    with_bounds_checks(
        "import random, reihum\n"
        "for number in range(100):\n"
        "    match = reihum.game('superstar', players=2 + number % 4).start(seed=number)\n"
        "    while not match.is_over: match.play(random.choice(match.legal()))"
    )


@pytest.mark.long
@pytest.mark.parametrize("name", reihum.GAMES)
def test_everything_with_bounds_checks(name: str) -> None:
    with_bounds_checks(
        "import sys; from reihum.core import conformance as kit; from reihum.core.game import Game;"
        f"from reihum.games import rules_of; rules = rules_of({name!r}); report = kit.Report();"
        "[kit.random_games(Game(rules, *setting), 20, 'bounds', 5, report) for setting in kit.settings(rules)];"
        "print(report.details); sys.exit(report.violations)"
    )


@pytest.mark.long
@pytest.mark.parametrize("name", reihum.GAMES)
def test_a_hundred_thousand_games(name: str) -> None:
    report = conformance.check_game(rules_of(name), games=100_000, seed="long", every=20)
    assert report.details == []


@pytest.mark.parametrize(
    ("change", "finding"), [("conceal", "still held the chance stream"), ("audit", "lost or doubled")]
)
def test_the_kit_finds_a_broken_game(change: str, finding: str) -> None:
    """Interpreted, because compiling a game takes longer than finding its fault."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.core.broken_game", change],
        env={**os.environ, "REIHUM_JIT": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert finding in done.stdout, done.stderr
