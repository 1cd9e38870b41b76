"""The gate for secrets: what a viewer may know, deals that the viewer could not tell from the truth, and the audit.

Everything that people, bots and programs are shown is made from a concealed record. So nothing leaks that ``conceal``
takes away, and nothing can be known that ``redeal`` would deal otherwise.
"""

from reihum.core.chance import Key, below, forget_stream, start_stream
from reihum.core.jit import rule
from reihum.core.record import TRUTH, Record
from reihum_sketch.pieces import CARDS, FIRST_CARD, HAND, MAX_PLAYERS, PILE, STACK


@rule
def conceal(s: Record, viewer: int) -> None:
    """Put all cards together that the viewer (a seat, or −1) has not seen: the stack and the other hands."""
    for card in range(FIRST_CARD, CARDS + 1):
        if s.place[card] >= HAND and s.place[card] != HAND + viewer:
            s.place[card] = STACK
    forget_stream(s)
    s.viewer = viewer


@rule
def redeal(s: Record, viewer: int, key: Key) -> None:
    """Deal the unseen cards to the other hands, each as likely; what is left is the stack."""
    start_stream(s, key)
    s.viewer = TRUTH
    unseen = 0
    for card in range(FIRST_CARD, CARDS + 1):
        if s.place[card] == STACK:
            unseen += 1
    for seat in range(s.players):
        if seat != viewer:
            for _ in range(s.held[seat]):
                _deal_unseen(s, seat, below(s, unseen))
                unseen -= 1


@rule
def _deal_unseen(s: Record, seat: int, left: int) -> None:
    for card in range(FIRST_CARD, CARDS + 1):
        if s.place[card] == STACK:
            if left == 0:
                s.place[card] = HAND + seat
                return
            left -= 1


@rule
def audit(s: Record) -> int:
    """Return 0 if every card is exactly once somewhere and all counts agree; else a number that says what is wrong."""
    in_stack = 0
    for card in range(FIRST_CARD, CARDS + 1):
        if s.place[card] < STACK or s.place[card] >= HAND + s.players:
            return 1
        if s.place[card] == STACK:
            in_stack += 1
    if in_stack != s.stack_left:
        return 2
    for seat in range(MAX_PLAYERS):
        held = 0
        for card in range(FIRST_CARD, CARDS + 1):
            if s.place[card] == HAND + seat:
                held += 1
        if held != s.held[seat]:
            return 3
    if s.top != 0 and s.place[s.top] != PILE:
        return 4
    return 0
