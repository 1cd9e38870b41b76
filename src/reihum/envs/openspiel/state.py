"""A state of a game for OpenSpiel."""

import hashlib
from collections.abc import Callable
from typing import Any, Final

import numpy as np

from reihum.core.errors import ReihumError
from reihum.core.game import Game
from reihum.core.match import Match
from reihum.core.record import SPECTATOR
from reihum.core.telling import view_json
from reihum.envs.extras import MissingLibrary
from reihum.envs.openspiel.position import OUTCOMES, SpielPosition
from reihum.envs.rewards import rewards_of

try:
    import pyspiel
except ImportError as error:
    raise MissingLibrary("OpenSpiel") from error

_CHANCES: Final = [(outcome, 1.0 / OUTCOMES) for outcome in range(OUTCOMES)]
_UNDEALT: Final = "not dealt"
_CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
_TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)


class ReihumState(pyspiel.State):  # type: ignore[misc]  # a base class without types
    """A state. All it holds is a position, which never changes: a clone costs next to nothing."""

    def __init__(self, spiel_game: Any, game: Game) -> None:
        super().__init__(spiel_game)
        self.position = SpielPosition.undealt(game)

    # The course of the game

    def current_player(self) -> int:
        """The seat to move, or OpenSpiel's number for chance or the end."""
        if self.position.is_chance:
            return _CHANCE
        if self.position.is_over:
            return _TERMINAL
        return self.position.to_move

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.is_over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of a chance node, all equally likely."""
        return _CHANCES

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal()

    def _apply_action(self, action: int) -> None:
        position = self.position
        if position.is_chance:
            self.position = position.after_outcome(action)
        elif action in position.legal():
            self.position = position.after_move(action)
        else:
            Match.at(position.game, position.dealt).play(action)  # refuses it and names the clause

    def _action_to_string(self, player: int, action: int) -> str:
        if player == _CHANCE:
            return f"chance {action}"
        return self.position.game.rules.moves[action]

    def returns(self) -> list[float]:
        """Rewards by rank (see `reihum.envs.rewards`); 0 before the end."""
        game = self.position.game
        if not self.position.is_over:
            return [0.0] * game.players
        out = np.zeros((2, game.players), np.int64)
        game.engine.scores_one(self.position.dealt, out)
        rewards: list[float] = rewards_of(out[1]).tolist()
        return rewards

    def __str__(self) -> str:
        """The true state: what a spectator sees, and a digest of the whole."""
        position = self.position
        if position.record is None:
            return f"{_UNDEALT}: {position.dealing} chance nodes to come, {position.luck.hex()}"
        waiting = "" if position.pending is None else f" {position.game.rules.moves[position.pending]}, then chance"
        whole = hashlib.blake2b(position.record.tobytes() + position.luck, digest_size=16).hexdigest()
        return f"{self._view_text(SPECTATOR)} {whole}{waiting}"

    # What players know

    def observation_text(self, player: int) -> str:
        """What a player sees now, in JSON, and a digest of the whole concealed record."""
        if self.position.record is None:
            return _UNDEALT
        digest = hashlib.blake2b(self.position.concealed(player).data, digest_size=16).hexdigest()
        return f"{self._view_text(player)} {digest}"

    def memory_text(self, player: int) -> str:
        """A digest of all a player has seen and done: states share it exactly if the player cannot tell them apart."""
        if self.position.record is None:
            return _UNDEALT
        return f"seat {player}: {self.position.memory(player).hex()}"

    def write_observation(self, player: int, out: Any) -> None:
        """Write what a player sees now as numbers."""
        out.fill(0.0)
        if self.position.record is not None:
            self.position.game.engine.observe_one(self.position.concealed(player), player, out)

    def _view_text(self, viewer: int) -> str:
        return view_json(self.position.game.rules, self.position.concealed(viewer)).decode()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "ReihumState":
        """A random state that a player could not tell from this one, by the game's own redeal.

        It keeps the history of this state, though other chance outcomes than those would explain its position.
        """
        if self.position.is_chance:
            raise ReihumError("States are resampled where a player decides, not at chance nodes.")
        luck = b"".join(int(sampler() * 2**32).to_bytes(4, "little") for _ in range(8))
        state: ReihumState = self.clone()
        state.position = self.position.redealt(player, luck)
        return state
