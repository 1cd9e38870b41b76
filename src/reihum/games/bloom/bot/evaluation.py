"""How well a seat stands in Bloom: its points, what its stock would cost, and how soon the round may end."""

from typing import Any, Final

from reihum.bots.evaluation import load_weights
from reihum.core.bits import count_bits
from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.games.bloom.pieces import COUNT, FIRST_STOCK, OPTION_ROUNDS
from reihum.games.bloom.ring import ALL, HALF
from reihum.games.bloom.rounds import flowers_of, running_points

FEATURES: Final = (
    "constant",
    "to_move",
    "points",
    "points_last_round",
    "points_near_end",
    "flowers",
    "flowers_late",
    "flowers_last_round",
    "stock",
    "stock_late",
    "jokers",
    "company",
    "company_late",
    "nearly_out",
)
WIN_WEIGHTS, POINT_WEIGHTS = load_weights(__package__, FEATURES)
NEARLY_OUT: Final = 4  # tiles
TUNING: Final = (0.6, 0.5, 1.0, 2.0, 0.0, 0.3)


@rule
def describe(s: Record, seat: int, out: Any) -> None:
    """The features of a seat."""
    points = 0
    for index in range(int(s.finished)):
        points += s.round_won[index, seat] - s.round_left[index, seat]
    fewest = FIRST_STOCK
    stock = FIRST_STOCK  # between rounds: what everybody is about to get, of which nobody knows more
    jokers, low, high = 0, 0, 0
    if s.phase != COUNT:
        points += running_points(s, seat)
        for other in range(int(s.players)):
            fewest = min(fewest, int(s.stock[other]))
        stock, jokers = int(s.stock[seat]), int(s.jokers[seat])
        low, high = int(s.own[seat, 0]), int(s.own[seat, 1])
    late = 1.0 / (1.0 + fewest)
    last = 1.0 if s.round_no == s.options[OPTION_ROUNDS] else 0.0
    flowers = flowers_of(s, low, high)
    company = count_bits(low & shifted(low, high, 0)) + count_bits(high & shifted(low, high, 1))
    out[0] = 1.0
    out[1] = 1.0 if s.to_move == seat else 0.0
    out[2] = 0.1 * points
    out[3] = 0.1 * points * last
    out[4] = 0.1 * points * last * late
    out[5] = 0.1 * flowers
    out[6] = 0.1 * flowers * late
    out[7] = 0.1 * flowers * last
    out[8] = 0.1 * stock
    out[9] = late * stock
    out[10] = jokers
    out[11] = 0.1 * company
    out[12] = 0.1 * company * late
    out[13] = 1.0 if stock <= NEARLY_OUT else 0.0


@rule
def shifted(low: int, high: int, half: int) -> int:
    """Half of the set of all numbers one or two steps above a number of a set."""
    top = HALF - 1
    if half == 0:
        once = (low << 1) | (high >> top)
        return (once | (low << 2) | (high >> (top - 1))) & ALL
    once = (high << 1) | (low >> top)
    return (once | (high << 2) | (low >> (top - 1))) & ALL
