"""Playing on from a position by the heuristic, many times over, for `reihum.insight`. Compiled, bound like
`bots.hints.weighing`.

Every turn of a deal has luck of its own. So turns that are compared are played on in the same deals with the same luck,
and a position is played on as it was from the one before, if nothing was drawn between them: differences show long
before values do.
"""

import numpy as np
from numpy.typing import NDArray

from reihum.bots.hints.reasons import write_turn, write_weighed
from reihum.bots.hints.turns import is_same_turn
from reihum.bots.hints.weighing import (
    FOUND,
    MEASURED,
    MEASUREMENT,
    OUTCOME_COUNT,
    PLAYOUT,
    PLAYOUT_BYTES,
    is_calm,
    measure_turns,
)
from reihum.bots.judgement.judging import judge, load_own_net
from reihum.bots.search.tree import policy_move
from reihum.core.chance import chacha8, start_stream
from reihum.core.drivers import copy_record
from reihum.core.mixing import MASK32, MIX
from reihum.core.record import BLOCK_WORDS, KEY_WORDS, MAX_PLAYERS, OVER, Buffer, Record
from reihum.core.unbound import DTYPE, SIZE, Ints, play, redeal
from reihum.core.writer import close_object, open_object_item, open_page

Table = NDArray[np.float64]

_BLOCKS_A_TURN = 12  # bits of their number


def begin_turn(s: Record, turn: int, block: Ints, luck: Ints) -> int:
    """Let every turn of a deal have its own luck, however much of it was drawn in the turns before."""
    if s.turn != turn:
        turn = s.turn
        s.block = turn << _BLOCKS_A_TURN
        s.used = BLOCK_WORDS
        luck[0] = (block[8] ^ (turn * MIX & MASK32)) | 1
    return turn


# Ten parameters: what is asked, and the arrays that are filled.
def continue_from(
    record: Buffer,
    seat: int,
    is_redealt: bool,
    turns: Ints,
    lengths: Ints,
    reach: int,
    seed: Ints,
    first: int,
    now: Table,
    after: Table,
) -> None:
    """Fill in what every seat has of the win, by playout and seat (``now``), and by playout, turn and seat (``after``).

    A turn of length 0 is the one that the heuristic plays. A position is judged ``reach`` turns later, or at the end:
    ``now`` counts them from the record itself, along the heuristic's turn, and ``after`` from where a turn has led to.
    The hidden cards are dealt anew as the seat thinks possible, or lie as they do; what will be drawn is always new.
    """
    room = np.zeros(PLAYOUT_BYTES, np.uint8)
    w = room.view(PLAYOUT)[0]
    game = w.game[:]
    mask = w.mask[:].view(np.bool_)
    moves = w.moves[:]
    ratings = w.ratings[:]
    block = w.block[:]
    luck = w.luck[:]
    wins = w.wins[:]
    load_own_net(w.net[:])
    s = game.view(DTYPE)[0]
    for n in range(len(now)):
        for i in range(len(lengths)):
            chacha8(seed, first + n, block)
            luck[0] = block[8] | 1
            copy_record(record, game)
            if is_redealt:
                redeal(s, seat, block[:KEY_WORDS])
            else:
                start_stream(s, block[:KEY_WORDS])
            revealed = s.revealed
            turn = s.turn
            keyed = -1
            soon = turn + reach
            later = -1
            made = 0
            while True:
                if later < 0 and not (made < lengths[i] or (lengths[i] == 0 and is_same_turn(s, seat, revealed, turn))):
                    later = s.turn + reach
                if i == 0 and soon >= 0 and (s.to_move == OVER or (s.turn >= soon and is_calm(s))):
                    soon = -1
                    judge(s, True, w.net[:], w.judging[:], w.result[:], wins, w.points[:])
                    for j in range(s.players):
                        now[n, j] = wins[j]
                if later >= 0 and (s.to_move == OVER or (s.turn >= later and is_calm(s))):
                    break
                keyed = begin_turn(s, keyed, block, luck)
                if made < lengths[i]:
                    play(s, turns[i, made])
                else:
                    play(s, policy_move(s, mask, moves, ratings, luck, 0.0))
                made += 1
            judge(s, True, w.net[:], w.judging[:], w.result[:], wins, w.points[:])
            for j in range(s.players):
                after[n, i, j] = wins[j]


def compare_turns(concealed: Buffer, seat: int, turns: Ints, lengths: Ints, playouts: int, page: Buffer) -> None:
    """Write what two turns of a seat lead to and what speaks for the first of them, like a hint."""
    best = np.arange(len(lengths))
    sums = np.zeros((MEASURED, FOUND + OUTCOME_COUNT, 4), np.float64)
    culprits = np.zeros((MEASURED, OUTCOME_COUNT, MAX_PLAYERS), np.int64)
    measure_turns(concealed, seat, turns, lengths, best, len(lengths), playouts, MEASUREMENT, sums, culprits)
    write_weighed(concealed, turns, lengths, best, len(lengths), 0, sums, culprits, playouts, page)


def tell_one(record: Buffer, turn: Ints, length: int, page: Buffer) -> None:
    """Write a turn from a record that is concealed for who plays it, as moves and in events."""
    trial = np.empty(SIZE, np.uint8)
    copy_record(record, trial)
    out = open_page(page)
    open_object_item(out)
    write_turn(record, trial, turn, length, out)
    close_object(out)
