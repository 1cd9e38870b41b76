"""How strong the levels play a game (``ratings.json`` of its package): made by ``python -m bench levels``.

All levels met in one field of two-player games. As with people 1500 is the mean, and 400 points are odds of ten to
one.
"""

import json
from pathlib import Path
from typing import Final

from reihum.core.registry import folder_of
from reihum.core.rules import Rules

MEAN: Final = 1500


def ratings_path(rules: Rules) -> Path:
    """Where the ratings of a game are kept."""
    return folder_of(rules) / "ratings.json"


def ratings_of(rules: Rules) -> dict[str, int]:
    """The rating of every level; of none if nobody has measured them."""
    path = ratings_path(rules)
    kept: dict[str, int] = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return kept
