"""Dealing unseen cards into slots that avoid some of them: choosing at random, and mending a deal that got stuck."""

import numpy as np
from numpy.typing import NDArray

from reihum.core.bits import count_bits, nth_bit
from reihum.core.chance import below
from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.games.superstar.pieces import ANY_JOKER, HAND, JOKER


@rule
def room_for(numbers: int, jokers: int, avoid: int) -> int:
    """How many of these cards a slot may hold."""
    room = count_bits(numbers & ~avoid)
    if avoid & ANY_JOKER == 0:
        room += jokers
    return room


@rule
def any_of(s: Record, numbers: int, jokers: int, avoid: int) -> int:
    """One of the cards a slot may hold, each as likely; there must be one."""
    luck = below(s, room_for(numbers, jokers, avoid))
    if avoid & ANY_JOKER == 0:
        if luck < jokers:
            return JOKER
        luck -= jokers
    return nth_bit(numbers & ~avoid, luck)


@rule
def mend(
    s: Record,
    order: NDArray[np.int64],
    given: NDArray[np.int64],
    filled: int,
    avoid: int,
    numbers: int,
    jokers: int,
) -> int:
    """Fill slot number ``filled``, which avoids all free cards, by moving cards that are dealt already.

    The slot takes over a card of another slot, that one a card of a third one, … and the last a free card: the
    shortest such path (Kuhn's augmenting path). Returns the free card that was used.
    """
    before = np.full(filled, -1, np.int64)  # the slot that wants the card of this slot
    queue = np.empty(filled + 1, np.int64)
    queue[0] = filled
    head, tail = 0, 1
    turn = below(s, filled)  # no slot is favoured
    while head < tail:
        wanting = queue[head]
        head += 1
        unwanted = avoid
        if wanting != filled:
            unwanted = s.avoid[order[wanting] // HAND, order[wanting] % HAND]
        for i in range(filled):
            slot = (i + turn) % filled
            if before[slot] >= 0 or unwanted & (1 << given[slot]) != 0:
                continue
            before[slot] = wanting
            unfit = s.avoid[order[slot] // HAND, order[slot] % HAND]
            if room_for(numbers, jokers, unfit) > 0:
                used = any_of(s, numbers, jokers, unfit)
                card = used
                while slot != filled:
                    card, given[slot] = given[slot], card
                    slot = before[slot]
                given[filled] = card
                return used
            queue[tail] = slot
            tail += 1
    return JOKER  # never: the truth is a way to fill all slots
