"""One sentence a turn: the same cases are told in the browser (`web/test/folding.test.ts`)."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from reihum.core.folding import folding_of, lines
from reihum.core.registry import OURS, folder_of, rules_of
from reihum.core.rules import Event
from reihum.core.texts import LANGUAGES, tell_folded

CASES = json.loads(Path(__file__).with_name("folding_cases.json").read_text(encoding="utf-8"))


def events(listed: list[dict[str, Any]]) -> list[Event]:
    return [Event(event["name"], event["args"]) for event in listed]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", CASES["cases"], ids=lambda case: case["title"])
def test_a_turn_is_one_line(case: dict[str, Any], language: str) -> None:
    told = [(seat, events(listed)) for seat, listed in case["told"]]
    sentences = [
        " ".join(tell_folded(case["game"], line, CASES["names"], language)) for line in lines(case["game"], told)
    ]
    assert sentences == case["sentences"][language]


@pytest.mark.parametrize("game", OURS)
def test_what_is_folded_is_told(game: str) -> None:
    """Names in ``folding.json`` are names of messages."""
    folding = folding_of(game)
    source = (folder_of(rules_of(game)) / "texts" / "en.ftl").read_text(encoding="utf-8")
    messages = set(re.findall(r"^([\w-]+) =", source, re.MULTILINE))
    assert {*folding.lists, *folding.together, *folding.parts, *folding.begins} <= messages
