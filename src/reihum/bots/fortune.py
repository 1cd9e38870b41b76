"""How chance favoured the seats in what a move drew, for `reihum.lab.fortune`; bound like `reihum.bots.thinking`.

What a move draws is judged beside what it might have drawn as well, by the same evaluation. The difference is nobody's
merit, and nothing on average, however badly the evaluation judges.
"""

import numpy as np

from reihum.bots.judging import NET_SIZE, judge, load_own_net
from reihum.bots.search import Fractions
from reihum.bots.thinking import SCRATCH, SCRATCH_BYTES
from reihum.core.chance import chacha8
from reihum.core.drivers import copy_record
from reihum.core.record import BLOCK_WORDS, KEY_WORDS, Buffer
from reihum.core.unbound import DTYPE, Ints, play


def add_fortune(record: Buffer, move: int, seed: Ints, others: int, fortune: Fractions) -> int:
    """Add to ``fortune`` what every seat's winning chance owes to what a move draws in this true record.

    ``others`` draws that it might have made as well are made with the seed. Returns 1 if the move draws anything.
    """
    return add_with(record, move, seed, others, fortune, np.zeros(SCRATCH_BYTES, np.uint8))


def add_with(record: Buffer, move: int, seed: Ints, others: int, fortune: Fractions, scratch: Buffer) -> int:
    """Add with scratch memory at hand."""
    w = scratch.view(SCRATCH)[0]
    game = w.game[:]
    block = w.block[:]
    judging = w.judging[:]
    result = w.result[:]
    wins = w.wins[:]
    points = w.points[:]
    copy_record(record, game)
    s = game.view(DTYPE)[0]
    next_block = s.block
    used = s.used
    play(s, move)
    if s.block == next_block and s.used == used:
        return 0
    net = np.zeros(max(1, NET_SIZE))
    load_own_net(net)
    judge(s, True, net, judging, result, wins, points)
    for seat in range(s.players):
        fortune[seat] += wins[seat]
    for number in range(others):
        copy_record(record, game)
        chacha8(seed, number, block)
        for word in range(KEY_WORDS):
            s.key[word] = block[word]
        s.block = 0
        s.used = BLOCK_WORDS
        play(s, move)
        judge(s, True, net, judging, result, wins, points)
        for seat in range(s.players):
            fortune[seat] -= wins[seat] / others
    return 1
