"""Clocks: time to think, computed from the times at which entries were appended: every worker finds the same."""

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from reihum.protocol.messages import Pace

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

    def turned(
        self, to_move: Collection[int], moved: Collection[int], now: float, stood_in: Collection[int] = ()
    ) -> "Clocks":
        """These seats are asked now, and those have just moved. What a bot does for a person is nobody's time."""
        asked = {seat: now if seat in moved else self.asked.get(seat, now) for seat in to_move}
        left = self.left
        if self.pace.kind == "live":
            left = tuple(own if seat in stood_in else self._left_of(seat, asked, now) for seat, own in enumerate(left))
        return Clocks(self.pace, left, asked)

    def taken_back(self, to_move: Collection[int], now: float) -> "Clocks":
        """These seats are asked again. What was thought is paid; nothing is won by moves that are no more."""
        left = self.left
        if self.pace.kind == "live":
            left = tuple(
                self._charged(seat, now) - (self.pace.increment_s if seat in to_move and seat not in self.asked else 0)
                for seat in range(len(left))
            )
        return Clocks(self.pace, left, dict.fromkeys(to_move, now))

    def _charged(self, seat: int, now: float) -> float:
        """What a seat has left when what it thinks about just now is paid."""
        return self.left[seat] - max(0.0, now - self.asked.get(seat, now))

    def _left_of(self, seat: int, asked: dict[int, float], now: float) -> float:
        """What a seat has left when these are asked. A seat that is still asked and has not moved has paid nothing."""
        since = self.asked.get(seat)
        if since is None or asked.get(seat) == since:
            return self.left[seat]
        return self._charged(seat, now) + (0 if seat in asked else self.pace.increment_s)

    def handed_over(self, seat: int, now: float) -> "Clocks":
        """A bot takes over from a person, who pays for what they have thought."""
        if self.pace.kind != "live" or seat not in self.asked:
            return self
        return self._with(seat, self._charged(seat, now), now)

    def restarted(self, seat: int, now: float, ran_out: bool) -> "Clocks":
        """A person takes a seat back. Time is given only to somebody who comes back after their clock had run out."""
        if self.pace.kind == "relaxed" and not ran_out:
            return self
        return self._with(seat, max(self.left[seat], RETURN_S) if ran_out else self.left[seat], now)

    def _with(self, seat: int, left: float, now: float) -> "Clocks":
        """A seat has so much left, and thinks from now on if it is asked."""
        lefts = (*self.left[:seat], left, *self.left[seat + 1 :])
        return Clocks(self.pace, lefts, {**self.asked, seat: now} if seat in self.asked else self.asked)

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
