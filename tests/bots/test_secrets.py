"""A bot never sees a secret: states that differ only in what its seat cannot know get the same decision."""

import numpy as np
import pytest

import reihum
from reihum.bots import LEVELS, BadQuestion, make_bot
from reihum.bots.levels import FORESIGHT
from reihum.core.chance import key_of_seed
from reihum.core.game import Game
from reihum.core.record import SPECTATOR, Buffer

from .positions import positions, some_positions

FEW = {level: f"search@{min(20, FORESIGHT[level].playouts)}" for level in FORESIGHT}


def decision(level: str, game: Game, truth: Buffer, seat: int) -> tuple[int, list[object]]:
    """What a fresh bot plays and thinks at a seat of a true record."""
    known = truth.copy()
    game.engine.conceal_one(known, seat)
    name = FEW.get(level, level)
    return make_bot(name, game.rules, 7).choose(known), list(make_bot(name, game.rules, 7).explain(known))


@pytest.mark.parametrize("name", reihum.GAMES)
def test_what_is_hidden_changes_nothing(name: str) -> None:
    different = 0
    for number, match in enumerate(some_positions(name, 3, every=17, count=4)):
        game, seat = match.game, match.to_move
        truth = np.frombuffer(match.to_bytes(), np.uint8).copy()
        other = truth.copy()
        game.engine.conceal_one(other, seat)
        game.engine.redeal_one(other, seat, key_of_seed(number))
        different += other.tobytes() != truth.tobytes()
        for level in LEVELS:
            assert decision(level, game, truth, seat) == decision(level, game, other, seat)
    assert different > 2


@pytest.mark.parametrize("level", LEVELS)
def test_the_truth_is_refused(level: str) -> None:
    match = reihum.game("superstar").start(seed=1)
    truth = np.frombuffer(match.to_bytes(), np.uint8).copy()
    bot = make_bot(level, match.game.rules)
    for ask in (bot.choose, bot.explain):
        with pytest.raises(BadQuestion, match="never the truth"):
            ask(truth)


@pytest.mark.parametrize("level", LEVELS)
def test_what_another_seat_knows_is_refused(level: str) -> None:
    match = reihum.game("superstar", players=3, start=1).start(seed=1)
    bot = make_bot(level, match.game.rules)
    for ask in (bot.choose, bot.explain):
        with pytest.raises(BadQuestion, match=r"what seat 2 may know, but seat 1 is to move: .*match\.concealed\(1\)"):
            ask(match.concealed(2))
        with pytest.raises(BadQuestion, match="what a spectator may know, but seat 1 is to move"):
            ask(match.concealed(SPECTATOR))


@pytest.mark.parametrize("level", LEVELS)
def test_after_the_end_there_is_nothing_to_choose(level: str) -> None:
    match = reihum.game("superstar").start(seed=1)
    while not match.is_over:
        match.play(match.legal()[0])
    bot = make_bot(level, match.game.rules)
    for viewer in (SPECTATOR, 0, 1):
        for ask in (bot.choose, bot.explain):
            with pytest.raises(BadQuestion, match="The match is over"):
                ask(match.concealed(viewer))


def test_choices_made_together_are_made_without_knowing_the_others() -> None:
    """Qwixx, Q11: whether and what the others have chosen already makes no difference."""
    seen = 0
    for match in positions("qwixx_cards", 3, every=1, seed=4):
        if not match.view(-1).concurrent:
            continue
        waiting = (match.to_move + 1) % 3
        if match.concealed(waiting).view(match.game.rules.dtype)["to_move"][0] != waiting:
            continue
        before = make_bot("search@40", match.game.rules, 1).explain(match.concealed(waiting))
        truth = np.frombuffer(match.to_bytes(), np.uint8).copy()
        match.game.engine.play_one(truth, match.legal()[0])
        match.game.engine.conceal_one(truth, waiting)
        if truth.view(match.game.rules.dtype)["to_move"][0] != waiting:
            continue
        assert make_bot("search@40", match.game.rules, 1).explain(truth) == before
        seen += 1
        if seen == 5:
            break
    assert seen == 5
