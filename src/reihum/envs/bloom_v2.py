"""Bloom for PettingZoo: ``env()``, or ``raw_env()`` without checks on the order of calls."""

from functools import partial
from typing import Final

from reihum.envs import aec

__all__ = ["env", "raw_env"]

env: Final = partial(aec.env, "bloom")
raw_env: Final = partial(aec.RawEnv, "bloom")
