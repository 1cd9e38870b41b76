"""What a turn may lead to that is worth speaking of, one module a game; counted in playouts by `bots.hints.weighing`.

A module names its `OUTCOMES`, says whether players know their points (`SPEAKS_OF_POINTS`), and has these functions,
compiled like the rules:

* ``watch(s, move, seat, found, who)`` is called before every move, from the seat's own turn on until it is settled;
* ``is_settled(before, s, seat)`` says when the outcomes of a turn can be counted;
* ``count(before, after, later, seat, found, who)`` counts them: in the records before the turn, right after it (choices
  made together are shown by then), and when it is settled;
* ``tell_turn(s, trial, moves, length, out)`` writes the events that say a whole turn in words; ``trial`` is a copy of
  the record to try the moves on.

``found`` holds a number an outcome; ``who`` the other seat that brought it about, or −1. The words are in
``hints/<language>.ftl`` of the game: ``why-<name>``, ``why-<name>-by`` for outcomes of a single other seat, and
``done-<name>`` for feats.
"""

from typing import Final, NamedTuple

from reihum.core.jit import rule
from reihum.core.record import Record
from reihum.core.unbound import Ints

MORE_IS_BETTER: Final = 1
LESS_IS_BETTER: Final = -1
DEPENDS: Final = 0


class TurnOutcome(NamedTuple):
    """Something a turn may lead to."""

    name: str
    is_share: bool
    """Whether it happens or not, so that people are told how often; else it is an amount."""
    weight: float
    """How much one of it matters beside the others, for choosing which to speak of."""
    good: int
    """`MORE_IS_BETTER` for the seat, `LESS_IS_BETTER`, or `DEPENDS` on how the game stands."""
    is_of_rival: bool = False
    """Whether a single other seat brings it about, whose name can be told."""
    is_feat: bool = False
    """Whether a turn that brings it in every case says so before anything else (``done-<name>``)."""


@rule
def watch_nothing(s: Record, move: int, seat: int, found: Ints, who: Ints) -> None:
    """Nothing happens on the way that the records do not show (a ``watch``)."""


@rule
def is_asked_again(before: Record, s: Record, seat: int) -> bool:
    """Whether the seat is asked again, in another turn (an ``is_settled``)."""
    return bool(s.turn != before.turn and s.to_move == seat)
