"""One to 9: lay number cards of four colours on a common board, then claim what your hand completes.

Runs of four to eight and foursomes bring small stars, a run from 1 to 9 a big one; small stars may stand for missing
cards of a long run, and the third big star wins. What the box leaves open is settled by the clauses O19, O20, O22 and
O23: an empty stack is made from the discard pile, turning cards stops when none can be laid, and a game also ends at a
turn limit or on a full board. The rules as played stand in its rule book.
"""

from typing import Final

from reihum.core.rules import Option, Rules, Trait
from reihum.games.one_to_nine.events import events
from reihum.games.one_to_nine.observe import OBSERVATION, observe
from reihum.games.one_to_nine.pieces import MOVES
from reihum.games.one_to_nine.record import DTYPE
from reihum.games.one_to_nine.refusal import refuse
from reihum.games.one_to_nine.rules import legal, play, scores, setup
from reihum.games.one_to_nine.secrets import audit, conceal, redeal
from reihum.games.one_to_nine.view import OneToNineView, view

__all__ = ["RULES", "OneToNineView"]

RULES: Final = Rules(
    name="one_to_nine",
    package=__name__,
    title="One to 9",
    version=1,
    min_players=2,
    max_players=4,
    minutes=30,
    pitch="Fill the rows together, then claim the run before someone else does.",
    dtype=DTYPE,
    moves=MOVES,
    setup=setup,
    legal=legal,
    play=play,
    scores=scores,
    conceal=conceal,
    redeal=redeal,
    observe=observe,
    audit=audit,
    observation=OBSERVATION,
    traits=Trait.LONG_TURNS | Trait.HIDDEN,
    view=view,
    events=events,
    refuse=refuse,
    view_type=OneToNineView,
    options=[
        Option(
            name="turn_limit",
            default=2000,
            help="The match ends after this many turns at the latest.",
            low=1,
            high=100_000,
        )
    ],
    clauses="O",
)
