"""How well a seat stands in Superstar: its tokens, who begins, and how much its cards can be played on."""

from typing import Any, Final

from reihum.bots.judgement.evaluation import load_weights
from reihum.bots.judgement.net import load_net
from reihum.core.bits import count_bits, lowest_bit
from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.games.superstar.bot.heuristic import goes_on
from reihum.games.superstar.pieces import COLOURS, JOKER, NOTHING, PLAYING, TOKENS_TO_WIN
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
    # Only the net reads these.
    "waits",
    "token_ahead",
    "highest",
    "high_cards",
    "stars",
    "colours",
    "best_cover",
    "least_open",
    "unbeaten",
)
WIN_WEIGHTS, POINT_WEIGHTS = load_weights(__package__, FEATURES)
NET: Final = load_net(__package__, FEATURES)
HIGH: Final = 40
FEW_ANSWERS: Final = 12
TUNING: Final = (0.8, 4.0, 0.0, 1.0, 0.0, 0.3)
FIRST_TUNING: Final = (0.8, 4.0, 0.0, 1000.0, 0.0, 0.3)


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
    highest = 0
    high = 0
    best_cover = 0
    least_open = 100
    unbeaten = 0
    cards = hand
    while cards != 0:
        kind = lowest_bit(cards)
        cards &= cards - 1
        cover = count_bits(goes_on(s, kind))
        opens = count_bits(fits_on(s, kind))
        covers += cover
        openness += opens
        best_cover = max(best_cover, cover)
        least_open = min(least_open, opens)
        unbeaten += 1 if opens <= FEW_ANSWERS else 0
        if kind != JOKER:
            highest = max(highest, kind)
            high += 1 if kind >= HIGH else 0
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
    players = int(s.players)
    most = 0
    for other in range(players):
        if other != seat:
            most = max(most, int(s.tokens[other]))
    stars, colours = 0, 0
    for colour in range(COLOURS):
        shown = count_bits(hand & s.stars[colour])
        stars += shown
        colours += 1 if shown > 0 else 0
    out[12] = ((seat - int(s.to_move) + players) % players) / players
    out[13] = s.tokens[seat] - most
    out[14] = 0.02 * highest
    out[15] = high
    out[16] = 0.5 * stars
    out[17] = 0.5 * colours
    out[18] = 0.02 * best_cover
    out[19] = 0.02 * least_open
    out[20] = unbeaten


@rule
def is_calm(s: Record) -> bool:
    """Within a round nobody can say who will win it: playouts go on to the beginning of the next one."""
    return s.phase == PLAYING and s.trail_length == 0
