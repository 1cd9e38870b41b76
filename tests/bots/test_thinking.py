"""Thinking in a mind: the pieces it is done in make no difference, nor does the build; what cannot think says so."""

import functools
import json
import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import reihum
from reihum.bots import LEVELS, Budget, make_bot
from reihum.bots.engine import bot_engine
from reihum.bots.levels import settings_of_level
from reihum.bots.search.mind import CANDIDATE, LEAST_ROOM, LIMITS_SIZE, TRUST, TURNS, head_of
from reihum.bots.search.thinker import Thinker
from reihum.bots.search.thinking import REFUSED, UNDECIDED
from reihum.bots.search.thoughts import ALONE
from reihum.bots.simple import SIMPLE
from reihum.core.chance import key_of_seed
from reihum.core.errors import BadOption
from reihum.core.jit import COMPILED
from reihum.core.record import Buffer
from reihum.core.rules import Rules
from reihum.core.writer import new_page, text_of
from tests.core.browser_module import BrowserModule

from .positions import positions
from .trace import trace

AT_ONCE = 1 << 40


def new_mind(
    rules: Rules, playouts: int, clock: int = 0, seed: int = 1, room: int = 1000, a_candidate: int = CANDIDATE
) -> Buffer:
    engine = bot_engine(rules)
    mind = np.zeros(engine.mind_bytes(room), np.uint8)
    limits = np.array([playouts, a_candidate, clock])
    assert engine.begin_thinking(mind, key_of_seed(seed), engine.tuning, limits) == room
    return mind


def in_use(mind: Buffer, rules: Rules) -> bytes:
    return mind[: bot_engine(rules).bytes_in_use(mind)].tobytes()


def think_in_pieces(engine: Any, mind: Buffer, record: Buffer, piece: int) -> int:
    while True:
        move = int(engine.think(mind, record, piece))
        if move != UNDECIDED:
            return move


def thoughts(engine: Any, mind: Buffer, record: Buffer) -> list[dict[str, Any]]:
    page = new_page()
    engine.write_thoughts(mind, record, page)
    listed: list[dict[str, Any]] = json.loads(text_of(page))
    return listed


def with_a_choice(name: str, players: int, every: int) -> list[tuple[reihum.Match, Buffer]]:
    """Positions in which there is something to decide."""
    found = positions(name, players, every)
    return [(match.copy(), match.concealed(match.to_move)) for match in found if len(match.legal()) > 1]


@pytest.mark.parametrize("clock", [0, 1])
@pytest.mark.parametrize("name", ["pretty_tricky", "superstar"])
def test_the_size_of_the_pieces_makes_no_difference(name: str, clock: int) -> None:
    rules = reihum.game(name).rules
    engine = bot_engine(rules)
    minds = {piece: new_mind(rules, 150, clock) for piece in (1, 7, 64, AT_ONCE)}
    decided = set()
    for _, record in with_a_choice(name, 2, every=5)[:8]:
        chosen = {think_in_pieces(engine, mind, record, piece) for piece, mind in minds.items()}
        assert len(chosen) == 1
        assert len({in_use(mind, rules) for mind in minds.values()}) == 1
        decided |= chosen
    assert len(decided) > 1


def test_no_more_playouts_are_made_than_allowed() -> None:
    rules = reihum.game("pretty_tricky").rules
    engine = bot_engine(rules)
    for _, record in with_a_choice("pretty_tricky", 2, every=6)[:6]:
        for clock in (0, 1):
            mind = new_mind(rules, 100, clock)
            made = 0
            while engine.think(mind, record, 9) == UNDECIDED:
                assert made < head_of(mind).playouts <= made + 9
                made = int(head_of(mind).playouts)
            assert head_of(mind).playouts <= 100


def trace_of_the_other_build(name: str) -> list[str]:
    environment = {**os.environ, "REIHUM_JIT": "0" if COMPILED else "1", "PYTHONWARNINGS": "error"}
    done = subprocess.run(
        [sys.executable, "-m", "tests.bots.trace", name], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize("name", reihum.GAMES)
def test_compiled_and_interpreted_think_alike(name: str) -> None:
    """To the last bit of the tree."""
    here, there = list(trace(name, bot_engine(reihum.game(name).rules))), trace_of_the_other_build(name)
    assert len(here) > 20
    for one, other in zip(here, there, strict=True):
        assert one == other


class InBrowser:
    """The entry points of a game's module."""

    def __init__(self, module: BrowserModule) -> None:
        self._module = module

    def __getattr__(self, name: str) -> Any:
        return functools.partial(self._module.call, name)


@pytest.mark.skipif(not COMPILED, reason="modules are compiled")
@pytest.mark.parametrize("name", reihum.GAMES)
def test_browsers_think_alike(name: str) -> None:
    rules = reihum.game(name).rules
    module = BrowserModule(rules)
    try:
        assert list(trace(name, InBrowser(module))) == list(trace(name, bot_engine(rules)))
    finally:
        module.close()


def test_equal_seeds_give_equal_decisions_and_others_do_not() -> None:
    rules = reihum.game("superstar").rules
    engine = bot_engine(rules)
    different = 0
    for _, record in with_a_choice("superstar", 3, every=4)[:10]:
        same = [new_mind(rules, 60, seed=1) for _ in range(2)]
        other = new_mind(rules, 60, seed=2)
        assert len({engine.think(mind, record, AT_ONCE) for mind in same}) == 1
        assert in_use(same[0], rules) == in_use(same[1], rules)
        different += engine.think(other, record, AT_ONCE) >= 0 and in_use(other, rules) != in_use(same[0], rules)
    assert different == 10


def test_equal_moves_are_put_in_order_by_lot() -> None:
    """Easy trusts no rating: which move it begins with differs from decision to decision."""
    rules = reihum.game("pretty_tricky").rules
    engine = bot_engine(rules)
    settings = settings_of_level("easy", rules)
    _, record = max(with_a_choice("pretty_tricky", 2, every=3), key=lambda found: len(found[0].legal()))
    mind = np.zeros(settings["bytes"], np.uint8)
    engine.begin_thinking(mind, key_of_seed(1), np.array(settings["tuning"]), np.array(settings["limits"]))
    first = set()
    for _ in range(40):
        engine.think(mind, record, 0)
        first.add(engine.decide(mind, record))
    assert first == {item["number"] for item in thoughts(engine, mind, record)}


def test_the_best_so_far_can_be_asked_for_at_any_time() -> None:
    rules = reihum.game("pretty_tricky").rules
    engine = bot_engine(rules)
    for match, record in with_a_choice("pretty_tricky", 2, every=9)[:5]:
        for playouts in (0, 1, 5, 40):
            mind = new_mind(rules, 0, clock=1)
            assert engine.decide(mind, record) == REFUSED, "nothing was thought yet"
            if engine.think(mind, record, playouts) == UNDECIDED:
                assert head_of(mind).playouts == playouts
            chosen = engine.decide(mind, record)
            assert rules.moves[chosen] in map(str, match.legal())
            assert engine.decide(mind, record) == chosen
            assert thoughts(engine, mind, record)[0]["number"] == chosen


def test_a_forced_move_is_played_without_thinking_and_explained_all_the_same() -> None:
    rules = reihum.game("superstar").rules
    engine = bot_engine(rules)
    for match in positions("superstar", 3, every=1):
        if len(match.legal()) == 1:
            record = match.concealed(match.to_move)
            mind = new_mind(rules, 4000)
            assert engine.think(mind, record, AT_ONCE) == match.legal()[0]
            assert head_of(mind).playouts == 0
            (only,) = thoughts(engine, mind, record)
            assert only["visits"] == ALONE
            assert only["visit_share"] == 1.0
            return
    raise AssertionError("there was always a choice")


def test_every_move_is_explained_the_chosen_one_first() -> None:
    rules = reihum.game("one_to_nine").rules
    engine = bot_engine(rules)
    match, record = max(with_a_choice("one_to_nine", 2, every=3), key=lambda found: len(found[0].legal()))
    mind = new_mind(rules, 300)
    chosen = engine.think(mind, record, AT_ONCE)
    listed = thoughts(engine, mind, record)
    assert listed[0]["number"] == chosen
    assert sorted(item["move"] for item in listed) == sorted(map(str, match.legal()))
    assert all(rules.moves[item["number"]] == item["move"] for item in listed)
    assert all(item["visits"] >= CANDIDATE for item in listed)
    visits = [item["visits"] for item in listed[1:]]
    assert visits == sorted(visits, reverse=True)
    assert thoughts(engine, mind, record) == listed, "telling changed what is thought"


@pytest.mark.skipif(not COMPILED, reason="thousands of playouts")
def test_what_is_told_owes_nothing_to_luck() -> None:
    """The best of many moves after a few playouts looks better than it is; what is told of it does not."""
    rules = reihum.game("superstar").rules
    tuning = bot_engine(rules).tuning.copy()
    tuning[TRUST] = 0.0
    tuning[TURNS] = 1000.0  # to the end of the game, whose result owes most to luck
    flattered, told, errors = [], [], []
    for seed in range(1, 17):
        for number, match in enumerate(positions("superstar", 2, every=3, seed=seed)):
            if len(match.legal()) < 3:
                continue
            record = match.concealed(match.to_move)
            bots = [Thinker(rules, Budget(40), f"{seed} {number} {i}", "search", tuning, 1) for i in range(13)]
            chosen = bots[0].choose(record)
            believed = bots[0].belief
            best = thoughts(bot_engine(rules), bots[0]._mind, record)[0]
            assert best["number"] == chosen
            others = [item for bot in bots[1:] for item in bot.explain(record) if item.number == chosen]
            truth = np.average([item.winning_chance for item in others], weights=[item.error**-2 for item in others])
            flattered.append(believed - truth)
            told.append(best["winning_chance"] - truth)
            errors.append(best["error"])
    assert len(told) > 25
    assert abs(np.mean(told)) < 3 * np.std(told) / len(told) ** 0.5
    assert np.mean(flattered) > 3 * np.std(flattered) / len(flattered) ** 0.5
    assert 0.7 < np.sqrt(np.mean(np.square(errors))) / np.std(told) < 1.5, "the errors told are those made"


def test_what_was_never_thought_about_is_explained_by_a_few_looks() -> None:
    rules = reihum.game("pretty_tricky").rules
    _, record = with_a_choice("pretty_tricky", 2, every=5)[0]
    assert all(item["visits"] == CANDIDATE for item in thoughts(bot_engine(rules), new_mind(rules, 100), record))


def test_a_tree_is_kept_for_what_follows_and_for_nothing_else() -> None:
    rules = reihum.game("one_to_nine").rules
    engine = bot_engine(rules)
    match = reihum.game("one_to_nine", players=2).start(seed=2)
    minds = [new_mind(rules, 60, seed=seat) for seat in range(2)]
    kept = planted = 0
    for _ in range(80):
        if match.is_over:
            break
        seat = match.to_move
        record = match.concealed(seat)
        expected = int(head_of(minds[seat]).used)
        match.play(int(engine.think(minds[seat], record, AT_ONCE)))
        if head_of(minds[seat]).root > 1:
            kept += 1
            assert head_of(minds[seat]).used >= expected
        else:
            planted += 1
    assert kept > 5
    assert planted > 5


def test_a_mind_too_small_is_refused() -> None:
    rules = reihum.game("pretty_tricky").rules
    engine = bot_engine(rules)
    _, record = with_a_choice("pretty_tricky", 2, every=5)[0]
    for size in (0, 8, engine.mind_bytes(LEAST_ROOM) - 1):
        mind = np.zeros(size, np.uint8)
        limits = np.zeros(LIMITS_SIZE, np.int64)
        assert engine.begin_thinking(mind, key_of_seed(1), engine.tuning, limits) == 0
        assert engine.think(mind, record, 10) == engine.decide(mind, record) == REFUSED
        assert thoughts(engine, mind, record) == []
    assert engine.think(new_mind(rules, 100, room=LEAST_ROOM), record, AT_ONCE) >= 0
    with pytest.raises(BadOption, match=rf"at least {LEAST_ROOM - 2} nodes, not 30"):
        Thinker(rules, Budget(playouts=100), max_nodes=30)


def test_nothing_is_thought_without_a_beginning_or_a_question() -> None:
    match = reihum.game("pretty_tricky").start(seed=1)
    rules = match.game.rules
    engine = bot_engine(rules)
    asked, waiting = match.concealed(match.to_move), match.concealed(1 - match.to_move)
    watching, truth = match.concealed(-1), np.frombuffer(match.to_bytes(), np.uint8).copy()
    never_begun = np.zeros(engine.mind_bytes(LEAST_ROOM), np.uint8)
    assert engine.think(never_begun, asked, 10) == engine.decide(never_begun, asked) == REFUSED
    mind = new_mind(rules, 10)
    while not match.is_over:
        match.play(match.legal()[0])
    for record in (waiting, watching, truth, match.concealed(0), match.concealed(-1)):
        assert engine.think(mind, record, 10) == engine.decide(mind, record) == REFUSED
        assert thoughts(engine, mind, record) == []


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", ["pretty_tricky", "superstar"])
def test_a_level_can_be_played_from_its_settings(name: str, level: str) -> None:
    """As a program without Python does it."""
    rules = reihum.game(name).rules
    engine = bot_engine(rules)
    settings = json.loads(json.dumps(settings_of_level(level, rules)))
    if level in SIMPLE:
        assert settings == {"entry": f"choose_{level}"}
        assert hasattr(engine, settings["entry"])
        return
    seed = key_of_seed("thinker 7")
    mind = np.zeros(settings["bytes"], np.uint8)
    assert engine.begin_thinking(mind, seed, np.array(settings["tuning"]), np.array(settings["limits"])) > 0
    bot = make_bot(level, rules, 7)
    for _, record in with_a_choice(name, 2, every=20)[:3]:
        move = think_in_pieces(engine, mind, record, 50)
        assert not COMPILED or move == bot.choose(record)
