"""Set-up, legal moves, play and scores (Q5–Q17)."""

from typing import Any

from reihum.core.bits import count_bits, lowest_bit, nth_bit
from reihum.core.chance import draw
from reihum.core.jit import rule
from reihum.core.ranking import HIGH_WINS, write_ranks
from reihum.core.record import DRAWN, OVER, Record
from reihum.games.qwixx_cards.pieces import (
    ALL_CARDS,
    BACK_BITS,
    CARDS,
    CHOOSE,
    CHOSE_ROW,
    CHOSE_SKIP,
    COLOURED_CARDS,
    DEALT,
    DISPLAY,
    DONE,
    GAPS_ALLOWED,
    HAND,
    JOKER,
    JOKERS_OPTION,
    KINDS,
    LAST_AND_LOCK,
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
    NOTHING,
    NUMBERS,
    PENDING,
    PLACE,
    PLAY,
    ROW_POINTS,
    ROWS,
    SKIP,
    TAKE,
    TAKE_NUMBER,
    laid_by_move,
)

# Set-up


@rule
def setup(s: Record) -> None:
    """Deal (Q8). The record carries players, options and the chance stream; everything else is zero."""
    s.stack = ALL_CARDS if s.options[JOKERS_OPTION] else COLOURED_CARDS
    s.stack_size = count_bits(s.stack)
    for seat in range(s.players):
        for _ in range(DEALT):
            s.hand[seat] |= 1 << _draw_card(s)
    for place in range(DISPLAY):
        s.display[place] = _draw_card(s)
    s.top = _draw_card(s)
    s.start = draw(s, s.players) if s.start_option == DRAWN else s.start_option
    clear_play(s, NOTHING)
    _begin_turn(s, s.start)


@rule
def _draw_card(s: Record) -> int:
    if s.stack == 0:  # Q10: the played cards become the stack
        s.stack = s.discard
        s.stack_size = count_bits(s.discard)
        s.discard = 0
        s.shuffles += 1
        for card in range(CARDS):
            if (s.stack >> card) & 1:
                s.shuffle_of[card] = s.shuffles
    card = nth_bit(s.stack, draw(s, s.stack_size))
    s.stack &= ~(1 << card)
    s.stack_size -= 1
    return card


@rule
def _begin_turn(s: Record, seat: int) -> None:
    s.active = seat
    s.to_move = seat
    s.phase = TAKE
    s.marked = 0
    s.turn += 1


@rule
def clear_play(s: Record, seat: int) -> None:
    """No card is laid; ``seat`` is the one to lay some."""
    s.laid_by = seat
    s.laid_count = 0
    s.laid_colour = NOTHING
    s.crossed = 0
    for i in range(MOST_LAID):
        s.laid[i] = NOTHING


# Marking


@rule
def is_passed(row: int, place: int) -> bool:
    """Whether a mark of a row stands at a place or right of it (Q5); a locked row has its last place marked (Q7)."""
    return row >> place != 0


@rule
def can_mark(row: int, place: int) -> bool:
    """Whether a row, as it stands, takes a mark at a place (Q5, Q6)."""
    if is_passed(row, place):
        return False
    return place != LAST_PLACE or count_bits(row) >= MARKS_BEFORE_LAST  # Q6


@rule
def mark_bits(place: int) -> int:
    """What a mark at a place adds to the row: with the last number goes the lock (Q6)."""
    if place == LAST_PLACE:
        return LAST_AND_LOCK
    return 1 << place


# Legal moves and play, phase by phase


@rule
def legal(s: Record, mask: Any) -> int:
    """Mark the legal moves of the seat to move and return how many there are."""
    mask[:] = False
    if s.phase == TAKE:
        return _legal_take(s, mask)
    if s.phase == CHOOSE:
        return _legal_choose(s, mask)
    if s.laid_count == 0:
        return _legal_first_card(s, mask)
    return _legal_next_card(s, mask)


@rule
def play(s: Record, move: int) -> None:
    """Play a legal move."""
    if s.phase == TAKE:
        _play_take(s, move - TAKE_NUMBER)
    elif s.phase == CHOOSE:
        _play_choose(s, move)
    elif move == DONE:
        _show_play(s)
    else:
        _play_card(s, move)


@rule
def _legal_take(s: Record, mask: Any) -> int:
    count = 0
    for place in range(DISPLAY):
        card = s.display[place]
        if card != NOTHING:
            move = TAKE_NUMBER + card // KINDS
            if not mask[move]:  # Q9: two cards with the same back are one choice
                mask[move] = True
                count += 1
    return count


@rule
def _play_take(s: Record, index: int) -> None:
    for place in range(DISPLAY):
        card = s.display[place]
        if card != NOTHING and card // KINDS == index:
            s.hand[s.active] |= 1 << card
            s.display[place] = NOTHING
            break
    s.revealed += 1  # the player has seen its colour
    if count_bits(s.hand[s.active]) == HAND:
        _fill_display(s)
        s.phase = CHOOSE
        s.concurrent = 1


@rule
def _fill_display(s: Record) -> None:
    for place in range(DISPLAY):
        if s.display[place] == NOTHING:
            s.display[place] = s.top  # Q11: the announced card is the first to be laid out
            s.top = _draw_card(s)  # Q10: so there always is a top card


@rule
def _legal_choose(s: Record, mask: Any) -> int:
    mask[SKIP] = True
    count = 1
    index = s.top // KINDS
    for colour in range(ROWS):
        if can_mark(s.rows[s.to_move, colour], PLACE[colour, index]):
            mask[MARK_ROW + colour] = True
            count += 1
    return count


@rule
def first_pending(s: Record) -> int:
    """The seat that is asked next in Q11, from the active player on; OVER if all have chosen."""
    seat = s.active
    for _ in range(s.players):
        if s.choice[seat] == PENDING:
            return seat
        seat += 1
        if seat == s.players:
            seat = 0
    return OVER


@rule
def _play_choose(s: Record, move: int) -> None:
    s.choice[s.to_move] = CHOSE_SKIP if move == SKIP else CHOSE_ROW + move - MARK_ROW
    seat = first_pending(s)
    if seat != OVER:
        s.to_move = seat
        return
    index = s.top // KINDS
    s.marked = 1 if s.choice[s.active] != CHOSE_SKIP else 0
    for seat in range(s.players):
        if s.choice[seat] != CHOSE_SKIP:
            colour = s.choice[seat] - CHOSE_ROW
            s.rows[seat, colour] |= mark_bits(PLACE[colour, index])
        s.choice[seat] = PENDING
    s.concurrent = 0
    s.revealed += 1  # all choices are shown together
    if has_ended(s):  # Q16: everyone's choice counted; Q12 and Q15 are not played
        s.to_move = OVER
        return
    s.phase = PLAY
    s.to_move = s.active
    clear_play(s, s.active)


@rule
def _legal_first_card(s: Record, mask: Any) -> int:
    count = 0
    cards = s.hand[s.active]
    shift = 0
    while cards >> shift != 0:
        group = (cards >> shift) & BACK_BITS
        index = shift // KINDS
        shift += KINDS
        if group == 0:
            continue
        joker = (group >> JOKER) & 1
        for colour in range(ROWS):
            coloured = (group >> colour) & 1
            if coloured | joker:
                place = PLACE[colour, index]
                crossable = can_mark(s.rows[s.active, colour], place)
                count += _mark_cards(mask, 2 * (colour * NUMBERS + place), coloured, joker, crossable)
    return count


@rule
def _mark_cards(mask: Any, move: int, coloured: int, joker: int, crossable: bool) -> int:
    """Mark that a coloured card, a joker or both may be laid at a place, and whether it may be crossed; how many ways.

    Q12: a joker takes the colour its player names.
    """
    count = 0
    if coloured:
        mask[LAY + move] = True
        mask[LAY + move + 1] = crossable
        count += 1 + crossable
    if joker:
        mask[LAY_JOKER + move] = True
        mask[LAY_JOKER + move + 1] = crossable
        count += 1 + crossable
    return count


@rule
def _legal_next_card(s: Record, mask: Any) -> int:
    # Q12: one colour. The cards of a play are laid in the order of the row, a joker behind the card of its number, so
    # that every play has one sequence; a number that both show is marked with the first of them or not at all.
    mask[DONE] = True
    count = 1
    cards = s.hand[s.active]
    colour = s.laid_colour
    row = s.rows[s.active, colour]
    last = s.laid[s.laid_count - 1]
    last_place = PLACE[colour, last // KINDS]
    if last % KINDS != JOKER and (cards >> (last // KINDS * KINDS + JOKER)) & 1:
        mask[LAY_JOKER + 2 * (colour * NUMBERS + last_place)] = True
        count += 1
    for place in range(last_place + 1, NUMBERS):
        group = cards >> (PLACE[colour, place] * KINDS)
        coloured = (group >> colour) & 1
        joker = (group >> JOKER) & 1
        if coloured | joker:
            crossable = can_mark(row, place) and fits_marks(s.crossed, place)
            count += _mark_cards(mask, 2 * (colour * NUMBERS + place), coloured, joker, crossable)
    return count


@rule
def fits_marks(crossed: int, place: int) -> bool:
    """Whether a mark at a place keeps the marks of this play together (Q13); ``place`` lies right of them."""
    if crossed == 0:
        return True
    return place - lowest_bit(crossed) - count_bits(crossed) <= GAPS_ALLOWED


@rule
def _play_card(s: Record, move: int) -> None:
    colour, place, card = laid_by_move(move)
    s.laid_colour = colour
    s.laid[s.laid_count] = card
    s.laid_count += 1
    if (move - LAY) & 1:
        bits = mark_bits(place)
        s.crossed |= bits
        s.rows[s.active, colour] |= bits
    if s.laid_count == MOST_LAID:
        _show_play(s)


@rule
def laid_cards(s: Record) -> int:
    """The cards of the play as a set."""
    cards = 0
    for i in range(s.laid_count):
        cards |= 1 << s.laid[i]
    return cards


@rule
def _show_play(s: Record) -> None:
    cards = laid_cards(s)
    s.hand[s.active] &= ~cards
    s.discard |= cards  # Q14
    s.revealed += 1  # the others see what was played
    if s.marked == 0 and s.crossed == 0:  # Q15
        s.misses[s.active] += 1
    if has_ended(s):
        s.to_move = OVER
        return
    seat = s.active + 1
    _begin_turn(s, 0 if seat == s.players else seat)


# End and scores


@rule
def has_ended(s: Record) -> bool:
    """Whether a player has locked two rows or has four misses (Q16)."""
    for seat in range(s.players):
        if ends_by_misses(s, seat) or ends_by_locks(s, seat):
            return True
    return False


@rule
def ends_by_misses(s: Record, seat: int) -> bool:
    """Whether a player has four misses (Q16)."""
    return s.misses[seat] == MISSES_TO_END


@rule
def ends_by_locks(s: Record, seat: int) -> bool:
    """Whether a player has locked two rows (Q16)."""
    locks = 0
    for colour in range(ROWS):
        if s.rows[seat, colour] & LOCK:
            locks += 1
    return locks >= LOCKS_TO_END


@rule
def points_of(s: Record, seat: int) -> int:
    """What a sheet is worth now (Q17)."""
    points = s.misses[seat] * MISS_POINTS
    for colour in range(ROWS):
        points += ROW_POINTS[count_bits(s.rows[seat, colour])]
    return points


@rule
def scores(s: Record, out: Any) -> None:
    """Points and ranks as they stand now; a tie is shared (Q17)."""
    for seat in range(s.players):
        out[0, seat] = points_of(s, seat)
    write_ranks(out, s.players, HIGH_WINS)
