"""The command that reviews a match file."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.insight.matches import played

from .shell import Printed


@pytest.fixture
def match_file(tmp_path: Path) -> Path:
    """A finished match."""
    path = tmp_path / "match.json"
    played("superstar", ("uniform", "greedy")).save(path)
    return path


def test_it_prints_an_account_and_writes_a_page(
    command: Callable[..., Printed], match_file: Path, tmp_path: Path
) -> None:
    page = tmp_path / "review.html"
    printed = command("review", str(match_file), "--effort", "quick", "--html", str(page))
    assert printed.code == 0, printed.err
    for expected in ("Player 0", "Turning points", "Better:", str(page)):
        assert expected in printed.out
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_it_prints_one_object(command: Callable[..., Printed], match_file: Path) -> None:
    told = json.loads(command("review", str(match_file), "--effort", "quick", "--json").out)
    assert told["game"] == "superstar"
    assert len(told["accounts"]) == 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--effort", "endless"), "quick, normal or thorough"),
        (("--seat", "7"), "seat"),
        (("--language", "xx"), "language"),
        (("--html", "nowhere/review.html"), "There is no folder nowhere"),
    ],
)
def test_what_cannot_be_done_is_said(
    words: tuple[str, ...], said: str, command: Callable[..., Printed], match_file: Path
) -> None:
    refused = command("review", str(match_file), *words)
    assert refused.code == 2
    assert said in refused.err
    assert "Traceback" not in refused.err
