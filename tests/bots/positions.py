"""Positions of games that the heuristic plays, for asking bots."""

import itertools
from collections.abc import Iterator

import reihum
from reihum.bots import make_bot
from reihum.core.match import Match


def positions(name: str, players: int, every: int, seed: int = 1) -> Iterator[Match]:
    """A match as it stands before every so many decisions, to its end."""
    game = reihum.game(name, players=players)
    match = game.start(seed=seed)
    bots = [make_bot("greedy", game.rules, seat) for seat in range(players)]
    decisions = 0
    while not match.is_over:
        if decisions % every == every - 1:
            yield match
        seat = match.to_move
        match.play(bots[seat].choose(match.concealed(seat)))
        decisions += 1


def some_positions(name: str, players: int, every: int, count: int) -> Iterator[Match]:
    """So many positions, out of several matches where one is too short for them."""
    matches = (positions(name, players, every, seed) for seed in range(1, 50))
    return itertools.islice(itertools.chain.from_iterable(matches), count)
