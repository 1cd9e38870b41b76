"""Whether it matters where one sits."""

from reihum.lab.play import FinishedGame
from reihum.lab.report import charts
from reihum.lab.report.page import Section, figure, grid
from reihum.lab.report.study import Study
from reihum.lab.statistics import Estimate, share

_PLACES = ("starts", "second", "third", "fourth", "fifth")


def seats(study: Study) -> Section:
    """Win shares by place in the order of the first round."""
    figures = []
    for players in study.counts:
        games = study.games_of(players)
        rows = [(_PLACES[place], by_place(games, place)) for place in range(players)]
        chart = charts.dots(
            rows, f"Win share by place, {players} players", "win share", reference=1 / players, label_width=70
        )
        figures.append(figure(f"{players} players", chart, f"{len(games):,} games; dashed: a fair share."))
    body = grid(*figures)
    return Section("seats", "Seats", _lead(study), body)


def by_place(games: list[FinishedGame], place: int) -> Estimate:
    """The win share of the player who comes this many seats after the starter."""
    return share([game.wins[(game.start + place) % len(game.seats)] for game in games])


def _lead(study: Study) -> str:
    said = []
    for players in study.counts:
        found = by_place(study.games_of(players), 0)
        fair = 1 / players
        told = f"{100 * found.mean:.1f} % ({100 * found.low:.0f}–{100 * found.high:.0f}; fair: {100 * fair:.0f})"
        if found.low > fair:
            said.append(f"with {players} players an advantage: {told}")
        elif found.high < fair:
            said.append(f"with {players} players a handicap: {told}")
    if said:
        return (
            "To start is "
            + "; ".join(said)
            + ("." if len(said) == len(study.counts) else "; otherwise no difference can be seen.")
        )
    widest = max(
        (by_place(study.games_of(players), 0) for players in study.counts), key=lambda found: found.high - found.low
    )
    return (
        "Whether one starts makes no difference that these games could show; "
        f"they would have shown one of about {100 * (widest.high - widest.low) / 2:.0f} percentage points."
    )
