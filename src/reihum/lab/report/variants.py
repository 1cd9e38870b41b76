"""Options and components side by side."""

from collections.abc import Mapping
from html import escape

from reihum.lab.compare import Comparison, differs
from reihum.lab.metrics import Metric
from reihum.lab.report import charts
from reihum.lab.report.page import Section, figure, grid, table
from reihum.lab.report.study import COMPARED_BOT, RIVAL, USUAL, Study
from reihum.lab.statistics import Estimate

Results = Mapping[str, Mapping[str, Estimate]]
_SHOWN = ("start", "settled", "stronger", "turns")  # drawn for changed components


def side_by_side(comparison: Comparison, results: Results) -> str:
    """Metrics as lines, variants as columns; what differs from the first column is marked."""
    labels = [variant.label for variant in comparison.variants]
    rows = []
    for metric in comparison.metrics:
        base = results[labels[0]][metric.name]
        cells = []
        for label in labels:
            found = results[label][metric.name]
            told = f"{metric.tell(found)}<small>{metric.tell_interval(found)}</small>"
            is_other = label != labels[0] and differs(base, found)
            cells.append(f'<td class="other">{told}</td>' if is_other else told)
        rows.append([f'<span title="{escape(metric.help, quote=True)}">{metric.title}</span>', *cells])
    return table(["", *(escape(label) for label in labels)], rows)


def options(study: Study) -> Section | None:
    """Every small option of the game."""
    if not study.options:
        return None
    figures, said = [], []
    for comparison in study.options:
        results = comparison.results(study.found())
        name = comparison.variants[0].label.split()[0]
        option = next(option for option in study.rules.options if option.name == name)
        figures.append(figure(name, side_by_side(comparison, results), escape(option.help), wide=True))
        said.append(f"<code>{name}</code> {changes_told(comparison, results)}")
    note = (
        f'<p class="small">{COMPARED_BOT} against itself, {study.scale.compared_deals} deals a column; '
        f"“better bot wins”: {COMPARED_BOT} against {RIVAL}. Marked: differs from the first column by more than chance "
        "explains (about one mark in twenty is chance).</p>"
    )
    return Section("options", "Options", "; ".join(said) + ".", grid(*figures) + note)


def changes_told(comparison: Comparison, results: Results) -> str:
    """What a change does, in words."""
    first, *others = [variant.label for variant in comparison.variants]
    changed = [
        metric.title.lower()
        for metric in comparison.metrics
        if any(differs(results[first][metric.name], results[label][metric.name]) for label in others)
    ]
    return f"changes {', '.join(changed)}" if changed else "changes nothing that these games could show"


def components(study: Study) -> Section | None:
    """How much depends on the table of the box that was reconstructed."""
    comparison, source = study.tables, study.rules.components
    if comparison is None or source is None:
        return None
    results = comparison.results(study.found())
    kinds = {kind: [label for label in results if label.startswith(kind)] for kind in ("slight", "strong")}
    rows, moved = [], {"slight": 0, "strong": 0}
    for metric in comparison.metrics:
        usual = results[USUAL][metric.name]
        cells = [f"{metric.tell(usual)}<small>{metric.tell_interval(usual)}</small>"]
        for kind, labels in kinds.items():
            found = [results[label][metric.name] for label in labels]
            other = sum(differs(usual, one) for one in found)
            moved[kind] += other
            cells.append(_span(metric, found))
            cells.append(f"{other} of {len(found)}")
        rows.append([f'<span title="{escape(metric.help, quote=True)}">{metric.title}</span>', *cells])
    number = len(comparison.metrics) * study.scale.tables
    lead = (
        f"{escape(source.note)} With a tenth of its numbers changed, {moved['slight']} of {number} comparisons differ "
        f"from the usual table by more than chance explains (about {number / 20:.0f} would by chance alone); with half "
        f"of them changed, {moved['strong']}. {_verdict(moved, number)}"
    )
    drawn = [metric for metric in comparison.metrics if metric.name in _SHOWN]
    figures = [
        figure(
            metric.title,
            charts.dots(
                [(label, results[label][metric.name]) for label in results],
                f"{metric.title} with changed components",
                metric.help,
                is_share=metric.is_share,
                reference=results[USUAL][metric.name].mean,
                label_width=84,
            ),
        )
        for metric in drawn
    ]
    summary = figure(
        "Usual and changed",
        table(["", "As usual", "Slightly changed", "differ", "Strongly changed", "differ"], rows),
        f"Means over the {study.scale.tables} changed tables of either kind, from the least to the greatest. "
        f"{COMPARED_BOT} against itself, {study.scale.compared_deals} deals a table; "
        f"“better bot wins”: {COMPARED_BOT} against {RIVAL}.",
        wide=True,
    )
    return Section("components", "How much the reconstruction matters", lead, grid(summary, *figures))


def _span(metric: Metric, found: list[Estimate]) -> str:
    means = sorted(found, key=lambda one: one.mean)
    return f"{metric.tell(means[0])} … {metric.tell(means[-1])}"


def _verdict(moved: Mapping[str, int], number: int) -> str:
    if moved["strong"] <= 0.1 * number:
        return "The game hardly depends on the exact table."
    if moved["slight"] <= 0.15 * number:
        return "Small errors of the reconstruction hardly matter; a very different table would make another game."
    return "The exact table matters: figures of this page hold for the reconstructed one."
