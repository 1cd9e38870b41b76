"""Compiling ahead of the workers: many of them would do it side by side, each for itself."""

from collections.abc import Collection

import numpy as np
from rich.console import Console

from reihum.bots import make_bot
from reihum.bots.engine import bot_engine
from reihum.core.game import Game
from reihum.core.jit import COMPILED
from reihum.core.match import Match
from reihum.lab.rollouts import Rollouts
from reihum.lab.tasks import Experiment


def compile_once(experiments: Collection[Experiment], quiet: bool) -> None:
    """Build what these experiments call, so that workers find it in the cache."""
    bots: dict[str, dict[str, None]] = {}
    games: dict[str, Game] = {}
    for experiment in experiments:
        game = experiment.setting.build()
        games[game.name] = game
        bots.setdefault(game.name, {}).update(dict.fromkeys(experiment.bots))
    for name, game in games.items():
        if COMPILED and not (game.engine.is_warm and bot_engine(game.rules).is_warm):
            console = Console(stderr=True, quiet=quiet, highlight=False)
            with console.status(f"Compiling {game.rules.title}, once (reihum warm does it ahead of time) …"):
                _ask_everything(game, list(bots[name]))


def _ask_everything(game: Game, bots: list[str]) -> None:
    """Make every call that a task makes, once."""
    match = Match(game, game.key("compile"))
    for bot in bots:
        make_bot(bot, game.rules, 0).choose(match.concealed(match.to_move))
    Rollouts(game, 1, "compile").of(np.frombuffer(match.to_bytes(), np.uint8))
    match.play(match.legal()[0])
    match.scores()
