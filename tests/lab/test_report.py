"""The page of a report."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from reihum.lab.cli import lab
from reihum.lab.metrics import BY_NAME
from reihum.lab.report import Study, tell
from reihum.lab.report.charts import ticks
from reihum.lab.report.drama import decided_after
from reihum.lab.report.seats import by_place
from reihum.lab.report.study import Scale
from reihum.lab.run import Means

TINY = Scale("greedy", 40, 20, 4, ("uniform", "greedy"), 10, 20, 2)
ANCHORS = ("glance", "length", "points", "seats", "drama", "skill", "moves")


@pytest.fixture
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))


def study_of(game: str, monkeypatch: pytest.MonkeyPatch) -> Study:
    monkeypatch.setattr("reihum.lab.report.study.COMPARED_BOT", "greedy")
    monkeypatch.setattr("reihum.lab.report.study.RIVAL", "uniform")
    study = Study(game, TINY, "1")
    study.play(Means(workers=1, quiet=True))
    return study


@pytest.mark.usefixtures("_own_cache")
@pytest.mark.parametrize("game", ["superstar", "pretty_tricky", "one_to_nine", "qwixx_cards"])
def test_a_page_that_needs_nothing_else(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    study = study_of(game, monkeypatch)
    page = tell(study, "reihum lab report")
    assert page == tell(study, "reihum lab report")
    for anchor in (*ANCHORS, *(["components"] if study.tables else []), *(["options"] if study.options else [])):
        assert f'<section id="{anchor}">' in page
    assert not re.search(r"(src|href)=(?![\"']?#)", page), "something is loaded"
    assert "http" not in page.replace("http-equiv", "")
    assert "@import" not in page
    assert "url(" not in page
    drawings = re.findall(r"<svg.*?</svg>", page, flags=re.DOTALL)
    assert len(drawings) >= 10
    for drawing in drawings:
        root = ElementTree.fromstring(drawing)
        assert root.get("aria-label")
        for element in root.iter():
            for value in element.attrib.values():
                assert "nan" not in value.split()
                assert not re.search(r"\b(nan|inf)\b", value)
    text = re.sub(r"<style>.*?</style>|<[^>]+>", " ", page, flags=re.DOTALL)
    assert not re.search(r"\b(nan|inf|None)\b", text)
    start = by_place(study.games_of(2), 0)
    assert f"{100 * start.mean:.0f} %" in text
    assert f"{BY_NAME['turns'].of(study.games_of(2)).mean:.0f}" in text


@pytest.mark.usefixtures("_own_cache")
def test_the_reconstruction_is_told_and_tested(monkeypatch: pytest.MonkeyPatch) -> None:
    study = study_of("superstar", monkeypatch)
    assert study.tables is not None
    results = study.tables.results(study.found())
    assert list(results) == ["as usual", "slight 1", "slight 2", "strong 1", "strong 2"]
    page = tell(study, "reihum lab report")
    assert "is a reconstruction" in page
    assert re.search(r"\d+ of 20 comparisons", page)


def test_an_unknown_game_writes_nothing(tmp_path: Path) -> None:
    target = tmp_path / "page.html"
    done = CliRunner().invoke(lab, ["report", "chess", "-o", str(target)])
    assert "There is no game 'chess'" in str(done.exception)
    assert not target.exists()


def test_ticks_are_round_numbers() -> None:
    assert ticks(0, 1, 5) == pytest.approx([0, 0.2, 0.4, 0.6, 0.8, 1])
    assert ticks(37, 121, 5) == [40, 60, 80, 100, 120]
    assert ticks(3, 3) == [3]


def test_when_a_game_is_decided() -> None:
    import numpy as np

    assert decided_after(np.array([0.5] * 7 + [0.95] * 4)) == 0.7
    assert decided_after(np.array([0.95] + [0.8] * 9 + [1.0])) == 1
