"""How well a seat stands in One to 9: its stars, its jokers, and how near it is to a long run."""

from typing import Any, Final

from reihum.bots.judgement.evaluation import load_weights
from reihum.bots.judgement.net import load_net
from reihum.core.bits import count_bits
from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.games.one_to_nine.pieces import (
    ALL_NUMBERS,
    BIG_STARS_TO_WIN,
    COLOUR_COUNT,
    COVERABLE,
    INTERVAL_COUNT,
    JOKER,
    JOKERS,
    LENGTH,
    NUMBER_BITS,
    NUMBERS,
    PLUS_THREE,
    STARS_OF_LENGTH,
    UNBROKEN,
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
    # Only the net reads these.
    "waits",
    "covered_most",
    "covered_second",
    "covered_third",
    "covered_least",
    "laid_of_best",
    "reserve",
    "claim",
    "claim_next",
    "claims",
    "foursomes",
    "foursomes_next",
    "bonus",
    "fresh_cards",
    "idle_cards",
    "empty_hand",
    "joker_supply",
    "small_supply",
    "on_board",
    "one_star_won_late",
)
WIN_WEIGHTS, POINT_WEIGHTS = load_weights(__package__, FEATURES)
NET: Final = load_net(__package__, FEATURES)
# The short runs that bring three stars, and two, as bits
RUNS_OF_THREE: Final = sum(1 << i for i in range(INTERVAL_COUNT) if STARS_OF_LENGTH[LENGTH[i]] == 3)
RUNS_OF_TWO: Final = sum(1 << i for i in range(INTERVAL_COUNT) if STARS_OF_LENGTH[LENGTH[i]] == 2)
TUNING: Final = (0.6, 1.0, 2.0, 1.0, 0.0, 0.3)
FIRST_TUNING: Final = (0.6, 1.0, 2.0, 2.0, 0.0, 0.3)


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
    players = int(s.players)
    out[22] = ((seat - int(s.to_move) + players) % players) / players
    _describe_cards(s, seat, numbers, out)
    out[28] = 0.3 * reserve
    out[34] = 1.0 if s.discard_top == PLUS_THREE else 0.0
    out[37] = 1.0 if s.hand_count[seat] == 0 else 0.0
    out[38] = 0.2 * s.joker_supply
    out[39] = 0.03 * s.small_supply
    out[41] = out[2] * reserve


@rule
def _describe_cards(s: Record, seat: int, numbers: int, out: Any) -> None:
    """What the hand covers together with the board, and what could be claimed now or with one card more."""
    jokers = int(s.hand[seat, JOKER])
    more = min(jokers + 1, JOKERS)
    first, second, third, fourth = 0, 0, 0, 0  # numbers covered, by colour, most first
    laid = 0
    best, best_next, claims = 0, 0, 0
    fresh, on_board = 0, 0
    for colour in range(COLOUR_COUNT):
        row = int(s.row[colour])
        cards = int(s.hand_bits[seat, colour])
        covered = (row | cards | numbers) & ALL_NUMBERS
        count = count_bits(covered)
        here = count_bits(row & ALL_NUMBERS)
        on_board += here
        fresh += count_bits(cards & ~row & ALL_NUMBERS)
        if count > first:
            first, second, third, fourth = count, first, second, third
            laid = here
        elif count > second:
            second, third, fourth = count, second, third
        elif count > third:
            third, fourth = count, third
        else:
            fourth = max(fourth, count)
        allowed = int(UNBROKEN[row])
        stars = _stars(allowed & int(COVERABLE[jokers, covered]))
        best = max(best, stars)
        claims += 1 if stars > 0 else 0
        best_next = max(best_next, _stars(allowed & int(COVERABLE[more, covered])))
    foursomes, foursomes_next = 0, 0
    for number in range(NUMBERS):
        missing, needed = 0, -((numbers >> number) & 1)
        for colour in range(COLOUR_COUNT):
            if (int(s.row[colour]) >> number) & 1 == 0:
                missing += 1
                needed += 1 - ((int(s.hand_bits[seat, colour]) >> number) & 1)
        if missing > 0:
            foursomes += 1 if needed <= jokers else 0
            foursomes_next += 1 if needed == jokers + 1 else 0
    out[23] = first / NUMBERS
    out[24] = second / NUMBERS
    out[25] = third / NUMBERS
    out[26] = fourth / NUMBERS
    out[27] = laid / NUMBERS
    out[29] = best
    out[30] = best_next
    out[31] = claims
    out[32] = foursomes
    out[33] = foursomes_next
    out[35] = 0.3 * fresh
    out[36] = 0.3 * (s.hand_count[seat] - fresh)
    out[40] = 0.1 * on_board


@rule
def _stars(intervals: int) -> int:
    """The most stars that one of these short runs brings."""
    if intervals & RUNS_OF_THREE != 0:
        return 3
    if intervals & RUNS_OF_TWO != 0:
        return 2
    return 1 if intervals != 0 else 0
