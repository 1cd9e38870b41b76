"""The Python interface: games by name, matches from files."""

from pathlib import Path
from typing import Any

from reihum.core import matchfile
from reihum.core.conformance import Report
from reihum.core.game import Game
from reihum.core.match import Match
from reihum.games import NAMES as GAMES
from reihum.games import rules_of

__all__ = ["GAMES", "check_game", "game", "replay"]


def game(name: str, players: int | None = None, **options: Any) -> Game:
    """A game by its name: ``reihum.game("bloom", players=3, own_row_first=True)``.

    Beside the game's own options every game knows ``start`` (the seat that begins; default: drawn by the seed) and,
    where a table of the box was reconstructed, ``components`` (a TOML file or a mapping that replaces it).
    """
    rules = rules_of(name)
    start = options.pop("start", None)
    components = options.pop("components", None)
    return Game(rules, rules.min_players if players is None else players, options, start, components)


def replay(path: str | Path) -> Match:
    """Load a match file and replay it to where it was saved."""
    return matchfile.read(path, rules_of)


def check_game(name: str, games: int = 200, seed: int | str = 1) -> Report:
    """Judge a game: what is wrong with its rules and texts, and where."""
    from reihum.authoring import judge

    return judge.check_game(rules_of(name), games, seed)
