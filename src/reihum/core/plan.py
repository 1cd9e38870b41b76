"""The planner: from a wished set of small moves, tapped in any order, to the one order that the rules know."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from reihum.core.errors import BadNotation
from reihum.core.game import Game
from reihum.core.match import Match
from reihum.core.notation import Move, moves_of, parse_move
from reihum.core.record import Buffer
from reihum.core.rules import Refusal
from reihum.core.unbound import Mask

MAX_STEPS = 160
"""Positions tried before a wish counts as impossible, half of them for all of it; real wishes need up to sixteen."""


class Plan(NamedTuple):
    """How far a wish can be fulfilled.

    ``order`` is the legal order of the longest part of the wish (from its beginning) that can be played; ``refused`` is
    the first wished move that cannot, with the reason if a clause forbids it. ``position`` is the concealed record
    after the moves of ``order`` that reveal nothing: a preview that never guesses what chance will bring.
    """

    order: list[Move]
    refused: Move | None
    refusal: Refusal | None
    position: Buffer

    @property
    def is_complete(self) -> bool:
        return self.refused is None


def plan(match: Match, wished: Sequence[Move | int | str], seat: int | None = None) -> Plan:
    """Find the order in which a seat (default: the one to move) can play all wished moves. Changes nothing."""
    mover = match.to_move if seat is None else seat
    start = match.concealed(mover)
    table = moves_of(match.game.rules)
    numbers = [parse_move(match.game.rules, move) if isinstance(move, str) else int(move) for move in wished]
    for number in numbers:
        if not 0 <= number < len(table):
            raise BadNotation(f"{match.game.rules.title} has no move of the number {number}.")
    for length in range(len(numbers), -1, -1):
        steps = MAX_STEPS // 2 if length == len(numbers) else MAX_STEPS // 2 // len(numbers)
        order = _Search(match.game, mover, steps).order(start, Counter(numbers[:length]))
        if order is not None:
            position = _preview(match.game, start, order)
            moves = [table[number] for number in order]
            if length == len(numbers):
                return Plan(moves, None, None, position)
            refused = table[numbers[length]]
            return Plan(moves, refused, _refusal(match.game, position, mover, int(refused)), position)
    raise AssertionError("the empty wish can always be fulfilled")


def _refusal(game: Game, position: Buffer, seat: int, move: int) -> Refusal | None:
    """The clause that forbids a move; None if none does: the turn is over by then, or the move would be its end."""
    record = position.view(game.rules.dtype).view(np.recarray)[0]
    if record.to_move != seat or _legal(game, position)[move]:
        return None
    return game.rules.refuse(record, move)


def _legal(game: Game, record: Buffer) -> Mask:
    mask = np.zeros(len(game.rules.moves), np.bool_)
    game.engine.list_legal(record, mask, np.zeros(len(mask), np.int64))
    return mask


def _preview(game: Game, start: Buffer, order: Sequence[int]) -> Buffer:
    shown = start.copy()
    trial = start.copy()
    for number in order:
        revealed = _header(game, trial)[0]
        game.engine.play_one(trial, number)
        if _header(game, trial)[0] != revealed:
            break
        shown[:] = trial
    return shown


def _header(game: Game, record: Buffer) -> tuple[int, int]:
    header = record.view(game.rules.dtype)
    return int(header["revealed"][0]), int(header["to_move"][0])


class _Search:
    """Depth first over the orders of a wish; a move that reveals something can only come last."""

    def __init__(self, game: Game, seat: int, steps: int) -> None:
        self.game = game
        self.seat = seat
        self.steps = steps
        self.failed: set[bytes] = set()

    def order(self, record: Buffer, wish: Counter[int]) -> list[int] | None:
        if not wish:
            return []
        name = record.tobytes() + repr(sorted(wish.items())).encode()
        self.steps -= 1
        if self.steps < 0 or name in self.failed:
            return None
        revealed, to_move = _header(self.game, record)
        if to_move == self.seat:
            mask = _legal(self.game, record)
            for number in [move for move in wish if mask[move]]:
                after = record.copy()
                self.game.engine.play_one(after, number)
                left = wish - Counter([number])
                if left and _header(self.game, after)[0] != revealed:
                    continue
                rest = self.order(after, left)
                if rest is not None:
                    return [number, *rest]
        self.failed.add(name)
        return None
