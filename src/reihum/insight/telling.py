"""A review in sentences and tables of text; the words stand in ``texts/<language>/review.ftl``."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from reihum.bots.hints.hint import hint_lines
from reihum.core.about import about
from reihum.core.match import Match
from reihum.core.story import seen
from reihum.core.texts import text
from reihum.insight.results import GREAT, WORSE, Decision, Review, Reviewed, SeatAccount, TurningPoint

PARTS: Final = ("start", "deal", "chance", "decision", "others", "hidden", "residual", "result")
"""Of an account, in the order in which they add up."""
_SIGNED: Final = PARTS[1:-1]
_PERCENT: Final = 100.0


class ToldDecision(NamedTuple):
    """A decision that was worse than another: where it stands, and the sentences that tell it."""

    step: int
    moves: str
    verdict: str
    lost: str
    played: str
    better: list[str]


class Telling:
    """Tells a review of a match in a language."""

    def __init__(self, match: Match, found: Review, language: str = "en") -> None:
        self.match, self.found, self.language = match, found, language
        self.names = match.names()
        self._events = [events for _, events in seen(match)] if found.steps else []

    def say(self, identifier: str, **args: str | int) -> str:
        """A message of the review."""
        return text("review", identifier, args, self.language)

    def title(self) -> str:
        return self.say("title", game=about(self.match.game.rules, self.language).title)

    def columns(self) -> list[str]:
        return [self.say(f"column-{part}") for part in ("player", *PARTS, "accuracy")]

    def row(self, account: SeatAccount) -> list[str]:
        """An account in points, as text."""
        cells = [account.name]
        for part in PARTS:
            value = round(_PERCENT * getattr(account, part))
            cells.append(_signed(value) if part in _SIGNED else str(value))
        return [*cells, "–" if account.accuracy is None else f"{account.accuracy:.0f} %"]

    def conclusion(self) -> str | None:
        """Whether luck or decisions made the winner, if there is one and that is clear."""
        if self.found.decided is None:
            return None
        [winner] = [account for account in self.found.accounts if account.result == 1.0]
        others = [account for account in self.found.accounts if account is not winner]
        better = max(others, key=lambda account: account.decision)
        match self.found.decided:
            case "decision":
                return self.say("by-skill", winner=winner.name)
            case "both":
                return self.say("by-both", winner=winner.name)
            case _:
                return self.say("by-luck", winner=winner.name, better=better.name)

    def moves_of(self, step: Reviewed) -> str:
        """Which moves of the match a step is."""
        first, last = step.first + 1, step.first + step.length
        return self.say("moves", first="same" if first == last else first, last=last)

    def happened(self, step: Reviewed) -> str:
        """What everybody saw of a step."""
        events = [event for move in self._events[step.first : step.first + step.length] for event in move]
        return " ".join(self.match.tell(events, self.language))

    def turning_point(self, point: TurningPoint) -> tuple[str, str]:
        """Which moves it was, and what it did."""
        step = self.found.steps[point.step]
        told = self.say(
            f"turn-{point.cause}",
            name=self.names[point.seat],
            before=f"{_PERCENT * step.before[point.seat]:.0f} %",
            after=f"{_PERCENT * step.after[point.seat]:.0f} %",
        )
        return self.moves_of(step), f"{told} {self.happened(step)}"

    def worse_decisions(self, seats: Sequence[int], words: Sequence[str] = WORSE) -> Iterator[ToldDecision]:
        """The decisions of some seats that were worse than another, in the order of the match."""
        for number, step in enumerate(self.found.steps):
            if step.decision is not None and step.seat in seats and step.decision.verdict in words:
                yield self._told(number, step, step.decision)

    def great_decisions(self, seats: Sequence[int]) -> Iterator[str]:
        """The decisions of some seats that a weaker player would have missed, each in one sentence."""
        for step in self.found.steps:
            if step.decision is not None and step.seat in seats and step.decision.verdict == GREAT:
                yield f"{self.moves_of(step)}: {self.say('verdict-great')}. {self.happened(step)}"

    def _told(self, number: int, step: Reviewed, decision: Decision) -> ToldDecision:
        points, error = round(_PERCENT * decision.lost), max(1, round(_PERCENT * decision.error))
        better = [" ".join(decision.best.moves)]
        if decision.why is not None:
            better = hint_lines(self.match.game.rules, decision.why, self.names, self.language)
        verdict = self.say(f"verdict-{decision.verdict}")
        lost = self.say("lost", points=points, error=error)
        return ToldDecision(number, self.moves_of(step), verdict, lost, self.happened(step), better)


def _signed(value: int) -> str:
    return f"+{value}" if value > 0 else f"−{-value}" if value < 0 else "0"
