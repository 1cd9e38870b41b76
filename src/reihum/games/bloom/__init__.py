"""Bloom: lay rows of wooden tiles, rob your neighbours' rows, and be rid of your tiles first.

Everybody holds tiles of the numbers 1 to 100; a turn draws, lays a new row in steps of one or two (with up to two tiles
robbed from a row on the table), or adds to a row. A new row brings a scoring tile for its flowers; tiles left in the
stock cost theirs. Two rounds are played, and the most points win.

How many flowers each tile shows is a reconstruction (`components`).
"""

from typing import Final

from reihum.core.rules import Option, Rules, Trait
from reihum.games.bloom.components import COMPONENTS
from reihum.games.bloom.events import events
from reihum.games.bloom.observe import OBSERVATION, observe
from reihum.games.bloom.pieces import MAX_PLAYERS, MAX_ROUNDS, MOVES
from reihum.games.bloom.record import DTYPE
from reihum.games.bloom.refusal import refuse
from reihum.games.bloom.rules import legal, play, scores, setup
from reihum.games.bloom.secrets import audit, conceal, redeal
from reihum.games.bloom.view import BloomRow, BloomSeat, BloomTurn, BloomView, view

__all__ = ["RULES", "BloomRow", "BloomSeat", "BloomTurn", "BloomView"]

RULES: Final = Rules(
    name="bloom",
    package=__name__,
    title="Bloom",
    version=2,
    oldest=1,  # it dealt the next round within the last move of a round
    min_players=2,
    max_players=MAX_PLAYERS,
    minutes=40,
    pitch="Lay rising rows, rob the neighbours, pick the most flowers.",
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
    view_type=BloomView,
    events=events,
    refuse=refuse,
    options=(
        Option(
            name="own_row_first",
            default=False,
            help="Add to rows only after laying a row of your own.",
        ),
        Option(name="rounds", default=MAX_ROUNDS, low=1, high=MAX_ROUNDS, help="Rounds"),
    ),
    components=COMPONENTS,
    clauses="B",
)
