"""The bots a learner plays against: which sit where, and how they answer in many games at once."""

import functools
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

import numpy as np

from reihum.bots import Bot, check_name, make_bot
from reihum.bots import drivers as bot_drivers
from reihum.bots.engine import heuristic_of
from reihum.core.engine import EntryPoints, bind, bound_drivers, sources_of
from reihum.core.errors import BadOption
from reihum.core.game import Game
from reihum.core.record import Buffer, header
from reihum.core.registry import bot_files
from reihum.core.rules import Rules
from reihum.envs import drivers

COMPILED_LEVELS: Final = {"uniform": drivers.UNIFORM, "greedy": drivers.GREEDY}
"""Levels that answer in compiled code for all games at once; the others are asked game by game."""

_SIGNATURES: Final = {"answer": "void(uint8[::1], int64, int64[::1], int64[::1])"}


def levels_of(game: Game, learner: int, opponents: str | Sequence[str]) -> dict[int, str]:
    """The level at every seat but the learner's; one level is for all."""
    seats = [seat for seat in range(game.players) if seat != learner]
    levels = [opponents] * len(seats) if isinstance(opponents, str) else list(opponents)
    if len(levels) != len(seats):
        raise BadOption(f"There are {len(seats)} opponents, but {len(levels)} levels were given.")
    for level in levels:
        check_name(level)
    return dict(zip(seats, levels, strict=True))


class _AnswerEngine(EntryPoints):
    answer: Any

    def __init__(self, rules: Rules) -> None:
        bots = bind(bot_drivers, rules, bound_drivers(rules), rate=heuristic_of(rules).rate)
        here = Path(__file__).parent
        sources = (*sources_of(rules), Path(bot_drivers.__file__), *bot_files(rules), here / "drivers.py")
        super().__init__(f"{rules.name}-answers", bind(drivers, rules, bots), _SIGNATURES, sources)


@functools.cache
def _answer_engine(rules: Rules) -> _AnswerEngine:
    return _AnswerEngine(rules)


class Opponents:
    """All bots of a batch of games."""

    def __init__(self, game: Game, learner: int, levels: dict[int, str], count: int, threads: int = 1) -> None:
        self._game = game
        self._learner = learner
        self._levels = levels
        self._count = count
        self._threads = threads
        self._pool = self._new_pool()
        self._bounds = [count * part // threads for part in range(threads + 1)]
        self._compiled = all(level in COMPILED_LEVELS for level in levels.values())
        self._numbers = np.zeros(game.players, np.int64)
        self._luck = np.zeros(count, np.int64)
        self._bots: dict[tuple[int, int], Bot] = {}
        if self._compiled:
            for seat, level in levels.items():
                self._numbers[seat] = COMPILED_LEVELS[level]

    def _new_pool(self) -> ThreadPoolExecutor | None:
        return ThreadPoolExecutor(self._threads) if self._threads > 1 else None

    def __getstate__(self) -> dict[str, Any]:
        """All but the threads: a copy has its own."""
        return {**vars(self), "_pool": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._pool = self._new_pool()

    def reseed(self, seed: int) -> None:
        """Begin anew; the same seed and games bring the same answers."""
        self._luck = np.random.default_rng(seed).integers(1, 2**32, self._count, np.int64)
        if not self._compiled:
            self._bots = {
                (index, seat): make_bot(level, self._game.rules, f"{seed}/{index}/{seat}")
                for index in range(self._count)
                for seat, level in self._levels.items()
            }

    def answer(self, records: Buffer) -> None:
        """Play in every game until the learner is asked or the game is over."""
        if not self._compiled:
            self._ask_one_by_one(records)
            return
        size = self._game.rules.dtype.itemsize
        engine = _answer_engine(self._game.rules)

        def part(low: int, high: int) -> None:
            engine.answer(records[low * size : high * size], self._learner, self._numbers, self._luck[low:high])

        if self._pool is None:
            part(0, self._count)
        else:
            list(self._pool.map(part, self._bounds[:-1], self._bounds[1:]))

    def _ask_one_by_one(self, records: Buffer) -> None:
        size = self._game.rules.dtype.itemsize
        engine = self._game.engine
        for index in range(self._count):
            record = records[index * size : (index + 1) * size]
            while (seat := header(record, "to_move")) in self._levels:
                concealed = record.copy()
                engine.conceal_one(concealed, seat)
                engine.play_one(record, self._bots[index, seat].choose(concealed))

    def close(self) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()
