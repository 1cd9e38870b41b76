"""A table under load, whatever server it is at: who sits there, what was seen last, and the next move."""

from collections.abc import Callable
from typing import Protocol


class Seat(Protocol):
    """One connected player. ``number`` grows with every move that this player has seen."""

    number: int

    def move(self) -> bool:
        """Send a move if this player may move now; whether one was sent."""
        ...


class Table:
    """Players who play random legal moves, one at a time."""

    def __init__(self, seats: list[Seat]) -> None:
        self.seats = seats
        self.on_shown: Callable[[], None] = lambda: None
        self._shown_before = 0
        self.is_waiting = False

    def play(self) -> bool:
        """Let somebody move; False if nobody can (the match is over)."""
        self._shown_before = min(seat.number for seat in self.seats)
        self.is_waiting = any(seat.move() for seat in self.seats)
        return self.is_waiting

    def seen(self) -> None:
        """A player has seen something: if everybody has seen the move, it is done."""
        if self.is_waiting:
            for seat in self.seats:
                if seat.number <= self._shown_before:
                    return
            self.is_waiting = False
            self.on_shown()
