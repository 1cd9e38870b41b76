"""Trying out one move, for `bots.tuning.headroom`; bound like `bots.search.thinking`."""

import numpy as np

from reihum.bots.search.mind import MIND, MIND_BYTES
from reihum.bots.search.thinking import SCRATCH, SCRATCH_BYTES, net_of, plant_tree, tree_of
from reihum.bots.search.tree import add_node, search
from reihum.core.record import Buffer
from reihum.core.unbound import DTYPE


def try_move(mind: Buffer, concealed: Buffer, move: int, playouts: int) -> float:
    """The winning chance found in this many looks at what may follow a move. The mind was begun, and loses its tree."""
    return try_on(mind, concealed, move, playouts, np.zeros(SCRATCH_BYTES, np.uint8))


def try_on(mind: Buffer, concealed: Buffer, move: int, playouts: int, scratch: Buffer) -> float:
    """Try with scratch memory at hand."""
    m = mind[:MIND_BYTES].view(MIND)[0]
    tree = tree_of(mind)
    plant_tree(m, tree)
    node = add_node(m, tree, m.root, move, concealed.view(DTYPE)[0].to_move)
    search(m, tree, net_of(mind), scratch.view(SCRATCH)[0], concealed, node, playouts)
    return tree[node].value / playouts
