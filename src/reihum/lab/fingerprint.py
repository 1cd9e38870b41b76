"""Which version of the program played: results of different versions are never mixed."""

import functools
import hashlib
from pathlib import Path

import reihum
from reihum.core.engine import sources_of


@functools.cache
def fingerprint(game: str) -> str:
    """A hash of all that decides a game's results: core, the game, the bots and their weights, how games are noted."""
    package = Path(reihum.__file__).parent
    files = sorted(path for path in (package / "bots").rglob("*") if path.suffix in (".py", ".json"))
    bots = [path for path in files if path.stem == game or not _is_of_a_game(path)]
    noting = [package / "lab" / f"{name}.py" for name in ("tasks", "play", "rollouts")]
    digest = hashlib.sha256()
    for source in (*sources_of(game), *bots, *noting):
        digest.update(source.name.encode() + source.read_bytes())
    return digest.hexdigest()[:16]


def _is_of_a_game(path: Path) -> bool:
    return path.stem in reihum.GAMES
