"""What a viewer of One to 9 saw of a move, told from the records concealed for them before and after it.

Which move it was is not asked: a claim is hidden from the others until its last gap is filled.
"""

from typing import Final

import numpy as np

from reihum.core.bits import lowest_bit
from reihum.core.jit import rule
from reihum.core.record import OVER, Record
from reihum.core.writer import (
    Page,
    close_event,
    close_text,
    letters,
    letters_of,
    number,
    open_event,
    open_text,
    word,
)
from reihum.games.one_to_nine.cards import card_on
from reihum.games.one_to_nine.claim_view import FILLER_TEXTS
from reihum.games.one_to_nine.claims import field_of
from reihum.games.one_to_nine.pieces import (
    BY_CARD,
    BY_FULL_BOARD,
    BY_STAR,
    BY_THREE_STARS,
    CLAIM_FOURSOME,
    CLAIM_LONG,
    CLAIM_SHORT,
    DRAW,
    FILLING,
    FREE,
    MAX_PLAYERS,
    NOTHING,
    NUMBERS,
    PLAY_JOKER,
    PLAY_NUMBER,
    PLAY_PLUS_THREE,
    SHUFFLED_KINDS,
    SWAP_NUMBER,
)
from reihum.games.one_to_nine.rules import ending_of, has_won, scores
from reihum.games.one_to_nine.writing import CARD_TEXTS, card_played, field_played, next_card, write_card, write_claim

_STAR: Final = " (★)".encode()


@rule
def events(before: Record, move: int, after: Record, out: Page) -> None:
    """Write the events of one move. A claim is told to the others when its last gap is filled."""
    if after.last_seat == before.last_seat:  # seats take turns: no action is complete
        _staging(before, after, out)
        return
    if after.last_move >= CLAIM_SHORT:
        _claimed(after, out)
        _turned(after, out)
    else:
        _played(before, after, out)
        if after.viewer == after.last_seat:
            _drew(before, after, out)
    if after.reshuffles > before.reshuffles:
        open_event(out, b"reshuffles")
        close_event(out)
    if after.to_move == OVER:
        _ended(after, out)


@rule
def _staging(before: Record, after: Record, out: Page) -> None:
    """O13: a claim in the making, of which nobody but its maker knows."""
    if after.phase != FILLING:
        return
    if before.phase != FILLING:
        open_event(out, b"names-claim")
        number(out, b"seat", after.to_move)
        write_claim(out, after.claim)
    else:
        cell = lowest_bit(before.gaps)
        open_event(out, b"fills-gap")
        number(out, b"seat", after.to_move)
        write_card(out, b"field", field_of(after.claim, cell))
        word(out, b"filler", FILLER_TEXTS, after.staged[cell] - 1)
    close_event(out)


# One card


@rule
def _played(before: Record, after: Record, out: Page) -> None:
    """O8, O9: one card, and what came for it."""
    seat = after.last_seat
    move = after.last_move
    if move == DRAW:
        open_event(out, b"draws-with-empty-hand")
    elif move == PLAY_PLUS_THREE:
        open_event(out, b"plays-plus-three")
    else:
        _open_played(before, after, out)
    number(out, b"seat", seat)
    if after.joker_supply == before.joker_supply:
        drawn = after.hand_count[seat] - before.hand_count[seat]
        number(out, b"drawn", drawn + int(move != DRAW))  # a card played is one less
    close_event(out)


@rule
def _open_played(before: Record, after: Record, out: Page) -> None:
    """O9: a card that is laid or discarded, and the field on which it is laid if that does not say itself."""
    move = after.last_move
    if after.joker_supply < before.joker_supply:
        open_event(out, b"swaps-for-joker")
    elif move >= SWAP_NUMBER or before.board[field_played(move)] != FREE:
        open_event(out, b"swaps-for-card")
    elif move >= PLAY_JOKER:
        open_event(out, b"lays-joker")
        write_card(out, b"field", field_played(move))
        return
    elif move >= PLAY_NUMBER:
        open_event(out, b"lays-number-joker")
        write_card(out, b"field", field_played(move))
    else:
        open_event(out, b"lays-card")
    write_card(out, b"card", card_played(move))


@rule
def _drew(before: Record, after: Record, out: Page) -> None:
    """The cards drawn, for the one who drew them. Jokers are taken openly."""
    seat = after.last_seat
    played = NOTHING if after.last_move == DRAW else card_played(after.last_move)
    is_open = False
    for kind in range(SHUFFLED_KINDS):
        drawn = after.hand[seat, kind] - before.hand[seat, kind] + int(kind == played)
        for _ in range(drawn):
            if not is_open:
                open_event(out, b"drew")
                number(out, b"seat", seat)
                open_text(out, b"cards")
                is_open = True
            next_card(out, kind)
    if is_open:
        close_text(out)
        close_event(out)


# A claim


@rule
def _claimed(after: Record, out: Page) -> None:
    """O10 to O16: the claim and its bonus."""
    claim = after.last_move
    if claim >= CLAIM_LONG:
        open_event(out, b"claims-long-run")
        write_claim(out, claim)
        number(out, b"paid", _stars_paid(after))
    elif claim >= CLAIM_FOURSOME:
        open_event(out, b"claims-foursome")
        number(out, b"number", claim - CLAIM_FOURSOME + 1)
        number(out, b"stars", after.last_small)
    else:
        open_event(out, b"claims-short-run")
        write_claim(out, claim)
        number(out, b"stars", after.last_small)
    number(out, b"seat", after.last_seat)
    _write_fillers(after, out)
    close_event(out)
    if after.last_bonus:
        open_event(out, b"bonus")
        close_event(out)


@rule
def _stars_paid(after: Record) -> int:
    paid = 0
    for cell in range(NUMBERS):
        paid += int(after.last_fill[cell] == BY_STAR)
    return paid


@rule
def _write_fillers(after: Record, out: Page) -> None:
    """``R6, R7 (N7), R8 (J), R9 (★)``: the fields, and what lies there instead of the card itself."""
    open_text(out, b"fillers")
    for cell in range(NUMBERS):
        filler = after.last_fill[cell]
        if filler == FREE:
            continue
        field = field_of(after.last_move, cell)
        next_card(out, field)
        if filler == BY_STAR:
            letters(out, _STAR)
        elif filler != BY_CARD:
            letters(out, b" (")
            letters_of(out, CARD_TEXTS, card_on(field, filler))
            letters(out, b")")
    close_text(out)


@rule
def _turned(after: Record, out: Page) -> None:
    """O18, O20: the cards turned after a claim; none after the third big star."""
    if after.last_landed[0] != NOTHING:
        rejected = after.last_turned
        open_event(out, b"cards-turned")
        open_text(out, b"cards")
        for i in range(len(after.last_landed)):
            if after.last_landed[i] != NOTHING:
                next_card(out, after.last_landed[i])
                rejected -= 1
        close_text(out)
        number(out, b"rejected", rejected)
        close_event(out)
    elif not has_won(after, after.last_seat):
        open_event(out, b"no-card-fits")
        close_event(out)


# The end


@rule
def _ended(after: Record, out: Page) -> None:
    """O21 to O23."""
    ending = ending_of(after)
    if ending != BY_THREE_STARS:
        open_event(out, b"ends-by-full-board" if ending == BY_FULL_BOARD else b"ends-by-turn-limit")
        close_event(out)
    result = np.zeros((2, MAX_PLAYERS), np.int64)
    scores(after, result)
    winners = 0
    for seat in range(after.players):
        winners += result[1, seat] == 1
    for seat in range(after.players):
        if result[1, seat] != 1:
            continue
        if ending == BY_THREE_STARS:
            open_event(out, b"wins-by-three-stars")
        else:
            open_event(out, b"wins-by-rank" if winners == 1 else b"shares-first-place")
            number(out, b"big", after.big[seat])
            number(out, b"small", after.small[seat])
        number(out, b"seat", seat)
        close_event(out)
