"""Matches between two searches on duplicate deals, which end as soon as the question is answered."""

import hashlib
import math
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
import numpy as np

from reihum.bots.base import Bot, make_bot
from reihum.bots.engine import bot_engine
from reihum.bots.judgement.net import Net
from reihum.bots.search.thinker import Budget, Thinker
from reihum.core.game import Game
from reihum.core.match import Match
from reihum.core.rules import Rules
from reihum.lab.executors import Executor
from reihum.lab.fortune import owed_to_chance, without
from reihum.lab.tasks import Setup

CERTAIN: Final = 3.0
"""Standard errors beyond which a question is answered."""
LEAST: Final = 16
"""Deals without which nothing is certain."""


class Side(msgspec.Struct, frozen=True):
    """A player of a duel: a bot by its name, or a search with a budget, a net, and some numbers of its tuning."""

    name: str = ""
    playouts: int = 0
    seconds: float = 0.0
    net: Net | None = None
    tuning: tuple[tuple[int, float], ...] = ()  # places and numbers

    def bot(self, rules: Rules, seed: str) -> Bot:
        """Somebody who plays like that."""
        if self.name:
            return make_bot(self.name, rules, seed)
        engine = bot_engine(rules) if self.net is None else bot_engine(rules, self.net.shape)
        tuning = engine.tuning.copy()
        for place, number in self.tuning:
            tuning[place] = number
        return Thinker(rules, Budget(self.playouts, self.seconds), seed, tuning=tuning, net=self.net)


class Duel(msgspec.Struct, frozen=True):
    """Some deals, each played with the challenger in every seat and the other side in all the others."""

    setting: Setup
    challenger: Side
    champion: Side
    seed: str
    first: int
    deals: int

    @property
    def key(self) -> str:
        """A name that two duels share exactly if they say the same."""
        return hashlib.sha256(msgspec.json.encode(self, order="sorted")).hexdigest()[:20]

    def work(self) -> list["Met"]:
        """Play the deals."""
        game = self.setting.build()
        return [self._play(game, deal) for deal in range(self.first, self.first + self.deals)]

    def _play(self, game: Game, deal: int) -> "Met":
        share, owed, seconds, asked = 0.0, 0.0, [0.0, 0.0], [0, 0]
        for place in range(game.players):
            match = Match(game, game.key(self.seed, deal))
            sides = [self.challenger if seat == place else self.champion for seat in range(game.players)]
            bots = [side.bot(game.rules, f"{self.seed} {deal} {seat}") for seat, side in enumerate(sides)]
            while not match.is_over:
                seat = match.to_move
                choice = len(match.legal()) > 1
                began = time.perf_counter()
                move = bots[seat].choose(match.concealed(seat))
                seconds[seat != place] += time.perf_counter() - began
                asked[seat != place] += choice
                match.play(move)
            ranks = match.scores().ranks
            share += 1 / ranks.count(1) if ranks[place] == 1 else 0.0
            owed += owed_to_chance(match, f"{self.seed} {deal}")[place]
        return Met(share / game.players, owed / game.players, seconds[0], seconds[1], asked[0], asked[1])


class Met(msgspec.Struct, array_like=True, frozen=True):
    """One deal of a duel: what the challenger had of the wins, and how long both sides thought."""

    share: float
    owed: float  # what of it chance has brought (`reihum.lab.fortune`)
    seconds: float
    seconds_of_champion: float
    asked: int  # decisions with a choice
    asked_of_champion: int


class Verdict(msgspec.Struct, frozen=True):
    """How a duel went."""

    share: float  # without what chance has brought
    error: float  # one standard error
    deals: int
    games: int
    fair: float
    ms: float  # a decision with a choice
    ms_of_champion: float

    @property
    def distance(self) -> float:
        """How many standard errors the challenger is above what equal players would have."""
        return (self.share - self.fair) / self.error

    def __str__(self) -> str:
        low, high = self.share - 1.96 * self.error, self.share + 1.96 * self.error
        return (
            f"{self.share:.1%} ({low:.1%} to {high:.1%}), {self.games} games, {self.distance:+.1f} standard errors, "
            f"{self.ms:.1f} ms against {self.ms_of_champion:.1f} ms a decision"
        )


def fight(
    setting: Setup,
    challenger: Side,
    champion: Side,
    seed: str,
    most: int,
    executor: Executor,
    told: Callable[[Verdict], Any] = lambda verdict: None,
) -> Verdict:
    """Play deals until one side is certainly better, or this many are played."""
    piece = 2
    duels = [
        Duel(setting, challenger, champion, seed, first, min(piece, most - first)) for first in range(0, most, piece)
    ]
    early: dict[str, list[Met]] = {}  # those that others of lower number are still waited for
    found: list[Met] = []
    playing: Any = executor.play(duels)
    verdict = judged([], setting.players)
    waiting = iter(duels)
    awaited: Duel | None = next(waiting)
    try:
        for duel, met in playing:
            early[duel.key] = met
            while awaited is not None and awaited.key in early:
                found += early.pop(awaited.key)
                awaited = next(waiting, None)
                verdict = judged(found, setting.players)
                told(verdict)
                if len(found) >= LEAST and abs(verdict.distance) > CERTAIN:
                    return verdict
    finally:
        playing.close()
    return verdict


def judged(found: list[Met], players: int) -> Verdict:
    """What deals tell. A deal is one observation, however many games were played of it."""
    shares = without(np.array([met.share for met in found]), np.array([met.owed for met in found]))
    fair = 1 / players
    if len(shares) < 2:
        return Verdict(float(shares.mean()) if len(shares) else fair, math.inf, len(shares), 0, fair, 0.0, 0.0)
    # one win and one loss more, so that a one-sided beginning is not taken for certainty
    spread = float(shares.var(ddof=1)) + fair * (1 - fair) * 2 / len(shares)
    asked = max(1, sum(met.asked for met in found))
    asked_of_champion = max(1, sum(met.asked_of_champion for met in found))
    return Verdict(
        float(shares.mean()),
        math.sqrt(spread / len(shares)),
        len(shares),
        len(shares) * players,
        fair,
        1000 * sum(met.seconds for met in found) / asked,
        1000 * sum(met.seconds_of_champion for met in found) / asked_of_champion,
    )
