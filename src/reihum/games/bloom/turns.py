"""The end of a turn: an action is over, or its player passes (B8, B14, B15)."""

from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.games.bloom.actions import may_add, swap_surely_leads_on
from reihum.games.bloom.bits import ALL, put_in
from reihum.games.bloom.rounds import clear_turn, fill_display, finish_round
from reihum.games.bloom.rows import joker_cell, next_swap, row_at
from reihum.games.bloom.steps import keep_steps


@rule
def pass_turn(s: Record) -> None:
    """B14. Everybody learns that the stock holds nothing that could be used alone."""
    seat = int(s.to_move)
    s.passed[seat] = 1
    if may_add(s, seat):
        for row in range(int(s.rows)):
            s.barred[seat, 0] |= s.fit[row, 0]
            s.barred[seat, 1] |= s.fit[row, 1]
            s.joker_barred[seat] |= int(s.takes_joker[row])
        if swap_surely_leads_on(s, seat):
            for which in range(int(s.table_jokers)):
                cell = joker_cell(s, which)
                row = row_at(s, cell)
                number = next_swap(s, ALL, ALL, row, cell, 0)
                while number > 0:
                    put_in(s.barred[seat], number)
                    number = next_swap(s, ALL, ALL, row, cell, number)
    _show_turn(s)
    s.passes += 1
    if s.passes == s.players:  # B15
        finish_round(s)
    else:
        _next_turn(s)


@rule
def end_turn(s: Record) -> None:
    """After an action."""
    _show_turn(s)
    s.passes = 0
    if s.stock[s.to_move] == 0:  # B15
        finish_round(s)
    else:
        fill_display(s)  # B8
        _next_turn(s)


@rule
def _show_turn(s: Record) -> None:
    """Everybody sees what was done."""
    keep_steps(s)
    if s.laid > 0:
        s.revealed += 1


@rule
def _next_turn(s: Record) -> None:
    s.turn += 1
    following = int(s.to_move) + 1
    s.to_move = 0 if following == s.players else following  # a division would take longer than all the rest here
    clear_turn(s)
