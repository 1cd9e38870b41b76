"""The course of One to 9: set-up, a turn, the end and the ranking. Claims stand in `claims`."""

from typing import Any, Final

from reihum.core.build.marking import WORD, eights, mark_word, sum_of_bytes, within
from reihum.core.chance import draw
from reihum.core.jit import rule
from reihum.core.ranking import HIGH_WINS, write_ranks
from reihum.core.record import DRAWN, OVER, Record
from reihum.core.rules import Mask
from reihum.games.one_to_nine.cards import (
    add_to_discard,
    add_to_hand,
    draw_to_hand,
    lay,
    remove_from_hand,
    turn_cards,
)
from reihum.games.one_to_nine.claims import (
    clear_claim,
    legal_fill,
    play_claim,
    play_fill,
    possible_claims,
    score_claim,
)
from reihum.games.one_to_nine.pieces import (
    ACTING,
    ALL_FIELDS,
    ALL_NUMBERS,
    BIG_STARS,
    BIG_STARS_TO_WIN,
    BY_CARD,
    BY_FULL_BOARD,
    BY_JOKER,
    BY_NUMBER,
    BY_THREE_STARS,
    BY_TURN_LIMIT,
    CARDS_DEALT,
    CARDS_FOR_EMPTY_HAND,
    CARDS_FOR_LAYING,
    CARDS_FOR_PLUS_THREE,
    CARDS_TURNED_AT_SETUP,
    CLAIM_FOURSOME,
    CLAIM_LONG,
    CLAIM_SHORT,
    COLOUR_COUNT,
    COPIES,
    DRAW,
    FILL,
    FILLER_COUNT,
    FREE,
    IN_EACH_COLOUR,
    INTERVAL_COUNT,
    JOKER,
    JOKERS,
    NOTHING,
    NUMBER_BITS,
    NUMBER_JOKER,
    NUMBERS,
    OPTION_TURN_LIMIT,
    PLAY_CARD,
    PLAY_JOKER,
    PLAY_NUMBER,
    PLAY_PLUS_THREE,
    PLUS_THREE,
    POINTS_OF_A_BIG_STAR,
    SHUFFLED_KINDS,
    SMALL_STARS,
    SWAP_NUMBER,
)

_WORDS: Final = 4  # of marks, for all moves but fills


@rule
def setup(s: Record) -> None:
    """O4 to O7: lay out the supplies, turn five cards onto the board, deal five to each hand."""
    s.joker_supply = JOKERS  # O5
    s.small_supply = SMALL_STARS  # O4
    s.big_supply = BIG_STARS
    size = 0
    for kind in range(SHUFFLED_KINDS):
        for _ in range(COPIES[kind]):
            s.stack[size] = kind
            size += 1
    s.stack_left = size
    s.discard_top = NOTHING
    s.claim = NOTHING
    turn_cards(s, CARDS_TURNED_AT_SETUP)  # O6
    for seat in range(s.players):  # O7
        draw_to_hand(s, seat, CARDS_DEALT)
    if s.start_option == DRAWN:
        s.start = draw(s, s.players)
    else:
        s.start = s.start_option
    s.to_move = s.start
    s.turn = 1
    s.phase = ACTING
    _forget_last(s)


@rule
def _forget_last(s: Record) -> None:
    s.last_seat = NOTHING
    s.last_move = NOTHING
    s.last_small = 0
    s.last_bonus = 0
    s.last_turned = 0
    for cell in range(NUMBERS):
        s.last_fill[cell] = FREE
    for i in range(len(s.last_landed)):
        s.last_landed[i] = NOTHING


# A turn


@rule
def legal(s: Record, mask: Mask) -> int:
    """Mark what the seat to move may do."""
    if s.phase != ACTING:
        mask[:] = False
        return legal_fill(s, mask)
    if s.hand_count[s.to_move] == 0:  # O8
        mask[:] = False
        mask[DRAW] = True
        return 1
    return _legal_actions(s, mask)


@rule
def play(s: Record, move: int) -> None:
    """Play a legal move. A turn is one play, or a claim with its fills."""
    if move >= FILL:
        play_fill(s, (move - FILL) % FILLER_COUNT + 1)
        if s.gaps == 0:
            _finish_claim(s)
    elif move >= CLAIM_SHORT:
        play_claim(s, move)
    else:
        _forget_last(s)
        s.last_seat = s.to_move
        s.last_move = move
        _play_card(s, move)
        _end_turn(s)


@rule
def _legal_actions(s: Record, mask: Mask) -> int:
    """O9 to O14: what may be done with a single card, and the claims that the hand can complete."""
    seat = s.to_move
    numbers = int(s.hand_bits[seat, NUMBER_BITS])
    held, taken = 0, 0  # by field
    for colour in range(COLOUR_COUNT):
        held |= int(s.hand_bits[seat, colour]) << (colour * NUMBERS)
        taken |= int(s.row[colour]) << (colour * NUMBERS)
    free = ALL_FIELDS & ~taken
    by_number = numbers * IN_EACH_COLOUR & free
    by_joker = free if s.hand[seat, JOKER] > 0 else 0
    homeless = numbers  # number jokers without a free field
    for colour in range(COLOUR_COUNT):
        homeless &= ~(free >> (colour * NUMBERS))
    plus_three = int(s.hand[seat, PLUS_THREE] > 0)
    short, short_too, foursomes, long = possible_claims(s, seat)
    groups = eights(mask[: _WORDS * WORD])
    marked = (
        mark_word(
            groups,
            0,
            within(0, PLAY_CARD, held) | within(0, PLAY_NUMBER, by_number),
        )
        + mark_word(
            groups,
            1,
            within(1, PLAY_NUMBER, by_number) | within(1, PLAY_JOKER, by_joker) | within(1, SWAP_NUMBER, homeless),
        )
        + mark_word(
            groups,
            2,
            within(2, SWAP_NUMBER, homeless)
            | within(2, PLAY_PLUS_THREE, plus_three)
            | within(2, CLAIM_SHORT, short)
            | within(2, CLAIM_SHORT + 2 * INTERVAL_COUNT, short_too),
        )
        + mark_word(
            groups,
            3,
            within(3, CLAIM_SHORT + 2 * INTERVAL_COUNT, short_too)
            | within(3, CLAIM_FOURSOME, foursomes)
            | within(3, CLAIM_LONG, long),
        )
    )
    mask[_WORDS * WORD :] = False
    return sum_of_bytes(marked)


@rule
def _play_card(s: Record, move: int) -> None:
    seat = s.to_move
    if move == DRAW:
        draw_to_hand(s, seat, CARDS_FOR_EMPTY_HAND)
    elif move == PLAY_PLUS_THREE:
        remove_from_hand(s, seat, PLUS_THREE)
        add_to_discard(s, PLUS_THREE)
        draw_to_hand(s, seat, CARDS_FOR_PLUS_THREE)
    elif move >= SWAP_NUMBER:
        _swap(s, NUMBER_JOKER + move - SWAP_NUMBER)
    elif move >= PLAY_JOKER:
        _lay_from_hand(s, JOKER, move - PLAY_JOKER, BY_JOKER)
    elif move >= PLAY_NUMBER:
        field = move - PLAY_NUMBER
        _lay_from_hand(s, NUMBER_JOKER + field % NUMBERS, field, BY_NUMBER)
    elif s.board[move - PLAY_CARD] == FREE:
        _lay_from_hand(s, move - PLAY_CARD, move - PLAY_CARD, BY_CARD)
    else:
        _swap(s, move - PLAY_CARD)


@rule
def _lay_from_hand(s: Record, kind: int, field: int, filler: int) -> None:
    remove_from_hand(s, s.to_move, kind)
    lay(s, field, filler)
    draw_to_hand(s, s.to_move, CARDS_FOR_LAYING)


@rule
def _swap(s: Record, kind: int) -> None:
    """A card that has no field left is discarded for a joker; without jokers in the supply, for a card."""
    remove_from_hand(s, s.to_move, kind)
    add_to_discard(s, kind)
    if s.joker_supply > 0:
        s.joker_supply -= 1
        add_to_hand(s, s.to_move, JOKER)
    else:
        draw_to_hand(s, s.to_move, 1)


@rule
def _finish_claim(s: Record) -> None:
    seat = s.to_move
    claim = s.claim
    _forget_last(s)
    s.last_seat = seat
    score_claim(s)
    if has_won(s, seat):
        s.to_move = OVER
        return
    clear_claim(s, claim)
    _end_turn(s)


@rule
def has_won(s: Record, seat: int) -> bool:
    """O21: whether a seat has its third big star."""
    return s.big[seat] == BIG_STARS_TO_WIN


@rule
def _end_turn(s: Record) -> None:
    if s.turn >= s.options[OPTION_TURN_LIMIT] or _is_board_full(s):  # O22, O23
        s.to_move = OVER
        return
    s.turn += 1
    s.to_move = (s.to_move + 1) % s.players


@rule
def _is_board_full(s: Record) -> bool:
    taken = ALL_NUMBERS
    for colour in range(COLOUR_COUNT):
        taken &= s.row[colour]
    return taken == ALL_NUMBERS


# The end


@rule
def ending_of(s: Record) -> int:
    """O21 to O23: how a finished game came to its end, as an index of `ENDINGS`."""
    for seat in range(s.players):
        if has_won(s, seat):
            return BY_THREE_STARS
    return BY_FULL_BOARD if _is_board_full(s) else BY_TURN_LIMIT


@rule
def scores(s: Record, out: Any) -> None:
    """Points and ranks (O21, O22): big stars, then small stars."""
    for seat in range(s.players):
        out[0, seat] = s.big[seat] * POINTS_OF_A_BIG_STAR + s.small[seat]
    write_ranks(out, s.players, HIGH_WINS)
