"""What happened, as a list of things to tell: from what a viewer sees before and after a move, so nothing can leak."""

from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.core.writer import Page, close_event, close_text, digits, letters, number, open_event, open_text
from reihum.games.pretty_tricky.pieces import (
    BLUE_DICE,
    DICE,
    DONE,
    ENDED,
    LEFT_HALF,
    LOWEST_SUM,
    NONE,
    OTHERS,
    OWN_ROLL,
    RED_DIE,
    RIGHT_HALF,
    ROUND_LIMIT,
    ROWS,
    TICK_LEFT,
    TICK_RIGHT,
)
from reihum.games.pretty_tricky.rules import (
    has_enough_symbols,
    makes_row,
    standing_of,
    symbols_needed,
    symbols_of,
    x_of,
    xx_of,
)


@rule
def events(before: Record, move: int, after: Record, out: Page) -> None:
    """Write what happened through one move. The first dice, which nobody saw rolled, are told with the first move."""
    if before.turn == 1 and before.phase == OWN_ROLL and before.ticked[before.active, 0] == NONE:
        _rolls(before, out)
    if move == DONE:
        _gives_up(before, out)
    elif move < TICK_RIGHT:
        _tell_row(before.to_move, b"ticks-left", move - TICK_LEFT, out)
    else:
        _ticks_right(before, move - TICK_RIGHT, out)
    if after.phase == ENDED or after.turn != before.turn:
        _passed_over(before, before.active, out)
        _completed(before, after, out)
        if after.phase == ENDED:
            _end(after, out)
            _winners(after, out)
        else:
            _rolls(after, out)
    elif after.phase == OTHERS:
        _passed_over(before, after.to_move, out)


@rule
def _ticks_right(before: Record, row: int, out: Page) -> None:
    seat = before.to_move
    _tell_row(seat, b"ticks-right", row, out)
    if before.free[seat, RIGHT_HALF, row] == 1:
        _tell_row(seat, b"fills-right", row, out)


@rule
def _gives_up(before: Record, out: Page) -> None:
    seat = before.to_move
    if before.phase == OTHERS:
        _tell(seat, b"gives-up-right", out)
    elif before.ticked[seat, 0] != NONE:
        _tell(seat, b"gives-up-second", out)
    elif _could_tick_left(before, seat):
        _tell(seat, b"gives-up-both", out)
    else:
        _tell(seat, b"cannot-tick-left", out)


@rule
def _could_tick_left(before: Record, seat: int) -> bool:
    for row in range(ROWS):
        if before.free[seat, LEFT_HALF, row] > 0 and makes_row(before, DICE, row):
            return True
    return False


@rule
def _passed_over(before: Record, last: int, out: Page) -> None:
    """The others who were not asked, because no pair of blue dice has a free box on their sheet (P5)."""
    seat = (before.to_move + 1) % before.players
    while seat != last:
        _tell(seat, b"cannot-tick-right", out)
        seat = (seat + 1) % before.players


@rule
def _completed(before: Record, after: Record, out: Page) -> None:
    """The (!) and circles of P6."""
    seat = before.active
    for row in range(ROWS):
        if after.symbol[seat, row] != before.symbol[seat, row]:
            open_event(out, b"completes-row")
            number(out, b"seat", seat)
            number(out, b"row", row + LOWEST_SUM)
            number(out, b"circles", after.circles[row])
            close_event(out)


@rule
def _rolls(after: Record, out: Page) -> None:
    open_event(out, b"rolls")
    number(out, b"seat", after.active)
    open_text(out, b"blue")
    for die in range(BLUE_DICE):
        if die > 0:
            letters(out, b", ")
        digits(out, after.dice[die])
    close_text(out)
    number(out, b"red", after.dice[RED_DIE])
    close_event(out)


@rule
def _end(after: Record, out: Page) -> None:
    if not has_enough_symbols(after):
        open_event(out, b"ends-by-rounds")
        number(out, b"rounds", after.options[ROUND_LIMIT])
        close_event(out)
    for seat in range(after.players):
        if symbols_of(after, seat) >= symbols_needed(after):
            open_event(out, b"ends-by-symbols")
            number(out, b"seat", seat)
            number(out, b"symbols", symbols_of(after, seat))
            close_event(out)


@rule
def _winners(after: Record, out: Page) -> None:
    best = 0
    winners = 0
    for seat in range(after.players):
        standing = standing_of(after, seat)
        if standing > best:
            best = standing
            winners = 0
        if standing == best:
            winners += 1
    for seat in range(after.players):
        if standing_of(after, seat) == best:
            if winners == 1:
                open_event(out, b"wins")
            else:
                open_event(out, b"shares-the-win")
            number(out, b"seat", seat)
            number(out, b"points", x_of(after, seat) + xx_of(after, seat))
            number(out, b"x", x_of(after, seat))
            number(out, b"xx", xx_of(after, seat))
            close_event(out)


@rule
def _tell(seat: int, name: bytes, out: Page) -> None:
    open_event(out, name)
    number(out, b"seat", seat)
    close_event(out)


@rule
def _tell_row(seat: int, name: bytes, row: int, out: Page) -> None:
    open_event(out, name)
    number(out, b"seat", seat)
    number(out, b"row", row + LOWEST_SUM)
    close_event(out)
