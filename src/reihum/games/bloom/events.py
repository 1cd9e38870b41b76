"""What happened, as told to one viewer: from the records concealed for them before and after a move.

A player is told the own steps one by one, everybody else all of a turn's steps when they come to light (`steps`). What
is told comes from the records alone: the move itself is not looked at, so nothing can leak.
"""

import numpy as np

from reihum.core.jit import rule
from reihum.core.record import OVER, Record
from reihum.core.writer import Page, close_event, close_text, number, open_event, open_text
from reihum.games.bloom.bits import next_number, size_of
from reihum.games.bloom.pieces import COUNT, MAX_PLAYERS, PLACE, TAKE_JOKER
from reihum.games.bloom.rounds import numbers_shown, round_points, scores, stocks_lie_open
from reihum.games.bloom.step_events import tell_steps
from reihum.games.bloom.writing import next_tile


@rule
def events(before: Record, move: int, after: Record, out: Page) -> None:
    """Write the events of one move. A row is told when it is finished, other tiles when they change their place."""
    if before.phase == COUNT:
        _tell_next_round(after, out)
        return
    told = _complete_steps(before)
    if after.turn == before.turn and not stocks_lie_open(after):
        tell_steps(before, after, after.steps, told, _complete_steps(after), out)
        return
    tell_steps(before, after, after.last_steps, told, int(after.last_count), out)
    if after.finished > before.finished:
        _tell_round_end(after, out)
    else:
        _tell_supply(before, after, out)


@rule
def _complete_steps(s: Record) -> int:
    """How many steps of the turn under way there are to tell of: not the tile that still waits for its place."""
    return s.step_count - int(s.phase == PLACE)


@rule
def _tell_supply(before: Record, after: Record, out: Page) -> None:
    """What was turned over at the end of a turn (B8)."""
    shown_low, shown_high = numbers_shown(before)
    low, high = numbers_shown(after)
    low &= ~shown_low
    high &= ~shown_high
    if low | high != 0:
        open_event(out, b"turned")
        open_text(out, b"tiles")
        tile = next_number(low, high, 0)
        while tile > 0:
            next_tile(out, tile)
            tile = next_number(low, high, tile)
        close_text(out)
        number(out, b"count", size_of(low) + size_of(high))
        close_event(out)
    taken = int(after.last_steps[after.last_count - 1] == TAKE_JOKER)
    jokers = after.places - before.places + taken
    if jokers > 0:
        open_event(out, b"turned-jokers")
        number(out, b"count", jokers)
        close_event(out)


@rule
def _tell_round_end(after: Record, out: Page) -> None:
    """B16, B17."""
    index = after.finished - 1
    open_event(out, b"round-over")
    number(out, b"round", index + 1)
    close_event(out)
    for seat in range(after.players):
        open_event(out, b"round-points")
        number(out, b"seat", seat)
        number(out, b"scored", after.round_won[index, seat])
        number(out, b"left", after.round_left[index, seat])
        number(out, b"points", round_points(after, index, seat))
        close_event(out)
    if after.to_move == OVER:
        _tell_winners(after, out)
    elif after.phase != COUNT:  # the first version dealt at once
        _tell_next_round(after, out)


@rule
def _tell_next_round(after: Record, out: Page) -> None:
    open_event(out, b"next-round")
    number(out, b"seat", after.to_move)
    number(out, b"round", after.round_no)
    close_event(out)


@rule
def _tell_winners(after: Record, out: Page) -> None:
    result = np.zeros((2, MAX_PLAYERS), np.int64)
    scores(after, result)
    winners = 0
    for seat in range(after.players):
        winners += result[1, seat] == 1
    for seat in range(after.players):
        if result[1, seat] == 1:
            open_event(out, b"wins" if winners == 1 else b"shares")
            number(out, b"seat", seat)
            number(out, b"points", result[0, seat])
            close_event(out)
