"""Qwixx – The Card Game for PettingZoo: ``env()``, or ``raw_env()`` without checks on the order of calls."""

from functools import partial
from typing import Final

from reihum.envs import aec

__all__ = ["env", "raw_env"]

env: Final = partial(aec.env, "qwixx_cards")
raw_env: Final = partial(aec.RawEnv, "qwixx_cards")
