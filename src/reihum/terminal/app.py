"""The command ``reihum``."""

import contextlib
import functools
import io
import json
import os
import shlex
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

if TYPE_CHECKING:
    from reihum.core.match import Match
    from reihum.core.rules import Rules

app = typer.Typer(
    name="reihum",
    add_completion=False,
    context_settings={"help_option_names": ["--help", "-h"]},
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
)
console = Console(highlight=False)

_INTERPRETED = ("play", "learn", "rules", "replay", "verify", "admin", "doctor", "site", "new-game")
"""Commands for a person at a terminal, who needs no compiled rules but a quick start; so does help."""
_SERVER = ("serve", "site", "admin", "doctor")
"""Commands of the server; its modules are imported for them (and for the help) only."""

_LAB = ("lab",)
"""Commands of the lab, likewise."""

_GAME = typer.Argument(help="The game.")
_LANGUAGE = typer.Option("--language", "-l", help="The language.", show_default="that of the locale, or en")
"""Which games and languages there are is filled in for the help only (`_list_choices`)."""

GameArgument = Annotated[str | None, _GAME]
GamesArgument = Annotated[list[str] | None, typer.Argument(help="The games; default: all.")]
LanguageOption = Annotated[str | None, _LANGUAGE]
JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of text.")]


# Long, and with many parameters: they are the options of the command.
@app.command()
def play(
    game: GameArgument = None,
    players: Annotated[int | None, typer.Option("--players", "-p", help="Seats at the table.")] = None,
    name: Annotated[
        list[str] | None, typer.Option("--name", "-n", help="A person at this keyboard; repeat it for hot-seat play.")
    ] = None,
    bot: Annotated[
        str | None,
        typer.Option(
            help="Who takes the other seats: easy, medium, hard, expert, greedy, uniform, or search@500.",
            show_default="medium",
        ),
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", help="A rule option, e.g. own_row_first or rounds=1.")
    ] = None,
    start: Annotated[int | None, typer.Option(help="The seat that begins (0 is the first); default: drawn.")] = None,
    components: Annotated[Path | None, typer.Option(help="A TOML file with the true table of your box.")] = None,
    seed: Annotated[str | None, typer.Option(help="Deal the same match again.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Continue a saved match.")] = None,
    new: Annotated[bool, typer.Option("--new", help="Start anew even if a match of this game is waiting.")] = False,
    language: LanguageOption = None,
) -> None:
    """Play a game in the terminal, against bots or with others at the same keyboard.

    Examples: `reihum play` · `reihum play bloom -p 3` · `reihum play superstar -n Anna -n Ben -p 4`
    """
    from reihum.core.errors import BadOption
    from reihum.games import rules_of
    from reihum.terminal.languages import checked_language
    from reihum.terminal.saves import finished_path, save_path
    from reihum.terminal.setting import game_named
    from reihum.terminal.table import Quit, TerminalTable
    from reihum.terminal.thinking import NoAnswer
    from reihum.terminal.words import say, speak, title_of

    speak(checked_language(language))
    given = any(value is not None for value in (players, name, bot, option, start, components, seed))
    if resume is not None:
        if game is not None or given or new:
            raise BadOption(say("resume-alone"))
        match, kept, again = _replay(resume), resume, f"reihum play --resume {shlex.quote(str(resume))}"
    else:
        rules = rules_of(game_named(game) if game else _choose_game())
        kept, again = save_path(rules.name), f"reihum play {rules.name}"
        waiting = None if new else _waiting_match(kept, rules)
        if waiting is not None and given:
            raise BadOption(say("other-wishes", game=title_of(rules), command=again))
        match = waiting or _new_match(
            rules.name, players, name or [say("guest")], bot or "medium", option or [], start, components, seed
        )
    match.save(kept)
    table = TerminalTable(match, console, kept)
    try:
        table.run()
    except (Quit, KeyboardInterrupt):
        _say(f"\n{say('kept', command=again)}")
        return
    except NoAnswer as failure:
        raise NoAnswer(f"{failure} {say('kept', command=again)}") from None
    finally:
        table.close()
    if resume is None:
        kept = kept.replace(finished_path(kept))
    _say(say("hear-again", command=f"reihum replay {shlex.quote(str(kept))}"))


@app.command()
def learn(
    game: GameArgument = None,
    name: Annotated[str | None, typer.Option("--name", "-n", help="Your name.")] = None,
    language: LanguageOption = None,
) -> None:
    """Learn a game in about two minutes: a guided first game, one sentence at a time."""
    from reihum.core.texts import text
    from reihum.lessons import lesson_of
    from reihum.terminal.languages import checked_language
    from reihum.terminal.lesson import Guide, Skipped
    from reihum.terminal.saves import save_path
    from reihum.terminal.setting import checked_name, game_named
    from reihum.terminal.words import say, speak

    spoken = checked_language(language)
    speak(spoken)
    own = name or say("guest")
    chosen = game_named(game) if game else _choose_game()
    with contextlib.suppress(Skipped, KeyboardInterrupt):
        Guide(chosen, checked_name(own), console).run()
    if save_path(chosen).exists() or not _wants_to_begin(text("lessons", "begin-now", None, spoken)):
        _say(f"{text('lessons', 'real-game', None, spoken)} reihum play {chosen} --bot easy")
        return
    short = [f"{option}={value}" for option, value in lesson_of(chosen).after.items()]
    play(chosen, players=2, name=[own], bot="easy", option=short, start=0, language=spoken)


def _wants_to_begin(question: str) -> bool:
    """Enter says yes; a closed window does not."""
    try:
        return not input(f"{question} ").strip()
    except (EOFError, KeyboardInterrupt):
        print()
        return False


def _choose_game() -> str:
    from reihum.core.about import about
    from reihum.core.errors import BadOption
    from reihum.games import NAMES, rules_of
    from reihum.terminal.setting import game_named
    from reihum.terminal.typed import number_in
    from reihum.terminal.words import language, say

    for place, name in enumerate(NAMES, 1):
        rules = rules_of(name)
        players = f"{rules.min_players}–{rules.max_players}"
        title, pitch, _options = about(rules, language())
        for_whom = say("game-players", players=players, minutes=rules.minutes)
        console.print(Text.assemble(f"{place:3}  ", (title, "bold"), f"  {pitch} ({for_whom})"))
    while True:
        try:
            answer = input(f"{say('which-game')} ").strip().lower()
        except EOFError:
            raise typer.Exit(0) from None
        number = number_in(answer)
        if number is not None and 1 <= number <= len(NAMES):
            return NAMES[number - 1]
        with contextlib.suppress(BadOption):
            return game_named(answer)
        console.print(Text(say("type-number", count=len(NAMES))))


def _games_named(typed: list[str] | None) -> list[str]:
    """The games that a command is for: those that were typed, or all."""
    from reihum.games import NAMES
    from reihum.terminal.setting import game_named

    return [game_named(name) for name in typed or NAMES]


def _waiting_match(path: Path, rules: "Rules") -> "Match | None":
    """The match of this game that was left, if there is one that can be played on."""
    from reihum.core.errors import BadMatchFile
    from reihum.terminal.saves import rules_version, set_aside
    from reihum.terminal.words import say, title_of

    if not path.exists():
        return None
    version = rules_version(path)
    if version is not None and version not in rules.versions:
        aside = set_aside(path, f"rules-{version}")
        _say(say("other-version", old=version, new=rules.version, game=title_of(rules), file=str(aside)))
        return None
    try:
        match = _replay(path)
    except BadMatchFile:
        aside = set_aside(path, "damaged")
        _say(say("unreadable", file=str(aside), command=f"reihum verify {shlex.quote(str(aside))}"))
        return None
    if match.is_over:
        return None
    _say(say("waiting", count=len(match.moves)))
    _say_version(match)
    return match


def _say_version(match: "Match") -> None:
    """Say so if a match goes by an older version of the rules, as it began."""
    from reihum.terminal.words import say

    rules = match.game.rules
    if match.game.version != rules.version:
        _say(say("older-rules", old=match.game.version, new=rules.version))


def _say_variation(match: "Match") -> None:
    """Say so if a file is no match that was played, but a variation of one."""
    from reihum.terminal.words import say

    variation = match.variation
    if variation is None:
        return
    name = variation.name.strip() if variation.name.isprintable() else ""
    _say(say("variation", after=variation.after))
    if name:
        _say(say("variation-named", name=name))
    if not variation.redealt:
        _say(say("variation-same-cards"))
    for redeal in variation.redealt[-1:]:
        _say(say("variation-dealt-anew", name=match.names()[redeal.viewer]))


def _say(sentence: str) -> None:
    console.print(Text(sentence), soft_wrap=True)  # paths can be copied


# Eight parameters: the options of `play` that a new match needs.
def _new_match(
    name: str,
    players: int | None,
    people: list[str],
    bot: str,
    options: list[str],
    start: int | None,
    components: Path | None,
    seed: str | None,
) -> "Match":
    from reihum.games import rules_of
    from reihum.terminal.setting import make_game, make_seats

    count = players if players is not None else max(len(people), rules_of(name).min_players)
    game = make_game(name, count, options, start, components)
    return game.start(seed=seed, seats=make_seats(count, people, bot))


def _replay(path: Path) -> "Match":
    from reihum.api import replay
    from reihum.terminal.setting import harmless

    match = replay(path)
    match.seats = harmless(match.seats)
    return match


@app.command()
def rules(
    game: Annotated[str, _GAME],
    clause: Annotated[str | None, typer.Argument(help="One clause, e.g. O10.")] = None,
    language: LanguageOption = None,
) -> None:
    """Print the rules of a game in our words, or one clause of them."""
    from rich.markdown import Markdown

    from reihum.terminal.languages import read_rules
    from reihum.terminal.setting import game_named

    console.print(Markdown(read_rules(game_named(game), clause, language)))


@app.command(name="replay")
def replay_command(
    file: Annotated[Path, typer.Argument(help="A match file.")],
    seat: Annotated[int, typer.Option(help="Seen by a seat, or -1: by a spectator.")] = -1,
    language: LanguageOption = None,
) -> None:
    """Tell a saved match move by move, as seen from one seat."""
    from reihum.core.story import story
    from reihum.terminal.languages import checked_language
    from reihum.terminal.words import speak

    speak(checked_language(language))
    match = _replay(file)
    match.game.check_viewer(seat)
    for chapter in story(match, seat, checked_language(language)):
        console.print(Text(f"{chapter.number:4}  {' '.join(chapter.sentences) or '…'}"))
    _say_version(match)
    _say_variation(match)
    _print_outcome(match)


def _print_outcome(match: "Match") -> None:
    from reihum.terminal.standing import in_a_line

    console.print(in_a_line(match))


@app.command()
def review(
    file: Annotated[Path, typer.Argument(help="A finished match.")],
    seat: Annotated[list[int] | None, typer.Option(help="Show decisions of these seats only; repeat it.")] = None,
    html: Annotated[Path | None, typer.Option(help="Write a page with plots to this file.")] = None,
    effort: Annotated[str, typer.Option(help="How thoroughly: quick, normal or thorough.")] = "normal",
    seed: Annotated[str, typer.Option(help="Other luck to measure with.")] = "1",
    as_json: JsonOption = False,
    language: LanguageOption = None,
) -> None:
    """Say what was luck in a finished match, what were decisions, and which of them cost winning chance.

    Everything is measured by playing on from every position of the match, many times over; of a variation (a match
    that was played on otherwise from some point), from every position since it began. Examples:
    `reihum review match.json` · `reihum review match.json --seat 0 --html review.html`
    """
    from reihum.terminal.languages import checked_language
    from reihum.terminal.review import show_review
    from reihum.terminal.words import speak

    speak(checked_language(language))
    match = _replay(file)
    if not as_json:
        _say_variation(match)
    show_review(match, seat, html, effort, seed, as_json, console)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="A match file, or the proof of a table (GET …/fairness).")],
    commitment: Annotated[
        str | None, typer.Option(help="The commitment you kept from when the table was set up; needs a proof.")
    ] = None,
    as_json: JsonOption = False,
    language: LanguageOption = None,
) -> None:
    """Verify a match: every move is legal, every draw and die comes from its key, and the saved position is reached.

    Of a variation (a match that was played on otherwise from some point) it is said what it is one of. A table's proof
    is checked as well: the seed fits the commitment given out when the table was set up, everybody
    opened what they were bound to, in the right order, and the key follows from all of it.
    """
    from reihum.protocol import fairness
    from reihum.terminal.languages import checked_language
    from reihum.terminal.words import say, speak, title_of

    speak(checked_language(language))
    has_proof = fairness.is_proof(file)
    proof = fairness.read_proof(file) if has_proof else None
    match = fairness.verify(proof, commitment) if proof is not None else _replay(file)
    if commitment is not None and not has_proof:
        raise fairness.NoProof(f"{file} is a match file: only a table's proof (GET …/fairness) holds a commitment.")
    if as_json:
        found = {"game": match.game.name, "moves": len(match.moves), "over": match.is_over, "valid": True}
        proved: dict[str, object] = {}
        if proof is not None:
            proved = {"fair": True, "version": proof.version, "commitment_compared": commitment is not None}
        varied = match.variation
        told = {} if varied is None else {"variation": {"of": varied.of, "after": varied.after, "name": varied.name}}
        print(json.dumps(found | proved | told))
        return
    console.print(Text(say("verified", game=title_of(match.game.rules), moves=len(match.moves))))
    _say_variation(match)
    if proof is not None:
        console.print(Text(say("fair-alone") if commitment is None else say("fair-compared")))
        console.print(Text(say("fair-unsealed" if proof.version == 1 else "fair-sealed")))
    _print_outcome(match)


@app.command()
def warm(
    game: GamesArgument = None,
    proofs: Annotated[bool, typer.Option("--proofs", help="Also compile what tests and `reihum check` call.")] = False,
    quiet: Annotated[bool, typer.Option("--quiet", help="Print nothing.")] = False,
) -> None:
    """Compile the games now, for this machine and for browsers, so that nothing has to be compiled later.

    For installs, images and tests.
    """
    from rich.progress import Progress

    from reihum.games import rules_of
    from reihum.modules import making as modules

    names = _games_named(game)
    if len(names) == 1:
        with console.status(f"Compiling {names[0]} …") if not quiet else contextlib.nullcontext():
            modules.warm(rules_of(names[0]), proofs)
        return
    # One process a game: compiling is single-threaded, and several games compile side by side.
    waiting = list(names)
    running: dict[str, subprocess.Popen[bytes]] = {}
    with Progress(console=console, disable=quiet) as progress:
        task = progress.add_task("Compiling", total=len(names))
        while waiting or running:
            while waiting and len(running) < (os.cpu_count() or 1):
                name = waiting.pop(0)
                command = [sys.executable, "-m", "reihum", "warm", name, "--quiet", *(["--proofs"] if proofs else [])]
                running[name] = subprocess.Popen(command)
            for name, process in list(running.items()):
                try:
                    code = process.wait(timeout=0.2)
                except subprocess.TimeoutExpired:
                    continue
                del running[name]
                progress.update(task, advance=1, description=f"Compiled {name}")
                if code != 0:
                    raise typer.Exit(code)


@app.command(name="build-wasm")
def build_wasm(
    game: GamesArgument = None,
    out: Annotated[Path | None, typer.Option(help="A folder to copy the modules to, as GAME.wasm.")] = None,
) -> None:
    """Build the games for browsers: a WebAssembly module each, with rules and bots. What is up to date is kept."""
    import gzip
    import shutil

    from reihum.games import rules_of
    from reihum.modules.making import ensure_module

    for name in _games_named(game):
        with console.status(f"Building {name} …"):
            path = ensure_module(rules_of(name))
        if out is not None:
            out.mkdir(parents=True, exist_ok=True)
            path = Path(shutil.copyfile(path, out / f"{name}.wasm"))
        content = path.read_bytes()
        packed = len(gzip.compress(content, 9))
        console.print(Text(f"{name}: {len(content) / 1e3:.0f} kB, compressed {packed / 1e3:.0f} kB: {path}"))


@app.command()
def check(
    game: GamesArgument = None,
    games: Annotated[int, typer.Option(min=1, help="Random games of each title.")] = 2000,
    seed: Annotated[str, typer.Option(help="The seed of the games.")] = "1",
    every: Annotated[int, typer.Option(min=1, help="Check secrets about once in this many decisions.")] = 10,
    as_json: JsonOption = False,
) -> None:
    """Judge a game: play random games of every player count and option, and say what is wrong and where.

    Pieces are conserved, no position is a dead end, games end, replays are equal byte for byte, concealed records hold
    no secret, redeals cannot be told from the truth, moves that reveal nothing can be undone, points and ranks agree,
    all that happens can be said in words. Compiled rules run with bounds checks.
    """
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from reihum.authoring.judge import check_game
    from reihum.core.conformance import Report
    from reihum.games import rules_of

    reports: dict[str, Report] = {}
    columns = (TextColumn("{task.description:>14}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), disable=as_json) as progress:
        for name in _games_to_check(game):
            chosen = rules_of(name)
            task = progress.add_task(name, total=games)
            reports[name] = check_game(chosen, games, seed, every, functools.partial(progress.advance, task))
    if as_json:
        import msgspec

        print(json.dumps({"games": {name: msgspec.to_builtins(report) for name, report in reports.items()}}))
    else:
        for name, report in reports.items():
            _print_report(name, report)
    if any(report.violations for report in reports.values()):
        raise typer.Exit(1)


@app.command(name="new-game")
def new_game(
    name: Annotated[str, typer.Argument(help="The name of the game, e.g. high_stairs.")],
    out: Annotated[Path, typer.Option(help="The folder in which its package is written.")] = Path(),
) -> None:
    """Write a new game as a package of its own: a small complete one with tests, to be turned into yours."""
    from reihum.authoring.new import write_skeleton

    target = write_skeleton(name, out)
    folder = shlex.quote(str(target))
    for line in (
        f"{target} holds a small game that works. Its README says in which order to change it.",
        f"  pip install -e {folder}",
        f"  reihum check {name}",
        f"  reihum play {name}",
    ):
        _say(line)


def _games_to_check(typed: list[str] | None) -> list[str]:
    """The games to judge; whoever names one that is not installed is most likely writing it."""
    from reihum.core.errors import BadOption

    try:
        return _games_named(typed)
    except BadOption as error:
        raise BadOption(f"{error} If it is a package of yours, install it first: pip install -e ITS_FOLDER.") from None


def _counted(number: int, one: str, more: str = "") -> str:
    return f"{number:,} {one if number == 1 else more or f'{one}s'}"


def _print_report(name: str, report: Any) -> None:
    count = report.violations
    verdict = "no violation" if count == 0 else f"{count} VIOLATION{'S' if count > 1 else ''}"
    counts = [
        f"{_counted(report.games, 'game')} in {_counted(report.settings, 'setting')}",
        _counted(report.decisions, "decision"),
        f"{_counted(report.positions, 'view')} concealed and redealt",
        f"{_counted(report.matches, 'match', 'matches')} saved and loaded",
    ]
    _say(f"{name}: {', '.join(counts)}: {verdict}.")
    for line in report.details:
        _say(f"  {line}")
    for note in report.notes:
        _say(f"  Not checked: {note}")


def _mount_server() -> None:
    from reihum.server.admin import admin
    from reihum.server.cli import serve, site
    from reihum.server.doctor.cli import doctor

    app.command()(serve)
    app.command()(doctor)
    app.command()(site)
    app.add_typer(admin, name="admin")


def _mount_lab() -> None:
    from reihum.insight.puzzles.command import puzzles
    from reihum.lab.cli import lab

    lab.command()(puzzles)
    app.add_typer(lab, name="lab")


def _list_choices() -> None:
    from reihum.core.texts import LANGUAGES
    from reihum.games import NAMES

    _GAME.help = f"The game: {', '.join(NAMES)}. The beginning of a name is enough."
    _LANGUAGE.help = f"The language: {', '.join(LANGUAGES)}."


_OWN_OPTIONS = ("--help", "-h", "--version")


def _print_version(asked: bool) -> None:
    if asked:
        from reihum import __version__

        print(f"reihum {__version__}")
        raise typer.Exit


@app.callback()
def reihum(
    version: Annotated[
        bool, typer.Option("--version", help="Print the version and exit.", callback=_print_version, is_eager=True)
    ] = False,
) -> None:
    """Number-row games. Without a command: start the game server (`reihum serve`) and play in the browser."""


def main() -> None:
    """Run the command; what Reihum refuses is said in a sentence, without a trace-back."""
    from reihum.core.errors import ReihumError

    if len(sys.argv) < 2 or (sys.argv[1].startswith("-") and sys.argv[1] not in _OWN_OPTIONS):
        sys.argv.insert(1, "serve")  # `reihum` and `reihum --lan` start the server
    if sys.argv[1] in _INTERPRETED or not set(_OWN_OPTIONS).isdisjoint(sys.argv):
        os.environ.setdefault("REIHUM_JIT", "0")  # before any game is imported
    if sys.argv[1] == "check":
        os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")  # compiled code reads past an array in silence
    if sys.argv[1] in (*_SERVER, *_OWN_OPTIONS):
        _mount_server()
    if sys.argv[1] in (*_LAB, *_OWN_OPTIONS):
        _mount_lab()
    if not {"--help", "-h"}.isdisjoint(sys.argv):
        _list_choices()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # what the terminal cannot write or read is no reason to stop
            stream.reconfigure(errors="replace")
    try:
        app()
    except ReihumError as error:
        Console(stderr=True, highlight=False).print(Text(str(error)))
        sys.exit(2)
