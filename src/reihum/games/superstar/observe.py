"""The position as numbers for learning, from a concealed record. Seats are counted from the viewer."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.games.superstar.pieces import (
    ANY_JOKER,
    COLOURS,
    DISCARDED,
    DISCARDING,
    HAND,
    JOKER,
    JOKERS,
    MAX_PLAYERS,
    NUMBERS,
    PLAYED,
    TOKENS_TO_WIN,
    VOLUNTARY_PASS,
)
from reihum.games.superstar.rules import fits_on, top_of

_TABLE: Final = 5  # discarding?, first card of the round?, voluntary passes?, draw pile, discard pile shuffled?
_SEAT: Final = 8  # there, to move, tokens, hand size, passed, played last, won the last round, has discarded

OBSERVATION: Final = {
    "table": _TABLE,
    "seats": MAX_PLAYERS * _SEAT,
    **dict.fromkeys(("own", "put_aside", "played", "discarded", "on_top", "fitting"), JOKER),
    "lacking": MAX_PLAYERS * JOKER,
    "stars": COLOURS * NUMBERS,
}


@rule
def observe(s: Record, viewer: int, out: NDArray[np.float32]) -> None:
    """Fill ``out``: the table, the seats, sets of cards, what each hand is known to lack, the star table."""
    out[:] = 0.0
    first = max(viewer, 0)
    out[0] = s.phase == DISCARDING
    out[1] = s.trail_length == 0
    out[2] = s.options[VOLUNTARY_PASS]
    out[3] = s.pool_left / NUMBERS
    out[4] = s.shuffles > 0
    at = _TABLE
    for i in range(s.players):
        seat = (first + i) % s.players
        out[at + i * _SEAT] = 1.0
        out[at + i * _SEAT + 1] = s.to_move == seat
        out[at + i * _SEAT + 2] = s.tokens[seat] / TOKENS_TO_WIN
        out[at + i * _SEAT + 3] = s.held[seat] / HAND
        out[at + i * _SEAT + 4] = s.passed_on[seat] != 0
        out[at + i * _SEAT + 5] = s.trail_length > 0 and s.trail_seat[s.trail_length - 1] == seat
        out[at + i * _SEAT + 6] = s.winner == seat
        out[at + i * _SEAT + 7] = s.thrown[seat] != 0 or s.thrown_jokers[seat] != 0
    at += MAX_PLAYERS * _SEAT
    if viewer >= 0:
        at = _write_cards(out, at, s.cards[viewer], s.jokers[viewer])
        at = _write_cards(out, at, s.staged, s.staged_jokers)
    else:
        at += 2 * JOKER
    at = _write_cards(out, at, s.cards[PLAYED], s.jokers[PLAYED])
    at = _write_cards(out, at, s.cards[DISCARDED], s.jokers[DISCARDED])
    top = top_of(s)
    if top > 0:
        out[at + top - 1] = 1.0
    at += JOKER
    fitting = fits_on(s, top)
    at = _write_cards(out, at, fitting & ~ANY_JOKER, JOKERS * (fitting >> JOKER))
    for i in range(s.players):
        seat = (first + i) % s.players
        for slot in range(s.held[seat]):
            avoid = s.avoid[seat, slot]
            if avoid != 0:
                for kind in range(1, JOKER + 1):
                    out[at + i * JOKER + kind - 1] += ((avoid >> kind) & 1) / HAND
    at += MAX_PLAYERS * JOKER
    for colour in range(COLOURS):
        for number in range(1, NUMBERS + 1):
            out[at + number - 1] = (s.stars[colour] >> number) & 1
        at += NUMBERS


@rule
def _write_cards(out: NDArray[np.float32], at: int, numbers: int, jokers: int) -> int:
    for number in range(1, NUMBERS + 1):
        out[at + number - 1] = (numbers >> number) & 1
    out[at + NUMBERS] = jokers / JOKERS
    return at + JOKER
