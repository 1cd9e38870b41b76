"""The box of One to 9: cards, fields, fillers and moves, as numbers and as text."""

from typing import Final

import numpy as np

COLOURS: Final = "RYGB"  # red, yellow, green, blue
COLOUR_COUNT: Final = 4
NUMBERS: Final = 9  # the number 1 is number index 0
FIELDS: Final = COLOUR_COUNT * NUMBERS  # O2: field = colour * NUMBERS + number index
ALL_NUMBERS: Final = (1 << NUMBERS) - 1  # a set of number indices is nine bits
ALL_FIELDS: Final = (1 << FIELDS) - 1
IN_EACH_COLOUR: Final = sum(1 << (colour * NUMBERS) for colour in range(COLOUR_COUNT))  # times a set of number indices
MAX_PLAYERS: Final = 4

# O3: the kinds of cards. A number card has the number of its field.
NUMBER_JOKER: Final = FIELDS  # + number index
PLUS_THREE: Final = NUMBER_JOKER + NUMBERS
SHUFFLED_KINDS: Final = PLUS_THREE + 1  # the kinds that can lie in the stack: all but the jokers
JOKER: Final = SHUFFLED_KINDS
KINDS: Final = JOKER + 1
NOTHING: Final = -1  # no card, no field, no claim

COPIES: Final = np.array([2] * FIELDS + [1] * NUMBERS + [12, 5], np.int64)
SHUFFLED: Final = int(COPIES[:SHUFFLED_KINDS].sum())  # O5: 93 cards
JOKERS: Final = int(COPIES[JOKER])

# O4, O6, O7, O9, O18, O21
SMALL_STARS: Final = 39
BIG_STARS: Final = 9
CARDS_TURNED_AT_SETUP: Final = 5
CARDS_DEALT: Final = 5
CARDS_FOR_LAYING: Final = 2
CARDS_FOR_PLUS_THREE: Final = 3
CARDS_FOR_EMPTY_HAND: Final = 2
CARDS_TURNED_AFTER_CLAIM: Final = 2
BIG_STARS_TO_WIN: Final = 3
POINTS_OF_A_BIG_STAR: Final = SMALL_STARS + 1  # outweighs all small stars

# What lies on a field, or fills one in a claim (O13).
FREE: Final = 0
BY_CARD: Final = 1
BY_NUMBER: Final = 2
BY_JOKER: Final = 3
BY_STAR: Final = 4  # only in a long run; never stays on the board
FILLERS: Final = ("card", "number", "joker", "star")

# Phases.
ACTING: Final = 0  # the seat chooses its action
FILLING: Final = 1  # the seat has named a claim and fills its gaps in ascending order

# Rows of `hand_bits`: the four colours, then the number jokers. Row of `sure` that belongs to spectators.
NUMBER_BITS: Final = COLOUR_COUNT
SPECTATOR_ROW: Final = MAX_PLAYERS

OPTION_TURN_LIMIT: Final = 0

# How a game ends (O21 to O23).
BY_THREE_STARS: Final = 0
BY_TURN_LIMIT: Final = 1
BY_FULL_BOARD: Final = 2
ENDINGS: Final = ("three-stars", "turn-limit", "full-board")

# O10: the short runs, as intervals of number indices, and what they are worth by length.
INTERVALS: Final = [(low, low + n - 1) for low in range(NUMBERS) for n in range(4, 9) if low + n <= NUMBERS]
INTERVAL_COUNT: Final = len(INTERVALS)
STARS_OF_LENGTH: Final = np.array([0, 0, 0, 0, 1, 2, 3, 3, 3, 0], np.int64)
STARS_OF_FOURSOME: Final = 1

SPAN: Final = np.array([sum(1 << n for n in range(low, high + 1)) for low, high in INTERVALS], np.int64)
LENGTH: Final = np.array([high - low + 1 for low, high in INTERVALS], np.int64)
_EDGES: Final = [((1 << low >> 1) | (1 << (high + 1))) & ALL_NUMBERS for low, high in INTERVALS]


def _unbroken(taken: int) -> int:
    """The intervals (as bits) that have a gap and, when it is filled, touch no further taken field (O10, O14)."""
    return sum(1 << i for i in range(INTERVAL_COUNT) if int(SPAN[i]) & ~taken and not _EDGES[i] & taken)


def _coverable(covered: int, jokers: int) -> int:
    """The intervals (as bits) in which at most ``jokers`` numbers are not covered (O13)."""
    return sum(1 << i for i in range(INTERVAL_COUNT) if (int(SPAN[i]) & ~covered).bit_count() <= jokers)


# Half as wide as other tables, so that they stay in the processor's nearest memory.
UNBROKEN: Final = np.array([_unbroken(taken) for taken in range(ALL_NUMBERS + 1)], np.int32)
COVERABLE: Final = np.array(
    [[_coverable(covered, jokers) for covered in range(ALL_NUMBERS + 1)] for jokers in range(JOKERS + 1)], np.int32
)

# Moves. O8 and O9: one card, or a draw with an empty hand.
PLAY_CARD: Final = 0  # + field: lay it, or discard it for a joker if the field is taken
PLAY_NUMBER: Final = PLAY_CARD + FIELDS  # + field
PLAY_JOKER: Final = PLAY_NUMBER + FIELDS  # + field
SWAP_NUMBER: Final = PLAY_JOKER + FIELDS  # + number index: discard it for a joker
PLAY_PLUS_THREE: Final = SWAP_NUMBER + NUMBERS
DRAW: Final = PLAY_PLUS_THREE + 1
# O10 to O12: a claim is named, then its gaps are filled one by one (O13).
CLAIM_SHORT: Final = DRAW + 1  # + colour * INTERVAL_COUNT + interval
CLAIM_FOURSOME: Final = CLAIM_SHORT + COLOUR_COUNT * INTERVAL_COUNT  # + number index
CLAIM_LONG: Final = CLAIM_FOURSOME + NUMBERS  # + colour
FILL: Final = CLAIM_LONG + COLOUR_COUNT  # + field * FILLER_COUNT + filler − 1
FILLER_COUNT: Final = len(FILLERS)


def field_text(field: int) -> str:
    """A field, or the number card that belongs on it: ``R5``."""
    return f"{COLOURS[field // NUMBERS]}{field % NUMBERS + 1}"


def card_text(kind: int) -> str:
    """A card: ``R5``, ``N5`` (number joker), ``+3`` or ``J`` (joker)."""
    if kind < FIELDS:
        return field_text(kind)
    if kind < PLUS_THREE:
        return f"N{kind - NUMBER_JOKER + 1}"
    return "+3" if kind == PLUS_THREE else "J"


def _move_texts() -> list[str]:
    fields = [field_text(field) for field in range(FIELDS)]
    texts = [f"play {field}" for field in fields]
    texts += [f"play N{field[1]} {field[0]}" for field in fields]
    texts += [f"play J {field}" for field in fields]
    texts += [f"play N{n + 1}" for n in range(NUMBERS)]
    texts += ["play +3", "draw"]
    texts += [f"claim {colour}{low + 1}-{high + 1}" for colour in COLOURS for low, high in INTERVALS]
    texts += [f"claim {n + 1}s" for n in range(NUMBERS)]
    texts += [f"claim {colour}1-9" for colour in COLOURS]
    texts += [f"fill {field} {filler}" for field in fields for filler in FILLERS]
    return texts


MOVES: Final = _move_texts()
