"""Why a move is not allowed now: the clause and a sentence that helps. Legality itself is decided in `rules`."""

from reihum.core.jit import rule
from reihum.core.record import OVER, Record
from reihum.core.writer import Page, close_refusal, number, open_refusal, word
from reihum_ninety_nine.pieces import GIVE_UP
from reihum_ninety_nine.rules import fits, rank_of, total_after
from reihum_ninety_nine.writing import CARDS


@rule
def refuse(s: Record, move: int, out: Page) -> None:
    """Write why a move is not legal for the seat to move, from this seat's concealed record."""
    if s.to_move == OVER:
        open_refusal(out, b"N9", b"refuse-over")
    elif move == GIVE_UP:
        open_refusal(out, b"N8", b"refuse-give-up")
        word(out, b"card", CARDS, _fitting(s))
    elif s.hands[s.to_move, rank_of(move)] == 0:
        open_refusal(out, b"N4", b"refuse-not-held")
        word(out, b"card", CARDS, rank_of(move))
    else:
        open_refusal(out, b"N6", b"refuse-too-much")
        word(out, b"card", CARDS, rank_of(move))
        number(out, b"total", total_after(s.total, move))
    close_refusal(out)


@rule
def _fitting(s: Record) -> int:
    """A card of the hand that fits."""
    for move in range(GIVE_UP):
        if fits(s, s.to_move, move):
            return rank_of(move)
    return 0  # never: giving up would be legal
