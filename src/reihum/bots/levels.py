"""The levels a person chooses from. A weaker one has less foresight; none errs on purpose."""

from typing import Final

import msgspec

from reihum.bots.engine import bot_engine
from reihum.bots.search import REACH, TURNS
from reihum.bots.thinker import Budget, Thinker
from reihum.core.rules import Rules


class Foresight(msgspec.Struct, frozen=True):
    """How far a level thinks."""

    playouts: int
    turns: int = 1000
    """Turns looked ahead at most."""


LEVELS: Final = {
    "uniform": "plays any legal move: a baseline, not an opponent",
    "greedy": "looks one turn ahead with a good player's rules of thumb",
    "easy": "thinks no further than the end of its turn, and not long",
    "medium": "glances at what the others may do next",
    "hard": "thinks ahead and weighs what the others may hold",
    "expert": "thinks on for up to a second",
}

FORESIGHT: Final = {
    "easy": Foresight(playouts=4, turns=1),
    "medium": Foresight(playouts=32),
    "hard": Foresight(playouts=400),
    "expert": Foresight(playouts=5000),
}


def thinker_of_level(level: str, rules: Rules, seed: int | str, seconds: float = 0.0) -> Thinker:
    """The bot of a level that searches."""
    foresight = FORESIGHT[level]
    tuning = bot_engine(rules).tuning.copy()
    tuning[TURNS] = min(tuning[TURNS], foresight.turns)
    tuning[REACH] = min(tuning[REACH], foresight.turns - 1)
    return Thinker(rules, Budget(foresight.playouts, seconds), seed, level, tuning)
