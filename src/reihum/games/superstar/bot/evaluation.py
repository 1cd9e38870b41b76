"""How well a seat stands in Superstar: its tokens, who begins, and how much its cards can be played on."""

from typing import Any, Final

from reihum.bots.evaluation import load_weights
from reihum.core.bits import count_bits, lowest_bit
from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.games.superstar.bot.heuristic import goes_on
from reihum.games.superstar.pieces import NOTHING, PLAYING, TOKENS_TO_WIN
from reihum.games.superstar.rules import fits_on, hand_of, top_of

FEATURES: Final = (
    "constant",
    "token_one",
    "token_two",
    "begins",
    "leads",
    "out",
    "answers",
    "no_answer",
    "cards",
    "jokers",
    "covers",
    "open",
)
WIN_WEIGHTS, POINT_WEIGHTS = load_weights(__package__, FEATURES)
TUNING: Final = (0.8, 4.0, 0.0, 1000.0, 0.0, 0.3)


@rule
def describe(s: Record, seat: int, out: Any) -> None:
    """The features of a seat."""
    hand = hand_of(s, seat)
    top = top_of(s)
    answers = count_bits(hand & fits_on(s, top))
    running = s.phase == PLAYING and top != NOTHING
    still_in = s.passed_on[seat] == NOTHING
    covers = 0.0
    openness = 0.0
    cards = hand
    while cards != 0:
        kind = lowest_bit(cards)
        cards &= cards - 1
        covers += count_bits(goes_on(s, kind))
        openness += count_bits(fits_on(s, kind))
    out[0] = 1.0
    out[1] = 1.0 if s.tokens[seat] == TOKENS_TO_WIN - 2 else 0.0
    out[2] = 1.0 if s.tokens[seat] == TOKENS_TO_WIN - 1 else 0.0
    out[3] = 1.0 if not running and s.to_move == seat else 0.0
    out[4] = 1.0 if running and s.trail_seat[s.trail_length - 1] == seat else 0.0
    out[5] = 1.0 if running and not still_in else 0.0
    out[6] = float(answers) if running and still_in else 0.0
    out[7] = 1.0 if running and still_in and answers == 0 else 0.0
    out[8] = s.held[seat]
    out[9] = s.jokers[seat]
    out[10] = 0.01 * covers
    out[11] = 0.01 * openness
