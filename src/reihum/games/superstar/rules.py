"""The rules of Superstar: setting up, what is legal, what a move does, the score.

A game ends after at most 2 × players + 1 rounds: every round gives somebody a token (S11), and the third one ends the
game (S15). A round ends too: every move of it takes a card out of a hand that is not refilled (S10) or makes one more
seat pass for good (S8). Between rounds each seat puts aside at most five cards.
"""

import numpy as np
from numpy.typing import NDArray

from reihum.core.bits import count_bits, lowest_bit, nth_bit
from reihum.core.chance import draw
from reihum.core.jit import rule
from reihum.core.ranking import HIGH_WINS, write_ranks
from reihum.core.record import DRAWN, OVER, Record
from reihum.core.rules import Mask
from reihum.games.superstar.knowledge import learn_drawn, learn_lacks, learn_left, learn_shuffle
from reihum.games.superstar.pieces import (
    ANY_CARD,
    ANY_JOKER,
    ANY_NUMBER,
    COLOURS,
    DISCARD,
    DISCARDED,
    DISCARDING,
    DONE,
    HAND,
    JOKER,
    JOKERS,
    LONGEST_ROUND,
    NO_STAR,
    NOTHING,
    NUMBERS,
    PASS,
    PLAY,
    PLAYED,
    PLAYING,
    POOL,
    TOKENS_TO_WIN,
    VOLUNTARY_PASS,
)


@rule
def fits_on(s: Record, kind: int) -> int:
    """The set of kinds that may be played on a card of this kind; NOTHING lies under the first card of a round."""
    if kind == NOTHING:
        return ANY_CARD  # S5: the starting player plays any card
    if kind == JOKER:
        starred = ANY_JOKER  # S7: on a joker only what shows a star, of any colour and number
        for colour in range(COLOURS):
            starred |= s.stars[colour]
        return starred
    bit = 1 << kind
    fitting = ANY_NUMBER & -(bit << 1)  # S6: a higher number …
    star = star_of(s, kind)
    if star != NO_STAR:
        fitting |= s.stars[star] | ANY_JOKER  # … or a star of the same colour; S7: a joker only on a star
    return fitting & ~bit


@rule
def star_of(s: Record, kind: int) -> int:
    """The colour of the star that a number shows, or NO_STAR. A joker is not of one colour: NO_STAR, too."""
    for colour in range(COLOURS):
        if s.stars[colour] & (1 << kind) != 0:
            return colour
    return NO_STAR


@rule
def top_of(s: Record) -> int:
    """The kind of the last card played this round."""
    if s.trail_length == 0:
        return NOTHING
    return int(s.trail[s.trail_length - 1])


@rule
def hand_of(s: Record, seat: int) -> int:
    """A hand as a set of kinds."""
    if s.jokers[seat] > 0:
        return s.cards[seat] | ANY_JOKER
    return s.cards[seat]


@rule
def fitting_of(s: Record, seat: int) -> int:
    """The kinds of a hand that may be played on the last card."""
    return hand_of(s, seat) & fits_on(s, top_of(s))


@rule
def is_leading(s: Record) -> bool:
    """Whether the seat to move plays the first card of a round (S5)."""
    return s.phase == PLAYING and s.trail_length == 0


# Set-up


@rule
def setup(s: Record) -> None:
    """Shuffle, deal five cards each and choose who starts."""
    s.cards[POOL] = ANY_NUMBER
    s.jokers[POOL] = JOKERS
    s.pool_left = NUMBERS + JOKERS
    s.winner = -1
    for seat in range(s.players):
        _refill(s, seat)  # S4
    if s.start_option == DRAWN:
        s.start = draw(s, s.players)
    else:
        s.start = s.start_option
    s.phase = PLAYING
    s.to_move = s.start
    s.turn = 1


# Legal moves


@rule
def legal(s: Record, mask: Mask) -> int:
    """Mark the legal moves; how many they are."""
    mask[:] = False
    if s.phase == PLAYING:
        return _legal_playing(s, mask)
    return _legal_discarding(s, mask)


@rule
def _legal_playing(s: Record, mask: Mask) -> int:
    fitting = fitting_of(s, s.to_move)
    count = 0
    while fitting != 0:
        mask[PLAY + lowest_bit(fitting)] = True
        fitting &= fitting - 1
        count += 1
    # S8: who has no fitting card must pass, who has one must play. By the option one may always pass, but for the
    # starting player (S5).
    if count == 0 or (s.options[VOLUNTARY_PASS] != 0 and not is_leading(s)):
        mask[PASS] = True
        count += 1
    return count


@rule
def _legal_discarding(s: Record, mask: Mask) -> int:
    # S12: any number of cards; named in ascending order, jokers last, so that every choice has one sequence.
    mask[DONE] = True
    count = 1
    if s.jokers[s.to_move] > s.staged_jokers:
        mask[DISCARD + JOKER] = True
        count += 1
    if s.staged_jokers == 0:
        cards = s.cards[s.to_move] & ~s.staged
        while cards != 0:
            card = cards & -cards
            if card > s.staged:
                mask[DISCARD + lowest_bit(card)] = True
                count += 1
            cards -= card
    return count


# Moves


@rule
def play(s: Record, move: int) -> None:
    """Play a legal move."""
    if s.phase == PLAYING:
        if move == PASS:
            _play_pass(s)
        else:
            _play_card(s, move - PLAY)
    elif move == DONE:
        _play_done(s)
    elif move == DISCARD + JOKER:
        s.staged_jokers += 1
    else:
        s.staged |= 1 << (move - DISCARD)


@rule
def _play_card(s: Record, kind: int) -> None:
    seat = s.to_move
    _leave(s, seat, kind, PLAYED)
    s.revealed += 1  # a hand card turns face up
    s.trail[s.trail_length] = kind
    s.trail_seat[s.trail_length] = seat
    s.trail_length += 1
    _next_or_close(s)


@rule
def _play_pass(s: Record) -> None:
    top = top_of(s)
    s.passed_on[s.to_move] = top
    if s.options[VOLUNTARY_PASS] == 0:
        learn_lacks(s, s.to_move, fits_on(s, top))
        s.revealed += 1  # a forced pass shows what the hand lacks
    _next_or_close(s)


@rule
def _next_or_close(s: Record) -> None:
    active = 0  # S11: all but one have passed, …
    armed = 0  # … or nobody who has not passed has cards left
    for seat in range(s.players):
        if s.passed_on[seat] == NOTHING:
            active += 1
            if s.held[seat] > 0:
                armed += 1
    if active == 1 or armed == 0:
        _close_round(s)
        return
    seat = _clockwise(s, s.to_move)
    # S9: who has no cards is skipped. (All hands start at five, so this only happens in positions set up by hand.)
    while s.passed_on[seat] != NOTHING or s.held[seat] == 0:
        seat = _clockwise(s, seat)
    s.to_move = seat
    s.turn += 1


@rule
def _close_round(s: Record) -> None:
    winner = int(s.trail_seat[s.trail_length - 1])  # S11: the last to have played a card
    s.tokens[winner] += 1
    s.winner = winner
    if s.tokens[winner] == TOKENS_TO_WIN:
        s.to_move = OVER  # S15: at once; the table stays as it is
        return
    s.cards[DISCARDED] |= s.cards[PLAYED]  # S12, S13
    s.jokers[DISCARDED] += s.jokers[PLAYED]
    s.cards[PLAYED] = 0
    s.jokers[PLAYED] = 0
    for i in range(LONGEST_ROUND):
        s.trail[i] = NOTHING
        s.trail_seat[i] = 0
    s.trail_length = 0
    for seat in range(s.players):
        s.passed_on[seat] = NOTHING
        s.thrown[seat] = 0
        s.thrown_jokers[seat] = 0
    _refill(s, winner)  # S12: without discarding
    s.phase = DISCARDING
    _ask_to_discard(s, winner)


@rule
def _ask_to_discard(s: Record, before: int) -> None:
    """Ask the next seat clockwise what it discards; when the turn comes to the winner again, start the next round."""
    seat = _clockwise(s, before)
    while seat != s.winner and s.held[seat] == 0:
        _refill(s, seat)  # nothing to choose
        seat = _clockwise(s, seat)
    if seat == s.winner:
        s.phase = PLAYING  # S14
    s.to_move = seat
    s.turn += 1


@rule
def _play_done(s: Record) -> None:
    seat = s.to_move
    s.thrown[seat] = s.staged
    s.thrown_jokers[seat] = s.staged_jokers
    s.revealed += count_bits(s.staged) + s.staged_jokers  # S13: face up
    cards = s.staged
    while cards != 0:
        _leave(s, seat, lowest_bit(cards), DISCARDED)
        cards &= cards - 1
    for _ in range(s.staged_jokers):
        _leave(s, seat, JOKER, DISCARDED)
    s.staged = 0
    s.staged_jokers = 0
    _refill(s, seat)
    _ask_to_discard(s, seat)


@rule
def _clockwise(s: Record, seat: int) -> int:
    seat += 1
    if seat == s.players:
        return 0
    return seat


# Cards from place to place


@rule
def _leave(s: Record, seat: int, kind: int, place: int) -> None:
    learn_left(s, seat, kind)
    if kind == JOKER:
        s.jokers[seat] -= 1
        s.jokers[place] += 1
    else:
        bit = 1 << kind
        s.cards[seat] &= ~bit
        s.cards[place] |= bit
    s.held[seat] -= 1


@rule
def _refill(s: Record, seat: int) -> None:
    # S12. There is always enough to draw: of 55 cards at most 25 are in hands, and none lie on the round's pile.
    while s.held[seat] < HAND:
        if s.pool_left == 0:
            _shuffle_discards(s)
        _draw_card(s, seat)


@rule
def _draw_card(s: Record, seat: int) -> None:
    luck = draw(s, s.pool_left)
    if luck < s.jokers[POOL]:
        s.jokers[POOL] -= 1
        s.jokers[seat] += 1
    else:
        bit = 1 << nth_bit(s.cards[POOL], luck - s.jokers[POOL])
        s.cards[POOL] &= ~bit
        s.cards[seat] |= bit
    s.pool_left -= 1
    s.held[seat] += 1
    learn_drawn(s, seat)


@rule
def _shuffle_discards(s: Record) -> None:
    learn_shuffle(s)  # S13
    s.cards[POOL] |= s.cards[DISCARDED]
    s.jokers[POOL] += s.jokers[DISCARDED]
    s.pool_left = count_bits(s.cards[DISCARDED]) + s.jokers[DISCARDED]
    s.cards[DISCARDED] = 0
    s.jokers[DISCARDED] = 0
    s.shuffles += 1


# Score


@rule
def scores(s: Record, out: NDArray[np.int64]) -> None:
    """Points are star tokens; equal tokens share a rank."""
    for seat in range(s.players):
        out[0, seat] = s.tokens[seat]
    write_ranks(out, s.players, HIGH_WINS)
