"""The account of a match: result − starting chance = dice and draws + decisions + what was hidden + a residual.

π is the game's heuristic, by which everybody plays on from any position. With W(s) for every seat's winning chance from
a true position, and Q for that after a turn, over all that chance can bring, one step by the turn m is

* chance:   W(s') − Q(s, m): what dice and draws gave or took;
* decision: Q(I, m) − Q(I, π): what the choice gave or took, as far as the seat could know (I);
* hidden:   [Q(s, m) − Q(s, π)] − [Q(I, m) − Q(I, π)]: how the cards that nobody could know happened to lie;
* residual: Q(s, π) − W(s).

They add up to W(s') − W(s) for every seat, and over the match to its result − the starting chance. All positions of a
match are played on with the same luck, turn by turn, and Q(s, π) and W(s) are taken from the same playouts. So nothing
is left as a residual where these go on to the end of the match, what is uncertain in one step's W is taken back by the
next one's, and only the differences of pairs add up their errors.
"""

import math
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from reihum.core.match import Match
from reihum.insight.engine import USUAL, Insight, Turn, insight_of
from reihum.insight.results import Choice, Decision, Effort, Part, Reviewed, Verdict
from reihum.insight.steps import ReviewStep

Chances = NDArray[np.float64]
"""By seat."""

_POINT: Final = 0.01  # of winning chance
THRESHOLDS: Final[tuple[tuple[Verdict, float], ...]] = (
    ("blunder", 8 * _POINT),
    ("mistake", 4 * _POINT),
    ("inaccurate", 2 * _POINT),
)
"""How much winning chance a decision must lose to be called so."""
WORSE: Final = tuple(word for word, _ in THRESHOLDS)
_CERTAIN: Final = 2.0  # standard errors beyond which a word is said
_EQUAL: Final = 1.0  # standard errors within which choices are equal
_NOTHING: Final = 1e-9


def review_step(rules_insight: Insight, step: ReviewStep, effort: Effort, seed: str) -> "Weighed":
    """Weigh a step: what its position is worth, and what was lost by its turn."""
    truth = [USUAL] if step.is_forced and not step.drew else [USUAL, step.turn]
    now, after = rules_insight.values(step.record, step.seat, False, truth, seed, 0, effort.position)
    worth = Spread.of(now)
    true_gain = Spread.of(after[:, -1] - after[:, 0])
    residual = Spread.of(after[:, 0] - now)
    if step.is_forced:
        nothing = Spread(np.zeros_like(worth.mean), np.zeros_like(worth.mean))
        return Weighed(step, worth, true_gain, nothing, residual, None)
    known_gain, decision = _decide(rules_insight, step, effort, seed)
    return Weighed(step, worth, true_gain, known_gain, residual, decision)


class Spread(NamedTuple):
    """A mean and its standard error, by seat."""

    mean: Chances
    error: Chances

    @classmethod
    def of(cls, values: NDArray[np.float64]) -> "Spread":
        """Of values by playout and seat."""
        return cls(values.mean(axis=0), values.std(axis=0, ddof=1) / math.sqrt(len(values)))


class Weighed(NamedTuple):
    """What was measured of a step: W(s), Q(s, m) − Q(s, π), Q(I, m) − Q(I, π), Q(s, π) − W(s), and the decision."""

    step: ReviewStep
    worth: Spread
    true_gain: Spread
    known_gain: Spread
    residual: Spread
    decision: Decision | None


def _decide(insight: Insight, step: ReviewStep, effort: Effort, seed: str) -> tuple[Spread, Decision]:
    """Q(I, m) − Q(I, π) by seat, and the choice beside the best one.

    The best turn is chosen in other deals than those in which it is measured: what was lucky in the choosing gains
    nothing by it. Where another one of the best proves to be better, that is measured anew.
    """
    best = insight.best_turns(step.concealed, step.seat, effort.choosing)
    others = [turn for turn in best if sorted(turn) != sorted(step.turn)]
    turns: list[Turn] = [USUAL, step.turn, *others]
    mine = step.seat
    after = _compared(insight, step, turns, effort, f"{seed} {step.first} first")
    favourite = 1 + int(after[:, 1:, mine].mean(axis=0).argmax())
    known = Spread.of(after[:, 1] - after[:, 0])
    if len(turns) == 2 or favourite == 1:
        chance = Spread.of(after[:, 1])
        choice = _choice(insight, step, step.turn, chance)
        return known, Decision(verdict="best", lost=0.0, error=0.0, played=choice, best=choice)
    again = _compared(insight, step, [USUAL, step.turn, turns[favourite]], effort, f"{seed} {step.first} second")
    gap = Spread.of(again[:, 2] - again[:, 1])
    lost, error = float(gap.mean[mine]), float(gap.error[mine])
    played = _choice(insight, step, step.turn, Spread.of(again[:, 1]))
    rival = _choice(insight, step, turns[favourite], Spread.of(again[:, 2]))
    verdict = verdict_on(lost, error)
    if lost <= 0.0:
        return known, Decision(verdict="best", lost=0.0, error=error, played=played, best=played)
    is_worse = verdict in WORSE
    why = insight.comparison(step.concealed, mine, turns[favourite], step.turn) if is_worse else None
    return known, Decision(verdict=verdict, lost=lost, error=error, played=played, best=rival, why=why)


def _compared(insight: Insight, step: ReviewStep, turns: list[Turn], effort: Effort, seed: str) -> NDArray[np.float64]:
    """Play on after turns in the same deals until it is certain how much the second loses against the others."""
    parts: list[NDArray[np.float64]] = []
    done = 0
    while True:
        _, after = insight.values(step.concealed, step.seat, True, turns, seed, done, effort.comparing)
        parts.append(after)
        done += effort.comparing
        everything = np.concatenate(parts)
        if done >= effort.most or _is_settled(everything[:, 1:, step.seat]):
            return everything


def _is_settled(chances: NDArray[np.float64]) -> bool:
    """Whether more playouts could hardly change the word for a turn that is compared with others (by playout, turn)."""
    gaps = chances[:, 1:] - chances[:, :1]
    if gaps.shape[1] == 0:
        return True
    favourite = int(gaps.mean(axis=0).argmax())
    lost = float(gaps[:, favourite].mean())
    error = float(gaps[:, favourite].std(ddof=1)) / math.sqrt(len(gaps))
    if lost + _CERTAIN * error < THRESHOLDS[-1][1]:
        return True
    return all(abs(lost - threshold) > _CERTAIN * error for _, threshold in THRESHOLDS)


def verdict_on(lost: float, error: float) -> Verdict:
    """The word for a decision that lost so much winning chance, give or take a standard error."""
    if lost <= max(_NOTHING, _EQUAL * error):
        return "equal"
    for word, threshold in THRESHOLDS:
        if lost > threshold and lost > _CERTAIN * error:
            return word
    return "fine" if lost <= THRESHOLDS[-1][1] else "open"


def _choice(insight: Insight, step: ReviewStep, turn: Turn, chance: Spread) -> Choice:
    moves, told = insight.told(step.concealed, turn)
    mine = step.seat
    return Choice(moves=moves, told=told, chance=float(chance.mean[mine]), error=float(chance.error[mine]))


def starting_chances(match: Match, deals: int, seed: str) -> Spread:
    """Every seat's winning chance before anything is dealt: of as many deals, a playout each."""
    game = match.game
    insight = insight_of(game.rules)
    found = np.zeros((deals, game.players))
    for number in range(deals):
        record = game.start(seed=f"{seed} deal {number}").origin()
        now, _ = insight.values(record, 0, False, [USUAL], f"{seed} play {number}", 0, 1)
        found[number] = now[0]
    return Spread.of(found)


def reviewed(weighed: Weighed, later: Spread | None, result: Chances) -> Reviewed:
    """The account of a step, with what the next position is worth, or the result of the match."""
    step = weighed.step
    before = weighed.worth.mean
    after = result if later is None else later.mean
    after_error = np.zeros_like(after) if later is None else later.error
    gain = weighed.true_gain
    residual = weighed.residual.mean
    chance = after - (before + residual + gain.mean)
    if not step.drew:  # whatever is left did not come from chance
        chance, residual = np.zeros_like(chance), residual + chance
    error = np.sqrt(after_error**2 + weighed.worth.error**2 + gain.error**2) if step.drew else gain.error
    hidden = gain.mean - weighed.known_gain.mean
    parts = [
        Part(
            chance=float(chance[seat]),
            decision=float(weighed.known_gain.mean[seat]),
            hidden=float(hidden[seat]),
            residual=float(residual[seat]),
            error=float(error[seat]),
        )
        for seat in range(len(before))
    ]
    return Reviewed(
        seat=step.seat,
        first=step.first,
        length=len(step.turn),
        drew=step.drew,
        before=before.tolist(),
        after=after.tolist(),
        parts=parts,
        decision=weighed.decision,
    )
