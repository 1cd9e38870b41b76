"""Gymnasium: importing this module registers every game as "reihum/<game>-v<version of its rules>".

``gymnasium.make("reihum/bloom-v2", opponents="greedy")`` is one table, ``gymnasium.make_vec("reihum/bloom-v2",
num_envs=256)`` a batch of them.
"""

from reihum.envs.extras import MissingLibrary
from reihum.envs.solo import SoloEnv
from reihum.envs.vector import BatchEnv
from reihum.games import NAMES, rules_of

try:
    import gymnasium
except ImportError as error:
    raise MissingLibrary("Gymnasium") from error

__all__ = ["BatchEnv", "SoloEnv", "id_of"]


def id_of(name: str) -> str:
    """The id of a game in Gymnasium's registry."""
    return f"reihum/{name}-v{rules_of(name).version}"


for _name in NAMES:
    gymnasium.register(
        id_of(_name),
        entry_point="reihum.envs.solo:SoloEnv",
        vector_entry_point="reihum.envs.vector:BatchEnv",
        kwargs={"name": _name},
        order_enforce=True,
    )
