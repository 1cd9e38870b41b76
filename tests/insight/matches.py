"""Finished matches to review."""

import functools

import reihum
from reihum.bots import make_bot
from reihum.core.match import Match, Seat
from reihum.insight.results import Effort, Review
from reihum.insight.review import review

QUICK = Effort(position=64, choosing=64, comparing=64, most=64, great=False)
LIMITS = {"one_to_nine": {"turn_limit": 10}, "bloom": {"rounds": 1}}
"""Options that make a match short, where there are such."""


def played(name: str, levels: tuple[str, ...], seed: int = 1) -> Match:
    """A match between bots."""
    game = reihum.game(name, players=len(levels), **LIMITS.get(name, {}))
    match = game.start(seed=seed, seats=[Seat(f"Player {seat}") for seat in range(len(levels))])
    bots = [make_bot(level, game.rules, f"{seed} {seat}") for seat, level in enumerate(levels)]
    while not match.is_over:
        match.play(bots[match.to_move].choose(match.concealed(match.to_move)))
    return match


@functools.cache
def reviewed(name: str, levels: tuple[str, ...] = ("uniform", "greedy"), seed: int = 1) -> tuple[Match, Review]:
    """A match and its review."""
    match = played(name, levels, seed)
    return match, review(match, seed, QUICK)
