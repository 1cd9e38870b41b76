"""The judge of a game: reads what it brings, looks closely at a few games, then checks many at full speed.

Whoever errs is told what is wrong, in which file and line, and in which game of which seed. It stops at the first thing
that makes everything after it doubtful: a game that stops in an error is not asked for its secrets.
"""

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from reihum.authoring.examine import RULE_FUNCTIONS, Examination
from reihum.authoring.files import problems_of_files, unchecked
from reihum.authoring.words import Words
from reihum.core import conformance
from reihum.core.chance import text_of_seed
from reihum.core.conformance import Report, settings
from reihum.core.errors import BadOption
from reihum.core.game import Game, prover_of
from reihum.core.jit import COMPILED, is_rule
from reihum.core.places import home_of, said, shown_path
from reihum.core.registry import folder_of, part_of
from reihum.core.rulebook import clauses
from reihum.core.rules import Rules, Trait, View
from reihum.core.whole import shown, whole

_PARTS: Final = ("bot.heuristic", "bot.evaluation", "bot.outcomes", "terminal")
"""What a game may bring beside its rules; nobody loads it before it is needed."""
_PATIENCE_S: Final = 10.0  # for looking closely at most; as long again for the beginnings of games
_GAMES_A_S: Final = 20  # who asks for few games wants a quick answer
_FEW: Final = 12  # moves
_MOST: Final = 400
_TELLING: Final = 150  # moves that are looked at however long it takes
_FRAME: Final = re.compile(r'File "([^"]+)", line (\d+)')


def check_game(
    rules: Rules,
    games: int = 200,
    seed: int | str = 1,
    every: int = 10,
    progress: Callable[[int], None] = lambda played: None,
) -> Report:
    """Judge a game: what it brings, some games looked at closely, ``games`` random ones of all settings."""
    count, step = whole(games), whole(every)
    if count is None or count < 0 or step is None or step < 1:
        raise BadOption(f"A game is checked in a number of games (0 or more), not in {shown(games)}.")
    words = Words(rules)
    report = Report(notes=[f"{rules.name}: {note}" for note in unchecked(rules)])
    unreadable = [*words.unreadable(), *problems_of_files(rules)]
    broken = list(_broken_parts(rules))
    for problem in (*unreadable, *broken) if unreadable else (*_reading(rules, words), *broken):
        _add(report, rules, problem)
    if count == 0 or unreadable or broken:
        return report
    luck = text_of_seed(seed)
    if not _is_sound(rules, luck, step, words, report, min(_PATIENCE_S, count / _GAMES_A_S)):
        return report
    if COMPILED and not _compiles(rules, report):
        return report

    def explained(game: Game, seed_of_setting: str, number: int) -> str:
        finding = Examination(game, seed_of_setting, number, step, words).finding()
        return "" if finding is None else str(finding)

    conformance.check_game(rules, count, seed, step, progress, report, explained)
    return report


def _add(report: Report, rules: Rules, problem: str) -> None:
    report.violations += 1
    report.details.append(f"{rules.name}: {problem}")


# What can be seen without playing


def _reading(rules: Rules, words: Words) -> Iterator[str]:
    for name in RULE_FUNCTIONS:
        function = getattr(rules, name)
        if not is_rule(function):
            yield f"{name}() is not marked with @rule ({home_of(function)})"
    if not (isinstance(rules.view_type, type) and issubclass(rules.view_type, View)):
        yield "`view_type` is no subclass of reihum.core.rules.View"
    for option in rules.options:
        if not option.low <= int(option.default) <= option.high:
            yield f"option '{option.name}': its default {option.default} is not within {option.low} to {option.high}"
    yield from words.problems()
    if words.clauses:
        yield from _book_problems(rules)


def _broken_parts(rules: Rules) -> Iterator[str]:
    for part in _PARTS:
        try:
            part_of(rules, part, otherwise=__name__)
        except BadOption as error:
            yield str(error)


def _book_problems(rules: Rules) -> Iterator[str]:
    book = shown_path(folder_of(rules) / "rulebook" / "en.md")
    numbers = list(clauses(rules.name))
    wanted = [f"{rules.clauses}{number}" for number in range(1, len(numbers) + 1)]
    for number, expected in zip(numbers, wanted, strict=True):
        if number != expected:
            yield f"clause '{number}' stands where '{expected}' is expected (`clauses` is '{rules.clauses}') ({book})"
            return


# Looking closely


def _is_sound(rules: Rules, luck: str, every: int, words: Words, report: Report, patience_s: float) -> bool:
    """Look at a game of every setting in plain Python, as far as there is time; whether nothing was found."""
    begin = time.monotonic()
    traits = Trait.NONE
    played = 0
    all_seen = True
    for number, setting in enumerate(settings(rules)):
        taken = time.monotonic() - begin
        if taken > 2 * patience_s and played >= _TELLING:
            all_seen = False
            break
        game = Game(rules, *setting)
        most = _MOST if taken < patience_s or played < _TELLING else _FEW
        examination = Examination(game, f"{luck}/{number}", 0, every, words, most)
        finding = examination.finding()
        if finding is not None:
            report.violations += 1
            report.details.append(f"{conformance.described(game)}: {finding}")
            return False
        traits |= examination.traits
        played += examination.decisions
        all_seen = all_seen and examination.is_over
    return _are_true(rules, traits, played if all_seen else 0, report)


def _are_true(rules: Rules, shown_traits: Trait, played: int, report: Report) -> bool:
    """Compare the traits that were seen with those that `Rules` names.

    That one is missing, only whole games of every setting tell: then ``played`` is the number of their moves, else 0.
    How busy the machine is may leave such a fault unnamed, but accuses no game.
    """
    home = shown_path(folder_of(rules) / "__init__.py")
    for trait in Trait:
        if trait in shown_traits and trait not in rules.traits:
            _add(report, rules, f"`traits` does not name {trait.name}, which the games show ({home})")
        if trait in rules.traits and trait not in shown_traits and played > 0:
            _add(report, rules, f"`traits` names {trait.name}, which no game showed in {played} moves ({home})")
    return report.violations == 0


def _compiles(rules: Rules, report: Report) -> bool:
    """Compile what is checked; if that fails, name the place in the game's files instead of Numba's."""
    try:
        prover_of(rules).warm()
    except Exception as error:
        if not type(error).__module__.startswith("numba"):
            raise
        _add(report, rules, f"it runs as Python but cannot be compiled: {_line_of(error)} ({_place_in(rules, error)})")
        return False
    return True


def _line_of(error: Exception) -> str:
    """The line of Numba's message that says what is the matter."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    telling = [line for line in lines if not line.startswith(("Failed in", "During:", "File ", "-", "There are", "*"))]
    return (telling or [said(error)])[0][:300]


def _place_in(rules: Rules, error: Exception) -> str:
    folder = folder_of(rules)
    places = [(Path(file), line) for file, line in _FRAME.findall(str(error))]
    own = [
        f"{shown_path(file)}:{line}"
        for file, line in places
        if (folder / file.name).is_file() or folder in file.parents
    ]
    return own[-1] if own else "no file of the game is named"
