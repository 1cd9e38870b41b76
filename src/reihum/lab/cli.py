"""``reihum lab``: arena, calibrate, report, sweep and train; `reihum.insight.puzzles` adds ``puzzles``."""

import json
import sys
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

    Every deal is played in every seating, and the 95 % intervals allow for that. Results depend on the seed alone, not
    on the number of workers. A run that was stopped goes on where it was when the same command is given again.

    Examples:

    `reihum lab arena --game bloom --bots hard,medium --games 200`

    `reihum lab report superstar --quick -o report.html`

    `reihum lab sweep bloom --option own_row_first`

    `reihum lab puzzles superstar`
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


def stoppable(command: Callable[P, None]) -> Callable[P, None]:
    """A command that Ctrl-C ends with a sentence."""

    @wraps(command)
    def stopped(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except Stopped as reason:
            Console(stderr=True, highlight=False).print(Text(str(reason)))
            raise typer.Exit(_INTERRUPTED) from None

    return stopped


# Its many parameters are the options of the command.
@lab.command()
@stoppable
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
    until_decided: Annotated[
        bool, typer.Option("--until-decided", help="Stop when it is certain whether the first bot is better or worse.")
    ] = False,
    adjusted: Annotated[
        bool,
        typer.Option(
            "--adjusted", help="Also tell win shares without what deal, draws and dice brought: far fewer games do."
        ),
    ] = False,
    apart: Annotated[
        bool, typer.Option("--apart", help="A deal of its own for every game, instead of every deal in every seating.")
    ] = False,
    as_json: JsonOption = False,
) -> None:
    """Let bots play against each other and rank them.

    Every deal is played in every seating, so that neither the cards nor the start favour anybody. With more bots than
    seats every choice of them meets; with fewer they go round the table again. A seat's *win share* has a shared win in
    parts; `fair` is what equal bots would have.

    `reihum lab arena --game bloom --bots expert,medium --games 100 --seed 1`

    `reihum lab arena --game superstar --bots expert,medium,medium,medium` (one expert among four)

    `reihum lab arena --game bloom --bots expert,expert@1 --games 2000 --until-decided` (no more games than needed)

    `reihum lab arena --game qwixx_cards --bots expert,hard --games 200 --adjusted` (as sure as with more games)

    `reihum lab arena --game one_to_nine --bots uniform,greedy,search@100,search@200,search@400` (a league of pairs)
    """
    from reihum.core.options import parse_options
    from reihum.games import rules_of
    from reihum.lab.arena import hold, hold_until_decided, plan
    from reihum.lab.tables import arena_table
    from reihum.lab.tasks import read_components

    names = [name for name in (word.strip() for word in bots.split(",")) if name]
    table = None if components is None else read_components(components)
    options = parse_options(rules_of(game), option or [])
    experiment = plan(game, names, games, seed, players, options, table, adjusted, apart)
    means = Means(workers=workers, cluster=cluster, keep=keep, quiet=_is_quiet(as_json))
    result = (hold_until_decided if until_decided else hold)(experiment, means)
    if as_json:
        _print_json(result.to_json())
    else:
        console.print(arena_table(result))


def _is_quiet(as_json: bool) -> bool:
    """Whether nobody wants to see how far it is: a program that reads JSON, with nobody at the terminal."""
    return as_json and not sys.stderr.isatty()


def _print_json(value: dict[str, Any]) -> None:
    print(json.dumps(value, ensure_ascii=False))


# Its many parameters are the options of the command.
@lab.command()
@stoppable
def calibrate(
    game: Annotated[str, typer.Argument(help="The game.")],
    bot: Annotated[str, typer.Option(help="Whose chances are compared with what comes of them.")] = "hard",
    games: Annotated[int, typer.Option(help="Games of this bot against itself.")] = 1000,
    seed: SeedOption = "1",
    players: PlayersOption = None,
    workers: WorkersOption = None,
    keep: KeepOption = None,
    as_json: JsonOption = False,
) -> None:
    """Tell whether chances come true: those that a bot tells, those of the evaluation, and those of reviews.

    Some decisions of every game are explained, and what is told of the move that is played is compared with the end of
    the game: by tenths, and by its mean square (Brier's score) beside that of taking all players for equal. The
    evaluation and the playouts that reviews are made from judge the same positions.

    `reihum lab calibrate bloom --bot hard --games 1000`
    """
    from reihum.lab.calibration import calibrate as compare
    from reihum.lab.tables import calibration_table

    found = compare(game, bot, games, players, seed, Means(workers=workers, keep=keep, quiet=_is_quiet(as_json)))
    if as_json:
        _print_json({judge: told.to_json() for judge, told in found.items()})
    else:
        console.print(calibration_table(found, bot))


@lab.command()
@stoppable
def report(
    game: Annotated[str, typer.Argument(help="The game.")],
    output: Annotated[Path | None, typer.Option("--output", "-o", help="The page. [default: GAME.html]")] = None,
    quick: Annotated[
        bool, typer.Option("--quick", help="Fewer games, faster bots: minutes instead of an hour.")
    ] = False,
    seed: SeedOption = "1",
    workers: WorkersOption = None,
    cluster: ClusterOption = None,
    keep: KeepOption = None,
) -> None:
    """Write a page about how a game behaves when it is played well.

    Length, choices, points, seats, drama, luck and skill, what wins, options and components side by side. One HTML file
    that needs nothing else: open it in a browser, send it by mail.

    `reihum lab report bloom --quick -o report.html`
    """
    from reihum.lab.files import check_writable, write_text
    from reihum.lab.report import FULL, QUICK, Study, tell

    target = output or Path(f"{game}.html")
    study = Study(game, QUICK if quick else FULL, seed)
    check_writable(target)
    study.play(Means(workers=workers, cluster=cluster, keep=keep))
    command = f"reihum lab report {game}{' --quick' if quick else ''}{'' if seed == '1' else f' --seed {seed}'}"
    write_text(target, tell(study, command))
    console.print(Text(f"The report is in {target}."))


# Its many parameters are the options of the command.
@lab.command()
@stoppable
def train(
    game: Annotated[str, typer.Argument(help="The game.")],
    keep: Annotated[Path | None, typer.Option(help="The folder of the training. [default: train-GAME]")] = None,
    rounds: Annotated[int, typer.Option(help="Rounds of playing, learning and comparing.")] = 6,
    games: Annotated[int, typer.Option(help="Games of two players in a round; of more players, an eighth.")] = 1000,
    playouts: Annotated[int, typer.Option(help="Playouts for each decision of a game.")] = 100,
    deals: Annotated[int, typer.Option(help="Deals of a match at most; it ends when it is decided.")] = 300,
    install: Annotated[bool, typer.Option("--install", help="Let the game play by the champion from now on.")] = False,
    seed: SeedOption = "1",
    workers: WorkersOption = None,
    cluster: ClusterOption = None,
) -> None:
    """Train a game's value net: the search plays against itself, a net learns from it, and a match tells who is better.

    A net becomes champion only if it beats the one before (at first: what the game plays by now) by more than three
    standard errors, every deal being played from every seat. All is kept in a folder: the same command goes on after
    Ctrl-C, and with more rounds later.

    `reihum lab train bloom --rounds 8`
    """
    from reihum.lab.training.loop import Training, TrainingPlan

    folder = keep or Path(f"train-{game}")
    plan = TrainingPlan(game, seed, rounds, games, playouts, deals=deals)
    training = Training(plan, folder, Means(workers=workers, cluster=cluster))
    training.run()
    champion = training.champion
    if champion is None:
        console.print(Text(f"None of {len(training.rounds)} nets was certainly better than what the game has."))
    elif install:
        console.print(Text(f"The champion is in {training.install()}."))
    else:
        console.print(Text(f"There is a champion in {folder}; --install lets the game play by it."))


# Its many parameters are the options of the command.
@lab.command()
@stoppable
def sweep(
    game: Annotated[str, typer.Argument(help="The game.")],
    option: Annotated[str | None, typer.Option("--option", help="Compare the values of this rule option.")] = None,
    values: Annotated[str | None, typer.Option(help="Only these values, separated by commas: 100,500,2000")] = None,
    components: Annotated[
        list[Path] | None, typer.Option(help="Compare this TOML table with the usual one; repeat it for several.")
    ] = None,
    bot: Annotated[str, typer.Option(help="Whose play is described.")] = "medium",
    rival: Annotated[str, typer.Option(help="A weaker bot, to see how much better play is worth.")] = "easy",
    games: Annotated[int, typer.Option(help="Deals to play of each variant.")] = 200,
    seed: SeedOption = "1",
    players: PlayersOption = None,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="Write a page with the comparison too.")] = None,
    workers: WorkersOption = None,
    cluster: ClusterOption = None,
    keep: KeepOption = None,
    as_json: JsonOption = False,
) -> None:
    """Compare the values of an option, or component tables, side by side.

    `reihum lab sweep bloom --option own_row_first`

    `reihum lab sweep one_to_nine --option turn_limit --values 30,60,2000`

    `reihum lab sweep superstar --components mine.toml --components other.toml -o stars.html`
    """
    from reihum.lab.files import check_writable, write_text
    from reihum.lab.run import run
    from reihum.lab.sweep import plan, sweep_page
    from reihum.lab.tables import sweep_table

    comparison = plan(
        game,
        option=option,
        values=values,
        components=components or (),
        bot=bot,
        rival=rival,
        deals=games,
        seed=seed,
        players=players,
    )
    if output is not None:
        check_writable(output)
    findings = run(
        comparison.experiments(), Means(workers=workers, cluster=cluster, keep=keep, quiet=_is_quiet(as_json))
    )
    if as_json:
        _print_json(comparison.to_json(findings))
    else:
        console.print(sweep_table(comparison, findings))
    if output is not None:
        write_text(output, sweep_page(comparison, findings))
        if not as_json:
            console.print(Text(f"The page is in {output}."))
