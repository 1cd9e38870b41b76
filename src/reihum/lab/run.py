"""Running experiments: what is kept already is not played again, the rest is, with a bar that shows how far it is."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from reihum.lab.compiling import compile_once
from reihum.lab.errors import LabError, Stopped
from reihum.lab.executors import Executor, InProcess, Processes, cores
from reihum.lab.fingerprint import fingerprint
from reihum.lab.ledger import Ledger, usual_path
from reihum.lab.play import FinishedGame, FinishedTask
from reihum.lab.ray_cluster import RayCluster
from reihum.lab.tasks import Experiment, Task


@dataclass(frozen=True, kw_only=True)
class Means:
    """With what an experiment is run; none of it changes a result."""

    workers: int | None = None
    cluster: str | None = None
    keep: Path | None = None
    quiet: bool = False

    def executor(self) -> Executor:
        """Where tasks are played."""
        if self.cluster is not None:
            return RayCluster(self.cluster)
        workers = cores() if self.workers is None else self.workers
        return InProcess() if workers == 1 else Processes(workers)


class Findings:
    """The games of every experiment by its name, in the order of deals and seatings."""

    def __init__(self, games: dict[str, list[FinishedGame]], done: list[FinishedTask]) -> None:
        self.games = games
        self.seconds: dict[str, float] = {}  # that a decision of a bot took on average
        asked: dict[str, int] = {}
        for part in done:
            for bot, seconds in part.seconds.items():
                self.seconds[bot] = self.seconds.get(bot, 0.0) + seconds
                asked[bot] = asked.get(bot, 0) + part.asked[bot]
        for bot, number in asked.items():
            self.seconds[bot] /= number

    def __getitem__(self, name: str) -> list[FinishedGame]:
        return self.games[name]


def run(experiments: Mapping[str, Experiment], means: Means) -> Findings:
    """Play the experiments; raises `Stopped` on Ctrl-C, after which the same call goes on where it was."""
    executor = means.executor()
    for experiment in experiments.values():
        experiment.check()
    split = {name: experiment.tasks() for name, experiment in experiments.items()}
    tasks = list({task.key: task for part in split.values() for task in part}.values())
    ledger = Ledger(means.keep or usual_path(tasks))
    if isinstance(executor, Processes):
        compile_once(experiments.values(), means.quiet)
    done = _play(tasks, ledger, executor, means)
    if means.keep is None:
        ledger.remove()
    games = {name: [game for task in part for game in done[task.key].games] for name, part in split.items()}
    return Findings(games, list(done.values()))


def _play(tasks: list[Task], ledger: Ledger, executor: Executor, means: Means) -> dict[str, FinishedTask]:
    done: dict[str, FinishedTask] = {}
    for task in tasks:
        found = ledger.find(task, fingerprint(task.setting.game))
        if found is not None:
            done[task.key] = found
    console = Console(stderr=True, highlight=False)
    if done and not means.quiet:
        console.print(f"{len(done)} of {len(tasks)} parts were played before and are not played again.")
    left = [task for task in tasks if task.key not in done]
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("games"),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, disable=means.quiet) as progress:
        bar = progress.add_task("Playing", total=sum(task.games for task in tasks))
        progress.advance(bar, sum(task.games for task in tasks if task.key in done))
        playing = executor.play(left)
        try:
            for task, result in playing:
                _same_version(task, result)
                ledger.add(task, result)
                done[task.key] = result
                progress.advance(bar, task.games)
        except KeyboardInterrupt:
            raise Stopped(
                f"Stopped. {len(done)} of {len(tasks)} parts are kept in {ledger.path}; "
                "the same command goes on from there."
            ) from None
        finally:
            close = getattr(playing, "close", None)
            if close is not None:
                close()  # ends the workers now, not when the garbage is collected
    return done


def _same_version(task: Task, done: FinishedTask) -> None:
    if done.fingerprint != fingerprint(task.setting.game):
        raise LabError(
            "A machine of the cluster runs another version of reihum or of its bots; results would not be comparable. "
            "Install the same version everywhere."
        )
