"""Time to think, computed from the times at which entries were appended: every worker finds the same."""

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from reihum.server.protocol import Pace

_HOUR: Final = 3600.0
RETURN_S: Final = 30.0
"""What somebody has at least who comes back after the clock had run out."""


class Clocks(NamedTuple):
    """The clocks of a running table. What changes them makes new ones."""

    pace: Pace
    left: tuple[float, ...]  # of the time bank of each seat, when it was asked last; only a live pace has one
    asked: dict[int, float]  # since when a seat is asked

    @classmethod
    def begin(cls, pace: Pace, seats: int) -> "Clocks":
        return cls(pace, (float(pace.bank_s),) * seats, {})

    def turned(self, to_move: Collection[int], moved: Collection[int], now: float) -> "Clocks":
        """These seats are asked now, and those have just moved."""
        asked = {seat: now if seat in moved else self.asked.get(seat, now) for seat in to_move}
        left = self.left
        if self.pace.kind == "live":
            left = tuple(self._left_of(seat, asked, now) for seat in range(len(left)))
        return Clocks(self.pace, left, asked)

    def _left_of(self, seat: int, asked: dict[int, float], now: float) -> float:
        """What a seat has left when these are asked. Who goes on being asked without having moved has paid nothing."""
        left, since = self.left[seat], self.asked.get(seat)
        if since is None or asked.get(seat) == since:
            return left
        return left - max(0.0, now - since) + (0 if seat in asked else self.pace.increment_s)

    def restarted(self, seat: int, now: float) -> "Clocks":
        """A person takes a seat back."""
        left = tuple(max(own, RETURN_S) if number == seat else own for number, own in enumerate(self.left))
        return Clocks(self.pace, left, {**self.asked, seat: now} if seat in self.asked else self.asked)

    def remaining(self, seat: int, now: float) -> float | None:
        """What a seat has left; None if it has all the time of the world."""
        since = self.asked.get(seat)
        if self.pace.kind == "live":
            return self.left[seat] - (0.0 if since is None else max(0.0, now - since))
        if self.pace.kind == "relaxed":
            hours = self.pace.hours * _HOUR
            return hours if since is None else hours - max(0.0, now - since)
        return None

    def deadline(self, seat: int) -> float | None:
        """When the time of a seat that is asked runs out."""
        if self.pace.kind == "untimed" or seat not in self.asked:
            return None
        return self.asked[seat] + (self.left[seat] if self.pace.kind == "live" else self.pace.hours * _HOUR)


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
