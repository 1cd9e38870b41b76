"""What every rule book says, in every language: the game in three sentences, its players, and for whom the rest is."""

import re

import pytest

import reihum
from reihum.core.registry import OURS
from reihum.core.rulebook import clause, clauses, rulebook
from reihum.core.texts import LANGUAGES
from reihum.games import rules_of

BOOKS = [(game, language) for game in OURS for language in LANGUAGES]


def chapters(game: str, language: str) -> list[str]:
    """What comes before the first title, then every chapter with its own."""
    return re.split(r"(?m)^## ", rulebook(game, language))


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_a_book_begins_with_goal_turn_and_end(game: str, language: str) -> None:
    beginning = chapters(game, language)[0]
    items = re.findall(r"(?m)^- \*\*[^*]+\.\*\* (?:.+\n?)(?:  .+\n?)*", beginning)
    assert len(items) == 3
    assert all(len(" ".join(item.split())) < 200 for item in items), "three sentences with their pictures fill a phone"


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_players_are_counted_as_the_rules_count_them(game: str, language: str) -> None:
    rules = rules_of(game)
    said = clause(game, f"{rules.clauses}1", language)
    counts = [int(number) for number in re.findall(r"\b\d\b", said.split(".**")[1])]
    assert counts[:2] == [rules.min_players, rules.max_players]


@pytest.mark.parametrize("game", reihum.GAMES)
def test_a_book_has_the_title_of_its_game(game: str) -> None:
    """The book may say all that stands on the box: "Qwixx – The Card Game"."""
    assert rulebook(game).startswith(f"# {rules_of(game).title}")


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_what_is_for_owners_and_programs_comes_last(game: str, language: str) -> None:
    *shown, last = chapters(game, language)
    assert not re.search(r"`[^`]*[a-z][^`]*`", "".join(shown)), "notation is for programs"
    assert not re.search(r"\*\*[A-Z]\d+", last), "a clause is for everybody"
    assert re.search(r"(?m)^### ", last)


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_language_has_every_clause(game: str, language: str) -> None:
    assert clauses(game, language).keys() == clauses(game).keys()
