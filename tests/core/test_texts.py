"""Every language tells everything: no message is missing or unused, and every rule book has every clause."""

import ast
import random
import re
from collections.abc import Iterable
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import reihum
from reihum.bots import LEVELS
from reihum.bots.engine import outcomes_of
from reihum.core.about import about
from reihum.core.registry import OURS, bot_files, rule_files, rules_of
from reihum.core.rulebook import rulebook
from reihum.core.rules import Event
from reihum.core.telling import events_of, refusal_of
from reihum.core.texts import LANGUAGES, tell_all, text_file
from reihum.insight.puzzles.themes import kinds_of

TRANSLATIONS = LANGUAGES[1:]
PACKAGE = Path(reihum.__file__).parent
CLIENT_TEXTS = PACKAGE.parent.parent / "web" / "src" / "texts"
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve"]
CLAUSE = re.compile(r"^- \*\*([A-Z]\d+)\b", re.MULTILINE)
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`[^`\n]+`")


def messages(source: str) -> list[str]:
    body = FluentParser().parse(source).body
    assert not [entry for entry in body if isinstance(entry, fluent.Junk)]
    return [entry.id.name for entry in body if isinstance(entry, fluent.Message)]


def texts_of(name: str, language: str = "en") -> list[str]:
    path = text_file(name, language)
    assert path is not None, f"{name} has no words in {language}"
    return messages(path.read_text(encoding="utf-8"))


def names_in(game: str) -> set[str]:
    """The texts of a game's source: names of messages stand there in full."""
    return texts_in(rule_files(rules_of(game)))


def bot_files_of(game: str) -> list[Path]:
    return [path for path in bot_files(rules_of(game)) if path.suffix == ".py"]


def texts_in(paths: Iterable[Path]) -> set[str]:
    found: set[str] = set()
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str | bytes):
                found.add(node.value if isinstance(node.value, str) else node.value.decode())
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_texts_in_every_language(language: str) -> None:
    folder = resources.files("reihum").joinpath("texts", language)
    assert {path.name for path in folder.iterdir()} == {
        f"{name}.ftl" for name in ("telling", "terminal", "calls", "hints", "lessons", "review")
    }
    assert all(text_file(f"{name}{part}", language) for name in OURS for part in ("", "/hints", "/lesson"))


@pytest.mark.parametrize("name", OURS)
def test_no_message_is_missing_or_unused(name: str) -> None:
    english = texts_of(name)
    used = names_in(name)
    assert [message for message in english if message not in used] == []
    for language in TRANSLATIONS:
        assert texts_of(name, language) == english, language


def test_no_message_of_hints_is_missing_or_unused() -> None:
    """What hints say stands in full in the game's outcomes, but for the reasons, which are named after them."""
    common = texts_of("hints")
    reasons = texts_in(PACKAGE / "bots" / "hints" / name for name in ("reasons.py", "hint.py", "plain_turn.py"))
    assert {name for name in common if not name.startswith("share")} == {
        text for text in reasons if text.startswith("hint-") and text != "hint-"
    }
    for game in OURS:
        outcomes = outcomes_of(rules_of(game)).OUTCOMES
        used = {text for text in texts_in(bot_files_of(game)) if text.startswith("do-")}
        used |= {f"why-{outcome.name}" for outcome in outcomes}
        used |= {f"done-{outcome.name}" for outcome in outcomes if outcome.is_feat}
        used |= {f"why-{outcome.name}-by" for outcome in outcomes if outcome.is_of_rival}
        used |= {f"kind-{kind}{ending}" for kind in kinds_of(rules_of(game)) for ending in ("", "-which")}
        assert set(texts_of(f"{game}/hints")) == used
        for language in TRANSLATIONS:
            assert texts_of("hints", language) == common, language
            assert texts_of(f"{game}/hints", language) == texts_of(f"{game}/hints"), language


def test_no_message_of_reviews_is_missing_or_unused() -> None:
    """What is named by parts (``verdict-mistake``) is told in the tests of reviews."""
    english = texts_of("review")
    used = texts_in(PACKAGE / "insight" / name for name in ("telling.py", "page.py"))
    used |= texts_in([PACKAGE / "terminal" / "review.py"])
    named = ("column-", "verdict-", "turn-")
    assert [name for name in english if name not in used and not name.startswith(named)] == []
    for language in TRANSLATIONS:
        assert texts_of("review", language) == english, language


@pytest.mark.parametrize("name", OURS)
def test_a_whole_match_is_told_in_every_language(name: str) -> None:
    """Events and refusals of a random match, all of them put into words: nothing is missing, nothing stays open."""
    luck = random.Random(7)
    rules = reihum.game(name).rules
    match = reihum.game(name, players=rules.max_players).start(seed=7)
    told: dict[str, list[Event]] = {}
    while not match.is_over and len(match.moves) < 80:
        seat = match.to_move
        legal = match.legal()
        refused = luck.sample([move for move in range(len(rules.moves)) if move not in legal], 8)
        for move in refused:
            reason = refusal_of(rules, match.concealed(seat), move).reason
            told.setdefault(f"{reason.name} {sorted(reason.args)}", [reason])
        before = match.concealed(seat)
        move = luck.choice(legal)
        match.play(move)
        events = events_of(rules, before, move, match.concealed(seat))
        told.setdefault(" ".join(f"{event.name} {sorted(event.args)}" for event in events), events)
    assert len(told) > 10
    for events in filter(None, told.values()):
        english = " ".join(tell_all(name, events, NAMES, "en"))
        for language in TRANSLATIONS:
            sentence = " ".join(tell_all(name, events, NAMES, language))
            assert sentence != english, f"{language}: {english} is not translated"
            assert "{" not in sentence
            assert sentence.endswith((".", "!")), sentence


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_rule_book_is_complete_in_every_language(name: str, language: str) -> None:
    english, book = rulebook(name), rulebook(name, language)
    assert book != english
    assert CLAUSE.findall(book) == CLAUSE.findall(english)
    assert FENCE.findall(book) == FENCE.findall(english)
    written, theirs = FENCE.sub("", english), FENCE.sub("", book)
    assert set(CODE.findall(written)) <= set(CODE.findall(theirs))
    for line in ("## ", "| --- ", "1. "):
        assert theirs.count(f"\n{line}") == written.count(f"\n{line}"), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_client_has_words_for_levels(language: str) -> None:
    """They are looked up by the names they have here, so only here can it be checked that all of them are there."""
    known = messages((CLIENT_TEXTS / language / "ui.ftl").read_text(encoding="utf-8"))
    assert {message for message in known if message.startswith("level-")} == {f"level-{level}" for level in LEVELS}


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_game_is_told_about_in_every_language(name: str, language: str) -> None:
    rules = reihum.game(name).rules
    file = text_file(f"{name}/about", language)
    assert file is not None
    wanted = {"title", "pitch", *(f"option-{option.name}" for option in rules.options)}
    assert set(messages(file.read_text(encoding="utf-8"))) == wanted
    said, english = about(rules, language), about(rules)
    assert said.pitch != english.pitch
    assert english == (rules.title, rules.pitch, {option.name: option.help for option in rules.options})


def test_a_language_that_a_game_does_not_speak_hears_english() -> None:
    rules = reihum.game("bloom").rules
    assert about(rules, "tlh") == about(rules)
