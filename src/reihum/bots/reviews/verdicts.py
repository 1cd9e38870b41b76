"""Judging a decision: what it lost against the best turn found. Compiled, bound like `bots.hints.weighing`.

A turn is judged as a whole, over everything that its seat could not know: all is measured from its concealed record,
and all luck stems from that and from the seed of the review. So equal knowledge gets an equal verdict. The best turn is
chosen in other deals than those in which it is measured: what was lucky in the choosing gains nothing by it.
"""

from typing import Final

import numpy as np

from reihum.bots.continuing import COUNTS, IS_DECISION, KNOWN, LOST, SUMS, add_value, continue_from, reach_of
from reihum.bots.hints.reasons import write_turn, write_weighed
from reihum.bots.hints.turns import MOST_TURNS, has_same_moves, is_same_turn
from reihum.bots.hints.weighing import (
    CHANCE,
    FOUND,
    GAP,
    GAP_SQUARES,
    MEASURED,
    MEASUREMENT,
    OUTCOME_COUNT,
    SQUARES,
    SUM,
    Sums,
    choose_turns,
    error_of,
    measure_turns,
    seed_of,
)
from reihum.bots.search.mind import LIMITS_SIZE, TUNING_SIZE
from reihum.bots.search.thinking import begin_thinking, think
from reihum.bots.search.tree import Fractions
from reihum.core.drivers import copy_record
from reihum.core.jit import seldom
from reihum.core.mixing import MASK32
from reihum.core.planner import LONGEST
from reihum.core.record import KEY_WORDS, MAX_PLAYERS, Buffer
from reihum.core.unbound import DTYPE, SIZE, Ints, conceal, play, redeal
from reihum.core.writer import (
    Page,
    close_object,
    fraction,
    null,
    open_object,
    open_object_item,
    open_page,
    word,
    words,
)

VERDICTS: Final = ("great", "best", "equal", "fine", "open", "inaccurate", "mistake", "blunder")
GREAT: Final = 0
BEST: Final = 1
EQUAL: Final = 2
FINE: Final = 3
OPEN: Final = 4
INACCURATE: Final = 5
_WORDS: Final = words(VERDICTS)

POINT: Final = 0.01  # of winning chance
THRESHOLDS: Final = np.array([2.0, 4.0, 8.0]) * POINT
"""How much winning chance a decision must lose to be called inaccurate, a mistake, a blunder."""
_CERTAIN: Final = 2.0  # standard errors beyond which a word is said
_NOTHING: Final = 1e-9
_LEADS: Final = 4.0 * POINT  # by so much a turn must lead the next best, and the usual one, to be searched for

# The budget: playouts.
CHOOSING: Final = 0  # for choosing the best turns
COMPARING: Final = 1  # for comparing them, at a time
MOST: Final = 2  # and in all
BUDGET: Final = 3
_REASONS: Final = 1024  # for what speaks for the best turn

# places among the turns that are compared
_USUAL: Final = 0
_PLAYED: Final = 1
_RIVAL: Final = 2
_COMPARED: Final = 2 + MEASURED
_CHUNK: Final = 32
# purposes of deals; those of hints are lower
_FIRST: Final = 16
_SECOND: Final = 17
_SEARCH: Final = 18
_TRIES: Final = 2  # of the level `hard`: both must miss a great turn
_WHOLE: Final = 1 << 40  # playouts: as many as the limits allow


# Ten parameters: what is asked, what it is thought with, and what is filled in.
@seldom
def write_decision(
    concealed: Buffer,
    turn: Ints,
    length: int,
    budget: Ints,
    seed: Ints,
    mind: Buffer,
    tunings: Fractions,
    limits: Ints,
    sums: Fractions,
    page: Buffer,
) -> int:
    """Write a decision of the seat that is asked, and add what it gave and lost; which verdict.

    ``tunings`` and ``limits`` are those of the levels `hard` and `expert`, which the mind is for. Without room for
    them nothing is called great.
    """
    seat = concealed.view(DTYPE)[0].to_move
    turns = np.zeros((_COMPARED, LONGEST), np.int64)
    lengths = np.zeros(_COMPARED, np.int64)
    set_turn(turns, lengths, _PLAYED, turn, length)
    count = list_rivals(concealed, seat, turn, length, budget[CHOOSING], turns, lengths)
    luck = np.zeros(KEY_WORDS, np.int64)
    known = np.zeros(SUMS, np.float64)
    paired = np.zeros((_COMPARED, 4), np.float64)
    mix_seed(concealed, seed, _FIRST, luck)
    playouts = compare(concealed, seat, turns, lengths, count, budget, luck, paired, sums)
    favourite = _PLAYED
    for i in range(_RIVAL, count):
        if paired[i, GAP] > (0.0 if favourite == _PLAYED else paired[favourite, GAP]):
            favourite = i
    rival = favourite if favourite != _PLAYED else next_best(paired, count, playouts)
    if rival < 0:
        return write_verdict(concealed, turns, lengths, BEST, paired, playouts, sums, page)
    set_turn(turns, lengths, _RIVAL, turns[rival], lengths[rival])
    paired[:] = 0.0
    mix_seed(concealed, seed, _SECOND, luck)
    playouts = compare(concealed, seat, turns, lengths, _RIVAL + 1, budget, luck, paired, known)
    if favourite != _PLAYED:
        verdict = verdict_on(paired[_RIVAL, GAP] / playouts, gap_error(paired[_RIVAL], playouts))
        if paired[_RIVAL, GAP] <= 0.0:
            verdict = BEST
    else:
        verdict = BEST
        if leads(paired, _RIVAL, playouts) and leads(paired, _USUAL, playouts):
            mix_seed(concealed, seed, _SEARCH, luck)
            if is_hard_to_find(concealed, seat, turn, length, luck, mind, tunings, limits):
                verdict = GREAT
    return write_verdict(concealed, turns, lengths, verdict, paired, playouts, sums, page)


def set_turn(turns: Ints, lengths: Ints, place: int, turn: Ints, length: int) -> None:
    """Put a turn at a place of a list."""
    for i in range(length):
        turns[place, i] = turn[i]
    lengths[place] = length


def list_rivals(
    concealed: Buffer, seat: int, turn: Ints, length: int, playouts: int, turns: Ints, lengths: Ints
) -> int:
    """List the best turns beside the usual one and the one that was played; how many there are with these."""
    found = np.zeros((MOST_TURNS, LONGEST), np.int64)
    found_lengths = np.zeros(MOST_TURNS, np.int64)
    best = np.zeros(MOST_TURNS, np.int64)
    order = np.zeros(LONGEST, np.int64)
    left = choose_turns(concealed, seat, order, 0, playouts, found, found_lengths, best)
    count = _RIVAL
    for i in range(min(left, MEASURED)):
        other = found[best[i]]
        if not has_same_moves(other, turn, found_lengths[best[i]], length):
            set_turn(turns, lengths, count, other, found_lengths[best[i]])
            count += 1
    return count


def mix_seed(concealed: Buffer, seed: Ints, purpose: int, out: Ints) -> None:
    """A seed that follows from what the seat knows, and from that of the review."""
    seed_of(concealed, purpose, out)
    for word_number in range(KEY_WORDS):
        out[word_number] ^= seed[word_number]


# Nine parameters: what is asked, and the sums that are filled.
def compare(
    concealed: Buffer,
    seat: int,
    turns: Ints,
    lengths: Ints,
    count: int,
    budget: Ints,
    seed: Ints,
    paired: Sums,
    sums: Fractions,
) -> int:
    """Play on after turns in the same deals until it is certain how much the played one loses; in how many deals.

    ``paired``: by turn, its chance and by how much it has more than the one that was played.
    """
    players = concealed.view(DTYPE)[0].players
    reach = reach_of(players)
    now = np.zeros((_CHUNK, MAX_PLAYERS), np.float64)
    after = np.zeros((_CHUNK, _COMPARED, MAX_PLAYERS), np.float64)
    done = 0
    while done < budget[MOST]:
        target = min(done + max(2, budget[COMPARING]), budget[MOST])
        while done < target:
            some = min(_CHUNK, target - done)
            continue_from(
                concealed, seat, True, turns[:count], lengths[:count], reach, seed, done, now[:some], after[:some]
            )
            for n in range(some):
                for j in range(players):
                    add_value(sums, KNOWN, j, after[n, _PLAYED, j] - after[n, _USUAL, j])
                for i in range(count):
                    here = after[n, i, seat]
                    gap = here - after[n, _PLAYED, seat]
                    paired[i, SUM] += here
                    paired[i, SQUARES] += here * here
                    paired[i, GAP] += gap
                    paired[i, GAP_SQUARES] += gap * gap
            done += some
        if is_settled(paired, count, done):
            break
    sums[COUNTS + 1] += done
    return done


def is_settled(paired: Sums, count: int, playouts: int) -> bool:
    """Whether more playouts could hardly change the word for the turn that was played."""
    rival = -1
    for i in range(_RIVAL, count):
        if rival < 0 or paired[i, GAP] > paired[rival, GAP]:
            rival = i
    if rival < 0:
        return True
    lost = paired[rival, GAP] / playouts
    error = gap_error(paired[rival], playouts)
    if lost + _CERTAIN * error < THRESHOLDS[0]:
        return True
    for i in range(len(THRESHOLDS)):
        if abs(lost - THRESHOLDS[i]) <= _CERTAIN * error:
            return False
    return True


def verdict_on(lost: float, error: float) -> int:
    """The word for a decision that lost so much winning chance, give or take a standard error."""
    if lost <= max(_NOTHING, error):
        return EQUAL
    for i in range(len(THRESHOLDS) - 1, -1, -1):
        if lost > THRESHOLDS[i] and lost > _CERTAIN * error:
            return INACCURATE + i
    return FINE if lost <= THRESHOLDS[0] else OPEN


def gap_error(value: Fractions, playouts: int) -> float:
    """The standard error of a difference."""
    return error_of(value[GAP], value[GAP_SQUARES], playouts)


# What is great


def leads(paired: Sums, other: int, playouts: int) -> bool:
    """Whether the turn that was played is clearly better than another."""
    lead = -paired[other, GAP] / playouts
    return bool(lead > _LEADS and lead > _CERTAIN * gap_error(paired[other], playouts))


def next_best(paired: Sums, count: int, playouts: int) -> int:
    """The best other turn, if the one that was played seems to lead all others and the usual one; else −1."""
    if not leads(paired, _USUAL, playouts):
        return -1
    best = -1
    for i in range(_RIVAL, count):
        if not leads(paired, i, playouts):
            return -1
        if best < 0 or paired[i, GAP] > paired[best, GAP]:
            best = i
    return best


# Eight parameters: what is asked, and what it is thought with.
def is_hard_to_find(
    concealed: Buffer,
    seat: int,
    turn: Ints,
    length: int,
    seed: Ints,
    mind: Buffer,
    tunings: Fractions,
    limits: Ints,
) -> bool:
    """Whether `hard` misses a turn again and again, and `expert` finds it."""
    if len(limits) < 2 * LIMITS_SIZE:
        return False
    for _ in range(_TRIES):
        if finds(concealed, seat, turn, length, seed, mind, tunings[:TUNING_SIZE], limits[:LIMITS_SIZE]):
            return False
        seed[0] = (seed[0] + 1) & MASK32
    return finds(concealed, seat, turn, length, seed, mind, tunings[TUNING_SIZE:], limits[LIMITS_SIZE:])


# Eight parameters: what is asked, and what it is thought with.
def finds(
    concealed: Buffer, seat: int, turn: Ints, length: int, seed: Ints, mind: Buffer, tuning: Fractions, limits: Ints
) -> bool:
    """Whether a search plays the same small moves, in whatever order."""
    if begin_thinking(mind, seed, tuning, limits) == 0:
        return False
    found = np.zeros(LONGEST, np.int64)
    known = np.empty(SIZE, np.uint8)
    dealt = np.empty(SIZE, np.uint8)
    copy_record(concealed, known)
    s = dealt.view(DTYPE)[0]
    for place in range(length):
        move = think(mind, known, _WHOLE)
        if move < 0:
            return False
        found[place] = move
        # a move that reveals nothing leads to the same knowledge in every deal
        copy_record(known, dealt)
        redeal(s, seat, seed)
        revealed = s.revealed
        number = s.turn
        play(s, move)
        if not is_same_turn(s, seat, revealed, number):
            return has_same_moves(found, turn, place + 1, length)
        conceal(s, seat)
        copy_record(dealt, known)
    return False


# What is told


# Eight parameters: what was measured, and where it is written.
def write_verdict(
    concealed: Buffer,
    turns: Ints,
    lengths: Ints,
    verdict: int,
    paired: Sums,
    playouts: int,
    sums: Fractions,
    page: Buffer,
) -> int:
    """Write a decision and count it; its verdict."""
    is_best = verdict == GREAT or verdict == BEST
    lost = 0.0 if is_best else max(0.0, paired[_RIVAL, GAP] / playouts)
    error = gap_error(paired[_RIVAL], playouts)
    out = open_page(page)
    open_object_item(out)
    word(out, b"verdict", _WORDS, verdict)
    fraction(out, b"lost", lost)
    fraction(out, b"error", error)
    write_choice(b"played", concealed, turns, lengths, _PLAYED, paired, playouts, out)
    write_choice(b"best", concealed, turns, lengths, _PLAYED if is_best else _RIVAL, paired, playouts, out)
    if verdict >= INACCURATE:
        open_object(out, b"why")
        write_reasons_for(concealed, turns, lengths, paired, playouts, out)
        close_object(out)
    else:
        null(out, b"why")
    close_object(out)
    sums[LOST] = lost
    sums[IS_DECISION] = 1.0
    return verdict


# Eight parameters: what was measured, and where it is written.
def write_choice(
    name: bytes, concealed: Buffer, turns: Ints, lengths: Ints, place: int, paired: Sums, playouts: int, out: Page
) -> None:
    """Write a turn and its winning chance."""
    trial = np.empty(SIZE, np.uint8)
    copy_record(concealed, trial)
    open_object(out, name)
    write_turn(concealed, trial, turns[place], lengths[place], out)
    fraction(out, b"chance", paired[place, SUM] / playouts)
    fraction(out, b"error", error_of(paired[place, SUM], paired[place, SQUARES], playouts))
    close_object(out)


def write_reasons_for(concealed: Buffer, turns: Ints, lengths: Ints, paired: Sums, playouts: int, out: Page) -> None:
    """Write what the best turn and the one that was played lead to and what speaks for the former, like a hint.

    Outcomes are counted up to the horizon of hints; chances are those of the verdict, so that both say the same.
    """
    seat = concealed.view(DTYPE)[0].to_move
    both = np.zeros((2, LONGEST), np.int64)
    both_lengths = np.zeros(2, np.int64)
    best = np.zeros(2, np.int64)
    best[1] = 1
    set_turn(both, both_lengths, 0, turns[_RIVAL], lengths[_RIVAL])
    set_turn(both, both_lengths, 1, turns[_PLAYED], lengths[_PLAYED])
    weighed = np.zeros((MEASURED, FOUND + OUTCOME_COUNT, 4), np.float64)
    culprits = np.zeros((MEASURED, OUTCOME_COUNT, MAX_PLAYERS), np.int64)
    measure_turns(concealed, seat, both, both_lengths, best, 2, _REASONS, MEASUREMENT, weighed, culprits)
    for i in range(2):
        place = _RIVAL if i == 0 else _PLAYED
        set_mean(weighed[i, CHANCE], SUM, paired[place, SUM], paired[place, SQUARES], playouts)
    set_mean(weighed[1, CHANCE], GAP, paired[_RIVAL, GAP], paired[_RIVAL, GAP_SQUARES], playouts)
    write_weighed(concealed, both, both_lengths, best, 2, 0, weighed, culprits, _REASONS, out)


def set_mean(value: Fractions, place: int, total: float, squares: float, playouts: int) -> None:
    """Write sums as if a mean and its standard error had been found in as many playouts as reasons are."""
    mean = total / playouts
    error = error_of(total, squares, playouts)
    value[place] = mean * _REASONS
    value[place + 1] = _REASONS * (error * error * (_REASONS - 1) + mean * mean)


# For puzzles


@seldom
def compare_turns(concealed: Buffer, seat: int, turns: Ints, lengths: Ints, playouts: int, page: Buffer) -> None:
    """Write what two turns of a seat lead to and what speaks for the first of them, like a hint."""
    best = np.zeros(2, np.int64)
    best[1] = 1
    sums = np.zeros((MEASURED, FOUND + OUTCOME_COUNT, 4), np.float64)
    culprits = np.zeros((MEASURED, OUTCOME_COUNT, MAX_PLAYERS), np.int64)
    measure_turns(concealed, seat, turns, lengths, best, 2, playouts, MEASUREMENT, sums, culprits)
    out = open_page(page)
    open_object_item(out)
    write_weighed(concealed, turns, lengths, best, 2, 0, sums, culprits, playouts, out)
    close_object(out)


@seldom
def tell_one(record: Buffer, turn: Ints, length: int, page: Buffer) -> None:
    """Write a turn from a record that is concealed for who plays it, as moves and in events."""
    trial = np.empty(SIZE, np.uint8)
    copy_record(record, trial)
    out = open_page(page)
    open_object_item(out)
    write_turn(record, trial, turn, length, out)
    close_object(out)
