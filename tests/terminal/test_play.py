"""The terminal as a person uses it: in a real process, by its standard input and output.

Starting a process takes longer than most commands. Those that ask nothing and keep nothing are run in this one.
"""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import reihum
from reihum import Seat
from reihum.core.rules import Rules
from reihum.core.texts import LANGUAGES
from reihum.modules import making

from .shell import Printed, reihum_command

LENGTH = {"bloom": ("-o", "rounds=1")}  # a second round is like the first, and long


@pytest.mark.parametrize("name", reihum.GAMES)
def test_a_whole_game_against_bots(name: str, tmp_path: Path) -> None:
    """Always the first choice, until the end."""
    words = ("play", name, "--bot", "greedy", "--seed", "1", *LENGTH.get(name, ()))
    done = reihum_command(*words, answers="1\n" * 4000, home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "The end" in done.stdout
    assert "\x1b[" not in done.stdout, "colours although NO_COLOR is set"
    *lines, last = done.stdout.splitlines()
    assert max(map(len, lines)) <= 80 + len("Guest> ") + 5
    finished = Path(last.removeprefix("To hear it again: reihum replay "))
    assert reihum.replay(finished).is_over
    assert not (tmp_path / "reihum" / f"{name}.json").exists()


def test_a_bot_may_be_a_search_with_a_budget(tmp_path: Path) -> None:
    words = ("play", "superstar", "--seed", "1", "--bot", "search@4")
    done = reihum_command(*words, answers="1\n" * 4000, home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "The end" in done.stdout


@pytest.mark.parametrize("name", ["superstar"])
def test_quitting_keeps_the_match_and_playing_goes_on(name: str, tmp_path: Path) -> None:
    first = reihum_command("play", name, "--seed", "2", answers="1\n1\nquit\n", home=tmp_path)
    assert "The match is kept" in first.stdout
    kept = tmp_path / "reihum" / f"{name}.json"
    moves = len(json.loads(kept.read_text())["moves"])
    assert moves >= 2
    second = reihum_command("play", name, answers="", home=tmp_path)  # the input ends: like closing the window
    assert f"A match with {moves} moves is waiting" in second.stdout
    assert len(json.loads(kept.read_text())["moves"]) == moves


def test_a_waiting_match_is_neither_mixed_with_other_wishes_nor_overwritten(tmp_path: Path) -> None:
    def keep(*words: str, answers: str = "quit\n") -> subprocess.CompletedProcess[str]:
        return reihum_command("play", *words, answers=answers, home=tmp_path)

    keep("superstar", "--seed", "2", "--start", "0", answers="1\nquit\n")
    kept = tmp_path / "reihum" / "superstar.json"
    before = kept.read_bytes()
    for words, said in (
        (("superstar", "-p", "4"), "A match of Superstar is waiting"),
        (("superstar", "--resume", str(kept)), "give --resume FILE alone"),
    ):
        refused = keep(*words)
        assert refused.returncode == 2
        assert said in " ".join(refused.stderr.split())
    other = tmp_path / "mine.json"
    reihum.game("superstar", players=2, start=0).start(seed=9, seats=[Seat("Ada"), Seat("Ben")]).save(other)
    resumed = keep("--resume", str(other), answers="\n1\nquit\n")
    assert resumed.stdout.splitlines()[-1] == f"The match is kept. Go on with: reihum play --resume {other}"
    assert json.loads(other.read_text())["moves"]
    assert kept.read_bytes() == before


def test_a_name_that_is_no_game_touches_no_file(tmp_path: Path) -> None:
    (tmp_path / "package.json").write_text("{}")
    done = reihum_command("play", "../package", home=tmp_path)
    assert done.returncode == 2
    assert "There is no game" in done.stderr
    assert "Traceback" not in done.stderr
    assert [file.name for file in tmp_path.iterdir()] == ["package.json"]


def test_it_tells_its_version(tmp_path: Path) -> None:
    assert reihum_command("--version", home=tmp_path).stdout == f"reihum {reihum.__version__}\n"


def test_commands_at_the_prompt(tmp_path: Path) -> None:
    target = tmp_path / "mine.json"
    answers = f"help\nrules S6\nrules S99\nlog\nsave\nsave {target}\nfly\n\n1\nundo\nquit\n"
    done = reihum_command("play", "superstar", "--seed", "1", "--start", "0", answers=answers, home=tmp_path)
    assert done.returncode == 0, done.stderr
    for expected in (
        "takes back your last move",
        "S6",
        "no clause 'S99'",
        "Where to?",
        "Saved to",
        "“fly” is not a move",
    ):
        assert expected in done.stdout, expected
    assert reihum.replay(target).game.name == "superstar"


def test_hot_seat_hides_the_hand_behind_a_curtain(tmp_path: Path) -> None:
    words = ("play", "superstar", "-n", "Ada", "-n", "Ben", "--seed", "1", "--start", "0")
    done = reihum_command(*words, answers="\n1\n\n1\nquit\n", home=tmp_path)
    assert "Ada, it is your turn" in done.stdout
    assert "Nobody else looking?" in done.stdout


def test_the_menu_offers_every_game(tmp_path: Path) -> None:
    done = reihum_command("play", answers=f"99\n{len(reihum.GAMES)}\nquit\n", home=tmp_path)
    for name in reihum.GAMES:
        assert reihum.game(name).rules.title in done.stdout
    assert f"Type a number from 1 to {len(reihum.GAMES)}" in done.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("play", "chess"), "There is no game 'chess'"),
        (("play", "bloom", "-p", "9"), "2 to 5 players"),
        (("play", "bloom", "-o", "rounds=7"), "number from 1 to 2"),
        (("play", "bloom", "-o", "flying"), "no option 'flying'"),
        (("play", "bloom", "--bot", "genius"), "no bot 'genius'"),
        (("play", "bloom", "--bot", "search@0"), "at least one playout"),
        (("play", "superstar", "-p", "2", "-n", "A", "-n", "B", "-n", "C"), "do not fit"),
        (("play", "bloom", "-o", "rounds=--5"), "number from 1 to 2"),
        (("play", "--resume", "/nonexistent"), "cannot be read"),
        (("rules", "bloom", "B99"), "no clause 'B99'"),
        (("replay", "/nonexistent"), "cannot be read"),
        (("verify", "/nonexistent"), "cannot be read"),
        (("check", "chess"), "There is no game 'chess'"),
    ],
)
def test_errors_are_sentences(words: tuple[str, ...], said: str, command: Callable[..., Printed]) -> None:
    done = command(*words)
    assert done.code == 2
    assert said in " ".join(done.err.split())
    assert "Traceback" not in done.err


def test_replay_and_verify_a_file(tmp_path: Path, command: Callable[..., Printed]) -> None:
    match = reihum.game("pretty_tricky", players=2).start(seed=1)
    while not match.is_over:
        match.play(match.legal()[0])
    path = tmp_path / "match.json"
    match.save(path)
    told = reihum_command("replay", str(path), "--seat", "1", home=tmp_path).stdout
    assert "The end" in told
    verified = reihum_command("verify", str(path), "--json", home=tmp_path).stdout
    assert json.loads(verified) == {"game": "pretty_tricky", "moves": len(match.moves), "over": True, "valid": True}
    german = " ".join(reihum_command("verify", str(path), "-l", "de", home=tmp_path).stdout.split())
    assert f"{len(match.moves)} Züge, alle erlaubt; Karten und Würfel folgen aus dem Schlüssel." in german
    assert "no seat 7" in command("replay", str(path), "--seat", "7").err


def test_a_variation_is_said_to_be_one(tmp_path: Path, command: Callable[..., Printed]) -> None:
    match = reihum.game("superstar", players=2, start=0).start(seed=3, seats=[reihum.Seat("Ada"), reihum.Seat("Ben")])
    for _ in range(5):
        match.play(match.legal()[0])
    match.deal_anew(1, np.arange(8, dtype=np.int64))
    match.vary("0" * 64, "Bold")
    while not match.is_over:
        match.play(match.legal()[-1])
    path = tmp_path / "variation.json"
    match.save(path)
    for name in ("replay", "verify"):
        told = " ".join(command(name, str(path)).out.split())
        assert "This is a variation: what another match would have become" in told
        assert "after its first 5 moves. It is called “Bold”. What Ben could not know was dealt anew there" in told
    found = json.loads(command("verify", str(path), "--json").out)
    assert found["variation"] == {"of": "0" * 64, "after": 5, "name": "Bold"}


@pytest.mark.parametrize("words", [("play",), ("learn",), ("rules",)])
def test_the_help_names_every_game_and_language(words: tuple[str, ...], command: Callable[..., Printed]) -> None:
    said = " ".join(command(*words, "--help").out.replace("│", " ").split())
    assert f"The game: {', '.join(reihum.GAMES)}." in said
    assert f"The language: {', '.join(LANGUAGES)}." in said


def test_games_are_known_by_the_beginning_of_their_names(
    command: Callable[..., Printed], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the commands for programs, too: nothing is built or compiled here, only asked for."""
    asked: list[str] = []

    def ask(rules: Rules, proofs: bool = False) -> Path:
        asked.append(rules.name)
        return Path(__file__)

    monkeypatch.setattr(making, "warm", ask)
    monkeypatch.setattr(making, "ensure_module", ask)
    assert command("warm", "qwixx", "--quiet").code == 0
    assert command("build-wasm", "Qwixx-Cards").out.startswith("qwixx_cards: ")
    assert asked == ["qwixx_cards", "qwixx_cards"]
    checked = json.loads(command("check", "super", "--games", "1", "--json").out)
    assert list(checked["games"]) == ["superstar"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("-p", "2", "-n", "A", "-n", "B", "-n", "C"), "3 Personen haben auf 2 Plätzen keinen Platz."),
        (("-n", "x" * 25), "Ein Name hat 1 bis 24 Zeichen."),
        (("--resume", "any.json"), "Gib --resume DATEI allein an."),
    ],
)
def test_refusals_are_said_in_the_language_spoken(
    words: tuple[str, ...], said: str, command: Callable[..., Printed]
) -> None:
    done = command("play", "superstar", "-l", "de", *words)
    assert done.code == 2
    assert said in " ".join(done.err.split())


def test_check_prints_one_object(tmp_path: Path) -> None:
    words = ("check", "superstar", "pretty_tricky", "--games", "40", "--json")
    done = reihum_command(*words, home=tmp_path, NUMBA_BOUNDSCHECK="0")  # as they lie in the cache
    report = json.loads(done.stdout)["games"]
    assert report["superstar"]["games"] == 40
    assert report["superstar"]["violations"] == 0
    assert report["pretty_tricky"]["positions"] > 100
