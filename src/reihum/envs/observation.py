"""What a learner gets to see: the numbers of `observe` and the mask of legal moves, from a concealed record only."""

from typing import Final, TypedDict

import numpy as np
from numpy.typing import NDArray

from reihum.core.game import Game
from reihum.core.match import Match
from reihum.core.record import Buffer
from reihum.envs.extras import MissingLibrary

try:
    from gymnasium import spaces
except ImportError as error:
    raise MissingLibrary("Gymnasium") from error

BOUND: Final = 16.0
"""Observations lie between −BOUND and BOUND. Most numbers of a game lie between 0 and 1; counts may go beyond."""


class Observation(TypedDict):
    """An observation and the moves that are legal now (none if another seat is asked)."""

    observation: NDArray[np.float32]
    action_mask: NDArray[np.int8]


def observation_space(game: Game) -> spaces.Dict:
    """The space of a game's observations."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-BOUND, BOUND, (game.rules.observation_size,), np.float32),
            "action_mask": spaces.MultiBinary(len(game.rules.moves)),
        }
    )


def action_space(game: Game) -> spaces.Discrete:
    """The numbers of a game's move table."""
    return spaces.Discrete(len(game.rules.moves))


class Eyes:
    """Looks at matches of one game for its seats."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._size = game.rules.observation_size
        self._moves = len(game.rules.moves)
        self._numbers = np.zeros(self._moves, np.int64)

    def observe(self, match: Match, seat: int) -> Observation:
        """What a seat sees, and what it may do."""
        concealed = match.concealed(seat)
        numbers = np.zeros(self._size, np.float32)
        self._game.engine.observe_one(concealed, seat, numbers)
        mask = self._mask(concealed) if match.to_move == seat else np.zeros(self._moves, np.int8)
        return {"observation": numbers, "action_mask": mask}

    def mask(self, match: Match, seat: int) -> NDArray[np.int8]:
        """What a seat may do now."""
        if match.to_move != seat:
            return np.zeros(self._moves, np.int8)
        return self._mask(match.concealed(seat))

    def _mask(self, concealed: Buffer) -> NDArray[np.int8]:
        mask = np.zeros(self._moves, np.bool_)
        self._game.engine.list_legal(concealed, mask, self._numbers)
        return mask.view(np.int8)
