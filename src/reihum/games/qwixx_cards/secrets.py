"""The gate for secrets: what a viewer may know, and what could be behind it. And the audit.

Every hidden card shows its number on its back, and everybody knows from which shuffle it stems (Q10). So the hidden
cards of one number and one shuffle form a class: within it nobody can tell which card lies where, and beyond that
there is nothing to know. No move is forced by what a player holds, so no move says more about a hand than it shows.
"""

import math
from typing import Final

import numpy as np

from reihum.core.bits import count_bits, lowest_bit, nth_bit
from reihum.core.chance import Key, below, forget_stream, start_stream
from reihum.core.jit import rule
from reihum.core.record import OVER, SPECTATOR, TRUTH, Record
from reihum.games.qwixx_cards.pieces import (
    ALL_CARDS,
    BACK_BITS,
    CARDS,
    CHOOSE,
    COLOURED_CARDS,
    DISPLAY,
    HAND,
    JOKERS_OPTION,
    KINDS,
    LAST_AND_LOCK,
    MARKS_BEFORE_LAST,
    MAX_PLAYERS,
    MISSES_TO_END,
    MOST_LAID,
    NOTHING,
    NUMBERS,
    PENDING,
    PLAY,
    ROWS,
    TAKE,
)
from reihum.games.qwixx_cards.rules import clear_play, first_pending, has_ended

_ORDERS: Final = np.array([math.factorial(size) for size in range(KINDS + 1)], np.int64)
"""In how many orders a class of this many cards may lie."""

# What an audit may find
_CARDS: Final = 1
_SEATS: Final = 2
_SHEETS: Final = 3
_SHUFFLES: Final = 4
_TURN: Final = 5


@rule
def conceal(s: Record, viewer: int) -> None:
    """Keep only what a viewer may know; hidden cards of a class lie in the order of their numbers."""
    if s.to_move != OVER:
        if s.phase == CHOOSE:
            _hide_choices(s, viewer)
        elif s.phase == PLAY and viewer != s.active:
            _hide_unfinished_play(s)
    _rearrange(s, viewer, False)
    forget_stream(s)
    s.viewer = viewer


@rule
def redeal(s: Record, viewer: int, key: Key) -> None:
    """Lay the hidden cards of a concealed record at random: every arrangement of a class is equally likely."""
    start_stream(s, key)
    _rearrange(s, viewer, True)
    s.viewer = TRUTH


@rule
def _hide_choices(s: Record, viewer: int) -> None:
    # Q11: nobody sees the others' choice of this step. That they have chosen is open, as at a real table, and stands
    # beside the record (`Position.to_move`). A record does not hold it: who thinks about one asks everybody.
    for seat in range(s.players):
        if seat != viewer:
            s.choice[seat] = PENDING
    s.to_move = viewer if viewer != SPECTATOR and s.choice[viewer] == PENDING else first_pending(s)


@rule
def _hide_unfinished_play(s: Record) -> None:
    # Q12: a play is shown when it is finished; until then its cards are hand cards and its marks may be taken back
    if s.laid_count:
        s.rows[s.active, s.laid_colour] &= ~s.crossed
        clear_play(s, s.active)


@rule
def _rearrange(s: Record, viewer: int, at_random: bool) -> None:
    """Lay out the hidden cards class by class: over the other hands, the display, the top card, then the stack."""
    hidden = (ALL_CARDS if s.options[JOKERS_OPTION] else COLOURED_CARDS) & ~s.discard
    if viewer != SPECTATOR:
        hidden &= ~s.hand[viewer]
    beside_stack = hidden & ~s.stack
    for index in range(NUMBERS):
        shift = index * KINDS
        left = (hidden >> shift) & BACK_BITS
        while left != 0:
            shuffle = s.shuffle_of[shift + lowest_bit(left)]
            group = 0
            for kind in range(KINDS):
                if (left >> kind) & 1 and s.shuffle_of[shift + kind] == shuffle:
                    group |= 1 << kind
            left &= ~group
            # A class of one card hides nothing, nor does one that lies in the stack as a whole.
            if group & (group - 1) and (beside_stack >> shift) & group:
                _rearrange_class(s, viewer, shift, group, below(s, _ORDERS[count_bits(group)]) if at_random else 0)


@rule
def _rearrange_class(s: Record, viewer: int, shift: int, group: int, order: int) -> None:
    # `order` is the number of a permutation of the class: each pick takes one digit of it.
    cards = group << shift
    rest = group
    size = count_bits(group)
    for seat in range(s.players):
        held = (s.hand[seat] >> shift) & group
        if held != 0 and seat != viewer:
            mine = 0
            for _ in range(count_bits(held)):
                kind = nth_bit(rest, order % size)
                order //= size
                size -= 1
                rest &= ~(1 << kind)
                mine |= 1 << kind
            s.hand[seat] = (s.hand[seat] & ~cards) | (mine << shift)
    for place in range(DISPLAY):
        if s.display[place] != NOTHING and (cards >> s.display[place]) & 1:
            kind = nth_bit(rest, order % size)
            order //= size
            size -= 1
            rest &= ~(1 << kind)
            s.display[place] = shift + kind
    if (cards >> s.top) & 1:
        kind = nth_bit(rest, order % size)
        rest &= ~(1 << kind)
        s.top = shift + kind
    if s.stack & cards:
        s.stack = (s.stack & ~cards) | (rest << shift)


# The audit


@rule
def audit(s: Record) -> int:
    """0 if every card is exactly once somewhere and the counters agree with the pieces; else what is wrong."""
    if not _every_card_is_once(s):
        return _CARDS
    for seat in range(MAX_PLAYERS):
        if not _is_seat_sound(s, seat):
            return _SEATS
        for colour in range(ROWS):
            if not _is_row_sound(s.rows[seat, colour]):
                return _SHEETS
    if not _is_shuffle_sound(s):
        return _SHUFFLES
    return 0 if _is_turn_sound(s) else _TURN


@rule
def _every_card_is_once(s: Record) -> bool:
    """Q3."""
    seen = s.stack | s.discard
    total = count_bits(s.stack) + count_bits(s.discard)
    for seat in range(MAX_PLAYERS):
        seen |= s.hand[seat]
        total += count_bits(s.hand[seat])
    for place in range(DISPLAY):
        if s.display[place] != NOTHING:
            seen |= 1 << s.display[place]
            total += 1
    seen |= 1 << s.top
    total += 1
    cards = ALL_CARDS if s.options[JOKERS_OPTION] else COLOURED_CARDS
    return seen == cards and total == count_bits(cards)


@rule
def _is_seat_sound(s: Record, seat: int) -> bool:
    held = count_bits(s.hand[seat])
    if seat >= s.players:
        return not (held or s.misses[seat] or s.choice[seat] or s.rows[seat].any())
    if held > HAND or held < HAND - MOST_LAID:
        return False
    if s.choice[seat] != PENDING and (s.phase != CHOOSE or s.to_move == OVER):
        return False
    return 0 <= s.misses[seat] <= MISSES_TO_END


@rule
def _is_row_sound(row: int) -> bool:
    """Q6: the lock goes with the last number, and that comes after five others."""
    end = row & LAST_AND_LOCK
    return end == 0 or (end == LAST_AND_LOCK and count_bits(row) >= MARKS_BEFORE_LAST + 2)


@rule
def _is_shuffle_sound(s: Record) -> bool:
    """Q10: of every card it is known from which shuffle it stems."""
    for card in range(CARDS):
        if s.shuffle_of[card] > s.shuffles or ((s.stack >> card) & 1 and s.shuffle_of[card] != s.shuffles):
            return False
    return s.stack_size == count_bits(s.stack)


@rule
def _is_turn_sound(s: Record) -> bool:
    for place in range(DISPLAY):
        if s.display[place] == NOTHING and s.phase != TAKE:
            return False
    if s.concurrent != (1 if s.phase == CHOOSE and s.to_move != OVER else 0):
        return False
    if s.to_move != OVER and s.phase != PLAY and has_ended(s):  # a play may be finished first
        return False
    for i in range(MOST_LAID):
        if (s.laid[i] != NOTHING) != (i < s.laid_count):
            return False
        if i < s.laid_count and s.phase == PLAY and s.to_move != OVER and not (s.hand[s.laid_by] >> s.laid[i]) & 1:
            return False
    return True
