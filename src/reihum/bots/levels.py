"""The levels a person chooses from. A weaker one has less foresight; none errs on purpose."""

from typing import Final

import msgspec

from reihum.bots.engine import bot_engine
from reihum.bots.search import NOISE, REACH, SHARP, TRUST, TURNS
from reihum.bots.thinker import CANDIDATE, Budget, Thinker
from reihum.core.rules import Rules

LEVELS: Final = {
    "uniform": "plays any legal move: a baseline, not an opponent",
    "greedy": "plays by a good player's rules of thumb, without thinking ahead",
    "easy": "tries its moves out in its head, knowing nothing but the rules",
    "medium": "thinks the same way, but has a feeling for who stands well",
    "hard": "judges positions well and imagines a turn or two",
    "expert": "knows what good players do and thinks ahead, for up to a second",
}

TO_THE_END: Final = 1000
"""Turns; a search that plays on for so many never judges before the end of a game."""


class Foresight(msgspec.Struct, frozen=True):
    """How a level thinks."""

    playouts: int  # a decision
    a_candidate: int = CANDIDATE  # playouts that a move must get on average to be looked at
    imagined: int = 0  # turns that it imagines at random before it judges; 0: it plays on as good players do
    to_the_end: int = 0  # playouts as good players do it, if the game is short enough for its search to see the end


FORESIGHT: Final = {
    "easy": Foresight(playouts=40, a_candidate=1, imagined=1_000_000),
    "medium": Foresight(playouts=60, a_candidate=1, imagined=8),
    "hard": Foresight(playouts=120, a_candidate=2, imagined=2, to_the_end=100),
    "expert": Foresight(playouts=4000),
}


def thinker_of_level(level: str, rules: Rules, seed: int | str, seconds: float = 0.0) -> Thinker:
    """The bot of a level that searches."""
    foresight = FORESIGHT[level]
    tuning = bot_engine(rules).tuning.copy()
    if foresight.to_the_end and tuning[TURNS] >= TO_THE_END:  # a position in the middle of a round says little
        return Thinker(rules, Budget(foresight.to_the_end, seconds), seed, level, tuning)
    if foresight.imagined:
        tuning[TURNS] = foresight.imagined
        tuning[REACH] = 0.0
        tuning[SHARP] = tuning[TRUST] = 0.0
        tuning[NOISE] = 1.0
    return Thinker(rules, Budget(foresight.playouts, seconds), seed, level, tuning, foresight.a_candidate)
