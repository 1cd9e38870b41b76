"""The lesson as text."""

import io
import json
import re
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

import reihum
from reihum.core.texts import LANGUAGES
from reihum.lessons import lesson_of, sentence
from reihum.terminal.completing import matching
from reihum.terminal.lesson import OTHER, Guide, Skipped
from reihum.terminal.words import say, speak
from tests.games import bringing

from .shell import reihum_command


def to_the_free_turn(game: str) -> list[str]:
    """The answers that lead to the turn in which anything may be typed: Enter, and the first of two turns."""
    kinds = [step.kind for step in lesson_of(game).steps]
    return ["" if kind in ("read", "tap") else "1" for kind in kinds[: kinds.index("free")]]


def at_the_lesson(game: str, answers: Sequence[str], language: str = "en") -> tuple[str, Guide]:
    """What somebody reads who gives these answers and then closes the window."""
    waiting = iter(answers)

    def ask(prompt: str) -> str:
        console.print(prompt)
        try:
            return next(waiting)
        except StopIteration:
            raise EOFError from None

    console = Console(file=io.StringIO(), width=200, no_color=True, record=True)
    speak(language)
    guide = Guide(game, "Ada", console, ask)
    try:
        guide.run()
    except Skipped:
        console.print("skipped")
    return console.export_text(), guide


@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("game", bringing("lesson", "lesson.json"))
def test_every_lesson_can_be_gone_through_with_enter_and_numbers(game: str, language: str) -> None:
    lesson = lesson_of(game)
    answers = to_the_free_turn(game)
    said, guide = at_the_lesson(game, [*answers, *["1"] * 12, ""], language)
    assert guide.match.movers.count(1) >= len(lesson.replies())
    for step in lesson.steps[: len(answers) + 1]:
        assert sentence(game, step.id, language, other=OTHER) in said


def test_a_turn_may_be_typed_whole_or_by_its_first_move() -> None:
    said, guide = at_the_lesson("superstar", ["", "play 50", "PLAY  15", "", "", "play 50"])
    assert "asks for something else" in said
    assert [str(move) for move in guide.match.moves][:5] == ["play 15", "play 30", "play 48", "play 18", "play 50"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", bringing("lesson", "lesson.json"))
def test_a_lesson_speaks_one_language(game: str, language: str) -> None:
    """Sentences, board, events, and what is refused in the free turn."""
    answers = to_the_free_turn(game)
    _, guide = at_the_lesson(game, answers, language)
    legal = guide.match.legal()
    refused = next(move for move in guide.match.game.rules.moves if move not in map(str, legal))
    said, guide = at_the_lesson(game, [*answers, refused, "qqqq", "1"], language)
    assert re.search(rf"\({guide.match.game.rules.clauses}\d+\)$", said, re.MULTILINE), "the clause of a refusal"
    assert say("no-move", move="qqqq") in said
    if language != "en":
        typed = sorted({str(move) for move in (*guide.match.moves, *legal)} | {refused}, key=len, reverse=True)
        for move in typed:
            said = said.replace(move, "")
        assert not re.search(r"\b(your|turn|takes|lays|plays|ticks|rolls|and|the|is|not)\b", said)


def test_a_game_is_known_by_the_beginning_of_its_name(tmp_path: Path) -> None:
    done = reihum_command("learn", "qwixx", answers="skip\n", home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "reihum play qwixx_cards --bot easy" in done.stdout


def test_the_game_is_asked_for_in_the_language_of_the_lesson(tmp_path: Path) -> None:
    done = reihum_command("learn", "-l", "de", answers=f"{reihum.GAMES.index('bloom') + 1}\nskip\n", home=tmp_path)
    assert "Welches Spiel?" in done.stdout
    assert "reihum play bloom --bot easy" in done.stdout
    assert "Which" not in done.stdout


def test_who_skips_is_told_how_to_play(tmp_path: Path) -> None:
    done = reihum_command("learn", "bloom", "-l", "de", answers="skip\n", home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Wer die meisten Punkte hat" in done.stdout
    assert "reihum play bloom --bot easy" in done.stdout


def test_enter_after_the_lesson_begins_a_short_real_game(tmp_path: Path) -> None:
    done = reihum_command("learn", "bloom", "-n", "Ada", answers="skip\n\nquit\n", home=tmp_path)
    assert done.returncode == 0, done.stderr
    saved = json.loads((tmp_path / "reihum" / "bloom.json").read_text())
    assert saved["options"]["rounds"] == lesson_of("bloom").after["rounds"]
    again = reihum_command("learn", "bloom", answers="skip\n\n", home=tmp_path)
    assert "reihum play bloom --bot easy" in again.stdout, "a match that waits is not replaced"


def test_tab_offers_what_the_lesson_asks_for() -> None:
    offered = []

    def ask(prompt: str) -> str:
        offered.append(matching("le", guide._offered))
        return ""

    guide = Guide("pretty_tricky", "Ada", Console(file=io.StringIO()), ask)
    steps = guide.lesson.steps
    tap = next(place for place, step in enumerate(steps) if step.kind == "tap")
    guide.lesson = msgspec.structs.replace(guide.lesson, steps=steps[: tap + 1])
    guide.run()
    assert offered == [[]] * tap + [[", ".join(steps[tap].turns[0])]]


def test_a_language_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert reihum_command("learn", "bloom", "-l", "xx", home=tmp_path).returncode == 2
