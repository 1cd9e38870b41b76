"""Positions of played games in numbers, for `bots.tuning.fitting` and for training; bound like `bots.search.tree`."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from reihum.bots.judgement.judging import FEATURES
from reihum.bots.search.tree import policy_move
from reihum.core.mixing import MASK32, MIX
from reihum.core.record import OVER, Buffer
from reihum.core.unbound import DTYPE, PADDED, Ints, play, unbound

describe: Any = unbound
is_calm: Any = unbound


def describe_course(record: Buffer, moves: Ints, at: Ints, out: NDArray[np.float64]) -> int:
    """Play the moves of a game again and describe every seat at the beginning of each turn but the first.

    ``out`` holds the seats of a position one after the other, a row each; ``at`` says before which move it stood.
    Returns how many positions there are.
    """
    s = record.view(DTYPE)[0]
    features = np.zeros(FEATURES, np.float64)
    found = 0
    turn = s.turn
    for i in range(len(moves)):
        if s.turn != turn and found < len(at) and is_calm(s):
            turn = s.turn
            for seat in range(s.players):
                describe(s, seat, features)
                for j in range(FEATURES):
                    out[found * s.players + seat, j] = features[j]
            at[found] = i
            found += 1
        play(s, moves[i])
    return found


def describe_games(records: Buffer, seed: int, noise: float, every: int, out: NDArray[np.float64]) -> int:
    """Play games on by the heuristic and describe every seat at the beginning of some turns.

    A row of ``out`` holds the game's number in ``records``, the seat, and the features; about one turn in ``every`` is
    taken. Returns how many rows were written.
    """
    games = records.view(DTYPE)
    mask = np.zeros(PADDED, np.bool_)
    moves = np.zeros(PADDED, np.int64)
    ratings = np.zeros(PADDED, np.float64)
    luck = np.zeros(1, np.int64)
    features = np.zeros(FEATURES, np.float64)
    row = 0
    for game in range(len(games)):
        s = games[game]
        luck[0] = ((seed + game) * MIX & MASK32) | 1
        turn = s.turn
        while s.to_move != OVER:
            play(s, policy_move(s, mask, moves, ratings, luck, noise))
            if s.turn != turn and s.to_move != OVER and is_calm(s):
                turn = s.turn
                if luck[0] % every == 0 and row + s.players <= len(out):
                    for seat in range(s.players):
                        describe(s, seat, features)
                        out[row, 0] = game
                        out[row, 1] = seat
                        for i in range(FEATURES):
                            out[row, 2 + i] = features[i]
                        row += 1
    return row
