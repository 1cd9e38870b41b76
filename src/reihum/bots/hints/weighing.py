"""Weighing whole turns against each other: which is best, and what it leads to. Compiled, bound like the search.

Turns are compared in pairs: the n-th playout of each of them happens in the same deal with the same luck, dealt as the
asked seat thinks possible. The worse half is dropped again and again. Those that are left are then measured in other
deals than those they were chosen in: what was lucky in the choosing gains nothing by it.

All luck stems from the concealed record itself, so the same knowledge brings the same answer.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from reihum.bots.hints.turns import MOST_TURNS, begin_turns, vary_turn
from reihum.bots.judgement.judging import judge, load_own_net
from reihum.bots.search.tree import Fractions, policy_move
from reihum.core.chance import chacha8
from reihum.core.drivers import copy_record
from reihum.core.mixing import mix_record
from reihum.core.record import KEY_WORDS, OVER, Buffer
from reihum.core.unbound import BETTER, DTYPE, Ints, play, redeal, unbound

# The game's outcomes, bound like its rules.
watch: Any = unbound
is_calm: Any = unbound
is_settled: Any = unbound
count_outcomes: Any = unbound
OUTCOME_COUNT: int = 1
HORIZON: int = 1  # turns after which a position is judged
PLAYOUT: np.dtype[Any] = np.dtype(np.uint8)
PLAYOUT_BYTES: int = 0

MEASURED: Final = 4
"""Turns that are measured at most."""
CHANCE: Final = 0  # of winning
POINTS: Final = 1
WON: Final = 2  # with the turn itself
FOUND: Final = 3  # + outcome
BEGINNINGS: Final = 16
"""Turns compared at first, each with another beginning."""

_BEST: Final = 3  # so many of them are varied
_WAYS: Final = 3  # at each place of a turn
_BEGUN, _VARIED, _LAST = range(3)  # stages of choosing
_TIE_BREAK: Final = 1e-4  # what a point counts beside a chance
ALIKE: Final = 0.01  # winning chance that nobody would notice
_AT_ONCE: Final = 2.0 * ALIKE  # what winning with the turn itself counts beside winning later
CHOICE: Final = 1  # purposes of deals
MEASUREMENT: Final = 2  # + tries

SUM: Final = 0
SQUARES: Final = 1
GAP: Final = 2  # by how much the first turn has more
GAP_SQUARES: Final = 3
Sums = NDArray[np.float64]
"""By measured turn and value: `SUM` to `GAP_SQUARES` over all playouts."""


def seed_of(concealed: Buffer, purpose: int, seed: Ints) -> None:
    """Fill in a seed that follows from what the viewer knows."""
    for word in range(KEY_WORDS - 1):
        seed[word] = mix_record(word + 1, concealed, word)
    seed[KEY_WORDS - 1] = purpose


# Nine parameters: compiled code makes no arrays of its own here, it is lent those it reads and fills.
def play_out(
    concealed: Buffer,
    seat: int,
    turn: Ints,
    length: int,
    seed: Ints,
    deal: int,
    room: Buffer,
    values: Fractions,
    who: Ints,
) -> None:
    """Play a turn and what may follow it in one deal. ``room`` is memory to work in."""
    w = room.view(PLAYOUT)[0]
    game = w.game[:]
    mask = w.mask[:].view(np.bool_)
    moves = w.moves[:]
    ratings = w.ratings[:]
    block = w.block[:]
    luck = w.luck[:]
    found = w.found[:]
    found[:] = 0
    who[:] = -1
    chacha8(seed, deal, block)
    luck[0] = block[8] | 1
    copy_record(concealed, game)
    s = game.view(DTYPE)[0]
    redeal(s, seat, block[:KEY_WORDS])
    copy_record(game, w.before[:])
    before = w.before[:].view(DTYPE)[0]
    for i in range(length):
        watch(s, turn[i], seat, found, who)
        play(s, turn[i])
    while s.to_move != OVER and s.concurrent != 0 and s.to_move != seat:
        play(s, policy_move(s, mask, moves, ratings, luck, 0.0))
    copy_record(game, w.after[:])
    after = w.after[:].view(DTYPE)[0]
    ends = before.turn + max(HORIZON, before.players)
    settled = False
    judged = False
    while True:
        if not settled and (s.to_move == OVER or is_settled(before, s, seat)):
            settled = True
            count_outcomes(before, after, s, seat, found, who)
        if not judged and (s.to_move == OVER or (s.turn >= ends and is_calm(s))):
            judged = True
            judge(s, True, w.net[:], w.judging[:], w.result[:], w.wins[:], w.points[:])
            values[CHANCE] = w.wins[seat]
            values[POINTS] = w.points[seat]
            values[WON] = w.wins[seat] if after.to_move == OVER else 0.0
        if settled and judged:
            break
        move = policy_move(s, mask, moves, ratings, luck, 0.0)
        if not settled:
            watch(s, move, seat, found, who)
        play(s, move)
    for i in range(OUTCOME_COUNT):
        values[FOUND + i] = found[i]


# Eight parameters: what is asked, and the arrays that are filled.
def choose_turns(
    concealed: Buffer, seat: int, order: Ints, wished: int, playouts: int, turns: Ints, lengths: Ints, best: Ints
) -> int:
    """List turns of a seat and put the numbers of the best of them into ``best``, best first; how many they are."""
    seed = np.zeros(KEY_WORDS, np.int64)
    seed_of(concealed, CHOICE, seed)
    room = np.zeros(PLAYOUT_BYTES, np.uint8)
    load_own_net(room.view(PLAYOUT)[0].net[:])
    values = np.zeros(FOUND + OUTCOME_COUNT, np.float64)
    who = np.zeros(OUTCOME_COUNT, np.int64)
    worth = np.zeros(MOST_TURNS, np.float64)
    looks = np.zeros(MOST_TURNS, np.int64)
    total = begin_turns(concealed, seat, order, wished, turns, lengths, BEGINNINGS)
    for i in range(total):
        best[i] = i
    left = total
    target = max(1, playouts // (8 * max(1, total)))
    stage = _BEGUN
    while True:
        if left > 1:
            for i in range(left):
                turn = best[i]
                while looks[turn] < target:
                    play_out(concealed, seat, turns[turn], lengths[turn], seed, looks[turn], room, values, who)
                    worth[turn] += values[CHANCE] + BETTER * _TIE_BREAK * values[POINTS] + _AT_ONCE * values[WON]
                    looks[turn] += 1
        sort_by_worth(best, left, worth, looks)
        if stage == _LAST:
            prefer_usual(best, left, worth, looks)
            return left
        if stage == _BEGUN:
            stage = _VARIED
            known = total
            for i in range(min(_BEST, left)):
                total = vary_turn(concealed, seat, order, wished, best[i], turns, lengths, total, _WAYS)
            for i in range(known, total):
                best[left] = i
                left += 1
        elif left > MEASURED:
            left = max(MEASURED, (left + 1) // 2)
            target *= 2
        else:
            stage = _LAST
            target = max(target, playouts // (2 * MEASURED))


def sort_by_worth(best: Ints, left: int, worth: Fractions, looks: Ints) -> None:
    """Sort turns by their mean worth, equal ones as they stand."""
    for i in range(1, left):
        turn = best[i]
        mean = worth[turn] / max(1, looks[turn])
        j = i
        while j > 0 and worth[best[j - 1]] / max(1, looks[best[j - 1]]) < mean:
            best[j] = best[j - 1]
            j -= 1
        best[j] = turn


def prefer_usual(best: Ints, left: int, worth: Fractions, looks: Ints) -> None:
    """Put what the heuristic likes best first among turns that are about as good as the best."""
    least = worth[best[0]] / max(1, looks[best[0]]) - ALIKE
    first = 0
    for i in range(1, left):
        if best[i] < best[first] and worth[best[i]] / max(1, looks[best[i]]) >= least:
            first = i
    turn = best[first]
    for i in range(first, 0, -1):
        best[i] = best[i - 1]
    best[0] = turn


# Ten parameters: what is asked, and the arrays that are filled.
def measure_turns(
    concealed: Buffer,
    seat: int,
    turns: Ints,
    lengths: Ints,
    best: Ints,
    left: int,
    playouts: int,
    purpose: int,
    sums: Sums,
    culprits: Ints,
) -> None:
    """Play out the best turns in deals of their own and add up what is found.

    ``culprits``: by turn, outcome and seat, how often that seat brought it about.
    """
    seed = np.zeros(KEY_WORDS, np.int64)
    seed_of(concealed, purpose, seed)
    room = np.zeros(PLAYOUT_BYTES, np.uint8)
    load_own_net(room.view(PLAYOUT)[0].net[:])
    values = np.zeros((MEASURED, FOUND + OUTCOME_COUNT), np.float64)
    who = np.zeros(OUTCOME_COUNT, np.int64)
    sums[:] = 0.0
    culprits[:] = 0
    for deal in range(playouts):
        for i in range(left):
            turn = best[i]
            play_out(concealed, seat, turns[turn], lengths[turn], seed, deal, room, values[i], who)
            for outcome in range(OUTCOME_COUNT):
                if who[outcome] >= 0:
                    culprits[i, outcome, who[outcome]] += 1
        for i in range(left):
            for value in range(FOUND + OUTCOME_COUNT):
                here = values[i, value]
                gap = values[0, value] - here
                sums[i, value, SUM] += here
                sums[i, value, SQUARES] += here * here
                sums[i, value, GAP] += gap
                sums[i, value, GAP_SQUARES] += gap * gap


def error_of(total: float, squares: float, playouts: int) -> float:
    """The standard error of a mean."""
    mean = total / playouts
    spread = squares / playouts - mean * mean
    return float(np.sqrt(max(0.0, spread) / max(1, playouts - 1)))
