"""Hints are sentences: what else could be done is named once, numbers agree with their nouns, nothing is a label."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import reihum
from reihum.bots.hints.hint import Hint, hint_lines, hint_of
from reihum.core.jit import COMPILED
from reihum.core.registry import OURS
from reihum.core.texts import LANGUAGES, has_text

from ..core.test_texts import texts_of
from .test_hints import FEW, some

KEPT = json.loads(Path(__file__).with_name("hint_cases.json").read_text(encoding="utf-8"))
NAMES = KEPT["names"]
UNMEASURED = dict.fromkeys(("chance", "chance_error", "behind", "behind_error", "points", "points_error"), 0)


def hint_in(case: dict[str, Any]) -> Hint:
    turns = [{**UNMEASURED, "moves": [], "outcomes": [], **turn} for turn in case["turns"]]
    return msgspec.convert({"turns": turns, "reasons": case["reasons"], "playouts": 400}, Hint)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", KEPT["cases"], ids=lambda case: case["title"])
def test_a_hint_is_said_as_the_page_says_it(case: dict[str, Any], language: str) -> None:
    """The page is asked for the same sentences (`web/test/hints.test.ts`)."""
    rules = reihum.game(case["game"]).rules
    assert hint_lines(rules, hint_in(case), NAMES, language) == case["lines"][language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_advised_can_be_named_as_another_choice(language: str) -> None:
    for game in OURS:
        deeds = [name for name in texts_of(f"{game}/hints", language) if name.startswith("do-")]
        assert [name for name in deeds if not has_text(f"{game}/hints", f"{name}.if", language)] == []


@pytest.mark.parametrize("name", reihum.GAMES)
def test_no_reason_is_a_label(name: str) -> None:
    """A colon would set a number beside a word; and a turn without words could not be named."""
    for match in some(name, 8 if COMPILED else 2):
        found = msgspec.structs.replace(
            hint_of(match.game.rules, match.concealed(match.to_move), (), FEW), playouts=400
        )
        assert all(turn.told for turn in found.turns)
        for language in LANGUAGES:
            for line in hint_lines(match.game.rules, found, NAMES * 2, language)[1:]:
                assert ":" not in line
                assert line.endswith(".")
