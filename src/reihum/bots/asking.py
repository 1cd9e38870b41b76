"""What a bot is asked with: the record of the seat to move, concealed for that seat."""

from reihum.core.errors import ReihumError
from reihum.core.record import OVER, SPECTATOR, TRUTH, Buffer, header


class BadQuestion(ReihumError, ValueError):
    """A bot was given a record that asks it nothing: the truth, another seat's, or that of a finished match."""


def seat_asked(record: Buffer) -> int:
    """The seat that a record asks for a move and is concealed for. Every other record is refused."""
    seat, viewer = header(record, "to_move"), header(record, "viewer")
    if viewer == TRUTH:
        raise BadQuestion("A bot is given a concealed record, never the truth: match.concealed(match.to_move).")
    if seat == OVER:
        raise BadQuestion("The match is over: there is no move left to choose.")
    if viewer != seat:
        whose = "a spectator" if viewer == SPECTATOR else f"seat {viewer}"
        raise BadQuestion(
            f"This record holds what {whose} may know, but seat {seat} is to move: ask with match.concealed({seat})."
        )
    return seat
