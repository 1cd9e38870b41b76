"""How strong bots are against each other."""

import dataclasses
import math
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import numpy as np

from reihum.core.errors import BadOption
from reihum.games import rules_of
from reihum.lab.fortune import without
from reihum.lab.ledger import usual_path
from reihum.lab.play import FinishedGame
from reihum.lab.run import Means, run
from reihum.lab.seatings import seatings, table_size
from reihum.lab.statistics import (
    Estimate,
    Floats,
    Z,
    always_valid,
    by_deal,
    estimate,
    rating_errors,
    ratings,
    resampled,
    share,
)
from reihum.lab.tasks import Experiment, Setup

_FIRST_LOOK = 16
"""Deals after which is looked for the first time whether a question is answered."""
_NEXT_LOOK = 0.25
"""What part of the deals is played before the next look."""
_REPETITIONS = 400
"""Of the experiment, thought up by drawing deals anew, for the intervals of ratings."""


# Nine parameters: what `reihum lab arena` is asked for.
def plan(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: str,
    players: int | None = None,
    options: Mapping[str, bool | int] | None = None,
    components: Mapping[str, Any] | None = None,
    adjusted: bool = False,
    apart: bool = False,
) -> Experiment:
    """The experiment of an arena: at least ``games`` games, every deal in every seating.

    With ``apart`` every seating has a deal of its own; a deal then stands for one of each of them.
    """
    rules = rules_of(game)
    if games < 1:
        raise BadOption(f"An arena needs at least one game, not {games}.")
    size = table_size(rules, bots, players)
    all_seatings = seatings(bots, size)
    setting = Setup(game, size, dict(options or {}), None if components is None else dict(components))
    deals = -(-games // len(all_seatings))
    return Experiment(setting, all_seatings, seed, deals, fortune=adjusted, apart=apart)


def hold(experiment: Experiment, means: Means) -> "Arena":
    """Play an arena."""
    findings = run({"arena": experiment}, means)
    return Arena(experiment, findings["arena"], findings.seconds)


def hold_until_decided(experiment: Experiment, means: Means) -> "Arena":
    """Play an arena until it is certain whether the first bot is better or worse than equal ones would be.

    At most all of the experiment is played. What is looked at on the way is an interval that holds at all times
    together, so that stopping early flatters nobody.
    """
    step = experiment.tasks()[0].deals
    keep = means.keep or usual_path(experiment.tasks())
    deals = min(experiment.deals, step * -(-_FIRST_LOOK // step))
    while True:
        part = msgspec.structs.replace(experiment, deals=deals)
        findings = run({"arena": part}, dataclasses.replace(means, keep=keep))
        arena = Arena(part, findings["arena"], findings.seconds, is_sequential=True)
        share = arena.judged(experiment.bots[0])
        fair = 1 / experiment.setting.players
        if deals == experiment.deals or share.low > fair or share.high < fair:
            break
        deals = min(experiment.deals, deals + step * max(1, round(_NEXT_LOOK * deals / step)))
    if means.keep is None:
        keep.unlink(missing_ok=True)
    return arena


class Arena:
    """The results of an arena."""

    def __init__(
        self,
        experiment: Experiment,
        games: list[FinishedGame],
        seconds: Mapping[str, float],
        is_sequential: bool = False,
    ) -> None:
        self.experiment = experiment
        self.is_sequential = is_sequential
        self.games = games
        self.bots = experiment.bots
        self.seconds = seconds  # a decision of each bot
        self._won = self._comparisons()
        self._ratings = self._rate()

    def _by_deal(self, bot: str, value: Any) -> Floats:
        """The mean over the bot's seats in each deal of ``value(game, seat)``."""
        found = [
            (game.deal, value(game, seat)) for game in self.games for seat, name in enumerate(game.seats) if name == bot
        ]
        return by_deal([deal for deal, _ in found], [number for _, number in found])

    def win_share(self, bot: str) -> Estimate:
        """What a seat of this bot has of the wins; a shared win counts in parts."""
        found = self._wins(bot)
        return self._always_valid(found) if self.is_sequential else share(found)

    def adjusted(self, bot: str) -> Estimate:
        """The same without what chance has brought, where that was noted (`reihum.lab.fortune`)."""
        found = self._adjusted(bot)
        return self._always_valid(found) if self.is_sequential else estimate(found)

    def saving(self, bot: str) -> float:
        """How many times as many plain games would be as sure, each with a deal of its own."""
        wins = [game.wins[seat] for game in self.games for seat, name in enumerate(game.seats) if name == bot]
        return self._ratio(float(np.var(wins)) * self.experiment.deals / len(wins), bot)

    def saving_of_chance(self, bot: str) -> float:
        """The same beside plain games of the same deals: what is saved by adjusting alone."""
        return self._ratio(float(self._wins(bot).var()), bot)

    def _ratio(self, plain: float, bot: str) -> float:
        """How many times as large a variance (of a deal) is as what is left of it when results are adjusted."""
        left = float(self._adjusted(bot).var())
        return plain / left if left > 0 else 1.0

    def judged(self, bot: str) -> Estimate:
        """The win share by which bots are told apart: without what chance has brought, if that is known."""
        return self.adjusted(bot) if self.experiment.fortune else self.win_share(bot)

    def _wins(self, bot: str) -> Floats:
        return self._by_deal(bot, lambda game, seat: game.wins[seat])

    def _adjusted(self, bot: str) -> Floats:
        return without(self._wins(bot), self._by_deal(bot, lambda game, seat: game.owed[seat]))

    def _always_valid(self, found: Floats) -> Estimate:
        return always_valid(found, 1 / self.experiment.setting.players)

    def points(self, bot: str) -> Estimate:
        """The points of a seat of this bot."""
        return estimate(self._by_deal(bot, lambda game, seat: game.points[seat]))

    def difference(self, bot: str) -> Estimate:
        """By how many points it is ahead of the mean of the others at the table."""
        better = rules_of(self.experiment.setting.game).better
        return estimate(self._by_deal(bot, lambda game, seat: better * _more(game, seat)))

    def _comparisons(self) -> Floats:
        """``[deal, i, j]``: how often bot i finished before bot j, half for a shared rank."""
        place = {bot: number for number, bot in enumerate(self.bots)}
        won = np.zeros((self.experiment.deals, len(self.bots), len(self.bots)))
        for game in self.games:
            for seat, name in enumerate(game.seats):
                for other, rival in enumerate(game.seats):
                    if name != rival:
                        mine, yours = game.ranks[seat], game.ranks[other]
                        won[game.deal, place[name], place[rival]] += 1.0 if mine < yours else 0.5 * (mine == yours)
        return won

    def against(self, bot: str, rival: str) -> Estimate | None:
        """How often this bot finishes before that one; None if they never met."""
        i, j = self.bots.index(bot), self.bots.index(rival)
        met = self._won[:, i, j] + self._won[:, j, i]
        if not met.any():
            return None
        return share(self._won[met > 0, i, j] / met[met > 0])

    def _rate(self) -> dict[str, Estimate]:
        """Ratings, their intervals from drawing the deals anew.

        Where a bot has won or lost everything, so it would in every repetition; its interval is the likelihood's.
        """
        won = self._won.sum(0)
        rated, reach = ratings(won), Z * rating_errors(won)
        again = np.array([ratings(self._won[deals].sum(0)) for deals in resampled(len(self._won), _REPETITIONS)])
        low, high = np.quantile(again, (0.025, 0.975), axis=0)
        one_sided = (won.sum(0) == 0) | (won.sum(1) == 0)
        low, high = np.where(one_sided, rated - reach, low), np.where(one_sided, rated + reach, high)
        return {bot: Estimate(float(rated[i]), float(low[i]), float(high[i])) for i, bot in enumerate(self.bots)}

    def rating(self, bot: str) -> Estimate:
        """Its rating on Elo's scale, the field's mean being 0."""
        return self._ratings[bot]

    def ranking(self) -> list[str]:
        """The bots, best first."""
        return sorted(self.bots, key=lambda bot: -self._ratings[bot].mean)

    def to_json(self) -> dict[str, Any]:
        """Everything, as it is printed with ``--json``; nothing in it depends on where it was played."""
        setting = self.experiment.setting
        return {
            "game": setting.game,
            "players": setting.players,
            "options": setting.build().options,
            "seed": self.experiment.seed,
            "games": len(self.games),
            "deals": self.experiment.deals,
            "apart": self.experiment.apart,
            "until_decided": self.is_sequential,
            "seatings": [list(seating) for seating in self.experiment.seatings],
            "fair_share": round(1 / setting.players, 4),
            "bots": {bot: self._bot_json(bot) for bot in self.ranking()},
            "pairs": {
                bot: {
                    rival: {"share": met.mean, "interval": _interval(met)}
                    for rival in self.ranking()
                    if rival != bot and (met := self._rounded_against(bot, rival)) is not None
                }
                for bot in self.ranking()
            },
        }

    def _rounded_against(self, bot: str, rival: str) -> Estimate | None:
        met = self.against(bot, rival)
        return None if met is None else met.rounded()

    def _bot_json(self, bot: str) -> dict[str, Any]:
        wins, points, difference = (
            found.rounded() for found in (self.win_share(bot), self.points(bot), self.difference(bot))
        )
        rating = self.rating(bot).rounded(1)
        return {
            "win_share": wins.mean,
            "interval": _interval(wins),
            **(self._adjusted_json(bot) if self.experiment.fortune else {}),
            "points": points.mean,
            "points_interval": _interval(points),
            "point_difference": difference.mean,
            "point_difference_interval": _interval(difference),
            "rating": rating.mean,
            "rating_interval": _interval(rating),
            "seats_played": sum(game.seats.count(bot) for game in self.games),
        }

    def _adjusted_json(self, bot: str) -> dict[str, Any]:
        adjusted = self.adjusted(bot).rounded()
        return {
            "adjusted": adjusted.mean,
            "adjusted_interval": _interval(adjusted),
            "saving": round(self.saving(bot), 2),
            "saving_of_chance": round(self.saving_of_chance(bot), 2),
        }


def _more(game: FinishedGame, seat: int) -> float:
    """A seat's points less the mean of the others."""
    return game.points[seat] - (sum(game.points) - game.points[seat]) / (len(game.seats) - 1)


def _interval(found: Estimate) -> list[float] | None:
    """JSON knows no infinity: a single deal has no interval."""
    return [found.low, found.high] if math.isfinite(found.low) and math.isfinite(found.high) else None
