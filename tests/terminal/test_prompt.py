"""What may be typed at the prompt, and what is answered."""

from pathlib import Path

import pytest

import reihum
from reihum import Match, Seat
from reihum.terminal.typed import number_in

from .shell import at_the_table, reihum_command


@pytest.fixture
def match() -> Match:
    """Seat 0 is to move."""
    return reihum.game("superstar", players=2, start=0).start(seed=1, seats=[Seat("Ada"), Seat("Bot", "greedy")])


# Numbers


@pytest.mark.parametrize(
    ("answer", "number"),
    [("7", 7), ("0", 0), ("012", 12), ("", None), ("²", None), ("٣", None), ("-1", None), ("1.5", None), ("R5", None)],
)
def test_a_number_is_made_of_ascii_digits(answer: str, number: int | None) -> None:
    assert number_in(answer) == number


def test_a_number_of_thousands_of_digits_is_a_large_one() -> None:
    assert (number_in("9" * 5000) or 0) > 10_000


@pytest.mark.parametrize("answer", ["0", "99", "9" * 5000])
def test_who_types_a_number_out_of_range_is_told_the_range(answer: str, match: Match, tmp_path: Path) -> None:
    choices = len(match.legal())
    said = at_the_table(match, [answer], tmp_path / "match.json")
    assert f"Choices are 1 to {choices}." in said
    assert "no move" not in said
    assert not match.moves


def test_a_single_choice_is_told_as_one(tmp_path: Path) -> None:
    match = reihum.game("one_to_nine", players=2, start=0).start(seed=1, seats=[Seat("Ada"), Seat("Ben")])
    while len(match.legal()) > 1:
        match.play(match.legal()[-1])
    said = at_the_table(match, ["", "2"], tmp_path / "match.json")
    assert "The only choice is 1." in said


@pytest.mark.parametrize("answer", ["²".encode(), b"9" * 5000, b"\xff"], ids=["superscript", "long", "no text"])
def test_no_answer_ends_in_a_trace_back(answer: bytes, tmp_path: Path) -> None:
    for words in (["play"], ["play", "superstar", "--start", "0", "--bot", "greedy", "--new"]):
        done = reihum_command(*words, answers=answer + b"\n", home=tmp_path)
        assert done.returncode == 0, done.stderr
        assert not done.stderr
