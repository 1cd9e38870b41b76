"""Ninety-nine: lay cards on one pile and count; whoever cannot stay at 99 or below takes a penalty.

Everybody holds three cards of an ordinary pack. In turn each lays one, says the new total and draws. Some cards do more
than count: a 4 turns the direction, a 9 leaps to 99, a 10 takes away or adds ten, a king is worth nothing. Whoever
has no card that fits takes a penalty point; with the third one the match is over, and the fewest points win.
"""

from typing import Final

from reihum.core.rules import Option, Rules, Trait
from reihum_ninety_nine.events import events
from reihum_ninety_nine.observe import OBSERVATION, observe
from reihum_ninety_nine.pieces import MAX_PLAYERS, MIN_PLAYERS, MOST_PENALTIES, MOVES, PENALTIES
from reihum_ninety_nine.record import DTYPE
from reihum_ninety_nine.refusal import refuse
from reihum_ninety_nine.rules import legal, play, scores, setup
from reihum_ninety_nine.secrets import audit, conceal, redeal
from reihum_ninety_nine.view import NinetyNineSeat, NinetyNineView, view

__all__ = ["RULES", "NinetyNineSeat", "NinetyNineView"]

RULES: Final = Rules(
    name="ninety_nine",
    package=__name__,
    title="Ninety-nine",
    version=1,
    min_players=MIN_PLAYERS,
    max_players=MAX_PLAYERS,
    minutes=10,
    pitch="Count up to 99, and let somebody else be the one who cannot go on.",
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
    traits=Trait.HIDDEN,
    view=view,
    view_type=NinetyNineView,
    events=events,
    refuse=refuse,
    options=(
        Option(
            name="penalties",
            default=PENALTIES,
            low=1,
            high=MOST_PENALTIES,
            help="The match ends when somebody has this many penalty points.",
        ),
    ),
    low_wins=True,
    clauses="N",
)
