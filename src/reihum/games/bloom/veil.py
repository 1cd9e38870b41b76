"""Taking back a veiled turn, for those who may not see it yet (`steps`)."""

from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.games.bloom.actions import exchange_back
from reihum.games.bloom.bits import size_of, wide
from reihum.games.bloom.jokers import survey_jokers
from reihum.games.bloom.pieces import PLACE, REWARD, TAKE
from reihum.games.bloom.rounds import clear_turn
from reihum.games.bloom.rows import insert, remove
from reihum.games.bloom.steps import lays_for_swap
from reihum.games.bloom.survey import survey
from reihum.games.bloom.verbs import is_lay, is_rob, is_take, robbed_tile


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
    s.stock[seat] = s.began_jokers + size_of(int(s.began_own[0])) + size_of(int(s.began_own[1]))
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
