"""Golden playthroughs: what was told once is told the same for ever."""

from pathlib import Path
from typing import Any

import pytest

from tests.core.golden import begin, cases, moves_in, stories_of, tell
from tests.games import bringing

CASES = list(cases())


@pytest.mark.parametrize(
    ("name", "players", "options", "path"), CASES, ids=[f"{case[0]}-{case[3].stem}" for case in CASES]
)
def test_the_story_is_the_same(name: str, players: int, options: dict[str, Any], path: Path) -> None:
    assert path.exists(), f"{name} lacks a golden playthrough: python -m tests.core.golden"
    expected = path.read_text(encoding="utf-8")
    match = begin(name, players, options)
    for move in moves_in(expected):
        match.play(move)
    assert match.is_over
    assert tell(match) == expected


@pytest.mark.parametrize("game", bringing("tests"))
def test_no_story_is_left_over(game: str) -> None:
    assert set(stories_of(game).glob("*.txt")) == {path for name, _, _, path in CASES if name == game}
