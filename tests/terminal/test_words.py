"""The terminal in the person's language, with completion, hints, and small moves in any order."""

import re
from collections.abc import Callable
from importlib import resources
from pathlib import Path

import pytest

import reihum
from reihum import Match, Seat
from reihum.core.errors import BadOption
from reihum.core.registry import OURS
from reihum.core.texts import LANGUAGES
from reihum.terminal.completing import matching
from reihum.terminal.setting import game_named
from reihum.terminal.standing import end, is_race
from reihum.terminal.words import say, speak

from .shell import Printed, at_the_table, reihum_command

SEED = 12
PROJECT = Path(reihum.__file__).parent.parent.parent


def rolled() -> Match:
    """Pretty Tricky, Ada's first roll: two of its pairs make 6 and 9."""
    return reihum.game("pretty_tricky", players=2, start=0).start(seed=SEED, seats=[Seat("Ada"), Seat("Ben", "greedy")])


# Small moves in any order


def test_the_higher_row_may_be_named_first(tmp_path: Path) -> None:
    match = rolled()
    said = at_the_table(match, ["left 9", "left 6"], tmp_path / "match.json")
    assert [str(move) for move in match.moves[:2]] == ["left 6", "left 9"]
    told = " ".join(said.split())
    assert "Ada rolls 3, 5 and 6 in blue, 1 in red and ticks boxes in rows 6 and 9 on the left." in told


def test_a_turn_may_be_typed_in_one_line(tmp_path: Path) -> None:
    match = rolled()
    at_the_table(match, ["left 9, left 6"], tmp_path / "match.json")
    assert [str(move) for move in match.moves[:2]] == ["left 6", "left 9"]


def test_what_does_not_fit_leaves_the_turn_as_it_was(tmp_path: Path) -> None:
    match = rolled()
    said = at_the_table(match, ["left 9", "left 12"], tmp_path / "match.json")
    assert [str(move) for move in match.moves] == ["left 9"]
    assert "(P4)" in said


# Hints and completion


def test_a_hint_is_a_whole_turn(tmp_path: Path) -> None:
    said = at_the_table(rolled(), ["hint"], tmp_path / "match.json")
    assert re.search(r"Tick a box in row \d+ and one in row \d+, left\.", said)


def test_tab_completes_the_last_move_of_a_line() -> None:
    offered = ["left 6", "left 9", "done", "undo"]
    assert matching("le", offered) == ["left 6", "left 9"]
    assert matching("LEFT 9", offered) == ["left 9"]
    assert matching("left 9, d", offered) == ["left 9, done"]
    assert matching("x", offered) == []


# Words


def test_how_moves_look_is_said_once(tmp_path: Path) -> None:
    said = at_the_table(rolled(), ["qqqq", "zzzz"], tmp_path / "match.json")
    assert said.count("is not a move in this game") == 2
    assert said.count("Moves look like") == 1


@pytest.mark.parametrize(
    ("typed", "name"), [("qwixx", "qwixx_cards"), ("Qwixx-Cards", "qwixx_cards"), ("one to", "one_to_nine")]
)
def test_the_beginning_of_a_games_name_is_enough(typed: str, name: str) -> None:
    assert game_named(typed) == name


def test_no_game_is_guessed() -> None:
    for typed in ("", "chess"):
        with pytest.raises(BadOption):
            game_named(typed)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", reihum.GAMES)
def test_a_table_speaks_one_language(name: str, language: str, tmp_path: Path) -> None:
    """Board, question, log and refusal: what is English stays away from the others."""
    match = reihum.game(name, players=2, start=0).start(seed=3, seats=[Seat("Ada"), Seat("Ben")])
    speak(language)
    first = str(match.legal()[0])
    refused = next(move for move in match.game.rules.moves if match.game.rules.moves_by_text[move] not in match.legal())
    said = at_the_table(match, ["", refused, "help", first, "log"], tmp_path / "match.json")
    assert say("keys")[:20] in said
    if language != "en":
        assert not re.search(r"\b(your|turn|takes|lays|the)\b", said.replace(first, "").replace(refused, ""))


def test_the_command_knows_the_locale_and_the_option(command: Callable[..., Printed]) -> None:
    done = command("rules", "qwixx", "Q1", "--language", "fr")
    assert done.code == 0
    assert command("play", "superstar", "--language", "xx").code == 2


def test_a_match_in_german_by_locale(tmp_path: Path) -> None:
    words = ("play", "superstar", "--start", "0", "--bot", "greedy", "--language", "de")
    done = reihum_command(*words, answers="1\nquit\n", home=tmp_path)
    assert "Du beginnst" in done.stdout
    assert "Die Partie ist aufgehoben" in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_terminal_is_used(language: str) -> None:
    folder = Path(reihum.__file__).parent / "terminal"
    boards = folder.parent.glob("games/*/terminal.py")
    source = "\n".join(path.read_text(encoding="utf-8") for path in (*folder.rglob("*.py"), *boards))
    texts = resources.files("reihum").joinpath("texts", language, "terminal.ftl").read_text(encoding="utf-8")
    computed = re.compile(r"(bloom-ask|qwixx|column)-|purple")
    messages = re.findall(r"^([\w-]+) =", texts, re.MULTILINE)
    unused = [name for name in messages if f'"{name}"' not in source and f"'{name}'" not in source]
    assert [name for name in unused if not computed.match(name)] == []


@pytest.mark.parametrize("name", OURS)
def test_ends_show_points_where_they_are_seen_in_play(name: str) -> None:
    """A race has places alone, here as in the browser."""
    board = (PROJECT / "src" / "reihum" / "games" / name / "web" / "index.ts").read_text(encoding="utf-8")
    rules = reihum.game(name).rules
    assert is_race(rules) == ("isRace: true" in board)
    speak("en")
    titles = [column.header for column in end(reihum.game(name).start(seed=1)).columns]
    assert titles == ["place", "player", *([] if is_race(rules) else ["points"])]
