"""Reihum: modern number-row games, for people, bots and researchers.

Names are loaded when they are first used, so that ``import reihum`` costs nothing and a program can still choose the
build (see `reihum.core.jit`).
"""

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from reihum.api import GAMES, check_game, game, replay
    from reihum.core.batch import Batch
    from reihum.core.conformance import Report
    from reihum.core.errors import (
        BadMatchFile,
        BadNotation,
        BadOption,
        CannotUndo,
        GameOver,
        IllegalMove,
        NotYourTurn,
        ReihumError,
    )
    from reihum.core.game import Game
    from reihum.core.match import Match, Outcome, Seat
    from reihum.core.notation import Move
    from reihum.core.plan import Plan, plan
    from reihum.core.story import Chapter, story
    from reihum.insight.results import Review
    from reihum.insight.review import review

__version__ = "0.1.0"

_HOMES = {
    "reihum.api": ("GAMES", "check_game", "game", "replay"),
    "reihum.core.batch": ("Batch",),
    "reihum.core.conformance": ("Report",),
    "reihum.core.errors": (
        "BadMatchFile",
        "BadNotation",
        "BadOption",
        "CannotUndo",
        "GameOver",
        "IllegalMove",
        "NotYourTurn",
        "ReihumError",
    ),
    "reihum.core.game": ("Game",),
    "reihum.core.match": ("Match", "Outcome", "Seat"),
    "reihum.core.notation": ("Move",),
    "reihum.core.plan": ("Plan", "plan"),
    "reihum.core.story": ("Chapter", "story"),
    "reihum.insight.results": ("Review",),
    "reihum.insight.review": ("review",),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}

__all__ = [
    "GAMES",
    "BadMatchFile",
    "BadNotation",
    "BadOption",
    "Batch",
    "CannotUndo",
    "Chapter",
    "Game",
    "GameOver",
    "IllegalMove",
    "Match",
    "Move",
    "NotYourTurn",
    "Outcome",
    "Plan",
    "ReihumError",
    "Report",
    "Review",
    "Seat",
    "check_game",
    "game",
    "plan",
    "replay",
    "review",
    "story",
]


def __getattr__(name: str) -> Any:
    if name not in _HOME_OF:
        raise AttributeError(f"module 'reihum' has no attribute '{name}'")
    value = getattr(importlib.import_module(_HOME_OF[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__"])
