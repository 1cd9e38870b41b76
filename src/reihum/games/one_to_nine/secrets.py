"""What a viewer of One to 9 may know, random worlds that agree with it, and the check that no card is lost.

Hidden are the hands (jokers excepted: they are taken and laid openly) and the stack. A claim is hidden, too, until its
last gap is filled: the seat that makes it may change its mind, and the others see the table as it was.

A reshuffle teaches more: at that moment the stack is empty, so whoever counted knows which cards the other hands hold
together. ``sure`` keeps that knowledge for every seat and for spectators as a lower bound, ``held_since`` how many of
these cards a seat can still have.
"""

import numpy as np

from reihum.core.chance import Key, below, forget_stream, start_stream, take_unseen
from reihum.core.jit import rule
from reihum.core.record import OVER, SPECTATOR, TRUTH, Record
from reihum.games.one_to_nine.cards import add_to_hand
from reihum.games.one_to_nine.claims import drop_claim, field_of, free_cells
from reihum.games.one_to_nine.pieces import (
    ACTING,
    BIG_STARS,
    BY_CARD,
    BY_JOKER,
    BY_NUMBER,
    COLOUR_COUNT,
    COPIES,
    FIELDS,
    FILLING,
    FREE,
    JOKER,
    KINDS,
    MAX_PLAYERS,
    NOTHING,
    NUMBER_BITS,
    NUMBER_JOKER,
    NUMBERS,
    OPTION_TURN_LIMIT,
    SHUFFLED,
    SHUFFLED_KINDS,
    SMALL_STARS,
    SPECTATOR_ROW,
)


@rule
def conceal(s: Record, viewer: int) -> None:
    """Leave in the record what the viewer may know; all unseen cards lie sorted in the stack's cells."""
    if s.phase == FILLING and viewer != s.to_move:
        drop_claim(s)
    for seat in range(s.players):
        if seat != viewer:
            for kind in range(SHUFFLED_KINDS):
                s.hand[seat, kind] = 0
                s.sure[seat, kind] = 0
            for bits in range(COLOUR_COUNT + 1):
                s.hand_bits[seat, bits] = 0
    _pool_unseen(s, viewer)
    forget_stream(s)
    s.viewer = viewer


@rule
def _pool_unseen(s: Record, viewer: int) -> None:
    """Write every card that the viewer does not see into the stack's cells, sorted."""
    size = 0
    for kind in range(SHUFFLED_KINDS):
        unseen = COPIES[kind] - s.discard[kind]
        if viewer != SPECTATOR:
            unseen -= s.hand[viewer, kind]
        if kind < FIELDS:
            if s.board[kind] == BY_CARD:
                unseen -= 1
        elif kind < NUMBER_JOKER + NUMBERS:
            for colour in range(COLOUR_COUNT):
                if s.board[colour * NUMBERS + kind - NUMBER_JOKER] == BY_NUMBER:
                    unseen -= 1
        for _ in range(unseen):
            s.stack[size] = kind
            size += 1
    for i in range(size, SHUFFLED):
        s.stack[i] = NOTHING


@rule
def redeal(s: Record, viewer: int, key: Key) -> None:
    """Deal the unseen cards to the other hands and the stack, so that the viewer could not tell the difference."""
    start_stream(s, key)
    size = s.stack_left
    for seat in range(s.players):
        if seat != viewer:
            size += s.hand_count[seat] - s.hand[seat, JOKER]
    if s.reshuffles > 0:
        size = _deal_sure(s, viewer, size)
    for seat in range(s.players):
        if seat == viewer:
            continue
        held = 0
        for kind in range(SHUFFLED_KINDS):
            held += s.hand[seat, kind]
        for _ in range(s.hand_count[seat] - s.hand[seat, JOKER] - held):
            _give(s, seat, int(take_unseen(s, s.stack, size)))
            size -= 1
    if s.reshuffles > 0:
        # What the others are sure of is not the viewer's to know: at least what every spectator knows.
        for seat in range(s.players):
            if seat != viewer:
                for kind in range(SHUFFLED_KINDS):
                    s.sure[seat, kind] = max(0, s.sure[SPECTATOR_ROW, kind] - s.hand[seat, kind])
    s.viewer = TRUTH


@rule
def _give(s: Record, seat: int, kind: int) -> None:
    """Put a card into a hand whose size already counts it."""
    add_to_hand(s, seat, kind)
    s.hand_count[seat] -= 1


@rule
def _deal_sure(s: Record, viewer: int, size: int) -> int:
    """Give the cards known to be in the other hands to seats that may hold them; the pool's new size."""
    room = 0  # places that may hold a card since the reshuffle
    for seat in range(s.players):
        if seat != viewer:
            room += s.held_since[seat]
    row = SPECTATOR_ROW if viewer == SPECTATOR else viewer
    kept = 0
    kind = NOTHING
    owed = 0
    for i in range(size):
        if s.stack[i] != kind:
            kind = int(s.stack[i])
            owed = int(s.sure[row, kind])
        if owed == 0:
            s.stack[kept] = kind
            kept += 1
            continue
        owed -= 1
        place = below(s, room)
        room -= 1
        for seat in range(s.players):
            if seat == viewer:
                continue
            places = s.held_since[seat]
            for held in range(SHUFFLED_KINDS):
                places -= s.hand[seat, held]
            if place < places:
                _give(s, seat, kind)
                break
            place -= places
    for i in range(kept, size):
        s.stack[i] = NOTHING
    return kept


# Conservation

_CARDS = 1
_HAND_BITS = 2
_COUNTS = 3
_ROWS = 4
_STARS = 5
_TOP = 6
_KNOWLEDGE = 7
_CLAIM = 8
_FREED_CELLS = 9
_TURN = 10


@rule
def audit(s: Record) -> int:
    """0 if every card and star of the box is exactly once somewhere and all counters agree; else what is wrong."""
    code = _audit_cards(s)
    if code == 0:
        code = _audit_seats(s)
    if code == 0:
        code = _audit_claim(s)
    return code


@rule
def _audit_cards(s: Record) -> int:
    found = np.zeros(KINDS, np.int64)
    for i in range(SHUFFLED):
        if i < s.stack_left:
            if s.stack[i] < 0 or s.stack[i] >= SHUFFLED_KINDS:
                return _CARDS
            found[s.stack[i]] += 1
        elif s.stack[i] != NOTHING:
            return _FREED_CELLS
    discarded = 0
    for kind in range(SHUFFLED_KINDS):
        if s.discard[kind] < 0:
            return _CARDS
        found[kind] += s.discard[kind]
        discarded += s.discard[kind]
    if discarded != s.discard_count:
        return _COUNTS
    if discarded == 0:
        if s.discard_top != NOTHING:
            return _TOP
    elif s.discard[s.discard_top] == 0:
        return _TOP
    for field in range(FIELDS):
        taken = (s.row[field // NUMBERS] >> (field % NUMBERS)) & 1
        if taken != int(s.board[field] != FREE):
            return _ROWS
        if s.board[field] == BY_CARD:
            found[field] += 1
        elif s.board[field] == BY_NUMBER:
            found[NUMBER_JOKER + field % NUMBERS] += 1
        elif s.board[field] == BY_JOKER:
            found[JOKER] += 1
        elif s.board[field] != FREE:
            return _ROWS
    found[JOKER] += s.joker_supply
    for seat in range(s.players):
        for kind in range(KINDS):
            if s.hand[seat, kind] < 0:
                return _CARDS
            found[kind] += s.hand[seat, kind]
    for kind in range(KINDS):
        if found[kind] != COPIES[kind]:
            return _CARDS
    return 0


@rule
def _audit_seats(s: Record) -> int:
    small = s.small_supply
    big = s.big_supply
    for seat in range(MAX_PLAYERS):
        small += s.small[seat]
        big += s.big[seat]
        held = 0
        for kind in range(KINDS):
            held += s.hand[seat, kind]
        if held != s.hand_count[seat] or (seat >= s.players and held > 0):
            return _COUNTS
        for number in range(NUMBERS):
            for colour in range(COLOUR_COUNT):
                if (s.hand_bits[seat, colour] >> number) & 1 != int(s.hand[seat, colour * NUMBERS + number] > 0):
                    return _HAND_BITS
            if (s.hand_bits[seat, NUMBER_BITS] >> number) & 1 != int(s.hand[seat, NUMBER_JOKER + number] > 0):
                return _HAND_BITS
        if s.small[seat] < 0 or s.big[seat] < 0 or s.held_since[seat] > held - s.hand[seat, JOKER]:
            return _STARS
    if small != SMALL_STARS or big != BIG_STARS or s.small_supply < 0 or s.big_supply < 0:
        return _STARS
    for row in range(MAX_PLAYERS + 1):  # of absent seats: nothing
        room = 0
        for seat in range(s.players):
            if seat != row:
                room += s.held_since[seat]
        for kind in range(SHUFFLED_KINDS):
            others = 0
            for seat in range(s.players):
                if seat != row:
                    others += s.hand[seat, kind]
            if s.sure[row, kind] < 0 or s.sure[row, kind] > others:
                return _KNOWLEDGE
            room -= s.sure[row, kind]
        if room < 0:
            return _KNOWLEDGE
    if s.turn < 1 or s.turn > s.options[OPTION_TURN_LIMIT]:
        return _TURN
    return 0


@rule
def _audit_claim(s: Record) -> int:
    if s.phase == ACTING:
        if s.claim != NOTHING or s.gaps != 0 or s.spare_jokers + s.spare_stars + s.spare_numbers != 0:
            return _CLAIM
        for cell in range(NUMBERS):
            if s.staged[cell] != FREE:
                return _CLAIM
        return 0
    if s.to_move == OVER or s.claim == NOTHING or s.gaps == 0:
        return _CLAIM
    free = free_cells(s, s.claim)
    jokers = s.spare_jokers
    for cell in range(NUMBERS):
        filler = s.staged[cell]
        waits = (s.gaps >> cell) & 1
        if waits + int(filler != FREE) != (free >> cell) & 1:
            return _CLAIM
        if filler == BY_CARD and s.hand[s.to_move, field_of(s.claim, cell)] == 0:
            return _CLAIM
        jokers += int(filler == BY_JOKER)
    if jokers != s.hand[s.to_move, JOKER]:
        return _CLAIM
    return 0
