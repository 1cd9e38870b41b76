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
    the first wished move that cannot, with the reason (none if it is allowed at every point of that order, which leaves
    no room for it). ``position`` is the concealed record after the moves of ``order`` that reveal nothing: a preview
    that never guesses what chance will bring.
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
        search = _Search(match.game, mover, steps)
        order = search.order(start, Counter(numbers[:length]))
        if order is not None:
            position = _preview(match.game, start, order)
            moves = [table[number] for number in order]
            if length == len(numbers):
                return Plan(moves, None, None, position)
            refused = numbers[length]
            return Plan(moves, table[refused], search.refusal(start, order, refused), position)
    raise AssertionError("the empty wish can always be fulfilled")


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

    def refusal(self, start: Buffer, order: Sequence[int], refused: int) -> Refusal | None:
        """Why a move cannot join an order: judged where the seat is asked last and the move is not allowed.

        After a whole turn the rules would answer for the next player, who is asked for something else.
        """
        revealed = _header(self.game, start)[0]
        asked = [here := start.copy()]
        for number in order:
            here = here.copy()
            self.game.engine.play_one(here, number)
            if _header(self.game, here) != (revealed, self.seat):
                break
            asked.append(here)
        for record in reversed(asked):
            if not _legal(self.game, record)[refused]:
                return self.game.rules.refuse(record.view(self.game.rules.dtype).view(np.recarray)[0], refused)
        return None
