"""The record of Superstar. Cards are held as sets of numbers plus a count of jokers for every place."""

from typing import Any, Final

import numpy as np

from reihum.core.record import record_dtype
from reihum.games.superstar.pieces import COLOURS, HAND, LONGEST_ROUND, MAX_PLAYERS, PLACES

DTYPE: Final[np.dtype[Any]] = record_dtype(
    ("stars", "<i8", (COLOURS,)),  # the component table: the numbers that show a star of each colour
    ("cards", "<i8", (PLACES,)),  # the numbers in each place
    ("jokers", "<i8", (PLACES,)),  # the jokers in each place
    ("held", "<i8", (MAX_PLAYERS,)),  # size of each hand, known to all
    ("pool_left", "<i8"),  # size of the draw pile, known to all
    # The round
    ("trail", "<i2", (LONGEST_ROUND,)),  # the kinds played, in order
    ("trail_seat", "<i2", (LONGEST_ROUND,)),  # and who played them
    ("trail_length", "<i8"),
    ("passed_on", "<i8", (MAX_PLAYERS,)),  # the kind on which a seat passed this round, or NOTHING
    # The game
    ("tokens", "<i8", (MAX_PLAYERS,)),
    ("winner", "<i8"),  # who won the round before, or −1
    ("shuffles", "<i8"),  # how often the discard pile became the draw pile
    # Between rounds
    ("staged", "<i8"),  # numbers the seat to move has put aside, face down until it says done
    ("staged_jokers", "<i8"),
    ("thrown", "<i8", (MAX_PLAYERS,)),  # numbers each seat has openly discarded since the round ended
    ("thrown_jokers", "<i8", (MAX_PLAYERS,)),
    # What the table knows of hidden cards (reihum.games.superstar.knowledge)
    ("avoid", "<i8", (MAX_PLAYERS, HAND)),
    ("not_in_pool", "<i8"),
)
