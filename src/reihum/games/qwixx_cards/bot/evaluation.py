"""How well a seat stands in Qwixx – The Card Game: its sheet, what its rows still promise, and how near the end is."""

from typing import Any, Final

from reihum.bots.judgement.evaluation import load_weights
from reihum.bots.judgement.net import load_net
from reihum.core.bits import count_bits
from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.games.qwixx_cards.bot.heuristic import HIGHEST, LONG_GAME, OPEN_SHARE, OPEN_SHARE_END
from reihum.games.qwixx_cards.pieces import (
    JOKER,
    KINDS,
    LAST_PLACE,
    LOCK,
    LOCKS_TO_END,
    MARKS_BEFORE_LAST,
    MISSES_TO_END,
    NUMBERS,
    PLACE,
    ROWS,
)
from reihum.games.qwixx_cards.rules import points_of

FEATURES: Final = (
    "constant",
    "to_move",
    "promise",
    "promise_late",
    "points",
    "points_late",
    "points_near_end",
    "promise_near_end",
    "misses",
    "last_miss",
    "lock",
    "useful_cards",
    "next_cards",
    "jokers",
    # Only the net reads these.
    "waits",
    "late",
    "near_end",
    "one_miss",
    "two_misses",
    "last_number",
    *(
        f"{what}_{row}"
        for row in ("best", "second", "third", "least")
        for what in ("marks", "skipped", "ahead", "shut")
    ),
)
WIN_WEIGHTS, POINT_WEIGHTS = load_weights(__package__, FEATURES)
NET: Final = load_net(__package__, FEATURES)
TUNING: Final = (0.6, 0.3, 1.0, 2.0, 0.0, 0.3)


@rule
def describe(s: Record, seat: int, out: Any) -> None:
    """The features of a seat."""
    late = min(1.0, s.turn / (LONG_GAME * s.players))
    share = OPEN_SHARE + (OPEN_SHARE_END - OPEN_SHARE) * late
    near_end = 0.0
    for other in range(s.players):
        locks = 0
        for colour in range(ROWS):
            if s.rows[other, colour] & LOCK:
                locks += 1
        if locks == LOCKS_TO_END - 1:
            near_end += 0.5
        if s.misses[other] == MISSES_TO_END - 1:
            near_end += 0.5
    promise = 0.0
    lock = 0.0
    useful = 0.0
    following = 0.0
    jokers = 0.0
    hand = s.hand[seat]
    for colour in range(ROWS):
        row = s.rows[seat, colour]
        if row & LOCK:
            lock += 1.0
        marks = count_bits(row) + share * max(0, LAST_PLACE - HIGHEST[row])
        promise += 0.5 * marks * (marks + 1.0)
        for index in range(NUMBERS):
            if (hand >> (index * KINDS + colour)) & 1:
                ahead = PLACE[colour, index] - HIGHEST[row]
                if ahead > 0:
                    useful += 1.0
                    if ahead <= 2:
                        following += 1.0
    for index in range(NUMBERS):
        if (hand >> (index * KINDS + JOKER)) & 1:
            jokers += 1.0
    points = points_of(s, seat)
    out[0] = 1.0
    out[1] = 1.0 if s.active == seat else 0.0
    out[2] = 0.1 * promise
    out[3] = 0.1 * promise * late
    out[4] = 0.1 * points
    out[5] = 0.1 * points * late
    out[6] = 0.1 * points * near_end
    out[7] = 0.1 * promise * near_end
    out[8] = s.misses[seat]
    out[9] = 1.0 if s.misses[seat] == MISSES_TO_END - 1 else 0.0
    out[10] = lock
    out[11] = useful
    out[12] = following
    out[13] = jokers
    players = int(s.players)
    out[14] = ((seat - int(s.active) + players) % players) / players
    out[15] = late
    out[16] = near_end
    out[17] = 1.0 if s.misses[seat] == 1 else 0.0
    out[18] = 1.0 if s.misses[seat] == 2 else 0.0
    _describe_rows(s, seat, out)


@rule
def _describe_rows(s: Record, seat: int, out: Any) -> None:
    """The rows one by one, those with most marks first."""
    hand = s.hand[seat]
    last = 0.0
    seen = 0
    for place in range(ROWS):
        best = -1
        most = -100
        for colour in range(ROWS):
            row = s.rows[seat, colour]
            if (seen >> colour) & 1 == 0 and 16 * count_bits(row) - HIGHEST[row] > most:
                most = 16 * count_bits(row) - HIGHEST[row]
                best = colour
        seen |= 1 << best
        row = s.rows[seat, best]
        ahead = 0.0
        for index in range(NUMBERS):
            if PLACE[best, index] > HIGHEST[row] and (hand >> (index * KINDS + best)) & 1:
                ahead += 1.0
                if PLACE[best, index] == LAST_PLACE and count_bits(row) >= MARKS_BEFORE_LAST:
                    last = 1.0
        at = 20 + 4 * place
        shut = row & LOCK != 0
        out[at] = 0.2 * count_bits(row)
        out[at + 1] = 0.2 * (HIGHEST[row] + 1 - count_bits(row)) if not shut else 0.0
        out[at + 2] = ahead if not shut else 0.0
        out[at + 3] = 1.0 if shut else 0.0
    out[19] = last
