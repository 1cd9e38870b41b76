"""How long games are, how many choices they offer, and what is scored."""

import numpy as np

from reihum.lab.metrics import BY_NAME, course_of, margin
from reihum.lab.play import MOMENTS, FinishedGame
from reihum.lab.report import charts
from reihum.lab.report.page import Section, figure, grid, table
from reihum.lab.report.study import Study


def _middle_half(values: list[int]) -> str:
    low, high = np.quantile(values, (0.25, 0.75))
    return f"{low:.0f} to {high:.0f}"


def length(study: Study) -> Section:
    """Length in turns and decisions, and the choices of a decision."""
    games = study.games_of(study.counts[0])
    turns, decisions = [game.turns for game in games], [game.decisions for game in games]
    choices = BY_NAME["choices"].of(games)
    lead = (
        f"With {study.counts[0]} players a game takes {np.mean(turns):.0f} turns and {np.mean(decisions):.0f} "
        f"decisions; half of all games take {_middle_half(turns)} turns. "
        f"A decision is among {choices.mean:.1f} legal moves on average."
    )
    body = grid(
        figure("Turns", charts.histogram(turns, "Turns of a game", "turns")),
        figure("Decisions", charts.histogram(decisions, "Decisions of a game", "decisions of all players")),
        figure("Choices over the game", _breadth(games), "Mean number of legal moves in each twentieth of a game."),
        figure("Choices of a decision", _choices(games), "How often how many moves are legal."),
    )
    return Section("length", "Length and choices", lead, body + _by_players(study))


def _breadth(games: list[FinishedGame]) -> str:
    rows = np.array([course_of(game).breadth for game in games])
    xs = [(part + 0.5) / MOMENTS for part in range(MOMENTS)]
    line = charts.Series("legal moves", rows.mean(0).tolist())
    return charts.lines([line], "Choices over the game", "share of the game", "legal moves", bottom=0, x_values=xs)


def _choices(games: list[FinishedGame]) -> str:
    spread = [options for game in games for options, times in course_of(game).choices.items() for _ in range(times)]
    return charts.histogram(spread, "Choices of a decision", "legal moves", height=260)


def _by_players(study: Study) -> str:
    metrics = [BY_NAME[name] for name in ("turns", "decisions", "choices", "points", "margin", "ties", "lead_changes")]
    rows = []
    for players in study.counts:
        games = study.games_of(players)
        cells = []
        for metric in metrics:
            found = metric.of(games)
            cells.append(f"{metric.tell(found)}<small>{metric.tell_interval(found)}</small>")
        rows.append([str(players), *cells, f"{len(games):,}"])
    return figure(
        "By number of players",
        table(["Players", *(metric.title for metric in metrics), "Games"], rows),
        "Means; small: 95 % intervals. " + " ".join(f"<b>{metric.title}</b>: {metric.help}." for metric in metrics[3:]),
        wide=True,
    )


def points(study: Study) -> Section:
    """Points at the end and on the way."""
    games = study.games_of(study.counts[0])
    scored = [points for game in games for points in game.points]
    best, gap = BY_NAME["points"].of(games), BY_NAME["margin"].of(games)
    than = "fewer than" if study.rules.low_wins else "more than"
    lead = (
        f"The winner has {best.mean:.1f} points on average, {gap.mean:.1f} {than} the second; "
        f"{100 * BY_NAME['ties'].of(games).mean:.1f} % of games have several winners."
    )
    sole = [game for game in games if game.ranks.count(1) == 1]
    body = grid(
        figure("Points of a player", charts.histogram(scored, "Points of a player at the end", "points")),
        figure(
            "Points of the winner",
            charts.histogram([game.best for game in games], "Points of the winner", "points"),
        ),
        figure(
            "Margin", charts.histogram([margin(game) for game in games], "Points between first and second", "points")
        ),
        figure("Points over the game", _race(sole), "Mean points; the winner is who wins in the end."),
    )
    return Section("points", "Points", lead, body)


def _race(games: list[FinishedGame]) -> str:
    winners = np.array([[row[game.ranks.index(1)] for row in course_of(game).points] for game in games], float)
    others = np.array(
        [[(sum(row) - row[game.ranks.index(1)]) / (len(row) - 1) for row in course_of(game).points] for game in games]
    )
    series = [
        charts.Series("the later winner", winners.mean(0).tolist()),
        charts.Series("the others", others.mean(0).tolist()),
    ]
    low = min(0.0, float(others.mean(0).min()), float(winners.mean(0).min()))
    return charts.lines(series, "Points over the game", "share of the game", "points", bottom=low)
