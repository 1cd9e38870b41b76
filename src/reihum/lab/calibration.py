"""Whether chances come true: those that a bot tells, those of the evaluation, and those that reviews are made from.

A bot plays against itself. Some decisions of every game it explains, as it would to a person, and what it tells of the
move that it plays is compared with how the game ended: of all the moves said to win in seven of ten cases, about seven
of ten should. The evaluation and the playouts of reviews judge the same positions, as they really are.
"""

import hashlib
import random
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np

from reihum.bots.base import make_bot
from reihum.bots.simple import SIMPLE
from reihum.core.errors import BadOption
from reihum.core.game import Game
from reihum.core.match import Match
from reihum.lab.executors import Processes
from reihum.lab.ledger import Ledger
from reihum.lab.rollouts import Rollouts, reach_of_reviews
from reihum.lab.run import Means
from reihum.lab.statistics import Floats, Z
from reihum.lab.tasks import Setup

BINS: Final = 10
_ONE_IN: Final = 12  # decisions that are explained
_DEALS_A_TASK: Final = 4
_DIGITS: Final = 5
_NEAR: Final = 0.05  # how far from what comes of it a chance may be


JUDGES: Final = {
    "search": "what the bot tells of the move that it plays",
    "evaluation": "the judgement of the position alone",
    "playouts": "the position played on by the heuristic, as in reviews",
}
"""Whose chances are compared with what comes of them."""
_PLAYOUTS: Final = 256


class Told(msgspec.Struct, array_like=True, frozen=True):
    """The chances of a seat before a decision of its own, and what it then had of the win."""

    deal: int
    won: float
    search: float
    evaluation: float
    playouts: float


class Asked(msgspec.Struct, frozen=True):
    """Some games of a bot against itself."""

    setting: Setup
    bot: str
    seed: str
    first: int
    deals: int

    @property
    def key(self) -> str:
        """A name that two of them share exactly if they say the same."""
        return hashlib.sha256(msgspec.json.encode(self, order="sorted")).hexdigest()[:20]

    def work(self) -> list[Told]:
        """Play the games."""
        game = self.setting.build()
        return [told for deal in range(self.first, self.first + self.deals) for told in self._play(game, deal)]

    def _play(self, game: Game, deal: int) -> list[Told]:
        match = Match(game, game.key(self.seed, deal))
        luck = random.Random(f"{self.seed} {deal}")
        bots = [make_bot(self.bot, game.rules, f"{self.seed} {deal} {seat}") for seat in range(game.players)]
        evaluation = Rollouts(game, 1, f"{self.seed} {deal}", reach=0)
        playouts = Rollouts(game, _PLAYOUTS, f"{self.seed} {deal}", reach_of_reviews(game))
        told: list[tuple[int, float, float, float]] = []
        while not match.is_over:
            seat, record = match.to_move, match.concealed(match.to_move)
            if len(match.legal()) > 1 and luck.randrange(_ONE_IN) == 0:
                first = bots[seat].explain(record)[0]
                truth = np.frombuffer(match.to_bytes(), np.uint8)
                chances = (float(evaluation.of(truth)[seat]), float(playouts.of(truth)[seat]))
                told.append((seat, first.winning_chance, *chances))
                match.play(first.number)
            else:
                match.play(bots[seat].choose(record))
        ranks = match.scores().ranks
        wins = [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
        return [Told(deal, wins[seat], *(round(chance, _DIGITS) for chance in chances)) for seat, *chances in told]


class Bin(NamedTuple):
    """All chances of about one size."""

    times: int
    chance: float  # told, on average
    won: float  # what came of it
    error: float  # one standard error of the difference

    @property
    def is_off(self) -> bool:
        """Whether it is wrong by more than its interval explains."""
        return self._beyond > 0

    @property
    def is_far_off(self) -> bool:
        """Whether it is wrong by more than five points beyond that."""
        return self._beyond > _NEAR

    @property
    def _beyond(self) -> float:
        return abs(self.won - self.chance) - Z * self.error


class Calibration:
    """What the chances of one of the judges are worth."""

    def __init__(self, told: list[Told], judge: str, players: int, games: int) -> None:
        self.games = games
        self._deal = np.array([one.deal for one in told])
        self._chance = np.array([getattr(one, judge) for one in told])
        self._won = np.array([one.won for one in told])
        self._fair = 1 / players
        self.count = len(told)

    @property
    def brier(self) -> float:
        """The mean square by which the chances missed."""
        return float(((self._chance - self._won) ** 2).mean())

    @property
    def blind_brier(self) -> float:
        """That of somebody who takes all players for equal."""
        return float(((self._fair - self._won) ** 2).mean())

    def bins(self) -> list[Bin]:
        """The chances by their size; those that were never told are left out."""
        place = np.minimum((self._chance * BINS).astype(int), BINS - 1)
        return [self._bin(place == number) for number in range(BINS) if (place == number).any()]

    def _bin(self, chosen: Floats) -> Bin:
        chance, won = self._chance[chosen], self._won[chosen]
        return Bin(len(won), float(chance.mean()), float(won.mean()), _error(won - chance, self._deal[chosen]))

    def to_json(self) -> dict[str, Any]:
        """Scores and bins."""
        return {
            "count": self.count,
            "brier": round(self.brier, _DIGITS),
            "blind_brier": round(self.blind_brier, _DIGITS),
            "bins": [
                {
                    "times": part.times,
                    "chance": round(part.chance, _DIGITS),
                    "won": round(part.won, _DIGITS),
                    "error": round(part.error, _DIGITS),
                    "is_off": part.is_off,
                    "is_far_off": part.is_far_off,
                }
                for part in self.bins()
            ],
        }


def _error(missed: Floats, deals: Floats) -> float:
    """One standard error of a mean; what was told in one game belongs together. A miss more keeps it from vanishing."""
    _, game = np.unique(deals, return_inverse=True)
    by_game = np.bincount(game, missed - missed.mean())
    return float(np.sqrt((by_game**2).sum() + 0.5)) / len(missed)


def calibrate(game: str, bot: str, games: int, players: int | None, seed: str, means: Means) -> dict[str, Calibration]:
    """Play this many games and compare what each of the judges told."""
    if bot in SIMPLE:
        raise BadOption(f"{bot} does not look ahead, so it tells no chances of its own.")
    setting = Setup(game, players or 2)
    make_bot(bot, setting.build().rules)
    asked = [
        Asked(setting, bot, seed, first, min(_DEALS_A_TASK, games - first)) for first in range(0, games, _DEALS_A_TASK)
    ]
    ledger = Ledger(means.keep, list[Told]) if means.keep is not None else None
    kept = {one.key: ledger.kept(one.key) for one in asked} if ledger is not None else {}
    done = {key: told for key, told in kept.items() if told is not None}
    executor = means.executor()
    if isinstance(executor, Processes):
        make_bot(bot, setting.build().rules).choose(_opening(setting))
    for one, told in executor.play([one for one in asked if one.key not in done]):
        done[one.key] = told
        if ledger is not None:
            ledger.add(one, told)
    found = [told for one in asked for told in done[one.key]]
    return {judge: Calibration(found, judge, setting.players, games) for judge in JUDGES}


def _opening(setting: Setup) -> np.ndarray[tuple[int], np.dtype[np.uint8]]:
    """A first question, so that what answers it is compiled before the workers begin."""
    match = setting.build().start(seed=1)
    return match.concealed(match.to_move)
