"""Qwixx – The Card Game: mark four rows of numbers from left to right with the cards you hold and the number announced.

A turn has three steps: take cards, of which everybody sees only the number, until you hold five; everyone may mark the
number on top of the stack; then play one to three cards of a colour and mark what they show. Whoever locks two rows
or misses four times ends the game, and long rows are worth far more than short ones.

Where the printed rules are silent: played cards are shown when the play is finished, not one by one, so that a play
may be taken back until then; of two display cards with the same back the left one is taken; the stack is an unordered
pool below its top card; when it runs out, the played cards become the stack at once, so that there always is a number
to announce.
"""

from typing import Final

from reihum.core.rules import Option, Rules, Trait
from reihum.games.qwixx_cards.events import events
from reihum.games.qwixx_cards.observe import OBSERVATION, observe
from reihum.games.qwixx_cards.pieces import MAX_PLAYERS, MIN_PLAYERS, MOVES
from reihum.games.qwixx_cards.record import DTYPE
from reihum.games.qwixx_cards.refusal import refuse
from reihum.games.qwixx_cards.rules import legal, play, scores, setup
from reihum.games.qwixx_cards.secrets import audit, conceal, redeal
from reihum.games.qwixx_cards.view import QwixxCardsView, view

__all__ = ["RULES"]

RULES: Final = Rules(
    name="qwixx_cards",
    package=__name__,
    title="Qwixx",
    version=1,
    min_players=MIN_PLAYERS,
    max_players=MAX_PLAYERS,
    minutes=20,
    pitch="Mark from left to right, skip as little as you can, lock first.",
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
    traits=Trait.LONG_TURNS | Trait.CONCURRENT | Trait.HIDDEN,
    view=view,
    events=events,
    refuse=refuse,
    view_type=QwixxCardsView,
    options=[Option(name="jokers", default=False, help="Play with the eleven jokers.")],
    clauses="Q",
)
