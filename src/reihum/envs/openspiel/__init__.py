"""OpenSpiel: importing this package registers every installed game with ``pyspiel`` as ``reihum_<game>``.

``pyspiel.load_game("reihum_bloom(players=3,own_row_first=true)")`` takes the players, the options of the game and
``start`` (the seat that begins; −1: drawn). How chance and knowledge are modelled stands in
`reihum.envs.openspiel.position`; bots to search with in `reihum.envs.openspiel.search`.
"""

from typing import Any, ClassVar, Final

from reihum.core.checks import LIMIT
from reihum.core.game import Game
from reihum.core.record import DRAWN
from reihum.core.rules import Rules
from reihum.envs.extras import MissingLibrary
from reihum.envs.openspiel.observer import ReihumObserver
from reihum.envs.openspiel.position import DEAL_NODES, OUTCOMES
from reihum.envs.openspiel.state import ReihumState
from reihum.games import NAMES, rules_of

try:
    import pyspiel
except ImportError as error:
    raise MissingLibrary("OpenSpiel") from error

__all__ = ["GAME_NAMES", "ReihumGame", "ReihumState", "load"]


def _type_of(rules: Rules) -> Any:
    return pyspiel.GameType(
        short_name=f"reihum_{rules.name}",
        long_name=rules.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        # Pretty Tricky hides nothing, but is declared like the others: OpenSpiel's IS-MCTS refuses anything else.
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=rules.min_players,
        max_num_players=rules.max_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": rules.min_players,
            "start": DRAWN,
            **{option.name: option.default for option in rules.options},
        },
    )


_TYPES: Final = {name: _type_of(rules_of(name)) for name in NAMES}


class ReihumGame(pyspiel.Game):  # type: ignore[misc]  # a base class without types
    """A game as OpenSpiel sees it."""

    rules: ClassVar[Rules]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        options = dict(params or {})
        players = options.pop("players", self.rules.min_players)
        start = options.pop("start", DRAWN)
        self.game = Game(self.rules, players, options, None if start == DRAWN else start)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.game.rules.moves),
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LIMIT,
        )
        super().__init__(_TYPES[self.rules.name], info, params or {})

    def new_initial_state(self, *_: Any) -> ReihumState:
        """The state before the deal."""
        return ReihumState(self, self.game)

    def max_chance_nodes_in_history(self) -> int:
        """No more than one chance node before each decision takes effect."""
        return DEAL_NODES + LIMIT

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> ReihumObserver:
        """Shows states to players, with or without what came before."""
        return ReihumObserver(self.game, iig_obs_type is not None and iig_obs_type.perfect_recall, params)


GAME_NAMES: Final = tuple(_TYPES[name].short_name for name in NAMES)
"""The names for ``pyspiel.load_game``, in the order of `reihum.GAMES`."""


# A class each, not a function: OpenSpiel's registry lets go of it after the interpreter has ended, which only a class
# survives.
for _name in NAMES:
    pyspiel.register_game(_TYPES[_name], type(f"ReihumGame_{_name}", (ReihumGame,), {"rules": rules_of(_name)}))


def load(name: str, **params: Any) -> Any:
    """A game for OpenSpiel by its own name: ``load("bloom", players=3)``."""
    return pyspiel.load_game(f"reihum_{rules_of(name).name}", params)
