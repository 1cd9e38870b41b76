"""What OpenSpiel's players are shown."""

from typing import Any

import numpy as np

from reihum.core.errors import BadOption
from reihum.core.game import Game
from reihum.envs.openspiel.state import ReihumState


class ReihumObserver:
    """Shows a state to a player: what is seen now, or (``remembers``) all that has been seen and done.

    The numbers are for what is seen now; a memory is a text only.
    """

    def __init__(self, game: Game, remembers: bool, params: Any) -> None:
        if params:
            raise BadOption(f"Observers of {game.rules.title} have no parameters, but got {params}.")
        self._remembers = remembers
        self.tensor = None if remembers else np.zeros(game.rules.observation_size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: ReihumState, player: int) -> None:
        """Show a state as numbers."""
        if self.tensor is not None:
            state.write_observation(player, self.tensor)

    def string_from(self, state: ReihumState, player: int) -> str:
        """Show a state as text."""
        return state.memory_text(player) if self._remembers else state.observation_text(player)
