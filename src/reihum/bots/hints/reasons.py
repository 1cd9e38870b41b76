"""Hints that say why, written as JSON: the best whole turns, what they lead to, and the differences that matter.

Compiled, bound like `bots.hints.weighing`. Which differences are spoken of is decided here, once for all who print
them; the words stand in ``texts/<language>/hints.ftl`` and, for a game, ``hints/<language>.ftl`` of its package.
"""

from typing import Any, Final

import numpy as np

from reihum.bots.hints.turns import MOST_TURNS
from reihum.bots.hints.weighing import (
    ALIKE,
    CHANCE,
    FOUND,
    GAP,
    GAP_SQUARES,
    MEASURED,
    MEASUREMENT,
    OUTCOME_COUNT,
    POINTS,
    SQUARES,
    SUM,
    WON,
    Sums,
    choose_turns,
    error_of,
    measure_turns,
)
from reihum.bots.search.tree import Fractions
from reihum.core.drivers import copy_record
from reihum.core.jit import seldom
from reihum.core.planner import LONGEST, order_of_wish, write_moves
from reihum.core.record import MAX_PLAYERS, Buffer
from reihum.core.unbound import BETTER, DTYPE, PADDED, SIZE, Ints, unbound
from reihum.core.writer import (
    Page,
    Words,
    close_event,
    close_list,
    close_object,
    close_text,
    digits,
    fraction,
    letters,
    number,
    open_event,
    open_list,
    open_object,
    open_object_item,
    open_page,
    open_text,
    text,
    truth,
    word,
    words,
)

# The game's outcomes, bound like its rules.
tell_turn: Any = unbound
OUTCOME_NAMES: Words = words([""])
WHY: Words = words([""])  # names of messages
WHY_BY: Words = words([""])  # the same where a single other seat brings it about
DONE: Words = words([""])  # the same where it is certain, said of feats
IS_FEAT: Ints = np.zeros(1, np.int64)
IS_SHARE: Ints = np.zeros(1, np.int64)
GOOD: Ints = np.zeros(1, np.int64)  # 1 if more of it is better for the seat, −1 if less, 0 if that depends
WEIGHTS: Fractions = np.zeros(1)
SPEAKS_OF_POINTS: int = 0  # 1 if players know their points

CHOOSING: Final = 0  # the budget: playouts for choosing the turns,
MEASURING: Final = 1  # and for measuring each of the best

_EQUAL: Final = 2.0  # standard errors of a difference within which choices count as equal
_CERTAIN: Final = 3.0  # standard errors beyond which a difference is spoken of,
_LEAST_SHARE: Final = 0.08  # if it is as large as this, too
_LEAST_AMOUNT: Final = 0.15
_SPOKEN: Final = 2  # differences that are spoken of
_FOR: Final = 1  # the advised turn; what a difference may speak
_OPEN: Final = 0
_AGAINST: Final = -1
_PERCENT: Final = 100.0

# How often something happens is told by the nearest of these.
_SHARES: Final = np.array(
    [
        *([1, 20], [1, 10], [1, 7], [1, 5], [1, 4], [1, 3], [2, 5], [1, 2]),
        *([3, 5], [2, 3], [3, 4], [4, 5], [6, 7], [9, 10], [19, 20]),
    ],
    np.int64,
)
_RARE: Final = 0.03


@seldom
def write_hint(start: Buffer, seat: int, wish: Ints, budget: Ints, page: Buffer) -> None:
    """Write the best turns of a seat that is asked, from its own concealed record, and why the first is advised.

    ``turns``: each with its ``moves``, ``told`` in events, its winning ``chance``, ``points`` and ``outcomes`` with
    standard errors, by how much it is ``behind`` the first, and whether it counts as ``equal`` to it. ``reasons``: what
    speaks for the first one, as events. ``playouts``: how many each turn was measured in. What is wished is part of
    every turn, as far as it can be played.
    """
    records = np.empty((LONGEST + 1, SIZE), np.uint8)
    masks = np.empty((LONGEST + 1, PADDED), np.bool_)
    order = np.zeros(LONGEST, np.int64)
    turns = np.zeros((MOST_TURNS, LONGEST), np.int64)
    lengths = np.zeros(MOST_TURNS, np.int64)
    best = np.zeros(MOST_TURNS, np.int64)
    sums = np.zeros((MEASURED, FOUND + OUTCOME_COUNT, 4), np.float64)
    culprits = np.zeros((MEASURED, OUTCOME_COUNT, MAX_PLAYERS), np.int64)
    copy_record(start, records[0])
    wished = order_of_wish(seat, wish, order, records, masks)
    left = choose_turns(start, seat, order, wished, budget[CHOOSING], turns, lengths, best)
    playouts = budget[MEASURING]
    measure_turns(start, seat, turns, lengths, best, left, playouts, MEASUREMENT, sums, culprits)
    better = clearly_better(sums, left, playouts)
    if better > 0:  # the choosing has erred: put it right, and measure in new deals
        first = best[better]
        for i in range(better, 0, -1):
            best[i] = best[i - 1]
        best[0] = first
        measure_turns(start, seat, turns, lengths, best, left, playouts, MEASUREMENT + 1, sums, culprits)
    out = open_page(page)
    open_object_item(out)
    write_weighed(start, turns, lengths, best, left, wished, sums, culprits, playouts, out)
    close_object(out)


# Ten parameters: what was measured, and where it is written.
def write_weighed(
    start: Buffer,
    turns: Ints,
    lengths: Ints,
    best: Ints,
    left: int,
    wished: int,
    sums: Sums,
    culprits: Ints,
    playouts: int,
    out: Page,
) -> None:
    """Write the turns whose numbers stand in ``best``, what was measured of them, and what speaks for the first."""
    trial = np.empty(SIZE, np.uint8)
    open_list(out, b"turns")
    for i in range(left):
        open_object_item(out)
        copy_record(start, trial)
        write_turn(start, trial, turns[best[i]], lengths[best[i]], out)
        write_measured(sums[i], playouts, out)
        close_object(out)
    close_list(out)
    open_list(out, b"reasons")
    write_reasons(sums, culprits, left, wished, playouts, out)
    close_list(out)
    number(out, b"playouts", playouts)


def write_turn(start: Buffer, trial: Buffer, turn: Ints, length: int, out: Page) -> None:
    """Write a turn as moves and in events."""
    write_moves(out, b"moves", turn, length)
    open_list(out, b"told")
    tell_turn(start.view(DTYPE)[0], trial.view(DTYPE)[0], turn, length, out)
    close_list(out)


def write_measured(sums: Sums, playouts: int, out: Page) -> None:
    """Write what was measured of a turn."""
    write_value(sums[CHANCE], playouts, b"chance", b"chance_error", out)
    fraction(out, b"behind", sums[CHANCE, GAP] / playouts)
    fraction(out, b"behind_error", gap_error(sums[CHANCE], playouts))
    truth(out, b"equal", is_equal(sums, playouts))
    write_value(sums[POINTS], playouts, b"points", b"points_error", out)
    open_list(out, b"outcomes")
    for outcome in range(OUTCOME_COUNT):
        value = sums[FOUND + outcome]
        open_object_item(out)
        word(out, b"name", OUTCOME_NAMES, outcome)
        write_value(value, playouts, b"mean", b"error", out)
        fraction(out, b"behind", value[GAP] / playouts)
        fraction(out, b"behind_error", gap_error(value, playouts))
        close_object(out)
    close_list(out)


def write_value(value: Fractions, playouts: int, name: bytes, error: bytes, out: Page) -> None:
    """Write a mean and its standard error."""
    fraction(out, name, value[SUM] / playouts)
    fraction(out, error, error_of(value[SUM], value[SQUARES], playouts))


def gap_error(value: Fractions, playouts: int) -> float:
    """The standard error of the difference to the first turn."""
    return error_of(value[GAP], value[GAP_SQUARES], playouts)


def is_equal(sums: Sums, playouts: int) -> bool:
    """Whether a turn is not certainly, or not noticeably, worse than the first."""
    return bool(sums[CHANCE, GAP] / playouts <= max(ALIKE, _EQUAL * gap_error(sums[CHANCE], playouts)))


def clearly_better(sums: Sums, left: int, playouts: int) -> int:
    """The turn that is certainly, and most, better than the first; 0 if none is."""
    better = 0
    most = 0.0
    for i in range(1, left):
        ahead = -sums[i, CHANCE, GAP] / playouts
        if ahead > most and ahead > max(ALIKE, _EQUAL * gap_error(sums[i, CHANCE], playouts)):
            most = ahead
            better = i
    return better


# What is spoken of


def write_reasons(sums: Sums, culprits: Ints, left: int, wished: int, playouts: int, out: Page) -> None:
    """Write what makes the first turn differ from the second, and how much more it wins.

    Before anything else it is said what it does for certain: win the round, lock a row. Then comes what speaks for it,
    then what it costs. Where nothing speaks for it, the chances come first, and what it costs is left out: nothing may
    seem to argue for another choice.
    """
    if sums[0, WON, SUM] == playouts:
        write_remark(b"hint-won", out)
        return
    said = np.zeros(OUTCOME_COUNT, np.bool_)
    spoken = write_feats(sums, said, playouts, out)
    if left == 1:
        write_remark(b"hint-only" if wished == 0 else b"hint-only-with-wish", out)
        return
    while spoken < _SPOKEN and write_largest(sums, culprits, _FOR, said, playouts, out):
        spoken += 1
    if spoken > 0 or write_points(sums, playouts, out):
        if spoken < _SPOKEN and not write_largest(sums, culprits, _OPEN, said, playouts, out):
            write_largest(sums, culprits, _AGAINST, said, playouts, out)
        write_chances(sums, playouts, out)
        return
    if (
        largest_difference(sums[1], _OPEN, said, playouts) < 0
        and largest_difference(sums[1], _AGAINST, said, playouts) < 0
    ):
        write_remark(b"hint-no-difference", out)
    write_chances(sums, playouts, out)
    write_largest(sums, culprits, _OPEN, said, playouts, out)


def write_feats(sums: Sums, said: Any, playouts: int, out: Page) -> int:
    """Write the feats that the first turn brings in every playout; how many they are."""
    feats = 0
    for outcome in range(OUTCOME_COUNT):
        if IS_FEAT[outcome] != 0 and sums[0, FOUND + outcome, SUM] == playouts:
            feats += 1
            said[outcome] = True
            open_object_item(out)
            word(out, b"name", DONE, outcome)
            open_object(out, b"args")
            close_object(out)
            close_object(out)
    return feats


def write_remark(name: bytes, out: Page) -> None:
    """Write a sentence without numbers."""
    open_event(out, name)
    close_event(out)


def write_largest(sums: Sums, culprits: Ints, speaks: int, said: Any, playouts: int, out: Page) -> bool:
    """Write the largest difference, not yet said, that speaks so; whether there is one."""
    outcome = largest_difference(sums[1], speaks, said, playouts)
    if outcome < 0:
        return False
    said[outcome] = True
    if speaks == _AGAINST:
        write_remark(b"hint-price", out)
    write_difference(sums, culprits, outcome, playouts, out)
    return True


def write_points(sums: Sums, playouts: int, out: Page) -> bool:
    """Write the points expected of both turns if the first is clearly better for it; whether it does."""
    value = sums[1, POINTS]
    gap = BETTER * value[GAP] / playouts
    if SPEAKS_OF_POINTS == 0 or gap < _LEAST_AMOUNT or gap <= _CERTAIN * gap_error(value, playouts):
        return False
    open_event(out, b"hint-points")
    write_amount(b"amount", sums[0, POINTS, SUM] / playouts, out)
    write_amount(b"other_amount", value[SUM] / playouts, out)
    close_event(out)
    return True


def write_chances(sums: Sums, playouts: int, out: Page) -> None:
    """Write how many games of a hundred both turns win, unless that counts as equal."""
    if is_equal(sums[1], playouts):
        return
    open_event(out, b"hint-chances")
    number(out, b"chance", percent(sums[0, CHANCE, SUM] / playouts))
    number(out, b"other_chance", percent(sums[1, CHANCE, SUM] / playouts))
    close_event(out)


def percent(share: float) -> int:
    """A share in hundredths."""
    return int(share * _PERCENT + 0.5)


def largest_difference(sums: Sums, speaks: int, said: Any, playouts: int) -> int:
    """The outcome, not yet said, in which a turn differs most from the first, of those that speak `_FOR` the first,
    `_AGAINST` it, or leave that `_OPEN`; −1 if none differs for certain.
    """
    best = -1
    most = 0.0
    for outcome in range(OUTCOME_COUNT):
        value = sums[FOUND + outcome]
        gap = value[GAP] / playouts
        size = abs(gap)
        least = _LEAST_SHARE if IS_SHARE[outcome] != 0 else _LEAST_AMOUNT
        spoken = GOOD[outcome] if gap > 0.0 else -GOOD[outcome]
        if spoken == speaks and not said[outcome] and size >= least and size > _CERTAIN * gap_error(value, playouts):
            weighty = size * WEIGHTS[outcome]
            if weighty > most:
                most = weighty
                best = outcome
    return best


def write_difference(sums: Sums, culprits: Ints, outcome: int, playouts: int, out: Page) -> None:
    """Write an outcome of the first turn beside that of the second."""
    rival = only_culprit(culprits, outcome)
    open_object_item(out)
    if rival < 0:
        word(out, b"name", WHY, outcome)
    else:
        word(out, b"name", WHY_BY, outcome)
    open_object(out, b"args")
    here = sums[0, FOUND + outcome, SUM] / playouts
    there = sums[1, FOUND + outcome, SUM] / playouts
    if IS_SHARE[outcome] != 0:
        write_share(b"share", here, out)
        write_share(b"other_share", there, out)
    else:
        write_amount(b"amount", here, out)
        write_amount(b"other_amount", there, out)
    if rival >= 0:
        number(out, b"rival_seat", rival)
    close_object(out)
    close_object(out)


def only_culprit(culprits: Ints, outcome: int) -> int:
    """The one other seat that brought an outcome about in all playouts in which it happened; −1 if there is none."""
    only = -1
    for turn in range(2):
        for seat in range(MAX_PLAYERS):
            if culprits[turn, outcome, seat] > 0:
                if only >= 0 and only != seat:
                    return -1
                only = seat
    return only


def write_share(name: bytes, share: float, out: Page) -> None:
    """Write how often something happens: never, rarely, 1/3, mostly, always."""
    if share == 0.0:
        text(out, name, b"never")
    elif share == 1.0:
        text(out, name, b"always")
    elif share < _RARE:
        text(out, name, b"rarely")
    elif share > 1.0 - _RARE:
        text(out, name, b"mostly")
    else:
        nearest = 0
        for i in range(len(_SHARES)):
            if abs(_SHARES[i, 0] / _SHARES[i, 1] - share) < abs(_SHARES[nearest, 0] / _SHARES[nearest, 1] - share):
                nearest = i
        open_text(out, name)
        digits(out, _SHARES[nearest, 0])
        letters(out, b"/")
        digits(out, _SHARES[nearest, 1])
        close_text(out)


def write_amount(name: bytes, amount: float, out: Page) -> None:
    """Write an amount with one decimal, or as a whole number."""
    tenths = int(abs(amount) * 10.0 + 0.5)
    if tenths % 10 == 0:
        number(out, name, tenths // 10 if amount > 0.0 else -(tenths // 10))
    else:
        fraction(out, name, tenths / 10.0 if amount > 0.0 else -tenths / 10.0)
