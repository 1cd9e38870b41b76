"""What could still join a wish, in any natural order: the moves that a board lights while a turn is being built."""

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

import numpy as np

from reihum.core.game import Game
from reihum.core.record import Buffer


class Stop(NamedTuple):
    """A point of a turn: its concealed record, the planned moves that follow, and what could come before them."""

    record: Buffer
    rest: Sequence[int]
    joining: list[int]


def additions(game: Game, start: Buffer, order: Sequence[int], seat: int) -> list[int]:
    """The moves that can be played together with those of ``order``, which keep their order; ascending.

    The rules know each turn in one order only, so what is added finds its place between the moves planned already:
    every legal move is tried at every place. ``start`` is concealed for the seat, and nothing after a reveal is tried.
    """
    found: set[int] = set()
    for stop in Turn(game, start, seat).stops(order, found):
        found.update(stop.joining)
    return sorted(found)


class Turn:
    """One seat's turn on trial."""

    def __init__(self, game: Game, start: Buffer, seat: int) -> None:
        self.game = game
        self.start = start
        self.seat = seat
        self.mask = np.zeros(len(game.rules.moves), np.bool_)
        self.numbers = np.zeros(len(game.rules.moves), np.int64)
        self.revealed = self._field(start, "revealed")

    def stops(self, order: Sequence[int], known: Collection[int] = ()) -> Iterator[Stop]:
        """Walk along planned moves while the seat is asked and nothing is revealed; ``known`` is not tried again."""
        here = self.start
        for place in range(len(order) + 1):
            if not self.goes_on(here):
                return
            rest = order[place:]
            moves = [move for move in self.legal(here) if move not in known]
            yield Stop(here, rest, [move for move in moves if self.is_playable(here, [move, *rest])])
            if rest:
                here = self.after(here, rest[0])

    def goes_on(self, record: Buffer) -> bool:
        """Is the seat asked, with nothing revealed so far?"""
        return self._field(record, "to_move") == self.seat and self._field(record, "revealed") == self.revealed

    def legal(self, record: Buffer) -> list[int]:
        count = self.game.engine.list_legal(record, self.mask, self.numbers)
        moves: list[int] = self.numbers[:count].tolist()
        return moves

    def after(self, record: Buffer, move: int) -> Buffer:
        played = record.copy()
        self.game.engine.play_one(played, move)
        return played

    def is_playable(self, record: Buffer, moves: Sequence[int]) -> bool:
        """Can these be played one after the other? The first is legal; only the last may reveal anything."""
        trial = self.after(record, moves[0])
        for move in moves[1:]:
            if not self.goes_on(trial):
                return False
            self.game.engine.list_legal(trial, self.mask, self.numbers)
            if not self.mask[move]:
                return False
            self.game.engine.play_one(trial, move)
        return True

    def _field(self, record: Buffer, name: str) -> int:
        return int(record.view(self.game.rules.dtype)[name][0])
