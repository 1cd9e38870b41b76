"""PettingZoo: every game as one AEC environment, in which agents ("player_0" and so on, by seat) move one by one.

Choices made together (Qwixx, step 2) are asked seat after seat; nobody observes the others' before all are made.
"""

from operator import index
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from reihum.api import game as game_of
from reihum.core.errors import BadOption
from reihum.core.match import Match
from reihum.core.record import SPECTATOR
from reihum.envs.extras import MissingLibrary
from reihum.envs.observation import Eyes, Observation, action_space, observation_space
from reihum.envs.rewards import rewards_of
from reihum.envs.text import describe

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import OrderEnforcingWrapper
except ImportError as error:
    raise MissingLibrary("PettingZoo") from error


def env(name: str, *, players: int | None = None, render_mode: str | None = None, **options: Any) -> Any:
    """A game by its name, wrapped so that calls in a wrong order are refused.

    ``players`` and the options are those of `reihum.game`; ``render_mode`` is "ansi", "human" or None.
    """
    return OrderEnforcingWrapper(RawEnv(name, players=players, render_mode=render_mode, **options))


class RawEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # a base class without types
    """A game as an AEC environment. ``env.unwrapped.match`` is its match, to be saved or replayed."""

    render_modes: ClassVar = ["human", "ansi"]

    def __init__(
        self, name: str, *, players: int | None = None, render_mode: str | None = None, **options: Any
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in self.render_modes:
            raise BadOption(f"There is no render mode '{render_mode}'; there are {', '.join(self.render_modes)}.")
        self.game = game_of(name, players, **options)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{name}_v{self.game.rules.version}",
            "render_modes": self.render_modes,
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {agent: observation_space(self.game) for agent in self.possible_agents}
        self._action_spaces = {agent: action_space(self.game) for agent in self.possible_agents}
        self._eyes = Eyes(self.game)
        self._luck = np.random.default_rng()
        self.agents: list[str] = []
        self.match: Match

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a match: ``seed`` deals the one of ``reihum.game(…).start(seed)``; without one the next follows."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        deal = int(self._luck.integers(2**63)) if seed is None else seed
        self.match = self.game.start(deal)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._ask()
        if self.render_mode == "human":
            self.render()

    def step(self, action: int | None) -> None:
        """Play a move of the agent that is asked; an illegal one is refused with `reihum.IllegalMove`."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked for a move; None is only for agents whose game is over")
        self.match.play(index(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        outcome = self.match.outcome
        if outcome is not None:
            self.rewards = dict(zip(self.agents, rewards_of(outcome.ranks).tolist(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._ask()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _ask(self) -> None:
        seat = 0 if self.match.is_over else self.match.to_move
        self.agent_selection = self.possible_agents[seat]
        self.infos = {agent: {"action_mask": self._mask(agent)} for agent in self.agents}

    def _mask(self, agent: str) -> NDArray[np.int8]:
        return self._eyes.mask(self.match, self._seats[agent])

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and which moves it may choose from (none if it is not asked)."""
        return self._eyes.observe(self.match, self._seats[agent])

    def render(self) -> str | None:
        """The table as a spectator sees it, in words."""
        text = describe(self.match.view(SPECTATOR))
        if self.render_mode == "human":
            print(text, end="\n\n")
            return None
        return text

    def close(self) -> None:
        """Nothing is held open."""
