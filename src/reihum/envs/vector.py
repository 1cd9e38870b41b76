"""Gymnasium's vector environment over the batch engine: many games in one array, stepped by compiled code."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from reihum.api import game as game_of
from reihum.core.batch import Batch
from reihum.core.errors import BadOption, GameOver
from reihum.core.record import OVER
from reihum.envs.extras import MissingLibrary
from reihum.envs.observation import Observation, action_space, observation_space
from reihum.envs.opponents import Opponents, levels_of
from reihum.envs.rewards import rewards_of
from reihum.envs.solo import LAST_PLACE, LOSE, RAISE, check_seat, plain_seed

try:
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise MissingLibrary("Gymnasium") from error

Flags = NDArray[np.bool_]
Rewards = NDArray[np.float64]


class BatchEnv(VectorEnv[Observation, NDArray[np.int64], Any]):
    """``num_envs`` tables like those of `reihum.envs.solo.SoloEnv`, all in one `Batch`.

    A finished game is dealt anew in the same step (Gymnasium's SAME_STEP): what is returned is the first observation of
    the new game; the last one of the old game lies in ``infos["final_obs"]``, its points in ``infos["final_info"]``.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - as in the base class

    def __init__(
        self,
        name: str,
        *,
        num_envs: int = 1,
        players: int | None = None,
        opponents: str | list[str] = "greedy",
        seat: int = 0,
        illegal: str = LOSE,
        threads: int = 1,
        **options: Any,
    ) -> None:
        super().__init__()
        self.game = game_of(name, players, **options)
        check_seat(self.game, seat, illegal)
        if num_envs < 1 or threads < 1:
            raise BadOption(f"There must be at least one game and one thread, not {num_envs} and {threads}.")
        self.num_envs = num_envs
        self.seat = seat
        self.illegal = illegal
        self.single_observation_space = observation_space(self.game)
        self.single_action_space = action_space(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._threads = min(threads, num_envs)
        self._opponents = Opponents(self.game, seat, levels_of(self.game, seat, opponents), num_envs, self._threads)
        self._batch: Batch | None = None
        self._mask: Flags = np.zeros((num_envs, len(self.game.rules.moves)), np.bool_)

    @property
    def batch(self) -> Batch:
        """The games themselves, for whoever evaluates; a learner looks at its observations."""
        if self._batch is None:
            raise GameOver("No games have been dealt yet; call reset() first.")
        return self._batch

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal all games anew."""
        super().reset(seed=plain_seed(seed))
        deal = int(self.np_random.integers(2**63))
        self._batch = self.game.batch(self.num_envs, deal, self._threads)
        self._opponents.reseed(deal)
        self._go_on()
        seen = self._observe()
        return seen, {"action_mask": seen["action_mask"].copy()}

    def step(self, actions: NDArray[np.int64]) -> tuple[Observation, Rewards, Flags, Flags, dict[str, Any]]:
        """Play one move in every game, let the bots answer, and deal the finished games anew."""
        batch = self.batch
        moves = batch.numbers_of(actions)
        inside = (moves >= 0) & (moves < self._mask.shape[1])
        illegal = ~(inside & self._mask[np.arange(self.num_envs), np.where(inside, moves, 0)])
        if self.illegal != RAISE:
            batch.records["to_move"][illegal] = OVER  # given up
        batch.step(moves)
        self._opponents.answer(batch.records.view(np.uint8))
        finished = batch.over
        rewards = np.zeros(self.num_envs)
        infos: dict[str, Any] = {}
        if finished.any():
            scores = batch.scores
            rewards[finished] = rewards_of(scores[finished, 1])[:, self.seat]
            rewards[illegal] = LAST_PLACE
            infos = self._last_words(finished, illegal, scores)
            self._go_on()
        seen = self._observe()
        infos["action_mask"] = seen["action_mask"].copy()
        return seen, rewards, finished, np.zeros(self.num_envs, np.bool_), infos

    def _go_on(self) -> None:
        """Deal finished games anew until the learner is asked in every one."""
        self._opponents.answer(self.batch.records.view(np.uint8))
        while self.batch.over.any():
            self.batch.restart_finished()
            self._opponents.answer(self.batch.records.view(np.uint8))

    def _observe(self) -> Observation:
        self._mask = self.batch.legal_mask.copy()  # the learner is asked in every game
        return {"observation": self.batch.observe(self.seat), "action_mask": self._mask.astype(np.int8)}

    def _last_words(self, finished: Flags, illegal: Flags, scores: NDArray[np.int64]) -> dict[str, Any]:
        """The last observations and the results of the finished games, as Gymnasium lays them out."""
        rules = self.game.rules
        numbers = np.zeros((int(finished.sum()), rules.observation_size), np.float32)
        self.game.engine.batch_observe(self.batch.records[finished].view(np.uint8), self.seat, numbers)
        last = np.full(self.num_envs, None, object)
        for index, observation in zip(np.flatnonzero(finished).tolist(), numbers, strict=True):
            last[index] = {"observation": observation, "action_mask": np.zeros(len(rules.moves), np.int8)}
        result = {
            "points": scores[:, 0],
            "_points": finished.copy(),
            "ranks": scores[:, 1],
            "_ranks": finished.copy(),
            "illegal_move": illegal & finished,
            "_illegal_move": finished.copy(),
        }
        return {
            "final_obs": last,
            "_final_obs": finished.copy(),
            "final_info": result,
            "_final_info": finished.copy(),
        }

    def close_extras(self, **kwargs: Any) -> None:
        """End the threads."""
        self._opponents.close()
