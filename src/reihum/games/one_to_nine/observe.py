"""One to 9 as numbers for learning: a fixed layout, made from a concealed record, the viewer's seat first."""

from typing import Any, Final

from reihum.core.bits import lowest_bit
from reihum.core.jit import rule
from reihum.core.record import OVER, SPECTATOR, Record
from reihum.games.one_to_nine.claims import field_of
from reihum.games.one_to_nine.pieces import (
    BIG_STARS,
    BIG_STARS_TO_WIN,
    BY_CARD,
    BY_JOKER,
    BY_NUMBER,
    CLAIM_FOURSOME,
    CLAIM_LONG,
    COPIES,
    FIELDS,
    FILLER_COUNT,
    FILLING,
    FREE,
    JOKER,
    JOKERS,
    KINDS,
    MAX_PLAYERS,
    NOTHING,
    NUMBERS,
    OPTION_TURN_LIMIT,
    PLUS_THREE,
    SHUFFLED,
    SHUFFLED_KINDS,
    SMALL_STARS,
    SPECTATOR_ROW,
)

# Planes of one number a field.
LIES_CARD: Final = 0
LIES_NUMBER: Final = LIES_CARD + FIELDS
LIES_JOKER: Final = LIES_NUMBER + FIELDS
IS_GAP: Final = LIES_JOKER + FIELDS  # of the claim being filled
IS_NEXT_GAP: Final = IS_GAP + FIELDS
STAGED: Final = IS_NEXT_GAP + FIELDS  # filler / number of fillers
# One number a kind of card, as a share of its copies.
OWN: Final = STAGED + FIELDS
UNSEEN: Final = OWN + KINDS
DISCARDED: Final = UNSEEN + SHUFFLED_KINDS
SURE: Final = DISCARDED + SHUFFLED_KINDS  # known to be in the others' hands
# Blocks of one number a seat.
IS_SEATED: Final = SURE + SHUFFLED_KINDS
IS_TO_MOVE: Final = IS_SEATED + MAX_PLAYERS
HAND_COUNT: Final = IS_TO_MOVE + MAX_PLAYERS
HELD_SINCE: Final = HAND_COUNT + MAX_PLAYERS
HELD_JOKERS: Final = HELD_SINCE + MAX_PLAYERS
SMALL: Final = HELD_JOKERS + MAX_PLAYERS
BIG: Final = SMALL + MAX_PLAYERS
# The rest.
TABLE: Final = BIG + MAX_PLAYERS
TABLE_SIZE: Final = 16
OBSERVATION: Final = {
    **dict.fromkeys(("card", "number", "joker", "gap", "next_gap", "staged"), FIELDS),
    "own": KINDS,
    **dict.fromkeys(("unseen", "discarded", "sure"), SHUFFLED_KINDS),
    **dict.fromkeys(("seated", "to_move", "hand", "held_since", "jokers", "small", "big"), MAX_PLAYERS),
    "table": TABLE_SIZE,
}

_MANY_CARDS: Final = 20.0  # a large hand
_MANY_STARS: Final = 9.0  # enough for a long run


@rule
def observe(s: Record, viewer: int, out: Any) -> None:
    """Write what the viewer sees over all of ``out``."""
    out[:] = 0.0
    for field in range(FIELDS):
        lying = s.board[field]
        if lying != FREE:
            out[LIES_CARD + field] = int(lying == BY_CARD)
            out[LIES_NUMBER + field] = int(lying == BY_NUMBER)
            out[LIES_JOKER + field] = int(lying == BY_JOKER)
    if s.phase == FILLING:
        _observe_claim(s, out)
    _observe_cards(s, viewer, out)
    _observe_seats(s, viewer, out)
    _observe_table(s, viewer, out)


@rule
def _observe_claim(s: Record, out: Any) -> None:
    for cell in range(NUMBERS):
        if (s.gaps >> cell) & 1:
            out[IS_GAP + field_of(s.claim, cell)] = 1.0
        elif s.staged[cell] != FREE:
            out[STAGED + field_of(s.claim, cell)] = s.staged[cell] / FILLER_COUNT
    out[IS_NEXT_GAP + field_of(s.claim, lowest_bit(s.gaps))] = 1.0


@rule
def _observe_cards(s: Record, viewer: int, out: Any) -> None:
    row = SPECTATOR_ROW
    if viewer != SPECTATOR:
        row = viewer
        for kind in range(KINDS):
            out[OWN + kind] = s.hand[viewer, kind] / COPIES[kind]
    for kind in range(SHUFFLED_KINDS):
        out[DISCARDED + kind] = s.discard[kind] / COPIES[kind]
        out[SURE + kind] = s.sure[row, kind] / COPIES[kind]
    for i in range(SHUFFLED):  # concealed: all cards that the viewer has not seen
        kind = s.stack[i]
        if kind != NOTHING:
            out[UNSEEN + kind] += 1.0 / COPIES[kind]


@rule
def _observe_seats(s: Record, viewer: int, out: Any) -> None:
    first = 0 if viewer == SPECTATOR else viewer
    for i in range(s.players):
        seat = (first + i) % s.players
        out[IS_SEATED + i] = 1.0
        out[IS_TO_MOVE + i] = int(s.to_move == seat)
        out[HAND_COUNT + i] = s.hand_count[seat] / _MANY_CARDS
        out[HELD_SINCE + i] = s.held_since[seat] / _MANY_CARDS
        out[HELD_JOKERS + i] = s.hand[seat, JOKER] / JOKERS
        out[SMALL + i] = s.small[seat] / _MANY_STARS
        out[BIG + i] = s.big[seat] / BIG_STARS_TO_WIN


@rule
def _observe_table(s: Record, viewer: int, out: Any) -> None:
    out[TABLE + 0] = int(viewer != SPECTATOR)
    out[TABLE + 1] = int(s.to_move == OVER)
    out[TABLE + 2] = s.stack_left / SHUFFLED
    out[TABLE + 3] = s.discard_count / SHUFFLED
    out[TABLE + 4] = int(s.discard_top == PLUS_THREE)
    out[TABLE + 5] = s.joker_supply / JOKERS
    out[TABLE + 6] = s.small_supply / SMALL_STARS
    out[TABLE + 7] = s.big_supply / BIG_STARS
    out[TABLE + 8] = s.turn / s.options[OPTION_TURN_LIMIT]
    out[TABLE + 9] = int(s.reshuffles > 0)
    if s.phase == FILLING:
        out[TABLE + 10] = 1.0
        out[TABLE + 11] = int(s.claim >= CLAIM_LONG)
        out[TABLE + 12] = int(CLAIM_FOURSOME <= s.claim < CLAIM_LONG)
        out[TABLE + 13] = s.spare_jokers / JOKERS
        out[TABLE + 14] = s.spare_stars / _MANY_STARS
        out[TABLE + 15] = s.spare_numbers
