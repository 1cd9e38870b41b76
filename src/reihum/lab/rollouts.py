"""Winning chances of a position: it is played on many times, each time with other luck."""

import hashlib

import numpy as np

from reihum.bots.engine import bot_engine
from reihum.core.chance import bytes_of_key, key_of_seed
from reihum.core.game import Game
from reihum.core.record import BLOCK_WORDS, Buffer

_GREEDY = 1


def chances(game: Game, record: Buffer, playouts: int, seed: str) -> tuple[float, ...]:
    """What each seat has of the win when greedy bots play this true position on.

    Hidden cards stay where they are, as a spectator who sees every hand would judge; what is drawn from here on is new.
    """
    engine = bot_engine(game.rules)
    greedy = np.full(game.players, _GREEDY, np.int64)
    out = np.zeros((2, game.players), np.int64)
    won = np.zeros(game.players)
    for number in range(playouts):
        key = key_of_seed(f"rollout {seed} {number}")
        position = record.copy()
        fields = position.view(game.rules.dtype)
        fields["key"][0] = key
        fields["block"][0] = 0
        fields["used"][0] = BLOCK_WORDS
        luck = np.array([int.from_bytes(hashlib.sha256(bytes_of_key(key)).digest()[:4], "little") | 1], np.int64)
        engine.play_match(position, greedy, luck)
        game.engine.scores_one(position, out)
        first = out[1] == 1
        won += first / first.sum()
    return tuple(round(float(share), 4) for share in won / playouts)
