"""The record of One to 9. What each field says about hidden cards is decided in `secrets`.

Wide fields stand before narrow ones, so that the record has no gaps: two equal records are equal byte by byte.
"""

from typing import Final

from reihum.core.record import record_dtype
from reihum.games.one_to_nine.pieces import (
    CARDS_TURNED_AT_SETUP,
    COLOUR_COUNT,
    FIELDS,
    KINDS,
    MAX_PLAYERS,
    NUMBERS,
    SHUFFLED,
    SHUFFLED_KINDS,
)

DTYPE: Final = record_dtype(
    # The table.
    ("row", "<i8", (COLOUR_COUNT,)),  # `board` as bits: which numbers of a colour are taken
    ("stack_left", "<i8"),
    ("discard_count", "<i8"),
    ("discard_top", "<i8"),  # kind, or NOTHING
    ("joker_supply", "<i8"),
    ("small_supply", "<i8"),
    ("big_supply", "<i8"),
    # The seats.
    ("hand_bits", "<i8", (MAX_PLAYERS, COLOUR_COUNT + 1)),  # which numbers are held, by colour; then number jokers
    ("hand_count", "<i8", (MAX_PLAYERS,)),
    ("small", "<i8", (MAX_PLAYERS,)),
    ("big", "<i8", (MAX_PLAYERS,)),
    ("reshuffles", "<i8"),
    # A claim while its gaps are filled. Only the seat that makes it knows of it until it is complete.
    ("claim", "<i8"),  # move number, or NOTHING
    ("gaps", "<i8"),  # cells still to fill, as bits: number indices of a run, colours of a foursome
    ("spare_jokers", "<i8"),
    ("spare_stars", "<i8"),  # those that may be used: none unless a long run is claimed
    ("spare_numbers", "<i8"),  # a foursome has at most one number joker to use; in a run each number has its own
    # The action before, for telling it.
    ("last_seat", "<i8"),  # or NOTHING
    ("last_move", "<i8"),  # a claim stands for itself and its fills
    ("last_small", "<i8"),  # small stars it brought
    ("last_bonus", "<i8"),  # 1 if one of them was for the "+3" on the discard pile
    ("last_turned", "<i8"),  # cards turned from the stack after it
    # The table, card by card.
    ("board", "<i2", (FIELDS,)),  # FREE or what lies there
    ("stack", "<i2", (SHUFFLED,)),  # an unordered pool; concealed: every card the viewer has not seen, sorted
    ("discard", "<i2", (SHUFFLED_KINDS,)),  # how many of each kind; all were seen when they went there
    ("hand", "<i2", (MAX_PLAYERS, KINDS)),  # how many of each kind; jokers are known to all
    # What a reshuffle has taught. When the stack runs out, every card that is not to be seen is in a hand.
    (
        "sure",
        "<i2",
        (MAX_PLAYERS + 1, SHUFFLED_KINDS),
    ),  # cards a seat (or a spectator) knows to be in the others' hands
    ("held_since", "<i2", (MAX_PLAYERS,)),  # how many cards a seat can at most have held since the reshuffle
    # By cell of a claim: FREE or what fills it.
    ("staged", "<i2", (NUMBERS,)),
    ("last_fill", "<i2", (NUMBERS,)),
    ("last_landed", "<i2", (CARDS_TURNED_AT_SETUP,)),  # fields on which turned cards were laid, or NOTHING
)
