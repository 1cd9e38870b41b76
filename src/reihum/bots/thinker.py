"""A bot that searches: it thinks as long as its budget allows and can say what it thought."""

import math
import random
import time
from typing import Any, Final, TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from reihum.bots.asking import seat_asked
from reihum.bots.engine import bot_engine
from reihum.bots.search import (
    FIRST,
    MOVE,
    NEXT,
    NODE_FRACTIONS,
    NODE_NUMBERS,
    POINTS,
    ROOT,
    SHARP,
    SQUARES,
    STATE_SIZE,
    TRUST,
    USED,
    VALUE,
    VISITS,
)
from reihum.core.chance import key_of_seed, text_of_seed
from reihum.core.errors import BadOption
from reihum.core.game import engine_of
from reihum.core.jit import COMPILED
from reihum.core.record import Buffer
from reihum.core.rules import Rules

T = TypeVar("T", np.int32, np.float64)

MAX_NODES: Final = 1 << 20
_FEWEST_NODES: Final = 1024
CANDIDATE: Final = 8
"""Playouts that a move must get on average to be worth looking at."""
_MOST_CANDIDATES: Final = 32
_STAGES: Final = (0.25, 0.5, 1.0)
"""Parts of a round of the halving after which moves that are clearly behind are given up."""
_CLEARLY: Final = 3.0
"""Standard errors of a difference."""
_FEW: Final = 32
"""Playouts that say too little to give a move up."""
_LAST_TWO: Final = 2
ILLEGAL: Final = -1e299
"""Ratings below this belong to moves that are not legal."""
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


def _with_room(rows: NDArray[T], size: int) -> NDArray[T]:
    """The same rows in an array of so many."""
    room = np.zeros((size, rows.shape[1]), rows.dtype)
    room[: len(rows)] = rows
    return room


class Thinker:
    """Information-set tree search with a budget. The same seed and number of playouts give the same decision."""

    def __init__(
        self,
        rules: Rules,
        budget: Budget,
        seed: int | str = 0,
        level: str = "search",
        tuning: NDArray[np.float64] | None = None,
        a_candidate: int = CANDIDATE,
        max_nodes: int = MAX_NODES,
    ) -> None:
        budget.check()
        self.level = level
        self._rules = rules
        self._budget = budget
        self._engine = bot_engine(rules)
        self._tuning = self._engine.tuning if tuning is None else tuning
        self._seed = key_of_seed(f"thinker {text_of_seed(seed)}")
        self._a_candidate = a_candidate
        self._decisions = 0
        size = max_nodes if budget.playouts == 0 else min(max_nodes, _FEWEST_NODES + 8 * budget.playouts)
        self._nodes = np.zeros((2 + size, NODE_NUMBERS), np.int32)  # one playout adds at most one node
        self._values = np.zeros((2 + size, NODE_FRACTIONS), np.float64)
        self._state = np.zeros(STATE_SIZE, np.int64)
        self._expected = b""  # the record that the kept tree belongs to
        self._ratings = np.zeros(rules.padded_moves)
        self._preference: dict[int, float] = {}
        self._ends = math.inf
        self._left = 0
        self.playouts = 0
        """How many playouts the last decision took."""

    def __getstate__(self) -> dict[str, Any]:
        """All but the nodes that are not in use: most of a tree's memory lies idle."""
        used = int(self._state[USED])
        return {**vars(self), "_nodes": self._nodes[:used], "_values": self._values[:used], "size": len(self._nodes)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        size = state.pop("size")
        vars(self).update(state)
        self._nodes = _with_room(self._nodes, size)
        self._values = _with_room(self._values, size)

    def choose(self, record: Buffer) -> int:
        """The number of the best move found for the seat to move; ``record`` is concealed for that seat."""
        moves = self._begin(record)
        move = moves[0] if len(moves) == 1 else self._think(record, moves)
        self._keep_tree(record, move)
        return move

    def explain(self, record: Buffer) -> list[Candidate]:
        """Every legal move with its winning chance, expected points and share of the search, best first."""
        moves = self._begin(record)
        best = self._think(record, moves)
        self._left, self._ends = len(moves) * CANDIDATE, math.inf  # whoever asks wants to hear of every move
        for move in moves:
            self._look(record, move, CANDIDATE)
        self._expected = record.tobytes()
        nodes = {move: self._node(move) for move in moves}  # node 0 was never looked at
        total = max(1, sum(int(self._nodes[node, VISITS]) for node in nodes.values()))
        candidates = [
            Candidate(
                move=self._rules.moves[move],
                number=move,
                winning_chance=self._mean(node, VALUE),
                expected_points=self._mean(node, POINTS),
                visit_share=int(self._nodes[node, VISITS]) / total,
                visits=int(self._nodes[node, VISITS]),
            )
            for move, node in nodes.items()
        ]
        return sorted(candidates, key=lambda candidate: (candidate.number != best, -candidate.visits))

    def _begin(self, record: Buffer) -> list[int]:
        """Get ready for a decision; the legal moves, the heuristic's favourites first."""
        seat_asked(record)
        self.playouts = 0
        self._decisions += 1
        if record.tobytes() != self._expected or 2 * int(self._state[USED]) > len(self._nodes):
            self._plant_tree()
        self._engine.rate_one(record, self._ratings)
        moves = [int(move) for move in np.flatnonzero(self._ratings[: len(self._rules.moves)] > ILLEGAL)]
        random.Random(f"{self._seed.tobytes().hex()} {self._decisions}").shuffle(moves)  # equal ones by lot
        if self._tuning[SHARP] > 0:
            moves.sort(key=lambda move: -self._ratings[move])
        best = max(self._ratings[move] for move in moves)
        weights = {move: math.exp(self._tuning[SHARP] * (self._ratings[move] - best)) for move in moves}
        total = sum(weights.values())
        self._preference = {move: weight / total for move, weight in weights.items()}
        return moves

    def _think(self, record: Buffer, moves: list[int]) -> int:
        """Halve the field of candidates until the best is found.

        All of a field are looked at equally often, in the same deals. With a clock running this is done with more and
        more playouts, so that there is an answer at any time. Thinking ends early if one move is clearly the best.
        """
        seconds = self._budget.seconds
        if not COMPILED:
            seconds = min(seconds or _INTERPRETED_SECONDS, _INTERPRETED_SECONDS)
        self._ends = time.perf_counter() + seconds if seconds else math.inf
        self._left = self._budget.playouts or 1 << 60
        total = 2 * self._a_candidate if seconds else self._budget.playouts
        while True:
            width = max(1, min(total // self._a_candidate, _MOST_CANDIDATES))
            field = self._halve(record, moves[:width], total)
            is_clear = len(field) == 1 and width >= min(len(moves), _MOST_CANDIDATES)
            if is_clear or self._is_spent() or not seconds:
                return field[0]
            total *= 2

    def _is_spent(self) -> bool:
        return self._left <= 0 or time.perf_counter() >= self._ends

    def _halve(self, record: Buffer, field: list[int], total: int) -> list[int]:
        """Who is left of a field, the best first: one move if it is clearly the best, else two."""
        rounds = max(1, math.ceil(math.log2(len(field))))
        visits = 0.0
        while True:
            more = max(1.0, total / (rounds * len(field)))
            is_last = len(field) <= _LAST_TWO
            for part in _STAGES:
                for move in field:
                    self._look(record, move, math.floor(visits + max(1.0, part * more)))
                field.sort(key=self._score, reverse=True)
                field = [move for move in field if move == field[0] or not self._is_behind(move, field[0])]
                if len(field) == 1 or self._is_spent():
                    return field
            if is_last:
                return field
            visits += more
            field = field[: (len(field) + 1) // 2]

    def _is_behind(self, move: int, best: int) -> bool:
        """Whether more playouts would hardly ever make a move the best one: they are not worth their time."""
        error = math.sqrt(self._variance(move) + self._variance(best))
        return self._score(best) - self._score(move) > _CLEARLY * error

    def _variance(self, move: int) -> float:
        """Of the mean winning chance found for a move, as if a win and a loss more had been seen."""
        node = self._node(move)
        visits = int(self._nodes[node, VISITS])
        if visits < _FEW:
            return math.inf
        mean = self._mean(node, VALUE)
        spread = float(self._values[node, SQUARES]) - visits * mean * mean
        return (spread + 0.5) / (visits * visits)

    def _look(self, record: Buffer, move: int, visits: int) -> None:
        """Look at a move until it has been visited so often, or the budget is used up."""
        seed = self._seed.copy()
        seed[7] = self._decisions  # other deals in every decision
        wanted = visits - int(self._nodes[self._node(move), VISITS])
        while wanted > 0 and self._left > 0 and (self.playouts == 0 or time.perf_counter() < self._ends):
            count = min(wanted, self._left, _CHUNK)
            self._engine.search(
                record,
                int(record.view(self._rules.dtype)["to_move"][0]),
                seed,
                move,
                count,
                self._tuning,
                self._nodes,
                self._values,
                self._state,
            )
            self.playouts += count
            self._left -= count
            wanted -= count

    def _score(self, move: int) -> float:
        """The winning chance found, and the less it was tried, the heuristic's opinion."""
        node = self._node(move)
        visits = int(self._nodes[node, VISITS])
        if visits == 0:
            return -math.inf
        return self._mean(node, VALUE) + self._tuning[TRUST] * self._preference[move] / math.sqrt(visits)

    def _mean(self, node: int, what: int) -> float:
        return float(self._values[node, what]) / max(1, int(self._nodes[node, VISITS]))

    def _node(self, move: int) -> int:
        """The node of a move at hand, or 0."""
        child = int(self._nodes[self._state[ROOT], FIRST])
        while child and self._nodes[child, MOVE] != move:
            child = int(self._nodes[child, NEXT])
        return child

    def _plant_tree(self) -> None:
        self._nodes[1] = 0
        self._values[1] = 0
        self._state[ROOT] = 1
        self._state[USED] = 2

    def _keep_tree(self, record: Buffer, move: int) -> None:
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
            child = self._node(move)
            if child:
                self._state[ROOT] = child
                self._expected = after.tobytes()
