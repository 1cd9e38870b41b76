"""Many games at once: one array of records, stepped by compiled code on one or more threads."""

import collections
import functools
import itertools
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from reihum.core.chance import Key, random_key
from reihum.core.drivers import HEAD, TO_MOVE
from reihum.core.errors import BadOption, IllegalMove
from reihum.core.game import Game, checked_key
from reihum.core.record import OVER, Buffer
from reihum.core.whole import shown, whole

_PARTS: Final = 8
"""Parts a thread: who is done earlier, as its games were shorter or its core less busy, takes more."""

_SALTS: Final = 1 << 63
_MOST: Final = 1 << 31  # games
_WHOLE: Final = "iu"
"""numpy's kinds of whole numbers, with and without a sign."""


@functools.cache
def _helpers(threads: int, process: int) -> ThreadPoolExecutor:
    """Threads for all batches: starting one takes as long as many moves. A process that was forked has none of them."""
    return ThreadPoolExecutor(threads)


def _bounds(count: int, threads: int) -> list[int]:
    """Where parts begin and end, each half a thread's share of what is left: the last are small, all end together."""
    if threads == 1:
        return [0, count]
    left = 1 - 1 / (2 * threads)
    return sorted({count - round(count * left**part) for part in range(_PARTS * threads)} | {count})


class _Part(NamedTuple):
    """What a thread works on at a time."""

    games: slice
    records: Buffer
    masks: NDArray[np.bool_]
    heads: NDArray[np.int64]


def _next(waiting: "collections.deque[_Part]") -> _Part | None:
    """The next part, taken by one thread only: asking whether there is one and taking it would be two steps."""
    try:
        return waiting.popleft()
    except IndexError:
        return None


class Batch:
    """``count`` games of one kind, dealt from one seed, or by chance if there is none.

    Game i is the same game whatever the size of the batch and the number of threads; ``game.start(seed=…)`` is game 0.
    """

    def __init__(self, game: Game, count: int, seed: int | str | None = None, threads: int = 1) -> None:
        games, most = whole(count), whole(threads)
        if games is None or not 1 <= games <= _MOST:
            raise BadOption(f"A batch has at least one game and at most {_MOST:,}, not {shown(count)}.")
        if most is None or most < 1:
            raise BadOption(f"A batch runs on at least one thread, not {shown(threads)}.")
        self._seed = random_key() if seed is None else checked_key(seed)
        self._dealt = games  # keys used up
        self._lay_out(game, games, min(most, games))
        engine = game.engine
        self._run(lambda part: engine.batch_setup(part.records, self._template, self._seed, part.games.start))

    def _lay_out(self, game: Game, count: int, threads: int) -> None:
        """Make room for the games and divide it into parts."""
        self.game = game
        self.count = count
        self._bytes: Buffer = np.empty(count * game.rules.dtype.itemsize, np.uint8)
        self._threads = threads
        self._pool = _helpers(self._threads - 1, os.getpid()) if self._threads > 1 else None
        self._moves = len(game.rules.moves)
        self._masks: NDArray[np.bool_] = np.zeros((count, game.rules.padded_moves), np.bool_)
        self._heads: NDArray[np.int64] = np.zeros((count, HEAD), np.int64)
        self._seen = False  # whether masks and heads are those of the present positions
        self._parts = [self._part(slice(low, high)) for low, high in itertools.pairwise(_bounds(count, self._threads))]
        self._template = game.template()

    def _part(self, games: slice) -> "_Part":
        size = self.game.rules.dtype.itemsize
        records = self._bytes[games.start * size : games.stop * size]
        return _Part(games, records, self._masks[games], self._heads[games])

    def __reduce__(self) -> tuple[Callable[..., "Batch"], tuple[Any, ...]]:
        """Pickled as its records and what deals the next ones; legal moves are listed anew, threads are found anew."""
        return _unpickle, (self.game, self.count, self._threads, self._seed, self._dealt, self._bytes)

    def _run(self, work: Callable[["_Part"], Any]) -> list[Any]:
        """Work on all parts; what was found, in any order."""
        if self._pool is None:
            return [work(self._parts[0])]
        waiting = collections.deque(self._parts)

        def take_part() -> list[Any]:
            found = []
            while (part := _next(waiting)) is not None:
                found.append(work(part))
            return found

        others = [self._pool.submit(take_part) for _ in range(self._threads - 1)]
        found = take_part()  # this thread takes part, too
        return [*found, *itertools.chain.from_iterable(other.result() for other in others)]

    @property
    def records(self) -> NDArray[Any]:
        """The true records, one a game: for the owner of the batch, not for players.

        Who writes into them asks for them anew each time, so that the batch lists the legal moves anew.
        """
        self._seen = False
        return self._bytes.view(self.game.rules.dtype)

    def _look(self) -> None:
        if not self._seen:
            engine = self.game.engine
            self._run(lambda part: engine.batch_look(part.records, part.masks, part.heads))
            self._seen = True

    @property
    def to_move(self) -> NDArray[np.int64]:
        """The seat to move in every game, −1 where it is over."""
        self._look()
        return self._heads[:, TO_MOVE].copy()

    @property
    def over(self) -> NDArray[np.bool_]:
        """Which games have ended."""
        return self.to_move == OVER

    @property
    def legal_mask(self) -> NDArray[np.bool_]:
        """The legal moves of every game; a row of a finished game is empty. The array is reused by the next step."""
        self._look()
        return self._masks[:, : self._moves]

    def step(self, moves: Any) -> None:
        """Play one move in every running game. If one of them is illegal, none is played."""
        numbers = self.numbers_of(moves)
        self._look()
        engine = self.game.engine
        wrong = engine.batch_wrong(self._masks, self._heads, numbers)
        if wrong >= 0:
            raise self._illegal(wrong, int(numbers[wrong]))
        self._run(lambda part: engine.batch_step(part.records, part.masks, part.heads, numbers[part.games]))

    def numbers_of(self, moves: Any) -> NDArray[np.int64]:
        """One move a game, as ``step`` takes them: numbers of the move table, never anything cut to one."""
        given = np.asarray(moves)
        if given.shape != (self.count,):
            raise BadOption(f"step takes one move for each of the {self.count} games, not an array {given.shape}.")
        if given.dtype.kind not in _WHOLE:
            raise BadOption(f"step takes whole numbers, the numbers of moves, not an array of {given.dtype}.")
        return np.ascontiguousarray(given, np.int64)

    def _illegal(self, index: int, move: int) -> IllegalMove:
        mask = self.legal_mask[index]
        legal = [self.game.rules.moves[number] for number in np.flatnonzero(mask).tolist()]
        known = 0 <= move < len(self.game.rules.moves)
        text = self.game.rules.moves[move] if known else str(move)
        return IllegalMove(text, f"game {index} of the batch", "No move of the batch was played.", legal)

    def random_moves(self, salt: int = 0) -> NDArray[np.int64]:
        """A random legal move for every game (−1 where it is over), the same for the same positions and salt."""
        number = _checked_salt(salt)
        out = np.zeros(self.count, np.int64)
        self._look()
        self.game.engine.batch_random(self._masks, self._heads, number, out)
        return out

    def playout(self, salt: int = 0) -> int:
        """Play every game to its end with random moves; how many decisions that took."""
        number = _checked_salt(salt)
        engine = self.game.engine
        self._seen = False
        return sum(self._run(lambda part: engine.batch_playout(part.records, number)))

    def restart_finished(self) -> int:
        """Deal every finished game anew with keys not used before; how many there were."""
        self._look()
        engine = self.game.engine

        def restart(part: _Part) -> int:
            first = self._dealt + part.games.start
            return engine.batch_restart(part.records, self._template, self._seed, first, part.masks, part.heads)

        finished = sum(self._run(restart))
        if finished > 0:
            self._dealt += self.count
        return finished

    @property
    def scores(self) -> NDArray[np.int64]:
        """Points and ranks as they stand: an array [game, 0 = points or 1 = rank, seat]."""
        out = np.zeros((self.count, 2, self.game.players), np.int64)
        engine = self.game.engine
        self._run(lambda part: engine.batch_scores(part.records, out[part.games]))
        return out

    def observe(self, seat: int) -> NDArray[np.float32]:
        """What a seat (or −1, a spectator) sees in every game, as numbers; made from concealed copies."""
        self.game.check_viewer(seat)
        out = np.zeros((self.count, self.game.rules.observation_size), np.float32)
        engine = self.game.engine
        self._run(lambda part: engine.batch_observe(part.records, seat, out[part.games]))
        return out


def _checked_salt(given: Any) -> int:
    salt = whole(given)
    if salt is None or not -_SALTS <= salt < _SALTS:
        raise BadOption(f"A salt is a whole number of 64 bits, not {shown(given)}.")
    return salt


def _unpickle(game: Game, count: int, threads: int, seed: Key, dealt: int, records: Buffer) -> Batch:
    batch = Batch.__new__(Batch)
    batch._seed, batch._dealt = seed, dealt
    batch._lay_out(game, count, threads)
    batch._bytes[:] = records
    return batch
