"""What a position is worth to every seat: the true result at the end, else a judgement. Compiled, generic.

A game judges by its value net (`bots.judgement.net`) or, if it has none or is told so, by its linear evaluation. The
weights of the net are handed in, so that the lab can try others without compiling anything; who plays hands in the
game's own. Sums are taken in one order by additions and multiplications alone: every build finds the same bits.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from reihum.bots.judgement.exponential import exp
from reihum.core.record import MAX_PLAYERS, OVER, Record
from reihum.core.unbound import Ints, scores, unbound

Fractions = NDArray[np.float64]

# The game's evaluation and net, bound like its rules.
describe: Any = unbound
FEATURES: int = 1
WIN_WEIGHTS: Fractions = np.zeros((MAX_PLAYERS + 1, FEATURES))  # by number of players
POINT_WEIGHTS: Fractions = np.zeros((MAX_PLAYERS + 1, FEATURES))
NET_SIZE: int = 0  # weights of the net; 0: there is none
NET: Fractions = np.zeros(1)
FIRST: int = 1  # units of its layers
SECOND: int = 1
# where its tables begin
ENCODE: int = 0
TABLE: int = 0
OWN: int = 0
OTHERS: int = 0
SECOND_BIAS: int = 0
OUT: int = 0
DIRECT: int = 0
BIAS: int = 0

_OUTPUTS = 3
_LOWEST = -1e300


def room_size(features: int, first: int, second: int) -> int:
    """How many numbers a judgement works on."""
    return features + (MAX_PLAYERS + 1) * first + second + MAX_PLAYERS


def load_own_net(weights: Fractions) -> None:
    """Copy the game's own net."""
    for i in range(NET_SIZE):
        weights[i] = NET[i]


def judge(
    s: Record, by_net: bool, net: Fractions, room: Fractions, result: Ints, wins: Fractions, points: Fractions
) -> None:
    """Winning chance and expected points of every seat. ``room`` and ``result`` are memory to work in (`room_size`)."""
    if s.to_move == OVER:
        tell_result(s, result, wins, points)
        return
    if NET_SIZE > 0 and by_net:
        judge_by_net(s, net, room, wins, points)
    else:
        judge_by_sums(s, room, wins, points)
    highest = _LOWEST
    for seat in range(s.players):
        highest = max(highest, wins[seat])
    total = 0.0
    for seat in range(s.players):
        wins[seat] = exp(wins[seat] - highest)
        total += wins[seat]
    for seat in range(s.players):
        wins[seat] /= total


def tell_result(s: Record, result: Ints, wins: Fractions, points: Fractions) -> None:
    """What every seat has of the win in a finished game, and its points."""
    scores(s, result)
    winners = 0
    for seat in range(s.players):
        winners += result[1, seat] == 1
    for seat in range(s.players):
        wins[seat] = 1.0 / winners if result[1, seat] == 1 else 0.0
        points[seat] = result[0, seat]


def judge_by_sums(s: Record, room: Fractions, wins: Fractions, points: Fractions) -> None:
    """Strength and expected points of every seat as weighted features."""
    features = room[:FEATURES]
    for seat in range(s.players):
        describe(s, seat, features)
        strength = 0.0
        expected = 0.0
        for i in range(FEATURES):
            strength += WIN_WEIGHTS[s.players, i] * features[i]
            expected += POINT_WEIGHTS[s.players, i] * features[i]
        wins[seat] = strength
        points[seat] = expected


def judge_by_net(s: Record, net: Fractions, room: Fractions, wins: Fractions, points: Fractions) -> None:
    """Strength and expected points of every seat by the net. How far its points usually lie from that ends ``room``."""
    features = room[:FEATURES]
    units = room[FEATURES : FEATURES + MAX_PLAYERS * FIRST]
    together = room[FEATURES + MAX_PLAYERS * FIRST : FEATURES + (MAX_PLAYERS + 1) * FIRST]
    second = room[FEATURES + (MAX_PLAYERS + 1) * FIRST : FEATURES + (MAX_PLAYERS + 1) * FIRST + SECOND]
    spreads = room[FEATURES + (MAX_PLAYERS + 1) * FIRST + SECOND :]
    players = int(s.players)
    for j in range(FIRST):
        together[j] = 0.0
    for seat in range(players):
        describe(s, seat, features)
        strength = net[BIAS]
        expected = net[BIAS + 1]
        spread = net[BIAS + 2]
        here = seat * FIRST
        table = TABLE + (players - 2) * FIRST
        for j in range(FIRST):
            units[here + j] = net[table + j]
        for i in range(FEATURES):
            x = features[i]
            if x != 0.0:
                row = ENCODE + i * FIRST
                for j in range(FIRST):
                    units[here + j] += x * net[row + j]
                direct = DIRECT + i * _OUTPUTS
                strength += x * net[direct]
                expected += x * net[direct + 1]
                spread += x * net[direct + 2]
        for j in range(FIRST):
            units[here + j] = max(units[here + j], 0.0)
            together[j] += units[here + j]
        wins[seat] = strength
        points[seat] = expected
        spreads[seat] = spread
    share = 1.0 / (players - 1)
    for seat in range(players):
        here = seat * FIRST
        for j in range(SECOND):
            second[j] = net[SECOND_BIAS + j]
        for i in range(FIRST):
            own = units[here + i]
            other = (together[i] - own) * share
            row = OWN + i * SECOND
            row_too = OTHERS + i * SECOND
            for j in range(SECOND):
                second[j] += own * net[row + j] + other * net[row_too + j]
        for j in range(SECOND):
            unit = max(second[j], 0.0)
            out = OUT + j * _OUTPUTS
            wins[seat] += unit * net[out]
            points[seat] += unit * net[out + 1]
            spreads[seat] += unit * net[out + 2]
        spreads[seat] = max(spreads[seat], 0.0)
