"""Results as tables for a terminal."""

import math
from collections.abc import Mapping

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from reihum.lab.arena import Arena
from reihum.lab.calibration import JUDGES, Calibration
from reihum.lab.compare import Comparison, differs
from reihum.lab.run import Findings
from reihum.lab.statistics import Estimate, Z

_ADJUSTED = (
    "\nAdjusted: without what deal, draws and dice brought. As sure as: this many plain games of deals of their own."
)
_SEQUENTIAL = ";\nthose of win shares are wide enough to have been looked at all the time"


def _give_or_take(found: Estimate) -> str:
    """A mean and how far its interval reaches."""
    reach = found.high - found.mean
    return f"{found.mean:+.1f} ± {reach:.1f}" if math.isfinite(reach) else f"{found.mean:+.1f}"


def arena_table(arena: Arena) -> RenderableType:
    """The ranking, and who finishes before whom."""
    experiment = arena.experiment
    setting = experiment.setting
    title = (
        f"{setting.build().rules.title}, {setting.players} players: {len(arena.games):,} games "
        f"({_deals(arena)}), seed {experiment.seed}"
    )
    ranking = Table(box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    ranking.add_column("bot", style="bold", no_wrap=True)
    for column in ("win share", "95 %", "points", "ahead", "rating", "ms"):
        ranking.add_column(column, justify="right", no_wrap=True)
    for bot in arena.ranking():
        wins, rating = arena.win_share(bot), arena.rating(bot)
        ranking.add_row(
            bot,
            f"{100 * wins.mean:.1f} %",
            f"{100 * wins.low:.1f}–{100 * wins.high:.1f} %",
            f"{arena.points(bot).mean:.1f}",
            _give_or_take(arena.difference(bot)),
            f"{rating.mean:+.0f} ({rating.low:+.0f}…{rating.high:+.0f})",
            f"{1000 * arena.seconds[bot]:.3g}",
        )
    legend = Text(
        f"Equal bots would win {100 / setting.players:.0f} % each. Intervals: 95 %, a deal being one observation"
        f"{_SEQUENTIAL if arena.is_sequential else ''}.\n"
        "Ahead: points more than the others at the table (fewer, where few points win). Rating: Elo's scale, mean 0.\n"
        "ms: thinking time of a decision."
        f"{_ADJUSTED if experiment.fortune else ''}",
        style="dim",
    )
    head = Text(title, style="bold")
    pairs = [_pairs(arena)] if len(arena.bots) > 2 else []
    adjusted = [_adjusted(arena)] if experiment.fortune else []
    return Group(head, ranking, *adjusted, *pairs, legend)


def _adjusted(arena: Arena) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    table.add_column("adjusted", style="bold", no_wrap=True)
    for column in ("win share", "95 %", "as sure as", ""):
        table.add_column(column, justify="right", no_wrap=True)
    for bot in arena.ranking():
        found = arena.adjusted(bot)
        games = round(arena.saving(bot) * len(arena.games))
        share, reach = f"{100 * found.mean:.1f} %", f"{100 * found.low:.1f}–{100 * found.high:.1f} %"
        table.add_row(bot, share, reach, f"{games:,} games", f"{arena.saving(bot):.1f} ×")
    return table


def _deals(arena: Arena) -> str:
    """What is dealt to whom."""
    experiment = arena.experiment
    if experiment.apart:
        return "each of a deal of its own"
    return f"{experiment.deals:,} deals, each in {len(experiment.seatings)} seatings"


def _pairs(arena: Arena) -> Table:
    pairs = Table(box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    pairs.add_column("finishes before", style="bold")
    for rival in arena.ranking():
        pairs.add_column(rival, justify="right")
    for bot in arena.ranking():
        row = [arena.against(bot, rival) if bot != rival else None for rival in arena.ranking()]
        pairs.add_row(bot, *("" if met is None else f"{100 * met.mean:.0f} %" for met in row))
    return pairs


def calibration_table(found: Mapping[str, Calibration], bot: str) -> RenderableType:
    """Chances by tenths beside what came of them, of every judge."""
    parts: list[RenderableType] = []
    for judge, told in found.items():
        head = Text(f"{judge}: {JUDGES[judge]}", style="bold")
        score = Text(f"Brier score {told.brier:.4f}; taking all for equal {told.blind_brier:.4f}.\n", style="dim")
        parts += [head, _bins(told), score]
    first = next(iter(found.values()))
    legend = Text(
        f"{first.count:,} decisions of {bot} in {first.games:,} games. "
        "* wrong by more than chance explains; ** by more than five points beyond that.",
        style="dim",
    )
    return Group(*parts, legend)


def _bins(told: Calibration) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    for column in ("told", "came true", "95 %", "times", ""):
        table.add_column(column, justify="right", no_wrap=True)
    for part in told.bins():
        reach = Z * part.error
        low, high = max(0.0, part.won - reach), min(1.0, part.won + reach)
        interval = f"{100 * low:.1f}–{100 * high:.1f} %"
        star = "**" if part.is_far_off else "*" if part.is_off else ""
        table.add_row(f"{100 * part.chance:.1f} %", f"{100 * part.won:.1f} %", interval, f"{part.times:,}", star)
    return table


def sweep_table(comparison: Comparison, findings: Findings) -> RenderableType:
    """Metrics as lines, variants as columns; a star marks what differs from the first."""
    first = comparison.variants[0].setting
    results = comparison.results(findings)
    labels = [variant.label for variant in comparison.variants]
    grid = Table(box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    grid.add_column("", no_wrap=True)
    for label in labels:
        grid.add_column(label, justify="right")
    for metric in comparison.metrics:
        base = results[labels[0]][metric.name]
        cells = []
        for label in labels:
            found = results[label][metric.name]
            star = " *" if label != labels[0] and differs(base, found) else ""
            cells.append(f"{metric.tell(found)} ({metric.tell_interval(found)}){star}")
        grid.add_row(metric.title, *cells)
    head = Text(
        f"{first.build().rules.title}, {first.players} players, {comparison.deals:,} deals a column, "
        f"seed {comparison.seed}",
        style="bold",
    )
    legend = Text(
        f"{comparison.bot} against itself; “better bot wins”: {comparison.bot} against {comparison.rival}. In "
        "brackets: 95 % intervals.\n* differs from the first column by more than chance explains "
        "(about one star in twenty is chance).",
        style="dim",
    )
    return Group(head, grid, legend)
