"""The pieces of Qwixx – The Card Game and its move table: named numbers, sets as bits, texts.

A card is ``index * KINDS + kind``: the index of its number (0 is the 2), then its colour, or JOKER. Sets of cards are
bits of one 64-bit number, so that the (at most five) cards that show the same back lie side by side. A row of a sheet
is a set of bits too: its eleven places from left to right, then the lock.
"""

from typing import Final

import numpy as np

from reihum.core.bits import count_bits
from reihum.core.jit import rule

MIN_PLAYERS: Final = 2  # Q1
MAX_PLAYERS: Final = 5

COLOURS: Final = "RYGB"  # red, yellow, green, blue
ROWS: Final = 4
NUMBERS: Final = 11  # Q2: 2 to 12
LOWEST: Final = 2
JOKER: Final = 4  # the kind of a card without a colour
KINDS: Final = 5  # of cards that share a back: four colours and the joker
CARDS: Final = NUMBERS * KINDS
BACK_BITS: Final = (1 << KINDS) - 1  # the cards of one number
ALL_CARDS: Final = (1 << CARDS) - 1  # Q3
COLOURED_CARDS: Final = sum(1 << card for card in range(CARDS) if card % KINDS != JOKER)

LAST_PLACE: Final = NUMBERS - 1
LOCK: Final = 1 << NUMBERS  # the bit behind the last place of a row
LAST_AND_LOCK: Final = 1 << LAST_PLACE | LOCK
MARKS_BEFORE_LAST: Final = 5  # Q6
ROW_BITS: Final = NUMBERS + 1

DEALT: Final = 4  # Q8
HAND: Final = 5  # Q9
DISPLAY: Final = 4
MOST_LAID: Final = 3  # Q12
GAPS_ALLOWED: Final = 1  # Q13
LOCKS_TO_END: Final = 2  # Q16
MISSES_TO_END: Final = 4
MISS_POINTS: Final = -5  # Q17

NOTHING: Final = -1  # an empty place of the display, a card not laid, a colour not yet named

# Phases: the three steps of a turn
TAKE: Final = 0  # Q9
CHOOSE: Final = 1  # Q11
PLAY: Final = 2  # Q12

# What a seat has chosen in Q11
PENDING: Final = 0
CHOSE_ROW: Final = 1  # + colour
CHOSE_SKIP: Final = CHOSE_ROW + ROWS

# Option slots
JOKERS_OPTION: Final = 0

# Moves
TAKE_NUMBER: Final = 0  # + index of the number
MARK_ROW: Final = TAKE_NUMBER + NUMBERS  # + colour
SKIP: Final = MARK_ROW + ROWS
DONE: Final = SKIP + 1
LAY: Final = DONE + 1  # + 2 · (colour · NUMBERS + place in the row) + 1 if it is marked
LAY_JOKER: Final = LAY + 2 * ROWS * NUMBERS  # the same for a joker that takes that colour
MOVE_COUNT: Final = LAY_JOKER + 2 * ROWS * NUMBERS

# Q4: red and yellow run 2→12, green and blue 12→2. PLACE[colour, index of a number] and back, which is the same table.
PLACE: Final = np.array([[i if row < 2 else LAST_PLACE - i for i in range(NUMBERS)] for row in range(ROWS)], np.int64)

# Q17: what a row is worth with this many marks, the lock included
ROW_POINTS: Final = np.array([marks * (marks + 1) // 2 for marks in range(ROW_BITS + 1)], np.int64)


@rule
def count_of(cards: int, index: int) -> int:
    """How many cards of a number a set holds."""
    return count_bits((cards >> (index * KINDS)) & BACK_BITS)


def card_text(card: int) -> str:
    """A card in notation: ``R5``, ``J12``."""
    index, kind = divmod(int(card), KINDS)
    return f"{(COLOURS + 'J')[kind]}{index + LOWEST}"


@rule
def number_of(card: int) -> int:
    """The number of a card, which its back shows, too."""
    return card // KINDS + LOWEST


@rule
def number_at(colour: int, place: int) -> int:
    """The number printed at a place of a row."""
    return PLACE[colour, place] + LOWEST


@rule
def laid_by_move(move: int) -> tuple[int, int, int]:
    """Of a move that lays a card: the colour it counts as, its place in that row, and the card."""
    joker = move >= LAY_JOKER
    code = move - (LAY_JOKER if joker else LAY)
    colour = code // (2 * NUMBERS)
    place = code // 2 % NUMBERS
    return colour, place, PLACE[colour, place] * KINDS + (JOKER if joker else colour)


def _texts() -> list[str]:
    texts = [f"take {index + LOWEST}" for index in range(NUMBERS)]
    texts += [f"mark {colour}" for colour in COLOURS]
    texts += ["skip", "done"]
    for joker in (False, True):
        for row, colour in enumerate(COLOURS):
            for place in range(NUMBERS):
                number = number_at(row, place)
                card = f"J{number} {colour}" if joker else f"{colour}{number}"
                texts += [f"play {card}", f"cross {card}"]
    return texts


MOVES: Final = tuple(_texts())
