"""``python -m reihum.bots.tuning.headroom GAME``: how much better than the heuristic could anybody decide?

In positions from games of two that the heuristic plays against itself, every legal move is tried: the game is played on
to its end by the heuristic, many times, with the same luck for every move. The move that won most often in one half of
these playouts is compared with the heuristic's own in the other half, so that luck flatters nobody.

Added up over the decisions of a game, that is about how much more than half of the games somebody can win against the
heuristic: the difference between two ways to play is the sum of what their decisions differ by on the way.
"""

import argparse
import functools
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from reihum.bots.base import make_bot
from reihum.bots.engine import bot_engine, bound_search
from reihum.bots.search.mind import LEAST_ROOM, LIMITS_SIZE, NOISE, REACH, TURNS
from reihum.bots.tuning import trying
from reihum.core.chance import key_of_seed
from reihum.core.engine import EntryPoints, bind
from reihum.core.game import Game, engine_of
from reihum.core.record import Buffer
from reihum.core.rules import Rules
from reihum.games import NAMES, rules_of

BEST: Final = "the best move"
Z: Final = 1.96  # standard errors of a 95 % interval
_PLAYERS: Final = 2
_ONE_IN: Final = 16  # decisions that are looked at
_TO_THE_END: Final = 1_000_000.0  # turns
_SIGNATURES: Final = {"try_move": "float64(uint8[::1], uint8[::1], int64, int64)"}


class Headroom(msgspec.Struct, frozen=True):
    """What could be won by deciding better than the heuristic."""

    positions: int
    decisions: float  # of a seat in a game that offer a choice
    gains: dict[str, tuple[float, float]]  # winning chance gained in a decision by a bot, and its standard error


@functools.cache
def _engine(rules: Rules) -> Any:
    bound, sources = bound_search(rules)
    namespace = bind(trying, rules, bound)
    return EntryPoints(f"{rules.name}-headroom", namespace, _SIGNATURES, (*sources, Path(trying.__file__)))


def worth(rules: Rules, record: Buffer, move: int, playouts: int, seed: str) -> float:
    """The winning chance after a move if the heuristic plays on for everybody."""
    tuning = bot_engine(rules).tuning.copy()
    tuning[REACH] = -1.0  # no tree
    tuning[TURNS] = _TO_THE_END
    tuning[NOISE] = 0.0
    mind = np.zeros(bot_engine(rules).mind_bytes(LEAST_ROOM), np.uint8)
    bot_engine(rules).begin_thinking(mind, key_of_seed(seed), tuning, np.zeros(LIMITS_SIZE, np.int64))
    return float(_engine(rules).try_move(mind, record, move, playouts))


def measure(rules: Rules, positions: int, playouts: int, bots: Sequence[str], seed: int) -> Headroom:
    """Look at this many positions, with this many playouts of every move in each half."""
    found: dict[str, list[float]] = {name: [] for name in (BEST, *bots)}
    decisions, games = 0, 0
    luck = random.Random(seed)
    while len(found[BEST]) < positions:
        match = Game(rules, _PLAYERS).start(seed=f"headroom {seed} {games}")
        players = [make_bot("greedy", rules, f"{seed} {games} {seat}") for seat in range(_PLAYERS)]
        games += 1
        while not match.is_over:
            record = match.concealed(match.to_move)
            own = players[match.to_move].choose(record)
            if len(match.legal()) > 1:
                decisions += 1
                if luck.randrange(_ONE_IN) == 0:
                    chosen = {name: make_bot(name, rules, f"{seed} {decisions}").choose(record) for name in bots}
                    for name, gain in _gains(rules, record, own, chosen, playouts, f"{seed} {decisions}").items():
                        found[name].append(gain)
            match.play(own)
    gains = {name: _mean(numbers) for name, numbers in found.items()}
    return Headroom(len(found[BEST]), decisions / (games * _PLAYERS), gains)


def _gains(
    rules: Rules, record: Buffer, own: int, chosen: dict[str, int], playouts: int, seed: str
) -> dict[str, float]:
    """What the best move and the moves of bots are worth more than the heuristic's."""
    numbers = np.zeros(rules.padded_moves, np.int64)
    count = engine_of(rules).list_legal(record, np.zeros(rules.padded_moves, np.bool_), numbers)
    legal = [int(move) for move in numbers[:count]]
    first, second = (
        {move: worth(rules, record, move, playouts, f"{seed} {half}") for move in legal} for half in ("one", "two")
    )
    best = max(legal, key=lambda move: (first[move], move == own))
    return {name: second[move] - second[own] for name, move in {BEST: best, **chosen}.items()}


def _mean(numbers: list[float]) -> tuple[float, float]:
    values: NDArray[np.float64] = np.array(numbers)
    return float(values.mean()), float(values.std(ddof=1) / len(values) ** 0.5)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m reihum.bots.tuning.headroom", description=__doc__)
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--playouts", type=int, default=2000, help="of every move, in each half")
    parser.add_argument("--bots", default="uniform,easy,medium,hard,expert", help="whose moves are looked at as well")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    found = measure(rules_of(wanted.game), wanted.positions, wanted.playouts, wanted.bots.split(","), wanted.seed)
    print(f"{found.positions} positions; {found.decisions:.0f} decisions of a seat in a game")
    print("winning chance gained over the heuristic's move:")
    for name, (gain, error) in found.gains.items():
        print(f"{name:<14} {gain:+6.2%} ± {Z * error:.2%} a decision")
    gain, error = found.gains[BEST]
    print(f"{BEST:<14} {found.decisions * gain:+6.1%} ± {Z * found.decisions * error:.1%} a game")


if __name__ == "__main__":
    main()
