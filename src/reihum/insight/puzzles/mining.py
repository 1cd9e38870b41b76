"""Looking for puzzles in a bot game: from cheap questions to dear ones, most positions fail an early one.

A position is a puzzle if one whole turn leads by `LEAST_LEAD` winning chance and `LEAST_ERRORS` standard errors over
every other that the search found or that a level chose, in `LEAST_PLAYOUTS` paired playouts that had no part in
choosing it, and if a search several times as long as `expert` plays the same turn. What greedy, easy and medium all see
at once is none.
"""

import functools
import hashlib
import math
import random
from collections import Counter
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from reihum.bots import make_bot
from reihum.bots.hints.turns import is_same_turn
from reihum.core.game import Game
from reihum.core.match import Match
from reihum.core.rules import Rules
from reihum.insight.engine import Insight, Turn, insight_of
from reihum.insight.puzzles.puzzle import LEAST_ERRORS, LEAST_LEAD, Puzzle, PuzzleTurn, packed
from reihum.insight.puzzles.themes import theme_of
from reihum.insight.steps import ReviewStep, steps_of
from reihum.lab.fingerprint import fingerprint
from reihum.lab.tasks import Setup

_PLAYERS: Final = ("easy", "medium", "greedy", "hard")
"""Who plays the games, drawn by lot for every seat: people's positions are neither perfect nor absurd."""
_TRIES: Final = {"easy": 8, "medium": 8, "greedy": 1, "hard": 4, "expert": 1}
"""How often each level is asked: the weak ones waver."""
_QUICK: Final = ("easy", "medium", "greedy")
_MOST_CHOICES: Final = 8
_STAGES: Final = ((256, 1.0), (1024, 0.5))
"""Playouts after which a position is given up whose lead is too small by more than so many standard errors."""


class MiningEffort(msgspec.Struct, frozen=True):
    """How hard to look."""

    choosing: int = 384  # playouts for finding the best turns of a position
    measuring: int = 4096
    confirming: int = 12_000  # playouts a decision of the search that has to agree
    a_game: int = 2  # puzzles of one game at most: those of one game are alike


class Mined(msgspec.Struct, frozen=True):
    """What a game gave, and which version of the program looked."""

    fingerprint: str
    puzzles: list[Puzzle]
    looked_at: int  # decisions


class Mine(msgspec.Struct, frozen=True):
    """One game of bots to be played and looked through."""

    setting: Setup
    seed: str
    deal: int
    effort: MiningEffort

    @property
    def key(self) -> str:
        """A name that two of them share exactly if they say the same."""
        return hashlib.sha256(msgspec.json.encode(self, order="sorted")).hexdigest()[:20]

    def work(self) -> Mined:
        """Play it, and look at its decisions in an order drawn by lot, until it has given enough."""
        game = self.setting.build()
        name = f"{self.seed} {self.setting.players} {self.deal}"
        luck = random.Random(name)
        steps = [step for step in steps_of(_played(game, self.seed, self.deal, luck)) if not step.is_forced]
        luck.shuffle(steps)
        miner = Miner(game, self.effort)
        found: list[Puzzle] = []
        looked_at = 0
        for step in steps:
            looked_at += 1
            puzzle = miner.look_at(step, f"{name} {step.first}")
            if puzzle is not None:
                found.append(puzzle)
            if len(found) == self.effort.a_game:
                break
        return Mined(mark(game.name), found, looked_at)


@functools.cache
def mark(game: str) -> str:
    """Which version of the program looks: of bots, playouts and this folder."""
    here = Path(__file__).parent
    digest = hashlib.sha256(fingerprint(game).encode())
    for source in (here.parent / "engine.py", here.parent / "steps.py", *sorted(here.glob("*.py"))):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _played(game: Game, seed: str, deal: int, luck: random.Random) -> Match:
    match = Match(game, game.key(seed, deal))
    seats = [luck.choice(_PLAYERS) for _ in range(game.players)]
    bots = [make_bot(level, game.rules, f"{seed} {deal} {seat}") for seat, level in enumerate(seats)]
    while not match.is_over:
        match.play(bots[match.to_move].choose(match.concealed(match.to_move)))
    return match


class Lead(NamedTuple):
    """By how much the best of some turns leads over the others: the least of these leads, by each."""

    best: int
    chances: NDArray[np.float64]
    lost: NDArray[np.float64]
    errors: NDArray[np.float64]

    @classmethod
    def of(cls, values: NDArray[np.float64], best: int | None = None) -> "Lead":
        """Of the winning chances by playout and turn; ``best`` as chosen elsewhere."""
        chances = values.mean(axis=0)
        best = int(chances.argmax()) if best is None else best
        gaps = values[:, [best]] - values
        return cls(best, chances, gaps.mean(axis=0), gaps.std(axis=0, ddof=1) / math.sqrt(len(values)))

    def is_clear(self, allowance: float = 0.0) -> bool:
        """Whether every other turn is behind by enough; with an allowance, whether that may still turn out."""
        for turn, (lost, error) in enumerate(zip(self.lost, self.errors, strict=True)):
            if turn != self.best and lost + allowance * error < LEAST_LEAD:
                return False
            if not allowance and turn != self.best and lost < LEAST_ERRORS * error:
                return False
        return True

    def told(self) -> str:
        """The least lead, in points of winning chance."""
        other = min((turn for turn in range(len(self.lost)) if turn != self.best), key=lambda turn: self.lost[turn])
        return f"{100 * self.lost[other]:.1f} points, give or take {100 * self.errors[other]:.1f}"


def measured_again(rules: Rules, puzzle: Puzzle, seed: str) -> Lead:
    """The lead of a puzzle's best turn in fresh playouts, as many as it was measured with."""
    turns = puzzle.turns(rules)
    fresh = f"{puzzle.seed} {seed}"
    _, after = insight_of(rules).values(puzzle.concealed(), puzzle.seat, True, turns, fresh, 0, puzzle.playouts)
    return Lead.of(after[:, :, puzzle.seat], best=0)


class Miner:
    """Looks at decisions of a game."""

    def __init__(self, game: Game, effort: MiningEffort) -> None:
        self._game = game
        self._effort = effort
        self._insight: Insight = insight_of(game.rules)

    def look_at(self, step: ReviewStep, seed: str) -> Puzzle | None:
        """The puzzle that a decision is; None if it is none."""
        turns = self._insight.best_turns(step.concealed, step.seat, self._effort.choosing)
        if len(turns) < 2:
            return None
        best = turns[0]
        for number, (playouts, allowance) in enumerate(_STAGES):
            lead = Lead.of(self._values(step, turns, f"{seed} stage {number}", playouts))
            if not lead.is_clear(allowance):
                return None
            best = turns[lead.best]
        chosen = {level: self._chosen(step, level, seed) for level in _QUICK}
        if all(solves(chosen[level], best) for level in _QUICK):
            return None  # everybody sees it
        confirming = self._turn_of(step, f"search@{self._effort.confirming}", f"{seed} confirming")
        if not is_same(confirming, best):
            return None
        chosen |= {level: self._chosen(step, level, seed) for level in _TRIES if level not in chosen}
        return self._measured(step, turns, best, chosen, seed)

    def _measured(
        self, step: ReviewStep, turns: list[Turn], best: Turn, chosen: dict[str, list[Turn]], seed: str
    ) -> Puzzle | None:
        others = [turn for turn in turns if not is_same(turn, best)]
        for turn in (turn for level in chosen.values() for turn in level):
            if not any(is_same(turn, known) for known in (best, *others)) and len(others) + 1 < _MOST_CHOICES:
                others.append(turn)
        every = [best, *others]
        seed = f"puzzle {seed}"
        lead = Lead.of(self._values(step, every, seed, self._effort.measuring), best=0)
        if not lead.is_clear():
            return None
        order = sorted(range(len(every)), key=lambda place: lead.lost[place])
        choices = [
            PuzzleTurn(
                moves=[self._game.rules.moves[move] for move in every[place]],
                told=self._insight.told(step.concealed, every[place])[1],
                chance=round(float(lead.chances[place]), 4),
                lost=round(float(lead.lost[place]), 4),
                error=round(float(lead.errors[place]), 4),
                levels=counted(chosen, every[place]),
            )
            for place in order
        ]
        tempting = max(range(1, len(choices)), key=lambda place: (sum(choices[place].levels.values()), -place))
        told = self._insight.comparison(step.concealed, step.seat, best, every[order[tempting]])
        return Puzzle(
            id=hashlib.sha256(seed.encode()).hexdigest()[:8],
            seat=step.seat,
            record=packed(step.concealed),
            theme=theme_of(self._game.rules, told.turns[0], told.turns[1]),
            level=next((level for level in _TRIES if solves(chosen[level], best)), "expert"),
            choices=choices,
            reasons=told.reasons,
            seed=seed,
            playouts=self._effort.measuring,
            tempting=tempting,
        )

    def _values(self, step: ReviewStep, turns: list[Turn], seed: str, playouts: int) -> NDArray[np.float64]:
        _, after = self._insight.values(step.concealed, step.seat, True, turns, seed, 0, playouts)
        return after[:, :, step.seat]

    def _chosen(self, step: ReviewStep, level: str, seed: str) -> list[Turn]:
        return [self._turn_of(step, level, f"{seed} {level} {number}") for number in range(_TRIES[level])]

    def _turn_of(self, step: ReviewStep, level: str, seed: str) -> Turn:
        """The turn that a bot plays here."""
        match = Match.at(self._game, step.record)
        bot = make_bot(level, self._game.rules, seed)
        revealed, turn = match.header("revealed"), match.header("turn")
        moves: list[int] = []
        while is_same_turn(_Now(match), step.seat, revealed, turn):
            moves.append(int(bot.choose(match.concealed(step.seat))))
            match.play(moves[-1])
        return tuple(moves)


class _Now:
    """What `is_same_turn` asks of a record, of a match as it stands."""

    def __init__(self, match: Match) -> None:
        self.to_move, self.revealed, self.turn = (match.header(name) for name in ("to_move", "revealed", "turn"))


def is_same(one: Turn, other: Turn) -> bool:
    """Whether two turns consist of the same moves."""
    return sorted(one) == sorted(other)


def solves(chosen: list[Turn], best: Turn) -> bool:
    """Whether a level finds the best turn more often than not."""
    return 2 * sum(is_same(turn, best) for turn in chosen) > len(chosen)


def counted(chosen: dict[str, list[Turn]], turn: Turn) -> dict[str, int]:
    """How often each level chose a turn."""
    counts = Counter(level for level, turns in chosen.items() for one in turns if is_same(one, turn))
    return {level: counts[level] for level in chosen if counts[level]}
