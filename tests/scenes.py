"""The positions that the rules pages show and let one try, each game's in ``tests/scenes.py`` of its folder.

``python -m tests.scenes`` plays them and writes what a page needs of them into ``web/scenes.json`` of each.
"""

import base64
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

import reihum
from reihum.core.folding import fold
from reihum.core.match import Match
from reihum.core.plan import planned
from reihum.core.registry import OURS
from reihum.core.rules import Event
from reihum.core.telling import events_of
from reihum.games import rules_of

GAMES = Path(__file__).parents[1] / "src" / "reihum" / "games"
SUMMARY = ("goal", "turn", "end")
"""The scenes of the three pictures at the top of a rules page."""


@dataclass(frozen=True)
class Scene:
    """A position as one seat sees it. Wishes are small moves separated by commas, in the order of the taps."""

    match: Match
    shows: str
    """The parts of the board that are drawn (``web/scene.css`` of the game)."""
    clauses: str = ""
    """The clauses beside which it can be tried."""
    wish: str = ""
    """What is tapped already when it is first seen."""
    allowed: str = ""
    """A wish that can be fulfilled."""
    shows_what_follows: bool = False
    """Whether what is allowed is played, and the table shown as it then is."""
    others: str = ""
    """What the others do before it is shown."""
    refused: Mapping[str, str] = field(default_factory=dict)
    """Wishes whose last move is refused, each with the clause that the reason names."""
    seat: int = 0


def _module_of(game: str) -> Any:
    return import_module(f"{rules_of(game).package}.tests.scenes")


def scenes_of(game: str) -> dict[str, Scene]:
    """The scenes of a game by name."""
    scenes: dict[str, Scene] = _module_of(game).SCENES
    return scenes


def untried_of(game: str) -> dict[str, str]:
    """The clauses of a game beside which nothing can be tried, and why."""
    untried: dict[str, str] = _module_of(game).UNTRIED
    return untried


def dealt(game: str, players: int, **options: Any) -> Match:
    """A match as it begins, the seat that looks on to move."""
    return reihum.game(game, players=players, start=0, **options).start(seed="rules")


def played(match: Match, moves: str) -> Match:
    """A match after some moves, separated by commas."""
    for move in moves_in(moves):
        match.play(move)
    return match


def moves_in(wish: str) -> list[str]:
    """The small moves of a wish."""
    return [move.strip() for move in wish.split(",") if move.strip()]


def plan_of(scene: Scene, wish: str) -> Any:
    """What the planner says of a wish in a scene."""
    rules = scene.match.game.rules
    numbers = [rules.moves_by_text[move] for move in moves_in(wish)]
    return planned(rules, scene.match.concealed(scene.seat), scene.seat, numbers)


def is_asked(scene: Scene) -> bool:
    """Whether the seat that looks on is asked for a move."""
    return scene.seat in scene.match.seats_to_move


def written(game: str) -> str:
    """The scenes of a game as their page reads them."""
    return json.dumps([_written(name, scene) for name, scene in scenes_of(game).items()], separators=(",", ":")) + "\n"


def _written(name: str, scene: Scene) -> dict[str, object]:
    match, seat, asked = scene.match, scene.seat, is_asked(scene)
    return {
        "name": name,
        "shows": scene.shows,
        "clauses": scene.clauses.split(),
        "seat": seat,
        "to_move": list(match.seats_to_move),
        "view": msgspec.to_builtins(match.view(seat)),
        "record": base64.b64encode(match.concealed(seat).data).decode() if asked else None,
        "legal": match.legal_texts(seat) if asked else [],
        "wish": moves_in(scene.wish),
        "plan": _plan(scene) if scene.wish else None,
        "then": _then(scene) if scene.shows_what_follows else None,
    }


def following(scene: Scene) -> tuple[Match, list[Event]]:
    """A match in which everything was played that a scene allows, and what its seat is told of that."""
    match, told = scene.match.copy(), list[Event]()
    rules = match.game.rules
    for move in [*plan_of(scene, scene.allowed).order, *moves_in(scene.others)]:
        before = match.concealed(scene.seat)
        match.play(move)
        told += events_of(rules, before, rules.moves_by_text[move], match.concealed(scene.seat))
    return match, fold(rules.name, told)


def _then(scene: Scene) -> dict[str, object]:
    match, told = following(scene)
    return {
        "moves": moves_in(scene.allowed),
        "to_move": list(match.seats_to_move),
        "view": msgspec.to_builtins(match.view(scene.seat)),
        "told": msgspec.to_builtins(told),
    }


def _plan(scene: Scene) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(msgspec.json.encode(plan_of(scene, scene.wish)))
    return found


if __name__ == "__main__":
    for game in OURS:
        (GAMES / game / "web" / "scenes.json").write_text(written(game), encoding="utf-8")
