"""What a review finds: structs that become JSON, and the types of the page (`web/src/insight/review.ts`)."""

from typing import Annotated, Final, Literal

import msgspec

from reihum.bots.hints.hint import Hint
from reihum.core.rules import Event

Verdict = Literal["great", "best", "equal", "fine", "open", "inaccurate", "mistake", "blunder"]
Cause = Literal["chance", "decision", "hidden"]
Decided = Literal["chance", "hidden", "decision", "both"]


GREAT: Final[Verdict] = "great"
WORSE: Final[tuple[Verdict, ...]] = ("inaccurate", "mistake", "blunder")


class Effort(msgspec.Struct, frozen=True, kw_only=True):
    """Playouts a step.

    What is compared is measured in ``comparing`` more deals, again and again, as long as the verdict is open.
    """

    position: int = 512  # for what positions are worth
    choosing: int = 1024  # for choosing the best turn
    comparing: int = 512  # for comparing turns, at a time
    most: int = 4096  # for comparing turns, in all
    great: bool = True  # whether the levels `hard` and `expert` look for turns that lead clearly


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """What became of a seat's winning chance, in parts that add up."""

    chance: float  # what dice and draws gave or took
    decision: float  # what the choice gave or took, as far as its seat could know
    hidden: float  # how the cards lay that nobody could know
    residual: float  # what the measurement or the judgement is wrong by
    error: float  # the standard error of what the turn gave or took; if it drew, of what chance did with it


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """A turn that could be chosen."""

    moves: list[str]  # its small moves, as one types them
    told: list[Event]  # what it is in words: messages of `hints` of the game
    chance: float  # of winning for who chooses, over everything that it cannot know
    error: float  # the standard error of that


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """A choice of a seat beside the best one that it could find, judged over everything that it could not know.

    ``great`` is best, too: it leads clearly, the level `hard` does not find it, and `expert` does. ``fine``: a little
    was lost. ``open``: the playouts do not tell for certain. ``why`` is there if it is inaccurate or worse.
    """

    verdict: Verdict
    lost: float  # winning chance
    error: float  # the standard error of that
    played: Choice
    best: Choice  # the same as ``played`` if that is the best
    why: Annotated[Hint | None, msgspec.Meta(extra={"typescript": "Hinted | null"})] = None  # what speaks for the best


class Reviewed(msgspec.Struct, frozen=True, kw_only=True):
    """A step of a match: the whole turn of a seat."""

    seat: int
    first: int  # moves of the match before it
    length: int  # so many moves of the match are this step
    drew: bool  # something was revealed by it: chance had a part in where it led
    before: list[float]  # every seat's winning chance
    after: list[float]  # the same after it, or the result
    parts: list[Part]  # by seat
    decision: Decision | None  # none where nothing else could be done


class SeatAccount(msgspec.Struct, frozen=True, kw_only=True):
    """What made a seat's result: start, deal, chance, decision, others, hidden and residual add up to it."""

    seat: int
    name: str
    start: float  # winning chance before anything was dealt
    deal: float  # what the first deal gave or took
    chance: float  # what dice and draws gave or took
    decision: float  # what its own decisions gave or took
    others: float  # what the decisions of the others gave or took
    hidden: float  # how the cards lay that nobody could know
    residual: float  # what the measurement or the judgement is wrong by
    result: float  # 1 for a win, its share of a shared one, else 0
    adjusted: float  # the result without deal, chance and hidden: with less luck in it
    error: float  # how certain ``decision`` is: the errors of its own turns taken together
    decisions: int  # how many
    lost: float  # winning chance by all of them, each beside the best choice
    accuracy: float | None  # of its decisions, in percent; null without any


class TurningPoint(msgspec.Struct, frozen=True, kw_only=True):
    """A step that changed a seat's winning chance most, and the largest part of that."""

    step: int
    cause: Cause
    seat: int
    gained: float  # by this cause


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """An account of a match, step by step and for every seat."""

    game: str
    players: int
    steps: list[Reviewed]
    accounts: list[SeatAccount]  # by seat
    turning_points: list[TurningPoint]  # in the order of the match
    decided: Decided | None  # what made the winner, if there is one and that is clear; chance: dice, draws and deals
    effort: Effort
    seed: str  # the same seed brings the same review

    def chances(self, seat: int) -> list[float]:
        """A seat's winning chance before every step, and its result at the end."""
        return [*(step.before[seat] for step in self.steps), self.steps[-1].after[seat]]
