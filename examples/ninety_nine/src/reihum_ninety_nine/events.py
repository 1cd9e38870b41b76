"""What happened, as told to one viewer: from what they see before and after a move, so that nothing can leak."""

from reihum.core.jit import rule
from reihum.core.record import OVER, Record
from reihum.core.writer import Page, close_event, number, open_event, word
from reihum_ninety_nine.pieces import FOUR, GIVE_UP, RANKS
from reihum_ninety_nine.rules import rank_of
from reihum_ninety_nine.writing import CARDS


@rule
def events(before: Record, move: int, after: Record, out: Page) -> None:
    """Write the events of one move."""
    if move == GIVE_UP:
        _gives_up(before, after, out)
        return
    rank = rank_of(move)
    if rank == FOUR:
        open_event(out, b"turns-round")
    else:
        open_event(out, b"lays")
    number(out, b"seat", before.to_move)
    word(out, b"card", CARDS, rank)
    number(out, b"total", after.total)
    close_event(out)
    _draws(before, rank, after, out)


@rule
def _draws(before: Record, laid: int, after: Record, out: Page) -> None:
    """The card that the viewer drew, by name; others' draws go without saying."""
    seat = before.to_move
    if seat != after.viewer:
        return
    for rank in range(1, RANKS + 1):
        kept = before.hands[seat, rank]
        if rank == laid:
            kept -= 1
        if after.hands[seat, rank] > kept:
            open_event(out, b"draws")
            number(out, b"seat", seat)
            word(out, b"card", CARDS, rank)
            close_event(out)


@rule
def _gives_up(before: Record, after: Record, out: Page) -> None:
    seat = before.to_move
    open_event(out, b"gives-up")
    number(out, b"seat", seat)
    number(out, b"total", before.total)
    number(out, b"penalties", after.penalties[seat])
    close_event(out)
    if after.to_move == OVER:
        open_event(out, b"ends")
        number(out, b"seat", seat)
    else:
        open_event(out, b"deals")
        number(out, b"round", after.deals)
    close_event(out)
