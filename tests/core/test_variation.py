"""Variations: what a match would have become, with the truth or with what could have been true, as files."""

import copy
import json
import pickle
import random
from typing import Any

import numpy as np
import pytest

import reihum
from reihum.core.chance import key_of_bytes
from reihum.core.errors import BadMatchFile
from reihum.core.match import Match
from reihum.core.matchfile import dump, load, position_of
from reihum.core.story import story
from reihum.games import rules_of

from .test_match import play_on

LUCK = key_of_bytes(bytes(range(32)))


def finished(name: str, players: int = 3) -> Match:
    match = reihum.game(name, players=players, start=0).start(seed="what if")
    luck = random.Random(name)
    while not match.is_over:
        match.play(luck.choice(match.legal()))
    return match


def varied(match: Match, after: int, viewer: int | None, name: str = "What if") -> Match:
    """The match up to a point, and from there on a variation of it."""
    assert match.key is not None
    again = Match(match.game, match.key, match.seats)
    for move in match.moves[:after]:
        match.follow(again)
        again.play(move)
    match.follow(again)
    if viewer is not None:
        again.deal_anew(viewer, LUCK)
    again.vary(position_of(match), name)
    return again


def points(match: Match) -> list[int]:
    """Where a variation can begin: not within choices that all make together."""
    again = Match.at(match.game, match.origin())
    found = []
    for number, move in enumerate(match.moves):
        if all(again.choice_of(seat) is None for seat in range(match.game.players)):
            found.append(number)
        again.play(move)
    return found


@pytest.mark.parametrize("name", reihum.GAMES)
@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_a_variation_is_its_file(name: str, viewer: int | None) -> None:
    match = finished(name)
    some = points(match)
    for after in (some[0], some[len(some) // 2], some[-1]):
        variation = play_on(varied(match, after, viewer), 25)
        data = dump(variation)
        again = load(data, rules_of)
        assert again.to_bytes() == variation.to_bytes()
        assert again.variation == variation.variation is not None
        assert again.begins == after
        assert dump(again) == data
        assert dump(pickle.loads(pickle.dumps(again))) == dump(copy.copy(again)) == data
        assert [chapter.move for chapter in story(again, 0)][:after] or after == 0


@pytest.mark.parametrize("name", reihum.GAMES)
def test_what_is_dealt_anew_could_have_been_true(name: str) -> None:
    match = finished(name)
    changed = 0
    for after in points(match)[:: max(1, len(points(match)) // 12)]:
        for viewer in range(3):
            truth = varied(match, after, None)
            other = varied(match, after, viewer)
            assert other.concealed(viewer).tobytes() == truth.concealed(viewer).tobytes()
            assert other.view(viewer) == truth.view(viewer)
            assert other.game.engine.audit_one(np.frombuffer(other.to_bytes(), np.uint8).copy()) == 0
            changed += other.to_bytes() != truth.to_bytes()
    assert changed > 0


def test_the_truth_goes_on_with_the_same_luck() -> None:
    match = finished("superstar")
    after = points(match)[10]
    again = varied(match, after, None)
    for move in match.moves[after:]:
        again.play(move)
    assert again.to_bytes() == match.to_bytes()


def test_nothing_before_the_variation_is_taken_back() -> None:
    match = varied(finished("superstar"), 10, 0)
    assert match.undoers == ()
    assert not match.can_undo()
    with pytest.raises(reihum.CannotUndo, match="begins after move 10"):
        match.rewind(9)
    begun = match.to_bytes()
    play_on(match, 8)
    match.rewind(10)
    assert match.to_bytes() == begun


def test_a_variation_of_a_variation_knows_all_that_was_dealt_anew() -> None:
    first = varied(finished("one_to_nine", 2), 6, 0, "first")
    luck = random.Random(3)
    while not first.is_over:
        first.play(luck.choice(first.legal()))
    second = varied(first, 9, 1, "second")
    assert second.variation is not None
    assert [redeal.viewer for redeal in second.variation.redealt] == [0, 1]
    play_on(second, 6)
    assert dump(load(dump(second), rules_of)) == dump(second)


def test_a_variation_cannot_begin_within_choices_that_are_made_together() -> None:
    match = reihum.game("qwixx_cards", players=3, start=0).start(seed=8)
    while len(match.seats_to_move) < 2:
        match.play(match.legal()[0])
    match.play(match.legal()[0])
    with pytest.raises(reihum.BadOption, match="make together"):
        match.vary("0" * 64, "")


def test_nothing_follows_the_end() -> None:
    match = finished("superstar")
    with pytest.raises(reihum.GameOver):
        match.deal_anew(0, LUCK)


def sample() -> dict[str, Any]:
    content: dict[str, Any] = json.loads(dump(play_on(varied(finished("superstar"), 12, 1), 6)))
    return content


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"of": "somewhere"}, "does not say of which match"),
        ({"of": 3}, "no Reihum match file"),
        ({"after": 11}, "does not begin where its moves do"),
        ({"after": 99}, "does not begin where its moves do"),
        ({"after": -1}, "does not begin where its moves do"),
        ({"name": "another"}, "changed after it was saved"),
        ({"more": 1}, "unknown field"),
        ({"redealt": [{"after": 12, "viewer": 7, "luck": "00" * 32}]}, "a seat that there is not"),
        ({"redealt": [{"after": 12, "viewer": 1, "luck": "zz"}]}, "by which luck"),
        ({"redealt": [{"after": 13, "viewer": 1, "luck": "00" * 32}]}, "does not begin where"),
        ({"redealt": [{"after": 12, "viewer": 1}]}, "missing required field"),
        ({"redealt": [{"after": 12, "viewer": 1, "luck": "11" * 32}]}, "cannot be played|do not lead"),
        ({"redealt": []}, "cannot be played|do not lead"),
    ],
)
def test_an_edited_variation_is_refused(change: dict[str, Any], words: str) -> None:
    content = sample()
    content["variation"] |= change
    with pytest.raises(reihum.BadMatchFile, match=words):
        load(json.dumps(content).encode(), rules_of)


def test_a_variation_that_says_it_is_none_is_refused() -> None:
    content = sample()
    del content["variation"]
    with pytest.raises(reihum.BadMatchFile, match=r"cannot be played|do not lead"):
        load(json.dumps(content).encode(), rules_of)
    truth = json.loads(dump(play_on(varied(finished("superstar"), 12, None), 6)))
    del truth["variation"]
    with pytest.raises(reihum.BadMatchFile, match="changed after it was saved"):
        load(json.dumps(truth).encode(), rules_of)


def test_what_was_dealt_anew_is_saved_as_a_variation_or_not_at_all() -> None:
    match = reihum.game("superstar", players=2).start(seed=1)
    match.deal_anew(0, LUCK)
    with pytest.raises(BadMatchFile, match="call `vary` after"):
        dump(match)
    match.vary("0" * 64, "What if")
    assert load(dump(match), rules_of).to_bytes() == match.to_bytes()
