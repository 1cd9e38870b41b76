"""A bot that searches: it thinks as long as its budget allows and can say what it thought."""

import time
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from reihum.bots.engine import bot_engine
from reihum.bots.search import (
    DONE,
    FIRST,
    MOVE,
    NEXT,
    NODE_FRACTIONS,
    NODE_NUMBERS,
    POINTS,
    ROOT,
    STATE_SIZE,
    USED,
    VALUE,
    VISITS,
)
from reihum.core.chance import key_of_seed
from reihum.core.errors import BadOption
from reihum.core.game import engine_of
from reihum.core.jit import COMPILED
from reihum.core.record import Buffer
from reihum.core.rules import Rules

MAX_NODES: Final = 1 << 20
_CHUNK: Final = 64 if COMPILED else 1
"""Playouts between two looks at the clock."""
_INTERPRETED_SECONDS: Final = 1.0
"""The interpreted build is hundreds of times slower: nobody should wait for a number of playouts there."""


class Budget(msgspec.Struct, frozen=True):
    """How long to think about a decision: playouts, seconds, or whichever ends first. 0 sets no limit."""

    playouts: int = 0
    seconds: float = 0.0

    def check(self) -> None:
        """Refuse a budget that allows no thought at all."""
        if self.playouts < 0 or self.seconds < 0 or (self.playouts == 0 and self.seconds == 0):
            raise BadOption("A budget needs at least one playout, or a time above 0 seconds.")


class Candidate(msgspec.Struct, frozen=True):
    """What a bot thinks of one legal move."""

    move: str
    number: int
    winning_chance: float
    expected_points: float
    visit_share: float
    visits: int


class Thinker:
    """Information-set tree search with a budget. The same seed and number of playouts give the same decision."""

    def __init__(
        self,
        rules: Rules,
        budget: Budget,
        seed: int | str = 0,
        level: str = "search",
        tuning: NDArray[np.float64] | None = None,
        max_nodes: int = MAX_NODES,
    ) -> None:
        budget.check()
        self.level = level
        self._rules = rules
        self._budget = budget
        self._engine = bot_engine(rules)
        self._tuning = self._engine.tuning if tuning is None else tuning
        self._seed = key_of_seed(f"thinker {seed}")
        self._decisions = 0
        size = max_nodes if budget.playouts == 0 else min(max_nodes, 8 * budget.playouts)
        self._nodes = np.zeros((2 + size, NODE_NUMBERS), np.int32)  # one playout adds at most one node
        self._values = np.zeros((2 + size, NODE_FRACTIONS), np.float64)
        self._state = np.zeros(STATE_SIZE, np.int64)
        self._expected = b""  # the record that the kept tree belongs to
        self.playouts = 0
        """How many playouts the last decision took."""

    def choose(self, record: Buffer) -> int:
        """The number of the best move found for the seat to move; ``record`` is concealed for that seat."""
        self._think(record)
        best = max(self._children(), key=lambda child: (self._nodes[child, VISITS], self._mean(child, VALUE)))
        move = int(self._nodes[best, MOVE])
        self._keep_tree(record, best, move)
        return move

    def explain(self, record: Buffer) -> list[Candidate]:
        """Every legal move with its winning chance, expected points and share of the search, best first."""
        self._think(record)
        self._expected = record.tobytes()
        children = {int(self._nodes[child, MOVE]): child for child in self._children()}
        total = max(1, sum(int(self._nodes[child, VISITS]) for child in children.values()))
        candidates = []
        for move in _legal_moves(self._rules, record):
            child = children.get(move, 0)  # node 0 was never visited
            visits = int(self._nodes[child, VISITS])
            candidates.append(
                Candidate(
                    move=self._rules.moves[move],
                    number=move,
                    winning_chance=self._mean(child, VALUE),
                    expected_points=self._mean(child, POINTS),
                    visit_share=visits / total,
                    visits=visits,
                )
            )
        return sorted(candidates, key=lambda candidate: (-candidate.visits, -candidate.winning_chance))

    def _mean(self, child: int, what: int) -> float:
        return float(self._values[child, what]) / max(1, int(self._nodes[child, VISITS]))

    def _children(self) -> list[int]:
        found = []
        child = int(self._nodes[self._state[ROOT], FIRST])
        while child:
            found.append(child)
            child = int(self._nodes[child, NEXT])
        return found

    def _think(self, record: Buffer) -> None:
        header = record.view(self._rules.dtype)
        seat = int(header["to_move"][0])
        if int(header["viewer"][0]) != seat:
            raise ValueError("a bot is given the record concealed for the seat to move, never the truth")
        if record.tobytes() != self._expected or 2 * int(self._state[USED]) > len(self._nodes):
            self._plant_tree()
        self._decisions += 1
        seed = self._seed.copy()
        seed[7] = self._decisions  # other deals in every decision
        self._state[DONE] = 0
        seconds = self._budget.seconds
        if not COMPILED:
            seconds = min(seconds or _INTERPRETED_SECONDS, _INTERPRETED_SECONDS)
        ends = time.perf_counter() + seconds
        left = self._budget.playouts or 1 << 60
        while left > 0:
            count = min(_CHUNK, left) if seconds else left
            self._engine.search(record, seat, seed, count, self._tuning, self._nodes, self._values, self._state)
            left -= count
            if seconds and time.perf_counter() >= ends:
                break
        self.playouts = int(self._state[DONE])

    def _plant_tree(self) -> None:
        self._nodes[1] = 0
        self._values[1] = 0
        self._state[ROOT] = 1
        self._state[USED] = 2

    def _keep_tree(self, record: Buffer, child: int, move: int) -> None:
        """Within a turn of several small moves the next search goes on in the part of the tree that was reached.

        Tried out in one possible deal: a move that reveals nothing leads to the same knowledge in all of them.
        """
        self._expected = b""
        seat = int(record.view(self._rules.dtype)["to_move"][0])
        engine = engine_of(self._rules)
        after = record.copy()
        engine.redeal_one(after, seat, self._seed)
        engine.play_one(after, move)
        before, header = record.view(self._rules.dtype), after.view(self._rules.dtype)
        if int(header["to_move"][0]) == seat and int(header["revealed"][0]) == int(before["revealed"][0]):
            engine.conceal_one(after, seat)
            self._expected = after.tobytes()
            self._state[ROOT] = child


def _legal_moves(rules: Rules, record: Buffer) -> list[int]:
    numbers = np.zeros(len(rules.moves), np.int64)
    count = engine_of(rules).list_legal(record, np.zeros(len(rules.moves), np.bool_), numbers)
    return [int(number) for number in numbers[:count]]
