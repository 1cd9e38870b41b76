"""Information-set Monte-Carlo tree search, compiled, generic over the games.

One playout deals the hidden pieces anew as the searching seat thinks possible (`redeal`), plays the move that is looked
at, walks down a tree of moves shared by all deals, adds one new position, plays on by the game's heuristic, and judges
what it finds: the result, or the game's evaluation at the beginning of a turn. Every seat plays for its own winning
chance, so any number of players is handled alike. Which move is looked at, and how often, is decided by
`bots.search.thinking`.

* Moves are tried in the order of the heuristic's ratings, taken anew in every deal: what a seat would like to do
  depends on the hand it is dealt. Moves are compared with those that are legal in the same deal only.
* Choices made together: what others choose in the same step cannot be known, so their choices are taken from the
  heuristic and form no branches; nothing in the tree depends on them.
* Memory is bounded: a full tree goes on collecting statistics but grows no more.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from reihum.bots.judgement.exponential import exp
from reihum.bots.judgement.judging import judge
from reihum.bots.search.mind import BY_NET, DEPTH, EXPLORE, NOISE, REACH, SHARP, TURNS, Mind, Scratch, Tree
from reihum.core.chance import chacha8
from reihum.core.drivers import copy_record, list_marked, next_luck, random_move
from reihum.core.mixing import MASK32
from reihum.core.record import OVER, Buffer, Record
from reihum.core.unbound import DTYPE, Ints, Mask, legal, play, redeal, unbound

Fractions = NDArray[np.float64]

# The game's heuristic, and where its evaluation may judge, bound like its rules.
rate: Any = unbound
is_calm: Any = unbound

_OPEN_MINDED = 0.1  # share of the preference that all legal moves have alike
_LOWEST = -1e300


def favourite(moves: Ints, count: int, ratings: Fractions, luck: Ints) -> int:
    """The best rated of some moves, equal ones by lot."""
    best = _LOWEST
    chosen = -1
    ties = 0
    for i in range(count):
        rating = ratings[moves[i]]
        if rating > best:
            best = rating
            chosen = moves[i]
            ties = 1
        elif rating == best:
            ties += 1
            luck[0] = next_luck(luck[0])
            if (luck[0] * ties) >> 32 == 0:
                chosen = moves[i]
    return chosen


def policy_move(s: Record, mask: Mask, moves: Ints, ratings: Fractions, luck: Ints, noise: float) -> int:
    """The heuristic's favourite, or now and then any legal move."""
    count = legal(s, mask)
    if count == 1:
        return random_move(mask, count, luck)
    if noise > 0.0:
        luck[0] = next_luck(luck[0])
        if luck[0] < noise * MASK32:
            return random_move(mask, count, luck)
    rate(s, mask, ratings)
    return favourite(moves, list_marked(mask, moves), ratings, luck)


# Eight parameters: what a search works in, each array made once and lent.
def select(
    s: Record,
    mask: Mask,
    moves: Ints,
    ratings: Fractions,
    children: Ints,
    node: int,
    m: Mind,
    tree: Tree,
) -> int:
    """The legal move that looks best or was tried too seldom. Its node, if there is one, stands in ``children``."""
    count = list_marked(mask, moves)
    if count > 1:
        rate(s, mask, ratings)
    best = _LOWEST
    for i in range(count):
        children[moves[i]] = 0
        best = max(best, ratings[moves[i]])
    visits = 0
    value = 0.0
    child = tree[node].first
    while child != 0:
        move = tree[child].move
        if mask[move]:
            children[move] = child
            visits += tree[child].visits
            value += tree[child].value
        child = tree[child].next
    if count == 1:
        return moves[0]
    total = 0.0
    for i in range(count):
        ratings[moves[i]] = exp(m.tuning[SHARP] * (ratings[moves[i]] - best))
        total += ratings[moves[i]]
    usual = value / visits if visits > 0 else 0.0  # what an untried move is taken to be worth
    urge = m.tuning[EXPLORE] * np.sqrt(visits + 1.0)
    alike = _OPEN_MINDED / count
    chosen = -1
    highest = _LOWEST
    for i in range(count):
        move = moves[i]
        child = children[move]
        tried = 0
        worth = usual
        if child != 0 and tree[child].visits > 0:
            tried = tree[child].visits
            worth = tree[child].value / tried
        preference = alike + (1.0 - _OPEN_MINDED) * ratings[move] / total
        score = worth + urge * preference / (1.0 + tried)
        if score > highest:
            highest = score
            chosen = move
    return chosen


def find_child(tree: Tree, node: int, move: int) -> int:
    """The child of a node for a move, or 0."""
    child = tree[node].first
    while child != 0 and tree[child].move != move:
        child = tree[child].next
    return child


def add_node(m: Mind, tree: Tree, parent: int, move: int, seat: int) -> int:
    """A new child of a node; 0 if the tree is full."""
    child = m.used
    if child >= m.room:
        return 0
    m.used += 1
    node = tree[child]
    node.value = 0.0
    node.points = 0.0
    node.squares = 0.0
    node.move = move
    node.seat = seat
    node.first = 0
    node.next = tree[parent].first
    node.visits = 0
    tree[parent].first = child
    return child


def search(m: Mind, tree: Tree, net: Fractions, w: Scratch, concealed: Buffer, first: int, count: int) -> None:
    """Look ``count`` times what may follow the move of a child of the root, which stands for this concealed record.

    The n-th look at a move happens in the n-th deal of the seed: moves that were looked at equally often were tried
    under the same luck, so that their difference shows sooner.
    """
    # Slices, because to Numba an array of a record is of another type: the rules would be compiled for it once more.
    game = w.game[:]
    mask = w.mask[:].view(np.bool_)
    moves = w.moves[:]
    children = w.children[:]
    ratings = w.ratings[:]
    block = w.block[:]
    luck = w.luck[:]
    path = w.path[:]
    wins = w.wins[:]
    points = w.points[:]
    judging = w.judging[:]
    result = w.result[:]
    seat = tree[first].seat
    s = game.view(DTYPE)[0]
    for _ in range(count):
        chacha8(m.seed[:], tree[first].visits, block)
        luck[0] = block[8] | 1
        copy_record(concealed, game)
        redeal(s, seat, block[:8])
        last_turn = s.turn + m.tuning[REACH]
        play(s, tree[first].move)
        node = first
        path[0] = first
        length = 1
        while tree[node].visits > 0 and s.to_move != OVER and length < DEPTH and s.turn <= last_turn:
            if s.concurrent != 0 and s.to_move != seat:
                play(s, policy_move(s, mask, moves, ratings, luck, m.tuning[NOISE]))
                continue
            legal(s, mask)
            move = select(s, mask, moves, ratings, children, node, m, tree)
            child = children[move]
            if child == 0:
                child = add_node(m, tree, node, move, s.to_move)
            play(s, move)
            if child == 0:
                break
            path[length] = child
            length += 1
            node = child
        last_turn = s.turn + m.tuning[TURNS]
        while s.to_move != OVER and (s.turn < last_turn or not is_calm(s)):
            play(s, policy_move(s, mask, moves, ratings, luck, m.tuning[NOISE]))
        judge(s, m.tuning[BY_NET] != 0.0, net, judging, result, wins, points)
        for i in range(length):
            visited = tree[path[i]]
            chance = wins[visited.seat]
            visited.visits += 1
            visited.value += chance
            visited.squares += chance * chance
            visited.points += points[visited.seat]
