"""What may be typed at the prompt, and what is answered."""

import io
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

import reihum
from reihum import Match, Seat
from reihum.terminal.setting import make_seats
from reihum.terminal.table import COMMANDS, Quit, TerminalTable
from reihum.terminal.typed import number_in

from .shell import Printed, at_the_table, reihum_command


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


# Commands


def test_case_does_not_matter(match: Match, tmp_path: Path) -> None:
    mine = tmp_path / "Mine.json"
    said = at_the_table(
        match, ["Help", "RULES s6", "Log", f"Save {mine}", "UNDO", "Quit", "1"], tmp_path / "match.json"
    )
    assert "takes back your last move" in said
    assert "S6" in said
    assert "Nothing to take back" in said
    assert "no move" not in said
    assert mine.exists()
    assert not match.moves, "quit came before"


def test_undo_in_capitals_takes_back(tmp_path: Path) -> None:
    match = reihum.game("pretty_tricky", players=2, start=0).start(seed=1, seats=[Seat("Ada"), Seat("Bot", "greedy")])
    first = match.legal()[0]
    said = at_the_table(match, [str(first), "Undo"], tmp_path / "match.json")
    assert f"“{first}” was taken back." in said
    assert not match.moves


def test_a_match_is_saved_at_home(match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    said = at_the_table(match, ["save ~/my match.json"], tmp_path / "match.json")
    saved = tmp_path / "my match.json"
    assert f"reihum play --resume '{saved}'" in said
    assert reihum.replay(saved).game.name == "superstar"


def test_a_file_that_cannot_be_written_is_told(match: Match, tmp_path: Path) -> None:
    said = at_the_table(match, ["save a\0b", "save ~nobody/x.json"], tmp_path / "match.json")
    assert "cannot contain control characters" in said
    assert "cannot be written" in said


# Names


@pytest.mark.parametrize("name", ["", "  ", "\x1b\x07", "x" * 25])
def test_a_name_that_cannot_be_shown_is_refused(name: str, command: Callable[..., Printed]) -> None:
    done = command("play", "superstar", "-n", name)
    assert done.code == 2
    assert done.err == "A name has 1 to 24 characters. Give another one with --name.\n"


def test_names_are_cleaned() -> None:
    assert [seat.name for seat in make_seats(2, [" Ada\x1b[31m\n L. "], "greedy")] == ["Ada[31m L.", "Bot 1"]


def test_names_in_a_file_are_cleaned_too(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    long = "A person of many names, all of which are written down here"
    seats = [Seat("Ada\x1b[31m"), Seat("\x07"), Seat(long), Seat("Bot", "greedy")]
    reihum.game("superstar", players=4, start=0).start(seed=1, seats=seats).save(path)
    done = reihum_command("replay", str(path), home=tmp_path)
    assert f"Ada[31m (1.), Player 2 (1.), {long} (1.), Bot (1.)" in " ".join(done.stdout.split())
    assert "\x1b" not in done.stdout


# Secrets and letters


def test_at_the_curtain_nothing_is_completed(tmp_path: Path) -> None:
    """What can be played is in the hand of whoever looks next."""
    match = reihum.game("superstar", players=2, start=0).start(seed=1, seats=[Seat("Ada"), Seat("Ben")])
    offered = []

    def ask(prompt: str) -> str:
        offered.append((prompt, table.offered()))
        if "Ada>" in prompt:
            raise EOFError
        return ""

    table = TerminalTable(match, Console(file=io.StringIO()), tmp_path / "match.json", ask)
    with pytest.raises(Quit):
        table.run()
    table.close()
    (_, at_the_curtain), (_, after_it) = offered
    assert at_the_curtain == []
    assert set(after_it) == {*map(str, match.legal()), *COMMANDS}


def test_a_terminal_without_all_letters_is_written_to_all_the_same(tmp_path: Path) -> None:
    words = ["play", "bloom", "--new", "--bot", "greedy", "-p", "2"]
    done = reihum_command(*words, answers=b"quit\n", home=tmp_path, PYTHONIOENCODING="latin-1")
    assert done.returncode == 0, done.stderr
    assert not done.stderr
