"""How the lead changes, and when a game is decided."""

import itertools

import numpy as np

from reihum.lab.metrics import BY_NAME, course_of
from reihum.lab.play import LOOKS, FinishedGame
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
    body = grid(
        _chance_figure(chance, 1 / study.counts[0]),
        _favourite_figure(right),
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


def _chance_figure(chance: Floats, fair: float) -> str:
    low, high = np.quantile(chance, (0.25, 0.75), axis=0)
    series = charts.Series("winner's chance", chance.mean(0).tolist(), low.tolist(), high.tolist())
    return figure(
        "The winner's chance on the way",
        _shares(series, "Chance of the later winner over the game", fair),
        "How sure the later winner's win was at each moment (line: mean; band: the middle half of games).",
    )


def _favourite_figure(right: Floats) -> str:
    series = charts.Series("the favourite wins", right.tolist())
    return figure(
        "How often the favourite wins",
        _shares(series, "How often the favourite of a moment wins", _DECIDED),
        f"The favourite is whose chance is greatest at that moment. Dashed: {100 * _DECIDED:.0f} %.",
    )


def _shares(series: charts.Series, title: str, reference: float) -> str:
    """A share over the course of the game."""
    xs = [look / LOOKS for look in range(LOOKS + 1)]
    return charts.lines(
        [series], title, "share of the game", "", is_share=True, bottom=0, top=1, reference=reference, x_values=xs
    )


def winners_chance(games: list[FinishedGame]) -> Floats:
    """``[game, look]``: the later winner's chance; the last look is the end."""
    return np.array([[*(row[game.ranks.index(1)] for row in course_of(game).chances), 1.0] for game in games])


def favourite_wins(games: list[FinishedGame]) -> Floats:
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


def _favourites(game: FinishedGame) -> int:
    """How often the favourite changes from look to look."""
    best = [row.index(max(row)) for row in course_of(game).chances]
    return sum(before != after for before, after in itertools.pairwise([*best, game.ranks.index(1)]))
