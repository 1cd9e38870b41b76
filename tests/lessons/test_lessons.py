"""Every lesson is played by the rules: a change of rules that breaks one fails here."""

from collections.abc import Callable, Iterator
from copy import deepcopy
from itertools import product
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import reihum
from reihum.core.game import Game
from reihum.core.match import Match
from reihum.core.plan import plan
from reihum.core.registry import OURS
from reihum.core.story import seen
from reihum.core.texts import LANGUAGES, text_file
from reihum.games import rules_of
from reihum.lessons import LEARNER, OTHER, Lesson, answers, begin, lesson_of, sentence

FEWEST, MOST = 8, 12


def messages(name: str, language: str) -> dict[str, fluent.Message]:
    file = text_file(name, language)
    assert file is not None, f"{name} has no words in {language}"
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, fluent.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, fluent.Message)}


def paths(lesson: Lesson) -> Iterator[list[tuple[str, ...] | None]]:
    """Every way through a lesson: of each step the turn that is chosen."""
    ways = [step.turns or (None,) for step in lesson.steps]
    yield from (list(path) for path in product(*ways))


def answer_all(match: Match, lesson: Lesson) -> None:
    for move in answers(match, lesson.replies()):
        match.play(move)


def walk(lesson: Lesson, path: list[tuple[str, ...] | None], match: Match) -> list[int]:
    """Plays a way through a lesson up to its free turn: how many moves were made after each step."""
    counts: list[int] = []
    for step, turn in zip(lesson.steps, path, strict=True):
        assert match.to_move == LEARNER, f"{step.id}: the learner is not asked"
        if step.kind == "free":
            return counts
        for move in turn or ():
            match.play(move, LEARNER)
        answer_all(match, lesson)
        counts.append(len(match.moves))
    raise AssertionError("there is no free turn")


def untrue(lesson: Lesson, path: list[tuple[str, ...] | None], match: Match) -> list[str]:
    """What a lesson says comes of its turns, and did not come."""
    counts = walk(lesson, path, match)
    happened = [events for _, events in seen(match, LEARNER)]
    missing = []
    for step, turn, begun, ended in zip(lesson.steps, path, [0, *counts], counts, strict=False):
        events = iter([event for told in happened[begun:ended] for event in told])
        for name, args in step.brings[step.turns.index(turn)] if turn else ():
            # in their order: each is looked for after the one before
            if not any(event.name == name and args.items() <= event.args.items() for event in events):
                missing.append(f"{step.id}: {name} {args}")
                break
    return missing


@pytest.mark.parametrize("game", OURS)
def test_every_way_through_a_lesson_is_legal_and_ends_with_a_free_turn(game: str) -> None:
    lesson = lesson_of(game)
    for path in paths(lesson):
        match = begin(game, lesson)
        walk(lesson, path, match)
        assert match.movers.count(OTHER) == len(lesson.replies()), "the other player has something left to do"
        assert len(match.legal()) > 1, "a free turn is a choice"


@pytest.mark.parametrize("game", OURS)
def test_what_the_sentences_say_is_what_the_rules_do(game: str) -> None:
    lesson = lesson_of(game)
    for step in lesson.steps:
        assert len(step.brings) == len(step.turns), f"{step.id} does not say what comes of each turn"
        assert all(step.brings), f"{step.id} brings nothing"
    for path in paths(lesson):
        assert untrue(lesson, path, begin(game, lesson)) == []


@pytest.mark.parametrize("game", OURS)
def test_the_pieces_of_a_turn_may_be_tapped_in_any_order(game: str) -> None:
    """The planner makes the lesson's turn of them, and what the dock adds to it ends the turn."""
    lesson = lesson_of(game)
    match = begin(game, lesson)
    for step in lesson.steps:
        for turn in step.turns:
            wish = [move for move in turn if move != "done"]
            for taps in (wish, wish[::-1]):
                planned = plan(match, taps, LEARNER)
                assert planned.is_complete, f"{step.id}: {taps}"
                assert sorted(map(str, planned.order)) == sorted(wish)
        for move in step.turns[0] if step.turns else ():
            match.play(move, LEARNER)
        answer_all(match, lesson)


@pytest.mark.parametrize("game", OURS)
def test_a_lesson_has_the_shape_of_one(game: str) -> None:
    steps = lesson_of(game).steps
    assert FEWEST <= len(steps) <= MOST
    kinds = [step.kind for step in steps]
    assert kinds[0] == "read"  # the goal
    assert kinds[-2:] == ["free", "read"]
    assert {"tap", "choose"} <= set(kinds)
    assert len({step.id for step in steps}) == len(steps)
    for step in steps:
        assert len(step.turns) == {"read": 0, "tap": 1, "choose": 2, "free": 0}[step.kind], step.id
        assert step.at or step.turns or step is steps[-1], f"{step.id} points at nothing"
    assert steps[-1].at is None  # it is about no piece


@pytest.mark.parametrize("game", OURS)
def test_what_has_happened_is_said_before_the_other_player_goes_on(game: str) -> None:
    """A sentence that waits for replies follows the turn that they answer, and waits for no more than there are."""
    steps = lesson_of(game).steps
    for place, step in enumerate(steps):
        if step.after is None:
            continue
        assert step.kind == "read", f"{step.id}: the learner is not asked"
        played = next(before for before in steps[place - 1 :: -1] if before.turns)
        assert all(before.after is not None for before in steps[steps.index(played) + 1 : place])
        assert step.after <= len(played.replies), f"{step.id} waits in vain"


@pytest.mark.parametrize("game", OURS)
def test_a_coach_speaks_of_what_can_happen(game: str) -> None:
    lesson = lesson_of(game)
    told = messages(game, "en")
    for remark in lesson.coach:
        assert (remark.event is None) != (remark.offers is None), remark.id
        assert remark.event is None or remark.event in told, remark.id
        assert remark.offers is None or any(move.startswith(remark.offers) for move in rules_of(game).moves), remark.id
    reihum.game(game, players=2, **lesson.after)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_every_sentence_is_there_in_every_language(game: str, language: str) -> None:
    lesson = lesson_of(game)
    wanted = [step.id for step in lesson.steps] + [f"coach-{remark.id}" for remark in lesson.coach]
    assert list(messages(f"{game}/lesson", language)) == wanted
    for message in wanted:
        told = sentence(game, message, language, other="Linde")
        assert told.endswith((".", "!"))
        assert len(told) < 140, f"{message} is long"
        assert language == "en" or told != sentence(game, message, "en", other="Linde")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_speaks_every_language(language: str) -> None:
    assert list(messages("lessons", language)) == list(messages("lessons", "en"))


def test_a_move_that_is_not_legal_at_its_place_is_found() -> None:
    lesson = lesson_of("superstar")
    path: list[Any] = [step.turns[0] if step.turns else None for step in lesson.steps]
    path[1] = ("play 3",)
    with pytest.raises(reihum.IllegalMove):
        walk(lesson, path, begin("superstar", lesson))


def other_flowers(bloom: dict[str, Any]) -> None:
    bloom["flowers"]["3"].remove(50)


def longer_row(pretty_tricky: dict[str, Any]) -> None:
    pretty_tricky["left_boxes"][11 - 2] += 1


def other_stars(superstar: dict[str, Any]) -> None:
    superstar["stars"]["red"].remove(12)
    superstar["stars"]["green"].append(12)


@pytest.mark.parametrize(
    ("game", "change", "step"),
    [("bloom", other_flowers, "row"), ("pretty_tricky", longer_row, "finish"), ("superstar", other_stars, "begin")],
)
def test_a_rule_that_changes_only_what_comes_of_a_turn_breaks_a_lesson(
    game: str, change: Callable[[dict[str, Any]], None], step: str
) -> None:
    """Every move of the lesson stays legal; what its sentences say is no longer so."""
    lesson, rules = lesson_of(game), rules_of(game)
    assert rules.components is not None
    components = deepcopy(dict(rules.components.default))
    change(components)
    table = Game(rules, 2, lesson.options, LEARNER, components)
    path = next(paths(lesson))
    missing = untrue(lesson, path, table.start(key=bytes.fromhex(lesson.key)))
    assert [claim.split(":")[0] for claim in missing] == [step]
