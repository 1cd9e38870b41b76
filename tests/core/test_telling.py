"""What games say: JSON that reads strictly as the game's structs, in random play of every setting."""

import json
import random

import msgspec
import numpy as np
import pytest

import reihum
from reihum.core import conformance
from reihum.core.game import Game
from reihum.core.match import Match
from reihum.core.record import WATCHER
from reihum.core.rules import Event, Refusal
from reihum.core.telling import events_json, events_of, refusal_of, view_json, view_of
from reihum.core.writer import CAPACITY, new_page, text_of
from reihum.games import rules_of
from tests.core.browser_module import BrowserModule

IN_A_BROWSER = 40  # positions: a page of each goes to another process and back


def same(raw: bytes, read: object) -> bool:
    """Whether nothing of a text was passed over when it was read, and nothing was missing."""
    return bool(json.loads(raw) == json.loads(msgspec.json.encode(read)))


@pytest.mark.parametrize("name", reihum.GAMES)
def test_views_events_and_refusals_read_strictly(name: str) -> None:
    rules = rules_of(name)
    luck = random.Random(name)
    longest = 0
    for players, options in conformance.settings(rules):
        game = Game(rules, players, options)
        match = Match(game, game.key("telling"))
        viewers = range(WATCHER, players)
        known = [match.concealed(viewer) for viewer in viewers]
        while not match.is_over:
            legal = match.legal()
            refused = luck.choice([move for move in range(len(rules.moves)) if move not in legal])
            refusal = refusal_of(rules, match.concealed(match.to_move), refused)
            assert isinstance(refusal, Refusal)
            assert refusal.clause.startswith(rules.clauses)
            move = luck.choice(legal)
            match.play(move)
            before, known = known, [match.concealed(viewer) for viewer in viewers]
            for then, now in zip(before, known, strict=True):
                raw = view_json(rules, now)
                longest = max(longest, len(raw))
                assert same(raw, view_of(rules, now))
                assert same(events_json(rules, then, move, now), events_of(rules, then, move, now))
    assert longest < CAPACITY // 3, "a plan has a view and more on its page"


@pytest.mark.parametrize("name", reihum.GAMES)
def test_views_written_in_a_browser_read_strictly(name: str) -> None:
    rules = rules_of(name)
    module = BrowserModule(rules)
    match = Game(rules, rules.max_players).start(seed="telling")
    luck = random.Random(name)
    page = new_page()
    for _ in range(IN_A_BROWSER):
        for viewer in range(WATCHER, rules.max_players):
            module.call("write_view", match.concealed(viewer), page)
            raw = text_of(page)
            assert same(raw, msgspec.json.decode(raw, type=rules.view_type))
        if match.is_over:
            break
        match.play(luck.choice(match.legal()))
    module.close()


def test_events_are_events() -> None:
    match = reihum.game("superstar", players=2).start(seed=1)
    before = match.concealed(0)
    match.play(match.legal()[0])
    told = events_of(match.game.rules, before, match.moves[0], match.concealed(0))
    assert told
    assert all(isinstance(event, Event) for event in told)


@pytest.mark.parametrize("move", [-1, 10**6, 2**40])
def test_a_move_that_does_not_exist_is_refused_before_the_rules_see_it(move: int) -> None:
    match = reihum.game("superstar", players=2).start(seed=1)
    with pytest.raises(ValueError, match="has no move"):
        refusal_of(match.game.rules, match.concealed(match.to_move), move)


def test_events_are_told_of_concealed_records_only() -> None:
    match = reihum.game("superstar", players=2).start(seed=1)
    truth = np.frombuffer(match.to_bytes(), np.uint8).copy()
    with pytest.raises(ValueError, match="concealed"):
        events_of(match.game.rules, truth, 0, match.concealed(0))
