"""A match taken apart into its steps: the whole turns of its seats."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from reihum.bots.engine import bot_engine
from reihum.bots.reviews.taking_apart import ABOUT, DREW, FIRST_MOVE, IS_FORCED, LENGTH, SEAT
from reihum.core.match import Match
from reihum.core.record import Buffer


class ReviewStep(NamedTuple):
    """A turn of a seat: where it began, what the seat could know then, its small moves, and what is told of it.

    ``is_forced``: no other move was legal at any place of it. ``drew``: something was revealed by it, so chance had a
    part in where it led.
    """

    record: Buffer
    concealed: Buffer
    moves: NDArray[np.int64]
    about: NDArray[np.int64]  # see `reihum.bots.reviews.taking_apart`

    @property
    def seat(self) -> int:
        return int(self.about[SEAT])

    @property
    def first(self) -> int:
        """Moves of the match before it."""
        return int(self.about[FIRST_MOVE])

    @property
    def length(self) -> int:
        return int(self.about[LENGTH])

    @property
    def is_forced(self) -> bool:
        return bool(self.about[IS_FORCED])

    @property
    def drew(self) -> bool:
        return bool(self.about[DREW])


def steps_of(match: Match) -> Iterator[ReviewStep]:
    """The steps of a match from its beginning; of a variation, those since it began."""
    engine = bot_engine(match.game.rules)
    moves = np.array(match.moves, np.int64)
    now = np.frombuffer(match.base(), np.uint8).copy()
    first = match.begins
    while first < len(moves):
        record = now.copy()
        about = np.zeros(ABOUT, np.int64)
        length = engine.take_step(now, moves, first, about)
        concealed = record.copy()
        match.game.engine.conceal_one(concealed, int(about[SEAT]))
        yield ReviewStep(record, concealed, moves[first : first + length], about)
        first += length
