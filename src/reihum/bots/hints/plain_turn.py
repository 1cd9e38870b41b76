"""A turn in words for games that have none of their own: its moves as one types them. Bound like `bots.search.tree`."""

from reihum.core.record import Record
from reihum.core.unbound import MOVE_TEXTS, Ints
from reihum.core.writer import Page, close_event, close_text, letters, letters_of, open_event, open_text


def tell_turn(s: Record, trial: Record, moves: Ints, length: int, out: Page) -> None:
    """Write the moves in their order."""
    open_event(out, b"hint-turn")
    open_text(out, b"moves")
    for i in range(length):
        if i > 0:
            letters(out, b", ")
        letters_of(out, MOVE_TEXTS, moves[i])
    close_text(out)
    close_event(out)
