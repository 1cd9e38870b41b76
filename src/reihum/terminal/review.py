"""``reihum review``: what was luck in a match and what were decisions, as tables and sentences, a page, or JSON."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from reihum.core.errors import BadOption
from reihum.core.match import Match
from reihum.core.whole import shown
from reihum.insight.page import review_page
from reihum.insight.results import Effort, Review
from reihum.insight.review import review
from reihum.insight.telling import Telling
from reihum.lab.files import check_writable, write_text
from reihum.terminal.words import language

EFFORTS: Final = {
    "quick": Effort(position=128, choosing=256, comparing=128, most=512),
    "normal": Effort(),
    "thorough": Effort(position=4096, choosing=4096, comparing=2048, most=16384),
}


def show_review(
    match: Match,
    seats: Sequence[int] | None,
    html: Path | None,
    effort: str,
    seed: str,
    as_json: bool,
    console: Console,
) -> None:
    """Review a match and show what was found."""
    if effort not in EFFORTS:
        raise BadOption(f"The effort is quick, normal or thorough, not {shown(effort)}.")
    for seat in seats or ():
        match.game.check_viewer(seat)
    if html is not None:
        check_writable(html)
    with Progress(console=Console(stderr=True), disable=as_json, transient=True) as progress:
        task = progress.add_task("")
        found = review(match, seed, EFFORTS[effort], lambda done, of: progress.update(task, completed=done, total=of))
    telling = Telling(match, found, language())
    if html is not None:
        write_text(html, review_page(telling))
    if as_json:
        print(msgspec.json.encode(found).decode())
        return
    _print(telling, range(found.players) if seats is None else seats, found, console)
    if html is not None:
        console.print(Text(telling.say("written", file=str(html))), soft_wrap=True)


def _print(telling: Telling, seats: Sequence[int], found: Review, console: Console) -> None:
    grid = Table(title=telling.title(), title_style="bold")
    for number, column in enumerate(telling.columns()):
        grid.add_column(column, justify="right" if number else "left")
    for account in found.accounts:
        grid.add_row(*telling.row(account))
    console.print(grid)
    console.print(Text(telling.say("how"), style="dim"))
    conclusion = telling.conclusion()
    if conclusion:
        console.print(Text(conclusion, style="bold"))
    console.print(Text(f"\n{telling.say('turning-points')}", style="bold"))
    for point in found.turning_points:
        moves, told = telling.turning_point(point)
        console.print(Text(f"{moves}  {told}"))
    console.print(Text(f"\n{telling.say('decisions')}", style="bold"))
    worse = list(telling.worse_decisions(seats))
    for decision in worse:
        console.print(Text.assemble((f"{decision.moves}: {decision.verdict}", "bold"), f", {decision.lost}"))
        console.print(Text(f"  {decision.played}"))
        console.print(Text(f"  {telling.say('better')} {' '.join(decision.better)}"))
    if not worse:
        console.print(Text(telling.say("none-worse")))
    for great in telling.great_decisions(seats):
        console.print(Text(great, style="bold"))
    console.print(Text(f"\n{telling.say('explained-chance')}", style="dim"))
