"""Why a move is not allowed now: the clause and a sentence that helps. Whether it is allowed only `rules` decide."""

from reihum.core.jit import rule
from reihum.core.record import OVER, Record
from reihum.core.writer import Page, close_refusal, number, open_refusal
from reihum_sketch.pieces import FIRST_CARD


@rule
def refuse(s: Record, move: int, out: Page) -> None:
    """Write why a move is not legal for the seat to move, from this seat's concealed record."""
    if s.to_move == OVER:
        open_refusal(out, b"K6", b"refuse-over")
    else:
        open_refusal(out, b"K4", b"refuse-not-held")
        number(out, b"card", move + FIRST_CARD)
    close_refusal(out)
