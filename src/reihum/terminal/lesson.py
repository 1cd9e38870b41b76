"""A guided first game in a shell: a sentence, the board, and what to type."""

from collections.abc import Callable, Sequence

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from reihum.core.errors import BadNotation, ReihumError
from reihum.core.notation import Move, moves_of, parse_move
from reihum.core.registry import part_of
from reihum.core.story import play_and_tell
from reihum.core.telling import refusal_of
from reihum.core.texts import text
from reihum.lessons import LEARNER, LessonStep, answers, begin, lesson_of, sentence
from reihum.terminal.completing import complete_with
from reihum.terminal.typed import no_move, number_in, similar_moves
from reihum.terminal.words import language, refused

OTHER = "Linde"
LEAVES = ("skip", "quit")


class Skipped(Exception):
    """The person has seen enough."""


class Guide:
    """One lesson at one keyboard."""

    def __init__(self, game: str, name: str, console: Console, ask: Callable[[str], str] = input) -> None:
        self.game, self.console, self.ask = game, console, ask
        self.lesson = lesson_of(game)
        self.match = begin(game, self.lesson, (name, OTHER))
        self.draw = part_of(self.match.game.rules, "terminal", "reihum.terminal.plain_board").draw
        self._offered: list[str] = []
        complete_with(lambda: self._offered)
        self._shown = -1  # the count of moves in the position that was drawn last

    def run(self) -> None:
        """Go through all steps; ends early if somebody skips the rest."""
        for number, step in enumerate(self.lesson.steps, 1):
            self._show()
            self.console.print(Text(f"{number}/{len(self.lesson.steps)}  {self._say(step.id)}", style="bold"))
            if step.kind == "read":
                self._answer(self._word("go-on"))
            elif step.kind == "free":
                self._free()
            else:
                self._play(self._turn(step))

    def _say(self, message: str) -> str:
        return sentence(self.game, message, language(), other=OTHER)

    def _word(self, message: str, **args: str) -> str:
        return text("lessons", message, args, language())

    def _answer(self, prompt: str, offered: Sequence[str] = ()) -> str:
        """What is typed; Tab completes it with what is offered."""
        self._offered = [*offered, *LEAVES]
        try:
            answer = " ".join(self.ask(f"{prompt} ").split()).lower()
        except EOFError:
            raise Skipped from None
        if answer in LEAVES:
            raise Skipped
        return answer

    # Turns

    def _turn(self, step: LessonStep) -> tuple[str, ...]:
        """The turn that is typed: one of those the step gives, whole or by its first move; Enter takes the only one."""
        turns = {_whole(turn).lower(): turn for turn in step.turns}
        firsts = {turn[0].lower(): turn for turn in step.turns}
        if len(turns) == 1:
            prompt = self._word("type-one", turn=_whole(step.turns[0]))
        else:
            prompt = self._word("type-two", one=_whole(step.turns[0]), two=_whole(step.turns[1]))
        while True:
            answer = self._answer(prompt, [_whole(turn) for turn in step.turns])
            number = number_in(answer)
            if number is not None and 1 <= number <= len(step.turns):
                return step.turns[number - 1]
            if not answer and len(turns) == 1:
                return step.turns[0]
            found = turns.get(answer) or (firsts.get(answer) if len(firsts) == len(turns) else None)
            if found:
                return found
            self.console.print(Text(self._word("not-that")))

    def _free(self) -> None:
        """Any turn; it is over when the game says so."""
        turn = self.match.view(LEARNER).turn
        while not self.match.is_over and self.match.to_move == LEARNER and self.match.view(LEARNER).turn == turn:
            self._show()
            legal = self.match.legal()
            self.console.print(Text("  ".join(f"{number} {move}" for number, move in enumerate(legal, 1))))
            try:
                answer = self._answer(self._word("type-any"), [str(move) for move in legal])
                self._tell(self._chosen(answer, legal))
            except ReihumError as error:
                self.console.print(Text(str(error)))

    def _chosen(self, answer: str, legal: Sequence[Move]) -> Move:
        number = number_in(answer)
        if number is None:
            return self._legal(answer, legal)
        if not 1 <= number <= len(legal):
            raise BadNotation(self._word("not-that"))
        return legal[number - 1]

    def _legal(self, answer: str, legal: Sequence[Move]) -> Move:
        """The move that is typed. The game itself would refuse others, too, but in English."""
        rules = self.match.game.rules
        try:
            move = moves_of(rules)[parse_move(rules, answer)]
        except BadNotation:
            raise BadNotation(no_move(answer, similar_moves(rules, answer))) from None
        if move not in legal:
            refusal = refusal_of(rules, self.match.concealed(LEARNER), move)
            raise BadNotation(refused(rules.name, refusal.reason, refusal.clause, self.match.names()))
        return move

    def _play(self, turn: Sequence[str]) -> None:
        for move in turn:
            self._tell(move)
        for move in answers(self.match, self.lesson.replies()):
            self._tell(move)

    def _tell(self, move: Move | str) -> None:
        for line in play_and_tell(self.match, move, LEARNER, language()):
            self.console.print(Text(f"  {line}"))

    def _show(self) -> None:
        if self._shown == len(self.match.moves):
            return
        self._shown = len(self.match.moves)
        self.console.print(Rule(characters="─", style="dim"))
        self.console.print(self.draw(self.match.view(LEARNER), self.match.names()))


def _whole(turn: Sequence[str]) -> str:
    return ", ".join(turn)
