"""What happened, as told to one viewer: from what they see before and after a move, so that nothing can leak."""

from typing import Final

from reihum.core.bits import count_bits, lowest_bit
from reihum.core.jit import rule
from reihum.core.record import OVER, Record
from reihum.core.writer import Page, close_event, close_text, letters, letters_of, number, open_event, open_text
from reihum.games.superstar.pieces import DISCARD, DISCARDING, DONE, JOKER, NO_STAR, PASS, PLAY, VOLUNTARY_PASS
from reihum.games.superstar.rules import is_leading, star_of, top_of
from reihum.games.superstar.view import round_of
from reihum.games.superstar.writing import CARDS, STARS, write_card

_STAR_SIGN: Final = "★".encode()


@rule
def events(before: Record, move: int, after: Record, out: Page) -> None:
    """Write the events of one move."""
    if before.phase == DISCARDING:
        if move == DONE:
            _discards(before.to_move, after, out)
            _go_on(before, move, after, before.to_move, out)
        else:
            _puts_aside(before.to_move, move - DISCARD, after, out)
        return
    _plays(before, move, out)
    if _wins_round(before, after):
        winner = after.winner
        open_event(out, b"wins-round")
        number(out, b"seat", winner)
        number(out, b"round", round_of(before))
        number(out, b"tokens", after.tokens[winner])
        close_event(out)
        if after.to_move == OVER:
            open_event(out, b"wins-game")
            number(out, b"seat", winner)
            close_event(out)
        else:
            _go_on(before, move, after, winner, out)


@rule
def _plays(before: Record, move: int, out: Page) -> None:
    """A card, or a pass on the last card."""
    kind = move - PLAY
    if move == PASS:
        kind = top_of(before)
        if before.options[VOLUNTARY_PASS] != 0:
            open_event(out, b"passes")
        else:
            open_event(out, b"must-pass")
    elif is_leading(before):
        open_event(out, b"leads")
    else:
        open_event(out, b"plays")
    number(out, b"seat", before.to_move)
    write_card(out, before, kind)
    close_event(out)


@rule
def _wins_round(before: Record, after: Record) -> bool:
    return after.winner >= 0 and after.tokens[after.winner] > before.tokens[after.winner]


@rule
def _puts_aside(seat: int, kind: int, after: Record, out: Page) -> None:
    # Cards put aside lie face down: only the mover is told, and only the mover's record shows them.
    if after.staged != 0 or after.staged_jokers != 0:
        open_event(out, b"put-aside")
        number(out, b"seat", seat)
        write_card(out, after, kind)
        close_event(out)


@rule
def _discards(seat: int, after: Record, out: Page) -> None:
    count = count_bits(after.thrown[seat]) + after.thrown_jokers[seat]
    if count == 0:
        open_event(out, b"keeps")
        number(out, b"seat", seat)
    else:
        open_event(out, b"discards")
        number(out, b"seat", seat)
        number(out, b"count", count)
        _list_cards(after, after.thrown[seat], after.thrown_jokers[seat], out)
    close_event(out)


@rule
def _go_on(before: Record, move: int, after: Record, first: int, out: Page) -> None:
    """Who draws, clockwise from the first who may, and who starts a round then."""
    if after.shuffles > before.shuffles:
        open_event(out, b"shuffle")
        close_event(out)
    for i in range(after.players):
        _draws(before, move, after, (first + i) % after.players, out)
    if is_leading(after):
        open_event(out, b"starts-round")
        number(out, b"seat", after.to_move)
        number(out, b"round", round_of(after))
        close_event(out)


@rule
def _draws(before: Record, move: int, after: Record, seat: int, out: Page) -> None:
    """How many cards a seat drew, if any; the viewer's own cards by name."""
    left, left_jokers = _left_hand(before, move, after, seat)
    count = after.held[seat] - before.held[seat] + count_bits(left) + left_jokers
    if count == 0:
        return
    if seat == after.viewer:
        kept = before.cards[seat] & ~left
        kept_jokers = before.jokers[seat] - left_jokers
        open_event(out, b"draws-own")
        number(out, b"seat", seat)
        number(out, b"count", count)
        _list_cards(after, after.cards[seat] & ~kept, after.jokers[seat] - kept_jokers, out)
    else:
        open_event(out, b"draws")
        number(out, b"seat", seat)
        number(out, b"count", count)
    close_event(out)


@rule
def _left_hand(before: Record, move: int, after: Record, seat: int) -> tuple[int, int]:
    """The numbers and jokers that left a seat's hand by the move; after a shuffle they may have come back."""
    if seat != before.to_move or move == PASS:
        return 0, 0
    if move == DONE:
        return after.thrown[seat], after.thrown_jokers[seat]
    if move == PLAY + JOKER:
        return 0, 1
    return 1 << (move - PLAY), 0


@rule
def _list_cards(s: Record, numbers: int, jokers: int, out: Page) -> None:
    """Several cards, each with the letter of its star, which is half of what a card is: ``2★R, 5, J``."""
    open_text(out, b"cards")
    listed = 0
    while numbers != 0:
        listed = _list_card(s, lowest_bit(numbers), listed, out)
        numbers &= numbers - 1
    for _ in range(jokers):
        listed = _list_card(s, JOKER, listed, out)
    close_text(out)


@rule
def _list_card(s: Record, kind: int, listed: int, out: Page) -> int:
    """One more card of a list; how many it has now."""
    if listed > 0:
        letters(out, b", ")
    letters_of(out, CARDS, kind)
    star = star_of(s, kind)
    if star != NO_STAR:
        letters(out, _STAR_SIGN)
        letters_of(out, STARS, star)
    return listed + 1
