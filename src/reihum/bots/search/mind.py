"""The mind of a bot that searches: all that it remembers, in one buffer of bytes.

A mind is a record of the type `MIND`, the concealed record that is thought about, the weights of the game's value net,
if it has one, and the nodes of the tree (`NODE`), as many as fit. It can be kept, copied and sent like any bytes; the
nodes that are not in use yet need not be.

A mind is begun with three arrays (`bots.search.thinking.begin_thinking`): a seed of eight 32-bit words, the tuning and
the limits.
"""

from typing import Any, Final

import numpy as np

from reihum.core.record import BLOCK_WORDS, KEY_WORDS, MAX_PLAYERS, Buffer

Mind = Any
"""An element of type `MIND`."""
Tree = Any
"""An array of nodes. Node 0 is no node."""
Scratch = Any
"""An element of a type made by `scratch_dtype`."""

# The tuning: fractions.
EXPLORE: Final = 0  # weight of the heuristic and of what was tried seldom
SHARP: Final = 1  # how much a better rating is preferred, by the unit of the heuristic
REACH: Final = 2  # turns after the present one that still belong to the tree
TURNS: Final = 3  # turns played on by the heuristic before the position is judged; at least to the next turn
NOISE: Final = 4  # share of the moves of playing on that are random
TRUST: Final = 5  # weight of the heuristic in comparing the moves at hand
BY_NET: Final = 6  # 1 to judge by the game's net, if there is one, 0 to judge by its linear evaluation
TUNING_SIZE: Final = 7

# The limits: whole numbers.
PLAYOUTS: Final = 0  # at most this many a decision; 0 sets no limit
A_CANDIDATE: Final = 1  # playouts that a move must get on average to be looked at; at least 1
CLOCK: Final = 2  # 1 if a clock may end thinking at any time: then it begins small and looks wider and wider; else 0
LIMITS_SIZE: Final = 3

CANDIDATE: Final = 8
"""Playouts that a move must get on average to be worth looking at, unless it is said otherwise."""
MOST_CANDIDATES: Final = 32
DEPTH: Final = 96
"""Moves on a path through the tree."""


def _record(*fields: tuple[Any, ...]) -> np.dtype[Any]:
    return np.dtype((np.record, np.dtype(list(fields), align=True)))


# As in a game's record, whole numbers are 64 bits wide: narrower ones would overflow in the rules if interpreted.
NODE: Final = _record(
    ("value", "<f8"),  # sum of the winning chances of the seat
    ("points", "<f8"),  # sum of its expected points
    ("squares", "<f8"),  # sum of its squared winning chances
    ("move", "<i8"),
    ("seat", "<i8"),  # who makes the move
    ("first", "<i8"),  # the first child, or 0
    ("next", "<i8"),  # the next sibling, or 0
    ("visits", "<i8"),
)

MIND: Final = _record(
    # What it was begun with.
    ("room", "<i8"),  # nodes that fit
    ("limits", "<i8", (LIMITS_SIZE,)),
    ("tuning", "<f8", (TUNING_SIZE,)),
    ("seed", "<i8", (KEY_WORDS,)),  # the last word counts the decisions: other deals in each of them
    # The tree.
    ("root", "<i8"),  # the node of the record that is thought about; 0 before the first one
    ("used", "<i8"),  # nodes in use
    # The decision.
    ("chosen", "<i8"),  # the move decided on, or −1
    ("playouts", "<i8"),  # made so far
    ("left", "<i8"),  # playouts that the limits still allow
    ("legal", "<i8"),  # how many moves are legal
    ("candidates", "<i8"),  # how many of them can be looked at: the heuristic's favourites, best first
    ("candidate", "<i8", (MOST_CANDIDATES,)),  # their nodes
    ("preference", "<f8", (MOST_CANDIDATES,)),  # how much the heuristic prefers them; all legal moves together: 1
    ("score", "<f8", (MOST_CANDIDATES,)),  # at the end of a stage
    # What was measured after the choice, to be told (`bots.search.thoughts`); by candidate, sums like those of a node
    ("told", "<i8", (MOST_CANDIDATES,)),  # playouts; 0: nothing was measured
    ("told_value", "<f8", (MOST_CANDIDATES,)),
    ("told_squares", "<f8", (MOST_CANDIDATES,)),
    ("told_points", "<f8", (MOST_CANDIDATES,)),
    # The place in the halving: a field of candidates, rounds after which half of it is dropped, stages of a round.
    ("total", "<i8"),  # playouts that this halving is to take
    ("rounds", "<i8"),  # among which they are shared out
    ("width", "<i8"),  # candidates in the field at its beginning, if there are as many
    ("field", "<i8", (MOST_CANDIDATES,)),  # places in ``candidate``
    ("remaining", "<i8"),  # how many candidates the field has now
    ("last_round", "<i8"),  # 1 if there is no round after this one
    ("stage", "<i8"),
    ("index", "<i8"),  # in the field: which candidate is looked at
    ("goal", "<i8"),  # visits that each candidate is to have at the end of the stage
    ("target", "<i8"),  # and at the end of the lap
    ("visits", "<f8"),  # that they had at the end of the round before
    ("more", "<f8"),  # that they get in this round
)

MIND_BYTES: Final = MIND.itemsize
NODE_BYTES: Final = NODE.itemsize
LEAST_ROOM: Final = 2 * (2 + MOST_CANDIDATES)
"""Nodes that a mind needs: a tree is given up when it fills half of the room, and then every candidate finds place."""


def scratch_dtype(size: int, padded: int, judging: int) -> np.dtype[Any]:
    """What a search works on and forgets: for records of this many bytes, padded lists of moves, and judgements."""
    return _record(
        ("game", "u1", (size,)),
        ("mask", "u1", (padded,)),  # as bytes: Numba knows no array of truth values in a record
        ("order", "<i8", (padded,)),
        ("moves", "<i8", (padded,)),
        ("children", "<i8", (padded,)),
        ("ratings", "<f8", (padded,)),
        ("block", "<i8", (BLOCK_WORDS,)),
        ("luck", "<i8", (1,)),
        ("path", "<i8", (DEPTH,)),
        ("wins", "<f8", (MAX_PLAYERS,)),
        ("points", "<f8", (MAX_PLAYERS,)),
        ("judging", "<f8", (judging,)),
        ("result", "<i8", (2, MAX_PLAYERS)),
    )


def playout_dtype(size: int, padded: int, judging: int, outcomes: int, net: int) -> np.dtype[Any]:
    """What one playout of a whole turn works on (`bots.hints.weighing`), sizes as above, this many outcomes, a net."""
    return _record(
        ("game", "u1", (size,)),
        ("before", "u1", (size,)),  # the turn
        ("after", "u1", (size,)),  # it, and what is chosen together with it
        ("mask", "u1", (padded,)),
        ("moves", "<i8", (padded,)),
        ("ratings", "<f8", (padded,)),
        ("block", "<i8", (BLOCK_WORDS,)),
        ("luck", "<i8", (1,)),
        ("found", "<i8", (outcomes,)),
        ("wins", "<f8", (MAX_PLAYERS,)),
        ("points", "<f8", (MAX_PLAYERS,)),
        ("judging", "<f8", (judging,)),
        ("result", "<i8", (2, MAX_PLAYERS)),
        ("net", "<f8", (max(1, net),)),
    )


def head_of(mind: Buffer) -> Mind:
    """The record at the beginning of a mind."""
    return mind[:MIND_BYTES].view(MIND)[0]
