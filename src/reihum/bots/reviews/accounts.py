"""The account of a match: sums over its steps, and what is told of them. Compiled, bound like `bots.hints.weighing`.

Everything is rounded to billionths before it is added up, so that parts add up exactly, in every build and on paper.
"""

from typing import Final

import numpy as np

from reihum.bots.continuing import COUNTS, GAIN, IS_DECISION, KNOWN, LOST, REST, SUMS, WORTH
from reihum.bots.hints.weighing import error_of
from reihum.bots.judgement.exponential import exp
from reihum.bots.judgement.judging import tell_result
from reihum.bots.reviews.taking_apart import ABOUT, DREW, FIRST_MOVE, LENGTH, SEAT
from reihum.bots.search.tree import Fractions
from reihum.core.jit import seldom
from reihum.core.record import MAX_PLAYERS, Buffer
from reihum.core.unbound import DTYPE, Ints
from reihum.core.writer import (
    Page,
    close_list,
    close_object,
    fraction,
    fraction_item,
    null,
    number,
    open_list,
    open_object_item,
    open_page,
    text,
    truth,
    word,
    words,
)

# Of a step and seat, in billionths.
BEFORE: Final = 0
AFTER: Final = 1
CHANCE: Final = 2
DECISION: Final = 3
HIDDEN: Final = 4
RESIDUAL: Final = 5
ERROR: Final = 6
_ENTRIES: Final = 7
LEDGER: Final = _ENTRIES * MAX_PLAYERS
"""Numbers a step."""

CAUSES: Final = ("chance", "decision", "hidden")
_CAUSE_WORDS: Final = words(CAUSES)
_BILLION: Final = 1e9
_STEEPNESS: Final = 12.0  # how quickly accuracy falls with what a decision loses
_PERCENT: Final = 100.0
_TURNING_POINTS: Final = 3
_CLEARLY: Final = 0.05  # winning chance by which decisions or luck must differ to be spoken of
_CERTAIN: Final = 2.0  # standard errors


def billionths(value: float) -> int:
    """A fraction as a whole number."""
    return int(value * _BILLION + 0.5) if value >= 0.0 else -int(-value * _BILLION + 0.5)


def at(step: int, seat: int, entry: int) -> int:
    """Where something stands in a ledger."""
    return step * LEDGER + seat * _ENTRIES + entry


def mean(sums: Fractions, step: int, row: int, seat: int, count: float) -> int:
    """A mean, in billionths."""
    return billionths(sums[step * SUMS + row * MAX_PLAYERS + seat] / count) if count > 0.0 else 0


def error_in(sums: Fractions, step: int, row: int, seat: int, count: float) -> float:
    """The standard error of a mean."""
    if count < 2.0:
        return 0.0
    place = step * SUMS + row * MAX_PLAYERS + seat
    return error_of(sums[place], sums[place + MAX_PLAYERS], int(count))


@seldom
def fill_ledger(final: Buffer, about: Ints, sums: Fractions, ledger: Ints) -> None:
    """Fill in what became of every seat's chance in every step, from what was measured and the finished record.

    As long as a decision is not judged, what the turn gave or took is put down to it, and nothing to hidden cards.
    """
    s = final.view(DTYPE)[0]
    result = np.zeros((2, MAX_PLAYERS), np.int64)
    wins = np.zeros(MAX_PLAYERS, np.float64)
    points = np.zeros(MAX_PLAYERS, np.float64)
    tell_result(s, result, wins, points)
    steps = len(about) // ABOUT
    for step in range(steps):
        count = sums[step * SUMS + COUNTS]
        known_count = sums[step * SUMS + COUNTS + 1]
        later_count = sums[(step + 1) * SUMS + COUNTS] if step + 1 < steps else 0.0
        drew = about[step * ABOUT + DREW] != 0
        for seat in range(s.players):
            before = mean(sums, step, WORTH, seat, count)
            after = billionths(wins[seat]) if step + 1 == steps else mean(sums, step + 1, WORTH, seat, later_count)
            gain = mean(sums, step, GAIN, seat, count)
            residual = mean(sums, step, REST, seat, count)
            known = mean(sums, step, KNOWN, seat, known_count) if known_count > 0.0 else gain
            chance = after - before - residual - gain
            error = error_in(sums, step, GAIN, seat, count)
            if drew:
                worth_error = error_in(sums, step, WORTH, seat, count)
                later_error = error_in(sums, step + 1, WORTH, seat, later_count) if step + 1 < steps else 0.0
                error = float(np.sqrt(error * error + worth_error * worth_error + later_error * later_error))
            else:  # whatever is left did not come from chance
                residual += chance
                chance = 0
            ledger[at(step, seat, BEFORE)] = before
            ledger[at(step, seat, AFTER)] = after
            ledger[at(step, seat, CHANCE)] = chance
            ledger[at(step, seat, DECISION)] = known
            ledger[at(step, seat, HIDDEN)] = gain - known
            ledger[at(step, seat, RESIDUAL)] = residual
            ledger[at(step, seat, ERROR)] = billionths(error)


# Telling


@seldom
def write_step(about: Ints, ledger: Ints, players: int, step: int, page: Buffer) -> None:
    """Write a step, without its decision."""
    out = open_page(page)
    open_object_item(out)
    number(out, b"seat", about[step * ABOUT + SEAT])
    number(out, b"first", about[step * ABOUT + FIRST_MOVE])
    number(out, b"length", about[step * ABOUT + LENGTH])
    truth(out, b"drew", about[step * ABOUT + DREW] != 0)
    write_chances(b"before", ledger, players, step, BEFORE, out)
    write_chances(b"after", ledger, players, step, AFTER, out)
    open_list(out, b"parts")
    for seat in range(players):
        open_object_item(out)
        amount(out, b"chance", ledger[at(step, seat, CHANCE)])
        amount(out, b"decision", ledger[at(step, seat, DECISION)])
        amount(out, b"hidden", ledger[at(step, seat, HIDDEN)])
        amount(out, b"residual", ledger[at(step, seat, RESIDUAL)])
        amount(out, b"error", ledger[at(step, seat, ERROR)])
        close_object(out)
    close_list(out)
    close_object(out)


def write_chances(name: bytes, ledger: Ints, players: int, step: int, entry: int, out: Page) -> None:
    """Write every seat's chance."""
    open_list(out, name)
    for seat in range(players):
        fraction_item(out, ledger[at(step, seat, entry)] / _BILLION)
    close_list(out)


def amount(out: Page, name: bytes, value: int) -> None:
    """Write billionths as a fraction."""
    fraction(out, name, value / _BILLION)


@seldom
def write_summary(about: Ints, sums: Fractions, ledger: Ints, start: Fractions, players: int, page: Buffer) -> None:
    """Write every seat's account, the turning points, and what made the winner."""
    out = open_page(page)
    open_object_item(out)
    open_list(out, b"accounts")
    for seat in range(players):
        open_object_item(out)
        write_account(about, sums, ledger, start, seat, out)
        close_object(out)
    close_list(out)
    write_turning_points(about, ledger, players, out)
    write_decided(about, ledger, start, players, out)
    close_object(out)


def total(ledger: Ints, steps: int, seat: int, entry: int) -> int:
    """What a seat has of something in all steps."""
    found = 0
    for step in range(steps):
        found += ledger[at(step, seat, entry)]
    return found


def own_decisions(about: Ints, ledger: Ints, seat: int, entry: int) -> int:
    """What a seat has of something in its own steps."""
    found = 0
    for step in range(len(about) // ABOUT):
        if about[step * ABOUT + SEAT] == seat:
            found += ledger[at(step, seat, entry)]
    return found


def decision_error(about: Ints, ledger: Ints, seat: int) -> float:
    """The standard error of what a seat's own decisions gave or took."""
    squares = 0.0
    for step in range(len(about) // ABOUT):
        if about[step * ABOUT + SEAT] == seat:
            error = ledger[at(step, seat, ERROR)] / _BILLION
            squares += error * error
    return float(np.sqrt(squares))


def start_of(start: Fractions, seat: int) -> int:
    """A seat's chance before anything was dealt."""
    return mean(start, 0, WORTH, seat, start[COUNTS])


def write_account(about: Ints, sums: Fractions, ledger: Ints, start: Fractions, seat: int, out: Page) -> None:
    """Write what made a seat's result."""
    steps = len(about) // ABOUT
    result = ledger[at(steps - 1, seat, AFTER)]
    begun = start_of(start, seat)
    deal = ledger[at(0, seat, BEFORE)] - begun
    chance = total(ledger, steps, seat, CHANCE)
    hidden = total(ledger, steps, seat, HIDDEN)
    decision = own_decisions(about, ledger, seat, DECISION)
    decisions = 0
    lost = 0.0
    for step in range(steps):
        if about[step * ABOUT + SEAT] == seat and sums[step * SUMS + IS_DECISION] != 0.0:
            decisions += 1
            lost += sums[step * SUMS + LOST]
    number(out, b"seat", seat)
    amount(out, b"start", begun)
    amount(out, b"deal", deal)
    amount(out, b"chance", chance)
    amount(out, b"decision", decision)
    amount(out, b"others", total(ledger, steps, seat, DECISION) - decision)
    amount(out, b"hidden", hidden)
    amount(out, b"residual", total(ledger, steps, seat, RESIDUAL))
    amount(out, b"result", result)
    amount(out, b"adjusted", result - deal - chance - hidden)
    fraction(out, b"error", decision_error(about, ledger, seat))
    number(out, b"decisions", decisions)
    fraction(out, b"lost", lost)
    if decisions > 0:
        fraction(out, b"accuracy", _PERCENT * exp(-_STEEPNESS * lost / decisions))
    else:
        null(out, b"accuracy")


def most_changed(ledger: Ints, players: int, step: int) -> int:
    """The seat whose chance a step changed most."""
    seat = 0
    most = -1
    for other in range(players):
        change = abs(ledger[at(step, other, AFTER)] - ledger[at(step, other, BEFORE)])
        if change > most:
            most = change
            seat = other
    return seat


def largest_cause(ledger: Ints, step: int, seat: int) -> int:
    """The largest part of what a step changed."""
    largest = 0
    for cause in range(1, len(CAUSES)):
        if abs(ledger[at(step, seat, CHANCE + cause)]) > abs(ledger[at(step, seat, CHANCE + largest)]):
            largest = cause
    return largest


def gained_by(ledger: Ints, players: int, step: int) -> int:
    """What that part gave or took of whom it changed most."""
    seat = most_changed(ledger, players, step)
    return ledger[at(step, seat, CHANCE + largest_cause(ledger, step, seat))]


def write_turning_points(about: Ints, ledger: Ints, players: int, out: Page) -> None:
    """Write the steps that changed chances most, in the order of the match; each told of whom it changed most."""
    steps = len(about) // ABOUT
    chosen = np.full(_TURNING_POINTS, -1, np.int64)
    for place in range(_TURNING_POINTS):
        most = 0
        for step in range(steps):
            gained = abs(gained_by(ledger, players, step))
            if gained > most and not is_among(chosen, step):
                most = gained
                chosen[place] = step
    open_list(out, b"turning_points")
    for step in range(steps):
        if is_among(chosen, step):
            seat = most_changed(ledger, players, step)
            open_object_item(out)
            number(out, b"step", step)
            word(out, b"cause", _CAUSE_WORDS, largest_cause(ledger, step, seat))
            number(out, b"seat", seat)
            amount(out, b"gained", gained_by(ledger, players, step))
            close_object(out)
    close_list(out)


def is_among(chosen: Ints, step: int) -> bool:
    """Whether a step was chosen."""
    for i in range(len(chosen)):
        if chosen[i] == step:
            return True
    return False


def write_decided(about: Ints, ledger: Ints, start: Fractions, players: int, out: Page) -> None:
    """Write what made the winner, if there is one and that is clear: luck made one whom somebody else outplayed."""
    steps = len(about) // ABOUT
    winner = -1
    for seat in range(players):
        if ledger[at(steps - 1, seat, AFTER)] == int(_BILLION):
            winner = seat
    if winner < 0:
        null(out, b"decided")
        return
    rival = -1
    for seat in range(players):
        if seat != winner and (
            rival < 0 or own_decisions(about, ledger, seat, DECISION) > own_decisions(about, ledger, rival, DECISION)
        ):
            rival = seat
    ahead = own_decisions(about, ledger, winner, DECISION) - own_decisions(about, ledger, rival, DECISION)
    one = decision_error(about, ledger, winner)
    two = decision_error(about, ledger, rival)
    clearly = billionths(max(_CLEARLY, _CERTAIN * float(np.sqrt(one * one + two * two))))
    drawn = ledger[at(0, winner, BEFORE)] - start_of(start, winner) + total(ledger, steps, winner, CHANCE)
    hidden = total(ledger, steps, winner, HIDDEN)
    if ahead < -clearly:
        if drawn >= hidden:
            text(out, b"decided", b"chance")
        else:
            text(out, b"decided", b"hidden")
    elif ahead > clearly:
        if drawn + hidden > billionths(_CLEARLY):
            text(out, b"decided", b"both")
        else:
            text(out, b"decided", b"decision")
    else:
        null(out, b"decided")
