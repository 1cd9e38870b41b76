"""A match in a shell: the board, what happened, what may be done, and the answers of the people at the keyboard."""

import contextlib
import hashlib
import importlib
import os
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.markdown import Markdown
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from reihum.bots import Bot, check_name, make_bot
from reihum.bots.simple import SIMPLE
from reihum.core.errors import BadNotation, ReihumError
from reihum.core.match import Match
from reihum.core.notation import Move, moves_of, parse_move
from reihum.core.record import WATCHER
from reihum.core.rules import Rules
from reihum.core.story import play_and_tell
from reihum.terminal.languages import read_rules
from reihum.terminal.thinking import DistantBot
from reihum.terminal.typed import number_in

HELP = """\
Type the number of a choice, or the move itself (`{example}`).

| command | does |
| --- | --- |
| `undo` | takes back your last moves, while nothing was revealed |
| `rules`, `rules {clause}` | the rules, or one clause of them |
| `log` | everything that has happened |
| `save FILE` | writes the match to a file (it is also kept by itself) |
| `quit` | leaves; `reihum play {game}` goes on here later |
"""


class Quit(Exception):
    """The person leaves; the match is kept."""


def _bot(level: str, rules: Rules, seed: str) -> Bot | DistantBot:
    """A bot; one that searches has a process of its own, the others answer at once even interpreted."""
    check_name(level)
    return make_bot(level, rules, seed) if level in SIMPLE else DistantBot(level, rules, seed)


class Table:
    """One match at one keyboard, with any number of people and bots."""

    def __init__(self, match: Match, console: Console, kept: Path, ask: Callable[[str], str] = input) -> None:
        self.match = match
        self.console = console
        self.kept = kept
        self.ask = ask
        self.draw = importlib.import_module(f"reihum.terminal.boards.{match.game.name}").draw
        seed = hashlib.sha256(match.origin().tobytes()).hexdigest()  # the same match, the same bots; it tells no secret
        self.bots: dict[int, Bot | DistantBot] = {
            number: _bot(seat.bot, match.game.rules, f"{seed} {number}")
            for number, seat in enumerate(match.seats)
            if seat.bot is not None
        }
        self.people = [number for number in range(match.game.players) if number not in self.bots]
        self.shown = self.people[0] if len(self.people) == 1 else None  # whose hand is on the screen
        self.news: list[str] = []

    def run(self) -> None:
        """Play to the end, or until somebody quits."""
        while not self.match.is_over:
            seat = self.match.to_move
            if seat in self.bots:
                self.play(Move(*self._bot_move(seat)))
            else:
                self._person_moves(seat)
        self._finish()

    def _bot_move(self, seat: int) -> tuple[int, str]:
        with self.console.status(f"{self.match.seats[seat].name} is thinking …"):
            number = self.bots[seat].choose(self.match.concealed(seat))
        return number, self.match.game.rules.moves[number]

    def close(self) -> None:
        """Let go of the bots."""
        for bot in self.bots.values():
            if isinstance(bot, DistantBot):
                bot.close()

    def play(self, move: Move) -> None:
        """Play a move, remember what is told of it, and keep the match."""
        viewer = WATCHER if self.shown is None else self.shown
        self.news += play_and_tell(self.match, move, viewer)
        self.match.save(self.kept)

    # One person's turn

    def _person_moves(self, seat: int) -> None:
        if self.shown != seat:
            self._curtain(seat)
        self._show(seat)
        legal = self.match.legal()
        while self.match.to_move == seat:
            answer = self._answer(seat)
            if answer.lower() == "undo":
                self._undo(seat)
                return
            if self._command(answer, seat):
                continue
            try:
                self.play(self._move(answer, legal))
            except ReihumError as error:
                self.console.print(Text(str(error), style="bold"))
                continue
            return

    def _answer(self, seat: int) -> str:
        try:
            return " ".join(self.ask(f"{self.match.seats[seat].name}> ").split())
        except EOFError:
            raise Quit from None

    def _move(self, answer: str, legal: list[Move]) -> Move:
        number = number_in(answer)
        if number is None:
            return moves_of(self.match.game.rules)[parse_move(self.match.game.rules, answer)]
        if not 1 <= number <= len(legal):
            raise BadNotation("The only choice is 1." if len(legal) == 1 else f"Choices are 1 to {len(legal)}.")
        return legal[number - 1]

    def _command(self, answer: str, seat: int) -> bool:
        """Carry out a command that is no move; False if the answer is none."""
        word, _, rest = answer.partition(" ")
        commands: dict[str, Callable[[], Any]] = {
            "": lambda: self._show(seat),
            "help": self._help,
            "?": self._help,
            "rules": lambda: self._rules(rest),
            "log": self._log,
            "save": lambda: self._save(rest),
            "quit": self._quit,
        }
        command = commands.get(word.lower())
        if command is None:
            return False
        try:
            command()
        except (ReihumError, OSError) as error:
            self.console.print(Text(str(error), style="bold"))
        return True

    def _undo(self, seat: int) -> None:
        try:
            undone = self.match.undo(seat)
        except ReihumError as error:
            self.console.print(Text(str(error), style="bold"))
            return
        self.match.save(self.kept)
        self.news = [f"'{undone}' was taken back."]

    def _help(self) -> None:
        rules = self.match.game.rules
        text = HELP.format(example=self.match.legal()[0], clause=f"{rules.clauses}9", game=rules.name)
        self.console.print(Markdown(text))

    def _rules(self, number: str) -> None:
        text = Markdown(read_rules(self.match.game.name, number or None))
        with contextlib.nullcontext() if number else self.console.pager():
            self.console.print(text)

    def _log(self) -> None:
        from reihum.core.story import story

        viewer = WATCHER if self.shown is None else self.shown
        for chapter in story(self.match, viewer):
            self.console.print(Text(f"{chapter.number:4}  {' '.join(chapter.sentences)}"))

    def _save(self, target: str) -> None:
        if not target:
            raise ReihumError("Where to? Type: save FILE")
        if not target.isprintable():
            raise ReihumError("A file's name has no control characters.")
        file = os.path.expanduser(target)
        self.match.save(file)
        self.console.print(
            Text(f"Saved to {file}. Go on with: reihum play --resume {shlex.quote(file)}"), soft_wrap=True
        )

    def _quit(self) -> None:
        raise Quit

    # What is on the screen

    def _show(self, seat: int) -> None:
        self.console.print()
        for line in self.news:
            self.console.print(Text(f"  {line}"))
        self.news = []
        self.console.print(Rule(characters="─", style="dim"))
        self.console.print(self.draw(self.match.view(seat), self.match.names()))
        choices = [Text(f"{number:>3} {move}") for number, move in enumerate(self.match.legal(), 1)]
        self.console.print(Columns(choices, padding=(0, 2), equal=True, column_first=True))
        self.console.print(Text("number or move · undo · rules · log · help · quit", style="dim"))

    def _curtain(self, seat: int) -> None:
        """Hide the last player's hand before the next one looks."""
        self.console.clear()
        if self.shown is not None or len(self.people) > 1:
            self.shown = None
            self.console.print(Text(f"\n  {self.match.seats[seat].name}, it is your turn.\n", style="bold"))
            try:
                self.ask("  Nobody else looking? Press Enter. ")
            except EOFError:
                raise Quit from None
            self.console.clear()
        self.shown = seat

    def _finish(self) -> None:
        outcome = self.match.scores()
        viewer = WATCHER if self.shown is None else self.shown
        for line in self.news:
            self.console.print(Text(f"  {line}"))
        self.console.print(self.draw(self.match.view(viewer), self.match.names()))
        grid = Grid(title="The end", title_style="bold")
        for column in ("place", "player", "points"):
            grid.add_column(column, justify="left" if column == "player" else "right")
        for seat in sorted(range(self.match.game.players), key=lambda seat: outcome.ranks[seat]):
            grid.add_row(f"{outcome.ranks[seat]}.", self.match.seats[seat].name, str(outcome.points[seat]))
        self.console.print(grid)
