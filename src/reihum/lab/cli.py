"""``reihum lab``: arena, report and sweep."""

import json
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Annotated, Any, ParamSpec

import typer
from rich.console import Console
from rich.text import Text

from reihum.lab.errors import Stopped
from reihum.lab.run import Means

lab = typer.Typer(
    name="lab",
    help="""Let bots play, and see what comes of it: who is stronger, and how a game behaves.

    Every deal is played in every seating, intervals are 95 % and respect that, results depend on the seed alone (not on
    the number of workers), and a run that was stopped goes on where it was when the same command is given again.

    Examples:

    `reihum lab arena --game bloom --bots hard,medium --games 200`

    `reihum lab report superstar --quick -o report.html`

    `reihum lab sweep bloom --option own_row_first`
    """,
    no_args_is_help=True,
    rich_markup_mode="markdown",
)
console = Console(highlight=False)

P = ParamSpec("P")
_INTERRUPTED = 130  # what a shell expects of a command that Ctrl-C has ended

SeedOption = Annotated[str, typer.Option(help="Another seed, other deals.")]
WorkersOption = Annotated[int | None, typer.Option(help="Processes. [default: one a core]", show_default=False)]
ClusterOption = Annotated[
    str | None, typer.Option(help="Play on a Ray cluster: its address, or auto for the one running here.")
]
KeepOption = Annotated[
    Path | None,
    typer.Option(help="Keep finished games in this file; a later run with more games goes on from them."),
]
PlayersOption = Annotated[int | None, typer.Option("--players", "-p", help="Seats at the table.")]
JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")]


def _stoppable(command: Callable[P, None]) -> Callable[P, None]:
    """A command that Ctrl-C ends with a sentence."""

    @wraps(command)
    def stoppable(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except Stopped as stopped:
            Console(stderr=True, highlight=False).print(Text(str(stopped)))
            raise typer.Exit(_INTERRUPTED) from None

    return stoppable


@lab.command()
@_stoppable
def arena(
    game: Annotated[str, typer.Option(help="The game.")],
    bots: Annotated[str, typer.Option(help="Bots, separated by commas; or a table: expert,medium,medium")],
    games: Annotated[int, typer.Option(help="Games in all; rounded up so that every seating plays every deal.")] = 200,
    seed: SeedOption = "1",
    players: PlayersOption = None,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="A rule option, e.g. rounds=1.")] = None,
    components: Annotated[Path | None, typer.Option(help="A TOML file with another table of the box.")] = None,
    workers: WorkersOption = None,
    cluster: ClusterOption = None,
    keep: KeepOption = None,
    as_json: JsonOption = False,
) -> None:
    """Let bots play against each other and rank them.

    Every deal is played in every seating, so that neither the cards nor the start favour anybody. With more bots than
    seats every choice of them meets; with fewer they go round the table again. A seat's *win share* has a shared win in
    parts; `fair` is what equal bots would have.

    `reihum lab arena --game bloom --bots expert,medium --games 100 --seed 1`

    `reihum lab arena --game superstar --bots expert,medium,medium,medium` (one expert among four)

    `reihum lab arena --game one_to_nine --bots uniform,greedy,search@100,search@200,search@400` (a league of pairs)
    """
    from reihum.lab.arena import hold, plan
    from reihum.lab.options import parse_options
    from reihum.lab.tables import arena_table
    from reihum.lab.tasks import read_components

    names = [name for name in (word.strip() for word in bots.split(",")) if name]
    table = None if components is None else read_components(components)
    experiment = plan(game, names, games, seed, players, parse_options(game, option or []), table)
    result = hold(experiment, Means(workers=workers, cluster=cluster, keep=keep, quiet=as_json))
    if as_json:
        _print_json(result.to_json())
    else:
        console.print(arena_table(result))


def _print_json(value: dict[str, Any]) -> None:
    print(json.dumps(value, ensure_ascii=False))
