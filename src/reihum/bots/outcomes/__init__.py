"""What a turn may lead to that is worth speaking of, one module a game; counted in playouts by `reihum.bots.weighing`.

A module names its `OUTCOMES`, says whether players know their points (`SPEAKS_OF_POINTS`), and has these functions,
compiled like the rules:

* ``watch(s, move, seat, found, who)`` is called before every move, from the seat's own turn on until it is settled;
* ``is_settled(before, s, seat)`` says when the outcomes of a turn can be counted;
* ``count(before, after, later, seat, found, who)`` counts them: in the records before the turn, right after it (choices
  made together are shown by then), and when it is settled;
* ``tell_turn(s, trial, moves, length, out)`` writes the events that say a whole turn in words; ``trial`` is a copy of
  the record to try the moves on.

``found`` holds a number an outcome; ``who`` the other seat that brought it about, or −1. The words are in
``texts/<language>/hints_<game>.ftl``: ``why-<name>``, and ``why-<name>-by`` for outcomes of a single other seat.
"""

from typing import NamedTuple


class Outcome(NamedTuple):
    """Something a turn may lead to."""

    name: str
    is_share: bool
    """Whether it happens or not, so that people are told how often; else it is an amount."""
    weight: float
    """How much one of it matters beside the others, for choosing which to speak of."""
    is_of_rival: bool = False
    """Whether a single other seat brings it about, whose name can be told."""
