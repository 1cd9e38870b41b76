"""``reihum lab puzzles``."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from reihum.lab.cli import ClusterOption, KeepOption, PlayersOption, SeedOption, WorkersOption, console, stoppable


# Its many parameters are the options of the command.
@stoppable
def puzzles(
    game: Annotated[str, typer.Argument(help="The game.")],
    wanted: Annotated[int, typer.Option("--puzzles", "-n", help="How many to find.")] = 60,
    games: Annotated[int, typer.Option(help="Games to look through at most.")] = 2000,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="[default: GAME-puzzles.json]")] = None,
    install: Annotated[bool, typer.Option("--install", help="Let the game bring these puzzles from now on.")] = False,
    check: Annotated[
        Path | None, typer.Option("--check", help="Look for nothing: measure the puzzles of this file again.")
    ] = None,
    seed: SeedOption = "1",
    players: PlayersOption = None,
    workers: WorkersOption = None,
    cluster: ClusterOption = None,
    keep: KeepOption = None,
) -> None:
    """Find puzzles: positions of bot games in which one turn is clearly better than every other.

    Bots of mixed levels play, and their decisions are looked at. A position is taken only if one whole turn leads by 8
    points of winning chance and 4 standard errors over every other in 4,096 paired playouts, and a search three times
    as long as `expert` chooses the same one. Left out is what greedy, easy and medium all find, and what is nearly the
    same as another puzzle. What the page shows of a puzzle is kept with it: the turns, what each loses, who chose it.

    The games that are done are kept: the same command goes on after Ctrl-C, and with more --puzzles later.

    `reihum lab puzzles superstar`

    `reihum lab puzzles bloom -n 100 --players 2 -o bloom.json`

    `reihum lab puzzles superstar --check superstar-puzzles.json`
    """
    from reihum.games import rules_of
    from reihum.insight.puzzles.collecting import Search, by_kind, find, written
    from reihum.insight.puzzles.puzzle import FILE
    from reihum.lab.files import check_writable, write_text
    from reihum.lab.run import Means

    if check is not None:
        _check(game, check)
        return
    search = Search(game, seed, wanted, games, players)
    search.check()
    target = output or Path(f"{game}-puzzles.json")
    if install:
        from reihum.core.registry import folder_of

        target = folder_of(rules_of(game)) / FILE
    check_writable(target)
    haul = find(search, Means(workers=workers, cluster=cluster, keep=keep))
    write_text(target, written(haul.puzzles))
    console.print(_table(by_kind(haul.puzzles.puzzles)))
    found = len(haul.puzzles.puzzles)
    told = f"{found} puzzles out of {haul.looked_at:,} decisions of {haul.games:,} games; {haul.alike} more were alike."
    console.print(Text(told if found >= wanted else f"Only {told} --games looks through more."))
    console.print(Text(f"They are in {target}."))


def _table(counts: dict[tuple[str, str], int]) -> Table:
    from reihum.insight.puzzles.puzzle import SOLVERS

    table = Table(title="The weakest level that solves them")
    table.add_column("theme")
    for level in SOLVERS:
        table.add_column(level, justify="right")
    for theme in sorted({theme for theme, _ in counts}):
        table.add_row(theme, *(str(counts.get((theme, level), "")) for level in SOLVERS))
    return table


def _check(game: str, path: Path) -> None:
    from rich.progress import track

    from reihum.games import rules_of
    from reihum.insight.puzzles.mining import measured_again
    from reihum.insight.puzzles.puzzle import BadPuzzles, check_puzzle, puzzles_in

    rules = rules_of(game)
    kept = puzzles_in(path)
    if kept.game != game:
        raise BadPuzzles(f"{path} holds puzzles of {kept.game}, not of {game}.")
    worse = 0
    for puzzle in track(kept.puzzles, "Measuring", console=console):
        check_puzzle(rules, puzzle)
        lead = measured_again(rules, puzzle, "check")
        if not lead.is_clear():
            worse += 1
            console.print(Text(f"{puzzle.id}: its lead is not clear any more: {lead.told()}."))
    console.print(Text(f"{len(kept.puzzles) - worse} of {len(kept.puzzles)} puzzles hold in fresh playouts."))
    if worse:
        raise typer.Exit(1)
