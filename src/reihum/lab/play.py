"""Playing the games of a task, and what is noted of them."""

import itertools
import time
from collections import Counter, defaultdict
from typing import Final

import msgspec
import numpy as np

from reihum.bots import make_bot
from reihum.core.game import Game
from reihum.core.match import Match
from reihum.core.record import Buffer, header
from reihum.lab.fingerprint import fingerprint
from reihum.lab.fortune import owed_to_chance
from reihum.lab.rollouts import Rollouts
from reihum.lab.tasks import Seating, Task

MOMENTS: Final = 20
"""The course of a game is noted at its beginning and after every twentieth of its decisions."""
LOOKS: Final = 10
"""Of these, every second one is played on to know the chances."""


class Course(msgspec.Struct, array_like=True, frozen=True):
    """How a game went."""

    choices: dict[int, int]  # how often the seat to move had how many legal moves
    breadth: tuple[float, ...]  # mean number of legal moves in each stretch of the game
    points: tuple[tuple[int, ...], ...]  # by moment and seat
    lead_changes: int  # how often another seat than before came to lead alone, seen at the ends of turns
    settled: float  # the share of the game after which the later winner led alone for good (1 if never)
    opening: tuple[str, ...]  # the moves of the first turn's player in it
    moves: tuple[dict[str, int], ...]  # by seat, how often each move was played
    chances: tuple[tuple[float, ...], ...]  # by look and seat: the chance to win, if greedy bots played on


class FinishedGame(msgspec.Struct, array_like=True, frozen=True):
    """A finished game."""

    deal: int
    seats: Seating
    start: int
    points: tuple[int, ...]
    ranks: tuple[int, ...]
    turns: int
    decisions: int
    course: Course | None = None
    owed: tuple[float, ...] = ()  # by seat, what of the win chance has brought; empty if nobody asked

    @property
    def best(self) -> int:
        """The winner's points: the most, or the fewest where few points win."""
        return self.points[self.ranks.index(1)]

    @property
    def wins(self) -> tuple[float, ...]:
        """What each seat has of the win: 1, 0, or an equal part where several share the first rank."""
        first = self.ranks.count(1)
        return tuple(1 / first if rank == 1 else 0.0 for rank in self.ranks)


class FinishedTask(msgspec.Struct, frozen=True):
    """A task that was played, and by which version of the program."""

    fingerprint: str
    games: list[FinishedGame]
    seconds: dict[str, float]  # that each bot thought; the only part that differs from run to run
    asked: dict[str, int]  # decisions of each bot


def play_task(task: Task) -> FinishedTask:
    """Play every deal of a task in every seating."""
    game = task.setting.build()
    clock = ThinkingTime()
    games = [
        play_game(game, task, deal, seating, clock)
        for deal in range(task.first, task.first + task.deals)
        for seating in task.seatings
    ]
    return FinishedTask(fingerprint(task.setting.game), games, dict(clock.seconds), dict(clock.asked))


class ThinkingTime:
    """How long the bots thought."""

    def __init__(self) -> None:
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self.asked: Counter[str] = Counter()

    def note(self, bot: str, seconds: float) -> None:
        """A bot has decided."""
        self.seconds[bot] += seconds
        self.asked[bot] += 1


def play_game(game: Game, task: Task, deal: int, seating: Seating, clock: ThinkingTime) -> FinishedGame:
    """One deal in one seating; bots are made anew for it and see concealed records only."""
    number = task.seatings.index(seating) if task.apart else 0
    match = Match(game, game.key(f"{task.seed} {number}" if task.apart else task.seed, deal))
    bots = [make_bot(name, game.rules, f"{task.seed} {deal} {seat}") for seat, name in enumerate(seating)]
    notes = Notes(match) if task.detail else None
    while not match.is_over:
        seat = match.to_move
        if notes is not None:
            notes.before_move()
        asked = time.perf_counter()
        move = bots[seat].choose(match.concealed(seat))
        clock.note(seating[seat], time.perf_counter() - asked)
        match.play(move)
    points, ranks = match.scores()
    return FinishedGame(
        deal=deal,
        seats=seating,
        start=match.header("start"),
        points=points,
        ranks=ranks,
        turns=match.header("turn"),
        decisions=len(match.moves),
        course=None if notes is None else notes.course(task, deal),
        owed=owed_to_chance(match, f"{task.seed} {deal} {number}") if task.fortune else (),
    )


class Notes:
    """What is seen of a game while it is played."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.records: list[Buffer] = []
        self.movers: list[int] = []
        self.turns: list[int] = []
        self.options: list[int] = []
        self.standings: list[tuple[tuple[int, ...], tuple[int, ...]]] = []  # points and ranks

    def before_move(self) -> None:
        """Note the position before the next move."""
        record = np.frombuffer(self.match.to_bytes(), np.uint8)
        self.records.append(record)
        self.movers.append(self.match.to_move)
        self.turns.append(header(record, "turn"))
        self.options.append(len(self.match.legal()))
        self.standings.append(self.match.scores())

    def course(self, task: Task, deal: int) -> Course:
        """The whole game in a few numbers."""
        decisions = len(self.records)
        outcome = self.match.scores()
        moments = [round(decisions * part / MOMENTS) for part in range(MOMENTS + 1)]
        standings = [*self.standings, outcome]
        stretches = [self.options[low : max(high, low + 1)] for low, high in itertools.pairwise(moments)]
        leads = self._leads(outcome.ranks)
        looks = [self.records[round(decisions * look / LOOKS)] for look in range(LOOKS)] if task.playouts else []
        return Course(
            choices=dict(sorted(Counter(self.options).items())),
            breadth=tuple(round(float(np.mean(stretch or [1])), 2) for stretch in stretches),
            points=tuple(standings[moment][0] for moment in moments),
            lead_changes=sum(1 for before, after in itertools.pairwise(leads) if before != after),
            settled=self._settled(outcome.ranks),
            opening=self._opening(),
            moves=self._moves(),
            chances=tuple(
                self._chances(record, task.playouts, f"{task.seed} {deal} {look}") for look, record in enumerate(looks)
            ),
        )

    def _chances(self, record: Buffer, playouts: int, seed: str) -> tuple[float, ...]:
        return tuple(round(float(chance), 4) for chance in Rollouts(self.match.game, playouts, seed).of(record))

    def _turn_ends(self, last: tuple[int, ...]) -> list[tuple[float, int]]:
        """After each turn: the share of the game that is over, and the seat that leads alone or −1."""
        ends = [at for at in range(1, len(self.turns)) if self.turns[at] != self.turns[at - 1]]
        ranks = [self.standings[at][1] for at in ends] + [last]
        shares = [at / len(self.turns) for at in ends] + [1.0]
        return [(share, rank.index(1) if rank.count(1) == 1 else -1) for share, rank in zip(shares, ranks, strict=True)]

    def _leads(self, last: tuple[int, ...]) -> list[int]:
        return [leader for _, leader in self._turn_ends(last) if leader >= 0]

    def _settled(self, last: tuple[int, ...]) -> float:
        settled = 1.0
        winner = last.index(1) if last.count(1) == 1 else -1
        for share, leader in reversed(self._turn_ends(last)):
            if leader != winner or winner < 0:
                break
            settled = share
        return round(settled, 4)

    def _opening(self) -> tuple[str, ...]:
        opener = self.movers[0]
        own = []
        for move, mover, turn in zip(self.match.moves, self.movers, self.turns, strict=True):
            if turn != self.turns[0]:
                break
            if mover == opener:
                own.append(str(move))
        return tuple(own)

    def _moves(self) -> tuple[dict[str, int], ...]:
        counts: list[Counter[str]] = [Counter() for _ in range(self.match.game.players)]
        for move, mover in zip(self.match.moves, self.movers, strict=True):
            counts[mover][str(move)] += 1
        return tuple(dict(sorted(count.items())) for count in counts)
