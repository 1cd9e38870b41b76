"""Why a move is not allowed now: the clause and a sentence that helps. Legality itself is decided in `rules`."""

from reihum.core.bits import count_bits, lowest_bit, nth_bit
from reihum.core.jit import rule
from reihum.core.record import OVER, Record
from reihum.core.writer import Page, close_refusal, open_refusal, word
from reihum.games.superstar.pieces import DISCARD, DISCARDING, DONE, JOKER, NO_STAR, PASS, PLAY
from reihum.games.superstar.rules import fitting_of, hand_of, is_leading, star_of, top_of
from reihum.games.superstar.writing import CARDS, STARS, write_card


@rule
def refuse(s: Record, move: int, out: Page) -> None:
    """Write why a move is not legal for the seat to move, from this seat's concealed record."""
    if s.to_move == OVER:
        open_refusal(out, b"S15", b"refuse-over")
    elif move == DONE:
        open_refusal(out, b"S12", b"refuse-done")
    elif move == PASS:
        _refuse_pass(s, out)
    elif move > PASS:
        _refuse_discard(s, move - DISCARD, out)
    else:
        _refuse_card(s, move - PLAY, out)
    close_refusal(out)


@rule
def _refuse_pass(s: Record, out: Page) -> None:
    if s.phase == DISCARDING:
        open_refusal(out, b"S12", b"refuse-pass-between")
    elif is_leading(s):
        open_refusal(out, b"S5", b"refuse-pass-lead")
    else:
        open_refusal(out, b"S8", b"refuse-pass-fits")
        write_card(out, s, lowest_bit(fitting_of(s, s.to_move)))


@rule
def _refuse_card(s: Record, kind: int, out: Page) -> None:
    if s.phase == DISCARDING:
        open_refusal(out, b"S12", b"refuse-play-between")
        return
    if not _holds(s, kind):
        open_refusal(out, b"S5", b"refuse-not-held")
        write_card(out, s, kind)
        return
    top = top_of(s)
    top_star = star_of(s, top)
    if kind == JOKER:
        open_refusal(out, b"S7", b"refuse-joker")
    elif top == JOKER:
        open_refusal(out, b"S7", b"refuse-on-joker")
    elif top_star == NO_STAR:
        open_refusal(out, b"S6", b"refuse-not-higher")
    else:
        open_refusal(out, b"S6", b"refuse-no-fit")
    write_card(out, s, kind)
    word(out, b"top", CARDS, top)
    word(out, b"top_star", STARS, top_star)


@rule
def _refuse_discard(s: Record, kind: int, out: Page) -> None:
    if s.phase != DISCARDING:
        open_refusal(out, b"S12", b"refuse-discard-now")
        return
    if not _holds(s, kind):
        open_refusal(out, b"S12", b"refuse-not-held")
        write_card(out, s, kind)
    elif _is_staged(s, kind):
        open_refusal(out, b"S12", b"refuse-staged")
        write_card(out, s, kind)
    else:
        open_refusal(out, b"S12", b"refuse-order")
        write_card(out, s, kind)
        word(out, b"last", CARDS, _last_staged(s))


@rule
def _holds(s: Record, kind: int) -> bool:
    return hand_of(s, s.to_move) & (1 << kind) != 0


@rule
def _is_staged(s: Record, kind: int) -> bool:
    """Whether all cards of a kind that the seat holds are put aside."""
    if kind == JOKER:
        return s.staged_jokers == s.jokers[s.to_move]
    return s.staged & (1 << kind) != 0


@rule
def _last_staged(s: Record) -> int:
    """The kind put aside last: the highest one."""
    if s.staged_jokers > 0:
        return JOKER
    return nth_bit(s.staged, count_bits(s.staged) - 1)
