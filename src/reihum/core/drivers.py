"""The entry points into a game's compiled rules, over plain bytes.

`reihum.core.engine` gives every game its own instances of these functions, in which the names of
`reihum.core.unbound` stand for that game's rules. They take the bytes of records, not records: unboxing one costs more
than a move.
"""

import numpy as np

from reihum.core.chance import chacha8, start_stream
from reihum.core.record import OVER, Buffer
from reihum.core.unbound import (
    DTYPE,
    MOVES,
    PADDED,
    SIZE,
    Floats,
    Ints,
    Mask,
    audit,
    conceal,
    legal,
    observe,
    play,
    redeal,
    scores,
    setup,
)

_MASK32 = 0xFFFFFFFF
_MIX = 0x9E3779B1  # odd, bits well spread: turns neighbouring numbers into distant ones


# One record


def copy_record(source: Buffer, target: Buffer) -> None:
    """Copy eight bytes at a time: a record's size is a multiple of eight, and Numba copies number by number."""
    target.view(np.int64)[:] = source.view(np.int64)


def setup_one(record: Buffer, key: Ints) -> None:
    s = record.view(DTYPE)[0]
    start_stream(s, key)
    setup(s)


def list_legal(record: Buffer, mask: Mask, out: Ints) -> int:
    """Mark the legal moves, write their numbers into ``out`` and return how many there are."""
    s = record.view(DTYPE)[0]
    if s.to_move == OVER:
        mask[:] = False
        return 0
    legal(s, mask)
    count = 0
    for move in range(MOVES):
        if mask[move]:
            out[count] = move
            count += 1
    return count


def play_one(record: Buffer, move: int) -> None:
    play(record.view(DTYPE)[0], move)


def scores_one(record: Buffer, out: Ints) -> None:
    scores(record.view(DTYPE)[0], out)


def conceal_one(record: Buffer, viewer: int) -> None:
    conceal(record.view(DTYPE)[0], viewer)


def redeal_one(record: Buffer, viewer: int, key: Ints) -> None:
    redeal(record.view(DTYPE)[0], viewer, key)


def observe_one(record: Buffer, viewer: int, out: Floats) -> None:
    observe(record.view(DTYPE)[0], viewer, out)


def audit_one(record: Buffer) -> int:
    return audit(record.view(DTYPE)[0])


# Many records


def batch_setup(records: Buffer, template: Buffer, seed: Ints, first: int, only_finished: bool) -> None:
    """Set up game after game; game i gets block ``first`` + i of the seed's stream as its key."""
    block = np.zeros(16, np.int64)
    for i in range(len(records) // SIZE):
        record = records[i * SIZE : (i + 1) * SIZE]
        if only_finished and record.view(DTYPE)[0].to_move != OVER:
            continue
        copy_record(template, record)
        chacha8(seed, first + i, block)
        setup_one(record, block[:8])


def batch_legal(records: Buffer, masks: Mask) -> None:
    """Mark the legal moves of every game in a row of padded masks."""
    games = records.view(DTYPE)
    for i in range(len(games)):
        if games[i].to_move == OVER:
            masks[i, :] = False
        else:
            legal(games[i], masks[i])


def batch_play(records: Buffer, moves: Ints) -> None:
    games = records.view(DTYPE)
    for i in range(len(games)):
        if games[i].to_move != OVER:
            play(games[i], moves[i])


def batch_scores(records: Buffer, out: Ints) -> None:
    games = records.view(DTYPE)
    for i in range(len(games)):
        scores(games[i], out[i])


def batch_observe(records: Buffer, viewer: int, out: Floats) -> None:
    """Observe every game from a concealed copy."""
    scratch = np.zeros(SIZE, np.uint8)
    for i in range(len(records) // SIZE):
        copy_record(records[i * SIZE : (i + 1) * SIZE], scratch)
        s = scratch.view(DTYPE)[0]
        conceal(s, viewer)
        observe(s, viewer, out[i])


# Random play


def random_move(mask: Mask, count: int, luck: Ints) -> int:
    """One of the ``count`` moves marked in a padded mask, by a quick generator: the game's chance is not touched."""
    x = luck[0]
    x ^= (x << 13) & _MASK32
    x ^= x >> 17
    x ^= (x << 5) & _MASK32
    luck[0] = x
    skip = (x * count) >> 32
    groups = mask.view(np.int64)  # most moves are illegal at any time: pass over eight at once
    for group in range(len(groups)):
        if groups[group] != 0:
            for move in range(8 * group, 8 * group + 8):
                if mask[move]:
                    if skip == 0:
                        return move
                    skip -= 1
    return -1


def batch_random(records: Buffer, masks: Mask, salt: int, out: Ints) -> None:
    """A random one of the moves marked for every running game, −1 for the others."""
    games = records.view(DTYPE)
    luck = np.zeros(1, np.int64)
    for i in range(len(games)):
        s = games[i]
        out[i] = -1
        if s.to_move != OVER:
            luck[0] = ((s.key[0] ^ (salt * _MIX) ^ (s.revealed * _MIX)) & _MASK32) | 1
            out[i] = random_move(masks[i], masks[i].sum(), luck)


def batch_playout(records: Buffer, salt: int) -> int:
    """Play every game to its end with random moves; how many decisions that took.

    What is chosen depends on the game's key and the salt only, not on how the games are spread over threads.
    """
    games = records.view(DTYPE)
    mask = np.zeros(PADDED, np.bool_)
    luck = np.zeros(1, np.int64)
    decisions = 0
    for i in range(len(games)):
        s = games[i]
        luck[0] = ((s.key[0] ^ salt) & _MASK32) | 1
        while s.to_move != OVER:
            count = legal(s, mask)
            play(s, random_move(mask, count, luck))
            decisions += 1
    return decisions
