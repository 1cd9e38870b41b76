"""Review a finished match: ``reihum.review(match)``."""

import math
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import numpy as np

from reihum.core.errors import ReihumError
from reihum.core.match import Match
from reihum.insight.account import review_step, reviewed, starting_chances
from reihum.insight.engine import insight_of
from reihum.insight.results import Cause, Decided, Effort, Part, Review, Reviewed, SeatAccount, TurningPoint
from reihum.insight.steps import steps_of

_CAUSES: Final[tuple[Cause, ...]] = ("chance", "decision", "hidden")
_CLEARLY: Final = 0.05  # winning chance by which decisions or luck must differ to be spoken of
_TURNING_POINTS: Final = 3
_STEEPNESS: Final = 12.0
"""How quickly accuracy falls with the winning chance lost a decision: 1 point lost each time is 89 %, 5 are 55 %."""
_DEALS: Final = 2048

Progress = Callable[[int, int], None]
"""Told how many steps of how many are done."""


class NotFinished(ReihumError, ValueError):
    """A match that still runs cannot be reviewed: its result is not known, and its cards are nobody's business."""


def review(match: Match, seed: int | str = 1, effort: Effort | None = None, progress: Progress | None = None) -> Review:
    """Review a finished match: what was luck, what were decisions, and which of them were mistakes.

    The same seed brings the same review. ``progress`` is called with the number of steps that are done, and of all.
    """
    if not match.is_over:
        raise NotFinished("Only a finished match can be reviewed; this one still runs.")
    effort = effort or Effort()
    insight = insight_of(match.game.rules)
    steps = list(steps_of(match))
    weighed = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:  # compiled code lets other threads run
        tasks = [pool.submit(review_step, insight, step, effort, str(seed)) for step in steps]
        try:
            for done, task in enumerate(tasks, 1):
                weighed.append(task.result())
                if progress is not None:
                    progress(done, len(steps))
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    outcome = match.scores()
    winners = outcome.winners
    result = np.array([1 / len(winners) if seat in winners else 0.0 for seat in range(match.game.players)])
    found = [
        reviewed(one, weighed[number + 1].worth if number + 1 < len(weighed) else None, result)
        for number, one in enumerate(weighed)
    ]
    # nobody's luck decided where a variation begins
    start = found[0].before if match.variation else starting_chances(match, _DEALS, f"{seed}").mean.tolist()
    accounts = [_account(seat, match.names()[seat], start[seat], found) for seat in range(match.game.players)]
    return Review(
        game=match.game.name,
        players=match.game.players,
        steps=found,
        accounts=accounts,
        turning_points=_turning_points(found),
        decided=decided(accounts),
        effort=effort,
        seed=str(seed),
    )


def accuracy(lost: Sequence[float]) -> float | None:
    """How well somebody decided, in percent: 100 · exp(−12 · the mean winning chance lost by a decision)."""
    return 100.0 * math.exp(-_STEEPNESS * sum(lost) / len(lost)) if lost else None


def _account(seat: int, name: str, start: float, steps: Sequence[Reviewed]) -> SeatAccount:
    mine = [step for step in steps if step.seat == seat]
    lost = [step.decision.lost for step in mine if step.decision is not None]
    parts = [step.parts[seat] for step in steps]
    result = steps[-1].after[seat]
    deal = steps[0].before[seat] - start
    chance, hidden = math.fsum(part.chance for part in parts), math.fsum(part.hidden for part in parts)
    return SeatAccount(
        seat=seat,
        name=name,
        start=start,
        deal=deal,
        chance=chance,
        decision=math.fsum(step.parts[seat].decision for step in mine),
        others=math.fsum(step.parts[seat].decision for step in steps if step.seat != seat),
        hidden=hidden,
        residual=math.fsum(part.residual for part in parts),
        error=math.sqrt(math.fsum(step.parts[seat].error ** 2 for step in mine)),
        result=result,
        adjusted=result - deal - chance - hidden,
        decisions=len(lost),
        lost=math.fsum(lost),
        accuracy=accuracy(lost),
    )


def decided(accounts: Sequence[SeatAccount]) -> Decided | None:
    """What made the winner, if there is one and that is clear."""
    winners = [account for account in accounts if account.result == 1.0]
    if not winners:
        return None
    [winner] = winners
    ahead = winner.decision - max(account.decision for account in accounts if account is not winner)
    drawn = winner.deal + winner.chance
    if ahead < -_CLEARLY:
        return "chance" if drawn >= winner.hidden else "hidden"
    if ahead > _CLEARLY:
        return "both" if drawn + winner.hidden > _CLEARLY else "decision"
    return None


def _turning_points(steps: Sequence[Reviewed]) -> list[TurningPoint]:
    """The steps that changed chances most, in the order of the match; each told of the seat that it helped most."""
    found: list[TurningPoint] = []
    for number, step in enumerate(steps):
        seat = max(range(len(step.parts)), key=lambda seat: abs(step.after[seat] - step.before[seat]))
        part = step.parts[seat]
        cause = max(_CAUSES, key=lambda cause: abs(_of(part, cause)))
        found.append(TurningPoint(step=number, cause=cause, seat=seat, gained=_of(part, cause)))
    found.sort(key=lambda point: -abs(point.gained))
    return sorted(found[:_TURNING_POINTS], key=lambda point: point.step)


def _of(part: Part, cause: str) -> float:
    value: float = getattr(part, cause)
    return value
