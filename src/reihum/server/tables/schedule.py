"""When something must happen at a table without anybody asking: a bot's move, the end of somebody's time."""

import math
import time
from typing import Final

from reihum.protocol.defaults import BOT_GOES_ON
from reihum.server.settings import Settings
from reihum.server.tables.table import TableState

LEASE_S: Final = 1.5
"""How long after its time a bot's move may be late before another worker takes it over."""
_GRAINS: Final = 32  # of the time after which somebody is taken for gone


class Schedule:
    """Reads a table's state; decides nothing by itself."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        # The store finds tables by when they are due: while people play, most of their moves leave it as it is.
        self._grain = settings.absence_s / _GRAINS

    def bot_time(self, state: TableState, seat: int, now: float) -> float:
        """When the bot at a seat may move: people need time to see what happened before.

        If a clock was ahead when that happened, it counts as having happened now.
        """
        begun = state.match is not None and state.last_by_seat.get(seat, -1) == state.number
        return min(state.changed, now) + self._settings.bot_delay_s * (BOT_GOES_ON if begun else 1.0)

    def bots_to_move(self, state: TableState) -> list[int]:
        """The seats that are asked and played by a bot now."""
        return [seat for seat in state.to_move if state.seats[seat].bot_level is not None]

    def due(self, state: TableState) -> float | None:
        """When a worker should look at the table, if nothing happens before; None: never."""
        if state.is_dealing:
            return self.dealing_ends(state)
        times = []
        for seat in state.to_move:
            if state.seats[seat].bot_level is not None:
                times.append(self.bot_time(state, seat, time.time()) + LEASE_S)
            else:
                deadline = state.clocks.deadline(seat)
                if deadline is None:
                    deadline = self.patience(state, seat)
                if deadline is not None:
                    times.append(deadline)
        return min(times, default=None)

    def dealing_ends(self, state: TableState) -> float:
        """When a match begins without those who have not opened what they add to its luck."""
        assert state.bound is not None
        pace = state.opened.pace
        return state.bound + (pace.hours * 3600.0 if pace.kind == "relaxed" else self._settings.reveal_s)

    def patience(self, state: TableState, seat: int) -> float | None:
        """When others have waited long enough for somebody who is gone; None if nobody else waits."""
        person = state.seats[seat].person
        for other in state.seats:
            if other.kind == "person" and other.person not in (person, None) and other.bot_level is None:
                return math.ceil((state.clocks.asked[seat] + self._settings.absence_s) / self._grain) * self._grain
        return None
