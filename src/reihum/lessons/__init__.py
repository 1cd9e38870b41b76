"""Guided first games: a fixed deal, what the other player does, and a few steps, each with one sentence.

A lesson is data (``lesson/lesson.json`` of a game) and words (``lesson/<language>.ftl``); the page, the terminal and
the tests play the same. Two sit at the table: the learner in seat 0, who begins, and somebody whose moves are in the
lesson.
"""

from collections.abc import Iterator
from itertools import chain
from typing import Final, Literal

import msgspec

from reihum.core.errors import BadOption
from reihum.core.game import Game
from reihum.core.match import Match, Seat
from reihum.core.registry import file_of
from reihum.core.texts import text
from reihum.games import rules_of

PLAYERS: Final = 2
LEARNER: Final = 0
OTHER: Final = 1


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One sentence, and what is done about it.

    ``read``: nothing. ``tap``: the one turn given. ``choose``: one of two. ``free``: any turn, as long as it is the
    learner's. ``replies`` are the moves that the other player makes then, ``brings`` what the sentences say comes of a
    turn and its replies: for each turn events of the game's texts, in their order, with the arguments that matter.
    """

    id: str
    kind: Literal["read", "tap", "choose", "free"]
    at: str | None = None  # the place on the board that the sentence is about, beside the pieces of a turn
    sees: tuple[str, ...] = ()  # other places it speaks of, which stay in sight
    after: int | None = (
        None  # said after this many replies, before the other player goes on; else when the learner is asked
    )
    turns: tuple[tuple[str, ...], ...] = ()
    replies: tuple[str, ...] = ()
    brings: tuple[tuple[tuple[str, dict[str, str | int]], ...], ...] = ()


class Remark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a coach says in the first real game when something happens, or is offered, for the first time."""

    id: str
    event: str | None = None  # a message of the game's texts
    where: dict[str, str | int] = {}  # arguments that the event must have
    offers: str | None = None  # how a legal move begins


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guided first game."""

    key: str
    options: dict[str, int]
    after: dict[str, int]  # options of the short real game that follows
    steps: tuple[LessonStep, ...]
    coach: tuple[Remark, ...]

    def replies(self) -> tuple[str, ...]:
        """Everything the other player does, in order."""
        return tuple(chain.from_iterable(step.replies for step in self.steps))


def lesson_of(game: str) -> Lesson:
    """The lesson of a game."""
    rules = rules_of(game)
    source = file_of(game, "lesson", "lesson.json")
    if source is None:
        raise BadOption(f"{rules.title} has no lesson.")
    return msgspec.json.decode(source.read_bytes(), type=Lesson)


def begin(game: str, lesson: Lesson, names: tuple[str, str] = ("", "")) -> Match:
    """The match of a lesson before its first move."""
    table = Game(rules_of(game), PLAYERS, lesson.options, LEARNER)
    return table.start(key=bytes.fromhex(lesson.key), seats=[Seat(name) for name in names])


def answers(match: Match, replies: tuple[str, ...]) -> Iterator[str]:
    """The moves the other player makes until the learner is asked again, each to be played before the next is taken."""
    while not match.is_over and match.to_move == OTHER:
        yield replies[match.movers.count(OTHER)]


def sentence(game: str, message: str, language: str, **args: str) -> str:
    """A sentence of a lesson, or of its coach, in words; ``other`` is the name of the other player."""
    return text(f"{game}/lesson", message, args, language)
