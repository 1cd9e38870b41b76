"""Sketch: lay a card in every turn; one that is higher than the card before it brings a point.

Everybody holds three cards of a deck from 1 to 24 and draws up again. When all cards are laid, the most points win.
"""

from typing import Final

from reihum.core.rules import Rules, Trait
from reihum_sketch.events import events
from reihum_sketch.observe import OBSERVATION, observe
from reihum_sketch.pieces import MAX_PLAYERS, MIN_PLAYERS, MOVES
from reihum_sketch.record import DTYPE
from reihum_sketch.refusal import refuse
from reihum_sketch.rules import legal, play, scores, setup
from reihum_sketch.secrets import audit, conceal, redeal
from reihum_sketch.view import SketchSeat, SketchView, view

__all__ = ["RULES", "SketchSeat", "SketchView"]

RULES: Final = Rules(
    name="sketch",
    package=__name__,
    title="Sketch",
    version=1,  # goes up when a match that was saved would go on differently
    min_players=MIN_PLAYERS,
    max_players=MAX_PLAYERS,
    minutes=5,
    pitch="Lay higher than the one before you, and keep a card that can do it again.",
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
    traits=Trait.HIDDEN,  # also LONG_TURNS, CONCURRENT: `reihum check` says which of them are true
    view=view,
    view_type=SketchView,
    events=events,
    refuse=refuse,
    clauses="K",  # the letter of the clauses of the rule book
)
