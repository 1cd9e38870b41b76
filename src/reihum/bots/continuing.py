"""Playing on from a position by the heuristic, many times over, for reviews (`reihum.insight`). Compiled, bound like
`bots.hints.weighing`.

Every turn of a deal has luck of its own. So turns that are compared are played on in the same deals with the same luck,
and a position is played on as it was from the one before, if nothing was drawn between them: differences show long
before values do.

What is measured is added up (`SUMS` numbers a step), so that more playouts can always be added: so many at once or in
pieces, the sums are the same to the last bit.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from reihum.bots.hints.turns import is_same_turn
from reihum.bots.hints.weighing import PLAYOUT, PLAYOUT_BYTES, is_calm
from reihum.bots.judgement.judging import judge, load_own_net
from reihum.bots.search.tree import Fractions, policy_move
from reihum.core.chance import chacha8, start_stream
from reihum.core.drivers import copy_record
from reihum.core.mixing import MASK32, MIX
from reihum.core.planner import LONGEST
from reihum.core.record import BLOCK_WORDS, KEY_WORDS, MAX_PLAYERS, OVER, TRUTH, Buffer, Record
from reihum.core.unbound import DTYPE, SIZE, Ints, play, redeal, setup

Table = NDArray[np.float64]

REVIEW_REACH: int = 1  # turns after which a position is judged, if the match is not over
TO_THE_END: Final = 1_000_000  # turns

# What is summed up of a step, by seat; the squares of it follow.
WORTH: Final = 0  # W(s): what the position is worth
GAIN: Final = 2  # Q(s, m) − Q(s, π): what the turn gave or took as the cards really lay
REST: Final = 4  # Q(s, π) − W(s)
KNOWN: Final = 6  # Q(I, m) − Q(I, π): the same over all that the seat could not know
COUNTS: Final = 8 * MAX_PLAYERS  # how many playouts that was: of the first three, of the last,
LOST: Final = COUNTS + 2  # what the decision lost,
IS_DECISION: Final = COUNTS + 3  # and whether there was one
SUMS: Final = 9 * MAX_PLAYERS
"""Numbers a step."""

_CHUNK: Final = 64  # playouts of which the values are held
_DEALT: Final = 1 << 32  # blocks of a seed from which deals are played on; deals themselves are numbered from 0
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
                if later < 0 and (
                    s.to_move == OVER
                    or not (made < lengths[i] or (lengths[i] == 0 and is_same_turn(s, seat, revealed, turn)))
                ):
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


def reach_of(players: int) -> int:
    """Turns after which positions of a match are judged."""
    return max(players, REVIEW_REACH)


def add_value(sums: Fractions, row: int, seat: int, value: float) -> None:
    """Count a value and its square."""
    sums[row * MAX_PLAYERS + seat] += value
    sums[(row + 1) * MAX_PLAYERS + seat] += value * value


# Eight parameters: what is asked, and the sums that grow.
def measure_step(
    record: Buffer, seat: int, turn: Ints, length: int, seed: Ints, first: int, playouts: int, sums: Fractions
) -> None:
    """Add what a position is worth and what a turn does to it as the cards really lie. Length 0: only the former."""
    players = record.view(DTYPE)[0].players
    count = 1 if length == 0 else 2
    turns = np.zeros((2, LONGEST), np.int64)
    lengths = np.zeros(2, np.int64)
    for i in range(length):
        turns[1, i] = turn[i]
    lengths[1] = length
    now = np.zeros((_CHUNK, MAX_PLAYERS), np.float64)
    after = np.zeros((_CHUNK, 2, MAX_PLAYERS), np.float64)
    reach = reach_of(players)
    done = 0
    while done < playouts:
        some = min(_CHUNK, playouts - done)
        continue_from(
            record, seat, False, turns[:count], lengths[:count], reach, seed, first + done, now[:some], after[:some]
        )
        for n in range(some):
            for j in range(players):
                add_value(sums, WORTH, j, now[n, j])
                add_value(sums, GAIN, j, after[n, count - 1, j] - after[n, 0, j])
                add_value(sums, REST, j, after[n, 0, j] - now[n, j])
        done += some
    sums[COUNTS] += playouts


def measure_chances(record: Buffer, seed: Ints, first: int, playouts: int, sums: Fractions) -> None:
    """Add what a position is worth: one that is concealed over all that its viewer cannot know, else as it is."""
    s = record.view(DTYPE)[0]
    players = s.players
    lengths = np.zeros(1, np.int64)
    turns = np.zeros((1, LONGEST), np.int64)
    now = np.zeros((_CHUNK, MAX_PLAYERS), np.float64)
    after = np.zeros((_CHUNK, 1, MAX_PLAYERS), np.float64)
    done = 0
    while done < playouts:
        some = min(_CHUNK, playouts - done)
        is_redealt = s.viewer != TRUTH
        seat = s.viewer if is_redealt else s.to_move
        continue_from(
            record, seat, is_redealt, turns, lengths, reach_of(players), seed, first + done, now[:some], after[:some]
        )
        for n in range(some):
            for j in range(players):
                add_value(sums, WORTH, j, now[n, j])
        done += some
    sums[COUNTS] += playouts


def measure_start(template: Buffer, seed: Ints, first: int, deals: int, sums: Fractions) -> None:
    """Add what the match is worth before anything is dealt: each deal is played on once."""
    record = np.zeros(SIZE, np.uint8)
    block = np.zeros(BLOCK_WORDS, np.int64)
    players = template.view(DTYPE)[0].players
    lengths = np.zeros(1, np.int64)
    turns = np.zeros((1, LONGEST), np.int64)
    now = np.zeros((1, MAX_PLAYERS), np.float64)
    after = np.zeros((1, 1, MAX_PLAYERS), np.float64)
    for n in range(first, first + deals):
        copy_record(template, record)
        s = record.view(DTYPE)[0]
        chacha8(seed, n, block)
        start_stream(s, block[:KEY_WORDS])
        setup(s)
        continue_from(record, s.to_move, False, turns, lengths, reach_of(players), seed, _DEALT + n, now, after)
        for j in range(players):
            add_value(sums, WORTH, j, now[0, j])
    sums[COUNTS] += deals
