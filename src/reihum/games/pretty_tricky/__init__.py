"""Pretty Tricky: everybody fills rows of boxes with the sums of two dice.

Who rolls makes two pairs of the four dice and ticks two boxes on the left half of the own sheet; the others take two of
the three blue dice each and tick one box on their right half. A full left row is worth two points, a full right row a
point for every player who has filled the left one. With enough full left rows somewhere the game ends after the round.

Deviations: the sheet is a reconstruction (`components`); the others choose one after the other, in turn order (P5); a
game of players who give up every tick ends after a number of rounds (P11).
"""

from typing import Final

from reihum.core.rules import Option, Rules, Trait
from reihum.games.pretty_tricky.components import COMPONENTS
from reihum.games.pretty_tricky.events import events
from reihum.games.pretty_tricky.observe import OBSERVATION, observe
from reihum.games.pretty_tricky.pieces import MOVES, SEATS
from reihum.games.pretty_tricky.record import DTYPE
from reihum.games.pretty_tricky.refusal import refuse
from reihum.games.pretty_tricky.rules import legal, play, scores, setup
from reihum.games.pretty_tricky.secrets import audit, conceal, redeal
from reihum.games.pretty_tricky.view import PrettyTrickyView, view

RULES: Final = Rules(
    name="pretty_tricky",
    package=__name__,
    title="Pretty Tricky",
    version=1,
    min_players=2,
    max_players=SEATS,
    minutes=20,
    pitch="Four dice, three ways to pair them, one sheet to finish.",
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
    traits=Trait.LONG_TURNS,
    view=view,
    view_type=PrettyTrickyView,
    events=events,
    refuse=refuse,
    options=[
        Option(
            name="round_limit",
            default=200,
            low=1,
            high=1000,
            help="The match ends after this many rounds at the latest.",
        )
    ],
    components=COMPONENTS,
    clauses="P",
)

__all__ = ["RULES"]
