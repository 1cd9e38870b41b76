"""Matches that are kept, and what becomes of those that cannot be played on."""

import json
from pathlib import Path
from typing import Any

import pytest

import reihum

from .shell import reihum_command


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """Where the running match of Superstar lies."""
    (tmp_path / "reihum").mkdir()
    return tmp_path / "reihum" / "superstar.json"


def play_on(kept: Path, language: str = "en") -> str:
    """Ask for the match that is kept, and leave."""
    words = ("play", "superstar", "--bot", "greedy", "-l", language)
    done = reihum_command(*words, answers="quit\n", home=kept.parent.parent)
    assert done.returncode == 0, done.stderr
    assert reihum.replay(kept).game.name == "superstar", "a new match has begun"
    return done.stdout


def test_damaged_matches_are_set_aside_one_beside_the_other(kept: Path) -> None:
    for number, name in enumerate(("superstar.damaged", "superstar.damaged-2", "superstar.damaged-3")):
        kept.write_text(f"{{ broken {number}")
        said = play_on(kept)
        assert "cannot be read" in said
        assert f"It now lies at {kept.with_name(name)}." in said
    for number, name in enumerate(("superstar.damaged", "superstar.damaged-2", "superstar.damaged-3")):
        assert kept.with_name(name).read_text() == f"{{ broken {number}"


def test_a_damaged_match_is_told_in_the_language_spoken(kept: Path) -> None:
    kept.write_text("{ broken")
    said = play_on(kept, "de")
    aside = kept.with_name("superstar.damaged")
    assert f"lässt sich nicht lesen. Sie liegt jetzt unter {aside}. Warum, sagt: reihum verify {aside}" in said
    assert "cannot" not in said


@pytest.mark.parametrize("changes", [{"rules": 0}, {"rules": 99, "weather": "fine"}], ids=["older", "newer"])
def test_a_match_of_other_rules_is_not_called_damaged(changes: dict[str, Any], kept: Path) -> None:
    version, own = changes["rules"], reihum.game("superstar").rules.version
    reihum.game("superstar", players=2).start(seed=1).save(kept)
    content = json.dumps(json.loads(kept.read_text()) | changes)
    for name in (f"superstar.rules-{version}", f"superstar.rules-{version}-2"):
        kept.write_text(content)
        said = play_on(kept)
        assert f"by version {version} of the rules of Superstar; this program has version {own}." in said
        assert f"It is kept at {kept.with_name(name)} for the program that saved it." in said
        assert "damaged" not in said
        assert "cannot be read" not in said
        assert kept.with_name(name).read_text() == content
