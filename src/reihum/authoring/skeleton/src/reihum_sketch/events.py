"""What happened, as one viewer saw it: from what they knew before and after a move, so that nothing can leak.

Written are names of messages and their arguments; the sentences stand in ``texts/en.ftl``.
"""

from reihum.core.jit import rule
from reihum.core.record import OVER, Record
from reihum.core.writer import Page, close_event, number, open_event
from reihum_sketch.pieces import CARDS, FIRST_CARD, HAND


@rule
def events(before: Record, move: int, after: Record, out: Page) -> None:
    """Write the events of one move."""
    seat = before.to_move
    if after.points[seat] > before.points[seat]:
        open_event(out, b"lays-higher")
    else:
        open_event(out, b"lays")
    number(out, b"seat", seat)
    number(out, b"card", move + FIRST_CARD)
    close_event(out)
    if seat == after.viewer:  # of others' cards nobody knows which they are
        for card in range(FIRST_CARD, CARDS + 1):
            if after.place[card] == HAND + seat and before.place[card] != HAND + seat:
                open_event(out, b"draws")
                number(out, b"seat", seat)
                number(out, b"card", card)
                close_event(out)
    if after.to_move == OVER:
        open_event(out, b"all-laid")
        close_event(out)
