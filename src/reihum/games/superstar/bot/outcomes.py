"""Superstar: to be the last to play, the cards kept, and the match lost with the round."""

from typing import Final

from reihum.bots.hints.outcomes import DEPENDS, LESS_IS_BETTER, MORE_IS_BETTER, TurnOutcome
from reihum.core.jit import rule
from reihum.core.record import OVER, Record
from reihum.core.unbound import Ints
from reihum.core.writer import Page, close_event, close_text, letters, letters_of, number, open_event, open_text
from reihum.games.superstar.pieces import DISCARD, DISCARDING, DONE, NO_STAR, PASS, PLAY, PLAYING
from reihum.games.superstar.rules import is_leading, star_of
from reihum.games.superstar.writing import CARDS, STARS, write_card

SPEAKS_OF_POINTS: Final = False
OUTCOMES: Final = (
    TurnOutcome("last-to-play", True, 2.0, MORE_IS_BETTER, is_feat=True),
    TurnOutcome("match-lost", True, 2.0, LESS_IS_BETTER, True),
    TurnOutcome("cards-kept", False, 0.3, DEPENDS),
)
_LAST, _LOST, _KEPT = range(len(OUTCOMES))

_STAR_SIGN: Final = "★".encode()


@rule
def watch(s: Record, move: int, seat: int, found: Ints, who: Ints) -> None:
    """Note the cards that the seat plays in the round."""
    if s.phase == PLAYING and s.to_move == seat and move < PASS:
        found[_KEPT] -= 1


@rule
def is_settled(before: Record, s: Record, seat: int) -> bool:
    """Whether the round is over: somebody has taken a token."""
    taken = 0
    for other in range(s.players):
        taken += s.tokens[other] - before.tokens[other]
    return bool(taken > 0)


@rule
def count(before: Record, after: Record, later: Record, seat: int, found: Ints, who: Ints) -> None:
    """Count who took the token, and the cards that were not played."""
    found[_KEPT] += after.held[seat] if before.phase == DISCARDING else before.held[seat]
    found[_LAST] = later.tokens[seat] - before.tokens[seat]
    if later.to_move == OVER and found[_LAST] == 0:
        found[_LOST] = 1
        who[_LOST] = later.winner


# A turn in words


@rule
def tell_turn(s: Record, trial: Record, moves: Ints, length: int, out: Page) -> None:
    """Write what to do: play, pass, or exchange cards."""
    move = int(moves[0])
    if move == PASS:
        open_event(out, b"do-pass")
    elif move < PASS:
        open_event(out, b"do-lead" if is_leading(s) else b"do-play")
        write_card(out, s, move - PLAY)
    elif move == DONE:
        open_event(out, b"do-keep" if s.staged == 0 and s.staged_jokers == 0 else b"do-done")
    else:
        open_event(out, b"do-discard")
        number(out, b"count", length - 1)
        open_text(out, b"cards")
        for i in range(length - 1):
            if i > 0:
                letters(out, b", ")
            kind = int(moves[i]) - DISCARD
            letters_of(out, CARDS, kind)
            star = star_of(s, kind)
            if star != NO_STAR:
                letters(out, _STAR_SIGN)
                letters_of(out, STARS, star)
        close_text(out)
    close_event(out)
