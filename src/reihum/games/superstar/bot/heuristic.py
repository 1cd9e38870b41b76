"""Superstar as a good player sees it: win the round at once, or be able to answer what may come.

Uses the own hand, what lies open, and what everybody knows about the others' hands (who had to pass on what).

A certain win is worth 1, and a good hope may be worth a little more: the winner may not discard (S12), so it pays to
play off weak cards while the strong ones can wait. (Taking every certain win at once was measured to be weaker.)
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from reihum.core.bits import count_bits, lowest_bit
from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.core.rules import Mask
from reihum.games.superstar.pieces import (
    ANY_CARD,
    ANY_JOKER,
    ANY_NUMBER,
    COLOURS,
    DISCARD,
    DISCARDED,
    DONE,
    JOKER,
    JOKERS,
    NOTHING,
    PASS,
    PLAY,
    PLAYED,
    PLAYING,
)
from reihum.games.superstar.rules import fits_on, hand_of

# Weights, tuned by playing them against each other. A certain win counts 1.
ANSWER: Final = 0.35  # what it is worth to have an answer to the next card, if nobody is shut out now
RESERVE: Final = 0.8  # and to hold back cards that go on almost everything
PASSING: Final = 0.0  # a pass wins nothing
OPENNESS: Final = 1.2  # how much a card suffers from what can be played on it, when choosing what to keep
KEEP: Final = 20.0  # what a card must be worth to be kept


@rule
def rate(s: Record, mask: Mask, out: NDArray[np.float64]) -> None:
    """Rate every legal move of the seat to move; higher is better."""
    if s.phase == PLAYING:
        _rate_playing(s, mask, out)
    else:
        _rate_discarding(s, out)


@rule
def _rate_playing(s: Record, mask: Mask, out: NDArray[np.float64]) -> None:
    """The chance to win with each card: nobody can answer it, or I can answer the answer."""
    seat = s.to_move
    hand = hand_of(s, seat)
    unseen = ANY_NUMBER & ~(s.cards[seat] | s.cards[PLAYED] | s.cards[DISCARDED])
    jokers = JOKERS - s.jokers[seat] - s.jokers[PLAYED] - s.jokers[DISCARDED]
    out[PASS] = PASSING
    cards = hand
    while cards != 0:
        kind = lowest_bit(cards)
        cards &= cards - 1
        if mask[PLAY + kind]:
            rest = hand
            if kind != JOKER or s.jokers[seat] == 1:
                rest &= ~(1 << kind)
            out[PLAY + kind] = _worth_playing(s, kind, rest, unseen, jokers)


@rule
def _worth_playing(s: Record, kind: int, rest: int, unseen: int, jokers: int) -> float:
    answers = fits_on(s, kind)
    shut = _shut_out(s, answers, unseen, jokers)
    covered = 0  # the cards that the rest of the hand can be played on
    while rest != 0:
        covered |= goes_on(s, lowest_bit(rest))
        rest &= rest - 1
    feared = _count(unseen & answers, jokers, answers)
    answered = 0.0
    if feared > 0:
        answered = _count(unseen & answers & covered, jokers, answers & covered) / feared
    reserve = count_bits(covered) / JOKER
    return shut + (1.0 - shut) * (ANSWER * answered + RESERVE * reserve)


@rule
def _shut_out(s: Record, answers: int, unseen: int, jokers: int) -> float:
    """The chance that none of the others still in the round can play one of these answers."""
    total = count_bits(unseen) + jokers
    open_share = 1.0
    if total > 0:
        open_share = 1.0 - _count(unseen & answers, jokers, answers) / total
    chance = 1.0
    for seat in range(s.players):
        if seat != s.to_move and s.passed_on[seat] == NOTHING:
            for slot in range(s.held[seat]):
                avoid = s.avoid[seat, slot]
                if avoid == 0:
                    chance *= open_share
                else:
                    room = _count(unseen & ~avoid, jokers, ~avoid)
                    if room > 0:
                        chance *= 1.0 - _count(unseen & answers & ~avoid, jokers, answers & ~avoid) / room
    return chance


@rule
def goes_on(s: Record, kind: int) -> int:
    """The set of kinds that a card may be played on: `fits_on` the other way round."""
    if kind == JOKER:
        return fits_on(s, JOKER)
    bit = 1 << kind
    under = (bit - 1) & ANY_NUMBER
    for colour in range(COLOURS):
        if s.stars[colour] & bit != 0:
            under |= s.stars[colour] | ANY_JOKER
    return under & ~bit


@rule
def _count(numbers: int, jokers: int, among: int) -> int:
    if among & ANY_JOKER != 0:
        return count_bits(numbers) + jokers
    return count_bits(numbers)


@rule
def _rate_discarding(s: Record, out: NDArray[np.float64]) -> None:
    """Discard what is worth less than a fresh card. A card is rated with the poor ones that come after it."""
    seat = s.to_move
    out[DONE] = 0.0
    later = 0.0  # what discarding every poor card after this one gains
    gain = KEEP - _worth_keeping(s, JOKER)
    left = s.jokers[seat] - s.staged_jokers
    if left > 0:
        out[DISCARD + JOKER] = gain * left
        later = max(0.0, gain * left)
    for number in range(JOKER - 1, 0, -1):
        bit = 1 << number
        if s.cards[seat] & bit != 0 and bit > s.staged:
            gain = KEEP - _worth_keeping(s, number)
            out[DISCARD + number] = gain + later
            later = max(later, later + gain)


@rule
def _worth_keeping(s: Record, kind: int) -> float:
    """How many cards it goes on, less some of those that go on it."""
    return count_bits(goes_on(s, kind) & ANY_CARD) - OPENNESS * count_bits(fits_on(s, kind))
