"""What a mind thinks of every legal move, written as JSON. Compiled, bound like `bots.search.thinking`.

What is told is measured after the choice, in deals that had no part in it: the best of many moves owes a part of its
good figures to luck. Every figure comes with its standard error, so that a glance is not taken for a measurement.
"""

from typing import Final

import numpy as np

from reihum.bots.search.mind import CANDIDATE, MIND, MIND_BYTES, Mind, Scratch, Tree
from reihum.bots.search.thinking import (
    SCRATCH,
    SCRATCH_BYTES,
    UNDECIDED,
    begin_decision,
    choose_best,
    is_about,
    is_ready,
    net_of,
    order_moves,
    tree_of,
    variance,
)
from reihum.bots.search.tree import Fractions, add_node, find_child, search
from reihum.core.jit import seldom
from reihum.core.record import Buffer
from reihum.core.unbound import MOVE_TEXTS
from reihum.core.writer import (
    Page,
    close_list,
    close_object,
    fraction,
    number,
    open_list_item,
    open_object_item,
    open_page,
    word,
)

ALONE: Final = 64
"""Looks at the only legal move, which was chosen without any."""
_MOST_MEASURED: Final = 1000
_PART_MEASURED: Final = 2  # one playout more for so many that the choice was made by


@seldom
def write_thoughts(mind: Buffer, concealed: Buffer, page: Buffer) -> None:
    """Write a list of all legal moves, what was decided on first, then those that were looked at most.

    What is not decided yet is decided now, as by `bots.search.thinking.decide`. The list is empty if nothing can be
    thought about this record.
    """
    out = open_page(page)
    open_list_item(out)
    if is_ready(mind, concealed):
        write_candidates(mind, concealed, out, np.zeros(SCRATCH_BYTES, np.uint8))
    close_list(out)


def write_candidates(mind: Buffer, concealed: Buffer, out: Page, scratch: Buffer) -> None:
    """Write the items of the list."""
    m = mind[:MIND_BYTES].view(MIND)[0]
    tree = tree_of(mind)
    w = scratch.view(SCRATCH)[0]
    if not is_about(m, mind, concealed):
        begin_decision(m, mind, tree, w, concealed)
    if m.chosen == UNDECIDED:
        choose_best(m, tree)
    order_moves(m, w, concealed)
    look_at_all(m, tree, net_of(mind), w, concealed)
    sort_by_visits(m, tree, w)
    total = 0
    for i in range(m.legal):
        total += visits_in_choosing(m, tree, w.children[i])
    for i in range(m.legal):
        node = tree[w.children[i]]
        place = place_of(m, w.children[i])
        visits = float(max(1, node.visits))
        value = node.value
        squares = node.squares
        points = node.points
        if place >= 0 and m.told[place] > 0:
            visits = float(m.told[place])
            value = m.told_value[place]
            squares = m.told_squares[place]
            points = m.told_points[place]
        open_object_item(out)
        word(out, b"move", MOVE_TEXTS, w.order[i])
        number(out, b"number", w.order[i])
        fraction(out, b"winning_chance", value / visits)
        fraction(out, b"error", np.sqrt(variance(value, squares, visits)))
        fraction(out, b"expected_points", points / visits)
        fraction(out, b"visit_share", visits_in_choosing(m, tree, w.children[i]) / max(1, total))
        number(out, b"visits", node.visits)
        close_object(out)


def place_of(m: Mind, node: int) -> int:
    """Which candidate a node is; −1 if it is none."""
    for i in range(m.candidates):
        if m.candidate[i] == node:
            return i
    return -1


def visits_in_choosing(m: Mind, tree: Tree, node: int) -> int:
    """How often a move was looked at, what was measured to be told not counted."""
    place = place_of(m, node)
    return tree[node].visits - (m.told[place] if place >= 0 else 0)


def look_at_all(m: Mind, tree: Tree, net: Fractions, w: Scratch, concealed: Buffer) -> None:
    """Measure the moves that the choice was made among; look at those too little known, as far as the tree has room."""
    seat = tree[m.candidate[0]].seat
    looks = CANDIDATE if m.legal > 1 else ALONE
    for i in range(m.legal):
        node = find_child(tree, m.root, w.order[i])
        if node == 0:
            node = add_node(m, tree, m.root, w.order[i], seat)
        if node == 0:
            continue
        place = place_of(m, node)
        if place < 0 or tree[node].visits == 0:
            count = looks - tree[node].visits
            if count > 0:
                search(m, tree, net, w, concealed, node, count)
                m.playouts += count
        elif m.told[place] == 0:
            measure(m, tree, net, w, concealed, place)


def measure(m: Mind, tree: Tree, net: Fractions, w: Scratch, concealed: Buffer, place: int) -> None:
    """Look at a candidate in deals in which it was not looked at before, and keep what is found there."""
    node = tree[m.candidate[place]]
    visits = node.visits
    value = node.value
    squares = node.squares
    points = node.points
    count = min(_MOST_MEASURED, max(CANDIDATE, visits // _PART_MEASURED))
    search(m, tree, net, w, concealed, m.candidate[place], count)
    m.playouts += count
    m.told[place] = node.visits - visits
    m.told_value[place] = node.value - value
    m.told_squares[place] = node.squares - squares
    m.told_points[place] = node.points - points


def sort_by_visits(m: Mind, tree: Tree, w: Scratch) -> None:
    """Put what was decided on first, then the moves by their visits. Their nodes go into ``children``; 0 for none."""
    for i in range(m.legal):
        move = w.order[i]
        node = find_child(tree, m.root, move)
        j = i
        while j > 0 and (
            move == m.chosen or (w.order[j - 1] != m.chosen and tree[w.children[j - 1]].visits < tree[node].visits)
        ):
            w.order[j] = w.order[j - 1]
            w.children[j] = w.children[j - 1]
            j -= 1
        w.order[j] = move
        w.children[j] = node
