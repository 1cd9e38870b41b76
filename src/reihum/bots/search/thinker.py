"""A bot that searches: it thinks as long as its budget allows and can say what it thought."""

import math
import time
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from reihum.bots.asking import seat_asked
from reihum.bots.engine import bot_engine
from reihum.bots.judgement.net import Net
from reihum.bots.search.mind import CANDIDATE, LEAST_ROOM, head_of
from reihum.core.chance import key_of_seed, text_of_seed
from reihum.core.errors import BadOption
from reihum.core.jit import COMPILED
from reihum.core.record import Buffer
from reihum.core.rules import Rules
from reihum.core.writer import new_page, text_of

MAX_NODES: Final = 1 << 20
_FEWEST_NODES: Final = 1024
_NODES_A_PLAYOUT: Final = 3  # it adds one; the decisions of a turn share a tree
CHUNK: Final = 64
"""Playouts between two looks at the clock; the interpreted build looks after each."""
PATIENCE_S: Final = 1.0
"""People wait for this: at a table a bot that still thinks then plays the best it has found."""
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
    winning_chance: float  # measured after the choice, in deals that had no part in it
    error: float  # one standard error of that
    expected_points: float
    visit_share: float  # of the looks by which the choice was made
    visits: int  # looks in all


_CANDIDATES: Final = msgspec.json.Decoder(list[Candidate])


def room_for(playouts: int, max_nodes: int = MAX_NODES) -> int:
    """How many nodes a mind should have room for that thinks this many playouts a decision (0: no limit)."""
    return 2 + (max_nodes if playouts == 0 else min(max_nodes, _FEWEST_NODES + _NODES_A_PLAYOUT * playouts))


class Thinker:
    """Information-set tree search with a budget. The same seed and number of playouts give the same decision.

    Thinking itself is compiled (`bots.search.thinking`); here it is given its budget and watched with a clock.
    """

    # Eight parameters: all but two have defaults; who measures or trains sets one of them.
    def __init__(
        self,
        rules: Rules,
        budget: Budget,
        seed: int | str = 0,
        level: str = "search",
        tuning: NDArray[np.float64] | None = None,
        a_candidate: int = CANDIDATE,
        max_nodes: int = MAX_NODES,
        net: Net | None = None,
    ) -> None:
        """A bot of a game; with a ``net`` it judges by that one instead of the game's own."""
        budget.check()
        self.level = level
        self._engine = bot_engine(rules) if net is None else bot_engine(rules, net.shape)
        self._seconds = budget.seconds
        if not COMPILED:
            self._seconds = min(self._seconds or _INTERPRETED_SECONDS, _INTERPRETED_SECONDS)
        self._mind: Buffer = np.zeros(self._engine.mind_bytes(room_for(budget.playouts, max_nodes)), np.uint8)
        # If the number of playouts is known, they are shared out at once; whatever a clock ends, it is the best so far.
        grows = budget.playouts == 0 or not COMPILED
        room = self._engine.begin_thinking(
            self._mind,
            key_of_seed(f"thinker {text_of_seed(seed)}"),
            self._engine.tuning if tuning is None else tuning,
            np.array([budget.playouts, a_candidate, grows], np.int64),
        )
        if room == 0:
            raise BadOption(f"A search needs room for at least {LEAST_ROOM - 2} nodes, not {max_nodes}.")
        if net is not None:
            self._engine.net_in(self._mind)[:] = net.decoded()

    def __getstate__(self) -> dict[str, Any]:
        """All but the memory that is not in use: most of a mind lies idle."""
        used = self._mind[: self._engine.bytes_in_use(self._mind)]
        return {**vars(self), "_mind": used, "size": len(self._mind)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        mind = np.zeros(state.pop("size"), np.uint8)
        mind[: len(state["_mind"])] = state["_mind"]
        vars(self).update({**state, "_mind": mind})

    @property
    def playouts(self) -> int:
        """How many playouts the last decision took."""
        return int(head_of(self._mind).playouts)

    def looked_at(self) -> list[tuple[int, int, float]]:
        """The moves that were looked at in the last decision, how often, and the winning chance seen in each."""
        head, tree = head_of(self._mind), self._engine.tree_in(self._mind)
        nodes = [tree[number] for number in head.candidate[: int(head.candidates)].tolist()]
        return [
            (int(node.move), int(node.visits), float(node.value / node.visits)) for node in nodes if node.visits > 0
        ]

    @property
    def belief(self) -> float:
        """The winning chance it sees in the move it decided on; not a number if it did not have to look."""
        chosen = head_of(self._mind).chosen
        return next((value for move, _, value in self.looked_at() if move == chosen), math.nan)

    def choose(self, record: Buffer) -> int:
        """The number of the best move found for the seat to move; ``record`` is concealed for that seat."""
        seat_asked(record)
        ends = time.perf_counter() + self._seconds if self._seconds else math.inf
        while True:
            move = int(self._engine.think(self._mind, record, CHUNK if COMPILED else 1))
            if move >= 0:
                return move
            if time.perf_counter() >= ends:
                return int(self._engine.decide(self._mind, record))

    def explain(self, record: Buffer) -> list[Candidate]:
        """Every legal move with its winning chance, expected points and share of the search, best first."""
        self.choose(record)
        page = new_page()
        self._engine.write_thoughts(self._mind, record, page)
        return _CANDIDATES.decode(text_of(page))
