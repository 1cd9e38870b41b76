"""``reihum lab sweep``: an option's values, or component tables, beside each other."""

from collections.abc import Sequence
from html import escape
from pathlib import Path

from reihum.core.errors import BadOption
from reihum.core.options import find_option, value_of
from reihum.games import rules_of
from reihum.lab.compare import Comparison, Variant
from reihum.lab.options import is_small, label_of, values_of
from reihum.lab.report.page import Section, page
from reihum.lab.report.variants import changes_told, side_by_side
from reihum.lab.run import Findings
from reihum.lab.tasks import Setup, read_components

USUAL = "as usual"


# Nine parameters: what `reihum lab sweep` is asked for, by name.
def plan(
    game: str,
    *,
    option: str | None,
    values: str | None,
    components: Sequence[Path],
    bot: str,
    rival: str,
    deals: int,
    seed: str,
    players: int | None = None,
) -> Comparison:
    """The comparison that is asked for; what does not fit is refused before anything is played."""
    rules = rules_of(game)
    count = rules.min_players if players is None else players
    if (option is None) == (not components):
        raise BadOption("A sweep compares the values of one option (--option) or component tables (--components).")
    if values is not None and option is None:
        raise BadOption("--values are values of an option; name it with --option.")
    if deals < 1:
        raise BadOption(f"A sweep needs at least one deal a variant, not {deals}.")
    variants = _of_option(game, count, option, values) if option is not None else _of_tables(game, count, components)
    for variant in variants:
        try:
            variant.setting.build()
        except BadOption as error:
            raise BadOption(f"{variant.label}: {error}" if components else str(error)) from None
    return Comparison(variants, bot, rival, deals, seed, "sweep")


def _of_option(game: str, players: int, name: str, values: str | None) -> list[Variant]:
    option = find_option(rules_of(game), name)
    if values is not None:
        wanted = [value_of(option, word) for word in values.split(",") if word.strip()]
    elif is_small(option):
        wanted = values_of(option)
    else:
        raise BadOption(
            f"Option '{name}' has {option.high - option.low + 1:,} values. "
            f"Choose some: --values {option.low},{option.default},{option.high}"
        )
    if len(wanted) < 2:
        raise BadOption("At least two values are needed to compare them.")
    return [Variant(f"{name} {label_of(option, value)}", Setup(game, players, {name: value})) for value in wanted]


def _of_tables(game: str, players: int, paths: Sequence[Path]) -> list[Variant]:
    tables = [Variant(path.name, Setup(game, players, {}, read_components(path))) for path in paths]
    return [Variant(USUAL, Setup(game, players)), *tables]


def sweep_page(comparison: Comparison, findings: Findings) -> str:
    """The comparison as a page of its own."""
    first = comparison.variants[0].setting
    title = first.build().rules.title
    results = comparison.results(findings)
    labels = [variant.label for variant in comparison.variants]
    how = (
        f"{first.players} players; {comparison.bot} against itself, {comparison.deals:,} deals a column, seed "
        f"{escape(comparison.seed)}; “better bot wins”: {comparison.bot} against {comparison.rival}. Small: 95 % "
        "intervals. Marked: differs from the first column by more than chance explains "
        "(about one mark in twenty is chance)."
    )
    lead = f"{escape(' / '.join(labels))}: {changes_told(comparison, results)}."
    section = Section("comparison", "Side by side", lead, side_by_side(comparison, results))
    legend = "; ".join(f"<b>{metric.title}</b>: {metric.help}" for metric in comparison.metrics)
    return page(
        f"{title}: {', '.join(labels)}", "The same bots, the same seed, another setting.", how, [section], legend
    )
