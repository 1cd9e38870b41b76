"""A second opinion on what a hint has measured: other deals, other luck, and a driver of its own, in plain Python.

It shares with `bots.hints.weighing` only the definitions: the rules, the heuristic by which everybody plays on, the
evaluation, and what each outcome is.
"""

import math
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from reihum.bots import without
from reihum.bots.engine import bot_engine, evaluation_of, outcomes_of
from reihum.bots.hints.hint import Hint, WeighedTurn
from reihum.bots.search.mind import TURNS
from reihum.core.chance import key_of_seed
from reihum.core.game import Game
from reihum.core.record import MAX_PLAYERS, OVER, Buffer, header

from .judging import judging_of

_ROUNDED = 1e-8  # numbers of a hint have nine decimals


class Compared(NamedTuple):
    """A value that was measured twice, and by how many standard errors both differ."""

    name: str
    first: float
    second: float
    errors: float


def compare(game: Game, concealed: Buffer, hint: Hint, playouts: int, seed: str) -> Iterator[Compared]:
    """Measure the best turns again: chances and outcomes, and the differences that reasons are made of."""
    seat = header(concealed, "to_move")
    measured = [_measure(game, concealed, seat, turn, playouts, seed) for turn in hint.turns[:2]]
    for turn, values in zip(hint.turns, measured, strict=False):
        told = [("chance", turn.chance, turn.chance_error)]
        told += [(outcome.name, outcome.mean, outcome.error) for outcome in turn.outcomes]
        yield from _compared(told, values, hint.playouts)
    if len(measured) > 1:
        other = hint.turns[1]
        told = [("chance difference", other.behind, other.behind_error)]
        told += [(f"{outcome.name} difference", outcome.behind, outcome.behind_error) for outcome in other.outcomes]
        yield from _compared(told, measured[0] - measured[1], hint.playouts)


def _compared(told: list[tuple[str, float, float]], values: NDArray[np.float64], playouts: int) -> Iterator[Compared]:
    for place, (name, mean, error) in enumerate(told):
        again = values[:, place]
        # what hardly ever happens may not happen at all in one of the measurements, which then shows no spread
        spread = max(error * math.sqrt(playouts - 1), float(again.std()))
        expected = spread * math.sqrt(1 / playouts + 1 / len(again))
        gap = abs(mean - float(again.mean()))
        yield Compared(name, mean, float(again.mean()), 0.0 if gap < _ROUNDED else gap / max(expected, _ROUNDED))


def _measure(
    game: Game, concealed: Buffer, seat: int, turn: WeighedTurn, playouts: int, seed: str
) -> NDArray[np.float64]:
    """The chance and the outcomes of a turn, a row a playout."""
    rules = game.rules
    outcomes = outcomes_of(rules)
    return np.array(
        [_play_out(game, concealed, seat, turn, f"{seed} {number}", outcomes) for number in range(playouts)]
    )


def _play_out(game: Game, concealed: Buffer, seat: int, turn: WeighedTurn, seed: str, outcomes: Any) -> list[float]:
    engine, bots, rules = game.engine, bot_engine(game.rules), game.rules
    is_calm = getattr(evaluation_of(rules), "is_calm", without.is_calm)
    record = concealed.copy()
    engine.redeal_one(record, seat, key_of_seed(seed))
    luck = np.array([int(key_of_seed(f"luck {seed}")[0]) | 1], np.int64)
    s = record.view(rules.dtype)[0]
    before = record.copy().view(rules.dtype)[0]
    found, who = np.zeros(len(outcomes.OUTCOMES), np.int64), np.full(len(outcomes.OUTCOMES), -1)
    for move in turn.moves:
        outcomes.watch(s, rules.moves_by_text[move], seat, found, who)
        engine.play_one(record, rules.moves_by_text[move])
    while s.to_move != OVER and s.concurrent != 0 and s.to_move != seat:
        engine.play_one(record, bots.choose_greedy(record, luck))
    after = record.copy().view(rules.dtype)[0]
    ends = before.turn + max(int(bots.tuning[TURNS]), int(before.players))
    chance, is_counted = None, False
    while chance is None or not is_counted:
        if not is_counted and (s.to_move == OVER or outcomes.is_settled(before, s, seat)):
            is_counted = True
            outcomes.count(before, after, s, seat, found, who)
        if chance is None and (s.to_move == OVER or (s.turn >= ends and is_calm(s))):
            wins = np.zeros(MAX_PLAYERS)
            judging_of(rules).judge_one(record, 1, wins, np.zeros(MAX_PLAYERS))
            chance = float(wins[seat])
        if chance is None or not is_counted:
            move = bots.choose_greedy(record, luck)
            if not is_counted:
                outcomes.watch(s, move, seat, found, who)
            engine.play_one(record, move)
    return [chance, *map(float, found)]
