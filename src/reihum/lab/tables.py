"""Results as tables for a terminal."""

import math

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from reihum.lab.arena import Arena
from reihum.lab.statistics import Estimate


def percent(found: Estimate) -> str:
    """A share with its interval, in per cent."""
    return f"{100 * found.mean:.1f} % ({100 * found.low:.1f}–{100 * found.high:.1f})"


def number(found: Estimate, digits: int = 1, sign: bool = False) -> str:
    """A mean with its interval."""
    form = f"{{:{'+' if sign else ''}.{digits}f}}"
    if not math.isfinite(found.low):
        return form.format(found.mean)
    return f"{form.format(found.mean)} ({form.format(found.low)} to {form.format(found.high)})"


def arena_table(arena: Arena) -> RenderableType:
    """The ranking, and who finishes before whom."""
    experiment = arena.experiment
    setting = experiment.setting
    title = (
        f"{setting.build().rules.title}, {setting.players} players: {len(arena.games):,} games, "
        f"{experiment.deals:,} deals in {len(experiment.seatings)} seatings (seed {experiment.seed})"
    )
    ranking = Table(title=title, title_justify="left", title_style="bold")
    ranking.add_column("bot", style="bold")
    for column in (f"win share (fair {100 / setting.players:.0f} %)", "points", "ahead of the others", "rating", "ms"):
        ranking.add_column(column, justify="right")
    for bot in arena.ranking():
        ranking.add_row(
            bot,
            percent(arena.win_share(bot)),
            f"{arena.points(bot).mean:.1f}",
            number(arena.difference(bot), sign=True),
            number(arena.rating(bot), 0, sign=True),
            f"{1000 * arena.seconds[bot]:.2f}",
        )
    legend = Text(
        "In brackets: 95 % intervals, by deals. Rating: Elo's scale around the field's mean. ms: a decision's time.",
        style="dim",
    )
    return Group(ranking, legend) if len(arena.bots) < 3 else Group(ranking, _pairs(arena), legend)


def _pairs(arena: Arena) -> Table:
    pairs = Table(title="Finishes before …", title_justify="left", title_style="bold")
    pairs.add_column("")
    for rival in arena.ranking():
        pairs.add_column(rival, justify="right")
    for bot in arena.ranking():
        row = [arena.against(bot, rival) if bot != rival else None for rival in arena.ranking()]
        pairs.add_row(bot, *("" if met is None else f"{100 * met.mean:.0f} %" for met in row))
    return pairs
