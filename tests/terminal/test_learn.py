"""The lesson as text."""

import io
from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.console import Console

import reihum
from reihum.lessons import lesson_of, sentence
from reihum.terminal.lesson import OTHER, Guide, Skipped

from .shell import reihum_command


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
    guide = Guide(game, "Ada", language, console, ask)
    try:
        guide.run()
    except Skipped:
        console.print("skipped")
    return console.export_text(), guide


@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("game", reihum.GAMES)
def test_every_lesson_can_be_gone_through_with_enter_and_numbers(game: str, language: str) -> None:
    lesson = lesson_of(game)
    answers = ["" if step.kind in ("read", "tap") else "1" for step in lesson.steps]
    free = [step.kind for step in lesson.steps].index("free")
    said, guide = at_the_lesson(game, [*answers[:free], *["1"] * 12, ""], language)
    assert guide.match.movers.count(1) >= len(lesson.replies())
    for step in lesson.steps[: free + 1]:
        assert sentence(game, step.id, language, other=OTHER) in said


def test_a_turn_may_be_typed_whole_or_by_its_first_move() -> None:
    said, guide = at_the_lesson("superstar", ["", "play 50", "PLAY  15", "", "", "play 31"])
    assert "asks for something else" in said
    assert [str(move) for move in guide.match.moves][:5] == ["play 15", "play 18", "play 32", "play 2", "play 31"]


def test_who_skips_is_told_how_to_play(tmp_path: Path) -> None:
    done = reihum_command("learn", "bloom", "-l", "de", answers="skip\n", home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Wer die meisten Punkte hat" in done.stdout
    assert "reihum play bloom --bot easy" in done.stdout


def test_a_language_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert reihum_command("learn", "bloom", "-l", "xx", home=tmp_path).returncode == 2
