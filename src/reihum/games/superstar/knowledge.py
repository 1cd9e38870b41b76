"""What everybody at the table knows about hidden cards without seeing them.

Two public facts say that a hand holds nothing of some set of cards: a forced pass (nothing fitted, S8) and a shuffle
(everything on the discard pile was on the discard pile, S13). Later that hand loses cards openly and draws unseen ones,
and the fact fades. It is kept exactly, as *slots*: a hand of n cards is n slots, the newest first, and
``s.avoid[seat, slot]`` is the set of kinds that the card in this slot cannot be. A hand is possible if its cards can be
put into the slots so that none lies in a slot that avoids it.

* A fact about the whole hand goes into every slot (`learn_lacks`).
* A card drawn is a new slot that avoids only what the draw pile cannot contain (`learn_drawn`).
* A card that leaves came from one of the slots that did not avoid it, c₁, c₂, … cₘ from new to old. Whichever it was,
  the others can be paired with c₁ & c₂, c₂ & c₃, … so these are the slots that remain (`learn_left`).

Why that is exact: of two slots that allow the same number the older one avoids at least as much (it has gone through
more facts; after a shuffle a number allows only slots filled from the same draw pile). So c₁ ⊆ c₂ ⊆ …, the rule drops
the oldest slot, and what remains possible is precisely the union over all slots the card may have come from. For
jokers, of which some may come from before a shuffle and some from after it, it is a safe bound: the truth is always
possible, and rarely a little more. One slot a card is enough: nothing is ever dropped for lack of room.
"""

from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.games.superstar.pieces import ANY_CARD, ANY_JOKER, DISCARDED, JOKERS


@rule
def learn_lacks(s: Record, seat: int, cards: int) -> None:
    """The seat's hand holds none of these kinds."""
    for slot in range(s.held[seat]):
        s.avoid[seat, slot] |= cards


@rule
def learn_drawn(s: Record, seat: int) -> None:
    """The seat has drawn a card, unseen by the others. Called when the hand's size already counts it."""
    for slot in range(s.held[seat] - 1, 0, -1):
        s.avoid[seat, slot] = s.avoid[seat, slot - 1]
    s.avoid[seat, 0] = s.not_in_pool


@rule
def learn_left(s: Record, seat: int, kind: int) -> None:
    """A card of this kind has left the seat's hand openly. Called while the hand's size still counts it."""
    bit = 1 << kind
    last = s.held[seat] - 1
    before = -1  # the youngest slot that may have held the card, then the next, …
    for slot in range(last + 1):
        if s.avoid[seat, slot] & bit == 0:
            if before >= 0:
                s.avoid[seat, before] &= s.avoid[seat, slot]
            before = slot
    for slot in range(before, last):
        s.avoid[seat, slot] = s.avoid[seat, slot + 1]
    s.avoid[seat, last] = 0


@rule
def learn_shuffle(s: Record) -> None:
    """The discard pile, face up until now, is about to become the draw pile: nobody holds any of it."""
    numbers = s.cards[DISCARDED]
    jokers = s.jokers[DISCARDED]
    lacking = numbers
    if jokers == JOKERS:
        lacking |= ANY_JOKER
    for seat in range(s.players):
        learn_lacks(s, seat, lacking)
    s.not_in_pool = ANY_CARD & ~numbers
    if jokers > 0:
        s.not_in_pool &= ~ANY_JOKER
