"""A good player's rules of thumb for One to 9.

A turn is rated by what the seat has after it: stars, jokers, cards, and how near it is to a long run and to the next
short one; less what it leaves on the board for the others. Only the own hand and what lies open are looked at.
"""

from typing import Any, Final

import numpy as np

from reihum.core.bits import count_bits
from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.core.rules import Mask
from reihum.games.one_to_nine.pieces import (
    ALL_NUMBERS,
    BIG_STARS_TO_WIN,
    BY_CARD,
    BY_JOKER,
    BY_NUMBER,
    CLAIM_FOURSOME,
    CLAIM_LONG,
    CLAIM_SHORT,
    COLOUR_COUNT,
    DRAW,
    FIELDS,
    FILL,
    FILLER_COUNT,
    FILLING,
    FREE,
    INTERVAL_COUNT,
    INTERVALS,
    JOKER,
    LENGTH,
    NUMBER_BITS,
    NUMBERS,
    PLAY_CARD,
    PLAY_JOKER,
    PLAY_NUMBER,
    PLAY_PLUS_THREE,
    PLUS_THREE,
    SPAN,
    STARS_OF_FOURSOME,
    STARS_OF_LENGTH,
    SWAP_NUMBER,
)

# What things are worth, in small stars.
_WIN: Final = 1000.0
_BIG_STAR: Final = 7.0
_JOKER: Final = 1.1
_NUMBER_JOKER: Final = 0.8
_CARD: Final = 0.35
_IDLE_CARD: Final = 0.1  # a card whose field is taken
_PLUS_THREE: Final = 0.5
_DRAWN_CARD: Final = 0.7
_SHOWN_STAR: Final = 0.2  # the bonus on the discard pile is there for the others first
_NEXT_SHORT_RUN: Final = 0.3  # of its stars: it may be gone when the turn comes
_LEFT_TO_OTHERS: Final = 0.5  # of what they would get, were their hands average
_LIKELY: Final = 0.22  # that another seat holds what fits a given field

# How near a long run is: by the number of jokers and stars that are still lacking for its gaps.
_NEARNESS: Final = np.array([4.0, 2.8, 1.9, 1.2, 0.7, 0.4, 0.2, 0.1, 0.05, 0.0], np.float64)


def _threat_of_row(taken: int) -> float:
    """The short runs that a row offers to a hand which holds any card with the likelihood above."""
    best = 0.0
    for low, high in INTERVALS:
        span = sum(1 << n for n in range(low, high + 1))
        gaps = (span & ~taken).bit_count()
        if gaps:
            best = max(best, float(STARS_OF_LENGTH[high - low + 1]) * _LIKELY**gaps)
    return best


def _stars_in_hand(covered: int) -> float:
    """The most stars of a run that board and hand cover together."""
    worth = [STARS_OF_LENGTH[high - low + 1] for low, high in INTERVALS]
    spans = [sum(1 << n for n in range(low, high + 1)) for low, high in INTERVALS]
    return max([0.0, *(float(w) for w, span in zip(worth, spans, strict=True) if not span & ~covered)])


_THREAT: Final = np.array([_threat_of_row(taken) for taken in range(ALL_NUMBERS + 1)], np.float64)
_LONG_THREAT: Final = np.array([_BIG_STAR * _LIKELY**gaps for gaps in range(NUMBERS + 1)], np.float64)
_FOUR_THREAT: Final = np.array([0.0, _LIKELY**3, _LIKELY**2, _LIKELY, 0.0], np.float64)  # by fields taken
_COVERED_STARS: Final = np.array([_stars_in_hand(covered) for covered in range(ALL_NUMBERS + 1)], np.float64)


@rule
def rate(s: Record, mask: Mask, out: Any) -> None:
    """Rate every legal move of the seat to move; higher is better."""
    if s.phase == FILLING:
        _rate_fills(s, mask, out)
    else:
        _rate_plays(s, mask, out)
        _rate_claims(s, mask, out)


@rule
def _rate_fills(s: Record, mask: Mask, out: Any) -> None:
    """Of what may fill a gap, spend what is worth least."""
    for move in range(FILL, FILL + FIELDS * FILLER_COUNT):
        if mask[move]:
            filler = (move - FILL) % FILLER_COUNT + 1
            if filler == BY_CARD:
                out[move] = -_CARD
            elif filler == BY_NUMBER:
                out[move] = -_NUMBER_JOKER
            elif filler == BY_JOKER:
                out[move] = -_JOKER
            else:
                out[move] = -1.0


# The hand and the board after a turn


@rule
def _promise(reserve: int, c0: int, c1: int, c2: int, c3: int) -> float:
    """What the covered numbers of the four colours promise to a seat with this many jokers and stars."""
    most = max(count_bits(c0), count_bits(c1), count_bits(c2), count_bits(c3))
    short = max(_COVERED_STARS[c0], _COVERED_STARS[c1], _COVERED_STARS[c2], _COVERED_STARS[c3])
    return _NEARNESS[max(0, NUMBERS - most - reserve)] + _NEXT_SHORT_RUN * short


@rule
def _promise_after(s: Record, reserve: int, numbers: int, colour: int, covered: int) -> float:
    """The promise when one colour is covered like this and these number jokers are left."""
    seat = s.to_move
    c0 = s.row[0] | s.hand_bits[seat, 0] | numbers
    c1 = s.row[1] | s.hand_bits[seat, 1] | numbers
    c2 = s.row[2] | s.hand_bits[seat, 2] | numbers
    c3 = s.row[3] | s.hand_bits[seat, 3] | numbers
    if colour == 0:
        c0 = covered | numbers
    elif colour == 1:
        c1 = covered | numbers
    elif colour == 2:
        c2 = covered | numbers
    else:
        c3 = covered | numbers
    return _promise(reserve, c0, c1, c2, c3)


@rule
def _others_reserve(s: Record) -> int:
    """The most jokers and stars that another seat has."""
    most = 0
    for seat in range(s.players):
        if seat != s.to_move:
            most = max(most, s.small[seat] + s.hand[seat, JOKER])
    return most


@rule
def _row_threat(taken: int, reserve: int) -> float:
    """What a row offers to the others: a short run, or a long one that their jokers and stars complete."""
    gaps = NUMBERS - count_bits(taken)
    if gaps == 0:
        return 0.0
    return max(_THREAT[taken], _LONG_THREAT[max(1, gaps - reserve)])


@rule
def _taken_of_number(s: Record, number: int) -> int:
    taken = 0
    for colour in range(COLOUR_COUNT):
        taken += (s.row[colour] >> number) & 1
    return taken


@rule
def _threat_of_laying(s: Record, field: int, reserve: int) -> float:
    """How much more the others find when a card is laid on this field."""
    taken = s.row[field // NUMBERS]
    number = field % NUMBERS
    four = _taken_of_number(s, number)
    more = _row_threat(taken | (1 << number), reserve) - _row_threat(taken, reserve)
    return _LEFT_TO_OTHERS * (more + _FOUR_THREAT[four + 1] - _FOUR_THREAT[four])


# One card (O8, O9)


@rule
def _rate_plays(s: Record, mask: Mask, out: Any) -> None:
    seat = s.to_move
    numbers = s.hand_bits[seat, NUMBER_BITS]
    reserve = s.small[seat] + s.hand[seat, JOKER]
    theirs = _others_reserve(s)
    now = _promise_after(s, reserve, numbers, 0, s.row[0] | s.hand_bits[seat, 0])
    laid = 2 * _DRAWN_CARD
    if s.joker_supply > 0:
        swapped = _JOKER + _promise_after(s, reserve + 1, numbers, 0, s.row[0] | s.hand_bits[seat, 0])
    else:
        swapped = _DRAWN_CARD + now
    if s.discard_top == PLUS_THREE:
        swapped += _SHOWN_STAR  # it is covered
    for field in range(FIELDS):
        if mask[PLAY_CARD + field]:
            if s.board[field] == FREE:
                out[PLAY_CARD + field] = laid - _CARD + now - _threat_of_laying(s, field, theirs)
            else:
                out[PLAY_CARD + field] = swapped - _IDLE_CARD
        if mask[PLAY_NUMBER + field]:
            left = numbers & ~(1 << (field % NUMBERS))
            colour = field // NUMBERS
            covered = s.row[colour] | s.hand_bits[seat, colour] | (1 << (field % NUMBERS))
            promise = _promise_after(s, reserve, left, colour, covered)
            out[PLAY_NUMBER + field] = laid - _NUMBER_JOKER + promise - _threat_of_laying(s, field, theirs)
    if s.hand[seat, JOKER] > 0:
        promise = laid - _JOKER + _promise_after(s, reserve - 1, numbers, 0, s.row[0] | s.hand_bits[seat, 0])
        for field in range(FIELDS):
            if mask[PLAY_JOKER + field]:
                out[PLAY_JOKER + field] = promise - _threat_of_laying(s, field, theirs)
    for number in range(NUMBERS):
        if mask[SWAP_NUMBER + number]:
            out[SWAP_NUMBER + number] = swapped - _NUMBER_JOKER
    if mask[PLAY_PLUS_THREE]:
        out[PLAY_PLUS_THREE] = 3 * _DRAWN_CARD - _PLUS_THREE + now
        if s.discard_top != PLUS_THREE:
            out[PLAY_PLUS_THREE] -= _SHOWN_STAR
    if mask[DRAW]:
        out[DRAW] = 0.0


# Claims (O10 to O12), each filled as cheaply as it can be


@rule
def _rate_claims(s: Record, mask: Mask, out: Any) -> None:
    theirs = _others_reserve(s)
    bonus = int(s.discard_top == PLUS_THREE)
    for colour in range(COLOUR_COUNT):
        first = CLAIM_SHORT + colour * INTERVAL_COUNT
        for interval in range(INTERVAL_COUNT):
            if mask[first + interval]:
                stars = min(STARS_OF_LENGTH[LENGTH[interval]] + bonus, s.small_supply)
                out[first + interval] = _rate_run(s, colour, SPAN[interval], stars, theirs)
        if mask[CLAIM_LONG + colour]:
            out[CLAIM_LONG + colour] = _rate_run(s, colour, ALL_NUMBERS, 0, theirs)
    for number in range(NUMBERS):
        if mask[CLAIM_FOURSOME + number]:
            stars = min(STARS_OF_FOURSOME + bonus, s.small_supply)
            out[CLAIM_FOURSOME + number] = _rate_foursome(s, number, stars, theirs)


@rule
def _rate_run(s: Record, colour: int, span: int, stars: int, theirs: int) -> float:
    seat = s.to_move
    taken = s.row[colour]
    held = s.hand_bits[seat, colour]
    numbers = s.hand_bits[seat, NUMBER_BITS]
    gaps = span & ~taken
    by_card = gaps & held
    by_number = gaps & ~held & numbers
    jokers = count_bits(gaps & ~held & ~numbers)
    paid = 0
    rating = float(stars)
    if span == ALL_NUMBERS:
        paid = min(jokers, s.small[seat])
        if paid == count_bits(gaps):  # O12: at least one card
            paid -= 1
        jokers -= paid
        rating = _BIG_STAR - paid
        if s.big[seat] + 1 == BIG_STARS_TO_WIN:
            rating += _WIN
    rating -= _CARD * count_bits(by_card) + _NUMBER_JOKER * count_bits(by_number) + _JOKER * jokers
    reserve = s.small[seat] + s.hand[seat, JOKER] + stars - paid - jokers
    cleared = taken & ~span
    rating += _promise_after(s, reserve, numbers & ~by_number, colour, cleared | (held & ~by_card))
    return rating - _LEFT_TO_OTHERS * (_row_threat(cleared, theirs) - _row_threat(taken, theirs))


@rule
def _rate_foursome(s: Record, number: int, stars: int, theirs: int) -> float:
    seat = s.to_move
    bit = 1 << number
    numbers = s.hand_bits[seat, NUMBER_BITS]
    cards = 0
    bare = 0
    less = 0.0
    for colour in range(COLOUR_COUNT):
        taken = s.row[colour]
        if not taken & bit:
            if s.hand_bits[seat, colour] & bit:
                cards += 1
            else:
                bare += 1
        else:
            less += _row_threat(taken, theirs) - _row_threat(taken & ~bit, theirs)
    rating = stars - _CARD * cards + _LEFT_TO_OTHERS * less
    if bare > 0 and numbers & bit:
        numbers &= ~bit
        bare -= 1
        rating -= _NUMBER_JOKER
    rating -= _JOKER * bare
    reserve = s.small[seat] + s.hand[seat, JOKER] + stars - bare
    keep = ~bit
    c0 = ((s.row[0] | s.hand_bits[seat, 0]) & keep) | numbers
    c1 = ((s.row[1] | s.hand_bits[seat, 1]) & keep) | numbers
    c2 = ((s.row[2] | s.hand_bits[seat, 2]) & keep) | numbers
    c3 = ((s.row[3] | s.hand_bits[seat, 3]) & keep) | numbers
    return rating + _promise(reserve, c0, c1, c2, c3)
