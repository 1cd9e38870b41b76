"""The levels a person chooses from, weakest first. A weaker one has less foresight; none errs on purpose.

Their ratings (`reihum.bots.ratings`) come from matches between all of them; neighbours can be as good as equal.
"""

from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from reihum.bots.engine import bot_engine
from reihum.bots.search.mind import BY_NET, CANDIDATE, NOISE, REACH, SHARP, TRUST, TURNS
from reihum.bots.search.thinker import Budget, Thinker, room_for
from reihum.bots.simple import SIMPLE
from reihum.core.rules import Rules

LEVELS: Final = {
    "uniform": "plays any legal move: a baseline, not an opponent",
    "easy": "tries its moves out in its head, knowing nothing but the rules",
    "medium": "thinks the same way, but has a feeling for who stands well",
    "greedy": "plays by a good player's rules of thumb, without thinking ahead",
    "hard": "knows what good players do and thinks ahead a little",
    "expert": "thinks ahead much further, for up to a second",
}

FIRST_PLAYOUTS: Final = 4000
"""Of the first expert, a decision."""


class Foresight(msgspec.Struct, frozen=True):
    """How a level thinks."""

    playouts: int  # a decision
    a_candidate: int = CANDIDATE  # playouts that a move must get on average to be looked at
    imagined: int = 0  # turns that it imagines at random before it judges; 0: it plays on as good players do


FORESIGHT: Final = {
    "easy": Foresight(playouts=20, a_candidate=1, imagined=1_000_000),
    "medium": Foresight(playouts=30, a_candidate=1, imagined=12),
    "hard": Foresight(playouts=400),
    "expert": Foresight(playouts=4000),
}


def thinker_of_level(level: str, rules: Rules, seed: int | str, seconds: float = 0.0) -> Thinker:
    """The bot of a level that searches."""
    playouts, tuning, a_candidate = _thinking_of(level, rules)
    return Thinker(rules, Budget(playouts, seconds), seed, level, tuning, a_candidate)


def settings_of_level(level: str, rules: Rules) -> dict[str, Any]:
    """What a program without Python needs to play a level with the entry points of `reihum.bots.engine`.

    ``entry`` names the entry point that chooses a move. For ``think`` there are the ``bytes`` of a mind, and ``tuning``
    and ``limits`` to begin it with (see `bots.search.mind`). Whoever cannot wait asks for the best move so far.
    """
    if level in SIMPLE:
        return {"entry": f"choose_{level}"}
    playouts, tuning, a_candidate = _thinking_of(level, rules)
    return {
        "entry": "think",
        "bytes": bot_engine(rules).mind_bytes(room_for(playouts)),
        "tuning": tuning.tolist(),
        "limits": [playouts, a_candidate, 0],
    }


def _thinking_of(level: str, rules: Rules) -> tuple[int, NDArray[np.float64], int]:
    """The playouts a decision, the tuning, and the playouts a candidate of a level that searches."""
    foresight = FORESIGHT[level]
    tuning = bot_engine(rules).tuning.copy()
    if foresight.imagined:
        tuning[TURNS] = foresight.imagined
        tuning[REACH] = 0.0
        tuning[SHARP] = tuning[TRUST] = 0.0
        tuning[NOISE] = 1.0
        tuning[BY_NET] = 0.0  # nets know good players' positions, not where random moves lead to
    return foresight.playouts, tuning, foresight.a_candidate
