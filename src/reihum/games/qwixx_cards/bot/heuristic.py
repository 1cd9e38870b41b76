"""How a good player of Qwixx – The Card Game looks at a turn.

A row is worth what it will probably be worth at the end: its marks and a share of the places still open. A mark is
good if it adds more than the places it skips. A play is rated by what it marks, what stays useful in the hand, and
the miss it averts; the first card of a play by the best play that begins with it.
"""

from typing import Any, Final

import numpy as np

from reihum.core.bits import count_bits
from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.games.qwixx_cards.pieces import (
    ALL_CARDS,
    CHOOSE,
    COLOURED_CARDS,
    DONE,
    GAPS_ALLOWED,
    JOKER,
    JOKERS_OPTION,
    KINDS,
    LAST_PLACE,
    LAY,
    LAY_JOKER,
    LOCK,
    LOCKS_TO_END,
    MARK_ROW,
    MARKS_BEFORE_LAST,
    MISS_POINTS,
    MISSES_TO_END,
    MOST_LAID,
    NUMBERS,
    PLACE,
    ROW_BITS,
    ROW_POINTS,
    ROWS,
    SKIP,
    TAKE,
    TAKE_NUMBER,
)
from reihum.games.qwixx_cards.rules import can_mark, mark_bits, points_of

OPEN_SHARE: Final = 0.36  # of the open places of a row, the share that will be marked, at the beginning …
OPEN_SHARE_END: Final = 0.10  # … and late in the game
LONG_GAME: Final = 24.0  # rounds after which a game is late
KEPT: Final = 0.35  # of what a hand card would mark now, the share that it is worth later
FRESH: Final = 0.2  # what a new card is worth instead of one played
JOKER_KEPT: Final = 1.5  # what a joker is worth beyond a card of the same number
LATER: Final = 0.6  # the weight of the own next turn, while somebody else has theirs
NEIGHBOUR: Final = 1.0  # what a card is worth for each hand card it could be marked together with
WAITING: Final = 2.0  # what a card is worth that may be marked, though not profitably now
MISS: Final = 6.0  # a miss costs five points and a step towards the end
DECIDED: Final = 20.0  # ending the game while ahead, or (negative) while behind

_NONE: Final = -1e9
_PLACES: Final = (1 << NUMBERS) - 1
_NEAR: Final = 0b11011  # two places to the left and to the right of the middle bit
_ROOT: Final = 0  # where `_rate_plays` is asked for the best play only

# The place of the highest bit of a row (−1 if there is none), and the open places between its first and last mark
HIGHEST: Final = np.array([bits.bit_length() - 1 for bits in range(1 << ROW_BITS)], np.int16)
GAPS: Final = np.array(
    [
        bits.bit_length() - (bits & -bits).bit_length() + 1 - bits.bit_count() if bits else 0
        for bits in range(1 << NUMBERS)
    ],
    np.int16,
)


@rule
def rate(s: Record, mask: Any, out: Any) -> None:
    """Rate every legal move of the seat to move; higher is better."""
    late = min(1.0, s.turn / (LONG_GAME * s.players))
    share = OPEN_SHARE + (OPEN_SHARE_END - OPEN_SHARE) * late
    if s.phase == TAKE:
        _rate_takes(s, mask, out, share)
    elif s.phase == CHOOSE:
        _rate_choices(s, mask, out, share)
    else:
        _rate_cards(s, mask, out, share)


# What things are worth


@rule
def _worth(row: int, share: float) -> float:
    marks = count_bits(row) + share * max(0, LAST_PLACE - HIGHEST[row])
    return 0.5 * marks * (marks + 1.0)


@rule
def _gain(row: int, place: int, share: float) -> float:
    """What a mark at a place adds to a row, or 0 if it may not or should not be made."""
    if not can_mark(row, place):
        return 0.0
    return max(0.0, _worth(row | mark_bits(place), share) - _worth(row, share))


@rule
def _with_cards(row: int, places: int, share: float) -> float:
    """What a row is worth together with the cards held for it."""
    worth = _worth(row, share)
    left = places & ~((2 << HIGHEST[row]) - 1) if HIGHEST[row] >= 0 else places
    while left:
        low = left & -left
        left ^= low
        worth += KEPT * _gain(row, HIGHEST[low], share)
    return worth


@rule
def _places(cards: int, kind: int, colour: int) -> int:
    """The places in a row of the cards of a kind."""
    places = 0
    for index in range(NUMBERS):
        places |= ((cards >> (index * KINDS + kind)) & 1) << PLACE[colour, index]
    return places


@rule
def _margin(s: Record, seat: int) -> int:
    """How far a seat lies ahead of the best of the others."""
    best = points_of(s, seat + 1 if seat + 1 < s.players else 0)
    for other in range(s.players):
        if other != seat:
            best = max(best, points_of(s, other))
    return points_of(s, seat) - best


@rule
def _ending(margin: int) -> float:
    """What it is worth to end the game with this margin."""
    return DECIDED if margin > 0 else -DECIDED


@rule
def _has_lock(s: Record, seat: int) -> bool:
    locks = 0
    for colour in range(ROWS):
        if s.rows[seat, colour] & LOCK:
            locks += 1
    return locks == LOCKS_TO_END - 1


@rule
def _miss_cost(s: Record, seat: int) -> float:
    if s.misses[seat] == MISSES_TO_END - 1:
        return MISS - _ending(_margin(s, seat) + MISS_POINTS)
    return MISS


# The first step


@rule
def _rate_takes(s: Record, mask: Any, out: Any, share: float) -> None:
    seat = s.to_move
    hand = s.hand[seat]
    unseen = (ALL_CARDS if s.options[JOKERS_OPTION] else COLOURED_CARDS) & ~hand & ~s.discard
    for index in range(NUMBERS):
        if not mask[TAKE_NUMBER + index]:
            continue
        total = 0.0
        best = 0.0
        kinds = 0
        for colour in range(ROWS):
            row = s.rows[seat, colour]
            place = PLACE[colour, index]
            gain = _gain(row, place, share)
            if can_mark(row, place):
                gain += WAITING
                near = _places(hand, colour, colour) & ((_NEAR << place) >> 2)
                gain += NEIGHBOUR * count_bits(near >> (HIGHEST[row] + 1))
            best = max(best, gain)
            if (unseen >> (index * KINDS + colour)) & 1:
                total += gain
                kinds += 1
        if (unseen >> (index * KINDS + JOKER)) & 1:
            total += best + JOKER_KEPT
            kinds += 1
        out[TAKE_NUMBER + index] = total / kinds


# The second step


@rule
def _rate_choices(s: Record, mask: Any, out: Any, share: float) -> None:
    seat = s.to_move
    active = seat == s.active
    later = 1.0 if active else LATER
    index = s.top // KINDS
    hand = s.hand[seat]
    miss = _miss_cost(s, seat) if active else 0.0
    has_lock = _has_lock(s, seat)
    # The best play as the sheet stands, with a mark and without, and the best one of another colour
    best = second = _NONE
    idle = idle_second = _NONE
    best_colour = idle_colour = NUMBERS
    for colour in range(ROWS):
        own = _places(hand, colour, colour)
        jokers = _places(hand, JOKER, colour)
        marking, none = _rate_plays(s, out, share, _ROOT, colour, s.rows[seat, colour], 0, own, jokers)
        if marking > best:
            second, best, best_colour = best, marking, colour
        else:
            second = max(second, marking)
        if none > idle:
            idle_second, idle, idle_colour = idle, none, colour
        else:
            idle_second = max(idle_second, none)
    out[SKIP] = later * max(best, idle - miss)
    for colour in range(ROWS):
        move = MARK_ROW + colour
        if mask[move]:
            own = _places(hand, colour, colour)
            jokers = _places(hand, JOKER, colour)
            place = PLACE[colour, index]
            row = s.rows[seat, colour]
            marked = row | mark_bits(place)
            marking, none = _rate_plays(s, out, share, _ROOT, colour, marked, 0, own, jokers)
            play = max(marking, none)
            play = max(play, second if colour == best_colour else best)
            play = max(play, idle_second if colour == idle_colour else idle)
            value = _with_cards(marked, own, share) - _with_cards(row, own, share) + later * play
            if place == LAST_PLACE and has_lock:
                value += _ending(_margin(s, seat) + ROW_POINTS[count_bits(marked)] - ROW_POINTS[count_bits(row)])
            out[move] = value


# The third step


@rule
def _rate_cards(s: Record, mask: Any, out: Any, share: float) -> None:
    seat = s.to_move
    hand = s.hand[seat]
    if s.laid_count == 0:
        for move in range(LAY, len(mask)):
            out[move] = _NONE
        for colour in range(ROWS):
            own = _places(hand, colour, colour)
            jokers = _places(hand, JOKER, colour)
            _rate_plays(s, out, share, MOST_LAID, colour, s.rows[seat, colour], 0, own, jokers)
        return
    colour = s.laid_colour
    last = s.laid[s.laid_count - 1]
    last_place = PLACE[colour, last // KINDS]
    for place in range(last_place, NUMBERS):
        move = 2 * (colour * NUMBERS + place)
        out[LAY + move] = out[LAY + move + 1] = _NONE
        out[LAY_JOKER + move] = out[LAY_JOKER + move + 1] = _NONE
    right = _PLACES & ~((2 << last_place) - 1)
    own = _places(hand, colour, colour) & right
    jokers = _places(hand, JOKER, colour) & right
    row = s.rows[seat, colour]
    _rate_plays(s, out, share, MOST_LAID - s.laid_count, colour, row, s.crossed & _PLACES, own, jokers)
    out[DONE] = 0.0
    if s.crossed == 0 and s.marked == 0:
        out[DONE] -= _miss_cost(s, seat)
    # The joker of the number just laid marks nothing: only a new card is gained for it.
    out[LAY_JOKER + 2 * (colour * NUMBERS + last_place)] = out[DONE] + FRESH - JOKER_KEPT


# Nine parameters: what its callers know already, so that it is not found out twice.
@rule
def _rate_plays(
    s: Record, out: Any, share: float, room: int, colour: int, row: int, crossed: int, own: int, jokers: int
) -> tuple[float, float]:
    """Rate every way to lay cards of a colour: the best one that marks something, the best one that does not.

    Values count from the position as it is. With ``room`` for this many cards the ratings of the first cards are
    written to ``out``, misses counted in; without, up to three cards are looked at and nothing is written.
    """
    writing = room != _ROOT
    seat = s.to_move
    held = own | jokers
    best = _NONE
    idle = _NONE
    if held == 0:
        return best, idle
    most = room if writing else MOST_LAID
    now = _with_cards(row, held, share)
    miss = _miss_cost(s, seat) if writing and s.marked == 0 and crossed == 0 else 0.0
    has_lock = _has_lock(s, seat)
    played = held
    while played:
        size = count_bits(played)
        if size <= most:
            kept = held & ~played
            base = FRESH * size - JOKER_KEPT * count_bits(played & ~own) - now
            markable = played & ~((2 << HIGHEST[row]) - 1) if HIGHEST[row] >= 0 else played
            marks = markable
            while True:
                after = row | marks
                allowed = GAPS[marks | crossed] <= GAPS_ALLOWED
                value = base
                if marks >> LAST_PLACE:
                    allowed = allowed and count_bits(after) > MARKS_BEFORE_LAST
                    after |= LOCK
                    if has_lock:
                        gained = ROW_POINTS[count_bits(after)] - ROW_POINTS[count_bits(row)]
                        value += _ending(_margin(s, seat) + gained)
                if allowed:
                    value += _with_cards(after, kept, share)
                    if marks:
                        best = max(best, value)
                    else:
                        idle = max(idle, value)
                        value -= miss
                    if writing:
                        low = played & -played
                        move = 2 * (colour * NUMBERS + HIGHEST[low]) + (1 if marks & low else 0)
                        if own & low:
                            out[LAY + move] = max(out[LAY + move], value)
                            value -= JOKER_KEPT
                        if jokers & low:
                            out[LAY_JOKER + move] = max(out[LAY_JOKER + move], value)
                if marks == 0:
                    break
                marks = (marks - 1) & markable
        played = (played - 1) & held
    return best, idle
