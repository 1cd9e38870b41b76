"""How the lead changes, and when a game is decided."""

import itertools

import numpy as np

from reihum.lab.metrics import BY_NAME, course_of
from reihum.lab.play import LOOKS, Played
from reihum.lab.report import charts
from reihum.lab.report.page import Section, figure, grid
from reihum.lab.report.study import Study
from reihum.lab.statistics import Floats, estimate

_DECIDED = 0.9


def drama(study: Study) -> Section:
    """Winning chances and leads over the course of games."""
    games = [game for game in study.games_of(study.counts[0]) if game.ranks.count(1) == 1]
    chance = winners_chance(games)
    right = favourite_wins(games)
    changes = BY_NAME["lead_changes"].of(games)
    turned = estimate([_favourites(game) for game in games])
    half = 100 * np.interp(0.5, np.arange(LOOKS + 1) / LOOKS, right)
    lead = (
        f"{_decided(right)} Half-way through, whoever stands better goes on to win {half:.0f} % of games. "
        f"The lead in points changes {changes.mean:.1f} times, the favourite {turned.mean:.1f} times a game."
    )
    low, high = np.quantile(chance, (0.25, 0.75), axis=0)
    xs = [look / LOOKS for look in range(LOOKS + 1)]
    fair = 1 / study.counts[0]
    body = grid(
        figure(
            "The winner's chance on the way",
            charts.lines(
                [charts.Series("winner's chance", chance.mean(0).tolist(), low.tolist(), high.tolist())],
                "Chance of the later winner over the game",
                "share of the game",
                "",
                is_share=True,
                bottom=0,
                top=1,
                reference=fair,
                x_values=xs,
            ),
            "How sure the later winner's win was at each moment (line: mean; band: the middle half of games).",
        ),
        figure(
            "How often the favourite wins",
            charts.lines(
                [charts.Series("the favourite wins", right.tolist())],
                "How often the favourite of a moment wins",
                "share of the game",
                "",
                is_share=True,
                bottom=0,
                top=1,
                reference=_DECIDED,
                x_values=xs,
            ),
            f"The favourite is whose chance is greatest at that moment. Dashed: {100 * _DECIDED:.0f} %.",
        ),
        figure(
            "Lead changes",
            charts.histogram(
                [course_of(game).lead_changes for game in games], "Lead changes", "changes of the lead in points"
            ),
        ),
        figure(
            "When the lead is settled",
            charts.histogram(
                [100 * course_of(game).settled for game in games],
                "When the lead is settled",
                "per cent of the game",
                bins=20,
            ),
            "After which part of the game its winner led in points until the end.",
        ),
    )
    note = (
        f'<p class="small">Chances: each game is stopped at {LOOKS} moments and played on {study.scale.playouts} '
        "times from there by greedy bots, hidden cards staying where they are and "
        "everything still to be drawn drawn anew.</p>"
    )
    return Section("drama", "Drama", lead, body + note)


def winners_chance(games: list[Played]) -> Floats:
    """``[game, look]``: the later winner's chance; the last look is the end."""
    return np.array([[*(row[game.ranks.index(1)] for row in course_of(game).chances), 1.0] for game in games])


def favourite_wins(games: list[Played]) -> Floats:
    """By look: the share of games that its favourite wins; equal favourites count in parts."""
    hits = np.ones((len(games), LOOKS + 1))
    for number, game in enumerate(games):
        winner = game.ranks.index(1)
        for look, row in enumerate(course_of(game).chances):
            best = [seat for seat, chance in enumerate(row) if chance == max(row)]
            hits[number, look] = (winner in best) / len(best)
    return hits.mean(0)


def decided_after(right: Floats) -> float:
    """The share of the game after which the favourite wins nine games of ten."""
    later = [look for look in range(LOOKS + 1) if (right[look:] >= _DECIDED).all()]
    return later[0] / LOOKS


def _decided(right: Floats) -> str:
    after = decided_after(right)
    if after == 0:
        return "Nine games of ten are decided by the deal."
    if after == 1:
        return "Games stay open until the end: at no moment before it does the favourite win nine of ten."
    return f"After {100 * after:.0f} % of a game nine of ten are decided."


def _favourites(game: Played) -> int:
    """How often the favourite changes from look to look."""
    best = [row.index(max(row)) for row in course_of(game).chances]
    return sum(before != after for before, after in itertools.pairwise([*best, game.ranks.index(1)]))
