"""Time to think, computed from the times at which entries were appended: every worker finds the same."""

from collections.abc import Collection, Sequence
from typing import Final

from reihum.server.protocol import Pace

_HOUR: Final = 3600.0
RETURN_S: Final = 30.0
"""What somebody has at least who comes back after the clock had run out."""


class Clocks:
    """The clocks of a running table."""

    __slots__ = ("_pace", "asked", "left")

    def __init__(self, pace: Pace, seats: int) -> None:
        self._pace = pace
        self.left = [float(pace.bank_s)] * seats
        self.asked: dict[int, float] = {}  # since when a seat is asked

    def fork(self) -> "Clocks":
        """A copy to change."""
        clocks = Clocks.__new__(Clocks)
        clocks._pace = self._pace
        clocks.left = self.left.copy()
        clocks.asked = self.asked.copy()
        return clocks

    def turn(self, to_move: Collection[int], moved: Collection[int], now: float) -> None:
        """These seats are asked now, and those have just moved."""
        asked = dict.fromkeys(to_move, now)
        for seat, since in self.asked.items():
            if seat in asked and seat not in moved:
                asked[seat] = since
                continue
            self.left[seat] -= max(0.0, now - since)
            if seat not in asked:
                self.left[seat] += self._pace.increment_s
        self.asked = asked

    def restart(self, seat: int, now: float) -> None:
        """A person takes a seat back."""
        self.left[seat] = max(self.left[seat], RETURN_S)
        if seat in self.asked:
            self.asked[seat] = now

    def remaining(self, seat: int, now: float) -> float | None:
        """What a seat has left; None if it has all the time of the world."""
        since = self.asked.get(seat)
        if self._pace.kind == "live":
            return self.left[seat] - (0.0 if since is None else max(0.0, now - since))
        if self._pace.kind == "relaxed":
            hours = self._pace.hours * _HOUR
            return hours if since is None else hours - max(0.0, now - since)
        return None

    def deadline(self, seat: int) -> float | None:
        """When the time of a seat that is asked runs out."""
        since = self.asked.get(seat)
        if since is None or self._pace.kind == "untimed":
            return None
        return since + (self.left[seat] if self._pace.kind == "live" else self._pace.hours * _HOUR)


def is_pace(pace: Pace) -> bool:
    """Whether a pace makes sense."""
    if pace.kind == "live":
        return 10 <= pace.bank_s <= 24 * 3600 and 0 <= pace.increment_s <= 3600 and pace.hours == 0
    if pace.kind == "relaxed":
        return 1 <= pace.hours <= 24 * 30 and pace.bank_s == 0 and pace.increment_s == 0
    return pace.bank_s == 0 and pace.increment_s == 0 and pace.hours == 0


def ranked(points: Sequence[int], ranks: Sequence[int], resigned: Sequence[int]) -> list[int]:
    """Ranks in which those who resigned come last, whoever resigned first at the very end; equal ranks share."""
    order = {seat: (1, -resigned.index(seat)) if seat in resigned else (0, ranks[seat]) for seat in range(len(points))}
    return [1 + sum(order[other] < order[seat] for other in order) for seat in order]
