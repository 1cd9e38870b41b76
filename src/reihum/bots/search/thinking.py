"""Thinking: which moves a search looks at, how often, and when it has seen enough. Compiled, generic over the games.

The candidates, the heuristic's favourites, are looked at equally often, in the same deals. The worse half is dropped
again and again (sequential halving) until two are left; a move that is clearly behind is given up at once, and thinking
ends if one is left. With a clock running this is done with more and more playouts, so that there is an answer at any
time.

All of it is kept in a mind (`bots.search.mind`), so that whoever asks can think in pieces as small as they like, look
at a clock in between, and get the same decision. Within a turn of several small moves the next decision goes on in the
part of the tree that was reached.
"""

from typing import Any

import numpy as np

from reihum.bots.judgement.exponential import exp
from reihum.bots.judgement.judging import load_own_net
from reihum.bots.search.mind import (
    A_CANDIDATE,
    CLOCK,
    LEAST_ROOM,
    LIMITS_SIZE,
    MIND,
    MIND_BYTES,
    MOST_CANDIDATES,
    NODE,
    NODE_BYTES,
    PLAYOUTS,
    SHARP,
    TRUST,
    TUNING_SIZE,
    Mind,
    Scratch,
    Tree,
)
from reihum.bots.search.tree import Fractions, add_node, find_child, search
from reihum.core.chance import chacha8
from reihum.core.drivers import copy_record, list_marked, next_luck, same_record
from reihum.core.record import KEY_WORDS, Buffer
from reihum.core.unbound import DTYPE, SIZE, Ints, conceal, legal, play, redeal, unbound

rate: Any = unbound
NET_SIZE: int = 0  # weights of the game's net
SCRATCH: np.dtype[Any] = np.dtype(np.uint8)
SCRATCH_BYTES: int = 0

UNDECIDED = -1
REFUSED = -2  # nothing can be thought: the mind was not begun, or the record asks its viewer nothing

LAP = 32
"""Looks at a candidate before the next one's turn: whenever a clock ends thinking, all had about as many."""
_STAGES = np.array([0.25, 0.5, 1.0])  # parts of a round after which moves that are clearly behind are given up
_LAST_TWO = 2
_CLEARLY = 3.0  # standard errors of a difference
_FEW = 32  # playouts that say too little to give a move up
_UNSEEN = -1e300
_NO_LIMIT = 1 << 60
_LOTS = 1 << 40  # block of the seed's stream by which equal moves are put in order; deals are counted from 0


# Entry points


def begin_thinking(mind: Buffer, seed: Ints, tuning: Fractions, limits: Ints) -> int:
    """Get a mind ready; how many nodes it has room for, or 0 if it is too small to think with."""
    room = (len(mind) - nodes_begin()) // NODE_BYTES
    if room < LEAST_ROOM:
        return 0
    m = mind[:MIND_BYTES].view(MIND)[0]
    m.room = room
    for i in range(LIMITS_SIZE):
        m.limits[i] = limits[i]
    for i in range(TUNING_SIZE):
        m.tuning[i] = tuning[i]
    for i in range(KEY_WORDS - 1):
        m.seed[i] = seed[i]
    m.seed[KEY_WORDS - 1] = 0
    m.root = 0
    m.used = 1
    clear_node(tree_of(mind), 0)
    load_own_net(net_of(mind))
    m.chosen = UNDECIDED
    m.playouts = 0
    return room


def think(mind: Buffer, concealed: Buffer, playouts: int) -> int:
    """Think about a decision, at most this many playouts long; the move, `UNDECIDED`, or `REFUSED`.

    Called again with the same record it goes on where it was; with another one, or after a decision, it begins anew.
    """
    return think_on(mind, concealed, playouts, np.zeros(SCRATCH_BYTES, np.uint8))


def decide(mind: Buffer, concealed: Buffer) -> int:
    """The best move found so far in a record that was thought about, however shortly; else `REFUSED`."""
    if not is_ready(mind, concealed):
        return REFUSED
    m = mind[:MIND_BYTES].view(MIND)[0]
    if not is_about(m, mind, concealed):
        return REFUSED
    if m.chosen == UNDECIDED:
        choose_best(m, tree_of(mind))
    return m.chosen


# One decision


def nodes_begin() -> int:
    """Where the nodes of a mind begin, behind the record and the net."""
    return MIND_BYTES + SIZE + 8 * NET_SIZE


def net_of(mind: Buffer) -> Fractions:
    """The weights of the net that a mind judges by."""
    return mind[MIND_BYTES + SIZE : nodes_begin()].view(np.float64)


def tree_of(mind: Buffer) -> Tree:
    """The nodes of a mind that was begun, in use or not."""
    room = mind[:MIND_BYTES].view(MIND)[0].room
    return mind[nodes_begin() : nodes_begin() + room * NODE_BYTES].view(NODE)


def is_ready(mind: Buffer, concealed: Buffer) -> bool:
    """Whether a mind can think, and the record asks the seat for which it was concealed."""
    if len(mind) < nodes_begin() + LEAST_ROOM * NODE_BYTES or mind[:MIND_BYTES].view(MIND)[0].room == 0:
        return False
    s = concealed.view(DTYPE)[0]
    return s.to_move >= 0 and s.viewer == s.to_move


def is_about(m: Mind, mind: Buffer, concealed: Buffer) -> bool:
    """Whether the tree of a mind belongs to this record."""
    return m.root != 0 and same_record(mind[MIND_BYTES : MIND_BYTES + SIZE], concealed)


def think_on(mind: Buffer, concealed: Buffer, playouts: int, scratch: Buffer) -> int:
    """Think with scratch memory at hand."""
    if not is_ready(mind, concealed):
        return REFUSED
    m = mind[:MIND_BYTES].view(MIND)[0]
    tree = tree_of(mind)
    w = scratch.view(SCRATCH)[0]
    if m.chosen != UNDECIDED or not is_about(m, mind, concealed):
        begin_decision(m, mind, tree, w, concealed)
    while m.chosen == UNDECIDED:
        node = m.candidate[m.field[m.index]]
        wanted = min(m.target - tree[node].visits, m.left)
        if wanted <= 0:
            next_in_field(m, tree)
        elif playouts <= 0:
            return UNDECIDED
        else:
            count = min(wanted, playouts)
            search(m, tree, net_of(mind), w, concealed, node, count)
            m.playouts += count
            m.left -= count
            playouts -= count
    return m.chosen


def begin_decision(m: Mind, mind: Buffer, tree: Tree, w: Scratch, concealed: Buffer) -> None:
    """Get ready for a decision: its candidates, and the first field of them."""
    known = mind[MIND_BYTES : MIND_BYTES + SIZE]
    if m.root != 0 and not same_record(known, concealed):
        m.root = node_reached(m, tree, known, concealed, w.game[:])
    if m.root == 0 or 2 * m.used > m.room:
        plant_tree(m, tree)
    copy_record(concealed, known)
    m.seed[KEY_WORDS - 1] += 1
    m.chosen = UNDECIDED
    m.playouts = 0
    m.left = m.limits[PLAYOUTS] if m.limits[PLAYOUTS] > 0 else _NO_LIMIT
    m.legal = order_moves(m, w, concealed)
    list_candidates(m, tree, w, concealed)
    if m.legal == 1:
        m.chosen = w.order[0]
    m.total = 2 * m.limits[A_CANDIDATE] if m.limits[CLOCK] != 0 else m.limits[PLAYOUTS]
    begin_halving(m)


def node_reached(m: Mind, tree: Tree, known: Buffer, concealed: Buffer, game: Buffer) -> int:
    """The node of a record that the move decided on has led to, or 0 if it is another one.

    Tried out in one possible deal: a move that reveals nothing leads to the same knowledge in all of them.
    """
    if m.chosen == UNDECIDED:
        return 0
    copy_record(known, game)
    s = game.view(DTYPE)[0]
    seat = s.to_move
    revealed = s.revealed
    redeal(s, seat, m.seed[:])
    play(s, m.chosen)
    if s.to_move != seat or s.revealed != revealed:
        return 0
    conceal(s, seat)
    if not same_record(game, concealed):
        return 0
    return find_child(tree, m.root, m.chosen)


def plant_tree(m: Mind, tree: Tree) -> None:
    """Forget the tree and begin a new one."""
    m.root = 1
    m.used = 2
    clear_node(tree, 1)


def clear_node(tree: Tree, index: int) -> None:
    """A node that nothing is known of."""
    node = tree[index]
    node.value = 0.0
    node.points = 0.0
    node.squares = 0.0
    node.move = -1
    node.seat = 0
    node.first = 0
    node.next = 0
    node.visits = 0


def order_moves(m: Mind, w: Scratch, concealed: Buffer) -> int:
    """Write the legal moves into the scratch's ``order``, the heuristic's favourites first; how many there are.

    Equal ones stand as the lots of this decision fall, and so do all if ratings are not to be trusted.
    """
    s = concealed.view(DTYPE)[0]
    mask = w.mask[:].view(np.bool_)
    order = w.order[:]
    ratings = w.ratings[:]
    block = w.block[:]
    legal(s, mask)
    rate(s, mask, ratings)
    count = list_marked(mask, order)
    chacha8(m.seed[:], _LOTS, block)
    luck = block[0] | 1
    for i in range(count - 1, 0, -1):
        luck = next_luck(luck)
        other = (luck * (i + 1)) >> 32
        swapped = order[i]
        order[i] = order[other]
        order[other] = swapped
    if m.tuning[SHARP] > 0.0:
        for i in range(1, count):
            move = order[i]
            j = i
            while j > 0 and ratings[order[j - 1]] < ratings[move]:
                order[j] = order[j - 1]
                j -= 1
            order[j] = move
    return count


def list_candidates(m: Mind, tree: Tree, w: Scratch, concealed: Buffer) -> None:
    """Give the first of the ordered moves their nodes, and note how much the heuristic prefers them."""
    seat = concealed.view(DTYPE)[0].to_move
    m.candidates = min(m.legal, MOST_CANDIDATES)
    for i in range(m.candidates):
        node = find_child(tree, m.root, w.order[i])
        if node == 0:
            node = add_node(m, tree, m.root, w.order[i], seat)
        m.candidate[i] = node
        m.told[i] = 0
    best = _UNSEEN
    for i in range(m.legal):
        best = max(best, w.ratings[w.order[i]])
    total = 0.0
    for i in range(m.legal):
        weight = exp(m.tuning[SHARP] * (w.ratings[w.order[i]] - best))
        total += weight
        if i < m.candidates:
            m.preference[i] = weight
    for i in range(m.candidates):
        m.preference[i] /= total


# Halving


def begin_halving(m: Mind) -> None:
    """Begin with as many candidates as the playouts are enough for."""
    m.width = max(1, min(m.total // m.limits[A_CANDIDATE], MOST_CANDIDATES))
    m.remaining = min(m.width, m.candidates)
    for i in range(m.remaining):
        m.field[i] = i
    m.rounds = 1
    while 1 << m.rounds < m.remaining:
        m.rounds += 1
    m.visits = 0.0
    begin_round(m)


def begin_round(m: Mind) -> None:
    """Share out the playouts of a round."""
    m.more = max(1.0, m.total / (m.rounds * m.remaining))
    m.last_round = 1 if m.remaining <= _LAST_TWO else 0
    m.stage = 0
    begin_stage(m)


def begin_stage(m: Mind) -> None:
    """All of the field are to be looked at until they have been visited this many times, lap after lap."""
    m.goal = int(m.visits + max(1.0, _STAGES[m.stage] * m.more))
    m.target = min(m.goal, int(m.visits) + LAP)
    m.index = 0


def next_in_field(m: Mind, tree: Tree) -> None:
    """Go on to the next candidate of the field, then to the next lap, then to the next stage or what follows."""
    m.index += 1
    if m.index < m.remaining:
        return
    if m.target < m.goal and m.left > 0:
        m.target = min(m.goal, m.target + LAP)
        m.index = 0
        return
    sort_field(m, tree)
    give_up(m, tree)
    m.stage += 1
    if m.remaining == 1 or m.left <= 0 or (m.stage == len(_STAGES) and m.last_round != 0):
        end_halving(m, tree)
    elif m.stage < len(_STAGES):
        begin_stage(m)
    else:
        m.visits += m.more
        m.remaining = (m.remaining + 1) // 2
        begin_round(m)


def end_halving(m: Mind, tree: Tree) -> None:
    """Decide, or begin again with twice the playouts if the clock is still running and the matter is not clear."""
    clear = m.remaining == 1 and m.width >= m.candidates
    if clear or m.left <= 0 or m.limits[CLOCK] == 0:
        m.chosen = tree[m.candidate[m.field[0]]].move
    else:
        m.total *= 2
        begin_halving(m)


def sort_field(m: Mind, tree: Tree) -> None:
    """The best candidates first, equal ones as before."""
    for i in range(m.remaining):
        m.score[m.field[i]] = score(m, tree, m.field[i])
    for i in range(1, m.remaining):
        candidate = m.field[i]
        j = i
        while j > 0 and m.score[m.field[j - 1]] < m.score[candidate]:
            m.field[j] = m.field[j - 1]
            j -= 1
        m.field[j] = candidate


def give_up(m: Mind, tree: Tree) -> None:
    """Remove those from a sorted field that are clearly behind the first: more playouts are not worth their time."""
    best = m.field[0]
    kept = 1
    for i in range(1, m.remaining):
        candidate = m.field[i]
        if not is_behind(m, tree, candidate, best):
            m.field[kept] = candidate
            kept += 1
    m.remaining = kept


def choose_best(m: Mind, tree: Tree) -> None:
    """Decide for the best of the field."""
    best = m.field[0]
    for i in range(1, m.remaining):
        if score(m, tree, m.field[i]) > score(m, tree, best):
            best = m.field[i]
    m.chosen = tree[m.candidate[best]].move


def score(m: Mind, tree: Tree, candidate: int) -> float:
    """The winning chance found, and the less it was tried, the heuristic's opinion."""
    node = tree[m.candidate[candidate]]
    if node.visits == 0:
        return _UNSEEN
    return node.value / node.visits + m.tuning[TRUST] * m.preference[candidate] / np.sqrt(float(node.visits))


def is_behind(m: Mind, tree: Tree, candidate: int, best: int) -> bool:
    """Whether more playouts would hardly ever make a candidate the best one."""
    one = tree[m.candidate[candidate]]
    two = tree[m.candidate[best]]
    if one.visits < _FEW or two.visits < _FEW:
        return False
    error = np.sqrt(
        variance(one.value, one.squares, float(one.visits)) + variance(two.value, two.squares, float(two.visits))
    )
    return m.score[best] - m.score[candidate] > _CLEARLY * error


def variance(total: float, squares: float, visits: float) -> float:
    """Of the mean winning chance found in this many playouts, as if a win and a loss more had been seen."""
    mean = total / visits
    spread = squares - visits * mean * mean
    return (spread + 0.5) / (visits * visits)
