"""Why a move is not allowed, in a sentence that helps. What is allowed is decided by `rules.legal` alone."""

from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.core.writer import (
    Page,
    close_refusal,
    close_text,
    digits,
    letters,
    number,
    open_refusal,
    open_text,
)
from reihum.games.pretty_tricky.pieces import (
    BLUE_DICE,
    DICE,
    ENDED,
    FACES,
    LEFT_HALF,
    LOWEST_SUM,
    NONE,
    OWN_ROLL,
    ROWS,
    TICK_LEFT,
    TICK_RIGHT,
)
from reihum.games.pretty_tricky.rules import makes_row, other_pair


@rule
def refuse(s: Record, move: int, out: Page) -> None:
    """Write why this move is not legal for the seat to move. While the game runs "done" always is (P4, P5)."""
    if s.phase == ENDED:
        open_refusal(out, b"P8", b"refuse-over")
    elif s.phase == OWN_ROLL:
        if move >= TICK_RIGHT:
            open_refusal(out, b"P4", b"refuse-right-half")
            number(out, b"sum", move - TICK_RIGHT + LOWEST_SUM)
        else:
            _refuse_own_roll(s, move - TICK_LEFT, out)
    elif move < TICK_RIGHT:
        open_refusal(out, b"P5", b"refuse-left-half")
        number(out, b"sum", move - TICK_LEFT + LOWEST_SUM)
    else:
        _refuse_others(s, move - TICK_RIGHT, out)
    close_refusal(out)


@rule
def _refuse_own_roll(s: Record, row: int, out: Page) -> None:
    full = s.free[s.active, LEFT_HALF, row] == 0
    first = s.ticked[s.active, 0]
    if first == NONE:
        if full and makes_row(s, DICE, row):
            open_refusal(out, b"P4", b"refuse-left-full")
            _write_row(out, b"row", row)
        else:
            open_refusal(out, b"P4", b"refuse-no-pair")
            _write_row(out, b"row", row)
            _write_dice(s, out)
    elif row != other_pair(s, first):
        open_refusal(out, b"P4", b"refuse-other-pair")
        _write_row(out, b"row", row)
        _write_row(out, b"first", first)
        _write_row(out, b"other", other_pair(s, first))
    elif full:
        open_refusal(out, b"P4", b"refuse-left-full")
        _write_row(out, b"row", row)
    else:
        open_refusal(out, b"P4", b"refuse-order")
        _write_row(out, b"row", row)
        _write_row(out, b"first", first)


@rule
def _refuse_others(s: Record, row: int, out: Page) -> None:
    if makes_row(s, BLUE_DICE, row):
        open_refusal(out, b"P5", b"refuse-right-full")
        _write_row(out, b"row", row)
        return
    if makes_row(s, DICE, row):
        open_refusal(out, b"P5", b"refuse-red")
    else:
        open_refusal(out, b"P5", b"refuse-no-blue-pair")
    _write_row(out, b"row", row)
    _write_offered(s, out)


@rule
def _write_row(out: Page, name: bytes, row: int) -> None:
    """A row by its sum."""
    number(out, name, row + LOWEST_SUM)


@rule
def _write_dice(s: Record, out: Page) -> None:
    """All dice, in ascending order."""
    open_text(out, b"dice")
    listed = 0
    for face in range(1, FACES + 1):
        for die in range(DICE):
            if s.dice[die] == face:
                listed = _list(out, face, listed)
    close_text(out)


@rule
def _write_offered(s: Record, out: Page) -> None:
    """What two blue dice make, in ascending order."""
    open_text(out, b"offered")
    listed = 0
    for row in range(ROWS):
        if makes_row(s, BLUE_DICE, row):
            listed = _list(out, row + LOWEST_SUM, listed)
    close_text(out)


@rule
def _list(out: Page, item: int, listed: int) -> int:
    """One more number of a list; how many it has now."""
    if listed > 0:
        letters(out, b", ")
    digits(out, item)
    return listed + 1
