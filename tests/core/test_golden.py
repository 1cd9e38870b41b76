"""Golden playthroughs: what was told once is told the same for ever."""

from pathlib import Path
from typing import Any

import pytest

from tests.core.golden import FOLDER, begin, cases, moves_in, tell

CASES = list(cases())


@pytest.mark.parametrize(("name", "players", "options", "path"), CASES, ids=[case[3].stem for case in CASES])
def test_the_story_is_the_same(name: str, players: int, options: dict[str, Any], path: Path) -> None:
    assert path.exists(), f"{name} lacks a golden playthrough: python -m tests.core.golden"
    expected = path.read_text(encoding="utf-8")
    match = begin(name, players, options)
    for move in moves_in(expected):
        match.play(move)
    assert match.is_over
    assert tell(match) == expected


def test_no_story_is_left_over() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {case[3].name for case in CASES}
