"""How well a seat stands in Bloom: its points, what its stock would cost, and how soon the round may end."""

from typing import Any, Final

from reihum.bots.judgement.evaluation import load_weights
from reihum.bots.judgement.net import load_net
from reihum.core.bits import count_bits
from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.games.bloom.pieces import COUNT, FIRST_STOCK, HIGHEST_SCORING, OPTION_ROUNDS, ROW_MINIMUM, STEP
from reihum.games.bloom.ring import ALL, HALF, IN_HIGH, IN_LOW, has, near, next_number, ring, way
from reihum.games.bloom.rounds import flowers_of, numbers_shown, running_points, scoring_tile

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
    # Only the net reads these.
    "waits",
    "last_round",
    "supply",
    "best_tile_left",
    "joker_places",
    "few_tiles",
    "best_run",
    "next_run",
    "runs",
    "run_flowers",
    "runs_late",
    "single_tiles",
    "single_flowers",
    "single_flowers_late",
    "addable",
    "addable_flowers",
    "pairs",
    "loot",
    "shown",
    "one_row",
)
WIN_WEIGHTS, POINT_WEIGHTS = load_weights(__package__, FEATURES)
NET: Final = load_net(__package__, FEATURES)
NEARLY_OUT: Final = 4  # tiles
FEW: Final = 8
TUNING: Final = (0.6, 0.5, 1.0, 1.0, 0.0, 0.3)
REVIEW_TURNS: Final = 2
"""In reviews positions are judged this many turns later, not at the end: the net foretells more than playing on."""
FIRST_TUNING: Final = (0.6, 0.5, 1.0, 2.0, 0.0, 0.3)


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
    players = int(s.players)
    out[14] = ((seat - int(s.to_move) + players) % players) / players
    out[15] = last
    for i in range(16, len(FEATURES)):
        out[i] = 0.0
    if s.phase != COUNT:
        out[16] = 0.01 * (s.left + s.shown)
        out[17] = 0.1 * scoring_tile(s, HIGHEST_SCORING)
        out[18] = s.places
        out[19] = 1.0 if stock <= FEW else 0.0
        _describe_stock(s, low, high, late, out)
        out[33] = 1.0 if s.own_rows[seat] > 0 else 0.0


@rule
def _describe_stock(s: Record, low: int, high: int, late: float, out: Any) -> None:
    """What rows the own number tiles make, and what becomes of those that make none."""
    near_low, near_high = near(low, high)
    start = next_number(low, high, 0)
    first = start
    while start != 0:  # a row may run past 100: begin behind a gap
        if not (has(low, high, ring(start - 1)) or has(low, high, ring(start - 2))):
            break
        start = next_number(low, high, start)
    if start == 0:
        start = first
    number = start
    tiles, flowers, run_low, run_high = 0, 0, 0, 0
    best, following, runs, pairs, in_runs, earned = 0, 0, 0, 0, 0, 0
    single_low, single_high = 0, 0
    while number != 0:
        tiles += 1
        flowers += int(s.flowers[number])
        run_low |= int(IN_LOW[number])
        run_high |= int(IN_HIGH[number])
        onward = next_number(low, high, number)
        if onward == 0:
            onward = first
        over = onward == start
        if over or way(number, onward) > STEP:
            if tiles >= ROW_MINIMUM:
                worth = scoring_tile(s, flowers)
                earned += flowers
                in_runs += tiles
                runs += 1
                if worth > best:
                    following = best
                    best = worth
                elif worth > following:
                    following = worth
            else:
                pairs += 1 if tiles == ROW_MINIMUM - 1 else 0
                single_low |= run_low
                single_high |= run_high
            tiles, flowers, run_low, run_high = 0, 0, 0, 0
        number = 0 if over else onward
    fit_low, fit_high = 0, 0
    for row in range(int(s.rows)):
        fit_low |= int(s.fit[row, 0])
        fit_high |= int(s.fit[row, 1])
    single_flowers = flowers_of(s, single_low, single_high)
    shown_low, shown_high = numbers_shown(s)
    out[20] = 0.1 * best
    out[21] = 0.1 * following
    out[22] = runs
    out[23] = 0.1 * earned
    out[24] = runs * late
    out[25] = 0.1 * (count_bits(single_low) + count_bits(single_high))
    out[26] = 0.1 * single_flowers
    out[27] = single_flowers * late
    out[28] = 0.1 * (count_bits(single_low & fit_low) + count_bits(single_high & fit_high))
    out[29] = 0.1 * flowers_of(s, single_low & fit_low, single_high & fit_high)
    out[30] = pairs
    out[31] = 0.1 * (count_bits(near_low & int(s.loose[0])) + count_bits(near_high & int(s.loose[1])))
    out[32] = 0.1 * (count_bits(near_low & shown_low) + count_bits(near_high & shown_high))


@rule
def shifted(low: int, high: int, half: int) -> int:
    """Half of the set of all numbers one or two steps above a number of a set."""
    top = HALF - 1
    if half == 0:
        once = (low << 1) | (high >> top)
        return (once | (low << 2) | (high >> (top - 1))) & ALL
    once = (high << 1) | (low >> top)
    return (once | (high << 2) | (low >> (top - 1))) & ALL
