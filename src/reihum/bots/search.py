"""Information-set Monte-Carlo tree search, compiled, generic over the games.

One playout deals the hidden pieces anew as the searching seat thinks possible (`redeal`), plays the move that is looked
at, walks down a tree of moves shared by all deals, adds one new position, plays on by the game's heuristic, and judges
what it finds: the result, or the game's evaluation at the beginning of a turn. Every seat plays for its own winning
chance, so any number of players is handled alike. Which move is looked at, and how often, is decided by
`reihum.bots.thinker`.

* Moves are tried in the order of the heuristic's ratings, taken anew in every deal: what a seat would like to do
  depends on the hand it is dealt. Moves are compared with those that are legal in the same deal only.
* Choices made together: what others choose in the same step cannot be known, so their choices are taken from the
  heuristic and form no branches; nothing in the tree depends on them.
* Memory is bounded: a full tree goes on collecting statistics but grows no more.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from reihum.core.chance import chacha8
from reihum.core.drivers import copy_record, list_marked, next_luck, random_move
from reihum.core.record import MAX_PLAYERS, OVER, Buffer, Record
from reihum.core.unbound import DTYPE, PADDED, SIZE, Ints, Mask, legal, play, redeal, scores, unbound

Nodes = NDArray[np.int32]
Values = NDArray[np.float64]

# The game's heuristic and evaluation, bound like its rules.
rate: Any = unbound
describe: Any = unbound
FEATURES: int = 1
WIN_WEIGHTS: Values = np.zeros((MAX_PLAYERS + 1, FEATURES))  # by number of players
POINT_WEIGHTS: Values = np.zeros((MAX_PLAYERS + 1, FEATURES))

# Whole numbers of a node. Node 0 is no node.
MOVE: Final = 0
SEAT: Final = 1  # who makes the move
FIRST: Final = 2  # the first child, or 0
NEXT: Final = 3  # the next sibling, or 0
VISITS: Final = 4
NODE_NUMBERS: Final = 5
# Fractions of a node.
VALUE: Final = 0  # sum of winning chances of SEAT
POINTS: Final = 1  # sum of expected points of SEAT
SQUARES: Final = 2  # sum of squared winning chances of SEAT
NODE_FRACTIONS: Final = 3
# State of a search.
USED: Final = 0  # nodes in use
ROOT: Final = 1
STATE_SIZE: Final = 2
# What a search is tuned with.
EXPLORE: Final = 0  # weight of the heuristic and of what was tried seldom
SHARP: Final = 1  # how much a better rating is preferred, by the unit of the heuristic
REACH: Final = 2  # turns after the present one that still belong to the tree
TURNS: Final = 3  # turns played on by the heuristic before the position is judged; at least to the next turn
NOISE: Final = 4  # share of the moves of playing on that are random
TRUST: Final = 5  # weight of the heuristic in comparing the moves at hand
TUNING_SIZE: Final = 6

_DEPTH = 96
_OPEN_MINDED = 0.1  # share of the preference that all legal moves have alike
_MASK32 = 0xFFFFFFFF
_LOWEST = -1e300


def favourite(moves: Ints, count: int, ratings: Values, luck: Ints) -> int:
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


def policy_move(s: Record, mask: Mask, moves: Ints, ratings: Values, luck: Ints, noise: float) -> int:
    """The heuristic's favourite, or now and then any legal move."""
    count = legal(s, mask)
    if count == 1:
        return random_move(mask, count, luck)
    if noise > 0.0:
        luck[0] = next_luck(luck[0])
        if luck[0] < noise * _MASK32:
            return random_move(mask, count, luck)
    rate(s, mask, ratings)
    return favourite(moves, list_marked(mask, moves), ratings, luck)


def select(
    s: Record,
    mask: Mask,
    moves: Ints,
    ratings: Values,
    children: Ints,
    node: int,
    nodes: Nodes,
    values: Values,
    tuning: Values,
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
    child = nodes[node, FIRST]
    while child != 0:
        move = nodes[child, MOVE]
        if mask[move]:
            children[move] = child
            visits += nodes[child, VISITS]
            value += values[child, VALUE]
        child = nodes[child, NEXT]
    if count == 1:
        return moves[0]
    total = 0.0
    for i in range(count):
        ratings[moves[i]] = np.exp(tuning[SHARP] * (ratings[moves[i]] - best))
        total += ratings[moves[i]]
    usual = value / visits if visits > 0 else 0.0  # what an untried move is taken to be worth
    urge = tuning[EXPLORE] * np.sqrt(visits + 1.0)
    alike = _OPEN_MINDED / count
    chosen = -1
    highest = _LOWEST
    for i in range(count):
        move = moves[i]
        child = children[move]
        tried = 0
        worth = usual
        if child != 0 and nodes[child, VISITS] > 0:
            tried = nodes[child, VISITS]
            worth = values[child, VALUE] / tried
        preference = alike + (1.0 - _OPEN_MINDED) * ratings[move] / total
        score = worth + urge * preference / (1.0 + tried)
        if score > highest:
            highest = score
            chosen = move
    return chosen


def find_child(node: int, move: int, nodes: Nodes) -> int:
    """The child of a node for a move, or 0."""
    child = nodes[node, FIRST]
    while child != 0 and nodes[child, MOVE] != move:
        child = nodes[child, NEXT]
    return child


def add_node(move: int, seat: int, parent: int, nodes: Nodes, values: Values, state: Ints) -> int:
    """A new child of a node; 0 if the tree is full."""
    child = state[USED]
    if child >= len(nodes):
        return 0
    state[USED] += 1
    nodes[child, MOVE] = move
    nodes[child, SEAT] = seat
    nodes[child, FIRST] = 0
    nodes[child, VISITS] = 0
    nodes[child, NEXT] = nodes[parent, FIRST]
    nodes[parent, FIRST] = child
    values[child, VALUE] = 0.0
    values[child, POINTS] = 0.0
    values[child, SQUARES] = 0.0
    return child


def judge(s: Record, wins: Values, points: Values, features: Values, result: Ints) -> None:
    """Winning chance and expected points of every seat: the true result at the end, else the game's evaluation."""
    if s.to_move == OVER:
        scores(s, result)
        winners = 0
        for seat in range(s.players):
            winners += result[1, seat] == 1
        for seat in range(s.players):
            wins[seat] = 1.0 / winners if result[1, seat] == 1 else 0.0
            points[seat] = result[0, seat]
        return
    highest = _LOWEST
    for seat in range(s.players):
        describe(s, seat, features)
        strength = 0.0
        expected = 0.0
        for i in range(FEATURES):
            strength += WIN_WEIGHTS[s.players, i] * features[i]
            expected += POINT_WEIGHTS[s.players, i] * features[i]
        wins[seat] = strength
        points[seat] = expected
        highest = max(highest, strength)
    total = 0.0
    for seat in range(s.players):
        wins[seat] = np.exp(wins[seat] - highest)
        total += wins[seat]
    for seat in range(s.players):
        wins[seat] /= total


def search(
    concealed: Buffer,
    seat: int,
    seed: Ints,
    first_move: int,
    count: int,
    tuning: Values,
    nodes: Nodes,
    values: Values,
    state: Ints,
) -> None:
    """Look ``count`` times what may follow a move of the seat whose concealed record this is.

    The n-th look at a move happens in the n-th deal of the seed: moves that were looked at equally often were tried
    under the same luck, so that their difference shows sooner.
    """
    work = np.zeros(SIZE, np.uint8)
    mask = np.zeros(PADDED, np.bool_)
    moves = np.zeros(PADDED, np.int64)
    ratings = np.zeros(PADDED, np.float64)
    children = np.zeros(PADDED, np.int64)
    block = np.zeros(16, np.int64)
    luck = np.zeros(1, np.int64)
    path = np.zeros(_DEPTH, np.int64)
    wins = np.zeros(MAX_PLAYERS, np.float64)
    points = np.zeros(MAX_PLAYERS, np.float64)
    features = np.zeros(FEATURES, np.float64)
    result = np.zeros((2, MAX_PLAYERS), np.int64)
    s = work.view(DTYPE)[0]
    first = find_child(state[ROOT], first_move, nodes)
    if first == 0:
        first = add_node(first_move, seat, state[ROOT], nodes, values, state)
    if first == 0:
        return
    for _ in range(count):
        deal: Any = np.int64(nodes[first, VISITS])  # interpreted, 32 bits would be too narrow
        chacha8(seed, deal, block)
        luck[0] = block[8] | 1
        copy_record(concealed, work)
        redeal(s, seat, block[:8])
        last_turn = s.turn + tuning[REACH]
        play(s, first_move)
        node = first
        path[0] = first
        length = 1
        while nodes[node, VISITS] > 0 and s.to_move != OVER and length < _DEPTH and s.turn <= last_turn:
            if s.concurrent != 0 and s.to_move != seat:
                play(s, policy_move(s, mask, moves, ratings, luck, tuning[NOISE]))
                continue
            legal(s, mask)
            move = select(s, mask, moves, ratings, children, node, nodes, values, tuning)
            child = children[move]
            if child == 0:
                child = add_node(move, s.to_move, node, nodes, values, state)
            play(s, move)
            if child == 0:
                break
            path[length] = child
            length += 1
            node = child
        last_turn = s.turn + tuning[TURNS]
        while s.to_move != OVER and s.turn < last_turn:
            play(s, policy_move(s, mask, moves, ratings, luck, tuning[NOISE]))
        judge(s, wins, points, features, result)
        for i in range(length):
            child = path[i]
            chance = wins[nodes[child, SEAT]]
            nodes[child, VISITS] += 1
            values[child, VALUE] += chance
            values[child, SQUARES] += chance * chance
            values[child, POINTS] += points[nodes[child, SEAT]]


def judge_one(record: Buffer, wins: Values, points: Values) -> None:
    """Winning chances and expected points in one full record."""
    judge(record.view(DTYPE)[0], wins, points, np.zeros(FEATURES), np.zeros((2, MAX_PLAYERS), np.int64))
