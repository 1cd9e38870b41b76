"""A match taken apart into its steps: the whole turns of its seats."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from reihum.bots.hints.turns import is_same_turn
from reihum.core.match import Match
from reihum.core.record import Buffer
from reihum.insight.engine import Turn


class ReviewStep(NamedTuple):
    """A turn of a seat: where it began, what the seat could know then, and its small moves.

    ``is_forced``: no other move was legal at any place of it. ``drew``: something was revealed by it, so chance had a
    part in where it led.
    """

    first: int  # moves of the match before it
    seat: int
    record: Buffer
    concealed: Buffer
    turn: Turn
    is_forced: bool
    drew: bool


def steps_of(match: Match) -> Iterator[ReviewStep]:
    """The steps of a match from its beginning; of a variation, those since it began."""
    again = Match.at(match.game, match.base())
    dtype = match.game.rules.dtype
    place = match.begins
    while place < len(match.moves):
        first, seat = place, again.to_move
        record = np.frombuffer(again.to_bytes(), np.uint8).copy()
        concealed = again.concealed(seat)
        start = record.view(dtype)[0]
        moves: list[int] = []
        is_forced = True
        while place < len(match.moves):
            is_forced = is_forced and len(again.legal()) == 1
            again.play(match.moves[place])
            moves.append(int(match.moves[place]))
            place += 1
            now = np.frombuffer(again.to_bytes(), np.uint8).view(dtype)[0]
            if not is_same_turn(now, seat, start.revealed, start.turn):
                break
        yield ReviewStep(first, seat, record, concealed, tuple(moves), is_forced, bool(now.revealed != start.revealed))
