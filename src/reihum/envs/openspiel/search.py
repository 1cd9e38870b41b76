"""OpenSpiel's searching bots on these games: rollouts in compiled code, a budget, and a seat at our own tables.

The algorithms are OpenSpiel's, unchanged. Its bots in C++ cannot search games that are written in Python: their
``step`` lets go of Python's lock, and ``ResampleFromInfostate`` does not reach Python. So these are its Python bots.
"""

import math
import time
from collections.abc import Callable
from typing import Any, Final

import numpy as np

from reihum.bots.asking import seat_asked
from reihum.core.errors import BadOption
from reihum.core.game import Game
from reihum.core.record import Buffer
from reihum.envs.extras import MissingLibrary
from reihum.envs.openspiel import ReihumGame, load
from reihum.envs.openspiel.position import OUTCOMES, SpielPosition
from reihum.envs.openspiel.state import ReihumState
from reihum.envs.rewards import rewards_of

try:
    from open_spiel.python.algorithms import ismcts, mcts
except ImportError as error:
    raise MissingLibrary("OpenSpiel") from error

EXPLORATION: Final = 1.4
"""UCT's constant for rewards between −1 and +1."""
_UNLIMITED: Final = 1_000_000
_FEWEST: Final = 2  # simulations: the first one only opens the root


class CompiledRollouts(mcts.Evaluator):  # type: ignore[misc]  # a base class without types
    """Like OpenSpiel's ``RandomRolloutEvaluator``, but the random games are played by the engine."""

    def __init__(self, rollouts: int = 1, seed: int = 0) -> None:
        self._rollouts = rollouts
        self._luck = np.random.default_rng(seed)

    def evaluate(self, state: ReihumState) -> Any:
        """The mean rewards of random games from here."""
        position = state.position
        while position.is_chance:
            position = position.after_outcome(int(self._luck.integers(OUTCOMES)))
        game = position.game
        starts = [SpielPosition.of_record(game, position.dealt, self._luck.bytes(32)) for _ in range(self._rollouts)]
        records = np.concatenate([start.dealt for start in starts])  # each with dice of its own
        game.engine.batch_playout(records, int(self._luck.integers(2**31)))
        scores = np.zeros((self._rollouts, 2, game.players), np.int64)
        game.engine.batch_scores(records, scores)
        return rewards_of(scores[:, 1]).mean(0)

    def prior(self, state: ReihumState) -> list[tuple[int, float]]:
        """The odds of chance, or all legal moves alike."""
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(move, 1.0 / len(legal)) for move in legal]


class BudgetISMCTS(ismcts.ISMCTSBot):  # type: ignore[misc]  # a base class without types
    """OpenSpiel's IS-MCTS with a budget in simulations, in seconds of a clock, or whichever ends first."""

    def __init__(
        self,
        game: ReihumGame,
        evaluator: Any,
        *,
        seconds: float = 0.0,
        simulations: int = 0,
        seed: int = 0,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        if seconds < 0 or simulations < 0 or seconds + simulations == 0:
            raise BadOption("A search needs a budget: at least one simulation, or a time above 0 seconds.")
        most = max(simulations, _FEWEST) if simulations else _UNLIMITED
        super().__init__(game, evaluator, EXPLORATION, most, random_state=np.random.RandomState(seed))
        # By itself OpenSpiel would resample by a generator without a seed.
        self.set_resampler(lambda state, player: state.resample_from_infostate(player, self._random_state.uniform))
        self._seconds = seconds or math.inf
        self._clock = clock
        self._deadline = 0.0
        self.simulations = 0

    def run_search(self, state: ReihumState) -> Any:
        """Search until the budget is used up; ``simulations`` tells how many that were."""
        self._deadline = self._clock() + self._seconds
        self.simulations = 0
        try:
            return super().run_search(state)
        except _TimeIsUp:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: ReihumState) -> ReihumState:
        """The world of the next simulation: OpenSpiel asks for it before each one."""
        if self.simulations >= _FEWEST and self._clock() >= self._deadline:
            raise _TimeIsUp
        self.simulations += 1
        sampled: ReihumState = super().sample_root_state(state)
        return sampled


class _TimeIsUp(Exception):
    pass


class OpenSpielBot:
    """OpenSpiel's IS-MCTS at one of our own tables: it is given a concealed record, like every bot of `reihum.bots`.

    With ``clock=time.process_time`` its seconds are those of the processor, whatever else the machine does.
    """

    level: Final = "openspiel"

    def __init__(
        self,
        game: Game,
        *,
        seconds: float = 0.0,
        simulations: int = 0,
        seed: int = 0,
        evaluator: Any = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self._game = load(game.name, players=game.players, **game.options)
        self._luck = np.random.default_rng(seed)
        self._bot = BudgetISMCTS(
            self._game,
            evaluator or CompiledRollouts(seed=seed),
            seconds=seconds,
            simulations=simulations,
            seed=seed,
            clock=clock,
        )

    @property
    def simulations(self) -> int:
        """How many simulations the last decision took."""
        return self._bot.simulations

    def choose(self, record: Buffer) -> int:
        """The number of the move for the seat to move; ``record`` is concealed for that seat."""
        game = self._game.game
        seat = seat_asked(record)
        state = self._game.new_initial_state()
        concealed = SpielPosition(game, record.copy(), b"")
        state.position = concealed.redealt(seat, self._luck.bytes(32))
        return int(self._bot.step(state))
