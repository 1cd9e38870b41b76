"""Whether reviews are honest: their verdicts in fresh playouts, and their accounts over many matches.

* Decisions that reviews call inaccurate, mistakes or blunders are played on beside the suggested turn, in deals and
  with luck that the review has not seen; so are those that are called equal to another one.
* Over many matches luck is nothing on average, for each seat, and two equal bots owe as much to their decisions.

What is found is kept under bench/results/insight; from it follow the tables of docs/review.md (`bench.calibration`).
"""

import hashlib
import json
import math
from collections.abc import Sequence
from typing import Any, Final

import msgspec
import numpy as np

from bench.stamp import RESULTS, stamp
from reihum.bots.base import make_bot
from reihum.core.files import write_whole
from reihum.core.game import Game
from reihum.core.match import Match
from reihum.core.notation import parse_move
from reihum.games import NAMES
from reihum.insight.results import WORSE, Decision, Effort, Reviewed
from reihum.insight.review import review
from reihum.lab.executors import InProcess
from reihum.lab.fortune import luck_of
from reihum.lab.ledger import Ledger
from reihum.lab.rollouts import Rollouts, reach_of_reviews
from reihum.lab.tasks import Setup

FOLDER: Final = RESULTS / "insight"
PAIRS: Final = 2048
"""Fresh playouts of both turns."""
CASES: Final = 200
"""Worse decisions that are sampled of each game."""
GAMES: Final = 2000
"""Whose luck is added up."""
TABLES: Final = (("easy", "medium"), ("medium", "medium"), ("greedy", "medium"), ("hard", "hard"), ("greedy", "easy"))
"""Who plays the matches that are reviewed, in turn."""


class Case(msgspec.Struct, array_like=True, frozen=True):
    """A verdict, and what fresh playouts say of it."""

    verdict: str
    told: float  # winning chance lost, as the review says
    told_error: float  # one standard error of that
    lost: float  # the same in fresh pairs
    error: float


class Found(msgspec.Struct, array_like=True, frozen=True):
    """A match that was reviewed: its cases, and by seat its account."""

    bots: tuple[str, ...]
    cases: list[Case]
    decision: list[float]  # what the seats' own decisions gave or took
    hidden: list[float]
    residual: list[float]


class Reviewing(msgspec.Struct, frozen=True):
    """A match to review."""

    setting: Setup
    bots: tuple[str, ...]
    number: int
    effort: Effort = Effort()
    pairs: int = PAIRS

    @property
    def key(self) -> str:
        """A name that two of them share exactly if they say the same."""
        return hashlib.sha256(msgspec.json.encode(self, order="sorted")).hexdigest()[:20]

    def work(self) -> Found:
        """Play it, review it, and look at its verdicts again."""
        match = played(self.setting.build(), self.bots, f"insight {self.number}")
        found = review(match, self.number, self.effort)
        cases = [
            fresh_case(match, step, step.decision, self.pairs, f"{self.number}")
            for step in found.steps
            if step.decision is not None and step.decision.verdict in (*WORSE, "equal")
        ]
        accounts = found.accounts
        return Found(
            self.bots,
            cases,
            [account.decision for account in accounts],
            [account.hidden for account in accounts],
            [account.residual for account in accounts],
        )


class Watching(msgspec.Struct, frozen=True):
    """Some matches whose luck is added up."""

    setting: Setup
    bots: tuple[str, ...]
    first: int
    games: int

    @property
    def key(self) -> str:
        """A name that two of them share exactly if they say the same."""
        return hashlib.sha256(msgspec.json.encode(self, order="sorted")).hexdigest()[:20]

    def work(self) -> list[list[float]]:
        """By match: what the deal brought to each seat, then what draws brought to each."""
        game = self.setting.build()
        found = []
        for number in range(self.first, self.first + self.games):
            luck = luck_of(played(game, self.bots, f"luck {number}"), f"luck {number}")
            found.append([round(float(part), 5) for part in (*luck.deal, *luck.draws)])
        return found


def played(game: Game, bots: Sequence[str], seed: str) -> Match:
    """A match between bots."""
    match = Match(game, game.key(seed))
    players = [make_bot(bot, game.rules, f"{seed} {seat}") for seat, bot in enumerate(bots)]
    while not match.is_over:
        match.play(players[match.to_move].choose(match.concealed(match.to_move)))
    return match


def fresh_case(match: Match, step: Reviewed, decision: Decision, pairs: int, seed: str) -> Case:
    """What was lost by a decision beside the suggested one, in playouts that the review has not seen."""
    rules = match.game.rules
    before = Match.at(match.game, match.origin())
    for move in match.moves[: step.first]:
        before.play(move)
    played_turn = [int(move) for move in match.moves[step.first : step.first + step.length]]
    best_turn = [parse_move(rules, move) for move in decision.best.moves]
    rollouts = Rollouts(match.game, pairs, f"fresh {seed} {step.first}", reach_of_reviews(match.game))
    after = rollouts.compare(before.concealed(step.seat), step.seat, [played_turn, best_turn])
    gap = after[:, 1] - after[:, 0]
    told = (round(decision.lost, 5), round(decision.error, 5))
    return Case(decision.verdict, *told, round(float(gap.mean()), 5), round(float(gap.std(ddof=1)) / pairs**0.5, 5))


def run(rounds: int, games: list[str], kept: bool) -> dict[str, Any]:
    """Review matches until there are enough cases of every game, then add up luck; 20 ``rounds`` pieces at most."""
    for game in [] if kept else games or list(NAMES):
        ask(game, 20 * rounds)
    return {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.json"))}


def ask(game: str, most: int) -> None:
    """Play and review so many more matches of a game, and as many pieces of games whose luck is added up."""
    setting = Setup(game, 2)
    reviews: Ledger = Ledger(FOLDER / f".{game}-reviews.jsonl", Found)
    lucks: Ledger = Ledger(FOLDER / f".{game}-luck.jsonl", list[list[float]])
    luck: list[list[float]] = []
    piece = 100
    for first in range(0, min(GAMES, most * piece), piece):
        luck += _done(Watching(setting, ("medium", "greedy"), first, piece), lucks)
    found: list[Found] = []
    for number in range(most):
        if sum(case.verdict in WORSE for one in found for case in one.cases) >= CASES:
            break
        found.append(_done(Reviewing(setting, TABLES[number % len(TABLES)], number), reviews))
        result = summary(found) | {"luck": summary_of_luck(luck), "stamp": stamp()}  # so far, if it is stopped now
        write_whole(FOLDER / f"{game}.json", (json.dumps(result, indent=1) + "\n").encode())


def _done(job: Any, ledger: Ledger) -> Any:
    done = ledger.kept(job.key)
    if done is None:
        [(_, done)] = InProcess().play([job])
        ledger.add(job, done)
    return done


def summary(found: Sequence[Found]) -> dict[str, Any]:
    """How verdicts fare in fresh playouts, and what accounts come to."""
    cases = [case for one in found for case in one.cases]
    worse = [case for case in cases if case.verdict in WORSE]
    equal = [case for case in cases if case.verdict == "equal"]
    differences = [one.decision[0] - one.decision[1] for one in found if one.bots[0] == one.bots[1]]
    seats = range(len(found[0].bots)) if found else ()
    return {
        "matches": len(found),
        "worse": {word: _worse([case for case in worse if case.verdict == word]) for word in WORSE}
        | {"all": _worse(worse)},
        "equal": _equal(equal),
        "equal_bots": {"matches": len(differences), "difference": _mean(differences)},
        "hidden": [_mean([one.hidden[seat] for one in found]) for seat in seats],
        "residual": [_mean([one.residual[seat] for one in found]) for seat in seats],
    }


def _worse(cases: Sequence[Case]) -> dict[str, Any]:
    return {
        "cases": len(cases),
        "worse": sum(case.lost > 0 for case in cases),
        "certainly_better": sum(case.lost < -2 * case.error for case in cases),
        "told": _mean([case.told for case in cases]),
        "lost": _mean([case.lost for case in cases]),
    }


def _equal(cases: Sequence[Case]) -> dict[str, Any]:
    """Two choices within one standard error of the review's own: what is left is what that error hides."""
    return {
        "cases": len(cases),
        "within_two_errors": sum(abs(case.lost) <= 2 * math.hypot(case.error, case.told_error) for case in cases),
        "lost": _mean([case.lost for case in cases]),
    }


def summary_of_luck(luck: Sequence[Sequence[float]]) -> dict[str, Any]:
    """What deals and draws brought to each seat, on average."""
    numbers = np.array(luck)
    seats = numbers.shape[1] // 2
    return {
        "games": len(numbers),
        "deal": [_mean(numbers[:, seat].tolist()) for seat in range(seats)],
        "draws": [_mean(numbers[:, seats + seat].tolist()) for seat in range(seats)],
    }


def _mean(numbers: Sequence[float]) -> list[float] | None:
    """A mean and its standard error."""
    if len(numbers) < 2:
        return None
    return [round(float(np.mean(numbers)), 5), round(float(np.std(numbers, ddof=1)) / len(numbers) ** 0.5, 5)]
