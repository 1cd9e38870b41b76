"""Games that a search plays against itself, and what it believed on the way."""

import hashlib
import math
import random
from typing import Any

import msgspec
import numpy as np

from reihum.bots.engine import evaluation_of
from reihum.bots.judgement.net import Net
from reihum.bots.search.thinker import Budget, Thinker
from reihum.bots.tuning.fitting import describing_engine
from reihum.core.game import Game
from reihum.core.match import Match
from reihum.lab.tasks import Setup

Table = np.ndarray[Any, np.dtype[Any]]


class Episode(msgspec.Struct, array_like=True, frozen=True):
    """A game that was played."""

    players: int
    deal: int
    moves: list[int]
    movers: list[int]
    beliefs: list[float]  # by move: the winning chance that its player saw in it; −1 where none was looked for
    points: list[int]
    wins: list[float]


class Practice(msgspec.Struct, frozen=True):
    """Some games to be played by a search against itself."""

    setting: Setup
    net: Net | None
    seed: str
    first: int
    deals: int
    playouts: int
    noise: float

    @property
    def key(self) -> str:
        """A name that two practices share exactly if they say the same."""
        return hashlib.sha256(msgspec.json.encode(self, order="sorted")).hexdigest()[:20]

    def work(self) -> list[Episode]:
        """Play the games."""
        game = self.setting.build()
        return [self._play(game, deal) for deal in range(self.first, self.first + self.deals)]

    def _play(self, game: Game, deal: int) -> Episode:
        match = Match(game, game.key(self.seed, deal))
        luck = random.Random(f"{self.seed} {deal}")
        budget = Budget(self.playouts)
        bots = [Thinker(game.rules, budget, f"{self.seed} {deal} {seat}", net=self.net) for seat in range(game.players)]
        beliefs = []
        while not match.is_over:
            bot = bots[match.to_move]
            move = bot.choose(match.concealed(match.to_move))
            belief = bot.belief if bot.playouts else math.nan
            beliefs.append(-1.0 if math.isnan(belief) else round(belief, 4))
            if bot.playouts and luck.random() < self.noise:
                move = _another(bot, luck)
            match.play(move)
        points, ranks = match.scores()
        first = ranks.count(1)
        wins = [round(1 / first, 6) if rank == 1 else 0.0 for rank in ranks]
        return Episode(
            game.players, deal, [int(move) for move in match.moves], match.movers, beliefs, list(points), wins
        )


def _another(bot: Thinker, luck: random.Random) -> int:
    """One of the moves that it looked at, the better liked ones oftener."""
    looked_at = bot.looked_at()
    return luck.choices([move for move, _, _ in looked_at], [visits for _, visits, _ in looked_at])[0]


class Positions(msgspec.Struct, frozen=True):
    """Positions of games of one number of players."""

    features: Table  # position, seat, feature
    wins: Table  # position, seat: what came of it
    points: Table
    mover: Table  # position: whose belief
    belief: Table  # his winning chance as he saw it; −1: nobody looked any more
    phase: Table  # share of the game that was over
    game: Table  # the number of the game


def joined(parts: list[Positions]) -> Positions:
    """Positions of several parts as one."""
    return Positions(*(np.concatenate([getattr(part, name) for part in parts]) for name in Positions.__struct_fields__))


def positions_of(setting: Setup, seed: str, episodes: list[Episode]) -> Positions | None:
    """Play games again and describe their positions at the beginning of turns; None if there are none."""
    game = setting.build()
    describe = describing_engine(game.rules).describe_course
    features = len(evaluation_of(game.rules).FEATURES)
    parts: list[tuple[Table, ...]] = []
    for episode in episodes:
        record = game.deal(game.key(seed, episode.deal))
        moves = np.array(episode.moves, np.int64)
        at = np.zeros(len(moves), np.int64)
        out = np.zeros((len(moves) * game.players, features))
        found = describe(record, moves, at, out)
        mover, belief = _next_beliefs(np.array(episode.movers), np.array(episode.beliefs))
        at = at[:found]
        if found == 0:
            continue
        parts.append(
            (
                out[: found * game.players].reshape(found, game.players, features).astype(np.float32),
                np.tile(np.array(episode.wins, np.float32), (found, 1)),
                np.tile(np.array(episode.points, np.float32), (found, 1)),
                mover[at],
                belief[at].astype(np.float32),
                (at / len(moves)).astype(np.float32),
                np.full(found, episode.deal),
            )
        )
    return Positions(*(np.concatenate(column) for column in zip(*parts, strict=True))) if parts else None


def _next_beliefs(movers: Table, beliefs: Table) -> tuple[Table, Table]:
    """By move: who first looked for a chance from there on, and what it was."""
    mover, belief = np.zeros(len(movers), np.int64), np.full(len(movers), -1.0)
    last = (0, -1.0)
    for i in range(len(movers) - 1, -1, -1):
        if beliefs[i] >= 0:
            last = (int(movers[i]), float(beliefs[i]))
        mover[i], belief[i] = last
    return mover, belief
