"""Rule books at the terminal, in five languages."""

from collections.abc import Callable
from pathlib import Path

import pytest

import reihum
from reihum import Seat
from reihum.core.rulebook import clauses
from reihum.core.texts import LANGUAGES
from reihum.terminal.languages import checked_language, language_of_locale, read_rules
from reihum.terminal.words import speak
from tests.games import bringing

from .shell import Printed, at_the_table


@pytest.mark.parametrize("name", reihum.GAMES)
def test_rules_are_printed_whole_and_by_clause(name: str, command: Callable[..., Printed]) -> None:
    letter = reihum.game(name).rules.clauses
    whole = command("rules", name).out
    assert f"{letter}1" in whole
    if reihum.game(name).rules.components is not None:
        assert "reconstruct" in whole.lower()
    one = command("rules", name, f"{letter.lower()}3").out
    assert f"{letter}3" in one
    assert len(one) < len(whole) / 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_printed_in_the_language_asked_for(language: str, command: Callable[..., Printed]) -> None:
    whole = command("rules", "bloom", "--language", language).out
    others = {command("rules", "bloom", "-l", other).out for other in LANGUAGES if other != language}
    assert len(others | {whole}) == len(LANGUAGES)
    clause = command("rules", "bloom", "b3", "--language", language.upper()).out
    assert len({clause} | {command("rules", "bloom", "B3", "-l", other).out for other in LANGUAGES}) == len(LANGUAGES)
    assert "B3" in clause
    assert "B4" not in clause


@pytest.mark.parametrize("name", reihum.GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_is_found_in_every_language(name: str, language: str) -> None:
    book = read_rules(name, language=language)
    is_translated = language != "en" and name in bringing("rulebook", f"{language}.md")
    for number, english in clauses(name).items():
        clause = read_rules(name, number, language)
        assert clause.startswith(f"**{number}")
        assert (clause == english) == (not is_translated)
        assert all(line.strip() in book for line in clause.splitlines())
        assert clause.count("\n- **") == 0


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ({"LANG": "de_CH.UTF-8"}, "de"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "it_IT@euro", "LC_MESSAGES": ""}, "it"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "he_IL.UTF-8"}, "he"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "he_IL.UTF-8", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "deutsch"}, "en"),
        ({}, "en"),
    ],
)
def test_the_locale_decides_if_nothing_is_asked_for(
    locale: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in locale.items():
        monkeypatch.setenv(name, value)
    assert language_of_locale() == language
    assert read_rules("bloom") == read_rules("bloom", language=language)


def test_the_table_tells_rules_in_the_language_of_the_locale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    match = reihum.game("superstar", players=2, start=0).start(seed=1, seats=[Seat("Ada"), Seat("Ben")])
    speak(checked_language(None))
    said = at_the_table(match, ["", "rules S6"], tmp_path / "match.json")
    assert "Karte" in said


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("C.UTF-8", "Reihum does not speak “tlh”. Its languages are en, de, fr, it and he."),
        ("de_DE.UTF-8", "Reihum spricht kein „tlh“. Seine Sprachen sind en, de, fr, it und he."),
    ],
)
def test_a_language_that_is_not_spoken_is_refused_in_that_of_the_locale(
    locale: str, said: str, command: Callable[..., Printed], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    for words in (("rules", "bloom"), ("play", "bloom"), ("learn", "bloom")):
        done = command(*words, "--language", "tlh")
        assert done.code == 2
        assert said in " ".join(done.err.split())
