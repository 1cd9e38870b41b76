"""How well a seat stands in One to 9: its stars, its jokers, and how near it is to a long run."""

from typing import Any, Final

from reihum.bots.evaluation import load_weights
from reihum.core.bits import count_bits
from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.games.one_to_nine.pieces import (
    ALL_NUMBERS,
    BIG_STARS_TO_WIN,
    COLOUR_COUNT,
    JOKER,
    NUMBER_BITS,
    NUMBERS,
    PLUS_THREE,
)

FEATURES: Final = (
    "constant",
    "to_move",
    "big_one",
    "big_two",
    "small",
    "small_with_two",
    "jokers",
    "number_jokers",
    "cards",
    "plus_threes",
    "lacks_none",
    "lacks_one",
    "lacks_two",
    "lacks_three",
    "second_lacks_none",
    "second_lacks_one",
    "lacks_none_to_move",
    "lacks_none_with_two",
    "lacks_none_with_two_to_move",
    "lacks_one_with_two",
    "lacks_two_with_two",
    "own_cards_of_best",
)
WIN_WEIGHTS, POINT_WEIGHTS = load_weights(__package__, FEATURES)
TUNING: Final = (0.6, 1.0, 2.0, 2.0, 0.0, 0.3)


@rule
def describe(s: Record, seat: int, out: Any) -> None:
    """The features of a seat."""
    to_move = 1.0 if s.to_move == seat else 0.0
    two = 1.0 if s.big[seat] == BIG_STARS_TO_WIN - 1 else 0.0
    numbers = s.hand_bits[seat, NUMBER_BITS]
    reserve = s.small[seat] + s.hand[seat, JOKER]
    most = 0
    second = 0
    own = 0
    for colour in range(COLOUR_COUNT):
        held = s.hand_bits[seat, colour] | numbers
        covered = count_bits((s.row[colour] | held) & ALL_NUMBERS)
        if covered > most:
            second = most
            most = covered
            own = count_bits(held & ~s.row[colour])
        elif covered > second:
            second = covered
    lacks = NUMBERS - most - reserve
    second_lacks = NUMBERS - second - reserve
    out[0] = 1.0
    out[1] = to_move
    out[2] = 1.0 if s.big[seat] == 1 else 0.0
    out[3] = two
    out[4] = s.small[seat]
    out[5] = s.small[seat] * two
    out[6] = s.hand[seat, JOKER]
    out[7] = count_bits(numbers)
    out[8] = s.hand_count[seat]
    out[9] = s.hand[seat, PLUS_THREE]
    out[10] = 1.0 if lacks <= 0 else 0.0
    out[11] = 1.0 if lacks == 1 else 0.0
    out[12] = 1.0 if lacks == 2 else 0.0
    out[13] = 1.0 if lacks == 3 else 0.0
    out[14] = 1.0 if second_lacks <= 0 else 0.0
    out[15] = 1.0 if second_lacks == 1 else 0.0
    out[16] = out[10] * to_move
    out[17] = out[10] * two
    out[18] = out[10] * two * to_move
    out[19] = out[11] * two
    out[20] = out[12] * two
    out[21] = own
