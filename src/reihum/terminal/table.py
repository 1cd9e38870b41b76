"""A match in a shell: the board, what happened, what may be done, and the answers of the people at the keyboard."""

import contextlib
import hashlib
import os
import shlex
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.rule import Rule
from rich.text import Text

from reihum.bots import Bot, check_name, make_bot
from reihum.bots.simple import SIMPLE
from reihum.core.errors import BadNotation, ReihumError
from reihum.core.folding import lines
from reihum.core.match import Match
from reihum.core.notation import Move, moves_of, parse_move
from reihum.core.plan import Planned, planned
from reihum.core.record import SPECTATOR
from reihum.core.registry import part_of
from reihum.core.rules import Event, Rules
from reihum.core.story import play_and_see, seen
from reihum.core.texts import tell_folded
from reihum.terminal.completing import SEPARATOR, complete_with
from reihum.terminal.hints import hint
from reihum.terminal.languages import read_rules
from reihum.terminal.standing import end
from reihum.terminal.thinking import DistantBot, DistantMind
from reihum.terminal.typed import no_move, number_in, similar_moves
from reihum.terminal.words import language, refused, say

COMMANDS: Final = ("hint", "undo", "rules", "log", "save", "help", "quit")
_PROMPT_LINES: Final = 3  # below board and choices: the commands, and what is typed


class Quit(Exception):
    """The person leaves; the match is kept."""


def _bot(level: str, rules: Rules, seed: str) -> Bot | DistantBot:
    """A bot; one that searches has a process of its own, the others answer at once even interpreted."""
    check_name(level)
    return make_bot(level, rules, seed) if level in SIMPLE else DistantBot(level, rules, seed)


class TerminalTable:
    """One match at one keyboard, with any number of people and bots."""

    def __init__(self, match: Match, console: Console, kept: Path, ask: Callable[[str], str] = input) -> None:
        self.match = match
        self.console = console
        self.kept = kept
        self.ask = ask
        self.draw = part_of(match.game.rules, "terminal", "reihum.terminal.plain_board").draw
        seed = hashlib.sha256(match.origin().tobytes()).hexdigest()  # the same match, the same bots; it tells no secret
        self.bots: dict[int, Bot | DistantBot] = {
            number: _bot(seat.bot, match.game.rules, f"{seed} {number}")
            for number, seat in enumerate(match.seats)
            if seat.bot is not None
        }
        self.adviser = DistantMind(match.game.rules)
        self.people = [number for number in range(match.game.players) if number not in self.bots]
        self.shown = self.people[0] if len(self.people) == 1 else None  # whose hand is on the screen
        self.news: list[tuple[int, list[Event]]] = []
        self._has_told_form = False
        complete_with(self.offered)

    def run(self) -> None:
        """Play to the end, or until somebody quits."""
        while not self.match.is_over:
            seat = self.match.to_move
            if seat in self.bots:
                self.play(Move(*self._bot_move(seat)))
            else:
                self._person_moves(seat)
        self._finish()

    def offered(self) -> list[str]:
        """What Tab completes: nothing that whoever sits at the keyboard may not see."""
        if self.shown is None:
            return []
        is_asked = not self.match.is_over and self.match.to_move == self.shown
        return [*(map(str, self.match.legal()) if is_asked else ()), *COMMANDS]

    def _bot_move(self, seat: int) -> tuple[int, str]:
        with self.console.status(say("thinking", name=self.match.seats[seat].name)):
            number = self.bots[seat].choose(self.match.concealed(seat))
        return number, self.match.game.rules.moves[number]

    def close(self) -> None:
        """Let go of the bots and of whatever gives hints."""
        self.adviser.close()
        for bot in self.bots.values():
            if isinstance(bot, DistantBot):
                bot.close()

    def play(self, move: Move) -> None:
        """Play a move, remember what is told of it, and keep the match."""
        viewer = SPECTATOR if self.shown is None else self.shown
        seat = self.match.to_move
        self.news.append((seat, play_and_see(self.match, move, viewer)))
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
                self._play_all(seat, [self._move(part.strip(), legal) for part in answer.split(SEPARATOR)])
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
        rules = self.match.game.rules
        number = number_in(answer)
        if number is None:
            try:
                return moves_of(rules)[parse_move(rules, answer)]
            except BadNotation:
                raise BadNotation(self._no_move(answer)) from None
        if not 1 <= number <= len(legal):
            raise BadNotation(say("only-choice") if len(legal) == 1 else say("choices", count=len(legal)))
        return legal[number - 1]

    def _no_move(self, answer: str) -> str:
        """What is typed is no move; how moves look is said once."""
        similar = similar_moves(self.match.game.rules, answer)
        said = no_move(answer, similar)
        if similar or self._has_told_form:
            return said
        self._has_told_form = True
        return f"{said} {say('looks-like', move=str(self.match.legal()[0]))}"

    def _play_all(self, seat: int, wished: list[Move]) -> None:
        """Play small moves named in any order: what the turn has so far is taken back for them if it must be."""
        if len(wished) == 1 and wished[0] in self.match.legal():
            self.play(wished[0])
            return
        taken: list[Move] = []
        while self.match.can_undo(seat):
            taken.insert(0, self.match.undo(seat))
        rules, wish = self.match.game.rules, [*taken, *wished]
        found = planned(rules, self.match.concealed(seat), seat, wish)
        if found.refused is not None:
            why = self._refused(found, seat, wish)
            for move in taken:
                self.match.play(move)
            raise BadNotation(why)
        del self.news[len(self.news) - len(taken) :]
        for text in found.order:
            self.play(moves_of(rules)[rules.moves_by_text[text]])

    def _refused(self, found: Planned, seat: int, wish: list[Move]) -> str:
        """Why a wish cannot be played, as the planner says: each of its moves may well be legal for itself."""
        if found.reason is not None and found.clause is not None:
            return refused(self.match.game.name, found.reason, found.clause, self.match.names())
        if not found.done and self._may_follow(found, seat):
            return say("reveals-first", move=found.order[-1])
        return say("not-together", moves=f"{SEPARATOR} ".join(map(str, wish)))

    def _may_follow(self, found: Planned, seat: int) -> bool:
        """Whether what was refused may be legal later in the turn; tried with what the seat knows, not in the match."""
        later = Match.at(self.match.game, self.match.concealed(seat))
        for move in found.order:
            later.play(move)
        return later.to_move == seat and found.refused in [str(move) for move in later.legal()]

    def _command(self, answer: str, seat: int) -> bool:
        """Carry out a command that is no move; False if the answer is none."""
        word, _, rest = answer.partition(" ")
        commands: dict[str, Callable[[], Any]] = {
            "": lambda: self._show(seat),
            "help": self._help,
            "?": self._help,
            "hint": lambda: self._hint(seat),
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

    def _hint(self, seat: int) -> None:
        with self.console.status(say("thinking", name=self.match.seats[seat].name)):
            said = hint(self.match, self.adviser)
        self.console.print(Text(said, style="bold"))

    def _undo(self, seat: int) -> None:
        if not self.match.can_undo(seat):
            self.console.print(Text(say("nothing-to-take-back"), style="bold"))
            return
        undone = self.match.undo(seat)
        self.match.save(self.kept)
        self.news = []
        self.console.print(Text(f"  {say('taken-back', move=str(undone))}"))

    def _help(self) -> None:
        rules = self.match.game.rules
        rows = {
            "`hint`": say("help-hint"),
            "`undo`": say("help-undo"),
            f"`rules`, `rules {rules.clauses}9`": say("help-rules"),
            "`log`": say("help-log"),
            "`save FILE`": say("help-save"),
            "`quit`": say("help-quit", command=f"reihum play {rules.name}"),
        }
        head = f"| {say('help-command')} | {say('help-does')} |\n| --- | --- |\n"
        body = "\n".join(f"| {command} | {does} |" for command, does in rows.items())
        self.console.print(Markdown(f"{say('help-type', move=str(self.match.legal()[0]))}\n\n{head}{body}"))

    def _rules(self, number: str) -> None:
        text = Markdown(read_rules(self.match.game.name, number or None, language()))
        with contextlib.nullcontext() if number else self.console.pager():
            self.console.print(text)

    def _log(self) -> None:
        viewer = SPECTATOR if self.shown is None else self.shown
        for line in self._told(seen(self.match, viewer)):
            self.console.print(Text(f"  {line}"))

    def _told(self, seen: Iterable[tuple[int, list[Event]]]) -> list[str]:
        """What happened, one line a turn."""
        name, names = self.match.game.name, self.match.names()
        return [" ".join(tell_folded(name, line, names, language())) for line in lines(name, seen)]

    def _save(self, target: str) -> None:
        if not target:
            raise ReihumError(say("save-where"))
        if not target.isprintable():
            raise ReihumError(say("save-name"))
        file = os.path.expanduser(target)
        self.match.save(file)
        command = f"reihum play --resume {shlex.quote(file)}"
        self.console.print(Text(say("saved", file=file, command=command)), soft_wrap=True)

    def _quit(self) -> None:
        raise Quit

    # What is on the screen

    def _show(self, seat: int) -> None:
        self.console.print()
        self._print_news()
        self.console.print(Rule(characters="─", style="dim"))
        legal = self.match.legal()
        board = self.draw(self.match.view(seat), self.match.names(), [str(move) for move in legal])
        self.console.print(board)
        choices = Columns(
            [Text(f"{number:>3} {move}") for number, move in enumerate(legal, 1)],
            padding=(0, 2),
            equal=True,
            column_first=True,
        )
        self.console.print(choices)
        if self._height(board) + self._height(choices) + _PROMPT_LINES > self.console.height:
            self.console.print(board.parts[0])  # what has gone out of sight at the top of a small window
        self.console.print(Text(say("keys"), style="dim"))

    def _height(self, part: RenderableType) -> int:
        return len(self.console.render_lines(part))

    def _print_news(self) -> None:
        for line in self._told(self.news):
            self.console.print(Text(f"  {line}"))
        self.news = []

    def _curtain(self, seat: int) -> None:
        """Hide the last player's hand before the next one looks."""
        self.console.clear()
        if self.shown is not None or len(self.people) > 1:
            self.shown = None
            self.console.print(Text(f"\n  {say('curtain', name=self.match.seats[seat].name)}\n", style="bold"))
            try:
                self.ask(f"  {say('curtain-enter')} ")
            except EOFError:
                raise Quit from None
            self.console.clear()
        self.shown = seat

    def _finish(self) -> None:
        viewer = SPECTATOR if self.shown is None else self.shown
        self._print_news()
        self.console.print(self.draw(self.match.view(viewer), self.match.names(), ()))
        self.console.print(end(self.match))
