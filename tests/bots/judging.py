"""The evaluation of one position, for tests; `judge_one` is bound like `reihum.bots.search`."""

import functools
import sys
from pathlib import Path
from typing import Any

import numpy as np

from reihum.bots.engine import bound_search
from reihum.bots.search import FEATURES, Fractions, judge
from reihum.core.engine import EntryPoints, bind
from reihum.core.record import MAX_PLAYERS, Buffer
from reihum.core.rules import Rules
from reihum.core.unbound import DTYPE

_SIGNATURES = {"judge_one": "void(uint8[::1], float64[::1], float64[::1])"}


def judge_one(record: Buffer, wins: Fractions, points: Fractions) -> None:
    """Winning chances and expected points in one full record."""
    judge(record.view(DTYPE)[0], wins, points, np.zeros(FEATURES), np.zeros((2, MAX_PLAYERS), np.int64))


@functools.cache
def judging_of(rules: Rules) -> Any:
    """The entry point for a game, compiled apart: nobody but tests asks for it."""
    bound, sources = bound_search(rules)
    here = bind(sys.modules[__name__], rules, bound)
    return EntryPoints(f"{rules.name}-judging", here, _SIGNATURES, (*sources, Path(__file__)))
