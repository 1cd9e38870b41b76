"""A review is told in every language, on a page too, and comes back from JSON."""

import re
from html import unescape
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from reihum.core.registry import NAMES
from reihum.core.texts import LANGUAGES
from reihum.insight.page import review_page
from reihum.insight.results import GREAT, Review
from reihum.insight.telling import Telling
from reihum.insight.typescript import typescript

from .matches import reviewed


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(name: str, language: str) -> None:
    match, found = reviewed(name)
    telling = Telling(match, found, language)
    page = review_page(telling)
    assert f'lang="{language}"' in page
    assert page.count("<svg") == 1
    for account in found.accounts:
        cells = telling.row(account)
        assert len(cells) == len(telling.columns())
        assert cells[0] == f"Player {account.seat}"
    worse = list(telling.worse_decisions(range(found.players)))
    assert worse, "who plays anything decides badly somewhere"
    assert all(decision.better and decision.verdict and decision.moves for decision in worse)
    assert not re.search(r"src=|href=\"http|url\(", page), "the page stands on its own"
    assert not re.search(r"\{|\bNone\b", page.split("</style>")[1]), "everything has words"


@pytest.mark.parametrize(("language", "word"), [("en", ": great. "), ("de", ": großartig. ")])
def test_a_great_decision_is_told(language: str, word: str) -> None:
    match, found = reviewed("superstar")
    at = next(number for number, step in enumerate(found.steps) if step.decision is not None)
    step = found.steps[at]
    assert step.decision is not None
    great = replace(step, decision=replace(step.decision, verdict=GREAT))
    telling = Telling(match, replace(found, steps=[*found.steps[:at], great, *found.steps[at + 1 :]]), language)
    (told,) = telling.great_decisions([step.seat])
    assert word in told
    assert told in unescape(review_page(telling))
    assert list(telling.great_decisions([1 - step.seat])) == []


def test_it_comes_back_from_json() -> None:
    _, found = reviewed("superstar")
    assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found


def test_the_types_of_the_page_are_up_to_date() -> None:
    types = Path(__file__).parents[2] / "web" / "src" / "insight" / "review.ts"
    assert types.read_text() == typescript(), "python -m reihum.insight.typescript > web/src/insight/review.ts"
