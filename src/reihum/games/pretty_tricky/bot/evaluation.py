"""How well a seat stands in Pretty Tricky: its points, and what its rows will probably bring."""

from typing import Any, Final

from reihum.bots.judgement.evaluation import load_weights
from reihum.bots.judgement.net import load_net
from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.games.pretty_tricky.bot.heuristic import (
    LEFT_CHANCE,
    RIGHT_CHANCE,
    rounds_left,
    still_rolls,
    turns_of_others,
)
from reihum.games.pretty_tricky.pieces import LEFT_HALF, POINTS_A_SYMBOL, RIGHT_HALF, ROWS

FEATURES: Final = (
    "constant",
    "rolls",
    "left",
    "left_late",
    "right",
    "right_late",
    "symbols",
    "symbols_late",
    "full_right",
    "full_right_late",
    # Only the net reads these.
    "waits",
    "rounds",
    "ahead",
    "ends_soon",
    *(f"{what}_{row}" for row in range(2, 13) for what in ("left", "right", "circles")),
)
OF_ROWS: Final = 14
"""Where the features of single rows begin."""
WIN_WEIGHTS, POINT_WEIGHTS = load_weights(__package__, FEATURES)
NET: Final = load_net(__package__, FEATURES)
TUNING: Final = (0.6, 3.0, 1.0, 4.0, 0.0, 0.3)


@rule
def describe(s: Record, seat: int, out: Any) -> None:
    """The features of a seat."""
    rounds = rounds_left(s)
    late = 1.0 / (1.0 + rounds)
    turns = turns_of_others(s, seat, rounds)
    left = 0.0
    right = 0.0
    symbols = 0.0
    full = 0.0
    for row in range(ROWS):
        symbols += POINTS_A_SYMBOL * s.symbol[seat, row]
        circles = float(s.circles[row])
        if s.free[seat, RIGHT_HALF, row] == 0:
            full += circles
        rolls = rounds + (1 if seat == s.active or still_rolls(s, seat) else 0)
        at = OF_ROWS + 3 * row
        out[at] = 1.0 if s.symbol[seat, row] != 0 else LEFT_CHANCE[rolls, row, s.free[seat, LEFT_HALF, row]]
        out[at + 1] = RIGHT_CHANCE[turns, row, s.free[seat, RIGHT_HALF, row]]
        for other in range(s.players):
            if s.symbol[other, row] == 0:
                rolls = rounds + (1 if other == s.active or still_rolls(s, other) else 0)
                chance = LEFT_CHANCE[rolls, row, s.free[other, LEFT_HALF, row]]
                circles += chance
                if other == seat:
                    left += POINTS_A_SYMBOL * chance
        out[at + 2] = circles
        right += circles * RIGHT_CHANCE[turns, row, s.free[seat, RIGHT_HALF, row]]
    out[0] = 1.0
    out[1] = 1.0 if s.active == seat else 0.0
    out[2] = left + symbols
    out[3] = (left + symbols) * late
    out[4] = right
    out[5] = right * late
    out[6] = symbols
    out[7] = symbols * late
    out[8] = full
    out[9] = full * late
    players = int(s.players)
    out[10] = ((seat - int(s.active) + players) % players) / players
    out[11] = 0.1 * rounds
    out[12] = 0.2 * (left + symbols + right)
    out[13] = 1.0 if rounds <= 1 else 0.0
