"""What games say: JSON that reads strictly as the game's structs, in random play of every setting."""

import json
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np
import pytest

import reihum
from reihum.core.game import engine_of
from reihum.core.match import Match
from reihum.core.record import SPECTATOR
from reihum.core.rules import Event, Refusal, Rules
from reihum.core.telling import events_json, events_of, refusal_of, view_json, view_of
from reihum.core.writer import CAPACITY, new_page, text_of
from reihum.games import rules_of
from tests.core.browser_module import BrowserModule
from tests.core.every_setting import every_setting

IN_TURN = 2  # positions of a setting that are read where reading is slow
APART = 5  # moves by which each setting is looked at later than the one before it, so that ends are seen as well
LATEST = 150
INTERPRETED = (
    "import os; os.environ['REIHUM_JIT'] = '0';"
    "from tests.core.test_telling import read_some_interpreted; print(read_some_interpreted({name!r}))"
)


def same(raw: bytes, read: object) -> bool:
    """Whether nothing of a text was passed over when it was read, and nothing was missing."""
    return bool(json.loads(raw) == json.loads(msgspec.json.encode(read)))


@pytest.mark.parametrize("name", reihum.GAMES)
def test_views_events_and_refusals_read_strictly(name: str) -> None:
    rules = rules_of(name)
    luck = random.Random(name)
    longest = 0
    for game in every_setting(rules):
        match = Match(game, game.key("telling"))
        viewers = range(SPECTATOR, game.players)
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


def read_some(rules: Rules, call: Callable[..., Any], apart: int) -> int:
    """Read a build's views, events and refusals in a few positions of every setting; how many moves it told."""
    luck, page = random.Random(rules.name), new_page()

    def said(entry: str, *args: Any) -> bytes:
        call(entry, *args, page)
        return text_of(page)

    told = 0
    for number, game in enumerate(every_setting(rules)):
        match = Match(game, game.key("telling"))
        for _ in range(number * apart % LATEST):
            if not match.is_over:
                match.play(luck.choice(match.legal()))
        for _ in range(IN_TURN):
            if match.is_over:
                break
            seat, legal = match.to_move, match.legal()
            viewers = (SPECTATOR, seat, (seat + 1) % game.players)
            before = [match.concealed(viewer) for viewer in viewers]
            refused = luck.choice([move for move in range(len(rules.moves)) if move not in legal])
            raw = said("write_refusal", match.concealed(seat), refused)
            assert same(raw, msgspec.json.decode(raw, type=Refusal))
            match.play(move := luck.choice(legal))
            for viewer, then in zip(viewers, before, strict=True):
                raw = said("write_view", match.concealed(viewer))
                assert same(raw, msgspec.json.decode(raw, type=rules.view_type))
                raw = said("write_events", then, int(move), match.concealed(viewer))
                assert same(raw, msgspec.json.decode(raw, type=list[Event]))
            told += 1
    return told


@pytest.mark.parametrize("name", reihum.GAMES)
def test_what_a_browser_writes_reads_strictly(name: str) -> None:
    module = BrowserModule(rules_of(name))
    assert read_some(rules_of(name), module.call, APART) >= len(every_setting(rules_of(name)))
    module.close()


def read_some_interpreted(name: str) -> int:
    engine = engine_of(rules_of(name))
    return read_some(rules_of(name), lambda entry, *args: getattr(engine, entry)(*args), 1)


@pytest.mark.parametrize("name", reihum.GAMES)
def test_what_interpreted_rules_write_reads_strictly(name: str) -> None:
    code = INTERPRETED.format(name=name)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) >= len(every_setting(rules_of(name)))


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
