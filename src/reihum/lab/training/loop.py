"""``reihum lab train``: a search plays against itself, a net learns from that, and matches tell whether it is better.

Whatever is finished is kept in a folder, and the same command goes on where it was: games, nets, and what matches
told. Results depend on the seed, not on the number of workers.
"""

from pathlib import Path
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from reihum.bots.engine import bot_engine, evaluation_of
from reihum.bots.judgement.net import Net, NoSuchNet, Shape, check_net, net_path
from reihum.bots.tuning.fitting import describing_engine
from reihum.core.errors import BadOption
from reihum.core.files import write_whole
from reihum.core.rules import Rules
from reihum.games import rules_of
from reihum.lab.errors import LabError, Stopped
from reihum.lab.executors import Executor
from reihum.lab.ledger import Ledger
from reihum.lab.run import Means
from reihum.lab.tasks import Setup
from reihum.lab.training.duels import CERTAIN, Side, Verdict, fight
from reihum.lab.training.experience import Episode, Positions, Practice, joined, positions_of
from reihum.lab.training.learning import Learned, Recipe, learn

_GAMES_A_TASK: Final = 4
_FEWER: Final = 8
"""Of tables of more than two, one for so many of two."""


class TrainingPlan(msgspec.Struct, frozen=True):
    """What to train, and how much."""

    game: str
    seed: str = "1"
    rounds: int = 6
    games: int = 1000  # of two players in a round
    playouts: int = 100  # a decision
    noise: float = 0.03  # share of decisions in which something else is played, for variety
    window: int = 4  # rounds whose games are learned from
    deals: int = 300  # at most, of a match
    recipe: Recipe = Recipe()

    def check(self) -> Rules:
        """Refuse what cannot be trained."""
        rules = rules_of(self.game)
        for name in ("rounds", "games", "playouts", "window", "deals"):
            if getattr(self, name) < 1:
                raise BadOption(f"At least 1 is needed for {name}, not {getattr(self, name)}.")
        if len(evaluation_of(rules).FEATURES) < 2:
            raise BadOption(f"{rules.title} describes no position (bot/evaluation.py): there is nothing to learn from.")
        return rules


class Round(msgspec.Struct, frozen=True):
    """What came of a round."""

    number: int
    lesson: Learned
    verdict: Verdict
    promoted: bool


class Training:
    """A training in its folder."""

    def __init__(self, plan: TrainingPlan, folder: Path, means: Means) -> None:
        self.plan = plan
        self.rules = plan.check()
        self.folder = folder
        self._means = means
        self._console = Console(stderr=True, highlight=False, quiet=means.quiet)
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise LabError(f"The training cannot be kept in {folder}: {error.strerror}.") from None
        self._check_plan()
        rounds = Ledger(folder / "rounds.jsonl", Round)
        self._kept = rounds
        self.rounds: list[Round] = []
        while (found := rounds.kept(str(len(self.rounds) + 1))) is not None:
            self._check_net(found)
            self.rounds.append(found)

    def _check_net(self, done: Round) -> None:
        """Refuse a folder that was begun when positions were described otherwise."""
        try:
            check_net(done.lesson.net, evaluation_of(self.rules).FEATURES)
        except (NoSuchNet, ValueError):
            raise LabError(
                f"The net of round {done.number} in {self.folder} is damaged, or does not fit the game's features "
                "(bot/evaluation.py). Give another folder, and train anew."
            ) from None

    def _check_plan(self) -> None:
        """A folder belongs to one plan; it may be told to go on for more rounds."""
        path = self.folder / "plan.json"
        told = msgspec.structs.replace(self.plan, rounds=0)
        if path.exists():
            if msgspec.json.decode(path.read_bytes(), type=TrainingPlan) != told:
                raise LabError(f"In {self.folder} another training is kept. Give another folder, or the same options.")
        else:
            write_whole(path, msgspec.json.encode(told) + b"\n")

    @property
    def champion(self) -> Net | None:
        """The best net so far; None as long as none was better than what the game has."""
        promoted = [done.lesson.net for done in self.rounds if done.promoted]
        return promoted[-1] if promoted else None

    def run(self) -> None:
        """Go on until all rounds are played."""
        executor = self._means.executor()
        self._compile()
        try:
            while len(self.rounds) < self.plan.rounds:
                self._play_round(executor)
        except KeyboardInterrupt:
            raise Stopped(
                f"Stopped in round {len(self.rounds) + 1}; what is finished is kept in {self.folder}, "
                "and the same command goes on from there."
            ) from None

    def _compile(self) -> None:
        recipe = self.plan.recipe
        shape = Shape(len(evaluation_of(self.rules).FEATURES), recipe.first, recipe.second)
        with self._console.status(f"Compiling {self.rules.title}, once …"):
            engines = (bot_engine(self.rules), bot_engine(self.rules, shape))
            for engine in (*engines, describing_engine(self.rules)):
                engine.warm()

    def _play_round(self, executor: Executor) -> None:
        number = len(self.rounds) + 1
        self._practise(number, executor)
        with self._console.status(f"Round {number}: learning …"):
            found = self._experience(number)
            lesson = learn(evaluation_of(self.rules).FEATURES, found, self.plan.recipe, number)
        verdict = self._compare(number, lesson.net, executor)
        done = Round(number, lesson, verdict, verdict.distance > CERTAIN)
        self._kept.add(_Number(str(number)), done)
        self.rounds.append(done)
        self._tell(done)

    # Playing

    def _practices(self, number: int) -> list[Practice]:
        """The games of a round: mostly of two, some of every other number of players."""
        net = self.rounds[number - 2].lesson.net if number > 1 else None
        plan = self.plan
        practices = []
        for players in range(self.rules.min_players, self.rules.max_players + 1):
            games = plan.games if players == self.rules.min_players else max(1, plan.games // _FEWER)
            for first in range(0, games, _GAMES_A_TASK):
                deals = min(_GAMES_A_TASK, games - first)
                seed = f"{plan.seed} {number}"
                setting = Setup(plan.game, players)
                practices.append(Practice(setting, net, seed, first, deals, plan.playouts, plan.noise))
        return practices

    def _ledger(self, number: int) -> Ledger:
        return Ledger(self.folder / f"games-{number}.jsonl", list[Episode])

    def _practise(self, number: int, executor: Executor) -> None:
        ledger = self._ledger(number)
        practices = self._practices(number)
        left = [practice for practice in practices if ledger.kept(practice.key) is None]
        with self._progress() as progress:
            bar = progress.add_task(f"Round {number}: playing", total=sum(practice.deals for practice in practices))
            progress.advance(bar, sum(done.deals for done in practices) - sum(done.deals for done in left))
            playing: Any = executor.play(left)
            try:
                for practice, episodes in playing:
                    ledger.add(practice, episodes)
                    progress.advance(bar, practice.deals)
            finally:
                playing.close()

    def _experience(self, number: int) -> dict[int, Positions]:
        """The positions of the last rounds, by number of players."""
        parts: dict[int, list[Positions]] = {}
        for earlier in range(max(1, number + 1 - self.plan.window), number + 1):
            ledger = self._ledger(earlier)
            for practice in self._practices(earlier):
                episodes = ledger.kept(practice.key)
                if episodes is None:
                    raise LabError(
                        f"Games of round {earlier} are missing in {ledger.path}: it is damaged or was changed. "
                        "Put it back as it was, or give another folder and train anew."
                    )
                described = positions_of(practice.setting, practice.seed, episodes)
                if described is not None:
                    parts.setdefault(practice.setting.players, []).append(described)
        return {players: joined(found) for players, found in parts.items()}

    # Judging

    def _compare(self, number: int, net: Net, executor: Executor) -> Verdict:
        champion = self.champion
        setting = Setup(self.plan.game, self.rules.min_players)
        challenger = Side(playouts=self.plan.playouts, net=net)
        defender = Side(playouts=self.plan.playouts, net=champion)
        with self._progress() as progress:
            bar = progress.add_task(f"Round {number}: match", total=self.plan.deals)
            return fight(
                setting,
                challenger,
                defender,
                f"{self.plan.seed} match {number}",
                self.plan.deals,
                executor,
                lambda verdict: progress.update(bar, completed=verdict.deals),
            )

    def _progress(self) -> Progress:
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        return Progress(*columns, console=self._console, disable=self._means.quiet, transient=True)

    def _tell(self, done: Round) -> None:
        losses = ", ".join(
            f"{players} players {loss[0]:.3f} (blind {done.lesson.blind[players]:.3f})"
            for players, loss in done.lesson.loss.items()
            if loss
        )
        verdict = "is the new champion" if done.promoted else "is not certainly better"
        self._console.print(f"Round {done.number}: loss {losses}. It wins {done.verdict}: it {verdict}.")

    def install(self) -> Path | None:
        """Write the champion to where the game looks for its net; where that is, or None if there is no champion."""
        champion = self.champion
        if champion is None:
            return None
        path = net_path(self.rules)
        write_whole(path, msgspec.json.format(msgspec.json.encode(champion), indent=1) + b"\n")
        return path


class _Number(msgspec.Struct, frozen=True):
    """A round as the ledger names it."""

    key: str

    def work(self) -> None:
        """Nothing: a round is not a job."""
