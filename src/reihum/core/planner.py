"""The planner: from a wished set of small moves, tapped in any order, to the one order that the rules know.

A wish is made by a seat that is asked, in its own concealed record. The planner says in which order the wish can be
played, what the table looks like then, what could still join it, and why not what cannot. It is a driver like those of
`reihum.core.drivers`, so the same planner runs on a server and in a browser.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from reihum.core.drivers import copy_record, list_marked, mark_legal, write_view_fields
from reihum.core.jit import seldom
from reihum.core.mixing import mix_record
from reihum.core.record import Buffer, Record
from reihum.core.unbound import DTYPE, MOVE_TEXTS, PADDED, SIZE, Ints, Mask, play, refuse
from reihum.core.writer import (
    Page,
    close_list,
    close_object,
    null,
    open_list,
    open_object,
    open_object_item,
    open_page,
    truth,
    word,
    word_item,
)

Records = NDArray[np.uint8]
"""Records one below the other: the positions along an order of moves, the first one before any of them."""
Masks = NDArray[np.bool_]

LONGEST: Final = 25
"""Moves in a wish: more than any turn had that was ever seen."""
MOST_TRIED: Final = 160
"""Positions tried before a wish counts as impossible, half of them for all of it; real wishes need up to sixteen."""


@seldom
def write_plan(start: Buffer, seat: int, wish: Ints, page: Buffer) -> None:
    """Write how far a wish can be fulfilled, as an object.

    ``order``: the legal order of the longest part of the wish, from its beginning, that can be played. ``view``: the
    table after those of them that reveal nothing, so that chance is never guessed. ``legal``: what could be played
    then. ``more``: what could be added to the wish wherever it belongs. ``done``: the turn would be complete.
    ``reveals``: the last move will reveal something. ``refused``: the first wished move that cannot be played, with
    ``clause`` and ``reason``, which are null if it is allowed at every point of the order, which leaves no room for it.
    """
    records = np.empty((LONGEST + 1, SIZE), np.uint8)
    masks = np.empty((LONGEST + 1, PADDED), np.bool_)
    order = np.zeros(LONGEST, np.int64)
    copy_record(start, records[0])
    length = order_of_wish(seat, wish, order, records, masks)
    out = open_page(page)
    open_object_item(out)
    write_moves(out, b"order", order, length)
    write_what_follows(seat, order, length, records, masks, out)
    write_refused(seat, wish, length, records, masks[0], out)
    close_object(out)


def write_moves(out: Page, name: bytes, moves: Ints, count: int) -> None:
    """Write the texts of moves."""
    open_list(out, name)
    for i in range(count):
        word_item(out, MOVE_TEXTS, moves[i])
    close_list(out)


def write_what_follows(seat: int, order: Ints, length: int, records: Records, masks: Masks, out: Page) -> None:
    """Write the table after an order of moves, what could follow or join them, and whether the turn is complete."""
    start = records[0].view(DTYPE)[0]
    after = records[length].view(DTYPE)[0]
    reveals = after.revealed != start.revealed
    shown = records[length - 1 if reveals else length].view(DTYPE)[0]
    numbers = np.zeros(PADDED, np.int64)
    open_object(out, b"view")
    write_view_fields(shown, out)
    close_object(out)
    count = 0
    if shown.to_move == seat:
        mark_legal(shown, masks[0])
        count = list_marked(masks[0], numbers)
    write_moves(out, b"legal", numbers, count)
    joining = np.zeros(PADDED, np.bool_)
    for place in range(stops(seat, length, records)):
        mark_joining(seat, order, length, place, records, masks, joining)
    write_moves(out, b"more", numbers, list_marked(joining, numbers))
    truth(out, b"done", length > 0 and (after.to_move != seat or after.turn != start.turn))
    truth(out, b"reveals", reveals)


def write_refused(seat: int, wish: Ints, length: int, records: Records, mask: Mask, out: Page) -> None:
    """Write the first wished move that cannot be played, and why: judged where the seat is asked last and may not.

    After a whole turn the rules would answer for the next player, who is asked for something else.
    """
    if length == len(wish):
        null(out, b"refused")
        null(out, b"clause")
        null(out, b"reason")
        return
    move = wish[length]
    word(out, b"refused", MOVE_TEXTS, move)
    place = max(stops(seat, length, records) - 1, 0)
    while place >= 0:
        s = records[place].view(DTYPE)[0]
        mark_legal(s, mask)
        if not mask[move]:
            refuse(s, move, out)
            return
        place -= 1
    null(out, b"clause")
    null(out, b"reason")


# Finding an order


def order_of_wish(seat: int, wish: Ints, order: Ints, records: Records, masks: Masks) -> int:
    """The order of the longest beginning of a wish that can be played; its length. Positions go into ``records``."""
    length = len(wish)
    steps = MOST_TRIED // 2
    while not find_order(seat, wish, length, steps, order, records, masks):
        length -= 1
        steps = MOST_TRIED // 2 // len(wish)
    return length


def find_order(seat: int, wish: Ints, length: int, steps: int, order: Ints, records: Records, masks: Masks) -> bool:
    """Whether the first ``length`` wished moves can be played; depth first. Only the last may reveal anything."""
    used = np.zeros(LONGEST, np.bool_)
    chosen = np.zeros(LONGEST, np.int64)  # by depth: which of the wished moves is tried
    names = np.zeros(LONGEST, np.int64)
    failed = np.zeros(MOST_TRIED, np.int64)  # names of positions that lead nowhere
    failures = 0
    depth = 0
    first = 0  # of the wished moves to be tried here
    while depth < length:
        s = records[depth].view(DTYPE)[0]
        if first == 0:
            steps -= 1
            names[depth] = name_of(records[depth], used)
            if steps < 0 or s.to_move != seat or is_among(names[depth], failed, failures):
                first = length
            else:
                mark_legal(s, masks[depth])
        if first < length:
            first = next_playable(wish, length, first, used, s, depth, records, masks[depth])
        if first < length:
            used[first] = True
            chosen[depth] = first
            order[depth] = wish[first]
            depth += 1
            first = 0
        else:
            if failures < MOST_TRIED:
                failed[failures] = names[depth]
                failures += 1
            if depth == 0:
                return False
            depth -= 1
            used[chosen[depth]] = False
            first = chosen[depth] + 1
    return True


# Eight parameters: the state of a walk, in arrays that are made once and handed over.
def next_playable(
    wish: Ints, length: int, first: int, used: Mask, s: Record, depth: int, records: Records, mask: Mask
) -> int:
    """The next wished move that can be played here, or ``length``. It is played in the record below."""
    for i in range(first, length):
        if used[i] or not mask[wish[i]] or is_tried_already(wish, i, used):
            continue
        copy_record(records[depth], records[depth + 1])
        after = records[depth + 1].view(DTYPE)[0]
        play(after, wish[i])
        if depth + 1 == length or after.revealed == s.revealed:
            return i
    return length


def is_tried_already(wish: Ints, i: int, used: Mask) -> bool:
    """Whether the same move is wished twice, and stands before this one."""
    for j in range(i):
        if not used[j] and wish[j] == wish[i]:
            return True
    return False


def name_of(record: Buffer, used: Mask) -> int:
    """A number that tells a position, and what of the wish led to it, from others."""
    left = 0
    for i in range(LONGEST):
        left = 2 * left + int(used[i])
    return mix_record(0, record, 0) | (left << 32)


def is_among(name: int, names: Ints, count: int) -> bool:
    """Whether a number is one of the first ``count``."""
    for i in range(count):
        if names[i] == name:
            return True
    return False


# What could join an order


def stops(seat: int, length: int, records: Records) -> int:
    """At how many points of an order, from its beginning on, the seat is asked and nothing has been revealed."""
    revealed = records[0].view(DTYPE)[0].revealed
    count = 0
    while count <= length and goes_on(records[count].view(DTYPE)[0], seat, revealed):
        count += 1
    return count


def goes_on(s: Record, seat: int, revealed: int) -> bool:
    """Whether a seat is asked, with nothing revealed since."""
    return bool(s.to_move == seat and s.revealed == revealed)


def mark_joining(
    seat: int, order: Ints, length: int, place: int, records: Records, masks: Masks, joining: Mask
) -> None:
    """Mark the moves that can be played at a place of an order, the rest of which keeps its order behind them."""
    here = records[place].view(DTYPE)[0]
    trial = np.empty(SIZE, np.uint8)
    mark_legal(here, masks[0])
    for move in range(PADDED):
        if masks[0, move] and not joining[move]:
            copy_record(records[place], trial)
            s = trial.view(DTYPE)[0]
            play(s, move)
            joining[move] = can_go_on(s, seat, here.revealed, order, length, place, masks[1])


def can_go_on(s: Record, seat: int, revealed: int, order: Ints, length: int, place: int, mask: Mask) -> bool:
    """Whether the moves of an order from a place on can be played; only the last may reveal anything."""
    for i in range(place, length):
        if not goes_on(s, seat, revealed):
            return False
        mark_legal(s, mask)
        if not mask[order[i]]:
            return False
        play(s, order[i])
    return True
