"""Research interfaces: the games as PettingZoo, Gymnasium and OpenSpiel environments.

* ``reihum.envs.bloom_v2.env()`` and so on for every game that is installed: PettingZoo (AEC). The number is the
  version of the rules; ``raw_env()`` does without checks on the order of calls;
* ``import reihum.envs.gym``, then ``gymnasium.make("reihum/bloom-v2")`` or ``gymnasium.make_vec``: a learner and bots;
* ``import reihum.envs.openspiel``, then ``pyspiel.load_game("reihum_bloom(players=3)")``.

The libraries are optional: ``pip install 'reihum[research]'``.
"""

import sys
from collections.abc import Sequence
from functools import partial
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from types import ModuleType
from typing import Final

from reihum.games import NAMES, rules_of

_PREFIX: Final = f"{__name__}."


class _Environment(Loader):
    """Makes the module of a game's PettingZoo environment."""

    def __init__(self, game: str) -> None:
        self.game = game

    def exec_module(self, module: ModuleType) -> None:
        from reihum.envs import aec

        vars(module).update(env=partial(aec.env, self.game), raw_env=partial(aec.RawEnv, self.game))
        module.__doc__ = f"{rules_of(self.game).title} for PettingZoo: ``env()``, or ``raw_env()``."


class _Environments(MetaPathFinder):
    """Finds ``reihum.envs.<game>_v<version>`` for every game."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        game, _, version = fullname.removeprefix(_PREFIX).rpartition("_v")
        if not fullname.startswith(_PREFIX) or game not in NAMES or version != str(rules_of(game).version):
            return None
        return spec_from_loader(fullname, _Environment(game))


sys.meta_path.append(_Environments())
