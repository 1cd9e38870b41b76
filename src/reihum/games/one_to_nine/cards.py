"""How cards travel: from the stack to hands and board, from hands and board to the discard pile."""

from reihum.core.chance import take
from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.games.one_to_nine.pieces import (
    BY_CARD,
    BY_NUMBER,
    COPIES,
    FIELDS,
    FREE,
    JOKER,
    NOTHING,
    NUMBER_BITS,
    NUMBER_JOKER,
    NUMBERS,
    PLUS_THREE,
    SHUFFLED_KINDS,
    SPECTATOR_ROW,
)


@rule
def card_on(field: int, filler: int) -> int:
    """The kind of card that lies on a field, or fills it, as ``filler`` says; a small star is no card."""
    if filler == BY_CARD:
        return field
    if filler == BY_NUMBER:
        return NUMBER_JOKER + field % NUMBERS
    return JOKER


@rule
def add_to_hand(s: Record, seat: int, kind: int) -> None:
    """Put a card into a hand."""
    s.hand[seat, kind] += 1
    s.hand_count[seat] += 1
    if kind < NUMBER_JOKER:
        s.hand_bits[seat, kind // NUMBERS] |= 1 << (kind % NUMBERS)
    elif kind < PLUS_THREE:
        s.hand_bits[seat, NUMBER_BITS] |= 1 << (kind - NUMBER_JOKER)


@rule
def remove_from_hand(s: Record, seat: int, kind: int) -> None:
    """Take a card out of a hand, for all to see."""
    s.hand[seat, kind] -= 1
    s.hand_count[seat] -= 1
    if s.hand[seat, kind] == 0:
        if kind < NUMBER_JOKER:
            s.hand_bits[seat, kind // NUMBERS] &= ~(1 << (kind % NUMBERS))
        elif kind < PLUS_THREE:
            s.hand_bits[seat, NUMBER_BITS] &= ~(1 << (kind - NUMBER_JOKER))
    if kind != JOKER:
        s.revealed += 1  # everybody sees a card that was hidden
        if s.reshuffles > 0:
            _forget_held(s, seat, kind)


@rule
def _forget_held(s: Record, seat: int, kind: int) -> None:
    """A card leaves a hand. The others cannot tell whether it was there since the reshuffle: one is no longer sure."""
    for viewer in range(s.players):
        if viewer != seat and s.sure[viewer, kind] > 0:
            s.sure[viewer, kind] -= 1
    if s.sure[SPECTATOR_ROW, kind] > 0:
        s.sure[SPECTATOR_ROW, kind] -= 1
    held = s.hand_count[seat] - s.hand[seat, JOKER]
    s.held_since[seat] = min(s.held_since[seat], held)


@rule
def add_to_discard(s: Record, kind: int) -> None:
    """Put a card on top of the discard pile."""
    s.discard[kind] += 1
    s.discard_count += 1
    s.discard_top = kind


@rule
def lay(s: Record, field: int, filler: int) -> None:
    """Put onto a free field what ``filler`` says."""
    s.board[field] = filler
    s.row[field // NUMBERS] |= 1 << (field % NUMBERS)


@rule
def lift(s: Record, field: int) -> None:
    """Free a field."""
    s.board[field] = FREE
    s.row[field // NUMBERS] &= ~(1 << (field % NUMBERS))


@rule
def _reshuffle(s: Record) -> None:
    """O19: the discard pile becomes the stack; it is then empty and shows no star."""
    size = 0
    for kind in range(SHUFFLED_KINDS):
        for _ in range(s.discard[kind]):
            s.stack[size] = kind
            size += 1
        s.discard[kind] = 0
    s.stack_left = size
    s.discard_count = 0
    s.discard_top = NOTHING
    s.reshuffles += 1
    # Who has counted knows now what the hands hold together; each seat takes off its own.
    for kind in range(SHUFFLED_KINDS):
        together = 0
        for seat in range(s.players):
            together += s.hand[seat, kind]
        for seat in range(s.players):
            s.sure[seat, kind] = together - s.hand[seat, kind]
        s.sure[SPECTATOR_ROW, kind] = together
    for seat in range(s.players):
        s.held_since[seat] = s.hand_count[seat] - s.hand[seat, JOKER]


@rule
def _draw_card(s: Record) -> int:
    """A card from the stack, or NOTHING if there is none in stack and discard pile (O19)."""
    if s.stack_left == 0:
        if s.discard_count == 0:
            return NOTHING
        _reshuffle(s)
    kind = int(take(s, s.stack, s.stack_left))
    s.stack_left -= 1
    return kind


@rule
def draw_to_hand(s: Record, seat: int, count: int) -> None:
    """Draw cards from the stack, as far as there are any."""
    for _ in range(count):
        kind = _draw_card(s)
        if kind == NOTHING:
            return
        add_to_hand(s, seat, kind)


@rule
def _any_can_land(s: Record) -> bool:
    """O20: whether a card in stack or discard pile fits a free field: one that is in no hand."""
    for field in range(FIELDS):
        if s.board[field] == FREE:
            held = 0
            for seat in range(s.players):
                held += s.hand[seat, field]
            if held < COPIES[field]:
                return True
    return False


@rule
def turn_cards(s: Record, count: int) -> None:
    """O6, O18: turn cards from the stack until ``count`` of them lie on their fields; the others are discarded."""
    landed = 0
    while landed < count and _any_can_land(s):
        kind = _draw_card(s)
        s.last_turned += 1
        if kind < FIELDS and s.board[kind] == FREE:
            lay(s, kind, BY_CARD)
            s.last_landed[landed] = kind
            landed += 1
        else:
            add_to_discard(s, kind)
