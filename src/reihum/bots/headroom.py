"""``python -m reihum.bots.headroom GAME``: how much better than the heuristic could anybody decide?

In positions from games of two that the heuristic plays against itself, every legal move is tried: the game is played on
to its end by the heuristic, many times, with the same luck for every move. The move that won most often in one half of
these playouts is compared with the heuristic's own in the other half, so that luck flatters nobody.

Added up over the decisions of a game, that is about how much more than half of the games somebody can win against the
heuristic: the difference between two ways to play is the sum of what their decisions differ by on the way.
"""

import argparse
import random
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from reihum.bots.base import make_bot
from reihum.bots.engine import bot_engine
from reihum.bots.search import (
    NODE_FRACTIONS,
    NODE_NUMBERS,
    NOISE,
    REACH,
    ROOT,
    STATE_SIZE,
    TURNS,
    USED,
    VALUE,
)
from reihum.bots.thinker import ILLEGAL
from reihum.core.chance import key_of_seed
from reihum.core.game import Game
from reihum.core.record import Buffer
from reihum.core.rules import Rules
from reihum.games import NAMES, rules_of

_PLAYERS: Final = 2
_ONE_IN: Final = 16  # decisions that are looked at
_TO_THE_END: Final = 1_000_000.0  # turns
_ROOT: Final = 1
_ONLY: Final = 2


class Headroom(msgspec.Struct, frozen=True):
    """What could be won by deciding better than the heuristic."""

    positions: int
    decisions: float  # of a seat in a game that offer a choice
    best: tuple[float, float]  # winning chance gained in a decision by the best move, and its standard error
    bot: tuple[float, float]  # the same by the moves of a bot


def worth(rules: Rules, record: Buffer, move: int, playouts: int, seed: str) -> float:
    """The winning chance after a move if the heuristic plays on for everybody."""
    engine = bot_engine(rules)
    tuning = engine.tuning.copy()
    tuning[REACH] = -1.0  # no tree
    tuning[TURNS] = _TO_THE_END
    tuning[NOISE] = 0.0
    nodes = np.zeros((_ONLY + 1, NODE_NUMBERS), np.int32)
    values = np.zeros((_ONLY + 1, NODE_FRACTIONS))
    state = np.zeros(STATE_SIZE, np.int64)
    state[ROOT], state[USED] = _ROOT, _ONLY
    seat = int(record.view(rules.dtype)["to_move"][0])
    engine.search(record, seat, key_of_seed(seed), move, playouts, tuning, nodes, values, state)
    return float(values[_ONLY, VALUE]) / playouts


def measure(rules: Rules, positions: int, playouts: int, bot: str, seed: int) -> Headroom:
    """Look at so many positions, with so many playouts of every move in each half."""
    best: list[float] = []
    found: list[float] = []
    decisions, games = 0, 0
    luck = random.Random(seed)
    while len(best) < positions:
        match = Game(rules, _PLAYERS).start(seed=f"headroom {seed} {games}")
        players = [make_bot("greedy", rules, f"{seed} {games} {seat}") for seat in range(_PLAYERS)]
        games += 1
        while not match.is_over:
            record = match.concealed(match.to_move)
            own = players[match.to_move].choose(record)
            if len(match.legal()) > 1:
                decisions += 1
                if luck.randrange(_ONE_IN) == 0:
                    chosen = make_bot(bot, rules, f"{seed} {decisions}").choose(record)
                    gains = _gains(rules, record, own, chosen, playouts, f"{seed} {decisions}")
                    best.append(gains[0])
                    found.append(gains[1])
            match.play(own)
    return Headroom(len(best), decisions / (games * _PLAYERS), _mean(best), _mean(found))


def _gains(rules: Rules, record: Buffer, own: int, chosen: int, playouts: int, seed: str) -> tuple[float, float]:
    """What the best move and a bot's move are worth more than the heuristic's."""
    ratings = np.zeros(-(-len(rules.moves) // 8) * 8)
    bot_engine(rules).rate_one(record, ratings)
    legal = [int(move) for move in np.flatnonzero(ratings[: len(rules.moves)] > ILLEGAL)]
    first, second = (
        {move: worth(rules, record, move, playouts, f"{seed} {half}") for move in legal} for half in ("one", "two")
    )
    best = max(legal, key=lambda move: (first[move], move == own))
    return second[best] - second[own], second[chosen] - second[own]


def _mean(numbers: list[float]) -> tuple[float, float]:
    values: NDArray[np.float64] = np.array(numbers)
    return float(values.mean()), float(values.std(ddof=1) / len(values) ** 0.5)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m reihum.bots.headroom", description=__doc__)
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--playouts", type=int, default=2000, help="of every move, in each half")
    parser.add_argument("--bot", default="expert", help="whose moves are looked at beside the best ones")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    found = measure(rules_of(wanted.game), wanted.positions, wanted.playouts, wanted.bot, wanted.seed)
    print(f"{found.positions} positions; {found.decisions:.0f} decisions of a seat in a game")
    for name, (gain, error) in (("the best move", found.best), (wanted.bot, found.bot)):
        game = found.decisions * gain
        print(
            f"{name} is worth {gain:+.2%} ± {1.96 * error:.2%} a decision more than the heuristic's: "
            f"{game:+.1%} ± {1.96 * error * found.decisions:.1%} a game"
        )


if __name__ == "__main__":
    main()
