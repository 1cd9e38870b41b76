"""The end of a turn (B8, B14, B15), and taking back a veiled one for those who may not see it yet (`steps`)."""

from reihum.core.bits import count_bits
from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.games.bloom.actions import exchange_back, may_add, swap_surely_leads_on
from reihum.games.bloom.pieces import PLACE, REWARD, TAKE, is_lay, is_rob, is_take, robbed_tile
from reihum.games.bloom.ring import ALL, put_in, wide
from reihum.games.bloom.rounds import fill_display, finish_round
from reihum.games.bloom.rows import insert, joker_cell, next_swap, remove, row_at
from reihum.games.bloom.steps import clear_turn, keep_steps, lays_for_swap
from reihum.games.bloom.survey import survey
from reihum.games.bloom.survey_jokers import survey_jokers


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


@rule
def take_back_turn(s: Record) -> None:
    """Leave the record as it was when the turn began: undo every step, the last one first."""
    seat = int(s.to_move)
    if s.phase == REWARD:
        _take_back_row(s, seat, wide(s.touched[s.step_count - 1]))
    for i in range(int(s.step_count) - 1, -1, -1):
        move = wide(s.steps[i])
        touched = wide(s.touched[i])
        if is_rob(move):
            insert(s, int(s.target), touched, robbed_tile(move))
        elif is_lay(move):
            _take_back_tile(s, seat, i, touched)
        elif is_take(move):
            s.display[touched] = move - TAKE
            s.shown += 1
    if s.target >= 0:
        survey(s, int(s.target))
    survey_jokers(s)
    s.own[seat, 0] = s.began_own[0]
    s.own[seat, 1] = s.began_own[1]
    s.jokers[seat] = s.began_jokers
    s.stock[seat] = s.began_jokers + count_bits(int(s.began_own[0])) + count_bits(int(s.began_own[1]))
    s.known[seat, 0] = s.began_known[0]
    s.known[seat, 1] = s.began_known[1]
    s.known_jokers[seat] = s.began_known_jokers
    clear_turn(s)


@rule
def _take_back_tile(s: Record, seat: int, step: int, cell: int) -> None:
    """A tile that was laid: for a swap, on a row, or in a new row."""
    row = int(s.rows)
    if lays_for_swap(s.steps, step):
        exchange_back(s, seat, cell)
    elif s.target < 0 or s.robbed > 0:
        remove(s, row, int(s.tiles_used) - 1)
        if s.length[row] == 0:
            s.begin[row] = 0
    elif s.phase != PLACE or step + 1 < s.step_count:  # else it still waits for its place
        remove(s, int(s.target), cell)


@rule
def _take_back_row(s: Record, seat: int, value: int) -> None:
    """A finished row, its player asked whether to take a joker: it is in the making again, its scoring tile ready."""
    row = int(s.rows) - 1
    s.rows = row
    s.owner[row] = 0
    s.own_rows[seat] -= 1
    s.span[row] = 0
    s.takes_joker[row] = 0
    s.fit[row, 0] = 0
    s.fit[row, 1] = 0
    if value > 0:
        s.scoring[value] += 1
        s.won[seat, value] -= 1
