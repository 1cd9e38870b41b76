"""Bots are copied and pickled with all they have in mind: a copy plays on exactly as the bot itself."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import reihum
from reihum.bots import Bot, Budget, make_bot
from reihum.bots.search.thinker import MAX_NODES, Thinker


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


def play_on(match: reihum.Match, bots: list[Bot], moves: int) -> list[reihum.Move]:
    for _ in range(moves):
        if not match.is_over:
            match.play(bots[match.to_move].choose(match.concealed(match.to_move)))
    return match.moves


@pytest.mark.parametrize("again", [pickled, copy.deepcopy])
@pytest.mark.parametrize("level", ["uniform", "greedy", "search@12"])
@pytest.mark.parametrize("name", ["one_to_nine", "superstar"])
def test_a_bot_plays_on_from_its_copy_as_from_itself(name: str, level: str, again: Callable[[Any], Any]) -> None:
    match = reihum.game(name, players=2).start(seed=3)
    bots = [make_bot(level, match.game.rules, f"copied {seat}") for seat in range(2)]
    fresh = again(bots)
    for _ in range(3):
        play_on(match, bots, 5)
        others = again(bots)
        assert [bot.level for bot in others] == [level, level]
        later = play_on(match.copy(), others, 12)
        assert play_on(match.copy(), again(bots), 12) == later, "what the copy did happened to the bot"
        assert play_on(match, bots, 12) == later
    assert play_on(reihum.game(name, players=2).start(seed=3), fresh, len(match.moves)) == match.moves


def test_a_copy_goes_on_within_a_turn_where_the_bot_was() -> None:
    """What was thought of the next small move is still known to it."""
    match = reihum.game("one_to_nine", players=2).start(seed=2)
    bots = [Thinker(match.game.rules, Budget(playouts=60), seat) for seat in range(2)]
    for _ in range(120):
        seat = match.to_move
        match.play(bots[seat].choose(match.concealed(seat)))
        if match.to_move == seat and match.can_undo(seat):
            explained = pickled(bots[seat]).explain(match.concealed(seat))
            assert explained == bots[seat].explain(match.concealed(seat))
            if sum(candidate.visits for candidate in explained) > bots[seat].playouts:
                return
    raise AssertionError("nothing was kept")


def test_a_thinker_is_pickled_without_the_memory_that_lies_idle() -> None:
    match = reihum.game("superstar").start(seed=1)
    thinker = Thinker(match.game.rules, Budget(seconds=0.01), 1)
    thinker.choose(match.concealed(match.to_move))
    data = pickle.dumps(thinker)
    assert len(data) < MAX_NODES
    assert len(pickle.loads(data)._mind) == len(thinker._mind) > MAX_NODES
