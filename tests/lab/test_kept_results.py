"""Documents say what the kept results say, and drawings show it."""

import xml.etree.ElementTree as ET

import pytest
from bench import calibration, levels, matches

from reihum.games import NAMES
from reihum.lab.report.reliability import Judged, Panel, reliability


def test_the_tables_of_bots_follow_from_what_is_kept() -> None:
    assert levels.document() == levels.DOCUMENT.read_text(encoding="utf-8"), "python -m bench levels --kept"


def test_the_tables_of_reviews_follow_from_what_is_kept() -> None:
    assert calibration.document() == calibration.DOCUMENT.read_text(encoding="utf-8"), (
        "python -m bench calibration --kept"
    )


def test_the_drawings_of_reviews_follow_from_what_is_kept() -> None:
    for game in NAMES:
        if calibration.of_game(game):
            kept = (calibration.IMAGES / f"calibration-{game}.svg").read_text(encoding="utf-8")
            assert calibration.drawing(game) == kept, "python -m bench calibration --kept"


def test_a_drawing_shows_honest_chances_on_the_diagonal() -> None:
    judged = Judged("search", [0.2, 0.7], [0.2, 0.9], [0.01, 0.02])
    root = ET.fromstring(reliability("A game", [Panel("2 players", [judged])], "told", "came true"))
    dots = [node for node in root.iter() if node.tag.endswith("circle") and node.find("*") is not None]
    lines = [node for node in root.iter() if node.get("class") == "reference"]
    [diagonal], (honest, other) = lines, dots

    def above(dot: ET.Element) -> float:
        """How far above the diagonal, in panels."""
        left, bottom, right, top = (float(diagonal.get(name, "")) for name in ("x1", "y1", "x2", "y2"))
        return (bottom - float(dot.get("cy", ""))) / (bottom - top) - (float(dot.get("cx", "")) - left) / (right - left)

    assert above(honest) == pytest.approx(0, abs=0.01)
    assert above(other) == pytest.approx(0.2, abs=0.01)


def test_few_games_are_told_only_if_they_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    def kept(games: int, low: float, high: float) -> None:
        bot = {"adjusted": (low + high) / 2, "adjusted_interval": [low, high], "saving": 4.0, "saving_of_chance": 2.0}
        found = {"games": games, "fair_share": 0.5, "bots": {one.bots[0]: bot for one in matches.QUESTIONS}}
        monkeypatch.setattr(matches, "kept_match", lambda *_: found)

    kept(60, 0.45, 0.6)
    assert "52.5" not in matches.tables()
    kept(60, 0.52, 0.6)
    assert "56.0 % (52.0–60.0), 60" in matches.tables()
    kept(matches.LEAST, 0.45, 0.6)
    assert "52.5 % (45.0–60.0), 200" in matches.tables()
