"""A story tells a viewer what they may know: nothing of a move that another seat has made unseen."""

import random

import pytest

import reihum
from reihum.core.game import Game
from reihum.core.match import Match
from reihum.core.rules import Trait
from reihum.games import rules_of
from tests.marks import games_with, games_without


def pairs(name: str, rng: random.Random) -> list[tuple[Match, Match, int]]:
    """Matches in which a seat has made different last moves, and viewers to whom they look the same."""
    found: list[tuple[Match, Match, int]] = []
    for seed in range(20):
        if len(found) > 20:
            break
        match = Game(rules_of(name), 3, {}).start(seed=seed)
        for _ in range(40):
            if match.is_over:
                break
            seat, legal = match.to_move, match.legal()
            viewers = {-1, 0, 1, 2} - {seat}
            by_view: dict[tuple[int, bytes], Match] = {}
            for move in rng.sample(legal, min(3, len(legal))):
                other = match.copy()
                other.play(move)
                for viewer in viewers:
                    same = by_view.setdefault((viewer, other.concealed(viewer).tobytes()), other)
                    if same is not other and not other.is_over:
                        found.append((same, other, viewer))
            match.play(rng.choice(legal))
    return found


@pytest.mark.parametrize("name", [name for name in games_with(Trait.HIDDEN) if name in games_with(Trait.LONG_TURNS)])
def test_what_looks_the_same_is_told_the_same(name: str) -> None:
    """In these games a turn, or a part of it, is made unseen."""
    found = pairs(name, random.Random(name))
    assert found
    for one, other, viewer in random.Random(1).sample(found, min(4, len(found))):
        assert one.moves[-1] != other.moves[-1]
        assert list(reihum.story(one, viewer)) == list(reihum.story(other, viewer))


@pytest.mark.parametrize("name", games_without(Trait.CONCURRENT))
def test_own_moves_are_known_at_once_and_all_of_them_after_the_end(name: str) -> None:
    rng = random.Random(name)
    match = Game(rules_of(name), 2, {}).start(seed=1)
    for _ in range(12):
        match.play(rng.choice(match.legal()))
    for chapter, move, mover in zip(reihum.story(match, 0), match.moves, match.movers, strict=True):
        assert chapter.move == (move if mover == 0 else None)
    while not match.is_over:
        match.play(rng.choice(match.legal()))
    assert [chapter.move for chapter in reihum.story(match, 0)] == match.moves
