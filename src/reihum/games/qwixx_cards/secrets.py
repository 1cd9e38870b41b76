"""The gate for secrets: what a viewer may know, and what could be behind it.

Every hidden card shows its number on its back, and everybody knows from which shuffle it stems (Q10). So the hidden
cards of one number and one shuffle form a class: within it nobody can tell which card lies where, and beyond that
there is nothing to know. No move is forced by what a player holds, so no move says more about a hand than it shows.
"""

import math
from typing import Final

import numpy as np

from reihum.core.chance import Key, below, forget_stream, start_stream
from reihum.core.jit import rule
from reihum.core.record import OVER, TRUTH, WATCHER, Record
from reihum.games.qwixx_cards.pieces import (
    ALL_CARDS,
    BACK_BITS,
    CHOOSE,
    COLOURED_CARDS,
    DISPLAY,
    JOKERS_OPTION,
    KINDS,
    MARKS,
    NOTHING,
    NTH,
    NUMBERS,
    PENDING,
    PLAY,
)
from reihum.games.qwixx_cards.rules import clear_play, first_pending

_ORDERS: Final = np.array([math.factorial(size) for size in range(KINDS + 1)], np.int64)
"""In how many orders a class of so many cards may lie."""


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
    s.to_move = viewer if viewer != WATCHER and s.choice[viewer] == PENDING else first_pending(s)


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
    if viewer != WATCHER:
        hidden &= ~s.hand[viewer]
    beside_stack = hidden & ~s.stack
    for index in range(NUMBERS):
        shift = index * KINDS
        left = (hidden >> shift) & BACK_BITS
        while left != 0:
            shuffle = s.shuffle_of[shift + NTH[left, 0]]
            group = 0
            for kind in range(KINDS):
                if (left >> kind) & 1 and s.shuffle_of[shift + kind] == shuffle:
                    group |= 1 << kind
            left &= ~group
            # A class of one card hides nothing, nor does one that lies in the stack as a whole.
            if group & (group - 1) and (beside_stack >> shift) & group:
                _rearrange_class(s, viewer, shift, group, below(s, _ORDERS[MARKS[group]]) if at_random else 0)


@rule
def _rearrange_class(s: Record, viewer: int, shift: int, group: int, order: int) -> None:
    # `order` is the number of a permutation of the class: each pick takes one digit of it.
    cards = group << shift
    rest = group
    size = MARKS[group]
    for seat in range(s.players):
        held = (s.hand[seat] >> shift) & group
        if held != 0 and seat != viewer:
            mine = 0
            for _ in range(MARKS[held]):
                kind = NTH[rest, order % size]
                order //= size
                size -= 1
                rest &= ~(1 << kind)
                mine |= 1 << kind
            s.hand[seat] = (s.hand[seat] & ~cards) | (mine << shift)
    for place in range(DISPLAY):
        if s.display[place] != NOTHING and (cards >> s.display[place]) & 1:
            kind = NTH[rest, order % size]
            order //= size
            size -= 1
            rest &= ~(1 << kind)
            s.display[place] = shift + kind
    if (cards >> s.top) & 1:
        kind = NTH[rest, order % size]
        rest &= ~(1 << kind)
        s.top = shift + kind
    if s.stack & cards:
        s.stack = (s.stack & ~cards) | (rest << shift)
