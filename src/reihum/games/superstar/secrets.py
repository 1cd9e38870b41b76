"""The gate for secrets: what a viewer may know, deals that the viewer could not tell from the truth, and the audit."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from reihum.core.bits import count_bits, lowest_bit
from reihum.core.chance import forget_stream, start_stream
from reihum.core.jit import rule
from reihum.core.record import OVER, TRUTH, Record
from reihum.games.superstar.dealing import any_of, mend, room_for
from reihum.games.superstar.pieces import (
    ANY_JOKER,
    ANY_NUMBER,
    HAND,
    JOKER,
    JOKERS,
    MAX_PLAYERS,
    NOTHING,
    PLACES,
    PLAYED,
    POOL,
    TOKENS_TO_WIN,
)
from reihum.games.superstar.rules import fits_on

# What an audit may find
_CARDS: Final = 1
_SEATS: Final = 2
_POOL: Final = 3
_TRAIL: Final = 4
_STAGED: Final = 5


@rule
def conceal(s: Record, viewer: int) -> None:
    """Pool everything the viewer has not seen: the draw pile and the other hands. Their sizes stay known."""
    for seat in range(s.players):
        if seat != viewer:
            s.cards[POOL] |= s.cards[seat]
            s.jokers[POOL] += s.jokers[seat]
            s.cards[seat] = 0
            s.jokers[seat] = 0
    if s.to_move != viewer:
        s.staged = 0  # cards put aside lie face down until done
        s.staged_jokers = 0
    forget_stream(s)
    s.viewer = viewer


@rule
def redeal(s: Record, viewer: int, key: NDArray[np.int64]) -> None:
    """Deal the unseen cards to the other hands and the draw pile so that nothing publicly known is contradicted.

    A deal puts one card into each slot of the hidden hands (see `reihum.games.superstar.knowledge`). The slots are
    filled at random, the most restricted first. While the sets that slots avoid are nested this is exactly uniform:
    each slot has the same number of cards left to choose from, whatever was chosen before. That is always so against
    one opponent before the first shuffle; else it is close to uniform. If a slot finds no card left, cards already
    dealt are moved along (`mend`), which always succeeds because the truth is one solution.
    """
    start_stream(s, key)
    s.viewer = TRUTH
    order = np.empty(MAX_PLAYERS * HAND, np.int64)
    given = np.empty(MAX_PLAYERS * HAND, np.int64)
    slots = _most_restricted_first(s, viewer, order)
    numbers = s.cards[POOL]
    jokers = s.jokers[POOL]
    for i in range(slots):
        avoid = s.avoid[order[i] // HAND, order[i] % HAND]
        if room_for(numbers, jokers, avoid) > 0:
            kind = any_of(s, numbers, jokers, avoid)
            given[i] = kind
        else:
            kind = mend(s, order, given, i, avoid, numbers, jokers)
        if kind == JOKER:
            jokers -= 1
        else:
            numbers &= ~(1 << kind)
    # What is left is the draw pile. A card that cannot be there changes places with one that can.
    if numbers & s.not_in_pool != 0 or (jokers > 0 and s.not_in_pool & ANY_JOKER != 0):
        numbers, jokers = _mend_pool(s, order, given, slots, numbers, jokers)
    for i in range(slots):
        seat = order[i] // HAND
        if given[i] == JOKER:
            s.jokers[seat] += 1
        else:
            s.cards[seat] |= 1 << given[i]
    s.cards[POOL] = numbers
    s.jokers[POOL] = jokers


@rule
def _most_restricted_first(s: Record, viewer: int, order: NDArray[np.int64]) -> int:
    """Write the slots of all hidden hands (seat × HAND + slot) into ``order``; how many there are."""
    numbers = s.cards[POOL]
    jokers = s.jokers[POOL]
    rooms = np.empty(MAX_PLAYERS * HAND, np.int64)
    slots = 0
    for seat in range(s.players):
        if seat == viewer:
            continue
        for slot in range(s.held[seat] - 1, -1, -1):
            room = room_for(numbers, jokers, s.avoid[seat, slot])
            place = slots
            while place > 0 and rooms[place - 1] > room:
                rooms[place] = rooms[place - 1]
                order[place] = order[place - 1]
                place -= 1
            rooms[place] = room
            order[place] = seat * HAND + slot
            slots += 1
    return slots


@rule
def _mend_pool(
    s: Record, order: NDArray[np.int64], given: NDArray[np.int64], slots: int, numbers: int, jokers: int
) -> tuple[int, int]:
    """Swap every card that cannot be in the draw pile against one that can; the draw pile as numbers and jokers."""
    banned = numbers & s.not_in_pool
    banned_jokers = 0
    if s.not_in_pool & ANY_JOKER != 0:
        banned_jokers = jokers
    numbers &= ~banned
    jokers -= banned_jokers
    extra = np.empty(slots + 1, np.int64)  # the cards dealt and, last, the one that comes to the draw pile
    for i in range(slots):
        extra[i] = given[i]
    while banned != 0 or banned_jokers > 0:
        used = mend(s, order, extra, slots, s.not_in_pool, banned, banned_jokers)
        if used == JOKER:
            banned_jokers -= 1
        else:
            banned &= ~(1 << used)
        if extra[slots] == JOKER:
            jokers += 1
        else:
            numbers |= 1 << extra[slots]
    for i in range(slots):
        given[i] = extra[i]
    return numbers, jokers


@rule
def audit(s: Record) -> int:
    """0 if every card of the box is exactly once somewhere and all that is counted or known agrees with it."""
    if not _every_card_is_once(s):
        return _CARDS
    for seat in range(MAX_PLAYERS):
        if not _is_seat_sound(s, seat):
            return _SEATS
    if s.pool_left != count_bits(s.cards[POOL]) + s.jokers[POOL]:
        return _POOL
    if s.cards[POOL] & s.not_in_pool != 0 or (s.jokers[POOL] > 0 and s.not_in_pool & ANY_JOKER != 0):
        return _POOL
    if not _is_trail_sound(s):
        return _TRAIL
    return 0 if _is_staged_held(s) else _STAGED


@rule
def _every_card_is_once(s: Record) -> bool:
    seen = 0
    jokers = 0
    for place in range(PLACES):
        if s.cards[place] & seen != 0 or s.cards[place] & ~ANY_NUMBER != 0 or s.jokers[place] < 0:
            return False
        seen |= s.cards[place]
        jokers += s.jokers[place]
    return seen == ANY_NUMBER and jokers == JOKERS


@rule
def _is_seat_sound(s: Record, seat: int) -> bool:
    if s.held[seat] != count_bits(s.cards[seat]) + s.jokers[seat] or s.held[seat] > HAND:
        return False
    if seat >= s.players:
        return s.held[seat] == 0 and s.tokens[seat] == 0 and s.passed_on[seat] == NOTHING
    if (s.tokens[seat] >= TOKENS_TO_WIN) != (s.to_move == OVER and s.winner == seat):
        return False
    return _is_possible(s, seat)


@rule
def _is_staged_held(s: Record) -> bool:
    """What is put aside is in the hand of the seat to move."""
    if s.to_move == OVER:
        return s.staged == 0 and s.staged_jokers == 0
    return s.staged & ~s.cards[s.to_move] == 0 and s.staged_jokers <= s.jokers[s.to_move]


@rule
def _is_trail_sound(s: Record) -> bool:
    """Every card of the trail fitted on the one below, and no other card was played."""
    numbers = 0
    jokers = 0
    under = NOTHING
    for i in range(s.trail_length):
        kind = int(s.trail[i])
        if fits_on(s, under) & (1 << kind) == 0:
            return False
        if kind == JOKER:
            jokers += 1
        else:
            numbers |= 1 << kind
        under = kind
    return numbers == s.cards[PLAYED] and jokers == s.jokers[PLAYED]


@rule
def _is_possible(s: Record, seat: int) -> bool:
    """Whether a hand can be put into its slots: card by card, which sets of slots can be filled."""
    cards = s.cards[seat]
    reached = 1  # bit b: the set of slots b can be filled; at first the empty one
    for i in range(s.held[seat]):
        kind = JOKER
        if i >= s.jokers[seat]:
            kind = lowest_bit(cards)
            cards &= cards - 1
        further = 0
        for filled in range(1 << HAND):
            if (reached >> filled) & 1 != 0:
                for slot in range(s.held[seat]):
                    if (filled >> slot) & 1 == 0 and s.avoid[seat, slot] & (1 << kind) == 0:
                        further |= 1 << (filled | (1 << slot))
        reached = further
    return reached != 0
