"""Bots that do not search: any legal move, or the one that the game's heuristic rates best."""

import hashlib
from typing import Final

import msgspec
import numpy as np

from reihum.bots.asking import seat_asked
from reihum.bots.engine import bot_engine
from reihum.bots.search.thinker import Budget, Candidate, Thinker
from reihum.core.chance import text_of_seed
from reihum.core.record import Buffer
from reihum.core.rules import Rules

SIMPLE: Final = ("uniform", "greedy")
_GLANCE: Final = Budget(playouts=256)
"""These bots do not look ahead; what their moves lead to is looked up by a short search when somebody asks."""


class SimpleBot:
    """A bot that answers at once."""

    def __init__(self, level: str, rules: Rules, seed: int | str = 0) -> None:
        self.level = level
        self._rules = rules
        self._engine = bot_engine(rules)
        self._seed = seed
        digest = hashlib.sha256(f"{level} {text_of_seed(seed)}".encode()).digest()
        self._luck = np.array([int.from_bytes(digest[:4], "little") | 1], np.int64)

    def choose(self, record: Buffer) -> int:
        """The number of the move for the seat to move; ``record`` is concealed for that seat."""
        seat_asked(record)
        choose = self._engine.choose_greedy if self.level == "greedy" else self._engine.choose_uniform
        return int(choose(record, self._luck))

    def explain(self, record: Buffer) -> list[Candidate]:
        """Every legal move, the likeliest first; its share is how likely this bot plays it."""
        candidates = Thinker(self._rules, _GLANCE, self._seed).explain(record)
        ratings = np.zeros(self._rules.padded_moves)
        if self.level == "greedy":
            self._engine.rate_one(record, ratings)
        best = max(ratings[candidate.number] for candidate in candidates)
        count = sum(bool(ratings[candidate.number] == best) for candidate in candidates)
        explained = [
            msgspec.structs.replace(candidate, visit_share=1.0 / count if ratings[candidate.number] == best else 0.0)
            for candidate in candidates
        ]
        return sorted(explained, key=lambda candidate: (-candidate.visit_share, -ratings[candidate.number]))
