"""The rules of Bloom: what may be done in each phase, and what it does; swaps and draws (B7, B8) stand here."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from reihum.core.chance import draw
from reihum.core.jit import rule
from reihum.core.ranking import HIGH_WINS, write_ranks
from reihum.core.record import DRAWN, Record
from reihum.core.rules import Mask
from reihum.games.bloom.actions import (
    can_act,
    exchange,
    mark_actions,
    mark_swaps,
    mark_tiles,
    swap_leads_on,
    swap_surely_leads_on,
)
from reihum.games.bloom.laying import (
    legal_add,
    legal_place,
    legal_rob,
    legal_row,
    play_add,
    play_place,
    play_rob,
    play_row,
)
from reihum.games.bloom.pieces import (
    ADD,
    COUNT,
    DISPLAY_PLACES,
    DONE,
    DRAW,
    DRAW_HIDDEN,
    EMPTY,
    EXTEND,
    LAY,
    NEXT_ROUND,
    OPTION_ROUNDS,
    PASS,
    PLACE,
    ROB,
    ROB_NUMBER,
    ROW,
    SWAP,
    SWAP_JOKER,
    TAKE,
    TAKE_JOKER,
    TURN,
)
from reihum.games.bloom.ring import HALF, put_in, take_out, wide
from reihum.games.bloom.rounds import begin_round, deal_round, draw_hidden, has_supply, round_points, running_points
from reihum.games.bloom.rows import joker_cell, next_swap, row_at
from reihum.games.bloom.steps import note_step, note_touched
from reihum.games.bloom.turns import end_turn, pass_turn

_TIE_BREAK: Final = 4096  # more than twice what a round can bring or cost


@rule
def setup(s: Record) -> None:
    """B5, B6: deal the first round."""
    s.start = s.start_option
    if s.start == DRAWN:
        s.start = draw(s, s.players)
    s.round_no = 1
    s.turn = 1
    deal_round(s, s.start)


@rule
def legal(s: Record, mask: Mask) -> int:
    """Mark the moves that the seat to move may make; how many there are."""
    mask[:] = False
    phase = s.phase
    if phase == TURN:
        return _legal_turn(s, mask)
    if phase == ROW:
        return legal_row(s, mask)
    if phase == DRAW:
        return _legal_draw(s, mask)
    if phase == ADD:
        return legal_add(s, mask)
    if phase == SWAP:
        return _legal_swap(s, mask)
    if phase == ROB:
        return legal_rob(s, mask)
    if phase == PLACE:
        return legal_place(s, mask)
    if phase == COUNT:
        mask[NEXT_ROUND] = True
        return 1
    mask[TAKE_JOKER] = True  # B13: the reward may be taken or left
    mask[DONE] = True
    return 2


@rule
def play(s: Record, move: int) -> None:
    """Make a move that `legal` has marked."""
    phase = s.phase
    if phase == COUNT:  # no turn: it belongs to nobody's steps
        begin_round(s)
        return
    note_step(s, move)
    if phase == TURN:
        _play_turn(s, move)
    elif phase == ROW:
        play_row(s, move)
    elif phase == DRAW:
        if move != DONE:
            _draw(s, move)
        end_turn(s)
    elif phase == ADD:
        play_add(s, move)
    elif phase == SWAP:
        _play_swap(s, move)
    elif phase == ROB:
        if move <= ROB_NUMBER:
            s.phase = ROW
            play_row(s, move)
        else:
            play_rob(s, move)
    elif phase == PLACE:
        play_place(s, move)
    else:
        if move == TAKE_JOKER:  # B13: usable from the next turn on
            s.places -= 1
            s.jokers[s.to_move] += 1
            s.known_jokers[s.to_move] += 1
            s.stock[s.to_move] += 1
        end_turn(s)


# The beginning of a turn


@rule
def _legal_turn(s: Record, mask: Mask) -> int:
    seat = int(s.to_move)
    count = mark_actions(s, seat, mask)
    swaps = mark_swaps(s, seat, mask)
    if has_supply(s):
        return count + swaps + _mark_supply(s, mask)
    if swaps == 0:
        if count == 0:
            mask[PASS] = True  # B14
            count = 1
        return count
    if swap_surely_leads_on(s, seat):
        return count + swaps
    return _legal_without_supply(s, seat, mask)


@rule
def _legal_without_supply(s: Record, seat: int, mask: Mask) -> int:
    """B14: who can act must, so a swap may not close every way to an action; who cannot may still swap, then passes."""
    low = int(s.own[seat, 0])
    high = int(s.own[seat, 1])
    hopeless = not can_act(s, seat, mask)
    open_swaps = 0
    for which in range(int(s.table_jokers)):
        cell = joker_cell(s, which)
        row = row_at(s, cell)
        number = next_swap(s, low, high, row, cell, 0)
        while number > 0:
            if hopeless or swap_leads_on(s, seat, cell, number, mask):
                open_swaps |= 1 << which
                break
            number = next_swap(s, low, high, row, cell, number)
    mask[:] = False
    count = mark_actions(s, seat, mask)
    for which in range(int(s.table_jokers)):
        if (open_swaps >> which) & 1:
            mask[SWAP_JOKER + which] = True
            count += 1
    if hopeless:
        mask[PASS] = True
        count += 1
    return count


@rule
def _play_turn(s: Record, move: int) -> None:
    if move >= EXTEND:
        s.target = move - EXTEND
        s.phase = ADD
    elif move >= SWAP_JOKER:
        s.swap_cell = joker_cell(s, move - SWAP_JOKER)
        s.phase = SWAP
    elif move > ROB_NUMBER:
        s.phase = ROB
        play_rob(s, move)
    elif move >= LAY:
        s.phase = ROW
        play_row(s, move)
    elif move == PASS:
        pass_turn(s)
    else:
        _draw(s, move)
        if has_supply(s):
            s.phase = DRAW
        else:
            end_turn(s)


# B7: a free swap


@rule
def _legal_swap(s: Record, mask: Mask) -> int:
    seat = int(s.to_move)
    cell = int(s.swap_cell)
    row = row_at(s, cell)
    own_low = int(s.own[seat, 0])
    own_high = int(s.own[seat, 1])
    free = has_supply(s) or swap_surely_leads_on(s, seat)
    if not free:
        free = not can_act(s, seat, mask)
    low = 0
    high = 0
    number = next_swap(s, own_low, own_high, row, cell, 0)
    while number > 0:
        if free or swap_leads_on(s, seat, cell, number, mask):
            if number <= HALF:
                low |= 1 << (number - 1)
            else:
                high |= 1 << (number - 1 - HALF)
        number = next_swap(s, own_low, own_high, row, cell, number)
    mask[:] = False
    return mark_tiles(mask, 0, low, high)


@rule
def _play_swap(s: Record, move: int) -> None:
    seat = int(s.to_move)
    note_touched(s, int(s.swap_cell))
    exchange(s, seat, int(s.swap_cell), move - LAY)
    take_out(s.known[seat], move - LAY)
    s.known_jokers[seat] += 1
    s.laid += 1
    s.swap_cell = 0
    s.phase = TURN


# B8: draw


@rule
def _mark_supply(s: Record, mask: Mask) -> int:
    count = int(s.shown)
    for place in range(DISPLAY_PLACES):
        mask[TAKE + wide(s.display[place])] = True
    mask[TAKE + EMPTY] = False  # marked by places that are empty: nobody can guess which are
    if s.left > 0:
        mask[DRAW_HIDDEN] = True
        count += 1
    return count


@rule
def _legal_draw(s: Record, mask: Mask) -> int:
    mask[DONE] = True
    return _mark_supply(s, mask) + 1


@rule
def _draw(s: Record, move: int) -> None:
    seat = int(s.to_move)
    if move == DRAW_HIDDEN:
        draw_hidden(s, seat)
        return
    number = move - TAKE
    place = 0
    while s.display[place] != number:
        place += 1
    note_touched(s, place)
    s.display[place] = EMPTY
    s.shown -= 1
    s.stock[seat] += 1
    put_in(s.own[seat], number)
    put_in(s.known[seat], number)


# The end


@rule
def scores(s: Record, out: NDArray[np.int64]) -> None:
    """B17. In a running round the scoring tiles count, the stocks do not: nobody sees them."""
    players = int(s.players)
    is_over = s.finished == s.options[OPTION_ROUNDS]
    for seat in range(players):
        points = 0
        for index in range(int(s.finished)):
            points += round_points(s, index, seat)
        if s.finished < s.round_no:
            points += running_points(s, seat)
        out[0, seat] = points * _TIE_BREAK
        if is_over:  # the second round breaks a tie
            out[0, seat] += round_points(s, 1, seat) + _TIE_BREAK // 2
    write_ranks(out, players, HIGH_WINS)
    for seat in range(players):
        out[0, seat] //= _TIE_BREAK
