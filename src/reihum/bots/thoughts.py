"""What a mind thinks of every legal move, written as JSON. Compiled, bound like `reihum.bots.thinking`."""

from typing import Final

import numpy as np

from reihum.bots.mind import CANDIDATE, MIND, MIND_BYTES, Mind, Scratch, Tree
from reihum.bots.search import Fractions, add_node, find_child, search
from reihum.bots.thinking import (
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
)
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


def write_thoughts(mind: Buffer, concealed: Buffer, page: Buffer) -> None:
    """Write a list of all legal moves, what was decided on first, then those that were looked at most.

    What is not decided yet is decided now, as by `reihum.bots.thinking.decide`. The list is empty if nothing can be
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
        total += tree[w.children[i]].visits
    for i in range(m.legal):
        node = tree[w.children[i]]
        visits = max(1, node.visits)
        open_object_item(out)
        word(out, b"move", MOVE_TEXTS, w.order[i])
        number(out, b"number", w.order[i])
        fraction(out, b"winning_chance", node.value / visits)
        fraction(out, b"expected_points", node.points / visits)
        fraction(out, b"visit_share", node.visits / max(1, total))
        number(out, b"visits", node.visits)
        close_object(out)


def look_at_all(m: Mind, tree: Tree, net: Fractions, w: Scratch, concealed: Buffer) -> None:
    """Whoever asks wants to hear of every move: look at those too little known, as far as the tree has room."""
    seat = tree[m.candidate[0]].seat
    looks = CANDIDATE if m.legal > 1 else ALONE
    for i in range(m.legal):
        node = find_child(tree, m.root, w.order[i])
        if node == 0:
            node = add_node(m, tree, m.root, w.order[i], seat)
        count = looks - tree[node].visits
        if node != 0 and count > 0:
            search(m, tree, net, w, concealed, node, count)
            m.playouts += count


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
