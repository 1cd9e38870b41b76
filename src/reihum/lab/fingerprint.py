"""Which version of the program played: results of different versions are never mixed."""

import functools
import hashlib
from pathlib import Path

import reihum
from reihum.core.engine import sources_of
from reihum.core.registry import bot_files, rules_of


@functools.cache
def fingerprint(game: str) -> str:
    """A hash of all that decides a game's results: core, the game, the bots and their weights, how games are noted."""
    package = Path(reihum.__file__).parent
    rules = rules_of(game)
    bots = sorted((package / "bots").rglob("*.py"))
    noting = [package / "lab" / f"{name}.py" for name in ("tasks", "play", "rollouts", "fortune")]
    digest = hashlib.sha256()
    for source in (*sources_of(rules), *bots, *bot_files(rules), *noting):
        digest.update(source.name.encode() + source.read_bytes())
    return digest.hexdigest()[:16]
