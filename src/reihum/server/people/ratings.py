"""Ratings: Glicko-2, a finished table being a period in which every player met every other one."""

from collections.abc import Mapping, Sequence
from typing import Final

from reihum.core.rules import Rules
from reihum.games import rules_of
from reihum.server.people.glicko import RatedGame, Standing, rated
from reihum.server.store import Conflict, Store
from reihum.server.store.results import RatingRow, ResultRow

RATING: Final = 1500.0
DEVIATION: Final = 350.0
VOLATILITY: Final = 0.06
_BATCH: Final = 200


def rerate(results: Sequence[ResultRow], before: Mapping[str, RatingRow]) -> list[RatingRow]:
    """Everybody's standing after a table. Seats of the same player do not play against each other.

    Who was helped (`ResultRow.weak`) has shown no strength by coming first or equal, so that does not count; but what
    they lost all the same is lost, or help asked for in time would make every defeat undone.
    """
    after = []
    for player in dict.fromkeys(row.player for row in results):
        own = [row for row in results if row.player == player]
        others = [row for row in results if row.player != player]
        game = own[0].game
        old = before.get(player) or RatingRow(player, game, 0, 0, None, RATING, DEVIATION, VOLATILITY)
        games = []
        for mine in own:
            for other in others:
                if not _counts(mine, other):
                    continue
                standing = before.get(other.player)
                games.append(
                    RatedGame(
                        standing.rating if standing else RATING,
                        standing.deviation if standing else DEVIATION,
                        0.5 if mine.rank == other.rank else float(mine.rank < other.rank),
                    )
                )
        now = Standing(old.rating, old.deviation, old.volatility)
        if games:
            now = rated(now, games)
        after.append(
            RatingRow(
                player,
                game,
                old.played + len(own),
                old.won + sum(row.rank == 1 and not row.weak for row in own),
                _best(rules_of(game), [row.points for row in own] + ([] if old.best is None else [old.best])),
                now.rating,
                min(now.deviation, DEVIATION),
                now.volatility,
            )
        )
    return after


def _best(rules: Rules, points: list[int]) -> int:
    return min(points) if rules.low_wins else max(points)


def _counts(one: ResultRow, other: ResultRow) -> bool:
    """Whether the one of two that came first, or each if they are equal, did so without help."""
    return not (one.weak and one.rank <= other.rank) and not (other.weak and other.rank <= one.rank)


async def rate_finished(store: Store) -> int:
    """Bring the ratings up to date with all finished tables; how many were new. Safe on several workers at once."""
    count = 0
    for results in await store.results.unrated(_BATCH):
        players = list(dict.fromkeys(row.player for row in results))
        before = await store.results.ratings(results[0].game, players)
        try:
            await store.results.rate(results[0].table_id, before, rerate(results, before))
        except Conflict:  # another worker rated it, or one of the players, meanwhile: the next round sees what is left
            continue
        count += 1
    return count
