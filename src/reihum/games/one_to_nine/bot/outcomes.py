"""One to 9: stars now, a long run for the seat or somebody else within a turn, and what the others take."""

from typing import Final

from reihum.bots.hints.outcomes import LESS_IS_BETTER, MORE_IS_BETTER, TurnOutcome, is_asked_again
from reihum.core.jit import rule
from reihum.core.record import OVER, Record
from reihum.core.unbound import Ints
from reihum.core.writer import Page, close_event, close_text, letters, letters_of, number, open_event, open_text
from reihum.games.one_to_nine.claims import possible_claims
from reihum.games.one_to_nine.pieces import (
    BY_CARD,
    BY_JOKER,
    BY_NUMBER,
    CLAIM_FOURSOME,
    CLAIM_LONG,
    CLAIM_SHORT,
    DRAW,
    FILL,
    FILLER_COUNT,
    FREE,
    JOKER,
    NUMBER_JOKER,
    NUMBERS,
    PLAY_JOKER,
    PLAY_NUMBER,
    PLAY_PLUS_THREE,
    SWAP_NUMBER,
)
from reihum.games.one_to_nine.writing import CARD_TEXTS, card_played, field_played, write_card, write_claim

SPEAKS_OF_POINTS: Final = False
OUTCOMES: Final = (
    TurnOutcome("big-star", False, 3.0, MORE_IS_BETTER),
    TurnOutcome("small-stars", False, 0.5, MORE_IS_BETTER),
    TurnOutcome("own-long-run", True, 2.0, MORE_IS_BETTER),
    TurnOutcome("rival-long-run", True, 2.0, LESS_IS_BETTER, True),
    TurnOutcome("rival-stars", False, 0.4, LESS_IS_BETTER),
)
_BIG, _SMALL, _OWN_LONG, _RIVAL_LONG, _RIVAL_STARS = range(len(OUTCOMES))

is_settled = is_asked_again

_QUOTE: Final = ord('"')
_STAR: Final = "★".encode()


@rule
def watch(s: Record, move: int, seat: int, found: Ints, who: Ints) -> None:
    """Note who claims a long run."""
    if s.to_move != seat and CLAIM_LONG <= move < FILL:
        found[_RIVAL_LONG] = 1
        who[_RIVAL_LONG] = s.to_move


@rule
def count(before: Record, after: Record, later: Record, seat: int, found: Ints, who: Ints) -> None:
    """Count the stars, and whether the seat can claim a long run in its next turn."""
    found[_BIG] = after.big[seat] - before.big[seat]
    found[_SMALL] = max(0, after.small[seat] - before.small[seat])
    if later.to_move != OVER:
        found[_OWN_LONG] = int(possible_claims(later, seat)[3] != 0)
    for other in range(before.players):
        if other != seat:
            found[_RIVAL_STARS] += max(0, later.small[other] - after.small[other])


# A turn in words


@rule
def tell_turn(s: Record, trial: Record, moves: Ints, length: int, out: Page) -> None:
    """Write what to do: a card, or a claim and what goes into it."""
    move = int(moves[0])
    if move == DRAW:
        open_event(out, b"do-draw")
        close_event(out)
    elif move >= FILL:
        _tell_claim(s, int(s.claim), moves, 0, length, out)
    elif move >= CLAIM_SHORT:
        _tell_claim(s, move, moves, 1, length, out)
    else:
        _tell_card(s, move, out)


@rule
def _tell_card(s: Record, move: int, out: Page) -> None:
    if move == PLAY_PLUS_THREE:
        open_event(out, b"do-plus-three")
    elif move >= SWAP_NUMBER:
        open_event(out, b"do-swap" if s.joker_supply > 0 else b"do-discard")
        write_card(out, b"card", card_played(move))
    elif move >= PLAY_NUMBER:
        open_event(out, b"do-lay-joker" if move >= PLAY_JOKER else b"do-lay-number")
        write_card(out, b"card", card_played(move))
        write_card(out, b"field", field_played(move))
    else:
        if s.board[field_played(move)] == FREE:
            open_event(out, b"do-lay")
        else:
            open_event(out, b"do-swap" if s.joker_supply > 0 else b"do-discard")
        write_card(out, b"card", move)
    close_event(out)


@rule
def _tell_claim(s: Record, claim: int, moves: Ints, first: int, length: int, out: Page) -> None:
    if claim >= CLAIM_LONG:
        open_event(out, b"do-claim-long")
    elif claim >= CLAIM_FOURSOME:
        open_event(out, b"do-claim-four")
        number(out, b"number", claim - CLAIM_FOURSOME + 1)
    else:
        open_event(out, b"do-claim")
    write_claim(out, claim)
    open_text(out, b"fillers")
    for i in range(first, length):
        code = int(moves[i]) - FILL
        field = code // FILLER_COUNT
        filler = code % FILLER_COUNT + 1
        if out.text[out.length - 1] != _QUOTE:
            letters(out, b", ")
        if filler == BY_CARD:
            letters_of(out, CARD_TEXTS, field)
        elif filler == BY_NUMBER:
            letters_of(out, CARD_TEXTS, NUMBER_JOKER + field % NUMBERS)
        elif filler == BY_JOKER:
            letters_of(out, CARD_TEXTS, JOKER)
        else:
            letters(out, _STAR)
    close_text(out)
    close_event(out)
