"""The numbers by which games and settings are compared."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from reihum.lab.play import Course, FinishedGame
from reihum.lab.statistics import Estimate, by_deal, estimate, share


@dataclass(frozen=True)
class Metric:
    """A number that every game has, and how its mean is told."""

    name: str
    title: str
    help: str
    value: Callable[[FinishedGame], float]
    is_share: bool = False
    digits: int = 1

    def of(self, games: Sequence[FinishedGame]) -> Estimate:
        """Its mean over games, deals being independent of each other."""
        numbers = by_deal([game.deal for game in games], [self.value(game) for game in games])
        return share(numbers) if self.is_share else estimate(numbers)

    def tell(self, found: Estimate) -> str:
        """The mean as a person reads it."""
        return f"{100 * found.mean:.1f} %" if self.is_share else f"{found.mean:.{self.digits}f}"

    def tell_interval(self, found: Estimate) -> str:
        """The interval likewise."""
        if self.is_share:
            return f"{100 * found.low:.1f}–{100 * found.high:.1f} %"
        return f"{found.low:.{self.digits}f}–{found.high:.{self.digits}f}"


def course_of(game: FinishedGame) -> Course:
    """The course of a game that was noted in detail."""
    if game.course is None:
        raise ValueError("the course of this game was not noted")
    return game.course


def breadth(game: FinishedGame) -> float:
    """The mean number of legal moves of a decision."""
    choices = course_of(game).choices
    return sum(options * times for options, times in choices.items()) / game.decisions


def margin(game: FinishedGame) -> float:
    """Points between the first and the second."""
    first, second = sorted(range(len(game.ranks)), key=lambda seat: game.ranks[seat])[:2]
    return abs(game.points[first] - game.points[second])


METRICS: Final = (
    Metric("turns", "Turns", "turns begun in a game", lambda game: game.turns),
    Metric("decisions", "Decisions", "decisions of all players in a game", lambda game: game.decisions),
    Metric("choices", "Choices", "legal moves a decision", breadth),
    Metric("points", "Winner's points", "points of the first", lambda game: game.best),
    Metric("margin", "Margin", "points between the first and the second", margin),
    Metric("start", "Starter wins", "win share of the seat that starts", lambda game: game.wins[game.start], True),
    Metric("ties", "Shared wins", "games with several winners", lambda game: game.ranks.count(1) > 1, True),
    Metric(
        "lead_changes",
        "Lead changes",
        "how often another player comes to lead alone",
        lambda game: course_of(game).lead_changes,
    ),
    Metric(
        "settled",
        "Lead settled",
        "share of the game after which the winner leads for good, by points",
        lambda game: course_of(game).settled,
        True,
    ),
)

BY_NAME: Final = {metric.name: metric for metric in METRICS}


def stronger_wins(bot: str) -> Metric:
    """The win share of one bot: how much its better play is worth."""
    return Metric(
        "stronger",
        "Better bot wins",
        f"win share of {bot} against a weaker bot",
        lambda game: sum(win for win, name in zip(game.wins, game.seats, strict=True) if name == bot),
        True,
    )
