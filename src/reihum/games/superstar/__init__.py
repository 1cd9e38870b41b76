"""Superstar: play higher or match the star, and be the last who can.

Everybody holds five cards of a deck of 1–50 and five star jokers; in turn each plays a card that is higher than the
last one or shows a star of its colour, and who has none is out of the round. The last to have played a card gets a star
token; before the next round the others may exchange cards. Three tokens win.

Which numbers show a star is a reconstruction (`components`). The name is the title that the winner claims.
"""

from typing import Final

from reihum.core.rules import Option, Rules, Trait
from reihum.games.superstar.components import COMPONENTS
from reihum.games.superstar.events import events
from reihum.games.superstar.observe import OBSERVATION, observe
from reihum.games.superstar.pieces import MAX_PLAYERS, MIN_PLAYERS, MOVES
from reihum.games.superstar.record import DTYPE
from reihum.games.superstar.refusal import refuse
from reihum.games.superstar.rules import legal, play, scores, setup
from reihum.games.superstar.secrets import audit, conceal, redeal
from reihum.games.superstar.view import SuperstarPlayed, SuperstarSeat, SuperstarView, view

__all__ = ["RULES", "SuperstarPlayed", "SuperstarSeat", "SuperstarView"]

RULES: Final = Rules(
    name="superstar",
    package=__name__,
    title="Superstar",
    version=1,
    min_players=MIN_PLAYERS,
    max_players=MAX_PLAYERS,
    minutes=15,
    pitch="Play higher or match the star. The last one standing takes it.",
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
    view_type=SuperstarView,
    events=events,
    refuse=refuse,
    options=(
        Option(
            name="voluntary_pass",
            default=False,
            help="Passing is allowed even with a card that fits.",
        ),
    ),
    components=COMPONENTS,
    clauses="S",
)
