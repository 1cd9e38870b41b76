"""The evaluation of one position, for tests; `judge_one` is bound like `bots.search.tree`."""

import functools
import sys
from pathlib import Path
from typing import Any

import numpy as np

from reihum.bots.engine import bound_search
from reihum.bots.judgement.judging import FEATURES, FIRST, NET_SIZE, SECOND, Fractions, judge, load_own_net, room_size
from reihum.core.engine import EntryPoints, bind
from reihum.core.record import MAX_PLAYERS, Buffer
from reihum.core.rules import Rules
from reihum.core.unbound import DTYPE

_SIGNATURES = {"judge_one": "void(uint8[::1], int64, float64[::1], float64[::1])"}


def judge_one(record: Buffer, by_net: int, wins: Fractions, points: Fractions) -> None:
    """Winning chances and expected points in one full record, by the game's own net or its linear evaluation."""
    net = np.zeros(max(1, NET_SIZE))
    load_own_net(net)
    room = np.zeros(room_size(FEATURES, FIRST, SECOND))
    judge(record.view(DTYPE)[0], by_net != 0, net, room, np.zeros((2, MAX_PLAYERS), np.int64), wins, points)


@functools.cache
def judging_of(rules: Rules) -> Any:
    """The entry point for a game, compiled apart: nobody but tests asks for it."""
    bound, sources = bound_search(rules)
    here = bind(sys.modules[__name__], rules, bound)
    return EntryPoints(f"{rules.name}-judging", here, _SIGNATURES, (*sources, Path(__file__)))
